"""Dice at locked things: how likely they open, and which dice to roll again (ACT-11, HER-10)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product

from noisecheck.engine.cards import ATTENTION_FACE, BLACK, WHITE, Die
from noisecheck.engine.keeping import keep
from noisecheck.engine.rules.locks import AGAIN, contain
from noisecheck.engine.stage import Needs

WHITE_FACES = tuple(Die(WHITE, face if face > 1 else ATTENTION_FACE) for face in range(1, 7))
BLACK_FACES = tuple(Die(BLACK, face) for face in range(1, 7))

Dice = tuple[Die, ...]


def fresh_chance(needs: Needs, white: int, black: int) -> float:
    """The chance that one throw of that many dice contains a combination."""
    throws = list(product(*[WHITE_FACES] * white, *[BLACK_FACES] * black))
    return sum(contain(throw, needs) for throw in throws) / len(throws)


chance_at_once = keep(256)(fresh_chance)


def reroll_chance(dice: Dice, again: tuple[int, ...], needs: Needs) -> float:
    """The chance that a combination lies there when these dice, by position, are rolled again."""
    kept = [die for number, die in enumerate(dice) if number not in again]
    throws = list(product(*[WHITE_FACES if dice[number].colour == WHITE else BLACK_FACES for number in again]))
    return sum(contain([*kept, *throw], needs) for throw in throws) / len(throws)


def find_reroll(dice: Dice, needs: Needs) -> tuple[tuple[int, ...], float]:
    """The dice to roll again, by position, and the chance that it opens then. Of equals the fewest dice."""
    numbers = range(len(dice))
    sets = [chosen for size in numbers for chosen in combinations(numbers, size + 1)]
    chances = [(reroll_chance(dice, chosen, needs), -len(chosen), chosen) for chosen in sets]
    chance, _, chosen = max(chances)
    return chosen, chance


best_reroll = keep(4096)(find_reroll)


def again_text(dice: Iterable[int]) -> str:
    """What is said to roll these again, by position."""
    return AGAIN.text(" ".join(str(die + 1) for die in dice))


def chance_within(needs: Needs, white: int, black: int, rolls: int) -> float:
    """An estimate of the chance to open a lock with that many rolls, where later rolls keep what fits."""
    if rolls <= 0:
        return 0.0
    first = chance_at_once(needs, white, black)
    later = min(0.9, first * 1.8 + 0.1)
    return 1 - (1 - first) * (1 - later) ** (rolls - 1)


def probable_rolls(needs: Needs) -> float:
    """The actions a locked door will probably take a hero with 1 white and 2 black dice."""
    first = chance_at_once(needs, 1, 2)
    later = min(0.9, first * 1.8 + 0.1)
    return 1 + (1 - first) / later
