"""What server and client say to each other, typed. `make wire` writes the client's types from this.

Everything that changes a table names a command id of the sender's, so that a repeated message is done once, and the
number of the table's last entry that the sender knew, so that nobody acts on a position that is gone.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from noisecheck.foresight.shapes import (
    Facts,
    Objection,
    Odds,
    Outlook,
    Position,
    Preview,
    Question,
    SightReason,
    StageMap,
    Told,
)

PROTOCOL = 1

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
OptionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Nickname: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
HeroId: TypeAlias = Annotated[str, Meta(max_length=40)]
SpaceText: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{1,2}[1-9][0-9]?$")]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
TokenText: TypeAlias = Annotated[str, Meta(min_length=16, max_length=120)]
Seq: TypeAlias = Annotated[int, Meta(ge=0)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
Seed: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]

# from the client


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: who is there. Without a token: a spectator. `tab` tells apart the tabs of one seat."""

    protocol: int
    tab: CommandId
    token: TokenText | None = None
    take_over: bool = False


class Beat(Struct, tag="beat", forbid_unknown_fields=True):
    """I am still here; answered by `beat`. `nonce` comes back, to measure the way."""

    nonce: Count


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    id: CommandId
    seq: Seq
    text: OptionText


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Back to the moment after so many answers; free, so not past a reveal."""

    id: CommandId
    seq: Seq
    answers: Count


class Redo(Struct, tag="redo", forbid_unknown_fields=True):
    id: CommandId
    seq: Seq


class AskRewind(Struct, tag="ask-rewind", forbid_unknown_fields=True):
    """Asks the others to go back further, past a reveal. With nobody to ask it happens at once."""

    id: CommandId
    seq: Seq
    answers: Count


class AnswerRewind(Struct, tag="answer-rewind", forbid_unknown_fields=True):
    id: CommandId
    seq: Seq
    agree: bool


class Prefer(Struct, tag="prefer", forbid_unknown_fields=True):
    """A mark on an option of a question for all; where the table votes, the vote."""

    id: CommandId
    seq: Seq
    text: OptionText


class TakeHero(Struct, tag="take-hero", forbid_unknown_fields=True):
    """A free hero, or one whose player is away longer than courtesy asks."""

    id: CommandId
    hero: HeroId


class LeaveHero(Struct, tag="leave-hero", forbid_unknown_fields=True):
    id: CommandId
    hero: HeroId


class HandHero(Struct, tag="hand-hero", forbid_unknown_fields=True):
    """Gives one's hero to another player."""

    id: CommandId
    hero: HeroId
    to: Count


class HandLead(Struct, tag="hand-lead", forbid_unknown_fields=True):
    id: CommandId
    to: Count


class Ready(Struct, tag="ready", forbid_unknown_fields=True):
    id: CommandId
    ready: bool


class Start(Struct, tag="start", forbid_unknown_fields=True):
    """Leaves the lobby. Heroes without a player go to the lead."""

    id: CommandId


class Rename(Struct, tag="rename", forbid_unknown_fields=True):
    id: CommandId
    name: Nickname


class Say(Struct, tag="say", forbid_unknown_fields=True):
    id: CommandId
    text: ChatText


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Points at a space; not kept."""

    space: SpaceText


class Bookmark(Struct, tag="bookmark", forbid_unknown_fields=True):
    """A named save of this moment."""

    id: CommandId
    name: Annotated[str, Meta(min_length=1, max_length=60)]


# questions to the server: they change nothing, and only the asker hears the answer


class AskOutlook(Struct, tag="ask-outlook", forbid_unknown_fields=True):
    """The aids of the position, and a preview of every option of the question."""

    id: CommandId
    seq: Seq


class AskOdds(Struct, tag="ask-odds", forbid_unknown_fields=True):
    id: CommandId
    seq: Seq
    text: OptionText


class AskWhy(Struct, tag="ask-why", forbid_unknown_fields=True):
    """Why is this text no option now?"""

    id: CommandId
    seq: Seq
    text: OptionText


class AskSight(Struct, tag="ask-sight", forbid_unknown_fields=True):
    id: CommandId
    seq: Seq
    watcher: SpaceText
    target: SpaceText


Command: TypeAlias = (
    Choose
    | Undo
    | Redo
    | AskRewind
    | AnswerRewind
    | Prefer
    | TakeHero
    | LeaveHero
    | HandHero
    | HandLead
    | Ready
    | Start
    | Rename
    | Say
    | Bookmark
)
Query: TypeAlias = AskOutlook | AskOdds | AskWhy | AskSight
FromClient: TypeAlias = Hello | Beat | Ping | Command | Query


# from the server


class Options(Struct, forbid_unknown_fields=True):
    """What a table agreed on. `rewinds`: how many past a reveal, None without end. `decides`: who answers for all."""

    rewinds: Annotated[int, Meta(ge=0, le=99)] | None = 3
    decides: Literal["lead", "anyone", "vote"] = "lead"
    spectators: bool = True


class Player(Struct):
    """`away` are the seconds since the last connection was lost, 0 while connected."""

    id: int
    name: str
    heroes: list[str]
    here: bool
    away: float
    ready: bool
    lead: bool


class Line(Struct):
    """Chat. `n` is the number of its entry, `name` what the player was called then."""

    n: int
    player: int
    name: str
    text: str


class Mark(Struct):
    """A moment to go back to: after so many answers. `texts` are the answers taken back, oldest first; of many the
    latest twelve."""

    kind: Literal["step", "action", "turn", "phase", "round", "start"]
    answers: int
    round: int
    hero: str
    texts: list[str]


class Back(Struct):
    """`free` may be undone by who gave the last answer; `marks` need consent. `redo` is the answer that comes back."""

    free: list[Mark]
    marks: list[Mark]
    redo: str | None
    rewinds_left: int | None
    rewinds_used: int


class RewindRequest(Struct):
    by: int
    mark: Mark
    agreed: list[int]
    waiting: list[int]


class Bookmarked(Struct):
    name: str
    answers: int
    round: int


class TableState(Struct):
    """Everything about a table that changes. `deciders` are the players who may answer the question now.

    `preferences`: option text by player id. `commitment` is the SHA-256 of "<seed> <nonce>", empty for a scene; `seed`
    and `nonce` are told when the game is over. `lent`: heroes others play until their own player is back.
    """

    seq: int
    started: bool
    players: list[Player]
    spectators: int
    answers: int
    position: Position
    question: Question | None
    deciders: list[int]
    preferences: dict[int, str]
    back: Back
    rewind: RewindRequest | None
    bookmarks: list[Bookmarked]
    commitment: str
    seed: int | None
    nonce: str | None
    lent: dict[str, int]


class Welcome(Struct, tag="welcome"):
    """The answer to `hello`: the whole table. `you` is None for a spectator. Replaces whatever the client had."""

    protocol: int
    version: str
    table: str
    watch: str
    you: int | None
    stage: StageMap
    options: Options
    state: TableState
    events: list[Told]
    chat: list[Line]


UpdateKind: TypeAlias = Literal[
    "chose", "undid", "redid", "asked-rewind", "agreed-rewind", "declined-rewind", "rewound", "players", "other"
]


class Update(Struct, tag="update"):
    """Something was done at the table by a player (`by`), and is stored. Events from number `first` on are these.

    `by` is 0 for what a vote decided.
    """

    by: int
    what: UpdateKind
    first: int
    events: list[Told]
    state: TableState


class Presence(Struct, tag="presence"):
    """Who is here changed; nothing else did."""

    players: list[Player]
    spectators: int
    deciders: list[int]


class Said(Struct, tag="said"):
    line: Line


class Pinged(Struct, tag="pinged"):
    player: int
    name: str
    space: str


class Done(Struct, tag="done"):
    """A command was carried out, now or when it was sent first."""

    id: str
    seq: int


RefusalCode: TypeAlias = Literal[
    "malformed",
    "too-large",
    "too-fast",
    "hello-first",
    "protocol",
    "unknown-token",
    "spectators-only-watch",
    "no-spectators",
    "not-started",
    "already-started",
    "stale",
    "not-your-decision",
    "not-an-option",
    "game-over",
    "nothing-to-undo",
    "needs-consent",
    "no-rewinds-left",
    "rewind-pending",
    "no-rewind-pending",
    "nothing-to-redo",
    "no-such-hero",
    "hero-taken",
    "not-your-hero",
    "no-such-player",
    "not-the-lead",
    "no-such-space",
    "not-ready",
    "too-many-bookmarks",
    "too-long",
    "recovering",
]


class Refused(Struct, tag="refused"):
    """A message was not carried out and changed nothing. Words: `refusal-<code>` with the facts.

    `objection` is there for an option that is not legal. `id` is empty where the message had none that could be read.
    """

    id: str
    code: RefusalCode
    facts: Facts
    objection: Objection | None = None


class Fenced(Struct, tag="fenced"):
    """The seat is used in another tab now. The socket closes after this."""


class Gone(Struct, tag="gone"):
    """There is no such table, or the client did not stop when it was refused. The socket closes after this."""

    reason: Literal["no-such-table", "too-fast"]


class Beaten(Struct, tag="beat"):
    nonce: int


class Recovering(Struct, tag="recovering"):
    """The table came into a state without a decision; it is being restored from its last entry."""

    bug: str


class OutlookIs(Struct, tag="outlook"):
    id: str
    seq: int
    outlook: Outlook
    previews: list[Preview]


class OddsAre(Struct, tag="odds"):
    """`odds` is None for an option that rolls nothing."""

    id: str
    seq: int
    text: str
    odds: Odds | None


class Because(Struct, tag="because"):
    """`objection` is None where the text is an option after all."""

    id: str
    seq: int
    objection: Objection | None


class SightIs(Struct, tag="sight"):
    id: str
    seq: int
    reason: SightReason


Answer: TypeAlias = OutlookIs | OddsAre | Because | SightIs
FromServer: TypeAlias = (
    Welcome | Update | Presence | Said | Pinged | Done | Refused | Fenced | Gone | Beaten | Recovering | Answer
)


# by HTTP


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables: a stage with heroes, or a scene. `alone`: no lobby, the opener plays all heroes."""

    name: Nickname
    stage: Annotated[str, Meta(max_length=60)] | None = None
    heroes: Annotated[list[HeroId], Meta(max_length=4)] | None = None
    seed: Seed | None = None
    memory_box: Annotated[list[HeroId], Meta(max_length=60)] = []
    scene: Annotated[str, Meta(max_length=20_000)] | None = None
    options: Options | None = None
    alone: bool = True


class Branch(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/branch: a table of one's own from a moment of this one."""

    name: Nickname
    answers: Count


class Join(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join"""

    name: Nickname


class Seat(Struct):
    """Where one sits: the table, the link for spectators, and the token that proves the seat. Keep it."""

    table: str
    watch: str
    token: str
    player: int


class Summary(Struct):
    """GET /api/tables/{id}: what a link shows before one sits down, and what Home shows of one's tables."""

    table: str
    stage: str
    heroes: list[str]
    free: list[str]
    players: list[Player]
    started: bool
    round: int
    outcome: str | None
    question: str | None
    waiting_for: list[str]
    options: Options
    watching: bool


class StageCard(Struct):
    """GET /api/stages: what mission select and briefing show. Parties by number of heroes: must and may.

    `needed` objective tokens have to be taken, by number of heroes as well.
    """

    id: str
    kind: str
    minutes: int
    parties: dict[int, tuple[list[str], list[str]]]
    needed: dict[int, int]
    rules: list[str]
    rewards: list[str]
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
    """GET /api/gear. Words: `name-<id>` and `card-<id>`."""

    id: str
    family: str
    tokens: int
    heroes: list[str]
    cost: int
    loud: bool


class Moment(Struct):
    """An answer of a film: what was asked of whom, and what was answered, before event `event`."""

    kind: str
    hero: str
    text: str
    event: int


class Film(Struct):
    """GET /api/tables/{id}/film: a whole game, event by event, from its opening position."""

    table: str
    stage: StageMap
    opening: Position
    events: list[Told]
    moments: list[Moment]
    outcome: str | None


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
    "broken",
]


class Problem(Struct):
    """What every failed HTTP request answers. Words: `problem-<code>`; `detail` is for what has none."""

    code: ProblemCode
    detail: str = ""
