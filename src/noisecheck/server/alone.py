"""One server for one SQLite file: a second would not hear what the first writes, and its rooms would part ways.

The lock is that of a second, empty database file beside it: the operating system lets go of it with the process,
however that ends, and on every system alike.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from noisecheck.server.sql_store import file_of, url_of
from noisecheck.server.store import BadDatabase

PATIENCE = 3.0  # seconds for a server that is just stopping


@contextmanager
def alone_with(address: str | None) -> Iterator[None]:
    """Holds the database for this process alone. PostgreSQL may have many servers."""
    file = file_of(url_of(address))
    if file is None:
        yield
        return
    try:
        lock = sqlite3.connect(f"{file}.lock", PATIENCE, isolation_level=None)
    except sqlite3.Error as error:
        raise BadDatabase(f"the database cannot be used: {error}") from None
    with closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise BadDatabase(f"the database cannot be used: {error}") from None
            raise BadDatabase(
                f"another noisecheck serves the tables in {file}: use or stop that one, "
                "or name another file: --database sqlite:///file"
            ) from None
        yield
