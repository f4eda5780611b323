"""The board's rules a second time: plain, slow, obviously right. The fast tables must agree with these.

Everything here reads the drawing itself and knows nothing of bitsets or tables.
"""

from __future__ import annotations

from itertools import pairwise

from hypothesis import strategies as st

from noisecheck.engine.board import Board, Geometry
from noisecheck.engine.board.drawing import Drawing

Square = tuple[int, int]  # row, column


class PlainMap:
    """A drawing with some of its doors locked, walked square by square, perhaps only inside an area."""

    def __init__(self, geometry: Geometry, area: set[int] | None = None) -> None:
        self.drawing = geometry.board.drawing
        self.locked = {door for number, door in enumerate(geometry.board.doors) if geometry.locked >> number & 1}
        self.area = area
        self.spaces = range(self.drawing.width * self.drawing.height)

    def square(self, space: int) -> Square:
        return divmod(space, self.drawing.width)

    def space(self, square: Square) -> int:
        return square[0] * self.drawing.width + square[1]

    def standable(self, space: int) -> bool:
        return self.drawing.signs[space] not in "# "

    def inside(self, space: int) -> bool:
        return self.standable(space) and (self.area is None or space in self.area)

    def edge_is_open(self, a: int, b: int) -> bool:
        """Whether nothing is drawn between two neighbours that blocks."""
        a, b = min(a, b), max(a, b)
        edge = self.drawing.below[a] if b == a + self.drawing.width else self.drawing.right[a]
        return edge == " " or (edge == ":" and (a, b) not in self.locked)

    def step(self, space: int, direction: int) -> int:
        row, column = self.square(space)
        row, column = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))[direction]
        if not (0 <= row < self.drawing.height and 0 <= column < self.drawing.width):
            return -1
        other = self.space((row, column))
        return other if self.inside(space) and self.inside(other) and self.edge_is_open(space, other) else -1

    def neighbours(self, space: int) -> list[int]:
        return [other for other in (self.step(space, direction) for direction in range(4)) if other >= 0]

    def box(self, a: int, b: int) -> list[list[int]]:
        """The rows of the smallest rectangle of whole spaces that holds both."""
        (row_a, column_a), (row_b, column_b) = self.square(a), self.square(b)
        return [
            [self.space((row, column)) for column in range(min(column_a, column_b), max(column_a, column_b) + 1)]
            for row in range(min(row_a, row_b), max(row_a, row_b) + 1)
        ]

    def box_is_clear(self, a: int, b: int) -> bool:
        rows = self.box(a, b)
        if not all(self.standable(space) for row in rows for space in row):
            return False
        beside = [pair for row in rows for pair in pairwise(row)]
        below = [pair for upper, lower in pairwise(rows) for pair in zip(upper, lower, strict=True)]
        return all(self.edge_is_open(one, other) for one, other in beside + below)

    def is_ahead(self, watcher: int, facing: int, target: int) -> bool:
        (row, column), (other_row, other_column) = self.square(watcher), self.square(target)
        return (other_row < row, other_column > column, other_row > row, other_column < column)[facing]

    def distances(self, start: int) -> list[int]:
        found = {start: 0} if self.inside(start) else {}
        queue = list(found)
        while queue:
            space = queue.pop(0)
            for other in self.neighbours(space):
                if other not in found:
                    found[other] = found[space] + 1
                    queue.append(other)
        return [found.get(space, -1) for space in self.spaces]

    def shortest_paths(self, start: int, facing: int, goal: int) -> list[tuple[int, ...]]:
        """Lists every path of the right length, then drops those with more turns than needed."""
        left = self.distances(goal)
        if left[start] < 0:
            return []
        paths: list[tuple[int, ...]] = [(start,)]
        for remaining in range(left[start] - 1, -1, -1):
            paths = [
                (*path, other) for path in paths for other in self.neighbours(path[-1]) if left[other] == remaining
            ]
        fewest = min(self.turns(path, facing) for path in paths)
        return [path[1:] for path in paths if self.turns(path, facing) == fewest]

    def turns(self, path: tuple[int, ...], facing: int) -> int:
        turns = 0
        for here, there in pairwise(path):
            direction = [self.step(here, direction) for direction in range(4)].index(there)
            turns += direction != facing
            facing = direction
        return turns


@st.composite
def drawings(draw: st.DrawFn, largest: int = 5) -> Drawing:
    """Any map, from a closet to a maze, with icons, holes and doors."""
    width, height = draw(st.integers(1, largest)), draw(st.integers(1, largest))
    size = width * height
    signs = draw(st.text(st.sampled_from("........#. o^>v<"), min_size=size, max_size=size))
    right = draw(st.text(st.sampled_from("     |:"), min_size=size, max_size=size))
    below = draw(st.text(st.sampled_from("     |:"), min_size=size, max_size=size))

    def edge(drawn: str, space: int, other: int, *, border: bool) -> str:
        if border:
            return "|"
        return " " if drawn == ":" and (signs[space] in "# " or signs[other] in "# ") else drawn

    return Drawing(
        width,
        height,
        signs,
        "".join(edge(right[s], s, s + 1, border=s % width == width - 1) for s in range(size)),
        "".join(edge(below[s], s, s + width, border=s // width == height - 1) for s in range(size)),
    )


@st.composite
def geometries(draw: st.DrawFn, largest: int = 5) -> Geometry:
    """Any map with any of its doors locked."""
    board = Board(draw(drawings(largest)))
    return board.geometry(draw(st.integers(0, (1 << len(board.doors)) - 1)))
