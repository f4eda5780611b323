"""Long thoughts, after what is quick: bots, hints, forecasts. On a server a few threads think, so that none of them
starves the others; where there are no threads, the loop thinks when it has nothing better to do.

They go round among those who wait: whoever asks a hundred things waits for their own, and nobody else waits for more
than one of them at a time. Whoever is cancelled while still waiting is not thought about any more.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from functools import partial
from threading import Condition, Thread
from typing import Any, Protocol, TypeVar

from noisecheck.server import limits

Found = TypeVar("Found")

THREADS = 2
CALM = 4  # turns of the loop in which nobody wanted anything: the last answer is out


class Thoughts:
    """Those that wait, by whom they are for."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[tuple[Future[Any], Callable[[], Any]]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self.waiting)

    def add(self, whom: str, thought: Callable[[], Found]) -> Future[Found]:
        future: Future[Found] = Future()
        self.waiting.setdefault(whom, deque()).append((future, thought))
        return future

    def next(self) -> tuple[Future[Any], Callable[[], Any]]:
        """The oldest thought of who has waited longest for a turn."""
        whom, thoughts = self.waiting.popitem(last=False)
        found = thoughts.popleft()
        if thoughts:
            self.waiting[whom] = thoughts
        return found

    def count(self) -> int:
        return sum(map(self.count_of, self.waiting))

    def count_of(self, whom: str) -> int:
        return sum(not future.cancelled() for future, _ in self.waiting.get(whom, ()))


def finish(future: Future[Any], thought: Callable[[], Any]) -> None:
    if future.set_running_or_notify_cancel():
        try:
            future.set_result(thought())
        except BaseException as error:
            future.set_exception(error)


class Thinkers(Protocol):
    """Who thinks for one after the other."""

    def submit(self, whom: str, thought: Callable[[], Found]) -> Future[Found]: ...

    def count(self) -> int:
        """Thoughts that nobody has begun."""
        ...

    def count_of(self, whom: str) -> int: ...


class Threads:
    """They begin with the first thought: a process that is forked before has its own."""

    def __init__(self, threads: int) -> None:
        self.to_start = threads
        self.thoughts = Thoughts()
        self.news = Condition()

    def submit(self, whom: str, thought: Callable[[], Found]) -> Future[Found]:
        with self.news:
            future = self.thoughts.add(whom, thought)
            self.news.notify()
            while self.to_start:
                Thread(target=self.work, name="thinking", daemon=True).start()
                self.to_start -= 1
        return future

    def work(self) -> None:
        while True:
            with self.news:
                self.news.wait_for(lambda: bool(self.thoughts))
                found = self.thoughts.next()
            finish(*found)
            del found  # a game is large, and the next thought may be long in coming

    def count(self) -> int:
        with self.news:
            return self.thoughts.count()

    def count_of(self, whom: str) -> int:
        with self.news:
            return self.thoughts.count_of(whom)


class SpareTime:
    """For a host without threads: one thought at a time on the loop, and none while a message is in hand. So a command
    waits for one thought at most."""

    def __init__(self) -> None:
        self.thoughts = Thoughts()
        self.working: asyncio.Task[None] | None = None
        self.in_hand: set[Hashable] = set()  # whose messages are still being dealt with

    def submit(self, whom: str, thought: Callable[[], Found]) -> Future[Found]:
        future = self.thoughts.add(whom, thought)
        if self.working is None:
            self.working = asyncio.create_task(self.work())
        return future

    async def work(self) -> None:
        while self.thoughts:
            await self.calm()
            finish(*self.thoughts.next())
        self.working = None

    async def calm(self) -> None:
        quiet = 0
        while quiet < CALM:
            await asyncio.sleep(0)
            quiet = 0 if self.in_hand else quiet + 1

    def count(self) -> int:
        return self.thoughts.count()

    def count_of(self, whom: str) -> int:
        return self.thoughts.count_of(whom)


thinkers: Thinkers = Threads(THREADS)  # a host without threads puts another in its place


async def think(whom: str, function: Callable[..., Found], *arguments: Any) -> Found:
    """`whom` the thought is for: an address, or a room for its bots."""
    return await asyncio.wrap_future(thinkers.submit(whom, partial(function, *arguments)))


def is_too_much(whom: str) -> bool:
    """Whether one more question would be too many, of this asker's or of all."""
    return thinkers.count_of(whom) >= limits.QUESTIONS_OF_ONE or thinkers.count() >= limits.QUESTIONS_WAITING
