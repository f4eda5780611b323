"""Directions, and sets of spaces held in one integer: the two words that all of the board's geometry speaks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias, get_args

Direction: TypeAlias = int
Space: TypeAlias = int
Facing: TypeAlias = Literal["N", "E", "S", "W"]  # a direction as it is written
Bitset: TypeAlias = int  # bit n is set: space n belongs to the set

N, E, S, W = range(4)
DIRECTIONS = (N, E, S, W)
COMPASS: tuple[Facing, ...] = get_args(Facing)


def opposite(direction: Direction) -> Direction:
    return direction ^ 2


def left_of(direction: Direction) -> Direction:
    return (direction + 3) & 3


def right_of(direction: Direction) -> Direction:
    return (direction + 1) & 3


def bits(bitset: Bitset) -> Iterator[Space]:
    """The spaces of a set, top to bottom, left to right."""
    while bitset:
        lowest = bitset & -bitset
        yield lowest.bit_length() - 1
        bitset ^= lowest
