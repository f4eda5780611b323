"""Long thoughts, off the event loop: bots, hints, forecasts. A few threads, so that none of them starves the others.

Whoever is cancelled while it still waits for a thread is not thought about any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

Found = TypeVar("Found")

THREADS = 2

pool = ThreadPoolExecutor(THREADS, thread_name_prefix="thinking")
begun: set[Future[Any]] = set()


async def think(function: Callable[..., Found], *arguments: Any) -> Found:
    future = pool.submit(partial(function, *arguments))
    begun.add(future)
    future.add_done_callback(begun.discard)
    return await asyncio.wrap_future(future)


def waiting() -> int:
    """How many thoughts have no thread yet."""
    return len([each for each in [*begun] if not each.running()])
