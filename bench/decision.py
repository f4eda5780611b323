"""What one decision costs the server, part by part: processor time of this process, in milliseconds.

    python -m bench.decision [--decisions 1000] [--stage recon] [--heroes meryl,snake]

Random games are played at a table with two seats and a spectator, by the server's own way from a message that comes in
to the messages that go out: only sockets are left out, which `bench.load` has. The store is SQLite in a file.
"""

from __future__ import annotations

import argparse
import asyncio
import inspect
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import contextmanager
from typing import Any

import msgspec

from noisecheck.engine.game import Game
from noisecheck.foresight.view import aids
from noisecheck.foresight.view.film import Film, FilmCamera
from noisecheck.server import commands, live, showing, wire
from noisecheck.server.entries import StageOrigin
from noisecheck.server.limits import Budgets
from noisecheck.server.play import Play
from noisecheck.server.room import begin
from noisecheck.server.rooms import Rooms
from noisecheck.server.serve import fast_loop, spare_the_collector
from noisecheck.server.sql_store import SqlStore
from noisecheck.server.talk import Talk

WARM_UP = 300  # decisions that are not counted
KILO = 1000
PARTS: list[tuple[str, Any, str]] = [
    ("the engine's choose", Game, "choose"),
    ("film", FilmCamera, "look"),
    ("film", FilmCamera, "begin"),
    ("film", Film, "keep"),
    ("what cannot matter", commands, "goes_without_saying"),
    ("what cannot matter", live, "goes_without_saying"),
    ("position", Play, "position"),
    ("question", Play, "question"),
    ("plans of guards", aids, "plans"),
    ("reach", aids, "ways"),
    ("previews", aids, "previews"),
    ("other aids", showing, "aids_of"),
    ("undo and marks", showing, "back"),
    ("other state of the room", showing, "state"),
    ("encoding", live, "encode"),
    ("store", SqlStore, "append"),
]


class Clock:
    """Time by part; what a part has others do is theirs."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self.running = ["the rest"]
        self.since = time.process_time()

    def lap(self) -> None:
        now = time.process_time()
        self.spent[self.running[-1]] += now - self.since  # type: ignore[assignment]
        self.since = now

    @contextmanager
    def part(self, name: str) -> Any:
        self.lap()
        self.running.append(name)
        try:
            yield
        finally:
            self.lap()
            self.running.pop()

    def watch(self, name: str, home: Any, attribute: str) -> None:
        found = home.__dict__[attribute]
        is_property = isinstance(found, property)
        timed = self.timed(name, found.__get__ if is_property else found)
        setattr(home, attribute, property(timed) if is_property else timed)

    def timed(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def run(*arguments: Any, **named: Any) -> Any:
            with self.part(name):
                return function(*arguments, **named)

        async def wait(*arguments: Any, **named: Any) -> Any:
            with self.part(name):
                return await function(*arguments, **named)

        return wait if inspect.iscoroutinefunction(function) else run


class Listener:
    """A connection that only counts what it is sent."""

    def __init__(self) -> None:
        self.player: int | None = None
        self.tab = ""
        self.watching = False
        self.bytes = 0

    def send(self, message: bytes) -> None:
        self.bytes += len(message)

    def close(self) -> None: ...


class Players:
    """Two seats and a spectator, who play one random game after the other."""

    def __init__(self, rooms: Rooms, stage: str, heroes: list[str]) -> None:
        self.rooms, self.stage, self.heroes = rooms, stage, heroes
        self.chooser = random.Random(7)
        self.seed = 0
        self.bytes = 0
        self.commands = 0

    async def sit_down(self) -> None:
        self.seed += 1
        origin = StageOrigin(self.stage, self.heroes, self.seed)
        seat = await self.rooms.open("Ann", origin, begin(origin), wire.Options(), "nonce", True, {})
        room = await self.rooms.find(seat.table)
        assert room is not None
        other = await room.join("Ben")
        assert other is not None
        self.room, budgets = room, Budgets(lambda: time.monotonic() * KILO)
        self.listeners = [Listener() for _ in range(3)]
        self.talks = [Talk(room, each, budgets, "127.0.0.1") for each in self.listeners]
        for talk, token in zip(self.talks, (seat.token, other.token, None), strict=True):
            await talk.receive(msgspec.json.encode(wire.Hello(wire.PROTOCOL, f"tab {token}", token)))

    async def get_up(self) -> None:
        for talk in self.talks:
            await talk.leave()
        self.rooms.let_go(self.room)

    async def decide(self) -> None:
        game = self.room.log.play.game
        assert game.decision is not None
        text = str(self.chooser.choice(game.decision.options))
        self.commands += 1
        before = self.listeners[0].bytes
        await self.talks[0].receive(msgspec.json.encode(wire.Choose(f"c{self.commands}", self.room.log.seq, text)))
        assert self.room.log.play.game is not game
        self.bytes += self.listeners[0].bytes - before


async def measure(decisions: int, stage: str, heroes: list[str], clock: Clock | None) -> tuple[float, float]:
    """Seconds and bytes of a decision."""
    with tempfile.TemporaryDirectory() as folder:
        store = await SqlStore.open(f"sqlite:///{folder}/tables.sqlite3")
        rooms = Rooms(store, store.bus())
        players = Players(rooms, stage, heroes)
        await players.sit_down()
        spare_the_collector()
        spent = 0.0
        for number in range(WARM_UP + decisions):
            if players.room.log.play.game.outcome:
                await players.get_up()
                await players.sit_down()
            if number == WARM_UP:
                players.bytes, spent = 0, 0.0
                if clock:
                    clock.spent.clear()
            before = time.process_time()
            if clock:
                clock.since = before
            await players.decide()
            if clock:
                clock.lap()
            spent += time.process_time() - before
        await rooms.stop()
        await store.close()
    return spent / decisions, players.bytes / decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--stage", default="recon")
    parser.add_argument("--heroes", default="meryl,snake")
    parser.add_argument("--whole", action="store_true", help="without the parts, which cost something to tell apart")
    given = parser.parse_args()
    clock = None if given.whole else Clock()
    if clock:
        for part in PARTS:
            clock.watch(*part)
    with asyncio.Runner(loop_factory=fast_loop) as runner:
        spent, sent = runner.run(measure(given.decisions, given.stage, given.heroes.split(","), clock))
    if clock:
        for name, seconds in clock.spent.most_common():
            print(f"{name:26}{seconds * KILO / given.decisions:8.3f} ms")
    print(f"{'a decision':26}{spent * KILO:8.3f} ms, {sent / KILO:.1f} kB to each")


if __name__ == "__main__":
    main()
