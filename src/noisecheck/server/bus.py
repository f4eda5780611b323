"""How server processes that share a database hear of each other's rooms.

A note says only that there is a new entry; whoever shows that room reads it from the store. Small things that nobody
keeps travel in the note itself: who is here, a space somebody points at. A single process has nobody to tell.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from noisecheck.server.ghosts import Planned
from noisecheck.server.store import CHANNEL, Store
from noisecheck.server.wire import Intention

logger = logging.getLogger(__name__)

NOTIFY = text("SELECT pg_notify(:channel, :note)")
RETRY = 1.0  # seconds before a lost connection is tried again
LARGEST = 7_900  # bytes that PostgreSQL carries in a notification


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
    """For a database that no other process uses."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(6)

    async def start(self, hear: Hear) -> None:
        pass

    def tell(self, note: Note) -> None:
        pass

    async def stop(self) -> None:
        pass


class PostgresBus:
    """LISTEN and NOTIFY. Entries are told of by the database itself, see `store.py`."""

    def __init__(self, store: Store) -> None:
        self.process = secrets.token_hex(6)
        self.store = store
        self.outgoing: asyncio.Queue[Note] = asyncio.Queue(1_000)
        self.tasks: list[asyncio.Task[None]] = []
        self.listening = asyncio.Event()

    async def start(self, hear: Hear) -> None:
        self.tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._send())]
        await self.listening.wait()

    def tell(self, note: Note) -> None:
        with suppress(asyncio.QueueFull):  # what is told this way is told again soon
            self.outgoing.put_nowait(note)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _listen(self, hear: Hear) -> None:
        import psycopg

        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if self.listening.is_set():
                        await heed(hear, encode(MissedNote()))
                    self.listening.set()
                    async for notification in connection.notifies():
                        await heed(hear, notification.payload)
            except (psycopg.Error, OSError):
                logger.exception("notes of other processes cannot be heard; trying again")
            await asyncio.sleep(RETRY)

    async def _send(self) -> None:
        while True:
            note = encode(await self.outgoing.get()).decode()
            if len(note) > LARGEST:
                continue
            try:
                async with self.store.engine.connect() as connection:
                    await connection.execute(NOTIFY, {"channel": CHANNEL, "note": note})
            except SQLAlchemyError:
                logger.exception("a note could not be sent")


async def heed(hear: Hear, payload: bytes | str) -> None:
    """A note that makes trouble is one note lost: the next is heard all the same."""
    try:
        await hear(decode(payload))
    except Exception:
        logger.exception("a note made trouble: %s", payload)


def bus_for(store: Store) -> Bus:
    return PostgresBus(store) if store.is_shared else LocalBus()
