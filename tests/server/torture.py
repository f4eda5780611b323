"""`make torture`: what a merge tries a little of, for as long as it takes to be believed. All of it on this machine.

    python -m tests.server.torture [--kills 1000] [--messages 100000] [--minutes 30] [--tables 100]

Servers are killed while people play, on SQLite and, where PostgreSQL is installed, two processes on that; a table is
sent hostile messages; then a hundred tables play, and others flood the server with questions, and memory and
descriptors have to stay what they are. Every process is one of ours and ends with us. 0 leaves a part out.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import statistics
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from bench.load import flood_of, generate, percentile
from noisecheck.server import rooms
from noisecheck.server.serve import serve, take_port
from scripts.postgres import find, running
from tests.server.killing import crash
from tests.server.processes import PATIENCE, context, free_port
from tests.server.siege import endure

IDLE = 20.0  # seconds after which tables are let go: so minutes show what else would take a day
SPARE = 3  # descriptors that may stay open: connections to the store
EVERY = 5.0  # seconds between two looks
SETTLED = 3  # times as long as a table is kept, as many come as go
RATE = 0.5  # decisions a second at each table
FLOOD = 10  # connections
GROWTH = 1.15  # that counts as flat: Python does not give back all it was given at once
MEGA = 1_000_000


class Look(NamedTuple):
    memory: float
    descriptors: float
    tables: float


def look_at(port: int) -> Look:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as answer:
        text = answer.read().decode()

    def value(name: str) -> float:
        return sum(float(found) for found in re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", text, re.MULTILINE))

    return Look(value("process_resident_memory_bytes"), value("process_open_fds"), value("noisecheck_tables"))


def run_forgetful(port: int, database: str, metrics_port: int, idle: float) -> None:
    rooms.IDLE = idle
    with suppress(KeyboardInterrupt):
        serve(take_port("127.0.0.1", port), database, metrics_port=metrics_port)


async def watch(port: int, seconds: float) -> list[Look]:
    found, ends = [], time.monotonic() + seconds
    while time.monotonic() < ends:
        await asyncio.sleep(min(EVERY, seconds / 10))
        found.append(await asyncio.to_thread(look_at, port))
    return found


def is_flat(values: list[float]) -> bool:
    """Whether the last third is no more than the first, but for a little."""
    third = max(1, len(values) // 3)
    return statistics.median(values[-third:]) <= GROWTH * statistics.median(values[:third])


class Long(NamedTuple):
    """How things stood before anybody came, at work when as many tables came as went, and when all had gone."""

    before: Look
    during: list[Look]
    after: Look


def play_for_long(database: str, tables: int, seconds: float, idle: float = IDLE) -> Long:
    """Tables that play and a flood of questions, for so long."""
    port, metrics_port, settled = free_port(), free_port(), SETTLED * idle
    server = context.Process(target=run_forgetful, args=(port, database, metrics_port, idle), daemon=True)
    server.start()
    address = f"http://127.0.0.1:{port}"

    async def play() -> list[Look]:
        assert server.pid
        playing = asyncio.create_task(generate(address, tables, RATE, settled + seconds, server.pid))
        await asyncio.sleep(settled)
        looks = await watch(metrics_port, seconds)
        found = await playing
        assert not found["failed"], found["failed"]
        print(f"  {found['rate']:.0f} decisions a second, p95 {percentile(found['own'], 0.95):.0f} ms")
        return looks

    try:
        wait_until_ready(address)
        before = look_at(metrics_port)
        with flood_of(address, FLOOD):
            during = asyncio.run(play())
        return Long(before, during, when_all_are_gone(metrics_port, before))
    finally:
        server.terminate()
        server.join(PATIENCE)


def when_all_are_gone(port: int, before: Look) -> Look:
    """How things stand when nothing is left of those who were there; or, if something always is, after a while."""
    ends = time.monotonic() + PATIENCE + 2 * IDLE
    while (found := look_at(port)) and time.monotonic() < ends:
        if not found.tables and found.descriptors <= before.descriptors + SPARE:
            break
        time.sleep(0.2)
    return found


def wait_until_ready(address: str) -> None:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        with suppress(OSError), urllib.request.urlopen(f"{address}/ready", timeout=PATIENCE):
            return
        time.sleep(0.05)
    raise TimeoutError(address)


def check_nothing_stays(found: Long) -> None:
    """Neither tables nor descriptors are left when all have gone."""
    assert found.after.tables == 0, f"{found.after.tables:.0f} tables stay"
    assert found.after.descriptors <= found.before.descriptors + SPARE, f"descriptors stay: {found}"


def check_flat(found: Long) -> None:
    first, last = found.during[0], found.during[-1]
    print(
        f"  memory {first.memory / MEGA:.0f} to {last.memory / MEGA:.0f} MB ({found.before.memory / MEGA:.0f} before, "
        f"{found.after.memory / MEGA:.0f} after), descriptors {first.descriptors:.0f} to {last.descriptors:.0f} "
        f"({found.before.descriptors:.0f}, {found.after.descriptors:.0f}), tables {first.tables:.0f} to "
        f"{last.tables:.0f}"
    )
    for name, values in zip(Look._fields, zip(*found.during, strict=True), strict=True):
        assert is_flat([*values]), f"{name} grows: {values}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=100)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if given.kills:
            print("SQLite:", crash(f"sqlite:///{folder / 'killed.sqlite3'}", 1, given.kills), flush=True)
            if find():
                with running() as address:
                    print("PostgreSQL, two processes:", crash(address, 2, given.kills), flush=True)
            else:
                print("PostgreSQL is not installed, and was not tried")
        if given.messages:
            print("hostile messages:", dict(endure(folder, given.messages)), flush=True)
        if given.minutes:
            print(f"{given.tables} tables for {given.minutes:g} minutes, and a flood of questions:", flush=True)
            found = play_for_long(f"sqlite:///{folder / 'long.sqlite3'}", given.tables, given.minutes * 60)
            check_flat(found)
            check_nothing_stays(found)
    print("Nothing was lost.")


if __name__ == "__main__":
    main()
