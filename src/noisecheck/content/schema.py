"""What a stage file says: the typed definition of `stage.toml`.

Spellings are those of the scene notation: spaces `c4`, directions N E S W, slots of a combination `5` and `4+`. What
can be told from one value alone is checked by the types here; what values say of each other, and of the map, is the
linter's business. A type carries a title, which says in an error what was expected; a field carries its description,
for a printed reference.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct, field

_SPACE = "[a-z]{1,2}[1-9][0-9]?"

Name: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}\Z", title="lower case letters, digits, hyphens")]
SpaceName: TypeAlias = Annotated[str, Meta(pattern=rf"^{_SPACE}\Z", title="a space such as c4")]
Area: TypeAlias = Annotated[
    str, Meta(pattern=rf"^{_SPACE}(:{_SPACE})?\Z", title="a rectangle such as a1:c3, or a space")
]
Edge: TypeAlias = Annotated[str, Meta(pattern=rf"^{_SPACE}-{_SPACE}\Z", title="the two spaces of a door such as b2-c2")]
Slot: TypeAlias = Annotated[str, Meta(pattern=r"^[1-6]\+?\Z", title="an exact face such as 5, or 4+ for 4 and more")]
Combination: TypeAlias = Annotated[list[Slot], Meta(min_length=1, max_length=4, title="1 to 4 slots such as 5 or 4+")]
Facing: TypeAlias = Literal["N", "E", "S", "W"]
Letter: TypeAlias = Literal["A", "B", "C", "D"]
Level: TypeAlias = Annotated[int, Meta(ge=2, le=5, title="the level of a lock, 2 to 5")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=99, title="a number from 0 to 99")]
Players: TypeAlias = Annotated[int, Meta(ge=1, le=4, title="a number of heroes, 1 to 4")]
ByHeroes: TypeAlias = Annotated[
    Number | dict[Players, Number],
    Meta(title="one number, or one for each number of heroes: { 1 = 2, 2 = 3 }"),
]
Minutes: TypeAlias = Annotated[int, Meta(ge=1, le=600, title="a number of minutes from 1 to 600")]
Starts: TypeAlias = Annotated[
    list[SpaceName] | dict[str, SpaceName], Meta(title="a list of spaces, or a table with a space for each hero")
]
Exits: TypeAlias = Annotated[
    list[SpaceName] | dict[str, SpaceName], Meta(title="a list of spaces, or a table with a space for each hero")
]
SpecialRule: TypeAlias = Literal["forbids-focus", "shuffles-traps", "starts-in-alert", "killing-fails", "leaving-wins"]
TrapKind: TypeAlias = Literal["camera", "laser", "blank"]

SPECIAL_RULES: tuple[str, ...] = get_args(SpecialRule)


class Thing(Struct, forbid_unknown_fields=True):
    """A table of the file."""


class Party(Thing):
    """Which heroes play, for one number of heroes (SET-3)."""

    must: Annotated[list[str], Meta(description="the heroes that have to be used")] = []
    may: Annotated[list[str], Meta(description="the heroes of which the rest is chosen")] = []


class DoorEntry(Thing):
    """A door drawn on the map. One without an entry is locked, level 3, and needs 3+ 4+ 5+."""

    edge: Annotated[Edge, Meta(description="its two spaces; the door's token lies in the one named first (ADJ-3)")]
    level: Annotated[Level, Meta(description="how strong the lock is (ACT-12)")]
    needs: Annotated[
        Combination | None,
        Meta(description="what the dice must show to open it (ACT-11); without it only an event opens the door"),
    ] = None
    open: Annotated[bool, Meta(description="whether it stands open at the start")] = False


class TerminalEntry(Thing):
    """A terminal that can be hacked (HER-10)."""

    space: SpaceName
    level: Annotated[Level, Meta(description="how strong it is, and how strong the effects are that it gives")]
    needs: Annotated[Combination, Meta(description="what the dice must show to hack it")]


class CameraEntry(Thing):
    """A camera and its two cones (LOS-9)."""

    space: SpaceName
    orange: Annotated[Facing, Meta(description="where it looks while orange is up")]
    green: Annotated[Facing, Meta(description="where it looks while green is up")]
    heroes: Annotated[list[Players], Meta(description="with which numbers of heroes it is there; without it, all")] = []


class TrapEntry(Thing):
    """A Trap token; it lies face down (LOS-10)."""

    space: SpaceName
    kind: Annotated[TrapKind, Meta(description="what it shows when it is flipped")]


class BarracksEntry(Thing, kw_only=True):
    """The barracks of a zone (ORD-3)."""

    space: Annotated[SpaceName, Meta(description="the spawn icon")]
    zone: Annotated[Name, Meta(description="the zone it sends guards to")] = "main"
    count: Annotated[ByHeroes, Meta(description="the Guard Count: Radio-In fills the zone up to it")]
    faces: Annotated[
        Facing | None, Meta(description="the facing of guards that spawn here; without it players choose")
    ] = None


class GuardEntry(Thing):
    """A guard that stands on the map from the start."""

    space: SpaceName
    facing: Annotated[Facing, Meta(description="not towards an obstacle (GRD-12)")]
    heroes: Annotated[list[Players], Meta(description="with which numbers of heroes it is there; without it, all")] = []


class ConsequenceEntry(Thing, kw_only=True):
    """What comes of an event, or of what players decide there (SET-8)."""

    effects: Annotated[
        list[str],
        Meta(description="sentences, resolved in order: guard c3 S · unlock b2-c2 · give nikita · draw-attention …"),
    ] = []
    rewards: Annotated[list[str], Meta(description="equipment it adds to the stage's rewards")] = []
    forfeits: Annotated[list[str], Meta(description="equipment it takes from the stage's rewards")] = []


class ChoiceEntry(ConsequenceEntry, kw_only=True):
    """One thing that players may decide at an event."""

    id: Annotated[Name, Meta(description="its name: decide NAME")]


class EventEntry(ConsequenceEntry, kw_only=True):
    """An event token and what happens when a hero moves onto it (SET-8)."""

    letter: Letter
    space: SpaceName
    by: Annotated[Literal["hero", "blast"], Meta(description="a hero that moves onto it, or an explosion there")] = (
        "hero"
    )
    after: Annotated[list[Letter], Meta(description="events that have to happen before it can")] = []
    needs: Annotated[str, Meta(description="equipment that the hero has to carry")] = ""
    choices: Annotated[list[ChoiceEntry], Meta(description="what players may decide there")] = []


class ObjectiveEntry(Thing):
    """An objective token, taken by Interact (ACT-18)."""

    space: SpaceName
    face_down: Annotated[bool, Meta(description="whether it lies face down until it is taken")] = False
    optional: Annotated[bool, Meta(description="whether the stage can be won without it (SET-4)")] = False
    hostage: Annotated[bool, Meta(description="whether it goes with its rescuer: a noise die more for each")] = False


class SpreadEntry(Thing):
    """Over how many zones the objectives that are taken have to be spread."""

    zones: Annotated[ByHeroes, Meta(description="in how many zones")]
    each: Annotated[ByHeroes, Meta(description="how many in each of them, at least")]


class ElevatorEntry(Thing):
    """A ride from one space to another (ACT-17). One way: two entries for both."""

    space: SpaceName
    to: SpaceName


class NodeEntry(Thing):
    """A node of the circuit a boss walks (BOS-3)."""

    space: SpaceName
    facing: Annotated[Facing, Meta(description="the arrow of the node: where a boss on it looks")]


class TokenEntry(Thing):
    """A token of the boss that lies or stands on the map from the start."""

    kind: Annotated[Name, Meta(description="what it is; each boss has its own kinds")]
    space: SpaceName


class BossEntry(Thing, kw_only=True):
    """The boss of a Boss stage (SET-17)."""

    id: Annotated[Name, Meta(description="who it is")]
    space: Annotated[Area | None, Meta(description="the spaces its figure starts on; without it, off the map")] = None
    facing: Annotated[Facing | None, Meta(description="without it, the arrow of the node it starts on")] = None
    health: Annotated[ByHeroes | None, Meta(description="its Health; without it, as on its dashboard (BOS-2)")] = None
    track: Annotated[ByHeroes, Meta(description="the step of its track that it begins on, counted from 0")] = 0
    tokens: list[TokenEntry] = []


class ArenaBossEntry(BossEntry, kw_only=True):
    """A boss of a VR mission, and the guards that are with it from the start."""

    guards: list[GuardEntry] = []
    nodes: Annotated[list[NodeEntry], Meta(description="nodes of its own instead of the arena's")] = []


class ArenaEntry(Thing, kw_only=True):
    """Where the bosses of a VR mission are fought (BOS-45)."""

    minutes: Minutes
    players: dict[Players, Party]
    starts: Starts
    gives_back: Annotated[list[str], Meta(description="actions that are not covered (SET-18)")] = []
    supplies: Annotated[list[SpaceName], Meta(description="supply icons")] = []
    barracks: Annotated[list[BarracksEntry], Meta(description="where guards come in, one zone being all there is")] = []
    nodes: Annotated[list[NodeEntry], Meta(description="the circuit a boss walks, clockwise")] = []
    bosses: Annotated[list[ArenaBossEntry], Meta(description="whom heroes can fight here")]


class OrderCounts(Thing):
    """How many Order cards are used (SET-16)."""

    blue: Annotated[ByHeroes, Meta(description="blue cards, at most 20; they lie on top")]
    red: Annotated[ByHeroes, Meta(description="red cards, 1 to 7; the Game Over card is always one of them")]

    def are_none(self, heroes: int) -> bool:
        """SET-2: a Boss stage may have guards with some numbers of heroes only; without Order cards it has none."""
        return not any(count if isinstance(count, int) else count.get(heroes, 0) for count in (self.blue, self.red))


class StageFile(Thing, kw_only=True):
    """A stage: everything but its map, which stands beside it in `map.txt`."""

    id: Annotated[Name, Meta(description="the name of the stage, and of its folder")]
    kind: Annotated[Literal["sneaking", "boss"], Meta(description="the kind of stage (SET-2)")] = "sneaking"
    minutes: Annotated[Minutes, Meta(description="the estimated time of a game (SET-1)")]
    players: Annotated[
        dict[Players, Party],
        Meta(min_length=1, title="a table with at least one number of heroes", description="who plays (SET-3)"),
    ]
    starts: Annotated[
        Starts, Meta(description="where heroes start: in the order they were named, or each in a space of its own")
    ]
    rules: Annotated[list[SpecialRule], Meta(description="special rules of this stage (SET-7)")] = []
    rewards: Annotated[list[str], Meta(description="equipment that clearing the stage unlocks (SET-9)")] = []
    rewards_for_sparing: Annotated[
        list[str], Meta(description="what a Boss stage unlocks instead when it is won without defeating the boss")
    ] = []
    required: Annotated[list[Letter], Meta(description="events that must have happened before the stage is won")] = []
    objectives_needed: Annotated[
        ByHeroes | None, Meta(description="how many objectives have to be taken; without it all that are not optional")
    ] = None
    spread: Annotated[SpreadEntry | None, Meta(description="in how many zones objectives have to be taken")] = None
    leaving: Annotated[
        Literal["all", "one"], Meta(description="who stands on an exit at the end, if there are exits (ACT-19)")
    ] = "all"
    orders: Annotated[OrderCounts, Meta(description="the Order deck; a stage without guards has none")] = field(
        default_factory=lambda: OrderCounts(blue=0, red=0)
    )
    boss: Annotated[BossEntry | None, Meta(description="whom heroes fight in a Boss stage")] = None
    gives_back: Annotated[list[str], Meta(description="actions that a Boss stage does not cover (SET-18)")] = []
    camera_colour: Annotated[
        Literal["orange", "green"], Meta(description="the colour in force at the start (SET-22)")
    ] = "orange"
    exits: Annotated[
        Exits, Meta(description="where heroes leave the map: any of these spaces, or each a space of its own")
    ] = field(default_factory=list)
    supplies: Annotated[list[SpaceName], Meta(description="supply icons")] = []
    unarmed: Annotated[list[Name], Meta(description="zones in which nobody shoots or sets off explosives")] = []
    endless: Annotated[list[str], Meta(description="weapons that spend no ammo here")] = []
    equipped: Annotated[list[str], Meta(description="equipment that somebody has to carry from the start")] = []
    zones: Annotated[
        dict[Name, list[Area]],
        Meta(description="the zones in the order in which they activate; without any the whole map is the zone main"),
    ] = field(default_factory=dict)
    doors: list[DoorEntry] = []
    terminals: list[TerminalEntry] = []
    cameras: list[CameraEntry] = []
    traps: list[TrapEntry] = []
    barracks: list[BarracksEntry] = []
    guards: list[GuardEntry] = []
    events: list[EventEntry] = []
    objectives: list[ObjectiveEntry] = []
    elevators: list[ElevatorEntry] = []
    nodes: Annotated[list[NodeEntry], Meta(description="the circuit a boss walks, clockwise")] = []
    arena: Annotated[ArenaEntry | None, Meta(description="where bosses are fought in a VR mission (BOS-45)")] = None


def for_heroes(number: int | dict[int, int], heroes: int) -> int:
    """A value that may depend on the number of heroes."""
    return number if isinstance(number, int) else number[heroes]
