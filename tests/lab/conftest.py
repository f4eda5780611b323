"""A small run, played once for all tests that only look at it."""

from pathlib import Path

import pytest

from noisecheck.lab.folder import Folder
from noisecheck.lab.playing import Row
from noisecheck.lab.workers import play_here
from tests.lab.making import keep_all, small_run


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    folder, run = Folder(tmp_path_factory.mktemp("lab") / "run"), small_run()
    folder.begin(run)
    keep_all(folder, run, play_here(run, folder.missing(run), 1))
    return folder


@pytest.fixture(scope="session")
def rows(played: Folder) -> list[Row]:
    return played.rows(played.run())


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path / "run")
