"""How loud a stage was that was won: decibels, our own scale, and the rank they come to.

Everything that counts is told with the rank, so nobody has to guess what it is made of. A stage that was lost has none.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from noisecheck.campaign.daily import alarms, damage
from noisecheck.content.loader import find_stage
from noisecheck.engine.events import Killed, KnockedOut
from noisecheck.engine.game import Game
from noisecheck.engine.outcome import WON
from noisecheck.engine.state import GUARD

RankName: TypeAlias = Literal["silence", "breath", "whisper", "murmur", "footfall", "clatter", "racket"]
Noise: TypeAlias = Literal["alerts", "damage", "bodies", "rounds", "rewinds"]

# What each of these is worth, and the most decibels that a rank may have. Above the last of them it is a racket.
DECIBELS: dict[Noise, int] = {"alerts": 10, "damage": 5, "bodies": 3, "rounds": 3, "rewinds": 5}
RANKS: dict[RankName, int] = {"silence": 0, "breath": 10, "whisper": 30, "murmur": 45, "footfall": 60, "clatter": 80}
MINUTES_A_ROUND = 5


class RankPart(Struct):
    """So many of these were counted, and each is so many decibels."""

    what: Noise
    count: int
    each: int


class Rank(Struct):
    """`par` is the number of rounds a stage may take for nothing; None for a scene, whose rounds do not count.

    `scale` has the most decibels of each rank, the quietest first; what is louder is a racket.
    """

    name: RankName
    decibels: int
    par: int | None
    parts: list[RankPart]
    scale: dict[str, int]


def rank(game: Game, rewinds: int) -> Rank | None:
    """Of a stage that was won; what was taken back past a reveal counts, too."""
    if game.outcome != WON:
        return None
    par = par_of(game)
    counts: dict[Noise, int] = {
        "alerts": alarms(game),
        "damage": damage(game),
        "bodies": bodies(game),
        "rounds": 0 if par is None else max(0, game.state.round - par),
        "rewinds": rewinds,
    }
    decibels = sum(DECIBELS[what] * count for what, count in counts.items())
    parts = [RankPart(what, count, DECIBELS[what]) for what, count in counts.items()]
    return Rank(name_of(decibels), decibels, par, parts, dict(RANKS.items()))


def name_of(decibels: int) -> RankName:
    return next((name for name, most in RANKS.items() if decibels <= most), "racket")


def par_of(game: Game) -> int | None:
    """A round for every five minutes that the stage is said to take."""
    stage = game.state.stage.mission.id
    return find_stage(stage).file.minutes // MINUTES_A_ROUND if "stage" in game.origin else None


def bodies(game: Game) -> int:
    """Guards knocked out or killed, by whatever."""
    return sum(
        isinstance(event, KnockedOut) or (isinstance(event, Killed) and event.figure == GUARD) for event in game.events
    )
