"""Long thoughts, off the event loop: bots, hints, forecasts. A few threads, so that none of them starves the others.

The threads go round among those who wait for one: whoever asks a hundred things waits for their own, and nobody else
waits for more than one of them at a time. Whoever is cancelled while still waiting is not thought about any more.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from threading import Condition, Thread
from typing import Any, TypeVar

from noisecheck.server import limits

Found = TypeVar("Found")

THREADS = 2


class Thinkers:
    """Threads that think for one after the other. They begin with the first thought: a process that is forked before
    has its own."""

    def __init__(self, threads: int) -> None:
        self.to_start = threads
        self.waiting: OrderedDict[str, deque[tuple[Future[Any], Callable[[], Any]]]] = OrderedDict()
        self.news = Condition()

    def submit(self, whom: str, thought: Callable[[], Found]) -> Future[Found]:
        future: Future[Found] = Future()
        with self.news:
            self.waiting.setdefault(whom, deque()).append((future, thought))
            self.news.notify()
            while self.to_start:
                Thread(target=self.work, name="thinking", daemon=True).start()
                self.to_start -= 1
        return future

    def work(self) -> None:
        while True:
            future, thought = self.next()
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(thought())
                except BaseException as error:
                    future.set_exception(error)
            del future, thought  # a game is large, and the next thought may be long in coming

    def next(self) -> tuple[Future[Any], Callable[[], Any]]:
        """The oldest thought of who has waited longest for a turn."""
        with self.news:
            self.news.wait_for(lambda: bool(self.waiting))
            whom, thoughts = self.waiting.popitem(last=False)
            found = thoughts.popleft()
            if thoughts:
                self.waiting[whom] = thoughts
            return found

    def count(self) -> int:
        """Those who wait for a thread."""
        with self.news:
            return sum(not future.cancelled() for queue in self.waiting.values() for future, _ in queue)

    def count_of(self, whom: str) -> int:
        with self.news:
            return sum(not future.cancelled() for future, _ in self.waiting.get(whom, ()))


thinkers = Thinkers(THREADS)


async def think(whom: str, function: Callable[..., Found], *arguments: Any) -> Found:
    """`whom` the thought is for: an address, or a room for its bots."""
    return await asyncio.wrap_future(thinkers.submit(whom, partial(function, *arguments)))


def is_too_much(whom: str) -> bool:
    """Whether one more question would be too many, of this asker's or of all."""
    return thinkers.count_of(whom) >= limits.QUESTIONS_OF_ONE or thinkers.count() >= limits.QUESTIONS_WAITING
