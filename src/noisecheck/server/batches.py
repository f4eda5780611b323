"""What is written at once: a commit takes its time, however much is in it.

Whoever comes while one is under way waits for the next, which takes all who wait. So nobody waits longer than for two,
and a busy server commits less often instead of more slowly.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Generic, TypeVar

from noisecheck.server.store import Conflict

Row = TypeVar("Row")

MOST = 500  # rows of one commit


class Batches(Generic[Row]):
    """`commit` writes all of its rows or none; it raises `Conflict` if one of them cannot be."""

    def __init__(self, commit: Callable[[Sequence[Row]], Awaitable[None]]) -> None:
        self.commit = commit
        self.waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None

    async def write(self, row: Row) -> None:
        """Committed when this returns; raises what was wrong with this row, or with the store."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((row, written))
        if self.writing is None:
            self.writing = asyncio.create_task(self.write_waiting())
        await written

    async def write_waiting(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                await self.try_all(batch)
        finally:
            self.writing = None

    async def try_all(self, batch: list[tuple[Row, asyncio.Future[None]]]) -> None:
        """If one of several rows cannot be, each is tried by itself: then only its own writer hears of it."""
        rows, writers = zip(*batch, strict=True)
        try:
            await self.commit(rows)
        except Conflict as error:
            if len(batch) == 1:
                tell(writers, error)
                return
            for each in batch:
                await self.try_all([each])
        except Exception as error:
            tell(writers, error)
        else:
            tell(writers)


def tell(writers: Iterable[asyncio.Future[None]], error: Exception | None = None) -> None:
    for written in writers:
        if written.done():  # nobody waits for it any more
            continue
        if error:
            written.set_exception(error)
        else:
            written.set_result(None)
