"""The edge of a roof, for what hovers around it: places, lines inwards, and the way over the parapet (BOS-5, BOS-25).

The two outermost rows and columns of the map are air. A figure out there has its nose beside a space of the roof and
covers a strip of air along the edge, with a number printed on each space of it.
"""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.board import Bitset, Board, Direction, E, Geometry, N, S, Space, W, right_of
from noisecheck.engine.keeping import keep
from noisecheck.engine.state import NOWHERE, State

AIR = 2

Strip = tuple[tuple[int, ...], ...]  # the numbers from one flank to the other, in front and behind


class Post(NamedTuple):
    """A place at the edge: the space of the nose, the way it points, the spaces covered with their numbers."""

    nose: Space
    facing: Direction
    numbers: dict[Space, int]
    body: Bitset


def is_roof(board: Board, space: Space) -> bool:
    row, column = divmod(space, board.width)
    return AIR <= row < board.height - AIR and AIR <= column < board.width - AIR


@keep(64)
def posts(board: Board, strip: Strip) -> tuple[Post, ...]:
    """BOS-25: clockwise from the north-west corner; around a corner the next one points 90° another way."""
    rows, columns = range(AIR, board.height - AIR), range(AIR, board.width - AIR)
    if not rows or not columns:
        return ()
    places = [
        *((rows.start - 1, column, S) for column in columns),
        *((row, columns.stop, W) for row in rows),
        *((rows.stop, column, N) for column in reversed(columns)),
        *((row, columns.start - 1, E) for row in reversed(rows)),
    ]
    return tuple(post_at(board, strip, row * board.width + column, facing) for row, column, facing in places)


def post_at(board: Board, strip: Strip, nose: Space, facing: Direction) -> Post:
    ahead, aside = board.strides[facing], board.strides[right_of(facing)]
    numbers = {
        nose - depth * ahead + (place - len(row) // 2) * aside: number
        for depth, row in enumerate(strip)
        for place, number in enumerate(row)
    }
    return Post(nose, facing, numbers, sum(1 << space for space in numbers))


@keep(64)
def places(board: Board, strip: Strip) -> dict[tuple[Bitset, Direction], int]:
    """The number of each post, by what a figure there covers and where it points."""
    return {(post.body, post.facing): number for number, post in enumerate(posts(board, strip))}


@keep(64)
def lines(geometry: Geometry, strip: Strip) -> tuple[Bitset, ...]:
    """BOS-5: for each post the row or column ahead of the nose, over the parapet and up to the next wall."""
    return tuple(line_from(geometry, post) for post in posts(geometry.board, strip))


def line_from(geometry: Geometry, post: Post) -> Bitset:
    board, line = geometry.board, 0
    space = post.nose + board.strides[post.facing]
    while space >= 0 and board.floor >> space & 1:
        line |= 1 << space
        space = geometry.steps[space][post.facing]
    return line


def next_in_flight(state: State, space: Space, direction: Direction) -> Space:
    """BOS-26: an open step this way, or one over the parapet between roof and air; NOWHERE through other walls."""
    board, ahead = state.stage.board, state.geometry.steps[space][direction]
    if ahead >= 0:
        return ahead
    beyond = space + board.strides[direction]
    if not 0 <= beyond < board.size or is_roof(board, space) == is_roof(board, beyond):
        return NOWHERE
    return beyond if board.floor >> beyond & 1 else NOWHERE
