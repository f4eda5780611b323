"""Copies of a server's tables: made while it serves, put back while none does, looked through before anybody plays."""

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner

from noisecheck.cli import app
from noisecheck.server import alone
from noisecheck.server.entries import Chose, Entry, Joined, Opened, SaidLine, StageOrigin
from noisecheck.server.sql_store import SqlStore
from noisecheck.server.store import KeptCampaign, KeptRoom
from noisecheck.server.wire import Options

FIRST: list[Entry] = [Opened(StageOrigin("recon", ["snake"], 5), Options(), "nonce"), Joined(1, "Ann", "hash")]
ROOM = KeptRoom("aaaaaaaaaaaa", "bbbbbbbbbbbb")


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, words)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, " ".join(result.output.split())


def address(path: Path) -> str:
    return f"sqlite:///{path}"


async def written(path: Path, *later: Entry) -> SqlStore:
    """A store with a table that is still open: what was written last is in the log beside the file."""
    store = await SqlStore.open(address(path))
    await store.create(ROOM, FIRST)
    for seq, entry in enumerate(later, len(FIRST) + 1):
        await store.append(ROOM.id, seq, entry)
    return store


async def kept(path: Path) -> list[Entry]:
    store = await SqlStore.open(address(path))
    try:
        return await store.read(ROOM.id)
    finally:
        await store.close()


def test_a_backup_of_a_server_at_work_has_all_that_was_acknowledged(tmp_path: Path) -> None:
    tables, copy, line = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3", SaidLine(1, "c", "Hello")

    async def back_up_at_work() -> tuple[int, str]:
        store = await written(tables, line)
        assert (tmp_path / "tables.sqlite3-wal").stat().st_size, "it is in the log, where cp would not find it"
        try:
            return await asyncio.to_thread(run, "backup", str(copy), "--database", address(tables))
        finally:
            await store.close()

    code, said = asyncio.run(back_up_at_work())

    assert (code, said) == (0, f"All tables are now in {copy}.")
    assert asyncio.run(kept(copy)) == [*FIRST, line]


def test_a_backup_is_one_file_that_is_nobody_else_s_to_read(tmp_path: Path) -> None:
    tables, copy = tmp_path / "tables.sqlite3", tmp_path / "copies" / "copy.sqlite3"
    copy.parent.mkdir()
    asyncio.run(opened_and_closed(tables))

    run("backup", str(copy), "--database", address(tables))

    assert [each.name for each in copy.parent.iterdir()] == ["copy.sqlite3"]
    assert mode(copy) == 0o600


async def opened_and_closed(path: Path) -> None:
    await (await written(path)).close()


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_backup_replaces_no_file(tmp_path: Path) -> None:
    tables, notes = tmp_path / "tables.sqlite3", tmp_path / "notes.txt"
    asyncio.run(opened_and_closed(tables))
    notes.write_text("mine")

    code, said = run("backup", str(notes), "--database", address(tables))

    assert (code, notes.read_text()) == (1, "mine")
    assert "already exists" in said


def test_where_there_are_no_tables_nothing_is_backed_up_or_checked(tmp_path: Path) -> None:
    missing = tmp_path / "tables.sqlite3"

    for words in (["backup", str(tmp_path / "copy.sqlite3")], ["check"]):
        code, said = run(*words, "--database", address(missing))
        assert code == 1
        assert f"There are no tables in {missing}." in said
    assert not [*tmp_path.iterdir()]


def test_a_backup_is_restored_and_what_was_there_is_kept_beside_it(tmp_path: Path) -> None:
    tables, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    asyncio.run(opened_and_closed(tables))
    run("backup", str(copy), "--database", address(tables))
    asyncio.run(said_since(tables))

    code, said = run("restore", str(copy), "--database", address(tables))

    former = next(tmp_path.glob("tables.sqlite3.before-*"))
    assert code == 0
    assert str(former) in said
    assert asyncio.run(kept(tables)) == FIRST
    assert asyncio.run(kept(former)) == [*FIRST, SaidLine(1, "c", "since")]


def test_a_backup_is_restored_where_the_tables_are_damaged(tmp_path: Path) -> None:
    tables, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    asyncio.run(opened_and_closed(copy))
    tables.write_text("torn")

    assert run("restore", str(copy), "--database", address(tables))[0] == 0

    assert asyncio.run(kept(tables)) == FIRST
    assert next(tmp_path.glob("tables.sqlite3.before-*")).read_text() == "torn"


async def said_since(path: Path) -> None:
    store = await SqlStore.open(address(path))
    await store.append(ROOM.id, 3, SaidLine(1, "c", "since"))
    await store.close()


def test_a_backup_is_restored_to_a_machine_that_has_no_tables_yet(tmp_path: Path) -> None:
    tables, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    asyncio.run(opened_and_closed(copy))

    assert run("restore", str(copy), "--database", address(tables))[0] == 0

    assert asyncio.run(kept(tables)) == FIRST
    assert mode(tables) == 0o600


def test_nothing_is_restored_under_a_running_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alone, "PATIENCE", 0.1)
    tables, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    asyncio.run(opened_and_closed(copy))
    asyncio.run(opened_and_closed(tables))

    with alone.alone_with(address(tables)):
        code, said = run("restore", str(copy), "--database", address(tables))

    assert code == 1
    assert "another noisecheck serves the tables in" in said


@pytest.mark.parametrize("spoil", ["text", "torn", "stranger"])
def test_what_is_not_a_sound_backup_is_not_restored(tmp_path: Path, spoil: str) -> None:
    tables, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    asyncio.run(opened_and_closed(tables))
    if spoil == "text":
        copy.write_text("not a database at all, " * 50)
    elif spoil == "stranger":
        with sqlite3.connect(copy) as connection:
            connection.execute("CREATE TABLE recipes (id)")
    else:
        run("backup", str(copy), "--database", address(tables))
        with copy.open("r+b") as file:
            file.truncate(copy.stat().st_size // 2)

    code, said = run("restore", str(copy), "--database", address(tables))

    assert code == 1
    assert f"{copy} is not a sound backup" in said
    assert asyncio.run(kept(tables)) == FIRST
    assert not [*tmp_path.glob("*.before-*")]


@pytest.mark.parametrize("words", [["backup", "copy.sqlite3"], ["restore", "copy.sqlite3"]])
def test_for_postgresql_its_own_tools_are_named(words: list[str]) -> None:
    code, said = run(*words, "--database", "postgresql://somebody@localhost/tables")

    assert code == 1
    assert "pg_dump" in said


def test_tables_that_play_as_they_did_are_sound(tmp_path: Path) -> None:
    tables = tmp_path / "tables.sqlite3"
    asyncio.run(opened_and_closed(tables))

    assert run("check", "--database", address(tables)) == (0, "Checked 1 table and 0 campaigns: all sound.")


def test_a_table_and_a_campaign_that_this_version_cannot_read_are_named(tmp_path: Path) -> None:
    tables = tmp_path / "tables.sqlite3"

    async def spoilt() -> None:
        store = await written(tables, Chose(1, "c", "turn snake", 12345))
        await store.create(KeptRoom("cccccccccccc", "dddddddddddd"), FIRST)
        await store.add_campaign(KeptCampaign("eeeeeeeeeeee", "hash", "{}"))
        await store.close()

    asyncio.run(spoilt())

    code, said = run("check", "--database", address(tables))

    assert code == 1
    assert "table aaaaaaaaaaaa:" in said
    assert "campaign eeeeeeeeeeee:" in said
    assert "cccccccccccc" not in said
    assert "Checked 2 tables and 1 campaign: 2 cannot be read." in said


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    tables = tmp_path / "tables.sqlite3"
    asyncio.run(opened_and_closed(tables))
    with tables.open("r+b") as file:
        file.seek(4096)  # all pages but the first
        file.write(b"?" * (tables.stat().st_size - 4096))

    code, said = run("check", "--database", address(tables))

    assert code == 1
    assert f"{tables} is damaged" in said


def test_tables_are_nobody_else_s_to_read(tmp_path: Path) -> None:
    tables = tmp_path / "tables.sqlite3"
    before = os.umask(0o022)
    try:
        asyncio.run(modes_at_work(tables))
    finally:
        os.umask(before)


async def modes_at_work(tables: Path) -> None:
    store = await written(tables)
    files = [each for each in tables.parent.iterdir() if each.name.startswith("tables.sqlite3")]
    assert {mode(each) for each in files} == {0o600}
    assert len(files) == 3
    await store.close()


def test_tables_from_before_are_closed_to_others_too(tmp_path: Path) -> None:
    tables = tmp_path / "tables.sqlite3"
    asyncio.run(opened_and_closed(tables))
    tables.chmod(0o644)

    asyncio.run(kept(tables))

    assert mode(tables) == 0o600
