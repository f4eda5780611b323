"""The values of a stage file: spaces, doors, slots, numbers that depend on the number of heroes.

A type carries a title, which says in an error what was expected, and on the page for authors how it is written.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, get_args

from msgspec import Meta

_SPACE = "[a-z]{1,2}[1-9][0-9]?"

Name: TypeAlias = Annotated[
    str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}\Z", title="a name in lower case letters, digits, hyphens")
]
SpaceName: TypeAlias = Annotated[str, Meta(pattern=rf"^{_SPACE}\Z", title="a space such as c4")]
Area: TypeAlias = Annotated[
    str, Meta(pattern=rf"^{_SPACE}(:{_SPACE})?\Z", title="a rectangle such as a1:c3, or a space")
]
Zones: TypeAlias = Annotated[
    dict[Name, list[Area]],
    Meta(title='a table with the areas of each zone: { yard = ["a1:f8", "g3"], shed = ["g1:h2"] }'),
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
HeroName: TypeAlias = Annotated[str, Meta(title="a hero such as snake")]
CardName: TypeAlias = Annotated[str, Meta(title="an equipment card such as rations")]
ActionName: TypeAlias = Annotated[str, Meta(title="an action such as knock")]
Effect: TypeAlias = Annotated[str, Meta(title="an effect such as unlock b2-c2")]
LookName: TypeAlias = Annotated[str, Meta(title="a look such as dock")]
Looks: TypeAlias = Annotated[
    LookName | dict[Name, LookName], Meta(title="one look such as dock, or a table with one for each zone")
]
Furniture: TypeAlias = Annotated[
    dict[Area, Annotated[str, Meta(title="a piece of furniture such as container")]],
    Meta(title='a table with what stands on areas of obstacles: { "d4:e5" = "container" }'),
]
TrapKind: TypeAlias = Literal["camera", "laser", "blank"]
SpecialRule: TypeAlias = Literal["forbids-focus", "shuffles-traps", "starts-in-alert", "killing-fails", "leaving-wins"]

SPECIAL_RULES: dict[SpecialRule, str] = {
    "forbids-focus": "no Focus tokens",
    "shuffles-traps": "what the traps show is dealt again for every game",
    "starts-in-alert": "every hero begins with their ! under them",
    "killing-fails": "the stage is lost when a guard dies",
    "leaving-wins": "no objective is needed: the stage is won when everybody who has to be out is out",
}
assert tuple(SPECIAL_RULES) == get_args(SpecialRule)

NOTATIONS: dict[str, tuple[Any, str]] = {  # what the page for authors tells of them
    "space": (SpaceName, "columns are letters, rows are numbers from the top"),
    "area": (Area, "the top left corner comes first"),
    "door": (Edge, "two neighbours with a door drawn between them"),
    "direction": (Facing, "north is up"),
    "slot": (Slot, "a face that one of the dice has to show"),
    "combination": (Combination, "all of them at once, each on a separate die"),
    "by heroes": (ByHeroes, "a table needs an entry for every number of heroes the stage takes"),
    "name": (Name, "40 at most, a letter first"),
    "hero": (HeroName, "`snake`, `meryl`, `otacon`, `gray-fox`"),
    "card": (
        CardName,
        "a wrong one is answered with what may be meant, or all there are; copies are `rations-2`, `rations-3`",
    ),
    "look": (
        LookName,
        "`dock`, `heliport`, `cells`, `warheads`, `glacier`, `furnace`, `lab`, `office`, `hangar`, `roof`",
    ),
    "action": (ActionName, "`drag`, `interact`, `knock`, `takedown`, `disguise`; for Otacon also `sneak`, `dash`"),
}
