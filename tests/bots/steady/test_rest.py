"""What steady does with the actions that are left where it stays."""

from noisecheck import scene
from noisecheck.bots.steady.danger import TYPICAL
from noisecheck.bots.steady.planner import Planner
from noisecheck.bots.steady.rest import hack
from noisecheck.bots.steady.stakes import Stakes
from tests.table import rule


@rule("HER-10", "ACT-11")
def test_of_the_dice_at_a_terminal_those_are_rolled_again_that_do_not_help() -> None:
    """4 2 5 1 for 2 4 5+ 5+: only the 1 is in the way."""
    game = scene("""
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    otacon a1 inactive plus-minus-1, reroll-black, plus-minus-2, plus-black
    terminal b1 level 2 needs 2 4 5+ 5+
    turn otacon
    dice 4 2 5 1
    """)
    for text in ("hack b1", "hacker 0"):
        if game.decision and game.decision.find(text):
            game.choose(text)
    assert game.state.lock is not None
    assert game.decision is not None

    option = hack(game.decision, Stakes(Planner(game.state, game.hero("otacon")), TYPICAL))

    assert str(option) == "reroll 4"
