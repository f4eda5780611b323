"""Forecasts come true, and tell nothing hidden. `python -m bench.forecast --phases 5000` does the same at length."""

from __future__ import annotations

import random

import pytest
from msgspec import json

from bench.phases import phases
from noisecheck import Game, new_game
from noisecheck.content.orders import core_orders
from noisecheck.engine.state import PLAYER_PHASE
from noisecheck.foresight.forecast import forecast, forecast_film
from noisecheck.foresight.forecast.forecaster import forecaster_for
from noisecheck.foresight.shapes import Range
from tests.foresight.looking import games, twin_of
from tests.table import rule, scene

SAMPLED = 120
PATROL = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   . |
  +   +---+---+   +
2 | .   .   .   . |
  +---+---+---+---+
snake a2 noisy 1
? snake d1
trap d2 {} down
trap b2 {} down
guard c1 W
turn snake
orders {}
reactions {}
seed {}
"""


def is_open(figure: Range) -> bool:
    return figure.low == figure.high and 0 < figure.low < 1


@pytest.mark.slow
def test_what_happens_is_always_among_the_branches_and_as_often_as_forecast() -> None:
    expected = happened = variance = 0.0
    ranges = sure = 0
    for phase in phases(SAMPLED):
        assert not phase.missed, f"{phase.where}: {phase.missed}"
        for fate in phase.fates:
            for figure, came in ((fate.risk.spotted, fate.spotted), (fate.risk.attacked, fate.attacked)):
                assert figure.low <= figure.high
                assert came or figure.low < 1, f"{phase.where}: sure to happen"
                assert not came or figure.high > 0, f"{phase.where}: sure not to happen"
                ranges += figure.low != figure.high
                sure += figure.low == figure.high and not is_open(figure)
        first = phase.fates[0]
        if is_open(first.risk.attacked):
            expected += first.risk.attacked.low
            happened += first.attacked
            variance += first.risk.attacked.low * (1 - first.risk.attacked.low)
    assert ranges > 5
    assert sure > 100
    assert variance > 3
    assert abs(happened - expected) < 3 * variance**0.5


def told(game: Game) -> bytes:
    """Everything about a hero's turn that goes over the wire."""
    hero = next(each.id for each in game.state.heroes if not each.acted)
    return json.encode([forecast(game, hero), forecast_film(game, hero)])


@pytest.mark.slow
@rule("SET-16")
def test_dealing_anew_what_is_hidden_changes_no_figure() -> None:
    chooser = random.Random(5)
    compared = 0
    for number, game in enumerate(games(100)):
        if number % 31 or game.state.phase != PLAYER_PHASE:
            continue
        twin = twin_of(game, chooser.randrange(1 << 32))
        if twin is not None:
            assert told(game) == told(twin)
            compared += 1
    assert compared > 20


def test_what_lies_hidden_in_a_scene_changes_no_figure() -> None:
    """The same cards in another order, other traps, another seed."""
    one = scene(
        PATROL.format("camera", "blank", "waken 4/3 left; stay-alert 5/4 right; waken 6/5 left", "rush; known", 1)
    )
    other = scene(
        PATROL.format("laser", "laser", "stay-alert 5/4 right; waken 6/5 left; waken 4/3 left", "known; rush", 2)
    )

    assert told(one) == told(other)


@rule("SET-16")
def test_which_cards_of_the_box_a_stage_dealt_changes_no_figure() -> None:
    game = new_game("recon", heroes=["snake", "meryl"], seed=4)
    while game.state.phase != PLAYER_PHASE:
        assert game.decision is not None
        game.choose(game.decision.options[0])
    game.choose("turn snake")
    twin = game.clone()
    twin._checkpoint = game.checkpoint.copy()
    assert twin._checkpoint.orders is not None
    left_in_the_box = list(core_orders().blue)
    for card in twin._checkpoint.orders[: twin._checkpoint.layers[0]]:
        left_in_the_box.remove(card)
    twin._checkpoint.orders[: len(left_in_the_box)] = left_in_the_box
    twin._run()

    assert twin.state.orders != game.state.orders
    assert told(twin) == told(game)


def test_a_game_is_not_changed_by_a_forecast() -> None:
    game = next(game for game in games(60) if game.state.phase == PLAYER_PHASE and game.active_hero)
    before = game.state.digest()

    found = forecaster_for(game)
    assert found is not None
    found.forecast(found.hypothesis(""))

    assert game.state.digest() == before
