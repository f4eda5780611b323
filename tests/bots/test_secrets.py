"""No bot sees what is hidden: dealing it anew does not change the choice for the same generator."""

import pytest

from noisecheck import Game, scene
from noisecheck.bots import BOTS, bot
from tests.bots.positions import positions
from tests.foresight.looking import twin_of

YARD = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   . |
  +   +---+   +   +
2 | .   .   .   . |
  +---+---+---+---+
snake a1
objective d2
exit a2
guard c1 N
trap c2 {} down
trap b2 {} down
turn snake
orders {}; game-over
reactions {}
seed {}
"""


def choice(name: str, game: Game) -> str:
    return str(bot(name, seed=11, nodes=12).choose(game))


@pytest.mark.parametrize(("name", "each"), [("random", 10), ("steady", 25), ("search", 3)])
def test_what_is_hidden_does_not_change_the_choice(name: str, each: int) -> None:
    compared = 0
    for game in positions(each):
        chosen = choice(name, game)
        for seed in (1, 2, 3) if name != "search" else (1,):
            twin = twin_of(game, seed)
            if twin:
                compared += 1
                assert choice(name, twin) == chosen, game.save()
    assert compared > 4 * each


@pytest.mark.parametrize("name", BOTS)
def test_the_order_of_cards_and_traps_does_not_change_it_either(name: str) -> None:
    one = scene(YARD.format("camera", "blank", "waken 4/3 left; radio-in 5/4 right", "rush; known", 1))
    other = scene(YARD.format("blank", "camera", "radio-in 5/4 right; waken 4/3 left", "known; rush", 2))

    assert choice(name, one) == choice(name, other)
