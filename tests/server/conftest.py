"""A room with tables in it: the whole server but the sockets, on a file that is gone afterwards."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from scripts.postgres import find, running
from tests.server.room import Room, opened_room


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with opened_room(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of the tests' own, where there are its programs. CI has to have them."""
    if find() is None:
        missing = "PostgreSQL is not installed: apt-get install postgresql"
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    with running() as address:
        yield address
