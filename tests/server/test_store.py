"""The store: in order, all or nothing, the first writer wins; the same on SQLite and on PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from noisecheck.content import begin_game
from noisecheck.server import entries
from noisecheck.server.entries import Entry, Joined, Opened, SaidLine, SceneOrigin, StageOrigin
from noisecheck.server.room import fold
from noisecheck.server.seats import new_id
from noisecheck.server.store import APPEND, BadDatabase, Conflict, KeptRoom, Store, url_of
from noisecheck.server.wire import Options
from tests.server.house import PATIENCE

pytestmark = pytest.mark.anyio

FULL = 2  # as SQLite numbers it

FIRST: list[Entry] = [Opened(StageOrigin("recon", ["snake"], 5), Options(), "nonce"), Joined(1, "Ann", "hash")]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    found: str = request.getfixturevalue("postgres")
    return found


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    found = await Store.open(address)
    yield found
    await found.close()


@pytest.fixture
async def room(store: Store) -> KeptRoom:
    kept = KeptRoom(new_id(), new_id())
    await store.create(kept, FIRST)
    return kept


async def test_entries_come_back_in_the_order_they_were_written(store: Store, room: KeptRoom) -> None:
    lines: list[Entry] = [SaidLine(1, f"c{number}", f"“{number}” — ☂ '; --") for number in range(3, 30)]
    for seq, line in enumerate(lines, 3):
        await store.append(room.id, seq, line)

    assert await store.read(room.id) == [*FIRST, *lines]
    assert await store.read(room.id, 27) == lines[-2:]


async def test_a_table_is_found_by_both_its_names(store: Store, room: KeptRoom) -> None:
    assert await store.find(room.id) == room
    assert await store.find(room.watch) == room
    assert await store.find("nobody's") is None


async def test_a_number_is_given_once(store: Store, room: KeptRoom) -> None:
    await store.append(room.id, 3, SaidLine(1, "a", "first"))

    with pytest.raises(Conflict):
        await store.append(room.id, 3, SaidLine(1, "b", "second"))

    assert (await store.read(room.id))[2:] == [SaidLine(1, "a", "first")]


async def test_of_many_who_write_at_once_one_wins(address: str, room: KeptRoom) -> None:
    stores = [await Store.open(address) for _ in range(4)]
    for seq in range(3, 13):
        results = await asyncio.gather(
            *(store.append(room.id, seq, SaidLine(1, f"{seq}", f"{number}")) for number, store in enumerate(stores)),
            return_exceptions=True,
        )
        assert [type(each) for each in results].count(Conflict) == 3
        assert results.count(None) == 1
    assert len(await stores[0].read(room.id)) == 12
    for store in stores:
        await store.close()


async def test_of_those_who_are_written_together_only_who_came_late_is_refused(store: Store, room: KeptRoom) -> None:
    others = [KeptRoom(new_id(), new_id()) for _ in range(20)]
    for other in others:
        await store.create(other, FIRST)
    await store.append(room.id, 3, SaidLine(1, "a", "first"))
    commits = count_commits(store)

    results = await asyncio.gather(
        *(store.append(each.id, 3, SaidLine(1, "b", each.id)) for each in [*others[:10], room, *others[10:]]),
        return_exceptions=True,
    )

    assert [type(each) for each in results].index(Conflict) == 10
    assert results.count(None) == 20
    assert (await store.read(room.id))[2:] == [SaidLine(1, "a", "first")]
    for other in others:
        assert (await store.read(other.id))[2:] == [SaidLine(1, "b", other.id)]

    commits.clear()
    await asyncio.gather(*(store.append(each.id, 4, SaidLine(1, "c", "")) for each in others))
    assert len(commits) <= 2


async def test_of_two_processes_that_write_to_the_same_tables_none_waits_for_the_other_in_vain(postgres: str) -> None:
    """Entries come to each in an order of its own. While both wait, neither holds what the other needs."""
    one, two, third = [await Store.open(postgres) for _ in range(3)]
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


def count_commits(store: Store) -> list[int]:
    """Of entries, by how many are in each."""
    found: list[int] = []
    commit = store.appended.commit

    async def counted(rows: Sequence[Any]) -> None:
        found.append(len(rows))
        await commit(rows)

    store.appended.commit = counted
    return found


async def test_entries_are_written_again_after_the_database_cut_the_connection(postgres: str) -> None:
    store, other = await Store.open(postgres), await Store.open(postgres)
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


async def test_a_table_is_created_whole_or_not_at_all(store: Store, room: KeptRoom) -> None:
    twice = KeptRoom(new_id(), room.watch)

    with pytest.raises(Exception, match=r"UNIQUE|unique"):
        await store.create(twice, FIRST)

    assert await store.find(twice.id) is None
    assert await store.read(twice.id) == []


async def test_what_was_written_is_there_after_the_store_was_closed(address: str, store: Store, room: KeptRoom) -> None:
    await store.append(room.id, 3, SaidLine(1, "a", "kept"))
    await store.close()

    again = await Store.open(address)
    assert (await again.read(room.id))[2:] == [SaidLine(1, "a", "kept")]
    await again.close()


async def test_a_database_of_a_newer_version_is_left_alone(address: str, store: Store) -> None:
    async with store.engine.connect() as connection:
        await connection.execute(text("UPDATE noisecheck_schema SET version = 99"))

    try:
        with pytest.raises(BadDatabase, match="version 99, written by a newer noisecheck"):
            await Store.open(address)
    finally:
        async with store.engine.connect() as connection:
            await connection.execute(text("UPDATE noisecheck_schema SET version = 1"))


async def test_processes_that_start_at_once_lay_one_database_out(tmp_path: Path, postgres: str) -> None:
    fresh = await Store.open(postgres)
    async with fresh.engine.connect() as connection:
        await connection.execute(text("CREATE DATABASE fresh"))
    await fresh.close()

    address = postgres.replace("/postgres?", "/fresh?")
    for store in await asyncio.gather(*(Store.open(address) for _ in range(5))):
        await store.close()


async def test_sqlite_writes_ahead_and_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "tables.sqlite3"
    store = await Store.open(f"sqlite:///{path}")
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

    store = await Store.open(None)
    await store.create(KeptRoom("a", "b"), [Opened(SceneOrigin("…"), Options(), "")])
    await store.close()

    assert (tmp_path / "noisecheck" / "tables.sqlite3").is_file()


def test_a_table_of_the_time_before_bots_is_still_read() -> None:
    """Entries as they were written then, to the letter."""
    question = begin_game({"stage": "recon", "heroes": ["meryl", "snake"], "seed": 7, "memory_box": []}).decision
    assert question is not None
    old = [
        '{"type":"opened","origin":{"type":"stage","stage":"recon","heroes":["meryl","snake"],"seed":7,'
        '"memory_box":[]},"options":{"rewinds":1,"decides":"lead","spectators":true},"nonce":"n"}',
        '{"type":"joined","player":1,"name":"Ann","token_hash":"h","instead_of":0}',
        '{"type":"took-hero","by":1,"id":"","hero":"meryl"}',
        '{"type":"started","by":1,"id":""}',
        f'{{"type":"chose","by":1,"id":"c","text":"turn meryl","question":{question.fingerprint()}}}',
    ]

    log = fold([entries.decode(each) for each in old])

    assert log.play.answers == 1
    assert log.options == Options(rewinds=1, assist=2)
    assert (log.bots, log.hints) == ({}, {})
