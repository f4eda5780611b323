"""What a stage lays on the table and never changes: board, zones, doors, cameras, icons, and the mission's own rules.

One `Stage` is shared by all positions of all games on it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from noisecheck.engine.board import Bitset, Board, bits

SNEAKING = "sneaking"
BOSS = "boss"
OWN = "own"  # a stage that somebody made


@dataclass(frozen=True)
class Zone:
    name: str
    area: int


@dataclass(frozen=True)
class Slot:
    """One slot of a combination: an exact face, or any face from it up."""

    face: int
    at_least: bool

    def __str__(self) -> str:
        return f"{self.face}+" if self.at_least else str(self.face)

    def takes(self, face: int) -> bool:
        """Whether a die that shows this face may lie here."""
        return face >= self.face if self.at_least else face == self.face


Needs = tuple[Slot, ...]


@dataclass(frozen=True)
class Door:
    """A door drawn on the board. `first` is the space its token lies in (ADJ-3).

    One that needs nothing is sealed: no dice and no key open it, only an event of the stage (SET-7).
    """

    name: str
    first: int
    second: int
    level: int
    needs: Needs

    @property
    def is_sealed(self) -> bool:
        return not self.needs


DRAWN_LEVEL = 3
DRAWN_NEEDS = tuple(Slot(face, at_least=True) for face in (3, 4, 5))


def drawn_door(board: Board, number: int) -> Door:
    """A door of the map that nothing more is said of: its upper or left space counts as named first."""
    first, second = board.doors[number]
    return Door(f"{board.names[first]}-{board.names[second]}", first, second, DRAWN_LEVEL, DRAWN_NEEDS)


@dataclass(frozen=True)
class Terminal:
    space: int
    level: int
    needs: Needs


@dataclass(frozen=True)
class Camera:
    """The two cones of a camera (LOS-9): directions, by colour."""

    space: int
    orange: int
    green: int


@dataclass(frozen=True)
class Barracks:
    space: int
    zone: int
    count: int
    faces: int | None = None


@dataclass(frozen=True)
class EventToken:
    letter: str
    space: int


@dataclass(frozen=True)
class Objective:
    """A token to take. A hostage goes with whoever takes it, and is heard (SET-7)."""

    space: int
    face_down: bool = False
    optional: bool = False
    hostage: bool = False


@dataclass(frozen=True)
class Elevator:
    """One way; two for both."""

    space: int
    to: int


@dataclass(frozen=True)
class Node:
    """A node of a boss's circuit, and the way its arrow points."""

    space: int
    facing: int


@dataclass(frozen=True)
class Consequence:
    """What a stage lets happen: effects, in order, and equipment it adds to the rewards of the stage or takes away."""

    effects: tuple[tuple[str, ...], ...] = ()
    rewards: tuple[str, ...] = ()
    forfeits: tuple[str, ...] = ()


@dataclass(frozen=True)
class Section:
    """What a stage says of one event token (SET-8).

    `after`: the events that have to happen before it. `needs`: the equipment that whoever gets there has to carry.
    `choices`: what players may decide there, each with what comes of it; their names, in order. `by_blast`: not a hero
    that moves onto it sets it off but an explosion.
    """

    always: Consequence = Consequence()
    after: str = ""
    needs: str = ""
    by_blast: bool = False
    choices: dict[str, Consequence] = field(default_factory=dict)

    def consequences(self) -> list[Consequence]:
        """All that can come of it."""
        return [self.always, *self.choices.values()]


@dataclass(frozen=True)
class Mission:
    """The rules of a stage that are its own (SET-7), in a closed vocabulary.

    What wins: `required`, the events that must have happened; `needed`, how many objectives, by number of heroes
    (empty: all that are not optional); `spread`, in how many zones, and how many in each of them, by number of heroes;
    `leaving`: "all" heroes or "one" must stand on an exit at the end; `leaving_wins`: there need be nothing else to do.
    `killing_fails`: the stage is lost when a guard dies.

    What is different: `forbids_focus`: Focus tokens stay out of play. `events`: its event tokens, letter by letter.
    `unarmed`: zones in which nobody shoots or sets off explosives. `endless`: weapons that spend no ammo. `equipped`:
    cards that have to be carried when the stage begins.

    `own`: it belongs to a stage that somebody made, so a picture tells all of it.

    What it unlocks: `rewards`. `boss`: whom heroes fight in a Boss stage; `rewards_for_sparing`: what is unlocked
    instead by winning it otherwise than by defeating the boss; `gives_back`: actions it does not cover (SET-18).
    """

    id: str = ""
    own: bool = False
    forbids_focus: bool = False
    killing_fails: bool = False
    leaving_wins: bool = False
    required: str = ""
    needed: tuple[int, ...] = ()
    spread: tuple[tuple[int, int], ...] = ()
    leaving: str = "all"
    events: dict[str, Section] = field(default_factory=dict)
    unarmed: tuple[str, ...] = ()
    endless: tuple[str, ...] = ()
    equipped: tuple[str, ...] = ()
    rewards: tuple[str, ...] = ()
    boss: str = ""
    rewards_for_sparing: tuple[str, ...] = ()
    gives_back: tuple[str, ...] = ()


SILENT = Section()
PLAIN_MISSION = Mission()


@dataclass(eq=False)
class Stage:
    board: Board
    zones: tuple[Zone, ...]
    kind: str = SNEAKING
    boss: str = ""
    mission: Mission = PLAIN_MISSION
    doors: tuple[Door, ...] = ()
    terminals: tuple[Terminal, ...] = ()
    cameras: tuple[Camera, ...] = ()
    barracks: tuple[Barracks, ...] = ()
    events: tuple[EventToken, ...] = ()
    objectives: tuple[Objective, ...] = ()
    exits: int = 0
    own_exits: dict[str, int] = field(default_factory=dict)  # by hero, where each has to leave by their own
    elevators: tuple[Elevator, ...] = ()
    supplies: tuple[int, ...] = ()
    nodes: tuple[Node, ...] = ()  # clockwise

    def __copy__(self) -> Stage:
        return self

    @cached_property
    def zone_of(self) -> tuple[int, ...]:
        """SET-19: the zone of every space, −1 where there is none."""
        result = [-1] * self.board.size
        for number, zone in enumerate(self.zones):
            for space in bits(zone.area):
                result[space] = number
        return tuple(result)

    @cached_property
    def zone_bits(self) -> tuple[Bitset, ...]:
        """For every space the set that holds its zone alone, by number."""
        return tuple(1 << zone if zone >= 0 else 0 for zone in self.zone_of)

    @cached_property
    def activation_order(self) -> tuple[int, ...]:
        """ORD-9: the place of every space in the order of activations: zone by zone, then in reading order."""
        return tuple(zone * self.board.size + space for space, zone in enumerate(self.zone_of))

    @cached_property
    def doors_at(self) -> dict[int, tuple[int, ...]]:
        """The doors on the edges of each space, by their number."""
        found: dict[int, tuple[int, ...]] = {}
        for number, door in enumerate(self.doors):
            for space in (door.first, door.second):
                found[space] = (*found.get(space, ()), number)
        return found

    @cached_property
    def door_numbers(self) -> dict[str, int]:
        """A door by its name, whichever side is named first."""
        names = self.board.names
        both = {}
        for number, door in enumerate(self.doors):
            both[f"{names[door.first]}-{names[door.second]}"] = number
            both[f"{names[door.second]}-{names[door.first]}"] = number
        return both

    @cached_property
    def terminal_numbers(self) -> dict[str, int]:
        """A terminal by the name of its space."""
        return {self.board.names[terminal.space]: number for number, terminal in enumerate(self.terminals)}

    def locked_object(self, name: str) -> Door | Terminal:
        """What a lock belongs to: a door or a terminal (ACT-11, HER-10)."""
        if name in self.terminal_numbers:
            return self.terminals[self.terminal_numbers[name]]
        return self.doors[self.door_numbers[name]]

    @cached_property
    def goals(self) -> int:
        """SET-4: the objectives that are not optional, by number."""
        return sum(1 << number for number, objective in enumerate(self.objectives) if not objective.optional)

    @cached_property
    def required(self) -> int:
        """SET-4: the events that must have happened, by number."""
        return sum(1 << number for number, event in enumerate(self.events) if event.letter in self.mission.required)

    @cached_property
    def sealed(self) -> int:
        """SET-7: the doors that only an event opens, by number."""
        return sum(door.is_sealed << number for number, door in enumerate(self.doors))

    @cached_property
    def unarmed(self) -> Bitset:
        """SET-7: the spaces where nobody shoots or sets off explosives."""
        return sum(zone.area for zone in self.zones if zone.name in self.mission.unarmed)

    def section(self, letter: str) -> Section:
        """SET-8: what the stage says of an event; of one it does not mention, nothing."""
        return self.mission.events.get(letter, SILENT)

    @cached_property
    def things(self) -> Bitset:
        """ACT-10: the spaces in which, or on the edge of which, there is something to interact with."""
        inside = [*(each.space for each in self.objectives), *(each.space for each in self.elevators)]
        return sum(1 << space for space in {*self.doors_at, *inside})

    @cached_property
    def event_at(self) -> dict[int, int]:
        return {event.space: number for number, event in enumerate(self.events)}

    @cached_property
    def is_sneaking(self) -> bool:
        return self.kind == SNEAKING

    @cached_property
    def has_guards(self) -> bool:
        """SET-2: a Boss stage has none unless it says so: by the barracks they come from."""
        return self.is_sneaking or bool(self.barracks)
