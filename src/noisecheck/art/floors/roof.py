"""The roof: felt in long strips, tarred over where it leaked, gravel, and the rain that stays."""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck.art.decals import Decal, Stroke
from noisecheck.art.floors.laying import Floor, blob
from noisecheck.art.strokes import Cell, Strokes, chance, fill, line, path, rectangle, squares
from noisecheck.art.terrain import Terrain
from noisecheck.engine.board import Bitset


def texture(terrain: Terrain, area: Bitset) -> str:
    strokes = Strokes()
    cells = terrain.cells(area)
    for cell in cells:
        x, y = cell.x, cell.y
        lap = y + 20 if cell.row % 2 else y + 40  # where one strip lies over the next
        strokes.add(
            fill("#262936", 0.6), rectangle(x, y, 60, lap - y) if cell.row % 2 else rectangle(x, lap, 60, y + 60 - lap)
        )
        strokes.add(line("#12131a", 2), path("M", x, lap, "h", 60))
        strokes.add(line("#3a3d4c", 0.9, 0.7), path("M", x, lap + 1.6, "h", 60))
        for number in range(9):  # gravel
            across, down = chance(cell, 30 + number) * 60, chance(cell, 50 + number) * 60
            strokes.add(
                line("#4a4d5b" if number % 3 else "#12131a", 1.7, 0.7), path("M", x + across, y + down, "h", 0.1)
            )
    return str(strokes) + (morning(terrain, cells) if terrain.scenery.has_drops else "")


def morning(terrain: Terrain, cells: list[Cell]) -> str:
    """The dawn comes from the east."""
    wide = terrain.width * 60
    glow = (
        f'<linearGradient id="morning" gradientUnits="userSpaceOnUse" x1="{wide}" y1="0" x2="0" y2="0">'
        '<stop stop-color="#d98f6a" stop-opacity=".07"/><stop offset="1" stop-color="#d98f6a" stop-opacity="0"/>'
        "</linearGradient>"
    )
    return f'{glow}<path fill="url(#morning)" d="{squares(cells)}"/>'


def patch(cell: Cell) -> Iterator[Stroke]:
    """Felt that was mended."""
    x, y = cell.x + 8 + chance(cell, 2) * 8, cell.y + 8 + chance(cell, 3) * 10
    wide, high = 30 + chance(cell, 4) * 12, 24 + chance(cell, 5) * 14
    lean = (chance(cell, 6) - 0.5) * 6
    sheet = path("M", x, y, "l", wide, lean, -lean, high, -wide, -lean, "z")
    yield line("#0d0e14", 5, 0.7), sheet
    yield fill("#2b2e3b"), sheet
    yield line("#444858", 0.9, 0.7), path("M", x + 1, y + 1, "l", wide - 2, lean)


def tar(cell: Cell) -> Iterator[Stroke]:
    """A leak, closed with a few strokes of a brush."""
    for number in range(3):
        h, k = chance(cell, 2 + number), chance(cell, 7 + number)
        x, y = cell.x + 8 + h * 12, cell.y + 16 + number * 11 + k * 4
        yield line("#0d0e14", 8, 0.7), path("M", x, y, "q", 14, -3 + 6 * k, 20 + 16 * h, -1)
    yield line("#3f4353", 0.9, 0.5), path("M", cell.x + 16, cell.y + 14, "q", 10, -3, 18, -1)


def puddle(cell: Cell) -> Iterator[Stroke]:
    wide, high = 17 + chance(cell, 2) * 8, 9 + chance(cell, 3) * 5
    x, y = cell.x + 30 + (chance(cell, 4) - 0.5) * 12, cell.y + 31 + (chance(cell, 5) - 0.5) * 12
    pool = blob(x, y, wide, high)
    yield fill("#141824"), pool
    yield line("#3a3f52", 1, 0.8), pool
    yield line("#c9b6b0", 1.3, 0.28), path("M", x - wide * 0.5, y - high * 0.2, "q", wide * 0.4, -3, wide * 0.8, -1)


def drain(cell: Cell) -> Iterator[Stroke]:
    x, y = cell.x + 30, cell.y + 30
    yield fill("#0a0b10"), rectangle(x - 9, y - 9, 18, 18)
    yield line("#4b4e59", 1.6), "".join(path("M", x - 7 + 4.6 * number, y - 7, "v", 14) for number in range(4))
    yield line("#555966", 1.2), rectangle(x - 9, y - 9, 18, 18)


def cable(cell: Cell) -> Iterator[Stroke]:
    run = path("M", cell.x, cell.y + 20, "q", 20, 4, 30, 14, "t", 30, 10)
    yield line("#0c0d13", 4.6, 0.9), run
    yield line("#3c4050", 1.5, 0.9), run


FLOOR = Floor(
    texture, (Decal(0.09, patch), Decal(0.09, tar), Decal(0.08, puddle), Decal(0.03, drain), Decal(0.04, cable))
)
