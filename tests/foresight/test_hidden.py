"""Nothing hidden reaches anybody: with other cards, dice and traps to come, no byte is different."""

import random

import pytest
from msgspec import json

from noisecheck.foresight.odds import odds
from tests.foresight.looking import everything, games, twin_of
from tests.table import scene

YARD = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +   +---+   +
2 | .   .   . |
  +---+---+---+
snake a1
guard c1 N
trap c2 {} down
trap b2 {} down
turn snake
orders {}; game-over
reactions {}
seed {}
"""


@pytest.mark.slow
def test_dealing_anew_what_is_hidden_changes_no_byte() -> None:
    chooser = random.Random(5)
    compared = in_the_middle = 0
    for number, game in enumerate(games(100)):
        if number % 11:
            continue
        twin = twin_of(game, chooser.randrange(1 << 32))
        if twin is None or game.decision is None:
            continue
        compared += 1
        in_the_middle += bool(game.given)
        shown, shown_too = everything(game), everything(twin)
        for name, told in shown.items():
            assert told == shown_too[name], name
        for option in chooser.sample(game.decision.options, min(3, len(game.decision.options))):
            assert json.encode(odds(game, str(option))) == json.encode(odds(twin, str(option))), option
    assert compared > 80
    assert in_the_middle > 20


def test_what_lies_hidden_in_a_scene_changes_no_byte() -> None:
    """Another kind of trap, another top card, another seed: things dealing anew could not change."""
    one = scene(YARD.format("camera", "blank", "waken 4/3 left; radio-in 5/4 right", "rush; known", 1))
    other = scene(YARD.format("laser", "camera", "stay-alert 6/5 left; waken 4/3 left", "known; shrug", 2))

    assert everything(one) == everything(other)
