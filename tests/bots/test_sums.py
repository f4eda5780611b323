"""A bot answers the same on every Python: how `sum` rounds has changed with 3.12, so what decides is never added by it.

`math.fsum` rounds once, and to the nearest, wherever it runs.
"""

import builtins
from collections.abc import Iterable
from typing import Any

import pytest

from noisecheck.bots import bot
from noisecheck.bots.hints import point
from noisecheck.foresight.forecast import forecast
from tests.bots.positions import positions
from tests.laws.walks import BOSSES, GUARDED

added = builtins.sum


def add(values: Iterable[Any], start: Any = 0) -> Any:
    found = list(values)
    assert len([each for each in found if isinstance(each, float) and each % 1]) < 2, "add fractions with math.fsum"
    return added(found, start)


@pytest.fixture(autouse=True)
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtins, "sum", add)


@pytest.mark.parametrize("kind", ["steady", "search"])
def test_fractions_are_added_alike_on_every_python(kind: str) -> None:
    for game in positions(1, stages=[*GUARDED[::4], *BOSSES[::5]]):
        bot(kind, nodes=20).choose(game)


def test_fractions_of_forecasts_and_hints_are_added_alike_on_every_python() -> None:
    for game in positions(1, stages=[*GUARDED[::6], *BOSSES[::7]]):
        forecast(game)
        point(game)
