"""How server processes on one PostgreSQL database hear of each other's rooms."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from noisecheck.server.bus import Hear, MissedNote, Note, encode, heed

logger = logging.getLogger(__name__)

CHANNEL = "noisecheck"
NOTIFY = text("SELECT pg_notify(:channel, :note)")
RETRY = 1.0  # seconds before a lost connection is tried again
LARGEST = 7_900  # bytes that PostgreSQL carries in a notification


class PostgresBus:
    """LISTEN and NOTIFY. Entries are told of by the database itself, see `sql_store.py`."""

    def __init__(self, url: URL, engine: AsyncEngine) -> None:
        self.process = secrets.token_hex(6)
        self.url = url
        self.engine = engine
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

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
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
                async with self.engine.connect() as connection:
                    await connection.execute(NOTIFY, {"channel": CHANNEL, "note": note})
            except SQLAlchemyError:
                logger.exception("a note could not be sent")
