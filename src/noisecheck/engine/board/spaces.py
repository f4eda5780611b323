"""The drawn map: spaces, walls, doors, icons.

A `Board` never changes and is shared by all games on it. Which doors are locked does change, so everything that depends
on them — steps, sight, paths — is a `Geometry`, made once per set of locked doors.
"""

from __future__ import annotations

from collections.abc import Sequence

from noisecheck.engine.board.compass import (
    Bitset,
    Direction,
    Space,
)
from noisecheck.engine.board.drawing import (
    DOOR,
    FACING_ICONS,
    HOLE,
    OBSTACLE,
    TURN_ICON,
    WALL,
    Drawing,
    column_name,
    draw,
    read_drawing,
)
from noisecheck.engine.board.geometry import Geometry
from noisecheck.engine.keeping import keep


class Geometries(dict[int, Geometry]):
    """A board's geometries by their locked doors, each made when it is first asked for."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def __missing__(self, locked: int) -> Geometry:
        doors = len(self.board.doors)
        if locked >> doors:
            raise ValueError(f"there are {doors} doors, so {locked:#b} is no set of them")
        made = self[locked] = Geometry(self.board, locked)
        return made


class Board:
    """A map as drawn. A space is the number `row * width + column`; holes have numbers too."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self._hash = hash(drawing)
        self.width, self.height = width, height = drawing.width, drawing.height
        self.size = width * height
        self.strides = (-width, 1, width, -1)  # what is added to a space to go N, E, S, W
        self.names = tuple(f"{column_name(column)}{row}" for row in range(1, height + 1) for column in range(width))
        self.numbers: dict[str, Space] = {name: space for space, name in enumerate(self.names)}

        signs = drawing.signs
        everything = (1 << self.size) - 1
        self.obstacles: Bitset = _places(signs, OBSTACLE)
        self.floor: Bitset = everything & ~self.obstacles & ~_places(signs, HOLE)
        self.turn_icons: Bitset = _places(signs, TURN_ICON)
        self.facing_icons: dict[Space, Direction] = {
            space: FACING_ICONS.index(sign) for space, sign in enumerate(signs) if sign in FACING_ICONS
        }
        self.doors: tuple[tuple[Space, Space], ...] = tuple(
            (space, other)
            for space in range(self.size)
            for edge, other in ((drawing.right[space], space + 1), (drawing.below[space], space + width))
            if edge == DOOR
        )

        # The spaces without a wall on their right edge, and on their lower edge; doors count as open here.
        self.open_right: Bitset = everything & ~_places(drawing.right, WALL)
        self.open_below: Bitset = everything & ~_places(drawing.below, WALL)

        # LOS-2: every space strictly ahead along the axis of the facing.
        west_column = sum(1 << row * width for row in range(height))
        rows_above = [(1 << row * width) - 1 for row in range(height + 1)]
        columns_left = [west_column * ((1 << column) - 1) for column in range(width + 1)]
        self.ahead: tuple[tuple[Bitset, ...], ...] = (
            tuple(rows_above[row] for row in range(height) for _ in range(width)),
            tuple(everything ^ columns_left[column + 1] for column in range(width)) * height,
            tuple(everything ^ rows_above[row + 1] for row in range(height) for _ in range(width)),
            tuple(columns_left[:width]) * height,
        )
        self.geometries = Geometries(self)

    def geometry(self, locked: int) -> Geometry:
        """Steps, sight and paths while the doors of this bit mask over `doors` are locked."""
        return self.geometries[locked]

    def rectangle(self, first: Space, last: Space) -> Bitset:
        """The spaces, floor or not, between the top left corner and the bottom right one; none if they are not that."""
        (top, left), (bottom, right) = divmod(first, self.width), divmod(last, self.width)
        row = (1 << right + 1) - (1 << left) if left <= right else 0
        return sum(row << each * self.width for each in range(top, bottom + 1))

    def __str__(self) -> str:
        return draw(self.drawing)

    def __repr__(self) -> str:
        return f"<Board {self.width}x{self.height}, {len(self.doors)} doors>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Board) and self.drawing == other.drawing)

    def __hash__(self) -> int:
        return self._hash

    def __copy__(self) -> Board:
        return self

    def __deepcopy__(self, memo: object) -> Board:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _shared_board, (self.drawing,)


def parse_board(lines: Sequence[str], first_line: int = 1) -> Board:
    """The board that these lines draw, or a `SceneError` that names the first fault. Equal drawings share a board."""
    return _shared_board(read_drawing(lines, first_line))


@keep(64)
def _shared_board(drawing: Drawing) -> Board:
    return Board(drawing)


def _places(signs: str, wanted: str) -> Bitset:
    return sum(1 << space for space, sign in enumerate(signs) if sign == wanted)
