"""Talking to tables without sockets, and with a clock that stands still until somebody moves it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec

from noisecheck.server import wire
from noisecheck.server.entries import Origin, SceneOrigin, StageOrigin
from noisecheck.server.limits import Budgets
from noisecheck.server.live import LiveRoom
from noisecheck.server.room import begin
from noisecheck.server.rooms import Rooms
from noisecheck.server.sql_store import SqlStore
from noisecheck.server.talk import Talk

SEED = 7
PATIENCE = 120.0  # seconds; machines are busy at times
numbers = count(1)


class Clock:
    """Seconds pass when they are told to; `pauses` are those that somebody has waited for, or waits for now."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.pauses: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        due = self.now + seconds
        while self.now < due:
            await asyncio.sleep(0.001)


class Voice:
    """A connection that keeps what it is sent."""

    def __init__(self, watching: bool = False) -> None:
        self.player: int | None = None
        self.tab = ""
        self.watching = watching
        self.heard: list[bytes] = []
        self.state: dict[str, Any] = {}  # the table as it was shown last
        self.is_closed = False

    def send(self, message: bytes) -> None:
        if not self.is_closed:
            self.heard.append(message)
            self.state = json.loads(message).get("state", self.state)

    def close(self) -> None:
        self.is_closed = True


class Person:
    """Somebody at a table, or a spectator of it. Messages are answered in the order they are sent."""

    def __init__(self, room: LiveRoom, voice: Voice, budgets: Budgets, address: str, clock: Clock) -> None:
        self.room = room
        self.voice = voice
        self.clock = clock
        self.sent: list[bytes] = []
        self.talk = Talk(room, voice, budgets, address)

    async def send(self, message: Any) -> list[dict[str, Any]]:
        """Sends a message, typed or raw, and returns what came back; time enough passes for no limit to be met."""
        self.clock.now += 1
        return await self.send_at_once(message)

    async def send_at_once(self, message: Any) -> list[dict[str, Any]]:
        raw = message if isinstance(message, bytes) else msgspec.json.encode(message)
        self.sent.append(raw)
        before = len(self.voice.heard)
        await self.talk.receive(raw)
        return [json.loads(each) for each in self.voice.heard[before:]]

    async def choose(self, text: str) -> list[dict[str, Any]]:
        return await self.send(wire.Choose(new_id(), self.state["seq"], text))

    async def undo(self, answers: int) -> list[dict[str, Any]]:
        return await self.send(wire.Undo(new_id(), self.state["seq"], answers))

    async def redo(self) -> list[dict[str, Any]]:
        return await self.send(wire.Redo(new_id(), self.state["seq"]))

    async def ask_rewind(self, answers: int) -> list[dict[str, Any]]:
        return await self.send(wire.AskRewind(new_id(), self.state["seq"], answers))

    async def answer_rewind(self, agree: bool) -> list[dict[str, Any]]:
        return await self.send(wire.AnswerRewind(new_id(), self.state["seq"], agree))

    async def leave(self) -> None:
        await self.talk.leave()

    def messages(self, kind: str) -> list[dict[str, Any]]:
        return [each for each in map(json.loads, self.voice.heard) if each["type"] == kind]

    @property
    def state(self) -> dict[str, Any]:
        return self.voice.state


async def until(holds: Callable[[], object]) -> None:
    """Waits for something that another thread or process brings about."""
    for _ in range(int(PATIENCE / 0.005)):
        if holds():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it did not happen")


def new_id() -> str:
    return f"command-{next(numbers)}"


def refusal(answers: list[dict[str, Any]]) -> str:
    """Why the one message was refused; empty if it was not."""
    return "".join(each["code"] for each in answers if each["type"] == "refused")


class House:
    def __init__(self, store: SqlStore, rooms: Rooms, clock: Clock) -> None:
        self.store = store
        self.rooms = rooms
        self.clock = clock
        self.budgets = Budgets(clock)

    async def open(
        self,
        stage: str = "recon",
        heroes: tuple[str, ...] = ("meryl", "snake"),
        scene: str = "",
        seed: int = SEED,
        alone: bool = True,
        bots: dict[str, wire.BotName] | None = None,
        **options: Any,
    ) -> wire.Seat:
        origin: Origin = SceneOrigin(scene) if scene else StageOrigin(stage, list(heroes), seed)
        return await self.rooms.open("Ann", origin, begin(origin), wire.Options(**options), "nonce", alone, bots)

    async def room(self, seat: wire.Seat) -> LiveRoom:
        found = await self.rooms.find(seat.table)
        assert found is not None
        return found

    async def sit(
        self, seat: wire.Seat, tab: str = "first", take_over: bool = False, address: str = "192.0.2.1"
    ) -> Person:
        person = await self.person(seat, address=address)
        await person.send(wire.Hello(wire.PROTOCOL, tab, seat.token, take_over))
        return person

    async def watch(self, seat: wire.Seat) -> Person:
        person = await self.person(seat, watching=True)
        await person.send(wire.Hello(wire.PROTOCOL, "watching"))
        return person

    async def person(self, seat: wire.Seat, watching: bool = False, address: str = "192.0.2.1") -> Person:
        """Somebody who is connected and has said nothing yet."""
        return Person(await self.room(seat), Voice(watching), self.budgets, address, self.clock)

    async def join(self, seat: wire.Seat, name: str, *heroes: str) -> tuple[wire.Seat, Person]:
        """One more player, with these heroes as soon as they are free."""
        found = await (await self.room(seat)).join(name)
        assert found is not None
        person = await self.sit(found)
        for hero in heroes:
            await person.send(wire.TakeHero(new_id(), hero))
        return found, person

    async def pair(self, **options: Any) -> tuple[Person, Person, wire.Seat, wire.Seat]:
        """Ann plays Meryl and leads, Ben plays Snake; the game has begun."""
        seat = await self.open(alone=False, **options)
        ann = await self.sit(seat)
        other, ben = await self.join(seat, "Ben", "snake")
        await ben.send(wire.Ready(new_id(), True))
        await ann.send(wire.TakeHero(new_id(), "meryl"))
        await ann.send(wire.Start(new_id()))
        return ann, ben, seat, other

    async def restart(self) -> None:
        """All that is in memory is lost."""
        await self.rooms.stop()
        self.rooms = Rooms(self.store, self.store.bus(), self.clock, self.clock.pause)
        await self.rooms.start()


@asynccontextmanager
async def opened_house(address: str) -> AsyncIterator[House]:
    clock = Clock()
    store = await SqlStore.open(address)
    rooms = Rooms(store, store.bus(), clock, clock.pause)
    await rooms.start()
    house = House(store, rooms, clock)
    try:
        yield house
    finally:
        await house.rooms.stop()
        await store.close()
