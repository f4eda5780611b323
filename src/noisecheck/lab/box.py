"""What heroes bring along in the lab: a Memory Box, drawn by lot or won, and what an interrogation has left.

By lot there are games with each card and games without it; won is what players of a campaign have who come to a stage
with every reward on the way there.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from noisecheck.campaign import plan as plans
from noisecheck.campaign.interrogation import GOES_ON, held_out, outcome_of, scars
from noisecheck.campaign.progress import gathered, prizes
from noisecheck.campaign.shapes import Interrogation
from noisecheck.campaign.veil import beyond
from noisecheck.engine.dashboards import starting_hero
from noisecheck.engine.equipment import COPIES, GEAR
from noisecheck.engine.keeping import keep

NONE = "none"
STORY, ALL = "story", "all"  # of the stages before; and of the VR missions and fights that are open by then
REWARDS = (NONE, STORY, ALL)


@keep(1)
def unlockable() -> tuple[str, ...]:
    """SET-10: every card a Memory Box can hold, copies too."""
    copies = [f"{card}-{number}" for card, count in COPIES.items() for number in range(2, count + 1)]
    return tuple(card for card in (*GEAR, *copies) if not starting_hero(card))


def drawn_box(count: int, seed: int) -> list[str]:
    """The box of all games with this seed."""
    return sorted(Random(f"memory box {seed}").sample(unlockable(), count))


@keep(256)
def won_box(rewards: str, stage: str) -> list[str]:
    """SET-9, SET-10: what a campaign has given by the time it comes to this stage."""
    if rewards == NONE:
        return []
    plan = plans.core()
    reached = next(row.stage for row in plan.stages if row.id == stage)
    played = [row.id for row in plan.stages if row.stage < reached]
    if rewards == ALL:
        played += [each for each in plan.simulations() if each not in beyond(reached)]
    return gathered(card for each in played for card in prizes(each))


def borne(rewards: str, stage: str, seed: int) -> dict[str, int]:
    """The damage with which heroes of a campaign begin: Snake has held out, and the dice say whether he fainted."""
    if rewards == NONE:
        return {}
    asked, dice = Interrogation(), Random(f"interrogation {seed}")
    while outcome_of(asked) == GOES_ON:
        asked = held_out(asked, dice.getrandbits(32))
    return scars(asked, stage)


def kinds_of(cards: Iterable[str]) -> list[str]:
    """Copies of a card are one kind."""
    return sorted({card if card in GEAR else card.rpartition("-")[0] for card in cards})
