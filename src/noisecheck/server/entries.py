"""What is kept of a room: entries, one after the other, never changed. The room is what they add up to.

An entry is a fact. Whether it was allowed was looked at before it was written, by `commands.py`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from noisecheck.bots.shapes import Why
from noisecheck.server.wire import BotName, Options

# how a game began


class StageOrigin(Struct, tag="stage"):
    stage: str
    heroes: list[str]
    seed: int
    memory_box: list[str] = []
    secrets: list[str] = []
    past: dict[str, int] = {}
    wounds: dict[str, int] = {}
    chosen: bool = False  # whether somebody gave the seed, and may know what it brings

    def game(self) -> dict[str, Any]:
        """How the game began."""
        return {name: value for name, value in msgspec.structs.asdict(self).items() if name != "chosen"}


class SceneOrigin(Struct, tag="scene"):
    scene: str


class RecordOrigin(Struct, tag="record"):
    """A saved game, to go on from where it was."""

    record: str


Origin: TypeAlias = StageOrigin | SceneOrigin | RecordOrigin


# what a game is part of


class OfCampaign(Struct, tag="campaign"):
    """The game of this number in a campaign, after that many rewinds in other rooms."""

    id: str
    number: int
    rewinds: int = 0


class OfDay(Struct, tag="day"):
    """The mission of a day, such as 2026-11-15."""

    day: str


Occasion: TypeAlias = OfCampaign | OfDay


# by which rules


class Rules(Struct):
    """The version of noisecheck, and a digest of all that decides how a game goes (`editions.py`)."""

    version: str
    digest: str


# the entries


class Opened(Struct, tag="opened"):
    """Always the first. `nonce` is told with the seed at the end, so that everybody can check its commitment."""

    origin: Origin
    options: Options
    nonce: str
    occasion: Occasion | None = None
    rules: Rules | None = None


class Joined(Struct, tag="joined"):
    """Only the hash of the token is kept: who reads the store cannot sit down in anybody's place.

    `instead_of` is the player without a hero who was away and whose place is needed, 0 if there was room.
    """

    player: int
    name: str
    token_hash: str
    instead_of: int = 0


class Deed(Struct):
    """What a player did. `id` is that of the command, empty for what followed by itself; `by` is 0 for a vote, for a
    bot and for the table."""

    by: int
    id: str


class TookHero(Deed, tag="took-hero"):
    hero: str


class GaveToBot(Deed, tag="gave-to-bot"):
    hero: str
    bot: BotName


class LeftHero(Deed, tag="left-hero"):
    hero: str


class Handed(Deed, tag="handed"):
    hero: str
    to: int


class LedBy(Deed, tag="led-by"):
    lead: int


class Readied(Deed, tag="readied"):
    ready: bool


class Started(Deed, tag="started"):
    pass


class Renamed(Deed, tag="renamed"):
    name: str


class ByBot(Struct):
    """The bot that gave an answer, for whom, and why."""

    hero: str
    bot: BotName
    why: Why


class Chose(Deed, tag="chose", omit_defaults=True):
    """`question` is the fingerprint of what was asked: an engine that asks something else there is found out.

    `foregone`: no answer could matter, and the table gave this one itself.
    """

    text: str
    question: int
    bot: ByBot | None = None
    foregone: bool = False


class Undid(Deed, tag="undid"):
    to: int


class Redid(Deed, tag="redid"):
    pass


class AskedRewind(Deed, tag="asked-rewind"):
    to: int


class AnsweredRewind(Deed, tag="answered-rewind"):
    agree: bool


class Rewound(Deed, tag="rewound"):
    to: int


class Preferred(Deed, tag="preferred"):
    text: str


class HeldBot(Deed, tag="held-bot"):
    """The bot whose question this is waits, or goes on; `by` is 0 for one that could not find an answer."""

    hold: bool


class Entrusted(Deed, tag="entrusted"):
    """A bot plays this hero's turn to its end, first these options: a hint of the third tier (AI-01)."""

    hero: str
    options: list[str]


class Hinted(Deed, tag="hinted"):
    tier: int


class SaidLine(Deed, tag="said"):
    """Not written any more: what is said stands beside the log (`chat.py`)."""

    text: str


class Copied(Deed, tag="copied"):
    """A player took a file of the running game: it could be played ahead elsewhere, with the same dice."""


class Upgraded(Deed, tag="upgraded"):
    """A newer version than wrote here before has played the table again, and goes on by its own rules."""

    rules: Rules


class Bookmarked(Deed, tag="bookmarked"):
    name: str


AnyDeed: TypeAlias = (
    TookHero
    | GaveToBot
    | LeftHero
    | Handed
    | LedBy
    | Readied
    | Started
    | Renamed
    | Chose
    | Undid
    | Redid
    | AskedRewind
    | AnsweredRewind
    | Rewound
    | Preferred
    | HeldBot
    | Entrusted
    | Hinted
    | SaidLine
    | Copied
    | Upgraded
    | Bookmarked
)
Later: TypeAlias = Joined | AnyDeed
# what those do who play; all else may come from anybody who has the link
MOVES = (
    Chose,
    Undid,
    Redid,
    AskedRewind,
    AnsweredRewind,
    Rewound,
    Preferred,
    HeldBot,
    Entrusted,
)
Entry: TypeAlias = Opened | Later

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode
decode_opened = msgspec.json.Decoder(Opened).decode
