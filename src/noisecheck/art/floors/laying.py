"""What floors have in common."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from noisecheck.art.decals import Decal
from noisecheck.art.strokes import SPACE, Cell, chance, path
from noisecheck.art.terrain import Bank, Terrain, lines_along
from noisecheck.engine.board import Bitset


def everywhere(terrain: Terrain, cell: Cell) -> bool:
    return True


def bare(terrain: Terrain, area: Bitset) -> str:
    """Nothing."""
    return ""


class Floor(NamedTuple):
    """How a look lays its floor: its material, what happened to it and where that may be, and what gathers along
    everything that stands."""

    texture: Callable[[Terrain, Bitset], str]
    decals: tuple[Decal, ...]
    rime: Callable[[Terrain, Bitset], str] = bare
    takes: Callable[[Terrain, Cell], bool] = everywhere


def blob(x: float, y: float, wide: float, high: float) -> str:
    """A pool with a soft shape around a point."""
    return (
        path("M", x - wide, y, "q", wide * 0.1, -high * 1.2, wide * 0.8, -high * 0.8, "t", wide, high * 0.2)
        + path("q", wide * 0.5, high * 0.9, -wide * 0.4, high * 1.1, "t", -wide * 1.1, -high * 0.1)
        + path("t", -wide * 0.3, -high * 0.4, "z")
    )


def drift(bank: Bank, deep: float, uneven: float, salt: int) -> str:
    """What gathered along a bank: its edge waves, and runs out towards both ends."""
    steps = max(3, round(bank.long / 30))
    points = []
    for step in range(steps + 1):
        taper = min(1.0, 0.2 + step * 0.45, 0.2 + (steps - step) * 0.45)
        spot = Cell(int(bank.x + bank.y * 31), step + 7 * bank.inward + 3 * bank.lies)
        points.append((round(bank.long * step / steps), round(taper * (deep + uneven * chance(spot, salt)))))
    d = path("M", *bank.point(0, 0), "L", *bank.point(*points[0]))
    for (along, into), (next_along, next_into) in pairwise(points):
        middle = (along + next_along) // 2, (into + next_into) // 2
        d += path("Q", *bank.point(along, into), *bank.point(*middle))
    return d + path("L", *bank.point(*points[-1]), *bank.point(bank.long, 0), "z")


def standing(terrain: Terrain, area: Bitset) -> str:
    """The lines of walls and blocks that touch this floor; all of them, since strokes are cut at the floor anyway."""
    return lines_along(terrain.walls) + "".join(piece.rectangle(1.5) for piece in terrain.pieces)


def wide_area(terrain: Terrain, area: Bitset) -> Bitset:
    """The grounds that a floor belongs to, obstacles and all."""
    return next(part for part in terrain.parts().values() if part & area)


def tiles_of(cell: Cell, across: int, down: int) -> list[tuple[float, float, int]]:
    """A space cut into so many tiles: the corner of each, and its number."""
    wide, high = SPACE / across, SPACE / down
    return [
        (cell.x + column * wide, cell.y + row * high, row * across + column)
        for row in range(down)
        for column in range(across)
    ]
