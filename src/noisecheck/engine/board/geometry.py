"""The board with a set of locked doors: every table that movement and sight look things up in.

All of it follows from four bitsets, the open `ways`: from which spaces a step north, east, south, west is possible.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from noisecheck.engine.board.compass import Bitset
from noisecheck.engine.board.paths import Paths
from noisecheck.engine.board.sight import sight_table

if TYPE_CHECKING:
    from noisecheck.engine.board.spaces import Board


class Geometry(Paths):
    """Steps, paths and sight on one board with one set of locked doors, on the whole map or inside an area of it."""

    sight: tuple[Bitset, ...]
    """LOS-3: for each space the floor spaces whose box with it is clear, itself included."""
    seen: tuple[tuple[Bitset, ...], ...]
    """LOS-1: `seen[facing][space]`, what one standing there sees: ahead of its facing (LOS-2), and with a clear box
    (LOS-3). Never its own space, so neither does a camera (LOS-5)."""

    def __init__(self, board: Board, locked: int, area: Bitset = -1, whole: Geometry | None = None) -> None:
        area &= board.floor
        ways = _open_ways(board, locked, area)
        super().__init__(board.width, board.size, area, ways)
        self.board = board
        self.locked = locked
        self._whole = whole or self
        self._areas: dict[Bitset, Geometry] = {}
        if whole:
            self.sight, self.seen = whole.sight, whole.seen
        else:
            self.sight = sight_table(board.width, board.height, area, ways)
            self.seen = tuple(tuple(map(int.__and__, self.sight, ahead)) for ahead in board.ahead)

    def inside(self, area: Bitset) -> Geometry:
        """GRD-22: the same board for one who never leaves this area. What it sees is not restricted."""
        known = self._areas.get(area)
        if known is None:
            known = self._areas[area] = self._cut_to(area & self.area)
        return known

    def _cut_to(self, area: Bitset) -> Geometry:
        if area == self.area:
            return self
        if self is not self._whole:
            return self._whole.inside(area)
        if area not in self._areas:
            self._areas[area] = Geometry(self.board, self.locked, area, self)
        return self._areas[area]

    def __repr__(self) -> str:
        return f"<Geometry of {self.board!r}, locked {self.locked:#b}, {self.area.bit_count()} spaces>"

    def __copy__(self) -> Geometry:
        return self

    def __deepcopy__(self, memo: object) -> Geometry:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _shared_geometry, (self.board, self.locked, self.area)


def _shared_geometry(board: Board, locked: int, area: Bitset) -> Geometry:
    return board.geometry(locked).inside(area)


def _open_ways(board: Board, locked: int, area: Bitset) -> tuple[Bitset, ...]:
    """ADJ-1, ADJ-2: from which spaces of the area a step N, E, S, W is open to another of them."""
    eastward = board.open_right & area & area >> 1
    southward = board.open_below & area & area >> board.width
    for number, (space, other) in enumerate(board.doors):
        if locked >> number & 1:
            if other == space + board.width:  # asked first: on a map one column wide it is also space + 1
                southward &= ~(1 << space)
            else:
                eastward &= ~(1 << space)
    return southward << board.width, eastward, southward, eastward << 1
