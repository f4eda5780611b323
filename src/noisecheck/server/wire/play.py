"""The game: what is answered, taken back and done by bots, and the table as it is shown."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from noisecheck.bots.shapes import Why
from noisecheck.campaign.rank import Rank
from noisecheck.foresight.shapes import Ending, Position, PositionAids, Question, SpaceName, StageMap, Told
from noisecheck.server.wire.base import BotName, Count, Fresh, HeroId, OptionText, Sent
from noisecheck.server.wire.campaign import DailyScore
from noisecheck.server.wire.seats import Difficulty, House, Options, Player
from noisecheck.server.wire.talk import ChatLine

MOST_OPTIONS = 40  # of a plan
MOST_ANSWERS = 24  # of a turn that is planned: Dashes take three each


class Choose(Fresh, tag="choose"):
    text: OptionText


class Undo(Fresh, tag="undo"):
    """Back to the moment after that many answers; free, so not past a reveal."""

    answers: Count


class Redo(Fresh, tag="redo"):
    pass


class AskRewind(Fresh, tag="ask-rewind"):
    """Asks the others to go back further, past a reveal. With nobody to ask it happens at once."""

    answers: Count


class AnswerRewind(Fresh, tag="answer-rewind"):
    agree: bool


class Prefer(Fresh, tag="prefer"):
    """A mark on an option of a question for all; where the table votes, the vote."""

    text: OptionText


class HoldBot(Fresh, tag="hold-bot"):
    """Stops the bot that is about to answer: then any player answers this question, or lets the bot go on."""

    hold: bool


class CarryOut(Fresh, tag="carry-out"):
    """Hint, tier 3: has a suggested plan done. A bot then plays this turn to its end, first these options; it announces
    them and is held like any other, which ends it. A suggestion without odds is one answer, to be chosen."""

    options: Annotated[list[OptionText], Meta(min_length=1, max_length=MOST_OPTIONS)]


class PlanTurn(Sent, tag="plan-turn"):
    """What the sender means to answer in the next turn of a hero of theirs, for all to see; nothing is kept of it.
    Without answers: what was planned is not meant any more. A plan is cut where something would come to light."""

    hero: HeroId
    answers: Annotated[list[OptionText], Meta(max_length=MOST_ANSWERS)]


class Bookmark(Sent, tag="bookmark"):
    """A named save of this moment."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]


MarkKind: TypeAlias = Literal["step", "action", "turn", "phase", "round", "start"]


class RewindMark(Struct):
    """A moment to go back to, after that many answers. `texts` are the answers taken back, oldest first; of many the
    latest twelve."""

    kind: MarkKind
    answers: int
    round: int
    hero: str
    texts: list[str]


class Back(Struct):
    """What was answered `since` may be undone by the players in `by`, and `free` are moments to go back to; `marks`
    need consent. `redo` is the answer that comes back."""

    by: list[int]
    since: int
    free: list[RewindMark]
    marks: list[RewindMark]
    redo: str | None
    rewinds_left: int | None
    rewinds_used: int


class RewindRequest(Struct):
    by: int
    mark: RewindMark
    agreed: list[int]
    waiting: list[int]


class BookmarkShown(Struct):
    name: str
    answers: int
    round: int


class Acting(Struct):
    """The question is a bot's to answer. `held`: a player stopped it, and players answer instead. `by` is the player
    who has a plan carried out, 0 where the hero is a bot's."""

    hero: str
    bot: BotName
    held: bool
    by: int


class Intention(Struct):
    """What a bot means to do in this turn: `texts` are options, the first the answer to the question that stands after
    so many `answers`, the others what it has in mind next. It begins in that many seconds unless it is held."""

    answers: int
    hero: str
    bot: BotName
    texts: list[str]
    why: Why
    seconds: float


class Meant(Struct):
    """Answer number `answers` was given by a bot; this is why."""

    answers: int
    hero: str
    bot: BotName
    text: str
    why: Why


class Ghost(Struct):
    """What a player plans for a hero: the answers that are left to give, and the spaces on the way from where the hero
    stands."""

    hero: str
    player: int
    answers: list[str]
    way: list[SpaceName]


class GhostsShown(Struct, tag="ghosts"):
    """All plans at the table, whenever one of them changes. `gone` are heroes whose plan is not possible any more."""

    ghosts: list[Ghost]
    gone: list[str]


class RoomState(Struct):
    """Everything about a table that changes. `deciders` are the players who may answer the question now.

    `house` is in what it differs from what is usual. `preferences`: option text by player id. `commitment` is the
    SHA-256 of "<seed> <nonce>", empty for a scene; `seed` and `nonce` are told when the game is over. `lent`:
    heroes others play until their own player is back. `bots`: the kind of bot by the hero it plays; `acting`: the
    one whose question this is. `hints`: how many each player used, by id; `bot_answers`: how many bots gave, by
    hero. `campaign`: the id of the one the game belongs to, else empty; `day`: that of a mission of the day, else
    empty; it has a `score` when it is over. A game that is over has an `ending`, and a `rank` if it was won.
    """

    seq: int
    started: bool
    house: list[House]
    players: list[Player]
    spectators: int
    answers: int
    position: Position
    question: Question | None
    deciders: list[int]
    preferences: dict[int, str]
    back: Back
    rewind: RewindRequest | None
    bookmarks: list[BookmarkShown]
    commitment: str
    seed: int | None
    nonce: str | None
    lent: dict[str, int]
    bots: dict[str, BotName]
    acting: Acting | None
    hints: dict[int, int]
    bot_answers: dict[str, int]
    campaign: str
    day: str
    score: DailyScore | None
    ending: Ending | None
    rank: Rank | None


class Welcome(Struct, tag="welcome"):
    """The answer to `hello`: the whole table. `you` is None for a spectator. Replaces whatever the client had.

    `difficulty` is None for options of the table's own making. `meant` are the answers of bots, oldest first.
    `answered` is how many answers there were with your own last one: what followed from it you saw, wherever you
    gave it; 0 for none. `aids` is None at a table that has none.
    """

    protocol: int
    version: str
    table: str
    watch: str
    you: int | None
    stage: StageMap
    options: Options
    difficulty: Difficulty | None
    state: RoomState
    events: list[Told]
    meant: list[Meant]
    answered: int
    chat: list[ChatLine]
    aids: PositionAids | None


UpdateKind: TypeAlias = Literal[
    "chose", "undid", "redid", "asked-rewind", "agreed-rewind", "declined-rewind", "rewound", "players", "other"
]


class Update(Struct, tag="update", omit_defaults=True):
    """Something was done at the table by a player (`by`), and is stored. Events from number `first` on are these.

    `by` is 0 for what a vote, a bot or the table decided; `meant` is there for a bot. One that carries out a player's
    plan answers for that player. `aids` are those of the new position, None at a table that has none; where the
    question stands they are left out, and what was known of it still holds.
    """

    by: int
    what: UpdateKind
    first: int
    events: list[Told]
    meant: Meant | None
    state: RoomState
    aids: PositionAids | UnsetType | None = UNSET


class Intends(Struct, tag="intends"):
    """A bot announces what it will do, once a turn. Counts to the end of the turn, or until somebody else has a say."""

    intention: Intention
