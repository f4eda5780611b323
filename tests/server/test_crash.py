"""Kill -9, again and again at any moment of play: nothing acknowledged is lost, no table is stuck (T31)."""

import asyncio
import json
import random
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from noisecheck.server import entries, wire
from noisecheck.server.store import Store
from tests.server.processes import PATIENCE, Server
from tests.soak import times

pytestmark = pytest.mark.slow

CRASHES = times(10, soaking=50)
LOST = (WebSocketException, HTTPException, OSError)
TABLES = [
    {"stage": "heliport", "heroes": ["snake"]},
    {"stage": "recon", "heroes": ["meryl", "snake", "otacon"]},
    {"stage": "cargo-dock", "heroes": ["snake"]},
]


class Player:
    """Plays one table after the other at random, and remembers every decision that was acknowledged."""

    def __init__(self, server: Server, number: int, told: asyncio.Event) -> None:
        self.server = server
        self.is_told = told
        self.chooser = random.Random(number)
        self.wanted = TABLES[number % len(TABLES)]
        self.seat: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.unanswered: dict[str, Any] | None = None
        self.told: dict[str, dict[int, dict[str, Any]]] = {}  # by table and number: what was acknowledged
        self.commands = 0
        self.acknowledged = 0
        self.resumed = 0

    async def play(self) -> None:
        """Until the connection is lost."""
        with suppress(*LOST):
            while True:
                if not self.seat or (self.state and not self.state["question"]):
                    await self.open()
                address = f"ws://127.0.0.1:{self.server.port}/ws/{self.seat['table']}"
                async with connect(address, proxy=None, open_timeout=PATIENCE) as socket:
                    await self.come_back(socket)
                    while self.state["question"]:
                        await self.act(socket)

    async def open(self) -> None:
        wanted = {"name": "Ann", "seed": self.chooser.randrange(10**6), **self.wanted}
        self.seat = await asyncio.to_thread(self.server.post, "/api/tables", wanted)
        self.state, self.unanswered = {}, None
        self.told[self.seat["table"]] = {}

    async def come_back(self, socket: ClientConnection) -> None:
        """What was told before the crash still holds; a command without an answer is sent once more."""
        hello = {"type": "hello", "protocol": wire.PROTOCOL, "tab": "tab", "token": self.seat["token"]}
        await socket.send(json.dumps(hello))
        before, welcome = self.state, await self.hear(socket)
        assert welcome["type"] == "welcome"
        assert self.state["question"] or self.state["position"]["outcome"], "the table is stuck"
        if before:
            self.resumed += 1
            assert self.state["seq"] >= before["seq"], "something that was told is gone"
            if self.state["seq"] == before["seq"]:
                for key in ("position", "question", "answers", "deciders", "back"):
                    assert self.state[key] == before[key]
        if self.unanswered and self.state["question"]:
            await self.send(socket, self.unanswered)

    async def act(self, socket: ClientConnection) -> None:
        seq, self.commands = self.state["seq"], self.commands + 1
        command: dict[str, Any] = {"id": f"c{self.commands}", "seq": seq}
        free = self.state["back"]["free"]
        if free and self.chooser.random() < 0.1:
            command |= {"type": "undo", "answers": free[-1]["answers"]}
        else:
            options = [option["text"] for option in self.state["question"]["options"]]
            command |= {"type": "choose", "text": self.chooser.choice(options)}
        await self.send(socket, command)

    async def send(self, socket: ClientConnection, command: dict[str, Any]) -> None:
        self.unanswered = command
        await socket.send(json.dumps(command))
        while True:
            answer = await self.hear(socket)
            if answer["type"] == "done":
                self.told[self.seat["table"]][answer["seq"]] = command
                self.acknowledged += 1
                self.is_told.set()
            if answer["type"] in ("done", "refused"):
                assert answer["type"] == "done" or answer["code"] == "stale", answer
                self.unanswered = None
                return

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        self.state = message.get("state", self.state)
        return message


async def crash_often(server: Server, players: list[Player], told: asyncio.Event) -> None:
    """A crash comes after a number of acknowledgements, however long they take; every other when all are back."""
    chooser = random.Random(0)
    for number in range(CRASHES):
        await asyncio.to_thread(server.start)
        before = [player.acknowledged for player in players]
        enough, everybody = chooser.randint(1, 20), number % 2
        playing = asyncio.gather(*(player.play() for player in players))
        while not playing.done():
            came = [player.acknowledged - known for player, known in zip(players, before, strict=True)]
            if sum(came) >= enough and (not everybody or all(came)):
                break
            told.clear()
            await asyncio.wait_for(told.wait(), PATIENCE)
        assert not playing.done(), "nobody stops playing before the crash"
        await asyncio.to_thread(server.kill)
        await asyncio.wait_for(playing, PATIENCE)


async def check_kept(database: str, players: list[Player]) -> int:
    """Every acknowledged decision stands in the store under its number; returns how many there were."""
    store, found = await Store.open(database), 0
    for player in players:
        for room, told in player.told.items():
            kept = await store.read(room)
            for seq, command in told.items():
                entry = kept[seq - 1]
                assert isinstance(entry, entries.Chose | entries.Undid)
                assert entry.id == command["id"]
                assert getattr(entry, "text", None) == command.get("text")
                found += 1
    await store.close()
    return found


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


def test_many_crashes_lose_no_acknowledged_decision_and_leave_no_table_stuck(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = Server(database)
    told = asyncio.Event()
    players = [Player(server, number, told) for number in range(6)]

    asyncio.run(crash_often(server, players, told))

    acknowledged = asyncio.run(check_kept(database, players))
    assert acknowledged > 4 * CRASHES
    assert sum(player.resumed for player in players) > CRASHES
