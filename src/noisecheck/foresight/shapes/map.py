"""The map of a stage, which never changes."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from noisecheck.foresight.shapes.base import Facing, SpaceName
from noisecheck.foresight.shapes.boss import Node


class Space(Struct):
    name: SpaceName
    kind: Literal["floor", "obstacle", "hole"]
    zone: str | None
    icon: Literal["", "N", "E", "S", "W", "turn"]


class Door(Struct):
    """`first` is the space its token lies in; `needs` are slots such as `5` and `4+`, none of a door that is sealed.

    `barred`: it is drawn with bars.
    """

    name: str
    first: SpaceName
    second: SpaceName
    level: int
    needs: list[str]
    barred: bool


class Terminal(Struct):
    space: SpaceName
    level: int
    needs: list[str]


class Camera(Struct):
    space: SpaceName
    orange: Facing
    green: Facing


class Barracks(Struct):
    space: SpaceName
    zone: str
    count: int
    faces: Facing | None


class EventToken(Struct):
    """`drawing` is the symbol of what stands there."""

    letter: str
    space: SpaceName
    drawing: str


class Objective(Struct):
    space: SpaceName
    optional: bool
    hostage: bool


class Spread(Struct):
    """Over how many zones objectives have to be spread, and how many in each of them."""

    zones: int
    each: int


class Elevator(Struct):
    """`drawing` is the symbol of what it looks like."""

    space: SpaceName
    to: SpaceName
    drawing: str


class Plate(Struct):
    """The painted picture of the map under everything that moves, and the colour of its floor until it is there.

    The address goes on with `/near.svg`, `/calm.svg` or `/far.svg`, by how much of it there is room for.
    """

    address: str
    floor: str


class Plates(Struct):
    """The same map as it is by night and by day.

    `look` is the stage's, and `zones` are those that have their own: one hears what one walks on.
    """

    night: Plate
    day: Plate
    look: str
    zones: dict[str, str]


class StageMap(Struct):
    """`walls` are pairs of neighbours with a wall between them; spaces are in reading order, `width` to a row.

    `own_exits` are those that belong to one hero, by hero. `nodes` are the circuit a boss walks, clockwise. Where it
    `has_drops`, holes without a wall before them are drops (BOS-39). The reference card of a Boss stage says which
    actions are `covered` for whom, and which `special` ones there are (SET-18).
    """

    id: str
    width: int
    height: int
    spaces: list[Space]
    walls: list[tuple[SpaceName, SpaceName]]
    zones: list[str]
    doors: list[Door]
    terminals: list[Terminal]
    cameras: list[Camera]
    barracks: list[Barracks]
    events: list[EventToken]
    objectives: list[Objective]
    exits: list[SpaceName]
    own_exits: dict[str, SpaceName]
    elevators: list[Elevator]
    supplies: list[SpaceName]
    required: list[str]
    needed: int
    spread: Spread | None
    leaving: Literal["all", "one"]
    forbids_focus: bool
    killing_fails: bool
    nodes: list[Node]
    has_drops: bool
    plates: Plates | None
    special: list[str]
    covered: dict[str, list[str]]
