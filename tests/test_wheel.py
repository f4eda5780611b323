"""What a wheel carries: the browser client as its sources are now."""

import os
from pathlib import Path

import pytest

from hatch_build import is_fresh

BUILT = "src/noisecheck/server/static/index.html"
SOURCES = [
    "client/package.json",
    "client/src/App.svelte",
    "client/public/icon.svg",
    "src/noisecheck/texts/en/game.ftl",
    "src/noisecheck/art/symbols/figures.svg",
]


def put(root: Path, name: str, time: int) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (time, time))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """As an sdist unpacks: every file has the same time."""
    for name in (BUILT, *SOURCES):
        put(tmp_path, name, 1000)
    return tmp_path


def test_a_client_built_from_what_is_there_is_shipped_as_it_is(tree: Path) -> None:
    put(tree, "client/node_modules/vite/vite.js", 2000)

    assert is_fresh(tree)


def test_where_there_is_no_client_it_is_built(tree: Path) -> None:
    (tree / BUILT).unlink()

    assert not is_fresh(tree)


@pytest.mark.parametrize("source", SOURCES)
def test_a_client_older_than_any_of_its_sources_is_built_anew(tree: Path, source: str) -> None:
    put(tree, source, 1001)

    assert not is_fresh(tree)
