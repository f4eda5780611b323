"""The command that runs the server, before it runs."""

import asyncio
import socket
import sqlite3
import sys
from ipaddress import ip_address
from pathlib import Path

import pytest
from typer.testing import CliRunner

from noisecheck.cli import app
from noisecheck.server import alone, serve
from noisecheck.server.serve import address_of, bind, next_free, outside, own_address
from noisecheck.server.sql_store import SqlStore
from noisecheck.server.store import BadDatabase
from tests.server.processes import Server, free_port


def run(*options: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["serve", "--no-open", *options])
    return result.exit_code, " ".join(result.output.split())


def test_a_port_in_use_is_told_with_the_next_one_that_is_free(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        code, said = run("--port", str(port), "--database", f"sqlite:///{tmp_path / 'tables.sqlite3'}")

        assert code == 1
        assert f"Port {port} is in use. Port {next_free('127.0.0.1', port)} is free" in said


@pytest.mark.parametrize("database", ["mysql://x/y", "tables.sqlite3"])
def test_an_address_of_no_database_is_told(database: str) -> None:
    code, said = run("--port", str(free_port()), "--database", database)

    assert code == 1
    assert "is no address of a database" in said


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a database at all, " * 50)

    code, said = run("--port", str(free_port()), "--database", f"sqlite:///{path}")

    assert code == 1
    assert "the database cannot be used" in said
    assert "ready" not in said


def test_a_database_of_a_newer_version_is_told(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    asyncio.run(opened_and_closed(f"sqlite:///{path}"))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE noisecheck_schema SET version = 2")

    code, said = run("--port", str(free_port()), "--database", f"sqlite:///{path}")

    assert code == 1
    assert "written by a newer noisecheck" in said


async def opened_and_closed(address: str) -> None:
    await (await SqlStore.open(address)).close()


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("::1", "http://[::1]:8000"),
        ("table.local", "http://table.local:8000"),
    ],
)
def test_the_address_told_is_one_to_type_into_a_browser(host: str, address: str) -> None:
    assert address_of(host, 8000) == address


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_the_whole_network_tells_an_address_others_can_use(host: str) -> None:
    """Invite links are made from the address the page was opened by."""
    assert address_of(host, 8000) == f"http://{own_address()}:8000"
    assert ip_address(own_address()).version == 4
    assert not ip_address(own_address()).is_unspecified


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_a_server_for_this_machine_alone_tells_no_address_for_others(host: str) -> None:
    with bind(host, 0) as listening:
        assert outside(listening) == ""


def test_a_server_for_the_whole_network_knows_the_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "192.0.2.7")
    with bind("0.0.0.0", 0) as listening:
        assert outside(listening) == f"http://192.0.2.7:{listening.getsockname()[1]}"


def test_a_second_server_on_the_same_file_is_told_of_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alone, "PATIENCE", 0.1)
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with socket.socket() as taken, alone.alone_with(database):
        taken.bind(("127.0.0.1", 0))
        taken.listen()

        code, said = run("--port", str(taken.getsockname()[1]), "--database", database)

    assert code == 1
    assert "another noisecheck serves the tables in" in said
    assert "--database" in said
    assert "--port" not in said, "another port would not help"


@pytest.mark.slow
def test_the_lock_of_a_file_goes_with_the_process_that_held_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = Server(database)
    server.start()
    with pytest.raises(BadDatabase, match="another noisecheck"), alone.alone_with(database):
        pass

    server.kill()

    with alone.alone_with(database):
        pass


def test_an_address_one_cannot_listen_at_is_not_called_a_port_in_use(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"

    code, said = run("--host", "192.0.2.1", "--port", "8000", "--database", database)

    assert code == 1
    assert "Cannot listen on 192.0.2.1, port 8000" in said
    assert "in use" not in said


def test_without_the_driver_for_postgresql_it_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)

    code, said = run("--port", str(free_port()), "--database", "postgresql://nobody@127.0.0.1/none")

    assert code == 1
    assert f'{sys.executable} -m pip install "noisecheck[postgres]"' in said


def test_the_names_a_server_may_be_called_by_come_from_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[str] = []
    monkeypatch.setattr(serve, "serve", lambda listening, database, given, *_: names.extend(given))
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"

    run(
        "--host", "localhost", "--port", "0", "--database", database, "--allow-host", "a.test", "--allow-host", "b.test"
    )

    assert names == ["localhost", "a.test", "b.test"]
