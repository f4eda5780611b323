"""How dice may fall: each way that means something else, with its probability; and how likely they are heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial
from typing import TypeVar

from noisecheck.engine.cards import BLACK, WHITE
from noisecheck.engine.rules.noise import noise_dice
from noisecheck.engine.state import Hero, State

SIDES = range(1, 7)
BANG = 1  # the side of a white die with the !
QUIET = 5 / 6  # the chance of a white die not to show it

T = TypeVar("T")
Meaning = Callable[[int], object]  # of a face: equal for faces that mean the same


def falls(dice: list[str], mean: Meaning) -> Iterator[tuple[Fraction, list[int]]]:
    """How dice of these colours may fall, but for their order and for faces that mean the same."""
    white, black = (list(of_colour(colour, dice.count(colour), mean)) for colour in (WHITE, BLACK))
    for (white_chance, white_sides), (black_chance, black_sides) in product(white, black):
        left = {WHITE: list(white_sides), BLACK: list(black_sides)}
        yield white_chance * black_chance, [left[colour].pop() for colour in dice]


def of_colour(colour: str, count: int, mean: Meaning) -> Iterator[tuple[Fraction, tuple[int, ...]]]:
    alike: dict[object, list[int]] = {}
    for side in SIDES:
        is_bang = colour == WHITE and side == BANG
        alike.setdefault((is_bang, None if is_bang else mean(side)), []).append(side)
    for ways, chosen in handfuls({sides[-1]: len(sides) for sides in alike.values()}, count):
        yield Fraction(ways, 6**count), chosen


def handfuls(weights: Mapping[T, int], count: int) -> Iterator[tuple[int, tuple[T, ...]]]:
    """What so many dice may show, in any order, and in how many of all ways; `weights` are the sides that show each."""
    for chosen in combinations_with_replacement(weights, count):
        ways = factorial(count)
        for shown, times in Counter(chosen).items():
            ways = ways // factorial(times) * weights[shown] ** times
        yield ways, chosen


def noise_of(state: State, hero: Hero) -> tuple[int, float]:
    """The hero's dice for noise, and the chance of a ! among them were the turn to end here; none without a guard."""
    return hero.noisy + hero.hostages, 1 - QUIET ** noise_dice(state, hero)
