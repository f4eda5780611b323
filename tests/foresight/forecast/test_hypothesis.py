"""What is hypothesis of a turn is played: its noise is what the rules make of it."""

import pytest

from noisecheck.foresight.forecast.forecaster import forecaster_for
from noisecheck.foresight.forecast.hypothesis import Hypothesis
from noisecheck.foresight.shapes import Forecast
from tests.table import rule, scene

ROW = "    a   b   c   d   e\n  +---+---+---+---+---+\n1 | .   .   .   .   . |\n  +---+---+---+---+---+\n"


def forecast_of(text: str, space: str, *walk: str) -> Forecast:
    """If Snake, who acts, goes this way to this space."""
    game = scene(ROW + text)
    found = forecaster_for(game)
    assert found is not None
    return found.forecast(Hypothesis(0, game.state.stage.board.numbers[space], walk))


@rule("ATT-5", "ACT-5")
def test_each_dash_is_a_die() -> None:
    assert forecast_of("snake a1\nguard e1 E\nturn snake", "c1", "dash b1", "step c1").noise == 1


@rule("ATT-5", "ACT-9")
def test_a_body_is_not_dragged_without_noise() -> None:
    found = forecast_of("snake b1\nko a1 1\nguard e1 E\nturn snake", "c1", "drag a1", "step c1")

    assert found.noise == 1
    assert found.heard == pytest.approx(1 / 6)


@rule("SET-6", "ATT-5")
def test_whoever_wins_on_the_way_is_heard_by_nobody() -> None:
    text = "snake a1\nguard e1 E\nobjective c1\nexit c1\nturn snake"

    assert forecast_of(text, "c1", "dash b1", "step c1").noise == 1
    assert forecast_of(text, "c1", "dash b1", "step c1", "interact c1").noise == 0


@rule("ATT-5", "COM-5")
def test_where_the_walk_leaves_nobody_to_listen_nothing_is_rolled() -> None:
    """A claymore lies at c1; it takes the guard at d1 with it."""
    lying = forecast_of("snake a1\nguard d1 E\nclaymore c1 by snake\nturn snake", "c1", "dash b1", "step c1")

    assert lying.noise == 0
