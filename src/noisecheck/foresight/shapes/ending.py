"""How a game came to its end."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from noisecheck.foresight.shapes.base import SpaceName


class FatalChoice(Struct):
    """The choice of a player that led to a loss: `text` is the answer, `space` where it left the hero.

    `how` it led there: the hero was `seen` or `heard`, a guard `found` them later, a boss `hit` them, it `struck` at
    once, or `time` ran out. `watcher` is who saw, found or hit them, `guard` its number. `unspent` actions were left at
    the end of that turn. `answers` were given before it, `event` is the first that came of it.
    """

    hero: str
    text: str
    space: SpaceName
    how: Literal["seen", "heard", "found", "hit", "struck", "time"]
    watcher: str
    guard: int | None
    unspent: int
    answers: int
    event: int


class Footprints(Struct):
    """The spaces that a hero was in, one after the other."""

    hero: str
    spaces: list[SpaceName]


class Cause(Struct):
    """An event that led to a loss; `space` is where it was, and empty for what has no place on the map."""

    event: int
    space: str


class Ending(Struct):
    """`moment` is the event that is worth a picture; `choice` is None for a stage that was won, or lost by nobody.

    `causes` led to a loss, the first one first. `footprints` are those of all heroes.
    """

    moment: int
    choice: FatalChoice | None
    causes: list[Cause]
    footprints: list[Footprints]
