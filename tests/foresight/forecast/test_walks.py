"""A forecast for another space: the hero walks there by the rules, and what that sets off counts."""

from __future__ import annotations

from tests.foresight.forecast.test_forecast import ROW, forecast_of, risk, sure
from tests.table import rule, scene

YARD = """
    a   b   c   d   e   f
  +---+---+---+---+---+---+
1 | .   .   .   .   .   . |
  +   +---+---+---+---+   +
2 | . | .   .   .   . | . |
  +---+---+---+---+---+---+
"""


@rule("LOS-7")
def test_who_begins_a_move_in_sight_is_noticed_and_the_forecast_knows() -> None:
    """Out of sight in a2, but seen when it leaves a1: so it is after the move, and so it is forecast_of."""
    game = scene(
        YARD + "snake a1\nguard f1 W\nobjective f2\nexit a1\norders waken 5/4 left; waken 4/3 left\nturn snake"
    )
    before = risk(forecast_of(game, space="a2"))
    game.choose("sneak a2")

    assert game.attention("snake") == ("!", "a2")
    assert before == risk(forecast_of(game))
    assert before.spotted == sure(1)


@rule("LOS-7")
def test_a_token_that_is_left_behind_on_the_way_lies_where_it_was_seen() -> None:
    """Seen in a1 it gets away to b3: the ! stays in a3, where the Dash ended."""
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +   +---+---+---+
    2 | . | #   #   # |
      +   +---+---+---+
    3 | .   .   .   . |
      +---+---+---+---+
    snake a1
    guard d1 W
    orders waken 1/1 left
    turn snake
    """)
    before = forecast_of(game, space="b3")
    for text in ("dash a2", "step a3", "sneak b3"):
        game.choose(text)

    assert game.attention("snake") == ("!", "a3")
    assert before.heroes == forecast_of(game).heroes
    assert before.quiet.spotted == sure(0)


@rule("ACT-5", "LOS-7")
def test_the_way_round_a_guards_sight_is_taken_and_its_noise_is_told() -> None:
    """The walk is the one a click makes: c2 takes two actions, of which one is a Dash."""
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +---+   +
    2 | .   .   . |
      +---+---+---+
    snake a1
    guard b1 E
    orders waken 1/1 left
    turn snake
    """)

    assert forecast_of(game, space="c2").noise == 1
    assert forecast_of(game, space="b2").heroes[0].spotted == sure(0)


@rule("SET-6")
def test_where_the_stage_is_won_nothing_comes_any_more() -> None:
    game = scene(YARD + "snake b1 noisy 1\nguard c1 W\nobjective b1\nexit a1\norders waken 5/4 left\nturn snake")
    game.choose("interact b1")
    found = forecast_of(game, space="a1")

    assert (risk(found).spotted, risk(found).attacked) == (sure(0), sure(0))
    assert (found.noise, found.heard) == (0, 0)
    game.choose("sneak a1")
    assert str(game.outcome) == "won"


@rule("LOS-10")
def test_a_face_down_trap_on_the_way_is_not_turned_up_and_is_told_of() -> None:
    around = ROW + "snake a1\nguard h1 E\ntrap c1 {} down\norders waken 1/1 left\nturn snake"
    camera, blank = (forecast_of(scene(around.format(kind)), space="e1") for kind in ("camera", "blank"))

    assert camera == blank
    assert camera.reveals
