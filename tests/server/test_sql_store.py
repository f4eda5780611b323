"""What is SQLite's and PostgreSQL's own of the store."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from noisecheck.server.entries import Opened, SaidLine, SceneOrigin
from noisecheck.server.seats import new_id
from noisecheck.server.sql_store import APPEND, SqlStore, url_of
from noisecheck.server.store import BadDatabase, KeptRoom
from noisecheck.server.wire import Options
from tests.server.house import PATIENCE
from tests.server.test_store import FIRST

pytestmark = pytest.mark.anyio

FULL = 2  # as SQLite numbers it


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    found: str = request.getfixturevalue("postgres")
    return found


@pytest.fixture
async def store(address: str) -> AsyncIterator[SqlStore]:
    found = await SqlStore.open(address)
    yield found
    await found.close()


async def test_of_two_processes_that_write_to_the_same_tables_none_waits_for_the_other_in_vain(postgres: str) -> None:
    """Entries come to each in an order of its own. While both wait, neither holds what the other needs."""
    one, two, third = [await SqlStore.open(postgres) for _ in range(3)]
    kept = [KeptRoom(new_id(), new_id()) for _ in range(3)]
    for each in kept:
        await one.create(each, FIRST)

    async with third.engine.connect() as connection:
        await connection.execution_options(isolation_level=third.whole)
        async with connection.begin() as held:
            await connection.execute(APPEND, [{"table_id": kept[1].id, "seq": 3, "at": 0.0, "body": ""}])
            both = [(store, room) for store, rooms in ((one, kept), (two, kept[::-1])) for room in rooms]
            written = asyncio.gather(
                *(store.append(room.id, 3, SaidLine(1, "a", "")) for store, room in both), return_exceptions=True
            )
            waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
            async with asyncio.timeout(PATIENCE):
                while (await connection.execute(waiting)).scalar_one() < 2:
                    await asyncio.sleep(0.01)
            await held.rollback()
    results = await written

    assert sorted(type(each).__name__ for each in results) == ["Conflict"] * 3 + ["NoneType"] * 3
    for store in (one, two, third):
        await store.close()


def count_commits(store: SqlStore) -> list[int]:
    """Of entries, by how many are in each."""
    found: list[int] = []
    commit = store.appended.commit

    async def counted(rows: Sequence[Any]) -> None:
        found.append(len(rows))
        await commit(rows)

    store.appended.commit = counted
    return found


async def test_entries_are_written_again_after_the_database_cut_the_connection(postgres: str) -> None:
    store, other = await SqlStore.open(postgres), await SqlStore.open(postgres)
    kept = KeptRoom(new_id(), new_id())
    await store.create(kept, FIRST)
    async with store.engine.connect() as connection:
        process = (await connection.execute(text("SELECT pg_backend_pid()"))).scalar_one()
    async with other.engine.connect() as connection:
        await connection.execute(text(f"SELECT pg_terminate_backend({process}, 5000)"))

    with pytest.raises(Exception, match=r"terminat|clos"):
        await store.append(kept.id, 3, SaidLine(1, "a", "lost"))
    await store.append(kept.id, 3, SaidLine(1, "a", "kept"))

    assert (await store.read(kept.id))[2:] == [SaidLine(1, "a", "kept")]
    await store.close()
    await other.close()


async def test_a_database_of_a_newer_version_is_left_alone(address: str, store: SqlStore) -> None:
    async with store.engine.connect() as connection:
        await connection.execute(text("UPDATE noisecheck_schema SET version = 99"))

    try:
        with pytest.raises(BadDatabase, match="version 99, written by a newer noisecheck"):
            await SqlStore.open(address)
    finally:
        async with store.engine.connect() as connection:
            await connection.execute(text("UPDATE noisecheck_schema SET version = 1"))


async def test_processes_that_start_at_once_lay_one_database_out(tmp_path: Path, postgres: str) -> None:
    fresh = await SqlStore.open(postgres)
    async with fresh.engine.connect() as connection:
        await connection.execute(text("CREATE DATABASE fresh"))
    await fresh.close()

    address = postgres.replace("/postgres?", "/fresh?")
    for store in await asyncio.gather(*(SqlStore.open(address) for _ in range(5))):
        await store.close()


async def test_sqlite_writes_ahead_and_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "tables.sqlite3"
    store = await SqlStore.open(f"sqlite:///{path}")
    async with store.engine.connect() as connection:
        synchronous = (await connection.execute(text("PRAGMA synchronous"))).scalar()
    await store.close()

    assert synchronous == FULL
    assert sqlite3.connect(path).execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.parametrize("address", ["", "mysql://localhost/x", "tables", "sqlite//x"])
def test_an_address_that_is_none_is_refused_with_a_sentence(address: str) -> None:
    with pytest.raises(BadDatabase, match="is no address of a database"):
        url_of(address)


async def test_without_an_address_the_tables_are_in_the_user_s_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    store = await SqlStore.open(None)
    await store.create(KeptRoom("a", "b"), [Opened(SceneOrigin("…"), Options(), "")])
    await store.close()

    assert (tmp_path / "noisecheck" / "tables.sqlite3").is_file()


async def test_who_comes_while_others_are_written_waits_for_one_commit(store: SqlStore) -> None:
    kept = [KeptRoom(new_id(), new_id()) for _ in range(20)]
    for each in kept:
        await store.create(each, FIRST)
    commits = count_commits(store)

    await asyncio.gather(*(store.append(each.id, 3, SaidLine(1, "c", "")) for each in kept))

    assert len(commits) <= 2
