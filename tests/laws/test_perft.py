"""Perft: in how many ways the next questions can be answered. A fingerprint of the rules, as in chess.

A change of these numbers is a change of the rules. Before a number is renewed, the change must have a reason and a test
of its own.
"""

import pytest

from noisecheck import Game, scene

YARD = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +   +---+   +   +   +
2 | . | .   v   . : . |
  +   +   +   +---+   +
3 | o   .   .   # | . |
  +---+---+---+---+---+
"""
SCENES = {
    "a hero alone": "snake a1\nturn snake",
    "a guard from behind": "snake b3\nguard c3 E\nturn snake\norders waken 3/2 right; lost-contact 4/3 left",
    "a lock and a trap": "snake d2\ntrap e1 camera down\ndoor d2-e2 level 2 needs 4+ 5+\nturn snake\nseed 3",
    "a body to hide": "snake b2\nko b3 2\ndead c2\nguard e1 W\nturn snake\norders stay-alert 5/4 left",
    "two heroes and the enemy phase": "snake a3 spent 3\nmeryl e3 spent 3\nguard c1 S\nguard a1 E\n? snake d1\n"
    "orders radio-in 4/3 left; waken 5/4 right\nbarracks e1 zone main count 3",
}


def perft(game: Game, depth: int) -> int:
    if depth == 0 or game.decision is None:
        return 1
    total = 0
    for option in game.decision.options:
        after = game.clone()
        after.choose(option)
        total += perft(after, depth - 1)
    return total


COUNTS = {
    "a hero alone": [8, 52, 352],
    "a guard from behind": [14, 92, 687],
    "a lock and a trap": [9, 56, 377],
    "a body to hide": [10, 82, 626],
    "two heroes and the enemy phase": [2, 13, 59],
}


@pytest.mark.parametrize("name", SCENES)
def test_the_questions_branch_as_they_always_did(name: str) -> None:
    game = scene(YARD + SCENES[name])

    assert [perft(game, depth) for depth in (1, 2, 3)] == COUNTS[name]
