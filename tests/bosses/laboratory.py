"""Two rooms without anything in them, and what one wants to know of the Cyborg Ninja there."""

from noisecheck import Game
from noisecheck.engine.bosses.kit import boss_of
from tests.play import play, told
from tests.table import scene

LABORATORY = """
    a   b   c   d   e   f   g
  +---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +
2 | .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +
3 | .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+
stage boss ninja
"""
CORRIDOR = """
    a   b   c   d   e   f   g   h   i
  +---+---+---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+---+
stage boss ninja
"""
CALM = "boss-deck lowered-blade\n"


def laboratory(text: str) -> Game:
    return scene(LABORATORY + text)


def his_turn(card: str, text: str) -> Game:
    """His turn with this card on top; every roll stands as it falls."""
    return play(laboratory(f"boss-deck {card}\n{text}\nphase enemy\n"))


def where(game: Game) -> str:
    return game.state.stage.board.names[boss_of(game.state).space]


def shadows(game: Game) -> list[str]:
    return [game.state.stage.board.names[token.space] for token in boss_of(game.state).tokens]


def cuts(game: Game) -> list[tuple[str, int]]:
    """Whom he attacked, with how many dice."""
    rolled = [len(fact["dice"]) for fact in told(game, "Rolled") if fact["purpose"] == "boss-attack"]
    heroes = [fact["target"] for fact in told(game, "Attacked") if fact["attacker"] == "ninja"]
    return list(zip(heroes, rolled, strict=True))
