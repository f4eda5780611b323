"""No bot sees what is hidden: dealing it anew does not change the choice for the same generator."""

from collections.abc import Iterable

import pytest

from noisecheck import Game, scene
from noisecheck.bots import BOTS, bot
from tests.bots.positions import fights, positions
from tests.foresight.looking import twin_of
from tests.laws.walks import GUARDED

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


@pytest.mark.slow
@pytest.mark.parametrize(("name", "each"), [("random", 10), ("steady", 25), ("search", 3)])
def test_what_is_hidden_does_not_change_the_choice(name: str, each: int) -> None:
    assert compare(name, positions(each, stages=GUARDED), (1, 2, 3) if name != "search" else (1,)) > 2 * each


@pytest.mark.slow
@pytest.mark.parametrize(("name", "each"), [("steady", 4), ("search", 2)])
def test_the_order_of_a_bosss_cards_does_not_change_it(name: str, each: int) -> None:
    assert compare(name, fights(each), (1,)) > 2 * each


def compare(name: str, games: Iterable[Game], seeds: Iterable[int]) -> int:
    """Holds the choice against that with everything hidden dealt anew; returns in how many positions."""
    compared = 0
    for game in games:
        chosen = choice(name, game)
        for seed in seeds:
            twin = twin_of(game, seed)
            if twin:
                compared += 1
                assert choice(name, twin) == chosen, game.save()
    return compared


@pytest.mark.parametrize("name", BOTS)
def test_the_order_of_cards_and_traps_does_not_change_it_either(name: str) -> None:
    one = scene(YARD.format("camera", "blank", "waken 4/3 left; radio-in 5/4 right", "rush; known", 1))
    other = scene(YARD.format("blank", "camera", "radio-in 5/4 right; waken 4/3 left", "known; rush", 2))

    assert choice(name, one) == choice(name, other)
