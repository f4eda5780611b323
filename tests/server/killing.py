"""Servers that are killed, again and again, while people play."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from http.client import HTTPException
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from noisecheck.server import entries, wire
from noisecheck.server.sql_store import SqlStore
from tests.server.processes import PATIENCE, Server

LOST = (WebSocketException, HTTPException, OSError)
TABLES = [
    {"stage": "heliport", "heroes": ["snake"]},
    {"stage": "recon", "heroes": ["meryl", "snake", "otacon"]},
    {"stage": "cargo-dock", "heroes": ["snake"]},
]


class Player:
    """Plays one table after the other at random, and remembers every decision that was acknowledged."""

    def __init__(self, servers: Sequence[Server], number: int, told: asyncio.Event) -> None:
        self.servers = servers
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

    async def keep_playing(self) -> None:
        """At one server after the other, whichever answers."""
        while True:
            await self.play(self.chooser.choice(self.servers))
            await asyncio.sleep(0.01)  # nobody may be there yet

    async def play(self, server: Server) -> None:
        """Until the connection is lost."""
        with suppress(*LOST):
            while True:
                if not self.seat or (self.state and not self.state["question"]):
                    await self.open(server)
                address = f"ws://127.0.0.1:{server.port}/ws/{self.seat['table']}"
                async with connect(address, proxy=None, open_timeout=PATIENCE) as socket:
                    await self.come_back(socket)
                    while self.state["question"]:
                        await self.act(socket)

    async def open(self, server: Server) -> None:
        wanted = {"name": "Ann", "seed": self.chooser.randrange(10**6), **self.wanted}
        self.seat = await asyncio.to_thread(server.post, "/api/tables", wanted)
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


async def crash_often(servers: Sequence[Server], players: Sequence[Player], told: asyncio.Event, crashes: int) -> None:
    """A crash comes after a number of acknowledgements, however long they take; every other when all are back."""
    chooser = random.Random(0)
    for server in servers:
        await asyncio.to_thread(server.start)
    playing = [asyncio.create_task(player.keep_playing()) for player in players]
    try:
        for number in range(crashes):
            before = [player.acknowledged for player in players]
            enough, everybody, victim = chooser.randint(1, 20), number % 2, servers[number % len(servers)]
            while True:
                came = [player.acknowledged - known for player, known in zip(players, before, strict=True)]
                if sum(came) >= enough and (not everybody or all(came)):
                    break
                told.clear()
                await asyncio.wait_for(told.wait(), PATIENCE)
                for task in playing:
                    if task.done():
                        task.result()
            await asyncio.to_thread(victim.kill)
            await asyncio.to_thread(victim.start)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for server in servers:
            await asyncio.to_thread(server.stop)


async def check_kept(database: str, players: list[Player]) -> int:
    """Every acknowledged decision stands in the store under its number; returns how many there were."""
    store, found = await SqlStore.open(database), 0
    for player in players:
        for room, told in player.told.items():
            kept = await store.read(room)
            for seq, command in told.items():
                entry = kept[seq - 1]
                assert isinstance(entry, entries.Chose | entries.Undid)
                assert entry.id == command["id"]
                assert getattr(entry, "text", None) == command.get("text")
                found += 1
            ids = Counter((entry.by, entry.id) for entry in kept if isinstance(entry, entries.Deed) and entry.id)
            assert all(often == 1 for often in ids.values()), "something was done twice"
    await store.close()
    return found


class Survived(NamedTuple):
    """Of how many crashes, how many acknowledged decisions, all of them kept, and how often somebody came back."""

    crashes: int
    acknowledged: int
    resumed: int


def crash(database: str, processes: int, crashes: int) -> Survived:
    """Kills the processes of a server in turn, while six play. Fails if anything acknowledged is lost or done twice."""
    servers, told = [Server(database) for _ in range(processes)], asyncio.Event()
    players = [Player(servers, number, told) for number in range(6)]
    asyncio.run(crash_often(servers, players, told, crashes))
    acknowledged = asyncio.run(check_kept(database, players))
    return Survived(crashes, acknowledged, sum(player.resumed for player in players))
