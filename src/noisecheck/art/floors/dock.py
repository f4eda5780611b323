"""The dock: wet slabs, bolted down, with puddles that hold one glint."""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck.art.decals import Decal, Stroke
from noisecheck.art.floors.laying import Floor, blob
from noisecheck.art.strokes import Cell, Strokes, chance, fill, line, path
from noisecheck.art.terrain import Terrain
from noisecheck.engine.board import Bitset


def texture(terrain: Terrain, area: Bitset) -> str:
    strokes = Strokes()
    for cell in terrain.cells(area):
        x, y = cell.x, cell.y
        for across, down in ((6, 6), (54, 6), (6, 54), (54, 54)):
            strokes.add(line("#3c525b", 2.2), path("M", x + across, y + down, "h", 0.1))
        if chance(cell, 11) < 0.5:  # where water ran off and dried
            start = x + 8 + chance(cell, 12) * 30
            strokes.add(line("#0f181c", 9, 0.5), path("M", start, y + 6, "q", 6, 22, -2, 44))
    return str(strokes)


def puddle(cell: Cell) -> Iterator[Stroke]:
    wide, high = 17 + chance(cell, 2) * 9, 9 + chance(cell, 3) * 6
    x, y = cell.x + 30 + (chance(cell, 4) - 0.5) * 14, cell.y + 32 + (chance(cell, 5) - 0.5) * 14
    pool = blob(x, y, wide, high)
    yield fill("#0b1a21"), pool
    yield line("#2a434d", 1, 0.8), pool
    glint = path("M", x - wide * 0.55, y - high * 0.2, "q", wide * 0.4, -3, wide * 0.8, -1)
    yield line("#9cc7d3", 1.5, 0.3), glint + path("M", x - wide * 0.2, y + high * 0.35, "h", wide * 0.5)


def crack(cell: Cell) -> Iterator[Stroke]:
    h = chance(cell, 2)
    start = path("M", cell.x + 8 + h * 34, cell.y + 3, "l", 4 + h * 9, 12 + h * 8, -5, 9, 6 + h * 8, 12)
    yield line("#0a1114", 1.3), start
    yield line("#2b3d45", 0.8, 0.7), path("M", cell.x + 9.2 + h * 34, cell.y + 3.4, "l", 4 + h * 9, 12 + h * 8)


def stain(cell: Cell) -> Iterator[Stroke]:
    yield fill("#0d1518", 0.55), path("M", cell.x + 12, cell.y + 40, "q6-22 18-16t14 12q2 14-12 12t-20-8z")


def tyres(cell: Cell) -> Iterator[Stroke]:
    treads = path("M", cell.x + 14, cell.y, "v", 60, "M", cell.x + 24, cell.y, "v", 60)
    yield 'fill="none" stroke="#0a1013" stroke-width="5" stroke-dasharray="5 3" stroke-opacity=".55"', treads


def rope(cell: Cell) -> Iterator[Stroke]:
    """A coil somebody left."""
    x, y = cell.x + 20 + chance(cell, 2) * 18, cell.y + 22 + chance(cell, 3) * 16
    coil = "".join(
        path("M", x - radius, y, "a", radius, radius * 0.9, 0, 1, 0) + path(" ", 2 * radius, 0.5)
        for radius in (5, 8, 11)
    )
    yield line("#0a1013", 3.4, 0.8), coil
    yield line("#4a4436", 2, 0.9), coil + path("M", x + 11, y, "q", 4, 10, 14, 11)


FLOOR = Floor(
    texture, (Decal(0.13, puddle), Decal(0.11, crack), Decal(0.07, stain), Decal(0.05, tyres), Decal(0.02, rope))
)
