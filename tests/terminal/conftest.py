from pathlib import Path

import pytest

from noisecheck import Game
from noisecheck.terminal import starting
from noisecheck.terminal.saves import HOME
from tests.table import scene


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games of a test go to a folder of its own."""
    folder = tmp_path / "home"
    monkeypatch.setenv(HOME, str(folder))
    return folder


@pytest.fixture
def corridor() -> Game:
    """Snake in a yard, a guard with its back to him."""
    return scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   . | . |
      +   +---+   +===+
    2 | .   # | .   . |
      +---+---+---+---+
    snake a1
    guard c1 E
    turn snake
    dice 5 5 5
    """)


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games begin with the seed of the record."""
    monkeypatch.setattr(starting, "any_seed", lambda: 0)
