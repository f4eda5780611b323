"""Pictures of games. They are drawn in a process of their own, because drawing would hold everybody up; one at a time,
and the latest are kept."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from noisecheck.engine.keeping import LastKept
from noisecheck.extras import MissingExtra

MOST_WAITING = 8
LONGEST_LINE = 2**16  # of the stream; the picture itself is read as it comes


Record: TypeAlias = Callable[[], str]  # writes a saved game, if it is needed


class TooBusy(Exception):
    """So many pictures are waited for that no more is begun."""


class NotDrawn(Exception):
    """It went wrong, or took too long."""


@dataclass
class Sketch:
    """One that is under way: so many frames are done. `of` is 0 as long as it has not begun."""

    done: int = 0
    of: int = 0
    task: asyncio.Task[bytes] = field(init=False)


class Pictures:
    """Pictures by key: whoever asks for the same one gets the same one. Each has `patience` seconds to be drawn, from
    when it is first asked for."""

    def __init__(self, most: int, patience: float) -> None:
        self.made: LastKept[str, bytes] = LastKept(most)
        self.patience = patience
        self.under_way: dict[str, Sketch] = {}
        self.turn = asyncio.Semaphore(1)

    async def draw(self, key: str, record: Record, wanted: str) -> bytes:
        """Waits for the picture of a saved game."""
        found = self.ask(key, record, wanted)
        if isinstance(found, bytes):
            return found
        await asyncio.wait([found.task])
        if self.under_way.get(key) is found:
            del self.under_way[key]
        return found.task.result()

    def ask(self, key: str, record: Record, wanted: str) -> bytes | Sketch:
        """The picture, or how far it is. What went wrong is told once; the next one who asks begins anew."""
        if key in self.made:
            return self.made[key]
        sketch = self.under_way.get(key) or self.begin(key, record, wanted)
        if not sketch.task.done():
            return sketch
        del self.under_way[key]
        return sketch.task.result()

    def begin(self, key: str, record: Record, wanted: str) -> Sketch:
        self.under_way = {each: found for each, found in self.under_way.items() if not found.task.done()}
        if len(self.under_way) >= MOST_WAITING:
            raise TooBusy
        sketch = self.under_way[key] = Sketch()
        sketch.task = asyncio.create_task(self.run(sketch, key, record(), wanted))
        sketch.task.add_done_callback(lambda task: task.cancelled() or task.exception())  # heard of by who asks
        return sketch

    async def run(self, sketch: Sketch, key: str, record: str, wanted: str) -> bytes:
        try:
            async with asyncio.timeout(self.patience), self.turn:
                picture = await drawn_apart(sketch, record, wanted)
        except (TimeoutError, OSError, ValueError) as error:
            raise NotDrawn(str(error)) from error
        self.made[key] = picture
        return picture

    async def stop(self) -> None:
        tasks = [sketch.task for sketch in self.under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def drawn_apart(sketch: Sketch, record: str, wanted: str) -> bytes:
    """What `render/__main__.py` draws. If nobody wants it any more, its process ends."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "noisecheck.render", wanted), stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
    )
    assert child.stdin is not None
    assert child.stdout is not None
    try:
        child.stdin.write(record.encode())
        await child.stdin.drain()
        child.stdin.close()
        while line := (await child.stdout.readline()).split():
            sketch.done, sketch.of = map(int, line)
        picture = await child.stdout.read()
        if await child.wait() or not picture:
            raise NotDrawn(f"{wanted}: {child.returncode}")
        return picture
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()


def can_draw() -> bool:
    """Whether what draws is installed. It takes a moment, the first time."""
    try:
        import noisecheck.render  # noqa: F401
    except MissingExtra:
        return False
    return True
