"""What is read by HTTP: stages, rules, equipment, films of games; and the problems a request may have."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from noisecheck.engine.outcome import Outcome
from noisecheck.foresight.shapes import Position, SpaceName, StageMap, Told
from noisecheck.server.wire.play import Meant


class SpecialRule(Struct):
    """What is different in a stage. Words: `special-<key>` with the facts; `rule` is the rule it changes."""

    key: str
    facts: dict[str, str | int]
    rule: str


StageGroup: TypeAlias = Literal["campaign", "vr", "other"]


class StageCard(Struct):
    """GET /api/stages: what mission select and briefing show. Parties by number of heroes: must and may.

    `needed` objective tokens have to be taken, by number of heroes as well, and so are the special rules. `own_exits`
    are those of all heroes who may play; the map and the opening are those of the smallest party. Stages come in the
    order of the campaign, then VR missions and their bosses; the number is that in its group, 0 where it has none. Of a
    fight against one of those bosses, `mission` is the VR mission that can be played as it. `place` is the number of
    the stage at which players come to it, 0 for what is open to everybody: beyond where they are lies the veil (RP-07).
    """

    id: str
    group: StageGroup
    number: int
    place: int
    mission: str
    kind: str
    minutes: int
    parties: dict[int, tuple[list[str], list[str]]]
    needed: dict[int, int]
    rules: dict[int, list[SpecialRule]]
    rewards: list[str]
    own_exits: dict[str, SpaceName]
    map: StageMap
    opening: Position


class RuleCard(Struct):
    """GET /api/rules: ids, chapters and pages. Words: `rule-<id>`. `examples` are names of scenes."""

    id: str
    chapter: str
    page: str
    ruling: bool
    built: bool
    examples: list[str]


class Example(Struct):
    """A scene that shows a rule, and how it looks. Words: `example-<name>`."""

    name: str
    rules: list[str]
    scene: str
    map: StageMap
    position: Position


class NewScene(Struct, forbid_unknown_fields=True):
    """POST /api/scenes: a scene to be looked at, without a table; answers `SceneShown`, or the `Problem` it has."""

    scene: Annotated[str, Meta(max_length=20_000)]


class SceneShown(Struct):
    map: StageMap
    position: Position


class RuleBook(Struct):
    chapters: list[str]
    rules: list[RuleCard]
    examples: list[Example]


class GearCard(Struct):
    """GET /api/gear. Words: `name-<id>` and `card-<id>`. Of some there are copies: rations, rations-2 and so on.

    `brought_by` is the hero who has it from the start (SET-12), or empty.
    """

    id: str
    family: str
    tokens: int
    heroes: list[str]
    cost: int
    loud: bool
    copies: int
    brought_by: str


class FilmAnswer(Struct):
    """An answer of a film: what was asked of whom, and what was answered, before event `event`; `meant` for a bot's."""

    kind: str
    hero: str
    text: str
    event: int
    meant: Meant | None


class Film(Struct):
    """GET /api/tables/{id}/film: a whole game, event by event, from its opening position."""

    table: str
    stage: StageMap
    opening: Position
    events: list[Told]
    moments: list[FilmAnswer]
    outcome: Outcome | None


class MovingPicture(Struct):
    """GET /api/tables/{id}/animation, as long as the picture is being drawn: so many frames are done, of so many. It
    has not begun while these are none."""

    done: int
    of: int


ProblemCode: TypeAlias = Literal[
    "malformed",
    "too-large",
    "too-fast",
    "wrong-origin",
    "no-such-table",
    "no-such-page",
    "bad-stage",
    "bad-scene",
    "bad-save",
    "seat-needed",
    "table-full",
    "still-running",
    "no-such-campaign",
    "campaign-key-needed",
    "bad-campaign",
    "game-open",
    "no-game-open",
    "not-asked",
    "no-such-day",
    "day-ahead",
    "no-pictures",
    "pictures-busy",
    "newer-version",
    "broken",
]


class Problem(Struct):
    """What every failed HTTP request answers. Words: `problem-<code>`; `detail` is for what has none."""

    code: ProblemCode
    detail: str = ""
