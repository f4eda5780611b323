"""The ways to spend a turn that are thought of, and those that are not worth a thought."""

from __future__ import annotations

from noisecheck.bots.steady.planner import Planner
from tests.table import scene

LEAP = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +   +   +   +
2 | .   .   . |
  +---+---+---+
snake a2
meryl b2
objective c1
turn snake
"""


def test_over_a_friend_one_leaps_in_silence_rather_than_dash_around() -> None:
    """MOV-2: what a Sneak reaches for the same action is not dashed to."""
    game = scene(LEAP)
    board = game.state.stage.board

    plans = [plan for plan in Planner(game.state, game.hero("snake")).all() if len(plan.steps()) == 1]

    assert [plan.options(board) for plan in plans if plan.space == board.numbers["b1"] and plan.left == 3] == [
        ["sneak b1"]
    ]
