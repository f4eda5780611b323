"""How servers that share a store hear of each other's rooms.

A note says only that there is a new entry; whoever shows that room reads it from the store. Small things that nobody
keeps travel in the note itself: who is here, a space somebody points at. One that is alone has nobody to tell.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

import msgspec
from msgspec import Struct

from noisecheck.server.ghosts import Planned
from noisecheck.server.wire import Intention

logger = logging.getLogger(__name__)


class EntryNote(Struct, tag="entry"):
    table: str
    seq: int


class ProcessNote(Struct):
    """What one process tells the others of a room."""

    process: str
    table: str


class PresenceNote(ProcessNote, tag="presence"):
    players: list[int]
    spectators: int
    quiet: dict[int, float] = {}  # seconds since a sign of life of each


class WhoNote(ProcessNote, tag="who"):
    """A process begins to show a room: who of the others has somebody there?"""


class FenceNote(ProcessNote, tag="fence"):
    """A seat is used in this tab now, by way of this process."""

    player: int
    tab: str


class ShowingNote(ProcessNote, tag="showing"):
    """Whether a player's page still shows what happened."""

    player: int
    busy: bool


class LineNote(ProcessNote, tag="line"):
    """Somebody said something: it stands in the store."""


class PingNote(ProcessNote, tag="ping"):
    player: int
    space: str


class PlanNote(ProcessNote, tag="plan"):
    """What is planned for a hero now, if anything."""

    hero: str
    planned: Planned | None


class IntentNote(ProcessNote, tag="intent"):
    """What a bot is about to do, which this process plays."""

    intention: Intention


class MissedNote(Struct, tag="missed"):
    """Notes may have been lost: look at every room again."""


Note: TypeAlias = (
    EntryNote
    | PresenceNote
    | WhoNote
    | FenceNote
    | ShowingNote
    | LineNote
    | PingNote
    | PlanNote
    | IntentNote
    | MissedNote
)
Hear: TypeAlias = Callable[[Note], Awaitable[None]]

decode = msgspec.json.Decoder(Note).decode
encode = msgspec.json.Encoder().encode


class Bus(Protocol):
    process: str

    async def start(self, hear: Hear) -> None: ...

    def tell(self, note: Note) -> None: ...

    async def stop(self) -> None: ...


class LocalBus:
    """For a store that nobody else uses."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(6)

    async def start(self, hear: Hear) -> None:
        pass

    def tell(self, note: Note) -> None:
        pass

    async def stop(self) -> None:
        pass


async def heed(hear: Hear, payload: bytes | str) -> None:
    """A note that makes trouble is one note lost: the next is heard all the same."""
    try:
        await hear(decode(payload))
    except Exception:
        logger.exception("a note made trouble: %s", payload)
