"""The VR mission of the day: the same map, heroes, cards and dice for everybody, by the date alone.

The first attempt of a day counts; after that it can be played as often as one likes, for nothing. What is shared tells
how it went and nothing of how.

It is meant for ten minutes: few heroes, and the plan says how many each mission takes for that. `docs/campaign.md` has
the figures behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from msgspec import Struct

from noisecheck.campaign import plan as plans
from noisecheck.content.loader import find_stage, new_game, parties
from noisecheck.engine.chance import advance, apart, below
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.events import AttentionPlaced, Event, Hurt
from noisecheck.engine.game import Game
from noisecheck.engine.outcome import WON
from noisecheck.engine.speech import say
from noisecheck.engine.state import ALERT

MINUTES = 10  # about that long it takes
DONE, MISSED = "▮", "▯"


class Daily(NamedTuple):
    """What is played on a day."""

    day: date
    stage: str
    heroes: tuple[str, ...]
    seed: int

    def begin(self) -> Game:
        return new_game(self.stage, self.heroes, self.seed)


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    """How an attempt went. Assisted: bots played along, or gave hints."""

    cleared: bool
    rounds: int
    alarms: int
    damage: int
    assisted: bool


def daily(day: date) -> Daily:
    """A mission and a party for it, drawn with the date as the seed of everything."""
    seed = int(f"{day:%Y%m%d}")
    chance = apart(seed)
    missions = plans.core().missions
    mission = missions[below(chance, len(missions))]
    possible = parties(find_stage(mission.id).file, mission.daily)
    return Daily(day, mission.id, possible[below(advance(chance), len(possible))], seed)


def alarms(events: Sequence[Event]) -> int:
    """How often a ! was placed."""
    return sum(isinstance(event, AttentionPlaced) and event.side == ALERT for event in events)


def damage(events: Sequence[Event]) -> int:
    """How much heroes took, all together."""
    return sum(event.damage for event in events if isinstance(event, Hurt) and event.figure in HERO_IDS)


def score(game: Game, assisted: bool) -> Score:
    """Of a game that is over."""
    return Score(game.outcome == WON, game.state.round, alarms(game.events), damage(game.events), assisted)


def share(day: date, made: Score) -> str:
    """One line for friends. The bars: cleared, no alarm, nobody hurt, unassisted."""
    kept = (made.cleared, made.cleared and not made.alarms, made.cleared and not made.damage, not made.assisted)
    facts: dict[str, str | int] = {
        "day": day.isoformat(),
        "cleared": "yes" if made.cleared else "no",
        "rounds": made.rounds,
        "alarms": made.alarms,
        "bars": "".join(DONE if each else MISSED for each in kept),
    }
    return say("daily-share", facts)
