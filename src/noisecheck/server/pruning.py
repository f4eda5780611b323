"""Old tables go, if whoever runs the server wants that. Nothing goes by itself."""

from __future__ import annotations

import time

from noisecheck.server.alone import alone_with
from noisecheck.server.backups import tables_at
from noisecheck.server.sql_store import SqlStore, file_of, url_of

DAY = 86_400.0  # seconds


async def prune(address: str | None, days: float) -> int:
    """Lets tables go to which nothing was written for so many days; how many they were. A table that a campaign goes
    on from stays: what came of its game may stand nowhere else. On SQLite no server may be at work."""
    if file_of(url_of(address)):
        tables_at(address)
    with alone_with(address):
        store = await SqlStore.open(address)
        try:
            before = time.time() - days * DAY
            return len([id for id in await store.unused_since(before) if await store.drop(id, before)])
        finally:
            await store.close()
