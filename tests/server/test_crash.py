"""Kill -9, again and again at any moment of play: nothing acknowledged is lost, no table is stuck (T31)."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from noisecheck.server import wire
from tests.server.killing import Survived, crash
from tests.server.processes import PATIENCE, Server
from tests.soak import times

pytestmark = pytest.mark.slow


async def until_a_bot_answers(server: Server, seat: dict[str, Any]) -> int:
    """Watches until there is one more answer of a bot's; returns how many answers there are."""
    address = f"ws://127.0.0.1:{server.port}/ws/{seat['watch']}"
    async with asyncio.timeout(PATIENCE), connect(address, proxy=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": wire.PROTOCOL, "tab": "tab"}))
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "update" and message["meant"]:
                return int(message["state"]["answers"])


def test_after_a_crash_bots_play_on(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    server.start()
    seat = server.post("/api/tables", {"name": "Ann", "stage": "cargo-dock", "bots": {"snake": "steady"}})
    before = asyncio.run(until_a_bot_answers(server, seat))
    server.kill()
    server.start()

    assert asyncio.run(until_a_bot_answers(server, seat)) > before
    server.stop()


def expect_survived(found: Survived) -> None:
    assert found.acknowledged > 4 * found.crashes
    assert found.resumed >= found.crashes


def test_many_crashes_lose_no_acknowledged_decision_and_leave_no_table_stuck(tmp_path: Path) -> None:
    expect_survived(crash(f"sqlite:///{tmp_path / 'tables.sqlite3'}", 1, times(10, soaking=50)))


def test_of_two_processes_one_or_the_other_dies_and_nothing_is_lost(postgres: str) -> None:
    expect_survived(crash(postgres, 2, times(6, soaking=50)))
