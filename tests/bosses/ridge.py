"""A small ridge with nine numbered spaces above a field, and what one wants to know of Sniper Wolf there."""

from noisecheck import Game
from noisecheck.engine.board import bits
from noisecheck.engine.bosses.kit import boss_of
from tests.play import play, told
from tests.table import scene

RIDGE = """
    a   b   c   d   e   f   g   h   i
  +---+---+---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +
2 | .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +
3 | .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +
4 | .   .   .   #   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +---+
5 | .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +
6 | .   .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+---+
stage boss wolf
node a1 S
node b2 S
node c1 S
node d2 S
node e1 S
node f2 S
node g1 S
node h2 S
node i1 S
"""
NUMBERS = ("a1", "b2", "c1", "d2", "e1", "f2", "g1", "h2", "i1")
QUIET = "boss-deck one-shot; crosswind; slow-trigger\n"  # no bonus on top


def ridge(text: str) -> Game:
    return scene(RIDGE + text)


def her_field(text: str) -> Game:
    """The same as her own stage, whose rules Otacon may walk by."""
    return scene(RIDGE.replace("stage boss wolf", "stage sniper-wolf") + text)


def hidden(her: int, *false: int) -> str:
    """The boss off the map, with her token on one number and false ones on others."""
    tokens = [f"token decoy {NUMBERS[number - 1]} hides nothing" for number in false]
    return "\n".join(["boss wolf off", f"token decoy {NUMBERS[her - 1]} hides wolf", *tokens]) + "\n"


def her_turn(cards: str, text: str, threat: int = 0) -> Game:
    """Her turn with these cards on top; every roll stands as it falls."""
    boss = "" if "boss wolf" in text else f"boss wolf off track {threat}\n"
    return play(ridge(f"{boss}boss-deck {cards}\n{text}\nphase enemy\n"))


def tokens(game: Game) -> list[int]:
    """The numbers on which tokens lie face down."""
    names = game.state.stage.board.names
    lying = [names[token.space] for token in boss_of(game.state).tokens if token.kind == "decoy"]
    return sorted(NUMBERS.index(name) + 1 for name in lying)


def crosshair(game: Game, kind: str = "crosshair") -> str | None:
    names = game.state.stage.board.names
    return next((names[token.space] for token in boss_of(game.state).tokens if token.name == kind), None)


def figure(game: Game) -> list[str]:
    return [game.state.stage.board.names[space] for space in bits(boss_of(game.state).body)]


def damage(game: Game) -> int:
    return boss_of(game.state).damage


def shots(game: Game) -> list[str]:
    """Whom she attacked, in order."""
    return [fact["target"] for fact in told(game, "Attacked") if fact["attacker"] == "wolf"]


def flipped(game: Game) -> list[tuple[str, str]]:
    return [(fact["space"], fact["face"]) for fact in told(game, "BossTokenFlipped")]
