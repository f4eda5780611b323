"""What a stage file says: the typed definition of `stage.toml`.

Spellings are those of the scene notation; `values` has them. What can be told from one value alone is checked by the
types; what values say of each other, and of the map, is the linter's business. Every table and every field carries its
description: the page for authors and the JSON Schema are made of them.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from noisecheck.art.looks import PLAIN
from noisecheck.art.things import ElevatorThing, EventThing
from noisecheck.content.values import (
    ActionName,
    Area,
    ByHeroes,
    CardName,
    Combination,
    Edge,
    Effect,
    Exits,
    Facing,
    Furniture,
    HeroName,
    Letter,
    Level,
    Looks,
    Minutes,
    Name,
    Players,
    SpaceName,
    SpecialRule,
    Starts,
    TrapKind,
    Zones,
)

Where: TypeAlias = Annotated[SpaceName, Meta(description="the space it is in")]
WithHeroes: TypeAlias = Annotated[
    list[Players], Meta(description="with which numbers of heroes it is there; without it, all")
]


class TomlTable(Struct, forbid_unknown_fields=True):
    """A table of the file."""


class Party(TomlTable):
    """Which heroes play, by number of heroes (SET-3): `2 = { must = ["snake"], may = ["otacon"] }`."""

    must: Annotated[list[HeroName], Meta(description="the heroes that have to be used")] = []
    may: Annotated[list[HeroName], Meta(description="the heroes of which the rest is chosen")] = []


class DoorEntry(TomlTable):
    """A door drawn on the map. One without an entry is locked, level 3, and needs 3+ 4+ 5+."""

    edge: Annotated[Edge, Meta(description="its two spaces; the door's token lies in the one named first (ADJ-3)")]
    level: Annotated[Level, Meta(description="how strong the lock is (ACT-12)")]
    needs: Annotated[
        Combination | None,
        Meta(description="what the dice must show to open it (ACT-11); without it only an event opens the door"),
    ] = None
    open: Annotated[bool, Meta(description="whether it stands open at the start")] = False


class TerminalEntry(TomlTable):
    """A terminal that can be hacked (HER-10)."""

    space: Where
    level: Annotated[Level, Meta(description="how strong it is, and how strong the effects are that it gives")]
    needs: Annotated[Combination, Meta(description="what the dice must show to hack it")]


class CameraEntry(TomlTable):
    """A camera and its two cones (LOS-9)."""

    space: Where
    orange: Annotated[Facing, Meta(description="where it looks while orange is up")]
    green: Annotated[Facing, Meta(description="where it looks while green is up")]
    heroes: WithHeroes = []


class TrapEntry(TomlTable):
    """A Trap token; it lies face down (LOS-10)."""

    space: Where
    kind: Annotated[TrapKind, Meta(description="what it shows when it is flipped")]


class BarracksEntry(TomlTable, kw_only=True):
    """The barracks of a zone (ORD-3)."""

    space: Annotated[SpaceName, Meta(description="the spawn icon")]
    zone: Annotated[Name, Meta(description="the zone it sends guards to")] = "main"
    count: Annotated[ByHeroes, Meta(description="the Guard Count: Radio-In fills the zone up to it")]
    faces: Annotated[
        Facing | None, Meta(description="the facing of guards that spawn here; without it players choose")
    ] = None


class GuardEntry(TomlTable):
    """A guard that stands on the map from the start."""

    space: Where
    facing: Annotated[Facing, Meta(description="not towards an obstacle (GRD-12)")]
    heroes: WithHeroes = []


class ConsequenceEntry(TomlTable, kw_only=True):
    """What comes of an event, or of what players decide there (SET-8)."""

    effects: Annotated[
        list[Effect], Meta(description="sentences, resolved in order; the effects there are stand below")
    ] = []
    rewards: Annotated[list[CardName], Meta(description="equipment it adds to the stage's rewards")] = []
    forfeits: Annotated[list[CardName], Meta(description="equipment it takes from the stage's rewards")] = []


class ChoiceEntry(ConsequenceEntry, kw_only=True):
    """One thing that players may decide at an event."""

    id: Annotated[Name, Meta(description="its name: decide NAME")]


class EventEntry(ConsequenceEntry, kw_only=True):
    """An event token and what happens when a hero moves onto it (SET-8)."""

    letter: Annotated[Letter, Meta(description="what players call it by; each letter once")]
    space: Where
    by: Annotated[Literal["hero", "blast"], Meta(description="a hero that moves onto it, or an explosion there")] = (
        "hero"
    )
    after: Annotated[list[Letter], Meta(description="events that have to happen before it can")] = []
    needs: Annotated[CardName, Meta(description="equipment that the hero has to carry")] = ""
    thing: Annotated[EventThing, Meta(description="what stands there, on a map that is drawn")] = "console"
    choices: Annotated[list[ChoiceEntry], Meta(description="what players may decide there")] = []


class ObjectiveEntry(TomlTable):
    """An objective token, taken by Interact (ACT-18)."""

    space: Where
    face_down: Annotated[bool, Meta(description="whether it lies face down until it is taken")] = False
    optional: Annotated[bool, Meta(description="whether the stage can be won without it (SET-4)")] = False
    hostage: Annotated[bool, Meta(description="whether it goes with its rescuer: a noise die more for each")] = False


class SpreadEntry(TomlTable):
    """Over how many zones the objectives that are taken have to be spread."""

    zones: Annotated[ByHeroes, Meta(description="in how many zones")]
    each: Annotated[ByHeroes, Meta(description="how many in each of them, at least")]


class ElevatorEntry(TomlTable):
    """A ride from one space to another (ACT-17). One way: two entries for both."""

    space: Annotated[SpaceName, Meta(description="where one gets in")]
    to: Annotated[SpaceName, Meta(description="where one gets out")]
    thing: Annotated[ElevatorThing, Meta(description="what it looks like, on a map that is drawn")] = "lift"


class NodeEntry(TomlTable):
    """A node of the circuit a boss walks (BOS-3)."""

    space: Where
    facing: Annotated[Facing, Meta(description="the arrow of the node: where a boss on it looks")]


class TokenEntry(TomlTable):
    """A token of the boss that lies or stands on the map from the start."""

    kind: Annotated[Name, Meta(description="what it is; each boss has its own kinds")]
    space: Where


class FigureEntry(TomlTable, kw_only=True):
    """A boss, where it stands and what it has with it."""

    id: Annotated[Name, Meta(description="who it is, such as ocelot")]
    space: Annotated[Area | None, Meta(description="the spaces its figure starts on; without it, off the map")] = None
    facing: Annotated[Facing | None, Meta(description="without it, the arrow of the node it starts on")] = None
    track: Annotated[ByHeroes, Meta(description="the step of its track that it begins on, counted from 0")] = 0
    tokens: Annotated[list[TokenEntry], Meta(description="what it brings along")] = []


class BossEntry(FigureEntry, kw_only=True):
    """The boss of a Boss stage (SET-17)."""

    health: Annotated[ByHeroes | None, Meta(description="its Health; without it, as on its dashboard (BOS-2)")] = None


class ArenaBossEntry(FigureEntry, kw_only=True):
    """A boss of a VR mission; its Health is the same in every mission (BOS-45)."""

    guards: Annotated[list[GuardEntry], Meta(description="guards that are with it from the start")] = []
    nodes: Annotated[list[NodeEntry] | None, Meta(description="its own nodes, or none, instead of the arena's")] = None


SOLDIERS = ["snake", "meryl", "gray-fox"]
FIGHTERS = {
    1: Party(may=SOLDIERS),
    2: Party(may=SOLDIERS),
    3: Party(must=SOLDIERS),
    4: Party(must=[*SOLDIERS, "otacon"]),
}


class ArenaEntry(TomlTable, kw_only=True):
    """Where the bosses of a VR mission are fought (BOS-45). Each makes a stage, such as `recon-ocelot`."""

    minutes: Annotated[Minutes, Meta(description="the estimated time of a fight")] = 30
    players: Annotated[
        dict[Players, Party],
        Meta(description="who fights, for each number of heroes; without it Snake, Meryl, Gray Fox, the fourth Otacon"),
    ] = field(default_factory=lambda: FIGHTERS)
    starts: Annotated[Starts, Meta(description="where heroes start")]
    gives_back: Annotated[
        list[ActionName],
        Meta(description="actions that are not covered (SET-18), beside knock, takedown and drag where guards come in"),
    ] = []
    supplies: Annotated[list[SpaceName], Meta(description="supply icons")] = []
    barracks: Annotated[list[BarracksEntry], Meta(description="where guards come in, one zone being all there is")] = []
    nodes: Annotated[list[NodeEntry], Meta(description="the circuit a boss walks, clockwise")] = []
    bosses: Annotated[list[ArenaBossEntry], Meta(description="whom heroes can fight here")]


class OrderCounts(TomlTable):
    """How many Order cards are used (SET-16). In a Boss stage there are guards where there are cards."""

    blue: Annotated[ByHeroes, Meta(description="blue cards, at most 20; they lie on top")]
    red: Annotated[ByHeroes, Meta(description="red cards, 1 to 7; the Game Over card is always one of them")]

    def are_none(self, heroes: int) -> bool:
        """SET-2: a Boss stage may have guards with some numbers of heroes only; without Order cards it has none."""
        return not any(count if isinstance(count, int) else count.get(heroes, 0) for count in (self.blue, self.red))


class StageFile(TomlTable, kw_only=True):
    """A stage: everything but its map, which stands beside it in `map.txt`, and its words in `words.ftl`."""

    id: Annotated[Name, Meta(description="the name of the stage, and of its folder")]
    kind: Annotated[Literal["sneaking", "boss"], Meta(description="the kind of stage (SET-2)")] = "sneaking"
    minutes: Annotated[Minutes, Meta(description="the estimated time of a game (SET-1)")]
    look: Annotated[
        Looks, Meta(description="what kind of place it is, for the picture of its map; without it, a plain wireframe")
    ] = PLAIN
    furniture: Annotated[
        Furniture, Meta(description="what stands on obstacles, where it is not what the look puts there")
    ] = field(default_factory=dict)
    players: Annotated[
        dict[Players, Party],
        Meta(min_length=1, title="a table with at least one number of heroes", description="who plays (SET-3)"),
    ]
    starts: Annotated[
        Starts, Meta(description="where heroes start: in the order they were named, or each in their own space")
    ]
    rules: Annotated[list[SpecialRule], Meta(description="special rules of this stage (SET-7)")] = []
    rewards: Annotated[list[CardName], Meta(description="equipment that clearing the stage unlocks (SET-9)")] = []
    rewards_for_sparing: Annotated[
        list[CardName], Meta(description="what a Boss stage unlocks instead when it is won without defeating the boss")
    ] = []
    required: Annotated[list[Letter], Meta(description="events that must have happened before the stage is won")] = []
    objectives_needed: Annotated[
        ByHeroes | None, Meta(description="how many objectives have to be taken; without it all that are not optional")
    ] = None
    spread: Annotated[SpreadEntry | None, Meta(description="in how many zones objectives have to be taken")] = None
    leaving: Annotated[
        Literal["all", "one"], Meta(description="who stands on an exit at the end, if there are exits (ACT-19)")
    ] = "all"
    orders: Annotated[OrderCounts, Meta(description="the Order deck; required where there are guards")] = field(
        default_factory=lambda: OrderCounts(blue=0, red=0)
    )
    boss: Annotated[BossEntry | None, Meta(description="whom heroes fight in a Boss stage")] = None
    gives_back: Annotated[
        list[ActionName],
        Meta(
            description="actions a Boss stage does not cover (SET-18), beside knock, takedown and drag where guards are"
        ),
    ] = []
    camera_colour: Annotated[
        Literal["orange", "green"], Meta(description="the colour in force at the start (SET-22)")
    ] = "orange"
    exits: Annotated[
        Exits, Meta(description="where heroes leave the map: any of these spaces, or each their own space")
    ] = field(default_factory=list)
    supplies: Annotated[list[SpaceName], Meta(description="supply icons")] = []
    unarmed: Annotated[list[Name], Meta(description="zones in which nobody shoots or sets off explosives")] = []
    endless: Annotated[list[CardName], Meta(description="weapons that spend no ammo here")] = []
    equipped: Annotated[
        list[CardName],
        Meta(description="equipment that somebody has to carry from the start; it is in the Memory Box of this stage"),
    ] = []
    zones: Annotated[
        Zones,
        Meta(description="the zones in the order in which they activate; without any the whole map is the zone main"),
    ] = field(default_factory=dict)
    doors: Annotated[list[DoorEntry], Meta(description="doors that are drawn on the map")] = []
    terminals: Annotated[list[TerminalEntry], Meta(description="terminals that can be hacked")] = []
    cameras: Annotated[list[CameraEntry], Meta(description="cameras with two cones each")] = []
    traps: Annotated[list[TrapEntry], Meta(description="Trap tokens, face down")] = []
    barracks: Annotated[list[BarracksEntry], Meta(description="where guards come in: one for each zone")] = []
    guards: Annotated[list[GuardEntry], Meta(description="guards on the map from the start")] = []
    events: Annotated[list[EventEntry], Meta(description="event tokens, and what comes of them")] = []
    objectives: Annotated[list[ObjectiveEntry], Meta(description="what heroes take to win")] = []
    elevators: Annotated[list[ElevatorEntry], Meta(description="rides from space to space")] = []
    nodes: Annotated[
        list[NodeEntry],
        Meta(
            description="the circuit a boss walks, clockwise; for Raven where he turns up cards, for Wolf spaces 1 to 9"
        ),
    ] = []
    arena: Annotated[ArenaEntry | None, Meta(description="where bosses are fought in a VR mission (BOS-45)")] = None


def for_heroes(number: int | dict[int, int], heroes: int) -> int:
    """A value that may depend on the number of heroes."""
    return number if isinstance(number, int) else number[heroes]
