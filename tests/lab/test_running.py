"""The same seeds give the same rows: on any number of processes, on Ray, and after a run was stopped."""

import logging
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
import ray

from noisecheck.lab.folder import RUN, Folder
from noisecheck.lab.playing import Row
from noisecheck.lab.runs import GAMES_A_CHUNK, new_run
from noisecheck.lab.workers import play_here, play_on_ray
from tests.lab.making import keep_all, small_run, timeless

PATIENCE = 120  # seconds; a machine may be busy


def test_two_processes_play_what_one_plays(rows: list[Row], folder: Folder) -> None:
    run = small_run()
    folder.begin(run)
    keep_all(folder, run, play_here(run, folder.missing(run), 2))

    assert timeless(folder.rows(run)) == timeless(rows)


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One that nobody can reach from outside and that leaves nothing in anybody's home."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # else it writes a token there
    start_ray()
    yield
    ray.shutdown()


def start_ray(tries: int = 3) -> None:
    """Ray gives itself 30 seconds to start; on a busy machine that may be too few."""
    try:
        ray.init(
            num_cpus=2,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            _node_ip_address="127.0.0.1",
        )
    except Exception:
        ray.shutdown()
        if tries == 1:
            raise
        start_ray(tries - 1)


@pytest.mark.usefixtures("cluster")
def test_a_ray_cluster_plays_what_one_process_plays(rows: list[Row], folder: Folder) -> None:
    run = small_run()
    folder.begin(run)
    keep_all(folder, run, play_on_ray(run, folder.missing(run)))

    assert timeless(folder.rows(run)) == timeless(rows)
    assert ray.is_initialized()  # who started it stops it


def test_a_run_that_was_stopped_goes_on_where_it_was(rows: list[Row], folder: Folder) -> None:
    run = small_run()
    folder.begin(run)
    keep_all(folder, run, islice(play_here(run, folder.missing(run), 1), 2))
    kept = {chunk.number for chunk in run.chunks() if folder.part(chunk).exists()}
    times = {number: path.stat().st_mtime_ns for number, path in enumerate(sorted(folder.path.glob("parts/*")))}

    Folder(folder.path).begin(small_run())
    missing = folder.missing(run)
    keep_all(folder, run, play_here(run, missing, 1))

    assert len(kept) == 2
    assert kept.isdisjoint(chunk.number for chunk in missing)
    assert all(folder.part(chunk).stat().st_mtime_ns == times[chunk.number] for chunk in islice(run.chunks(), 2))
    assert timeless(folder.rows(run)) == timeless(rows)


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no process groups")
def test_a_run_that_was_killed_leaves_no_process_and_goes_on(folder: Folder) -> None:
    games = 40 * GAMES_A_CHUNK["random"]
    words = f"--stages cargo-dock --bots random --games {games} --processes 2".split()
    command = [sys.executable, "-m", "noisecheck", "lab", "run", str(folder.path), *words]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    wait_until(lambda: any(folder.path.glob("parts/[!.]*")))
    process.kill()
    process.wait()
    wait_until(lambda: not is_alive(process.pid))

    run = folder.run()
    missing = folder.missing(run)
    assert 0 < len(missing) < 40
    assert folder.rows(run) == [
        row for chunk in run.chunks() if chunk not in missing for row in folder.rows_of(run, chunk)
    ]
    assert run == new_run(["cargo-dock"], [], ["random"], games=games)


def is_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(done: object) -> None:
    assert callable(done)
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_broken_part_is_played_again(rows: list[Row], played: Folder, folder: Folder) -> None:
    shutil.copytree(played.path, folder.path)
    run = folder.run()
    first, second = islice(run.chunks(), 2)
    folder.part(first).write_bytes(folder.part(first).read_bytes()[:100])
    folder.part(second).write_bytes(folder.part(first).read_bytes())

    assert folder.missing(run) == [first, second]
    keep_all(folder, run, play_here(run, folder.missing(run), 1))

    assert timeless(folder.rows(run)) == timeless(rows)


def test_a_part_of_another_chunk_is_not_taken_for_this_one(folder: Folder) -> None:
    run = small_run(2)
    folder.begin(run)
    keep_all(folder, run, play_here(run, folder.missing(run), 1))
    first, second = islice(run.chunks(), 2)
    folder.part(second).write_bytes(folder.part(first).read_bytes())

    assert folder.missing(run) == [second]


def test_a_run_says_all_that_decides_its_rows(folder: Folder) -> None:
    run = small_run()
    folder.begin(run)

    assert folder.run() == run
    assert run.code in Path(folder.path / RUN).read_text("utf-8")


def test_a_run_that_is_stopped_early_has_games_of_every_setting() -> None:
    chunks = small_run().chunks()
    first = chunks[: len(small_run().settings)]

    assert [chunk.setting for chunk in first] == small_run().settings
    assert {chunk.seeds.start for chunk in first} == {0}
    assert [chunk.seeds for chunk in chunks if chunk.setting == first[-1].setting] == [range(10), range(10, 12)]
