"""A roof with air around it for a helicopter, and what all its tests ask of a game there."""

from noisecheck import Game
from noisecheck.engine.bosses.hind import CARDS
from tests.play import play, told
from tests.table import scene

ROOF = """
    a   b   c   d   e   f   g   h   i   j   k
  +---+---+---+---+---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +   +   +
2 | .   .   .   .   .   .   .   .   .   .   . |
  +   +   +---+---+---+---+---+---+---+   +   +
3 | .   . | .   .   .   .   .   .   . | .   . |
  +   +   +   +   +   +   +   +   +   +   +   +
4 | .   . | .   .   .   .   .   .   . | .   . |
  +   +   +   +   +---+   +   +   +   +   +   +
5 | .   . | .   .   .   .   .   .   . | .   . |
  +   +   +   +   +   +   +   +   +   +   +   +
6 | .   . | .   .   .   . | .   .   # | .   . |
  +   +   +   +   +   +   +   +   +   +   +   +
7 | .   . | .   .   .   .   .   .   . | .   . |
  +   +   +---+---+---+---+---+---+---+   +   +
8 | .   .   .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +   +   +
9 | .   .   .   .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+---+---+---+
stage boss hind
"""
NORTH = "d1:h2 S"  # its nose on f2, column f before it
ALL_HIT = "dice " + "6 " * 12


def roof(text: str) -> Game:
    return scene(ROOF + text)


def other(card: str) -> str:
    return next(each for each in CARDS if each != card)


def after(card: str, text: str, hind: str = NORTH) -> Game:
    """The roof when this card has been turned up in its turn; all dice show 6."""
    return play(roof(f"boss hind {hind}\nboss-deck {card}; {other(card)}\n{text}\nphase enemy\n{ALL_HIT}"))


def noses(game: Game) -> list[str]:
    """Where its nose was after each space it shifted, and the way it pointed."""
    return [f"{fact['end']} {fact['facing']}" for fact in told(game, "BossMoved")]


def shot_at(game: Game) -> list[tuple[str, int]]:
    return [(fact["target"], fact["hits"]) for fact in told(game, "Attacked")]


def launched(card: str, text: str, *flight: str, start: str = "f4", hind: str = NORTH) -> Game:
    """The roof when Snake has launched a missile and steered it so, with this card on top of the deck."""
    game = roof(f"boss hind {hind}\nboss-deck {card}; {other(card)}\n{text}\nturn snake")
    return play(game, f"sam {start}", *flight)


def damage_of(game: Game) -> int:
    assert game.state.boss is not None
    return game.state.boss.damage
