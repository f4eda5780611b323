"""The board in plain words: rows and columns, lists and letters. See `plain.py`, which walks on it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from noisecheck.engine.board.drawing import column_name

Cell = tuple[int, int]  # row, column

AROUND = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
LEFT_OF = {"N": "W", "W": "S", "S": "E", "E": "N"}
RIGHT_OF = {"N": "E", "E": "S", "S": "W", "W": "N"}


def beside(cell: Cell, direction: str) -> Cell:
    return cell[0] + AROUND[direction][0], cell[1] + AROUND[direction][1]


def name(cell: Cell) -> str:
    return f"{column_name(cell[1])}{cell[0] + 1}"


@dataclass
class PlainBoard:
    """Where one can stand, which edges are closed, and the zone of each cell."""

    cells: list[Cell]
    closed_edges: list[tuple[Cell, Cell]]
    zones: dict[Cell, int]

    def edge_is_open(self, a: Cell, b: Cell) -> bool:
        return (a, b) not in self.closed_edges and (b, a) not in self.closed_edges

    def can_step(self, cell: Cell, direction: str, zone: int | None) -> bool:
        """ADJ-1, ADJ-2; for a guard of a zone GRD-22 as well."""
        other = beside(cell, direction)
        if other not in self.cells or not self.edge_is_open(cell, other):
            return False
        return zone is None or (self.zones[cell] == zone and self.zones[other] == zone)

    def sees(self, watcher: Cell, facing: str, target: Cell) -> bool:
        """LOS-2, LOS-3."""
        (row, column), (target_row, target_column) = watcher, target
        ahead = {
            "N": target_row < row,
            "E": target_column > column,
            "S": target_row > row,
            "W": target_column < column,
        }
        rows = range(min(row, target_row), max(row, target_row) + 1)
        columns = range(min(column, target_column), max(column, target_column) + 1)
        box = list(product(rows, columns))
        if not ahead[facing] or not all(cell in self.cells for cell in box):
            return False
        inner_edges = [(cell, beside(cell, way)) for cell in box for way in "ES" if beside(cell, way) in box]
        return all(self.edge_is_open(a, b) for a, b in inner_edges)

    def distance(self, start: Cell, goal: Cell, zone: int | None) -> int | None:
        rounds, reached = 0, [start]
        if zone is not None and (self.zones[start] != zone or self.zones[goal] != zone):
            return None
        while goal not in reached:
            new = [
                beside(cell, way)
                for cell in reached
                for way in "NESW"
                if self.can_step(cell, way, zone) and beside(cell, way) not in reached
            ]
            if not new:
                return None
            reached += new
            rounds += 1
        return rounds
