"""A hangar for REX, and what all its tests ask of a game in it."""

from noisecheck import Game
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.rex import CARDS
from noisecheck.engine.dashboards import HERO_IDS
from tests.play import play
from tests.table import scene

HANGAR = """
    a   b   c   d   e   f   g   h   i   j   k   l   m
  +---+---+---+---+---+---+---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +   +   +   +   +
2 | .   .   .   .   .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +   +   +   +   +
3 | .   .   .   .   .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +   +   +   +   +
4 | .   .   .   .   .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +   +   +   +   +
5 | .   .   .   .   .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +   +   +   +   +
6 | .   .   .   .   .   .   .   .   .   .   .   .   . |
  +   +   +---+   +   +   +   +   +   +   +---+   +   +
7 | .   .   .   .   .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +   +   +   +   +
8 | .   .   .   .   .   .   .   .   .   .   .   .   . |
  +   +   +   +   +   +   +   +   +   +   +   +   +   +
9 | .   .   .   .   .   .   .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+---+---+---+---+---+---+
stage boss rex
"""
LAST = "boss-deck venting-heat; rail-gun"  # its next card announces nothing


def hangar(text: str) -> Game:
    return scene(HANGAR + text)


def step_of(card: str) -> int:
    """Where its marker stands after this card."""
    return 1 + list(CARDS).index(card)


def lock_line(text: str, at: str) -> str:
    """A lock on the hero in this space."""
    heroes = {space: name for name, space, *_ in map(str.split, text.splitlines()) if name in HERO_IDS}
    return f"token lock-on-{heroes[at]} {at}\n" if at else ""


def aiming(card: str, text: str, at: str = "", rex: str = "f1:h3 S") -> Game:
    """Snake's turn after REX has announced this card, with its lock on a space or nowhere; all dice show 6."""
    lock = lock_line(text, at)
    return hangar(f"boss rex {rex} track {step_of(card)}\n{lock}{text}\nturn snake\ndice 6 6 6 6 6 6 6 6")


def carried_out(card: str, text: str, at: str = "", rex: str = "f1:h3 S", marks: str = "") -> Game:
    """Its turn when it has announced this card; the next one announces nothing. All dice show 1."""
    lock = lock_line(text, at)
    boss = f"boss rex {rex} track {step_of(card)} {marks}"
    return play(hangar(f"{boss}\n{LAST}\n{lock}{text}\nphase enemy\ndice 1 1 1 1 1 1 1 1 1"))


def found(card: str, text: str, rex: str = "f1:h3 S") -> Game:
    """Its first turn, in which this card is revealed."""
    return play(hangar(f"boss rex {rex}\nboss-deck {card}\n{text}\nphase enemy"))


def lock_of(game: Game) -> str:
    """The space of its lock, if it has one."""
    return "".join(game.state.stage.board.names[token.space] for token in boss_of(game.state).tokens)


def shot_at(game: Game) -> list[tuple[str, int]]:
    """Whom it attacked, with how many dice, before it turned a card up."""
    return attacks(game)[0]


def raked(game: Game) -> list[tuple[str, int]]:
    """Whom it attacked, with how many dice, when it had turned a card up."""
    return attacks(game)[1]


def attacks(game: Game) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    before, after = list[tuple[str, int]](), list[tuple[str, int]]()
    found = before
    for event in game.events:
        fact = event.facts()
        if type(event).__name__ == "BossCardRevealed":
            found = after
        elif type(event).__name__ == "Rolled" and fact["purpose"] == "boss-attack":
            found.append((fact["hero"], len(fact["dice"])))
    return before, after


def damage_of(game: Game) -> int:
    assert game.state.boss is not None
    return game.state.boss.damage
