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
ROOM = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   . | . |
  +   +   +   +   +   +
2 | .   .   .   . | . |
  +   +   +   +   +   +
3 | .   .   .   . | . |
  +---+---+---+---+---+
"""
SCENES = {
    "a hero alone": "snake a1\nturn snake",
    "a guard from behind": "snake b3\nguard c3 E\nturn snake\norders waken 3/2 right; lost-contact 4/3 left",
    "a lock and a trap": "snake d2\ntrap e1 camera down\ndoor d2-e2 level 2 needs 4+ 5+\nturn snake\nseed 3",
    "a body to hide": "snake b2\nko b3 2\ndead c2\nguard e1 W\nturn snake\norders stay-alert 5/4 left",
    "the enemy phase": "snake e1\nmeryl e3\nguard c1 S\nguard b1 E\nko c1 1\n! snake a3\n! meryl c3\nphase enemy\n"
    "orders waken 4/3 left; radio-in 5/4 right",
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
    "the enemy phase": [2, 6, 12, 24, 90],
}


@pytest.mark.parametrize("name", SCENES)
def test_the_questions_branch_as_they_always_did(name: str) -> None:
    game = scene((ROOM if name == "the enemy phase" else YARD) + SCENES[name])

    assert [perft(game, depth) for depth in range(1, 1 + len(COUNTS[name]))] == COUNTS[name]
