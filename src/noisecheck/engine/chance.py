"""Chance has one door: a small generator whose whole state is one integer.

The integer lives in the position, so a seed means the same game on every machine, a copy has the same future, and a
take-back brings the same dice again. The generator is SplitMix64: tiny, well mixed, portable.
"""

from __future__ import annotations

from typing import Any

MASK = (1 << 64) - 1


def advance(seed: int) -> int:
    return (seed + 0x9E3779B97F4A7C15) & MASK


def below(seed: int, limit: int) -> int:
    """A number from 0 to limit − 1 for this point of the sequence."""
    mixed = (seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & MASK
    return (mixed ^ (mixed >> 31)) * limit >> 64


def apart(seed: int) -> int:
    """Another start, so far off that no game comes from here to there by steps, but by the rarest accident."""
    return below(advance(seed), 1 << 64)


def shuffled(seed: int, cards: list[Any]) -> int:
    """Shuffles the cards in place and returns the advanced seed."""
    for last in range(len(cards) - 1, 0, -1):
        seed = advance(seed)
        other = below(seed, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return seed
