"""The store of a server: SQLite in a file, or PostgreSQL; the same statements for both."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import (
    DDL,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import IsolationLevel
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from noisecheck.extras import needs
from noisecheck.server import entries, metrics, statements
from noisecheck.server.batches import Batches
from noisecheck.server.bus import Bus, LocalBus
from noisecheck.server.entries import Entry, Opened
from noisecheck.server.postgres_bus import CHANNEL, PostgresBus
from noisecheck.server.store import BadDatabase, Conflict, KeptCampaign, KeptRoom, Unready

SCHEMA = 1
PRIVATE = 0o600
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
# One connection to a SQLite file: several would wait for each other's lock, and longer than need be.
ALONE: dict[str, Any] = {"pool_size": 1, "max_overflow": 0, "connect_args": {"timeout": 10.0}}
MIGRATING = 0x6E6F697365  # the lock that processes which start at once take in turn

metadata = MetaData()
versions = Table("noisecheck_schema", metadata, Column("version", Integer, primary_key=True))
tables = Table(
    "noisecheck_tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("watch", String(32), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)
rows = Table(
    "noisecheck_entries",
    metadata,
    Column("table_id", String(32), ForeignKey(tables.c.id), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
lines = Table(
    "noisecheck_lines",
    metadata,
    Column("table_id", String(32), ForeignKey(tables.c.id), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
campaigns = Table(
    "noisecheck_campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("version", Integer, nullable=False),
)

APPEND = insert(rows).returning(rows.c.seq)  # several rows are one statement: all of them are written or none

# PostgreSQL tells every server process of an entry at the moment it is committed, and of none that is not.
event.listen(
    rows,
    "after_create",
    DDL(  # type: ignore[no-untyped-call]
        f"""
        CREATE OR REPLACE FUNCTION noisecheck_tell() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify(
            '{CHANNEL}', json_build_object('type', 'entry', 'table', NEW.table_id, 'seq', NEW.seq)::text
          );
          RETURN NULL;
        END $$;
        CREATE OR REPLACE TRIGGER noisecheck_tell AFTER INSERT ON noisecheck_entries
        FOR EACH ROW EXECUTE FUNCTION noisecheck_tell()
        """
    ).execute_if(dialect="postgresql"),
)


def default_url() -> URL:
    folder = user_data_path("noisecheck", appauthor=False, ensure_exists=True)
    return URL.create(DRIVERS["sqlite"], database=str(folder / "tables.sqlite3"))


def url_of(address: str | None) -> URL:
    """The address of a database with the driver we use for it."""
    if address is None:
        return default_url()
    try:
        url = make_url(address)
        url = url.set(drivername=DRIVERS[url.drivername.partition("+")[0]])
    except (ValueError, KeyError, ArgumentError):
        raise BadDatabase(
            f"{address!r} is no address of a database: sqlite:///file or postgresql://user@host/name"
        ) from None
    if url.drivername == DRIVERS["sqlite"] and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    return url


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database; None for any other, and for one in memory."""
    if url.drivername != DRIVERS["sqlite"] or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database)).resolve()


def with_log(file: Path) -> list[Path]:
    """A SQLite file and those beside it, which are there while it is open or was not closed."""
    return [file.with_name(f"{file.name}{suffix}") for suffix in ("", "-wal", "-shm")]


def keep_private(file: Path) -> None:
    """Seeds, hashes of tokens and what players said are in it: it is for its owner alone. The log that SQLite keeps
    beside a file has the same mode."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    for each in with_log(file):
        with suppress(FileNotFoundError, PermissionError):  # somebody else's file keeps the mode they gave it
            each.chmod(PRIVATE)


class SqlStore:
    """Open it with `await SqlStore.open(address)`."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_shared = url.drivername == DRIVERS["postgresql"]
        self.whole: IsolationLevel = "READ COMMITTED" if self.is_shared else "SERIALIZABLE"  # of a transaction
        with needs("postgres" if self.is_shared else "server"):  # the drivers
            self.engine = create_async_engine(
                url,
                isolation_level="AUTOCOMMIT",
                skip_autocommit_rollback=True,
                hide_parameters=True,  # errors go to the log: not what somebody said, nor anybody's hash
                **({} if self.is_shared else ALONE),
            )
        statements.watch(self.engine.sync_engine)
        if not self.is_shared:
            event.listen(self.engine.sync_engine, "connect", set_pragmas)
        self.appended = Batches(self.append_all)

    @classmethod
    async def open(cls, address: str | None) -> SqlStore:
        store = cls(url_of(address))
        try:
            if file := file_of(store.url):
                keep_private(file)
            await store.migrate()
        except OSError as error:
            raise BadDatabase(f"the database cannot be used: {error}") from None
        except DBAPIError as error:
            await store.close()
            raise BadDatabase(f"the database cannot be used: {error.orig}") from None
        except BadDatabase:
            await store.close()
            raise
        return store

    async def migrate(self) -> None:
        """Lays the tables out in an empty database; refuses one that a newer noisecheck has written."""
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level=self.whole)
            async with connection.begin():
                if self.is_shared:
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                await connection.run_sync(metadata.create_all)
                found = (await connection.execute(select(versions.c.version))).scalar()
                if found is None:
                    await connection.execute(insert(versions).values(version=SCHEMA))
                elif found > SCHEMA:
                    raise BadDatabase(
                        f"this database is of version {found}, written by a newer noisecheck; "
                        f"this one ({SCHEMA}) leaves it alone: update noisecheck or name another --database"
                    )

    async def probe(self) -> None:
        try:
            async with self.engine.connect() as connection:
                await connection.execute(update(versions).values(version=versions.c.version))
        except (SQLAlchemyError, OSError) as error:
            raise Unready(str(error)) from error

    def bus(self) -> Bus:
        return PostgresBus(self.url, self.engine) if self.is_shared else LocalBus()

    async def close(self) -> None:
        await self.engine.dispose()

    # rooms

    async def create(self, kept: KeptRoom, first: Sequence[Entry], campaign: KeptCampaign | None = None) -> None:
        now = time.time()
        bodies = [
            {"table_id": kept.id, "seq": seq, "at": now, "body": entries.encode(entry).decode()}
            for seq, entry in enumerate(first, 1)
        ]
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level=self.whole)
            try:
                async with connection.begin():
                    await connection.execute(insert(tables).values(id=kept.id, watch=kept.watch, created=now))
                    await connection.execute(insert(rows), bodies)
                    if campaign:
                        await overwrite(connection, campaign)
            except IntegrityError:
                raise Conflict(f"room {kept.id}") from None
        for entry in first:
            metrics.count_entry(entry)

    async def find(self, name: str) -> KeptRoom | None:
        wanted = select(tables.c.id, tables.c.watch).where((tables.c.id == name) | (tables.c.watch == name))
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).first()
        return KeptRoom(*found) if found else None

    async def all_rooms(self) -> list[str]:
        return await self.ids_of(tables)

    async def unused_since(self, when: float) -> list[str]:
        """Rooms to which nothing was written since then, but for those that a campaign goes on from."""
        followed = select(campaigns.c.table_id)
        latest = select(rows.c.table_id).group_by(rows.c.table_id).having(func.max(rows.c.at) < when)
        async with self.engine.connect() as connection:
            found = await connection.execute(latest.where(rows.c.table_id.not_in(followed)).order_by(rows.c.table_id))
            return [id for (id,) in found]

    async def drop(self, room: str, unused_since: float) -> bool:
        """The whole room, unless something was written to it since."""
        used = select(rows.c.seq).where(rows.c.table_id == room, rows.c.at >= unused_since)
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level=self.whole)
            with suppress(IntegrityError):  # somebody writes to it this very moment
                async with connection.begin():
                    if (await connection.execute(used)).first():
                        return False
                    for kept, id in ((lines, lines.c.table_id), (rows, rows.c.table_id), (tables, tables.c.id)):
                        await connection.execute(delete(kept).where(id == room))
                return True
        return False

    # entries

    async def append(self, room: str, seq: int, entry: Entry) -> None:
        """In one commit with others that came at the same time."""
        body = entries.encode(entry).decode()
        await self.appended.write({"table_id": room, "seq": seq, "at": time.time(), "body": body})
        metrics.count_entry(entry)

    async def append_all(self, found: Sequence[dict[str, Any]]) -> None:
        """In one order, whatever the process: two that write to the same rooms never wait for each other."""
        in_order = sorted(found, key=lambda row: (row["table_id"], row["seq"]))
        async with self.engine.connect() as connection:
            try:
                await connection.execute(APPEND, in_order)
            except IntegrityError:
                raise Conflict(f"entry {in_order[0]['seq']} of {in_order[0]['table_id']}") from None

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        wanted = select(rows.c.body).where(rows.c.table_id == room, rows.c.seq > after).order_by(rows.c.seq)
        async with self.engine.connect() as connection:
            found = await connection.execute(wanted)
            return [entries.decode(body) for (body,) in found]

    async def opening(self, room: str) -> Opened:
        """Its first entry."""
        wanted = select(rows.c.body).where(rows.c.table_id == room, rows.c.seq == 1)
        async with self.engine.connect() as connection:
            return entries.decode_opened((await connection.execute(wanted)).scalar_one())

    async def time_of(self, room: str, seq: int) -> float:
        wanted = select(rows.c.at).where(rows.c.table_id == room, rows.c.seq == seq)
        async with self.engine.connect() as connection:
            return float((await connection.execute(wanted)).scalar_one())

    # chat

    async def say(self, room: str, number: int, body: str, forgotten: int) -> None:
        old = delete(lines).where(lines.c.table_id == room, lines.c.n <= forgotten)
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level=self.whole)
            try:
                async with connection.begin():
                    await connection.execute(insert(lines).values(table_id=room, n=number, body=body))
                    await connection.execute(old)
            except IntegrityError:
                raise Conflict(f"line {number} of {room}") from None

    async def lines(self, room: str, after: int = 0) -> list[str]:
        wanted = select(lines.c.body).where(lines.c.table_id == room, lines.c.n > after).order_by(lines.c.n)
        async with self.engine.connect() as connection:
            return [body for (body,) in await connection.execute(wanted)]

    # campaigns

    async def add_campaign(self, kept: KeptCampaign) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(insert(campaigns).values(in_columns(kept)))

    async def find_campaign(self, id: str) -> KeptCampaign | None:
        wanted = select(*(campaigns.c[name] for name in COLUMNS)).where(campaigns.c.id == id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).first()
        return KeptCampaign(*found) if found else None

    async def write_campaign(self, kept: KeptCampaign) -> None:
        async with self.engine.connect() as connection:
            await overwrite(connection, kept)

    async def all_campaigns(self) -> list[str]:
        return await self.ids_of(campaigns)

    async def ids_of(self, kept: Table) -> list[str]:
        async with self.engine.connect() as connection:
            return [id for (id,) in await connection.execute(select(kept.c.id).order_by(kept.c.id))]

    async def drop_campaign(self, id: str) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(delete(campaigns).where(campaigns.c.id == id))


COLUMNS = ("id", "token_hash", "text", "table_id", "version")  # in the order of a `KeptCampaign`


def in_columns(kept: KeptCampaign) -> dict[str, Any]:
    return dict(zip(COLUMNS, kept, strict=True))


async def overwrite(connection: AsyncConnection, kept: KeptCampaign) -> None:
    """Only what the writer knew."""
    as_it_was = (campaigns.c.id == kept.id) & (campaigns.c.version == kept.version)
    found = await connection.execute(update(campaigns).where(as_it_was).values(in_columns(kept.next())))
    if not found.rowcount:
        raise Conflict(f"campaign {kept.id}")


def set_pragmas(connection: Any, record: object) -> None:
    """What is committed is on the disk, and outlives a power cut; the log is written ahead, so readers never wait."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
