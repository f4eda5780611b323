"""The veil at the terminal (RP-07): over what players have not come to, in a campaign or in their single games.

A campaign has a veil of its own. How far single games have come is in one file; whoever has come to a stage in a
campaign knows it there too.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text

from noisecheck import campaign as campaigns
from noisecheck.campaign import CampaignError
from noisecheck.campaign import plan as plans
from noisecheck.campaign.veil import beyond, place_of
from noisecheck.engine.game import Game
from noisecheck.engine.outcome import WON
from noisecheck.terminal import campaign_store, saves
from noisecheck.terminal.signs import PROBLEM
from noisecheck.texts import say

FILE = "single-games.json"


class VeilSwitch(Protocol):
    def hidden(self) -> frozenset[str]:
        """The stages, and fights in VR missions, that players have not come to."""

    def turn_veil(self) -> bool:
        """Lifts it, or draws it again; whether it is lifted now."""


def turned(veil: VeilSwitch) -> Text:
    """Turns it, and says what that did; what cannot be kept is told."""
    try:
        return Text(say("veil-turned", {"lifted": "yes" if veil.turn_veil() else "no"}))
    except (OSError, CampaignError) as error:
        return Text(str(error), PROBLEM)


# single games


class Singles(Struct, frozen=True):
    """The number of the farthest stage they have come to, and whether names of what lies ahead are wanted."""

    reached: int = 1
    unveiled: bool = False


class OverSingles:
    """The veil over what neither single games nor campaigns have come to."""

    def hidden(self) -> frozenset[str]:
        known, (desks, _) = read(), campaign_store.desks()
        far = max([known.reached, *(campaigns.reached(desk.campaign) for desk in desks)])
        return frozenset() if known.unveiled else beyond(far)

    def turn_veil(self) -> bool:
        known = read()
        write(replace(known, unveiled=not known.unveiled))
        return not known.unveiled


def come_to(game: Game) -> None:
    """A stage is known when it is played; won, it leads to the next one."""
    stage, plan, known = game.state.stage.mission.id, plans.core(), read()
    leads_on = game.outcome == WON and plan.row(stage) is not None
    far = place_of(stage) + leads_on if plan.has(stage) else 0
    if far > known.reached:
        write(replace(known, reached=far))


def read() -> Singles:
    """Without a file that can be read everything is veiled. One that makes no sense is kept aside."""
    path = saves.home() / FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=Singles)
    except OSError:
        return Singles()
    except msgspec.MsgspecError:
        with suppress(OSError):
            saves.set_aside(path, "broken")
        return Singles()


def write(known: Singles) -> None:
    saves.home().mkdir(parents=True, exist_ok=True)
    saves.write_atomically(saves.home() / FILE, msgspec.json.encode(known).decode())
