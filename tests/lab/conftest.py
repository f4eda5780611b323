"""A small run, played once for all tests that only look at it."""

import os
from pathlib import Path

import pytest
from filelock import FileLock

from noisecheck.lab.folder import Folder
from noisecheck.lab.playing import Row
from noisecheck.lab.workers import play_here
from tests.lab.making import keep_all, small_run


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """By the first process of the suite that asks for it; the others wait, and find nothing missing."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    folder, run = Folder(shared / "lab"), small_run()
    with FileLock(shared / "lab.lock"):
        folder.begin(run)
        keep_all(folder, run, play_here(run, folder.missing(run), 1))
    return folder


@pytest.fixture(scope="session")
def rows(played: Folder) -> list[Row]:
    return played.rows(played.run())


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path / "run")
