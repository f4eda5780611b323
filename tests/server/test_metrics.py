"""Whoever runs a server can watch over it; strangers cannot."""

import socket
import urllib.request
from pathlib import Path
from urllib.error import HTTPError

import pytest
from prometheus_client import generate_latest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.testclient import TestClient
from typer.testing import CliRunner

from noisecheck.cli import app
from noisecheck.server import metrics, wire
from tests.server.house import House, new_id, refusal
from tests.server.processes import PATIENCE, Server, free_port
from tests.server.web import opened

SAMPLES = {
    "noisecheck_info",
    "noisecheck_tables",
    "noisecheck_connections",
    "noisecheck_entries_total",
    "noisecheck_refusals_total",
    "noisecheck_command_seconds_bucket",
    "noisecheck_question_seconds_bucket",
    "noisecheck_lag_seconds_bucket",
    "noisecheck_store_seconds_bucket",
    "noisecheck_store_errors_total",
    "noisecheck_thoughts_waiting",
}


def told(name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


def names_in(text: str) -> set[str]:
    return {line.split("{")[0].split(" ")[0] for line in text.splitlines() if not line.startswith("#")}


@pytest.mark.anyio
async def test_decisions_their_time_and_refusals_are_counted(house: House) -> None:
    with metrics.standing(house.rooms):
        before = (
            told("noisecheck_entries_total", kind="chose"),
            told("noisecheck_command_seconds_count"),
            told("noisecheck_refusals_total", code="not-your-decision"),
            told("noisecheck_store_seconds_count", what="insert"),
        )
        ann, ben, seat, _ = await house.pair()
        await house.watch(seat)
        at_table = told("noisecheck_command_seconds_count")
        assert refusal(await ann.choose("turn meryl")) == ""
        assert refusal(await ben.send(wire.Choose(new_id(), ann.state["seq"], "end"))) == "not-your-decision"

        assert told("noisecheck_entries_total", kind="chose") == before[0] + 1
        assert told("noisecheck_command_seconds_count") == at_table + 1
        assert told("noisecheck_refusals_total", code="not-your-decision") == before[2] + 1
        assert told("noisecheck_store_seconds_count", what="insert") > before[3]
        assert told("noisecheck_tables", state="seen") == 1
        assert told("noisecheck_connections", who="player") == 2
        assert told("noisecheck_connections", who="spectator") == 1


@pytest.mark.anyio
async def test_what_the_store_fails_to_do_is_counted_and_two_who_write_at_once_are_not(house: House) -> None:
    seat = await house.open()
    before = told("noisecheck_store_errors_total")
    async with house.store.engine.connect() as connection:
        with pytest.raises(SQLAlchemyError):
            await connection.execute(text("SELECT nothing FROM nowhere"))
    assert told("noisecheck_store_errors_total") == before + 1

    room = await house.room(seat)
    taken = (await house.store.read(room.id))[-1]
    with pytest.raises(Exception, match="entry 1 of"):
        await house.store.append(room.id, 1, taken)
    assert told("noisecheck_store_errors_total") == before + 1


def test_what_is_refused_over_http_is_counted(client: TestClient) -> None:
    before = told("noisecheck_refusals_total", code="no-such-table")

    client.get(f"/api/tables/{'x' * 22}")

    assert told("noisecheck_refusals_total", code="no-such-table") == before + 1


def test_strangers_are_not_told(client: TestClient) -> None:
    opened(client, stage="heliport")

    answer = client.get("/metrics")

    assert "noisecheck_tables" not in answer.text
    assert "noisecheck_tables" in generate_latest(metrics.registry).decode()


@pytest.mark.slow
def test_a_server_tells_how_it_is_at_a_port_of_this_machine(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", metrics_port=free_port())
    server.start()
    try:
        server.post("/api/tables", {"name": "Ann", "stage": "heliport"})
        with pytest.raises(HTTPError):
            server.get("/api/nothing")
        with urllib.request.urlopen(f"http://127.0.0.1:{server.metrics_port}/metrics", timeout=PATIENCE) as answer:
            found = answer.read().decode()
    finally:
        server.stop()

    assert names_in(found) >= SAMPLES
    assert 'noisecheck_tables{state="idle"} 1.0' in found


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
        ran = CliRunner().invoke(app, ["serve", "--port", "0", "--database", database, "--metrics-port", port])

    assert ran.exit_code == 1
    assert f"port {port}" in ran.output
