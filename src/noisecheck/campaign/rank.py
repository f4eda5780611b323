"""How loud a stage was that was won: decibels, our own scale, and the rank they come to.

Everything that counts is told with the rank, so nobody has to guess what it is made of. A stage that was lost has none.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import pi, sin, sqrt
from typing import Literal, TypeAlias

from msgspec import Struct

from noisecheck.campaign.daily import alarms, damage
from noisecheck.content.loader import find_stage
from noisecheck.engine.events import Event, Killed, KnockedOut, RoundBegan
from noisecheck.engine.game import Game
from noisecheck.engine.outcome import WON
from noisecheck.engine.state import GUARD

RankName: TypeAlias = Literal["silence", "breath", "whisper", "murmur", "footfall", "clatter", "racket"]
Noise: TypeAlias = Literal["alerts", "damage", "bodies", "rounds", "rewinds"]

# What each of these is worth, and the most decibels that a rank may have. Above the last of them it is a racket.
DECIBELS: dict[Noise, int] = {"alerts": 10, "damage": 5, "bodies": 3, "rounds": 3, "rewinds": 5}
RANKS: dict[RankName, int] = {"silence": 0, "breath": 10, "whisper": 30, "murmur": 45, "footfall": 60, "clatter": 80}
MINUTES_A_ROUND = 5
LINES = 16  # of the wave, for each round
LOUDEST = 40  # decibels of a round whose wave is as high as it gets
HUSH = 3  # a line of a round without a sound


class RankPart(Struct):
    """So many of these were counted, and each is so many decibels."""

    what: Noise
    count: int
    each: int


class Rank(Struct):
    """`par` is the number of rounds a stage may take for nothing; None for a scene, whose rounds do not count.

    `scale` has the most decibels of each rank, the quietest first; what is louder is a racket. `wave` is how loud it
    was from the first round to the last, as a printer draws it: so many lines a round, each from 0 to 100 high.
    """

    name: RankName
    decibels: int
    par: int | None
    parts: list[RankPart]
    scale: dict[str, int]
    wave: list[int]


def rank(game: Game, rewinds: int) -> Rank | None:
    """Of a stage that was won; what was taken back past a reveal counts, too."""
    if game.outcome != WON:
        return None
    par = par_of(game)
    over = 0 if par is None else max(0, game.state.round - par)
    counts: dict[Noise, int] = {**noises(game.events), "rounds": over, "rewinds": rewinds}
    decibels = loudness(counts)
    parts = [RankPart(what, count, DECIBELS[what]) for what, count in counts.items()]
    return Rank(name_of(decibels), decibels, par, parts, dict(RANKS.items()), wave(heard(game, par)))


def noises(events: Sequence[Event]) -> dict[Noise, int]:
    """What of these made a noise."""
    return {"alerts": alarms(events), "damage": damage(events), "bodies": bodies(events)}


def loudness(counts: dict[Noise, int]) -> int:
    return sum(DECIBELS[what] * count for what, count in counts.items())


def heard(game: Game, par: int | None) -> list[int]:
    """The decibels of every round; those of rewinds belong to none."""
    over = {} if par is None else dict.fromkeys(range(par + 1, game.state.round + 1), DECIBELS["rounds"])
    rounds = by_round(game)
    return [loudness(noises(rounds[each])) + over.get(each, 0) for each in range(1, game.state.round + 1)]


def by_round(game: Game) -> defaultdict[int, list[Event]]:
    """What happened in each round; a scene may begin in a later one."""
    found: defaultdict[int, list[Event]] = defaultdict(list)
    begun = (event.round - 1 for event in game.events if isinstance(event, RoundBegan))
    now = max(1, next(begun, game.state.round))
    for event in game.events:
        now = event.round if isinstance(event, RoundBegan) else now
        found[now].append(event)
    return found


def wave(decibels: Sequence[int]) -> list[int]:
    """Rounds as a printer draws them: each swells and fades, the louder the higher, and no two lines are alike."""
    return [line(loud, each, at) for at, loud in enumerate(decibels) for each in range(LINES)]


def line(loud: int, number: int, at: int) -> int:
    swell = sin(pi * (number + 1 / 2) / LINES)
    tremor = 1 / 2 + (number * 7919 + at * 104_729) % 97 / 194
    return HUSH + round((100 - HUSH) * min(1.0, sqrt(loud / LOUDEST)) * swell * tremor)


def name_of(decibels: int) -> RankName:
    return next((name for name, most in RANKS.items() if decibels <= most), "racket")


def par_of(game: Game) -> int | None:
    """A round for every five minutes that the stage is said to take."""
    stage = game.state.stage.mission.id
    return find_stage(stage).file.minutes // MINUTES_A_ROUND if "stage" in game.origin else None


def bodies(events: Sequence[Event]) -> int:
    """Guards knocked out or killed, by whatever."""
    return sum(isinstance(each, KnockedOut) or (isinstance(each, Killed) and each.figure == GUARD) for each in events)
