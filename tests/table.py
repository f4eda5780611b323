"""What every test of the game needs: `rule` to cite what it stands for, and the ways to set a table.

@rule("LOS-7")
def test_a_dash_through_sight_alerts_where_it_ends() -> None: ...
"""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from noisecheck import Game, Script, catalogue, picture, scene
from noisecheck.engine import notation
from noisecheck.engine.stage import Mission

Test = TypeVar("Test", bound=Callable[..., Any])

MOST_IDS = 3


def rule(*ids: str) -> Callable[[Test], Test]:
    """The rules, by id, whose promise this test keeps: one to three that exist. `conftest.py` counts them."""
    if not 1 <= len(ids) <= MOST_IDS:
        raise ValueError(f"a test cites one to {MOST_IDS} rules, not {len(ids)}: {', '.join(ids)}")
    for each in ids:
        catalogue.rule(each)  # an unknown id fails here, at once

    mark: Callable[[Test], Test] = pytest.mark.rule(*ids)
    return mark


def staged(text: str, **rules: Any) -> Game:
    """The game of a scene with the line `stage test-mission`, one that somebody made; its rules are these (SET-7)."""
    return notation.scene(text, {"test-mission": Mission("test-mission", own=True, **rules)})


__all__ = ["Script", "picture", "rule", "scene", "staged"]
