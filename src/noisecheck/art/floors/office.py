"""The office: parquet, and one carpet in the middle of the room."""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck.art.decals import Decal, Stroke
from noisecheck.art.floors.laying import Floor, tiles_of
from noisecheck.art.strokes import SPACE, Cell, Strokes, chance, fill, line, path, rectangle
from noisecheck.art.terrain import Terrain
from noisecheck.engine.board import Bitset

STRIPS = 3  # to a tile
SHADES = ("#1b1513", "#2c2320", "#291f1b")


def texture(terrain: Terrain, area: Bitset) -> str:
    """Strips of wood, tile by tile the other way."""
    strokes = Strokes()
    for cell in terrain.cells(area):
        joints = ""
        for x, y, number in tiles_of(cell, 2, 2):
            lies = (number // 2 + number) % 2 == 0
            for strip in range(STRIPS):
                at = strip * 10
                shade = chance(cell, 10 + 4 * number + strip)
                if shade < 0.55:
                    piece = rectangle(x, y + at, 30, 10) if lies else rectangle(x + at, y, 10, 30)
                    strokes.add(fill(SHADES[int(shade / 0.55 * len(SHADES))], 0.9), piece)
                joints += path("M", x, y + at, "h", 30) if lies else path("M", x + at, y, "v", 30)
                if shade > 0.7:  # grain
                    grain = path("M", x + 4, y + at + 5, "h", 18) if lies else path("M", x + at + 5, y + 5, "v", 17)
                    strokes.add(line("#3a2e27", 0.8, 0.7), grain)
        strokes.add(line("#120e0c", 1), joints)
    return str(strokes) + carpet(terrain, area)


def carpet(terrain: Terrain, area: Bitset) -> str:
    """As large a square of open floor as there is round the middle."""
    first, last = terrain.extent(area)
    middle = Cell((first.row + last.row - 1) // 2, (first.column + last.column - 1) // 2)
    reach = 0
    while all(terrain.is_floor(cell) for cell in around(middle, reach + 1)):
        reach += 1
    if not reach or not terrain.is_floor(middle):
        return ""
    x, y = (middle.column - reach) * SPACE + 7, (middle.row - reach) * SPACE + 7
    size = (2 * reach + 1) * SPACE - 14
    strokes = Strokes()
    strokes.add(fill("#000", 0.4), rectangle(x + 3, y + 4, size, size))
    strokes.add(fill("#1b2526"), rectangle(x, y, size, size))
    strokes.add(fill("#232f2f"), rectangle(x + 16, y + 16, size - 32, size - 32))
    strokes.add(fill("#1a2324"), rectangle(x + 21, y + 21, size - 42, size - 42))
    strokes.add(line("#7a6a42", 1.4, 0.6), rectangle(x + 5, y + 5, size - 10, size - 10))
    strokes.add(line("#7a6a42", 1, 0.5), rectangle(x + 18.5, y + 18.5, size - 37, size - 37))
    for at in range(12, int(size) - 11, 12):  # a border of small lozenges, fringes at two ends
        for across, down in ((at, 10.5), (at, size - 10.5), (10.5, at), (size - 10.5, at)):
            strokes.add(fill("#7a6a42", 0.4), lozenge(x + across, y + down, 3))
    fringe = "".join(path("M", at, y, "v", -4, "M", at, y + size, "v", 4) for at in range(int(x) + 3, int(x + size), 5))
    strokes.add(line("#6d624b", 1.1, 0.7), fringe)
    half = size / 2
    for reach_out, brush in (
        (half - 34, line("#7a6a42", 1.3, 0.5)),
        (half - 44, line("#34474a", 5, 0.9)),
        (30, fill("#26373a")),
    ):
        strokes.add(brush, lozenge(x + half, y + half, reach_out))
    strokes.add(line("#7a6a42", 1.2, 0.6), lozenge(x + half, y + half, 18))
    return str(strokes)


def lozenge(x: float, y: float, reach: float) -> str:
    return path("M", x, y - reach, "l", reach, reach, -reach, reach, -reach, -reach, "z")


def around(middle: Cell, reach: int) -> list[Cell]:
    sides = range(-reach, reach + 1)
    return [Cell(middle.row + row, middle.column + column) for row in sides for column in sides]


def papers(cell: Cell) -> Iterator[Stroke]:
    """Sheets that fell, seen in the dark."""
    for number in range(2):
        x, y = cell.x + 10 + chance(cell, 2 + number) * 26, cell.y + 10 + chance(cell, 4 + number) * 26
        lean = (chance(cell, 6 + number) - 0.5) * 10
        yield fill("#000", 0.35), path("M", x + 1.5, y + 2, "l", 13, lean, -lean, 16, -13, -lean, "z")
        yield fill("#6f675b", 0.55), path("M", x, y, "l", 13, lean, -lean, 16, -13, -lean, "z")
        rows = "".join(
            path("M", x + 2 - down / 8, y + down, "l", long, lean * 0.5) for down, long in ((4, 8), (8, 8), (12, 5))
        )
        yield line("#2a2420", 0.9, 0.8), rows


def book(cell: Cell) -> Iterator[Stroke]:
    x, y = cell.x + 16 + chance(cell, 2) * 18, cell.y + 18 + chance(cell, 3) * 16
    yield fill("#0d0a09", 0.7), path("M", x - 1, y + 2, "l", 18, -4, 4, 17, -18, 4, "z")
    yield fill("#33403c"), path("M", x, y, "l", 16, -4, 4, 15, -16, 4, "z")
    yield line("#8a8069", 1, 0.6), path("M", x + 3, y + 14, "l", 16, -4, "M", x + 4, y + 3, "l", 8, -2)


def scratch(cell: Cell) -> Iterator[Stroke]:
    """Somebody moved the furniture."""
    yield (
        line("#3c3028", 1.2, 0.9),
        path("M", cell.x + 8, cell.y + 14, "q", 20, 4, 42, 26, "M", cell.x + 6, cell.y + 22, "q", 18, 4, 38, 24),
    )


def ring(cell: Cell) -> Iterator[Stroke]:
    """A glass stood here."""
    x, y = cell.x + 18 + chance(cell, 2) * 20, cell.y + 18 + chance(cell, 3) * 20
    yield line("#130e0c", 1.8, 0.8), path("M", x - 6, y, "a", 6, 6, 0, 1, 0) + path(" ", 11, 3)


FLOOR = Floor(texture, (Decal(0.1, papers), Decal(0.05, book), Decal(0.11, scratch), Decal(0.05, ring)))
