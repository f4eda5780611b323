"""The cells: small tiles, chipped, with a painted band along the walls and a drain in every cell."""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck.art.decals import Decal, Stroke
from noisecheck.art.floors.laying import Floor, standing, tiles_of
from noisecheck.art.strokes import Cell, Strokes, chance, disc, fill, line, path, rectangle
from noisecheck.art.terrain import Terrain
from noisecheck.engine.board import Bitset

LARGEST_CELL = 12  # spaces


def texture(terrain: Terrain, area: Bitset) -> str:
    strokes = Strokes()
    for cell in terrain.cells(area):
        for x, y, number in tiles_of(cell, 3, 3):
            shade = chance(cell, 20 + number)
            if shade < 0.16:
                strokes.add(fill("#131715"), rectangle(x + 0.8, y + 0.8, 18.6, 18.6))
            elif shade > 0.84:
                strokes.add(fill("#232926"), rectangle(x + 0.8, y + 0.8, 18.6, 18.6))
        x, y = cell.x, cell.y
        grout = path("M", x + 20, y, "v", 60, "M", x + 40, y, "v", 60, "M", x, y + 20, "h", 60, "M", x, y + 40, "h", 60)
        strokes.add(line("#0f1311", 1.3), grout)
        glaze = "".join(
            path("M", across + 2, down + 2, "h", 9)
            for across, down, number in tiles_of(cell, 3, 3)
            if chance(cell, 40 + number) < 0.4
        )
        strokes.add(line("#39423d", 0.9, 0.7), glaze)
    band = f'<path {line("#3d4a40", 26, 0.3)} d="{standing(terrain, area)}"/>'
    return str(strokes) + band + drains(terrain, area)


def drains(terrain: Terrain, area: Bitset) -> str:
    """One in the middle of every room that can be locked and is small enough for a cell."""
    strokes = Strokes()
    for room in terrain.rooms:
        free = [cell for cell in room if terrain.is_free(cell) and terrain.holds(area, cell)]
        if len(room) > LARGEST_CELL or not free:
            continue
        row = sum(cell.row for cell in room) / len(room)
        column = sum(cell.column for cell in room) / len(room)
        cell = min(free, key=lambda each: abs(each.row - row) + abs(each.column - column))
        x, y = cell.x + 30, cell.y + 30
        strokes.add(line("#2b322e", 3), disc(x, y, 10))
        strokes.add(fill("#060808"), disc(x, y, 9))
        strokes.add(
            line("#4b544d", 1.2), "".join(path("M", x - 6, y + down, "h", 12) for down in (-4.5, -1.5, 1.5, 4.5))
        )
        wet = path("M", x + 8, y + 5, "q", 10, 2, 12, 14, "M", x - 9, y - 3, "q", -9, 1, -13, -10)
        strokes.add(line("#101412", 5, 0.7), wet)
    return str(strokes)


def chip(cell: Cell) -> Iterator[Stroke]:
    """Corners that broke off, where two tiles meet."""
    across, down = 20 + 20 * (chance(cell, 2) < 0.5), 20 + 20 * (chance(cell, 3) < 0.5)
    x, y = cell.x + across, cell.y + down
    yield fill("#0a0d0b"), path("M", x - 7, y - 2, "l", 5, -5, 7, 3, 2, 6, -6, 5, -7, -2, "z")
    yield line("#39423d", 0.9), path("M", x - 6, y + 3, "l", 6, 3, 6, -4)


def crack(cell: Cell) -> Iterator[Stroke]:
    h = chance(cell, 2)
    yield line("#0a0d0b", 1.3), path("M", cell.x + 4, cell.y + 14 + h * 20, "l", 14, 6, 9, -7, 14, 10 + h * 6, 12, -3)


def damp(cell: Cell) -> Iterator[Stroke]:
    x, y = cell.x + chance(cell, 2) * 12, cell.y + chance(cell, 3) * 10
    yield (
        fill("#101412", 0.65),
        path("M", x + 8, y + 30, "q", 2, -20, 18, -18, "t", 18, 14, "q", 2, 18, -14, 18, "t", -22, -14, "z"),
    )


def tally(cell: Cell) -> Iterator[Stroke]:
    """Somebody counted days."""
    x, y = cell.x + 12 + chance(cell, 2) * 18, cell.y + 14 + chance(cell, 3) * 24
    strokes = "".join(path("M", x + 4.5 * number, y, "l", 0.8, 11) for number in range(4))
    yield line("#59635a", 1.2, 0.75), strokes + path("M", x - 3, y + 9, "l", 20, -7)


def scrape(cell: Cell) -> Iterator[Stroke]:
    """A bed was dragged."""
    x, y = cell.x + 10, cell.y + 50
    yield line("#2c332f", 1.2, 0.9), path("M", x, y, "q16-22 40-30", "M", x + 6, y + 5, "q16-22 40-30")


FLOOR = Floor(
    texture, (Decal(0.1, chip), Decal(0.08, crack), Decal(0.09, damp), Decal(0.03, tally), Decal(0.06, scrape))
)
