"""A small storehouse with a node, two long lanes with a wall between them, and what tests of Vulcan Raven ask."""

from typing import Any

from noisecheck import Game
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.raven import CARDS, THREATS
from tests.play import play, told
from tests.table import scene

STORE = """
    a   b   c   d   e   f   g
  +---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +
2 | .   #   #   .   #   #   . |
  +   +   +   +   +   +   +   +
3 | .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +
4 | .   #   #   .   #   #   . |
  +   +   +   +   +   +   +   +
5 | .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+
stage boss raven
node d3 W
"""
LANE = """
    a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p
  +---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
2 | .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
stage boss raven
"""


def track(threat: int) -> int:
    """The step of his track that has this threat."""
    return THREATS.index(threat)


def hunt(text: str, card: str = "hot-barrels", threat: int = 5, board: str = STORE) -> Game:
    """His turn, in which his threat rises to this; every roll stands as it falls."""
    other = next(each for each in CARDS if each != card)
    return play(scene(f"{board}{text} track {track(threat) - 1}\nboss-deck {card}; {other}\nphase enemy\n"))


def where(game: Game) -> tuple[str, str]:
    """His space, and which way he looks."""
    boss = boss_of(game.state)
    return game.state.stage.board.names[boss.space], "NESW"[boss.facing]


def way(game: Game) -> list[str]:
    return [fact["end"] for fact in told(game, "BossMoved")]


def shots(game: Game) -> list[tuple[str, int]]:
    """Whom he attacked, with how many dice."""
    rolled = [len(fact["dice"]) for fact in told(game, "Rolled") if fact["purpose"] == "boss-attack"]
    heroes = [fact["target"] for fact in told(game, "Attacked") if fact["attacker"] == "raven"]
    return list(zip(heroes, rolled, strict=True))


def revealed(game: Game) -> list[tuple[str, str]]:
    return [(fact["card"], fact["side"]) for fact in told(game, "BossCardRevealed")]


def turned(game: Game) -> list[dict[str, Any]]:
    return told(game, "BossTurned")
