"""A room with tables in it: the whole server but the sockets, on a file that is gone afterwards."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import anyio
import pytest
from starlette.testclient import TestClient

from noisecheck.server.app import STATIC, make_app
from noisecheck.server.sql_store import SqlStore
from scripts.postgres import find, running
from tests.server.house import Clock, House, opened_house


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with opened_house(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of the tests' own, where there are its programs. CI has to have them."""
    if find() is None:
        missing = "PostgreSQL is not installed: apt-get install postgresql"
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    with running() as address:
        yield address


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>noisecheck</title>")
    (static / "assets" / "index-1a2b.js").write_text("//")
    (static / "robots.txt").write_text("")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setenv(STATIC, str(static))
    store = anyio.run(SqlStore.open, f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with TestClient(make_app(store, Clock(), ["noisecheck.test", "testserver"]), "http://noisecheck.test") as found:
        yield found
