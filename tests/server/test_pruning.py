"""Whoever runs a server lets old tables go; nobody's campaign, and no table at which somebody has played since."""

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import update

from noisecheck.server import alone, pruning
from noisecheck.server.entries import SaidLine
from noisecheck.server.sql_store import SqlStore, rows
from noisecheck.server.store import Conflict, KeptCampaign, KeptRoom
from tests.server.test_backups import FIRST, address, run

OLD, LIVELY, FOLLOWED = (KeptRoom(letter * 12, letter * 11 + "w") for letter in "abc")


async def write_tables(database: str) -> None:
    """Three tables of a year ago. Somebody said a word at one of them today, a campaign goes on from another."""
    store = await SqlStore.open(database)
    for room in (OLD, LIVELY, FOLLOWED):
        await store.create(room, FIRST)
        await store.say(room.id, 1, "hello", 0)
    async with store.engine.connect() as connection:
        await connection.execute(update(rows).values(at=time.time() - 365 * pruning.DAY))
    await store.append(LIVELY.id, len(FIRST) + 1, SaidLine(1, "c", "Hello"))
    await store.add_campaign(KeptCampaign("d" * 12, "hash", "{}", FOLLOWED.id))
    await store.close()


async def left(database: str) -> list[str]:
    store = await SqlStore.open(database)
    try:
        return await store.all_rooms()
    finally:
        await store.close()


def test_tables_that_nobody_has_used_for_long_go(tmp_path: Path) -> None:
    database = address(tmp_path / "tables.sqlite3")
    asyncio.run(write_tables(database))

    assert run("prune", "--older-than", "90", "--database", database) == (0, "1 table is gone.")

    assert asyncio.run(left(database)) == [LIVELY.id, FOLLOWED.id]
    assert run("prune", "--older-than", "90", "--database", database) == (0, "No table is that old.")


def test_on_postgresql_too(postgres: str) -> None:
    asyncio.run(write_tables(postgres))

    run("prune", "--older-than", "90", "--database", postgres)

    found = asyncio.run(left(postgres))
    assert OLD.id not in found
    assert {LIVELY.id, FOLLOWED.id} <= {*found}


def test_not_while_a_server_has_them_open(tmp_path: Path) -> None:
    database = address(tmp_path / "tables.sqlite3")
    asyncio.run(write_tables(database))

    with alone.alone_with(database):
        code, said = run("prune", "--older-than", "90", "--database", database)

    assert code == 1
    assert "another noisecheck serves the tables in" in said
    assert len(asyncio.run(left(database))) == 3


@pytest.mark.anyio
async def test_a_table_that_is_used_at_the_last_moment_stays(tmp_path: Path) -> None:
    database = address(tmp_path / "tables.sqlite3")
    await write_tables(database)
    store = await SqlStore.open(database)
    before = time.time() - 90 * pruning.DAY
    assert await store.unused_since(before) == [OLD.id]

    await store.append(OLD.id, len(FIRST) + 1, SaidLine(1, "c", "Here again"))

    assert not await store.drop(OLD.id, before)
    with pytest.raises(Conflict):
        await store.append(OLD.id, len(FIRST) + 1, SaidLine(1, "c", "Still here"))
    await store.close()
