"""Why one space sees another, or does not: the same answer as the tables give, with its reasons.

Walks through the box space by space, as a player would at the table. For play use `Geometry.seen`, which is the fast
way to the same answer; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from noisecheck.engine.board.compass import Direction, Space
from noisecheck.engine.board.drawing import DOOR, WALL
from noisecheck.engine.board.geometry import Geometry


@dataclass(frozen=True, slots=True)
class Sight:
    """One sees the other if it faces that way (LOS-2) and nothing blocks the box (LOS-3)."""

    sees: bool
    faces: bool
    box: tuple[str, str]
    """The upper left and the lower right space of the box."""
    blockers: tuple[str, ...]
    """In reading order: "obstacle c3", "hole c3", "wall b2-c2", "locked door b2-c2"."""


def explain_sight(geometry: Geometry, watcher: Space, facing: Direction | None, target: Space) -> Sight:
    """Whether and why the watcher sees the target; without a facing it faces all directions."""
    board = geometry.board
    rows, columns = zip(divmod(watcher, board.width), divmod(target, board.width), strict=True)
    upper_left = min(rows) * board.width + min(columns)
    lower_right = max(rows) * board.width + max(columns)
    faces = facing is None or bool(board.ahead[facing][watcher] >> target & 1)
    blockers = tuple(_blockers(geometry, upper_left, lower_right))
    return Sight(faces and not blockers, faces, (board.names[upper_left], board.names[lower_right]), blockers)


def _blockers(geometry: Geometry, upper_left: Space, lower_right: Space) -> Iterator[str]:
    board, drawing = geometry.board, geometry.board.drawing
    top, left = divmod(upper_left, board.width)
    bottom, right = divmod(lower_right, board.width)
    locked = {door for number, door in enumerate(board.doors) if geometry.locked >> number & 1}
    for row in range(top, bottom + 1):
        for column in range(left, right + 1):
            space = row * board.width + column
            name = board.names[space]
            if not board.floor >> space & 1:
                yield f"{'obstacle' if board.obstacles >> space & 1 else 'hole'} {name}"
            # Edges between two spaces of the box; those on its rim do not matter.
            edges = []
            if column < right:
                edges.append((drawing.right[space], space + 1))
            if row < bottom:
                edges.append((drawing.below[space], space + board.width))
            for edge, other in edges:
                if edge == WALL:
                    yield f"wall {name}-{board.names[other]}"
                elif edge == DOOR and (space, other) in locked:
                    yield f"locked door {name}-{board.names[other]}"
