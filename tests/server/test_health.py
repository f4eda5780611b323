"""A server tells the truth about itself: whether it lives, whether it can keep anything, and what went wrong, once."""

import logging
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.testclient import TestClient

from noisecheck.server import wire
from noisecheck.server.logs import AGAIN, Harmless, Once
from noisecheck.server.sql_store import SqlStore
from noisecheck.server.store import Unready
from tests.server.house import Clock, House, new_id, refusal

LOST = OperationalError("SELECT", {}, OSError("the disk is gone"))


def lose(*_: object) -> Any:
    raise LOST


async def lost(*_: object) -> Any:
    raise LOST


def test_a_server_that_can_keep_what_it_is_told_is_ready(client: TestClient) -> None:
    assert client.get("/ready").json() == {"ready": True}


def test_without_its_store_it_lives_and_is_not_ready(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AsyncEngine, "connect", lose)

    answer = client.get("/ready")

    assert (answer.status_code, answer.json()) == (503, {"ready": False})
    assert client.get("/health").status_code == 200


@pytest.mark.anyio
async def test_to_be_ready_the_store_is_read_and_written(house: House) -> None:
    await house.store.probe()
    async with house.store.engine.connect() as connection:
        await connection.execute(text("PRAGMA query_only=ON"))

    with pytest.raises(Unready):
        await house.store.probe()


@pytest.mark.anyio
async def test_tables_heal_by_themselves_when_the_store_is_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, _, _ = await house.pair()
    with monkeypatch.context() as outage:
        outage.setattr(SqlStore, "read", lost)
        outage.setattr(SqlStore, "append", lost)
        assert refusal(await ann.choose("turn meryl")) == "recovering"
        await house.rooms.tick()

    welcomed = len(ben.messages("welcome"))
    await house.rooms.tick()

    assert len(ben.messages("welcome")) == welcomed + 1
    assert refusal(await ann.choose("turn meryl")) == ""
    assert refusal(await ben.send(wire.Say(new_id(), "there again"))) == ""


@pytest.mark.anyio
async def test_of_an_outage_players_and_log_are_told_once(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _, seat, _ = await house.pair()
    monkeypatch.setattr(SqlStore, "read", lost)
    monkeypatch.setattr(SqlStore, "append", lost)

    assert refusal(await ann.choose("turn meryl")) == "recovering"
    for _ in range(5):
        await house.rooms.tick()

    assert len(ann.messages("recovering")) == 1
    told = [record.getMessage() for record in caplog.records]
    assert len([each for each in told if seat.table in each]) == len(told) == 2
    assert all(ann.messages("recovering")[0]["bug"] in each for each in told)


@pytest.mark.anyio
async def test_what_goes_wrong_in_the_store_does_not_tell_what_was_to_be_kept(house: House) -> None:
    async with house.store.engine.connect() as connection:
        with pytest.raises(SQLAlchemyError) as failed:
            await connection.execute(text("INSERT INTO nowhere VALUES (:word)"), {"word": "hunter2"})

    assert "hunter2" not in str(failed.value)


def logged(clock: Clock, *messages: str) -> str:
    """What a log has of these messages, all about the same fault."""
    lines: list[str] = []

    class Lines(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    handler = Lines()
    handler.addFilter(Once(clock))
    handler.setFormatter(Harmless("%(levelname)s %(message)s"))
    logger = logging.Logger("test")
    logger.addHandler(handler)
    for message in messages:
        clock.now += float(message) if message.isdigit() else 0.0
        try:
            raise ZeroDivisionError
        except ZeroDivisionError:
            logger.exception("%s", message)
    return "\n".join(lines)


def test_the_trace_of_a_fault_that_lasts_is_written_once_in_a_while() -> None:
    found = logged(Clock(), "room a", "room a", "room b")

    assert found.count("Traceback") == 1
    assert found.count("room a") == 1
    assert found.endswith("ERROR room b (ZeroDivisionError, as above)")
    assert logged(Clock(), "room a", f"{int(AGAIN)}").count("Traceback") == 2


def test_a_log_obeys_nobody_and_one_record_is_one_line() -> None:
    first = logged(Clock(), "no answer to GET /\x1b[2J\nERROR forged\r\x9b31m\u202e").splitlines()[0]

    assert first == r"ERROR no answer to GET /\x1b[2J\nERROR forged\r\x9b31m\u202e"
