"""Long thoughts, off the event loop: bots, hints, forecasts. A few threads, so that none of them starves the others.

Whoever is cancelled while it still waits for a thread is not thought about any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

Found = TypeVar("Found")

THREADS = 2

pool = ThreadPoolExecutor(THREADS, thread_name_prefix="thinking")


async def think(function: Callable[..., Found], *arguments: Any) -> Found:
    return await asyncio.get_running_loop().run_in_executor(pool, partial(function, *arguments))
