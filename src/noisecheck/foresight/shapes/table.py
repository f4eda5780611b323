"""The table as it lies."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from noisecheck.engine.outcome import Outcome
from noisecheck.foresight.shapes.base import Die, Facing, SpaceName
from noisecheck.foresight.shapes.boss import Boss


class Token(Struct):
    """A Focus token: `ready` or turned over; `cost` are the actions to refresh it."""

    id: str
    ready: bool
    cost: int


class Card(Struct):
    """An equipment card: `tokens` are left of the `printed` ones."""

    id: str
    tokens: int
    printed: int
    family: str
    cost: int
    loud: bool


HeroPose = Literal["", "boxed", "disguised", "camouflaged", "hanging"]


class Attention(Struct):
    side: Literal["?", "!"]
    space: SpaceName


class Hero(Struct):
    """`pose` is how its figure stands."""

    id: str
    space: SpaceName
    damage: int
    health: int
    defense: int
    actions: int
    spent: int
    noisy: int
    hostages: int
    acted: bool
    disguised: bool
    boxed: bool
    pose: HeroPose
    attention: Attention | None
    focus: list[Token]
    used: list[str]
    gear: list[Card]


class Guard(Struct):
    """`id` is a number that stays with the figure as long as it is on the map; it means nothing else."""

    id: int
    space: SpaceName
    facing: Facing
    damage: int
    ko: int
    activated: bool


class Body(Struct):
    space: SpaceName
    stars: int
    tied: bool


class Trap(Struct):
    """`kind` is None as long as it lies face down; a camera has its two cones."""

    space: SpaceName
    kind: Literal["camera", "laser", "blank"] | None
    orange: Facing | None
    green: Facing | None


class Charge(Struct):
    space: SpaceName
    kind: str
    owner: str


class Watcher(Struct):
    """Who sees what: a guard, a camera, a laser, a face-down trap, or a boss, with every space in its sight.

    A boss is among them if it matters whom it sees; its space is the first of its figure.
    """

    kind: Literal["guard", "camera", "laser", "trap", "boss"]
    space: SpaceName
    facing: Facing | None
    sees: list[SpaceName]


class OpenLock(Struct):
    name: str
    hero: str
    dice: list[Die]
    needs: list[str]


class SystemCard(Struct):
    """Beside Otacon's dashboard: the die on each slot, 0 for none; `needs` are the slots."""

    id: str
    dice: list[int]
    needs: list[str]


class Trace(Struct):
    """Otacon's Attention token on his terminal card (HER-16): its space, from 1, `of` how many, and its side."""

    space: int
    of: int
    side: Literal["?", "!"]


class Orders(Struct):
    """The Order deck: how many unseen cards of each colour, burned ones below, the one in force, those resolved."""

    blue: int
    red: int
    burned: int
    current: str | None
    discard: list[str]
    known: str | None


class Position(Struct):
    round: int
    phase: Literal["setup", "player", "enemy"]
    turn: str | None
    outcome: Outcome | None
    heroes: list[Hero]
    guards: list[Guard]
    bodies: list[Body]
    traps: list[Trap]
    charges: list[Charge]
    watchers: list[Watcher]
    locked: list[str]
    lock: OpenLock | None
    hacked: list[SpaceName]
    taken: list[SpaceName]
    face_down: list[SpaceName]
    resolved: list[str]
    cameras: Literal["orange", "green"]
    chaff: list[str]
    active_zones: list[str]
    system: int | None
    beside: list[SystemCard]
    trace: Trace | None
    orders: Orders | None
    reactions: int | None
    known_reaction: str | None
    memory_box: list[str]
    boss: Boss | None
