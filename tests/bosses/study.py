"""A study with two shelves, and what one wants to know of Psycho Mantis there."""

from noisecheck import Game
from noisecheck.engine.bosses.mantis import CARDS
from tests.table import scene

STUDY = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +   +   +   +   +   +
2 | .   #   .   #   . |
  +   +   +   +   +   +
3 | .   .   .   .   . |
  +   +   +   +   +   +
4 | .   .   .   .   . |
  +---+---+---+---+---+
stage boss mantis
"""
COLUMN_ONLY, ROW_ONLY, NO_FOCUS, MIND_CONTROL = range(4)
QUIET = "boss-deck falling-plaster; flying-books\n"  # whose reaction is nothing
TIRED = "inactive minus-white-or-move,plus-2,minus-2,reroll"


def at_step(step: int, rest: str, boss: str = "c3 E") -> Game:
    return scene(STUDY + f"boss mantis {boss} track {step}\n{QUIET}{rest}")


def marker(game: Game) -> int:
    assert game.state.boss is not None
    return game.state.boss.track


def other(card: str) -> str:
    return next(each for each in CARDS if each != card)
