"""Where things are on the sheet: spaces, their edges, and places inside a space."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from noisecheck.engine.board import Board, bits
from noisecheck.engine.board.drawing import HOLE
from noisecheck.render.ink import Chain, Point

SPACE = 60  # units a space is wide
MARGIN = 24
HEADER = 56
LABELS = 26  # the band of coordinates around the board
NARROWEST = 680


class FloorPlan:
    """The board on its sheet, as far as it has spaces. Outside the board there is none: `space(-1, 0)` is None."""

    def __init__(self, board: Board) -> None:
        self.board = board
        spaces = [divmod(space, board.width) for space in bits(board.floor | board.obstacles)]
        self.rows, self.columns = (range(min(each), max(each) + 1) for each in zip(*spaces, strict=True))
        wide, high = len(self.columns) * SPACE, len(self.rows) * SPACE
        self.width = max(wide + 2 * (MARGIN + LABELS), NARROWEST)
        self.left = (self.width - wide) / 2
        self.right = self.left + wide
        self.top = MARGIN + HEADER + LABELS
        self.bottom = self.top + high + LABELS
        self.middle = self.width / 2, self.top + high / 2

    def corner(self, row: int, column: int) -> Point:
        """The upper left corner of a place, which may lie just outside the board."""
        return self.left + (column - self.columns.start) * SPACE, self.top + (row - self.rows.start) * SPACE

    def corner_of(self, space: int) -> Point:
        return self.corner(*divmod(space, self.board.width))

    def centre_of(self, space: int) -> Point:
        x, y = self.corner_of(space)
        return x + SPACE / 2, y + SPACE / 2

    def space(self, row: int, column: int) -> int | None:
        """The space of a place; None outside the board and where it has a hole."""
        board = self.board
        if not (0 <= row < board.height and 0 <= column < board.width):
            return None
        space = row * board.width + column
        return None if board.drawing.signs[space] == HOLE else space

    def space_at(self, x: float, y: float) -> int | None:
        """The space under a point of the sheet."""
        row, column = int((y - self.top) // SPACE), int((x - self.left) // SPACE)
        return self.space(self.rows.start + row, self.columns.start + column)

    def borders(self, parts: Callable[[int | None, int | None], bool]) -> list[Chain]:
        """The edges that part two neighbours, as long straight lines."""
        chains: list[Chain] = []
        for row in range(self.board.height + 1):
            lying = [parts(self.space(row - 1, at), self.space(row, at)) for at in range(self.board.width)]
            chains += [(self.corner(row, first), self.corner(row, last)) for first, last in runs(lying)]
        for column in range(self.board.width + 1):
            upright = [parts(self.space(at, column - 1), self.space(at, column)) for at in range(self.board.height)]
            chains += [(self.corner(first, column), self.corner(last, column)) for first, last in runs(upright)]
        return chains

    def outline(self, area: int) -> list[Chain]:
        """The border of a set of spaces."""
        return self.borders(lambda one, other: holds(area, one) != holds(area, other))


def holds(area: int, space: int | None) -> bool:
    return space is not None and bool(area >> space & 1)


def runs(flags: list[bool]) -> list[tuple[int, int]]:
    """Where unbroken runs begin and end."""
    found: list[tuple[int, int]] = []
    for at, flag in enumerate(flags):
        if flag and found and found[-1][1] == at:
            found[-1] = (found[-1][0], at + 1)
        elif flag:
            found.append((at, at + 1))
    return found


class Spot(NamedTuple):
    """A place inside a space, from its centre, and how large signs are drawn there."""

    x: float
    y: float
    scale: float


CENTRE = Spot(0, 0, 1)
UPPER_RIGHT = Spot(19, -19, 0.46)
CORNERS = (Spot(20, 20, 0.44), Spot(-20, 20, 0.44), Spot(20, -20, 0.44), Spot(-20, -20, 0.44))  # names come last
SIDES = (Spot(0, -23, 0.28), Spot(0, 23, 0.28), Spot(-23, 0, 0.28), Spot(23, 0, 0.28))


def spots(tokens: list[bool]) -> list[Spot]:
    """Places for the things of a space, the most important first; `tokens` says which of them are Attention tokens.

    The first takes the centre, an Attention token the upper right corner, the rest what is left.
    """
    if len(tokens) == 1:
        return [CENTRE]
    free = [CENTRE, *CORNERS, *SIDES]
    if any(tokens):
        free.remove(CORNERS[2])
    corner = [UPPER_RIGHT]
    found = []
    for is_attention in tokens:
        if is_attention and corner:
            found.append(corner.pop())
        else:
            found.append(free.pop(0) if free else CENTRE)
    return found
