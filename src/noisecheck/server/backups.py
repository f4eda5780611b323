"""Copies of the tables in a SQLite file, and whether all that is kept can still be read.

A server at work keeps its latest entries in a log beside the file; SQLite's own backup takes them along, a copy of the
file alone would not.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from noisecheck import campaign as campaigns
from noisecheck.server.alone import alone_with
from noisecheck.server.room import fold
from noisecheck.server.sql_store import SqlStore, file_of, keep_private, url_of, with_log
from noisecheck.server.store import BadDatabase
from noisecheck.texts import say

ALL = "ok"  # what SQLite says of a sound file


class Unreadable(NamedTuple):
    """A table or a campaign that this version cannot read, and why."""

    kind: str
    id: str
    reason: str
    began_by: str = ""  # the version and the digest of the rules that a table began with, where they are known


# copies


def back_up(address: str | None, to: Path) -> None:
    """All tables as they are at one moment, in one file that was not there before."""
    source = tables_at(address)
    if to.exists():
        raise BadDatabase(say("backup-exists", {"file": str(to)}))
    copy_whole(source, to)
    check_sound(to)


def restore(address: str | None, source: Path) -> Path | None:
    """Puts a backup in the place of the tables; where there were any, they are in the file that is returned."""
    tables = sqlite_at(address)
    with alone_with(address):
        check_sound(source)
        former = put_aside(tables) if tables.exists() else None
        copy_whole(source, tables)
    return former


def put_aside(tables: Path) -> Path:
    """Under another name, and its log with it: it may be damaged, and is not read."""
    former = tables.with_name(f"{tables.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
    for file, beside in zip(with_log(tables), with_log(former), strict=True):
        if file.exists():
            file.rename(beside)
    return former


def sqlite_at(address: str | None) -> Path:
    file = file_of(url_of(address))
    if file is None:
        raise BadDatabase(say("backup-postgres", {}))
    return file


def tables_at(address: str | None) -> Path:
    file = sqlite_at(address)
    if not file.exists():
        raise BadDatabase(say("backup-none", {"file": str(file)}))
    return file


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        yield connection


def copy_whole(source: Path, to: Path) -> None:
    """Whole or not at all, and without a log beside it."""
    draft = to.with_name(f".{to.name}.{os.getpid()}")
    try:
        keep_private(draft)
        with reading(source) as found, closing(sqlite3.connect(draft)) as target:
            found.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
        draft.replace(to)
    except sqlite3.Error as error:
        raise BadDatabase(say("backup-failed", {"file": str(source), "reason": str(error)})) from None
    finally:
        draft.unlink(missing_ok=True)


def check_sound(file: Path) -> None:
    """Raises `BadDatabase` for what is no backup, or a damaged one."""
    try:
        with reading(file) as found:
            if fault := damage(found):
                raise sqlite3.DatabaseError(fault)
            found.execute("SELECT version FROM noisecheck_schema").fetchone()
    except sqlite3.Error as error:
        raise BadDatabase(say("backup-unsound", {"file": str(file), "reason": str(error)})) from None


def damage(connection: sqlite3.Connection) -> str:
    """The first that is wrong with a file; empty if nothing is."""
    found = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
    return "" if found == ALL else found


# whether all can be read


def check_file(file: Path) -> None:
    try:
        with reading(file) as found:
            fault = damage(found)
    except sqlite3.Error as error:
        fault = str(error)
    if fault:
        raise BadDatabase(say("check-damaged", {"file": str(file), "reason": fault}))


async def check(address: str | None, told: Callable[[Unreadable], None]) -> tuple[int, int]:
    """Plays every table again by the rules as they are now, and reads every campaign; tells of those that fail. How
    many there were of both."""
    if file_of(url_of(address)):
        check_file(tables_at(address))
    store = await SqlStore.open(address)
    try:
        return await read_all(rooms_in(store), told), await read_all(campaigns_in(store), told)
    finally:
        await store.close()


async def read_all(found: AsyncIterator[Unreadable | None], told: Callable[[Unreadable], None]) -> int:
    count = 0
    async for each in found:
        count += 1
        if each:
            told(each)
    return count


async def rooms_in(store: SqlStore) -> AsyncIterator[Unreadable | None]:
    for id in await store.all_rooms():
        try:
            await asyncio.to_thread(fold, await store.read(id))
        except Exception as error:
            yield Unreadable("table", id, reason_of(error), await began_by(store, id))
        else:
            yield None


async def began_by(store: SqlStore, id: str) -> str:
    with suppress(Exception):  # the very first entry may be what cannot be read
        opened = await store.opening(id)
        if opened.rules:
            return f"{opened.rules.version} {opened.rules.digest}"
    return ""


async def campaigns_in(store: SqlStore) -> AsyncIterator[Unreadable | None]:
    for id in await store.all_campaigns():
        kept = await store.find_campaign(id)
        try:
            campaigns.read(kept.text if kept else "")
        except Exception as error:
            yield Unreadable("campaign", id, reason_of(error))
        else:
            yield None


def reason_of(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
