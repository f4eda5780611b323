"""What happened, and what it changed on the table."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from noisecheck.engine.outcome import Outcome
from noisecheck.foresight.shapes.base import EventFacts, SpaceName
from noisecheck.foresight.shapes.boss import Boss
from noisecheck.foresight.shapes.table import (
    Body,
    Charge,
    Guard,
    Hero,
    OpenLock,
    Orders,
    SystemCard,
    Trace,
    Trap,
    Watcher,
)


class Frame(Struct, omit_defaults=True):
    """What of a position an event changed; everything else is as before it."""

    round: int | UnsetType = UNSET
    phase: Literal["setup", "player", "enemy"] | UnsetType = UNSET
    turn: str | UnsetType | None = UNSET
    outcome: Outcome | UnsetType | None = UNSET
    heroes: list[Hero] | UnsetType = UNSET
    guards: list[Guard] | UnsetType = UNSET
    bodies: list[Body] | UnsetType = UNSET
    traps: list[Trap] | UnsetType = UNSET
    charges: list[Charge] | UnsetType = UNSET
    watchers: list[Watcher] | UnsetType = UNSET
    locked: list[str] | UnsetType = UNSET
    lock: OpenLock | UnsetType | None = UNSET
    hacked: list[SpaceName] | UnsetType = UNSET
    taken: list[SpaceName] | UnsetType = UNSET
    face_down: list[SpaceName] | UnsetType = UNSET
    resolved: list[str] | UnsetType = UNSET
    cameras: Literal["orange", "green"] | UnsetType = UNSET
    chaff: list[str] | UnsetType = UNSET
    active_zones: list[str] | UnsetType = UNSET
    system: int | UnsetType | None = UNSET
    beside: list[SystemCard] | UnsetType = UNSET
    trace: Trace | UnsetType | None = UNSET
    orders: Orders | UnsetType | None = UNSET
    reactions: int | UnsetType | None = UNSET
    known_reaction: str | UnsetType | None = UNSET
    memory_box: list[str] | UnsetType = UNSET
    boss: Boss | UnsetType | None = UNSET


class Told(Struct, omit_defaults=True):
    """An event: the engine's kind and facts, its rule, and the number of the event it follows from.

    `answers` were given before it; `guard` is the id of the guard it speaks of. `frame` is left out in a plain log.
    """

    n: int
    kind: str
    rule: str
    facts: EventFacts
    answers: int
    cause: int | None = None
    guard: int | None = None
    threshold: int = 0  # of a roll: what each die has to reach
    frame: Frame | UnsetType = UNSET
