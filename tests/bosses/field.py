"""A snowfield for a tank, and what all its tests ask of a game on it."""

from noisecheck import Game
from noisecheck.engine.bosses.tank import CARDS
from tests.play import play, told
from tests.table import scene

FIELD = """
    a   b   c   d   e   f   g   h   i   j   k
  +---+---+---+---+---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +   +   +
2 | .   .   .   .   .   .   .   .   .   .   . |
  +   +   +---+   +   +   +   +   +---+   +   +
3 | .   .   .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +   +   +
4 | .   .   .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +   +   +
5 | .   .   .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +   +   +
6 | .   .   .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +   +   +
7 | .   .   .   .   .   .   .   .   .   .   . |
  +   +   +---+   +   +   +   +   +---+   +   +
8 | .   .   .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +   +   +
9 | .   .   .   .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+---+---+---+
stage boss tank
"""


def field(text: str) -> Game:
    return scene(FIELD + text)


def other(card: str) -> str:
    return next(each for each in CARDS if each != card)


def after(card: str, text: str, tank: str = "e4:g6 N") -> Game:
    """The field when this card has been turned up in its turn; all dice show 6."""
    return play(field(f"boss tank {tank}\nboss-deck {card}; {other(card)}\n{text}\nphase enemy\ndice 6 6 6 6 6 6"))


def way_of(game: Game) -> list[str]:
    """The space of its upper left corner after each step."""
    return [fact["end"] for fact in told(game, "BossMoved")]


def shot_at(game: Game) -> list[tuple[str, int]]:
    return [(fact["target"], fact["hits"]) for fact in told(game, "Attacked")]


def thrown(text: str, *flight: str) -> Game:
    """The field when Snake has thrown a grenade and steered it so."""
    return play(field(f"{text}\nturn snake"), "throw", *flight)


def damage_of(game: Game) -> int:
    assert game.state.boss is not None
    return game.state.boss.damage
