"""The glacier: plates of ice that caught light in their cracks, trodden snow, and rime on every edge."""

from __future__ import annotations

import math
from collections.abc import Iterator

from noisecheck.art.decals import Decal, Stroke
from noisecheck.art.floors.laying import Floor, blob, drift, standing
from noisecheck.art.strokes import Cell, Strokes, chance, fill, line, path
from noisecheck.art.terrain import Terrain, banks
from noisecheck.engine.board import Bitset

SHADES = ("#0e1a22", "#1a2e39", "#112029", "#1f3541")


def corner(row: int, column: int) -> tuple[float, float]:
    """Where the plates of ice meet: near the corner of a space, never on it."""
    cell = Cell(row, column)
    return cell.x + (chance(cell, 51) - 0.5) * 46, cell.y + (chance(cell, 52) - 0.5) * 46


def texture(terrain: Terrain, area: Bitset) -> str:
    strokes = Strokes()
    for row, column in terrain.cells(area):
        a, b, c, d = corner(row, column), corner(row, column + 1), corner(row + 1, column + 1), corner(row + 1, column)
        halves = ((a, b, c), (a, c, d)) if chance(Cell(row, column), 53) < 0.5 else ((a, b, d), (b, c, d))
        for number, (one, two, three) in enumerate(halves):
            shade = SHADES[int(chance(Cell(row, column), 54 + number) * len(SHADES))]
            strokes.add(fill(shade, 0.75), path("M", *one, "L", *two, *three, "z"))
        if chance(Cell(row, column), 60) < 0.3:  # a plate that catches the light along one side
            strokes.add(line("#7fb0c2", 1, 0.34), path("M", *a, "L", *b))
    return str(strokes)


def rime(terrain: Terrain, area: Bitset) -> str:
    """Frost grows out of walls and blocks."""
    strokes = Strokes()
    strokes.add(line("#86acbb", 20, 0.1), standing(terrain, area))
    for bank in banks(terrain, area):
        strokes.add(fill("#5d8290", 0.3), drift(bank, 5, 11, 3))
        strokes.add(fill("#9dc0cc", 0.18), drift(bank, 3, 5, 5))
    return str(strokes)


def turned(length: float, angle: float) -> tuple[float, float]:
    return length * math.cos(angle), length * math.sin(angle)


def crack(cell: Cell) -> Iterator[Stroke]:
    """Light that is caught in the ice."""
    x, y = cell.x + 30, cell.y + 30
    turn = chance(cell, 2) * math.tau
    points: list[tuple[float, float]] = [(x, y)]
    for side in (0.0, math.pi):
        arm: list[tuple[float, float]] = [(x, y)]
        for step in range(1, 4):
            angle = turn + side + (chance(cell, 3 + step + int(side)) - 0.5) * 1.3
            across, down = turned(12, angle)
            arm.append((arm[-1][0] + across, arm[-1][1] + down))
        points = [*reversed(arm), *points[1:]] if side == 0 else [*points, *arm[1:]]
    main = path("M", *points[0], "L") + " ".join(path(*point) for point in points[1:])
    twig = path("M", *points[2], "l", *turned(11, turn + 1.1), *turned(7, turn + 1.7))
    yield line("#4f8ea6", 5, 0.16), main
    yield line("#a5d6e6", 1.2, 0.4), main + twig


def boots(cell: Cell) -> Iterator[Stroke]:
    for step in range(4):
        x, y = cell.x + 22 + step % 2 * 9 + chance(cell, 2) * 8, cell.y + 7 + step * 14
        yield line("#0b161c", 4.5, 0.75), path("M", x, y, "l", 1, 5)


def snow(cell: Cell) -> Iterator[Stroke]:
    """A patch the wind left."""
    x, y = cell.x + 30 + (chance(cell, 2) - 0.5) * 12, cell.y + 32 + (chance(cell, 3) - 0.5) * 12
    wide, high = 14 + chance(cell, 4) * 12, 8 + chance(cell, 5) * 7
    yield fill("#0b161c", 0.4), blob(x + 1, y + 3, wide, high)
    yield fill("#344b56", 0.75), blob(x, y, wide, high)
    yield line("#8fb0bd", 1.2, 0.28), path("M", x - 12, y - 6, "q8-5 18-3", "M", x - 6, y + 1, "q6-3 12-1")


def melt(cell: Cell) -> Iterator[Stroke]:
    """Clear ice: one looks into the dark."""
    x, y = cell.x + chance(cell, 2) * 8, cell.y + chance(cell, 3) * 8
    yield fill("#0a161d", 0.85), path("M", x + 10, y + 30, "l", 9, -18, 22, -4, 11, 16, -8, 18, -22, 4, "z")
    yield line("#8fc4d8", 1.1, 0.35), path("M", x + 19, y + 13, "l", 21, -4, 9, 13)
    yield line("#8fc4d8", 1, 0.2), path("M", x + 20, y + 36, "l", 12, -8, "M", x + 30, y + 38, "l", 9, -6)


FLOOR = Floor(texture, (Decal(0.15, crack), Decal(0.07, boots), Decal(0.1, snow), Decal(0.06, melt)), rime)
