"""A small roof with a drop all round, and what one wants to know of Liquid there."""

from noisecheck import Game
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.liquid import STANCES
from tests.play import play, told
from tests.table import scene

ROOF = """
    a   b   c   d   e   f   g
  +---+---+---+---+---+---+---+
1 |                           |
  +   +   +   +   +   +   +   +
2 |     .   .   .   .   .     |
  +   +   +   +   +   +   +   +
3 |     .   .   .   .   .     |
  +   +   +   +   +   +   +   +
4 |     .   .   .   .   .     |
  +   +   +   +   +   +   +   +
5 |                           |
  +---+---+---+---+---+---+---+
stage boss liquid
"""
NODE = "node d3 S\n"
TIRED = "inactive plus-2,minus-2,reroll,minus-white-or-move"  # Snake, whose rolls stand as they fall


def roof(text: str) -> Game:
    return scene(ROOF + text)


def his_turn(card: str, text: str, *choices: str) -> Game:
    """His turn with this card on top; every roll stands as it falls."""
    other = "haymaker" if card == "come-on" else "come-on"
    return play(roof(f"boss-deck {card}; {other}\n{text}\nphase enemy"), *choices)


def struck(text: str, *choices: str) -> Game:
    """Snake's turn with these choices; every roll stands as it falls."""
    return play(roof(f"{text}\nturn snake"), *choices)


def where(game: Game) -> str:
    return game.state.stage.board.names[boss_of(game.state).space]


def stance(game: Game) -> str:
    return STANCES[boss_of(game.state).track]


def skulls(game: Game) -> int:
    return boss_of(game.state).marked("skull")


def rolled_for_his_end(game: Game) -> list[int]:
    """How many dice, each time."""
    return [len(fact["dice"]) for fact in told(game, "Rolled") if fact["purpose"] == "last-breath"]


def blows(game: Game) -> list[tuple[str, int]]:
    """Whom he attacked, with how many dice."""
    rolled = [len(fact["dice"]) for fact in told(game, "Rolled") if fact["purpose"] == "boss-attack"]
    heroes = [fact["target"] for fact in told(game, "Attacked") if fact["attacker"] == "liquid"]
    return list(zip(heroes, rolled, strict=True))


def ways(game: Game, figure: str) -> list[str]:
    """Every space this figure came to, step by step."""
    moved = [*told(game, "Moved"), *told(game, "BossMoved")]
    return [fact["end"] for fact in moved if fact["figure" if "figure" in fact else "hero"] == figure]
