"""Talk: greetings, heartbeats, chat, pings, refusals."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from noisecheck.foresight.shapes import Facts, Objection
from noisecheck.server.wire.base import Answered, ChatText, CommandId, Count, Sent, SpaceText, TokenText


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: who is there. Without a token: a spectator. `tab` tells apart the tabs of one seat."""

    protocol: int
    tab: CommandId
    token: TokenText | None = None
    take_over: bool = False


class Heartbeat(Struct, tag="beat", forbid_unknown_fields=True):
    """I am still here; answered by `beat`. `nonce` comes back, to measure the way."""

    nonce: Count


class Stir(Struct, tag="stir", forbid_unknown_fields=True):
    """A sign of life of the player's, where there is nothing else to say; now and then is enough."""


class Showing(Struct, tag="showing", forbid_unknown_fields=True):
    """Whether the page still shows what happened: bots wait for it. As long as it is `busy` the page repeats it, every
    twenty seconds or so; one that has just come is taken for up to date."""

    busy: bool


class Say(Sent, tag="say"):
    text: ChatText


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Points at a space; not kept."""

    space: SpaceText


class ChatLine(Struct):
    """Chat. `n` grows from line to line, `name` is what the player was called then."""

    n: int
    player: int
    name: str
    text: str


class ChatSaid(Struct, tag="said"):
    line: ChatLine


class Pinged(Struct, tag="pinged"):
    player: int
    name: str
    space: str


class Done(Answered, tag="done"):
    """A command was carried out, now or when it was sent first."""


RefusalCode: TypeAlias = Literal[
    "malformed",
    "too-large",
    "too-fast",
    "too-many-pings",
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
    "cannot-plan",
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
    "assist-too-low",
    "bot-decides",
    "no-bot-decides",
    "superseded",
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
