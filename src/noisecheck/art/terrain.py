"""A stage as its painter knows it: what is floor, block or outside, where walls run, what stands where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import NamedTuple

from noisecheck.art.drawings import edition
from noisecheck.art.looks import LOOKS, PLAIN, Style
from noisecheck.art.strokes import SPACE, Cell, path, rectangle, runs
from noisecheck.engine.board import Bitset, Board, Space, bits
from noisecheck.engine.board.drawing import DOOR, OPEN


@dataclass(frozen=True)
class Scenery:
    """What a painter is told of a stage.

    `look`: that of the stage; `zones`: spaces that have their own. `furniture`: what stands on areas of obstacles.
    `used`: where something lies or stands, so that nothing is painted there. `beyond`: floor nobody walks on, such as
    the air round a roof. `has_drops`: the grounds end without a wall.
    """

    board: Board
    look: str = PLAIN
    zones: tuple[tuple[Bitset, str], ...] = ()
    furniture: Mapping[Bitset, str] = field(default_factory=dict)
    used: Bitset = 0
    beyond: Bitset = 0
    has_drops: bool = False

    @property
    def is_painted(self) -> bool:
        return self.look != PLAIN

    def style_at(self, space: Space) -> Style:
        """The look of the zone that a space is in, else that of the stage."""
        return LOOKS[next((look for area, look in self.zones if area >> space & 1), self.look)]

    @cached_property
    def mark(self) -> str:
        """Names the picture that is made of it: another one as soon as anything about it is drawn differently."""
        told = (self.board.drawing, self.look, self.zones, [*self.furniture.items()], self.used, self.beyond)
        return sha256(repr((edition(), *told, self.has_drops)).encode()).hexdigest()[:12]


class Piece(NamedTuple):
    """Obstacles under one thing: its upper left space, how many it covers, and what it is, unless the look says."""

    cell: Cell
    wide: int
    high: int
    kind: str = ""

    def rectangle(self, inset: float) -> str:
        x, y = self.cell.x + inset, self.cell.y + inset
        return rectangle(x, y, self.wide * SPACE - 2 * inset, self.high * SPACE - 2 * inset)


class Flank(NamedTuple):
    """The upper or the left side of a space."""

    cell: Cell
    lies: bool


CUTS = ((2, 2), (2, 1), (1, 2), (1, 1))


class Terrain:
    """The grounds of a stage. Cells off the map count as outside."""

    def __init__(self, scenery: Scenery) -> None:
        self.scenery, self.board = scenery, scenery.board
        self.width, self.height = self.board.width, self.board.height
        self.floor = self.board.floor & ~scenery.beyond
        self.looks = [scenery.look] * self.board.size
        for area, look in scenery.zones:
            for space in bits(area):
                self.looks[space] = look

    # cells

    def cell(self, space: Space) -> Cell:
        return Cell(*divmod(space, self.width))

    def space(self, cell: Cell) -> Space | None:
        inside = 0 <= cell.row < self.height and 0 <= cell.column < self.width
        return cell.row * self.width + cell.column if inside else None

    def cells(self, area: Bitset) -> list[Cell]:
        return [self.cell(space) for space in bits(area)]

    def holds(self, area: Bitset, cell: Cell) -> bool:
        space = self.space(cell)
        return space is not None and bool(area >> space & 1)

    def is_floor(self, cell: Cell) -> bool:
        return self.holds(self.floor, cell)

    def is_outside(self, cell: Cell) -> bool:
        return not self.holds(self.floor | self.board.obstacles, cell)

    def is_free(self, cell: Cell) -> bool:
        """Floor on which nothing lies, so that something may be painted on it."""
        return self.is_floor(cell) and not self.holds(self.scenery.used, cell)

    def look_at(self, cell: Cell) -> Style:
        return LOOKS[self.looks[self.space(cell) or 0]]

    def parts(self) -> dict[str, Bitset]:
        """The spaces of each look, floor or not."""
        found: dict[str, Bitset] = {}
        for space, look in enumerate(self.looks):
            found[look] = found.get(look, 0) | 1 << space
        return found

    def extent(self, area: Bitset) -> tuple[Cell, Cell]:
        """The corners of the rectangle that just holds an area: its first space, and the one behind its last."""
        cells = self.cells(area)
        rows, columns = [each.row for each in cells], [each.column for each in cells]
        return Cell(min(rows), min(columns)), Cell(max(rows) + 1, max(columns) + 1)

    # walls

    def parted(self, edge: Flank) -> tuple[str, bool, bool]:
        """What the map has on an edge, and whether either side of it is outside."""
        here = edge.cell
        other = Cell(here.row - 1, here.column) if edge.lies else Cell(here.row, here.column - 1)
        before = self.space(other)
        drawn = OPEN
        if before is not None and self.space(here) is not None:
            drawing = self.board.drawing
            drawn = (drawing.below if edge.lies else drawing.right)[before]
        return drawn, self.is_outside(other), self.is_outside(here)

    @cached_property
    def edges(self) -> list[Flank]:
        rows, columns = range(self.height + 1), range(self.width + 1)
        return [Flank(Cell(row, column), lies) for row in rows for column in columns for lies in (True, False)]

    @cached_property
    def walls(self) -> list[Flank]:
        """Every edge with a wall on it, drawn or because the grounds end there."""
        return [edge for edge in self.edges if self.is_wall(edge)]

    def is_wall(self, edge: Flank) -> bool:
        drawn, before, after = self.parted(edge)
        if before != after:
            return edge not in self.drops
        return not before and drawn not in (OPEN, DOOR)

    @cached_property
    def rims(self) -> list[Flank]:
        """Where the grounds end inside the map: at water, air or a pit."""
        found = []
        for edge in self.edges:
            _, before, after = self.parted(edge)
            if before != after and self.is_within(edge):
                found.append(edge)
        return found

    @cached_property
    def drops(self) -> set[Flank]:
        """BOS-39: rims without a wall."""
        if not self.scenery.has_drops:
            return set()
        return {edge for edge in self.rims if self.parted(edge)[0] == OPEN}

    def is_within(self, edge: Flank) -> bool:
        at, most = (edge.cell.row, self.height) if edge.lies else (edge.cell.column, self.width)
        return 0 < at < most

    def look_of(self, edge: Flank) -> str:
        """The look of what stands before or behind a wall."""
        here = edge.cell
        other = Cell(here.row - 1, here.column) if edge.lies else Cell(here.row, here.column - 1)
        for cell in (other, here):
            space = self.space(cell)
            if space is not None and not self.is_outside(cell):
                return self.looks[space]
        return self.scenery.look

    # obstacles

    @cached_property
    def pieces(self) -> list[Piece]:
        """Blocks cut into pieces: what the stage names, then two by two, pairs and single spaces."""
        left = self.board.obstacles
        found = []
        for area, kind in self.scenery.furniture.items():
            first, last = self.extent(area)
            found.append(Piece(first, last.column - first.column, last.row - first.row, kind))
            left &= ~area
        for wide, high in CUTS:
            for space in bits(self.board.obstacles):
                cell = self.cell(space)
                covered = self.covered(cell, wide, high)
                if covered and left & covered == covered:
                    found.append(Piece(cell, wide, high))
                    left &= ~covered
        return sorted(found, key=lambda piece: piece.cell)

    def covered(self, cell: Cell, wide: int, high: int) -> Bitset:
        """The spaces of a rectangle, if they are all of one look and no wall parts them."""
        if cell.row + high > self.height or cell.column + wide > self.width:
            return 0
        first, last = self.space(cell) or 0, self.space(Cell(cell.row + high - 1, cell.column + wide - 1)) or 0
        area = self.board.rectangle(first, last)
        inside = [Flank(each, False) for each in self.cells(area) if each.column > cell.column]
        inside += [Flank(each, True) for each in self.cells(area) if each.row > cell.row]
        is_whole = len({self.looks[space] for space in bits(area)}) == 1 and not any(map(self.is_wall, inside))
        return area if is_whole else 0

    # rooms

    @cached_property
    def rooms(self) -> list[list[Cell]]:
        """Floor that hangs together while every door is closed."""
        left, found = set(self.cells(self.floor)), []
        while left:
            room = [min(left)]
            left.remove(room[0])
            for cell in room:
                for next_one in self.beside(cell):
                    if next_one in left:
                        left.remove(next_one)
                        room.append(next_one)
            found.append(sorted(room))
        return found

    def beside(self, cell: Cell) -> list[Cell]:
        """The floor one can step on from here without opening a door."""
        row, column = cell
        ways = (
            (Flank(cell, True), Cell(row - 1, column)),
            (Flank(cell, False), Cell(row, column - 1)),
            (Flank(Cell(row + 1, column), True), Cell(row + 1, column)),
            (Flank(Cell(row, column + 1), False), Cell(row, column + 1)),
        )
        return [other for edge, other in ways if self.is_floor(other) and self.parted(edge)[0] == OPEN]


class Bank(NamedTuple):
    """A straight run of walls and blocks along floor: where it begins, how long it is, the way along it and into it."""

    x: int
    y: int
    long: int
    lies: bool
    inward: int

    def point(self, along: float, into: float) -> tuple[float, float]:
        into *= self.inward
        return (self.x + along, self.y + into) if self.lies else (self.x + into, self.y + along)


def banks(terrain: Terrain, area: Bitset) -> list[Bank]:
    """Where something could gather: along the floor's side of everything that stands."""
    sides: dict[tuple[bool, int, int], list[int]] = {}
    walls = set(terrain.walls)
    for cell in terrain.cells(area):
        row, column = cell
        for edge, other, inward in (
            (Flank(cell, True), Cell(row - 1, column), 1),
            (Flank(cell, False), Cell(row, column - 1), 1),
            (Flank(Cell(row + 1, column), True), Cell(row + 1, column), -1),
            (Flank(Cell(row, column + 1), False), Cell(row, column + 1), -1),
        ):
            if edge in walls or not terrain.is_floor(other):
                at, along = (edge.cell.row, column) if edge.lies else (edge.cell.column, row)
                sides.setdefault((edge.lies, at, inward), []).append(along)
    found = []
    for (lies, at, inward), numbers in sorted(sides.items()):
        for first, last in runs(numbers):
            x, y = (first, at) if lies else (at, first)
            found.append(Bank(x * SPACE, y * SPACE, (last - first) * SPACE, lies, inward))
    return found


def lines_along(edges: Iterable[Flank]) -> str:
    """Edges as long straight lines."""
    lying: dict[int, list[int]] = {}
    upright: dict[int, list[int]] = {}
    for (row, column), lies in edges:
        if lies:
            lying.setdefault(row, []).append(column)
        else:
            upright.setdefault(column, []).append(row)
    found = ""
    for row, columns in sorted(lying.items()):
        for first, last in runs(columns):
            found += path("M", first * SPACE, row * SPACE, "h", (last - first) * SPACE)
    for column, rows in sorted(upright.items()):
        for first, last in runs(rows):
            found += path("M", column * SPACE, first * SPACE, "v", (last - first) * SPACE)
    return found
