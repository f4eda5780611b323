"""How the server holds up: tables at which people decide, over sockets, each decision committed before it is told.

    python -m bench.load [--tables 100] [--rate 2] [--seconds 20] [--database URL] [--flood CONNECTIONS]

Server and players run in processes of their own, so that the time each of them needs can be told apart. The time of a
decision is that from the sending of it to the news of it: at the player's own socket, and at the other seat's.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from noisecheck.server.wire import PROTOCOL

WARM_UP = 3.0  # seconds that are not counted
PATIENCE = 60.0
BEAT_EVERY = 20  # decisions: whoever says nothing for two minutes counts as lost
HEROES = ["meryl", "snake"]
KILO = 1000


class Option(Struct):
    text: str


class Question(Struct):
    options: list[Option]


class State(Struct):
    seq: int
    question: Question | None
    deciders: list[int]
    started: bool


class Message(Struct):
    """As much of a message as a player of this bench needs."""

    type: str
    id: str = ""
    code: str = ""
    state: State | None = None


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


class Results:
    """In seconds."""

    def __init__(self) -> None:
        self.own: list[float] = []
        self.others: list[float] = []
        self.late: list[float] = []
        self.refused = 0
        self.games = 0
        self.is_counting = False


class Table:
    """Two seats, each with a socket, and a clock that says when the next decision is due."""

    def __init__(self, address: str, number: int, results: Results) -> None:
        self.address = address
        self.chooser = random.Random(number)
        self.results = results
        self.sockets: list[ClientConnection] = []
        self.state: State | None = None
        self.sender = 0
        self.sent = 0.0
        self.commands = 0
        self.news = asyncio.Event()
        self.listening: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        seat = await post(
            self.address, "/api/tables", {"name": "Ann", "stage": "recon", "heroes": HEROES, "alone": False}
        )
        other = await post(self.address, f"/api/tables/{seat['table']}/join", {"name": "Ben"})
        self.results.games += 1
        for each in (seat, other):
            address = self.address.replace("http", "ws") + f"/ws/{each['table']}"
            socket = await connect(address, proxy=None, compression=None, open_timeout=PATIENCE)
            await socket.send(
                encode({"type": "hello", "protocol": PROTOCOL, "tab": "tab", "token": each["token"]}).decode()
            )
            self.sockets.append(socket)
        for number, hero in enumerate(HEROES):
            await self.command(number, {"type": "take-hero", "hero": hero})
            await self.command(number, {"type": "ready", "ready": True})
        await self.command(0, {"type": "start"})
        self.listening = [asyncio.create_task(self.listen(number)) for number in (0, 1)]

    async def command(self, number: int, command: dict[str, Any]) -> None:
        """One of the lobby's, waited for."""
        self.commands += 1
        await self.send(number, {"id": f"c{self.commands}", **command})
        while (message := decode(await self.sockets[number].recv())).type not in ("done", "refused"):
            self.state = message.state or self.state

    async def send(self, number: int, message: dict[str, Any]) -> None:
        await self.sockets[number].send(encode(message).decode())

    async def listen(self, number: int) -> None:
        async for raw in self.sockets[number]:
            message = decode(raw)
            now = time.perf_counter()
            if message.type == "refused":
                self.results.refused += 1
            if message.state is None:
                continue
            if self.results.is_counting and self.sent:
                is_own = number == self.sender
                (self.results.own if is_own else self.results.others).append(now - self.sent)
            if number == self.sender:
                self.state = message.state
                self.news.set()

    async def play(self, gap: float) -> None:
        """A decision is due every so often, however long the last one took."""
        due = time.perf_counter() + self.chooser.random() * gap
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            state = self.state
            if state is None or state.question is None:
                await self.close()
                await self.open()
                due = time.perf_counter() + gap
                continue
            self.sender = state.deciders[0] - 1
            self.commands += 1
            self.news.clear()
            text = self.chooser.choice(state.question.options).text
            self.sent = time.perf_counter()
            if self.results.is_counting:
                self.results.late.append(self.sent - due)
            if self.commands % BEAT_EVERY == 0:
                await self.send(1 - self.sender, {"type": "beat", "nonce": self.commands})
            await self.send(self.sender, {"type": "choose", "id": f"c{self.commands}", "seq": state.seq, "text": text})
            async with asyncio.timeout(PATIENCE):
                await self.news.wait()
            due += gap

    async def close(self) -> None:
        self.sent = 0.0
        for task in self.listening:
            task.cancel()
        for socket in self.sockets:
            await socket.close()
        self.sockets, self.state = [], None


async def post(address: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(address + path, encode(body), {"content-type": "application/json"})

    def ask() -> dict[str, Any]:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    return await asyncio.to_thread(ask)


async def generate(address: str, tables: int, rate: float, seconds: float, server: int) -> dict[str, Any]:
    results = Results()
    all_tables = [Table(address, number, results) for number in range(tables)]
    for table in all_tables:
        await table.open()
    playing = [asyncio.create_task(table.play(1 / rate)) for table in all_tables]
    await asyncio.sleep(WARM_UP)
    results.is_counting = True
    before, ours, began = cpu_of(server), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    results.is_counting = False
    took = time.perf_counter() - began
    spent = cpu_of(server) - before, time.process_time() - ours
    failed = [task.exception() for task in playing if task.done()]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for table in all_tables:
        await table.close()
    return {
        "own": results.own,
        "others": results.others,
        "late": results.late,
        "refused": results.refused,
        "games": results.games,
        "failed": [repr(each) for each in failed],
        "server": spent[0] / took,
        "generator": spent[1] / took,
        "rate": len(results.own) / took,
    }


def cpu_of(process: int) -> float:
    """Seconds of processor time a process has used."""
    stat = Path(f"/proc/{process}/stat")
    if stat.exists():
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    shown = subprocess.run(["ps", "-o", "cputime=", "-p", str(process)], capture_output=True, text=True, check=True)
    clock = 0.0
    for part in shown.stdout.strip().split(":"):
        clock = clock * 60 + float(part)
    return clock


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * KILO if ordered else 0.0


def report(found: dict[str, Any]) -> None:
    print(f"{'from sending to news':24}{'p50':>9}{'p95':>9}{'p99':>9}{'count':>9}")
    for name, words in (("own", "at one's own socket"), ("others", "at the other seat's")):
        times = found[name]
        shown = "".join(f"{percentile(times, share):7.1f}ms" for share in (0.5, 0.95, 0.99))
        print(f"{words:24}{shown}{len(times):9}")
    print(f"decisions a second       {found['rate']:.0f}, in {found['games']} games, {found['refused']} refused")
    print(f"sent late by (p95)       {percentile(found['late'], 0.95):.1f}ms")
    print(f"processor, of one core   server {found['server']:.0%}, generator {found['generator']:.0%}")
    for each in found["failed"]:
        print(f"a table failed: {each}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=2, help="decisions a second at each table")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", help="without one a SQLite file that is gone afterwards")
    parser.add_argument("--flood", type=int, default=0, help="connections that ask for help as fast as they can")
    parser.add_argument("--generate", nargs=2, metavar=("ADDRESS", "SERVER"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.generate:
        address, server = given.generate
        found = asyncio.run(generate(address, given.tables, given.rate, given.seconds, int(server)))
        print(json.dumps(found))
        return
    report(measure(given))


def measure(given: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{folder}/tables.sqlite3"
        command = [sys.executable, "-m", "noisecheck", "serve", "--port", "0", "--no-open", "--database", database]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http://"))
            again = [sys.executable, "-m", "bench.load", *sys.argv[1:], "--generate", address, str(server.pid)]
            wait_for(address)
            with flood_of(address, given.flood):
                generator = subprocess.run(again, stdout=subprocess.PIPE, text=True, check=True)
            found: dict[str, Any] = json.loads(generator.stdout)
            return found
        finally:
            server.terminate()
            server.wait()


@contextmanager
def flood_of(address: str, connections: int) -> Iterator[None]:
    """In a process of its own: it takes much of a processor."""
    if not connections:
        yield
        return
    flood = subprocess.Popen([sys.executable, "-m", "bench.flood", address, str(connections)])
    try:
        yield
    finally:
        flood.send_signal(signal.SIGINT)
        flood.wait()


def wait_for(address: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(f"{address}/health", timeout=5).close()
            return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError(address)


if __name__ == "__main__":
    main()
