"""Who plays the chunks: processes of this machine, or a Ray cluster. Chunks come back as they are finished.

A chunk contains everything it needs, so whoever plays it plays the same games.
"""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread

from noisecheck.extras import needs
from noisecheck.lab.playing import Row, play_chunk
from noisecheck.lab.runs import Chunk, Run

Finished = Iterator[tuple[Chunk, list[Row]]]


def play_here(run: Run, chunks: Sequence[Chunk], processes: int) -> Finished:
    """In that many processes; one is this one."""
    if min(processes, len(chunks)) <= 1:
        for chunk in chunks:
            yield chunk, play_chunk(run, chunk)
        return
    with ProcessPoolExecutor(min(processes, len(chunks)), get_context("spawn"), leave_with_parent) as pool:
        running = {pool.submit(play_chunk, run, chunk): chunk for chunk in chunks}
        try:
            for future in as_completed(running):
                yield running.pop(future), future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def leave_with_parent() -> None:
    """A worker ends without a word at Ctrl+C, which reaches all processes of a terminal, and when its run is killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=leave_after, args=(parent_process(),), daemon=True).start()


def leave_after(process: BaseProcess) -> None:
    process.join()
    os._exit(1)


def need_ray() -> None:
    """Raises `MissingExtra` where Ray, an extra of its own, is not installed."""
    with needs("ray"):
        import ray  # noqa: F401


def play_on_ray(run: Run, chunks: Sequence[Chunk]) -> Finished:
    """On the cluster that RAY_ADDRESS names or that runs on this machine; without either Ray starts one here."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else is told what is played
    import ray

    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False, logging_level=logging.ERROR)
    try:
        far = ray.remote(play_chunk)
        waiting = {far.remote(run, chunk): chunk for chunk in chunks}
        while waiting:
            done, _ = ray.wait(list(waiting))
            for each in done:
                yield waiting.pop(each), ray.get(each)
    finally:
        if started:
            ray.shutdown()
