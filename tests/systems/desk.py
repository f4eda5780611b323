"""Otacon at a hacked terminal with System cards that are covered, whatever the boss: for all who test them."""

from typing import Any

from noisecheck import Game
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.systems.cards import SYSTEM_CARDS
from tests.play import play, told
from tests.table import picture, scene

TIRED = "inactive plus-minus-1,reroll-black,plus-minus-2,plus-black"


def covered(card: str) -> str:
    """The line of a card with a fitting die on every slot."""
    return partly(card, len(SYSTEM_CARDS[card].slots))


def partly(card: str, dice: int) -> str:
    """The line of a card with fitting dice on so many of its slots."""
    faces = [str(slot.face) if number < dice else "-" for number, slot in enumerate(SYSTEM_CARDS[card].slots)]
    return f"beside {card} {' '.join(faces)}\n"


def desk(board: str, space: str, card: str, text: str, whose: str = "turn otacon") -> Game:
    """Otacon in this space with one card, at a terminal of the highest level that counts."""
    otacon = f"otacon {space} {TIRED}\nterminal {space} level 4 needs 6 hacked\nsystem none\n{covered(card)}"
    return scene(f"{board}{text}\n{otacon}{whose}\n")


def resolved(game: Game, card: str, level: int, *answers: str) -> Game:
    return play(game, f"resolve {card} level {level}", *answers)


def heroes_reached(game: Game, kind: str) -> list[str]:
    return [fact["hero"] for fact in told(game, kind)]


def deck_line(game: Game) -> str:
    """What players know of the boss's deck: on top | unseen | known."""
    line = next(line for line in picture(game).splitlines() if line.startswith("boss-deck"))
    return line.removeprefix("boss-deck ")


def boss_fact(game: Game, name: str) -> Any:
    return getattr(boss_of(game.state), name)
