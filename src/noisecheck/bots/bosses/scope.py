"""Aiming (BOS-29): where two dice can carry a crosshair, what it turns up on the way, and what that is worth."""

from __future__ import annotations

from itertools import product
from math import fsum
from typing import NamedTuple

from noisecheck.engine.board import DIRECTIONS, Bitset, Board, Direction, Space
from noisecheck.engine.bosses.kit.decoys import DECOYS
from noisecheck.engine.keeping import keep

FACES = range(1, 7)
AN_AIM = 0.12  # the chance that an aim finds and hits her among seven tokens, wherever it starts
IN_REACH = 0.5  # how much more that is, by the chance to end on a given token
FEWER = 0.1  # and by every token that is gone
SURELY = 0.9  # no chance is better
SELDOM, OFTEN = 0.14, 0.25  # the same for one aim alone, and how much more it is, by the chance to end on a token
A_SPACE = 0.01  # what it is worth to be one space nearer to a token
NEXT_TRY = 0.6  # the chance that another aim at a place known misses too


class Flight(NamedTuple):
    """One value, and perhaps the other: the spaces it enters, and where it ends."""

    first: tuple[Direction, int]
    entered: Bitset
    end: Space


class Ridge(NamedTuple):
    """What is known of her: tokens face down, or her figure; what a hit deals; how many more aims there are."""

    tokens: frozenset[Space]
    figure: Space | None
    hit: float
    left: int


@keep(16384)
def stretch(board: Board, start: Space, way: Direction, spaces: int) -> tuple[Bitset, Space]:
    """BOS-29: straight over everything, up to the edge of the map."""
    entered, space = 0, start
    for _ in range(spaces):
        if board.ahead[way][space]:
            space += board.strides[way]
            entered |= 1 << space
    return entered, space


@keep(16384)
def flights(board: Board, start: Space, values: tuple[int, int]) -> tuple[Flight, ...]:
    """All that can be flown with two values: one of them, or both, each another way."""
    found = []
    for (value, other), way in product((values, values[::-1]), DIRECTIONS):
        entered, space = stretch(board, start, way, value)
        found.append(Flight((way, value), entered, space))
        for second in DIRECTIONS:
            if second != way:
                more, end = stretch(board, space, second, other)
                found.append(Flight((way, value), entered | more, end))
    return tuple(dict.fromkeys(found))


@keep(16384)
def ends(board: Board, start: Space, values: tuple[int, int]) -> Bitset:
    """The spaces that a crosshair can enter and end on."""
    return sum({1 << each.end for each in flights(board, start, values) if each.entered >> each.end & 1})


@keep(16384)
def chance(board: Board, start: Space, target: Space) -> float:
    """Of ending on a space with the next aim."""
    throws = list(product(FACES, FACES))
    return sum(ends(board, start, values) >> target & 1 for values in throws) / len(throws)


@keep(65536)
def worth_of_aim(board: Board, space: Space, ridge: Ridge) -> float:
    """What a crosshair in this space is worth for the aims that are left; if there are none, for being near."""
    if ridge.figure is not None:
        missed = (1 - chance(board, space, ridge.figure)) * NEXT_TRY ** (ridge.left - 1)
        return ridge.hit * (1 - missed) if ridge.left else 0.0
    if not ridge.tokens:
        return 0.0
    hits = fewer(ridge) * (AN_AIM * ridge.left + IN_REACH * in_reach(board, space, ridge.tokens)) if ridge.left else 0.0
    return ridge.hit * min(SURELY, hits) - A_SPACE * away(board, space, ridge.tokens)


def fewer(ridge: Ridge) -> float:
    """How much better an aim is, with some of the tokens gone."""
    return 1 + FEWER * (DECOYS - len(ridge.tokens))


@keep(65536)
def away(board: Board, space: Space, tokens: frozenset[Space]) -> int:
    """The number of spaces to the nearest of them, over everything."""
    row, column = divmod(space, board.width)
    return min(abs(each // board.width - row) + abs(each % board.width - column) for each in tokens)


def rate(board: Board, space: Space, ridge: Ridge) -> float:
    """What one of the aims that are left will deal on average."""
    if ridge.figure is not None:
        return worth_of_aim(board, space, ridge) / ridge.left
    return ridge.hit * min(SURELY, fewer(ridge) * (SELDOM + OFTEN * in_reach(board, space, ridge.tokens)))


@keep(65536)
def in_reach(board: Board, space: Space, tokens: frozenset[Space]) -> float:
    return fsum(chance(board, space, token) for token in tokens) / len(tokens) if tokens else 0.0


@keep(65536)
def worth_of_flight(board: Board, entered: Bitset, end: Space, ridge: Ridge) -> float:
    """BOS-7: whoever is entered is turned up, and each token may be her; ending on her hits."""
    if ridge.figure is not None:
        is_hit = end == ridge.figure and entered >> end & 1
        return ridge.hit if is_hit else worth_of_aim(board, end, ridge)
    if not ridge.tokens:
        return 0.0
    passed = [token for token in ridge.tokens if entered >> token & 1]
    total = 0.0
    for token in passed:
        found = ridge._replace(tokens=frozenset(), figure=token)
        total += ridge.hit if token == end else worth_of_aim(board, end, found)
    hidden = ridge._replace(tokens=ridge.tokens.difference(passed))
    return (total + len(hidden.tokens) * worth_of_aim(board, end, hidden)) / len(ridge.tokens)


@keep(65536)
def worth_of_values(board: Board, start: Space, values: tuple[int, int], ridge: Ridge) -> float:
    return max(worth_of_flight(board, each.entered, each.end, ridge) for each in flights(board, start, values))
