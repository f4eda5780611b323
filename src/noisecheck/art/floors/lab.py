"""The laboratory: a seamless floor, mats of rubber under what stands, ducts with cables that run to it."""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck.art.decals import Decal, Stroke
from noisecheck.art.floors.laying import Floor, blob, wide_area
from noisecheck.art.strokes import SPACE, Cell, Strokes, chance, disc, fill, line, path, rectangle, rounded
from noisecheck.art.terrain import Piece, Terrain
from noisecheck.engine.board import Bitset

MAT = 9  # units that a mat reaches out


def texture(terrain: Terrain, area: Bitset) -> str:
    first, last = terrain.extent(area)
    rows = ducts(first.row, last.row)
    strokes = Strokes()
    cells = terrain.cells(area)
    for cell in cells:
        if cell.row in rows:
            duct(strokes, cell)
    pieces = [piece for piece in terrain.pieces if terrain.holds(wide_area(terrain, area), piece.cell)]
    wires = "".join(cable(piece, rows) for piece in pieces)
    strokes.add(line("#070b0c", 4.6), wires)
    strokes.add(line("#33474a", 1.5), wires)
    strokes.add(fill("#0d1314", 0.85), "".join(mat(piece, MAT + 1.5) for piece in pieces))
    strokes.add(fill("#22292b"), "".join(mat(piece, MAT) for piece in pieces))
    strokes.add(line("#353f41", 1), "".join(mat(piece, MAT - 3) for piece in pieces))
    return gloss(first, last) + str(strokes)


def ducts(first: int, last: int) -> list[int]:
    """The rows that a duct runs through: in the middle, and three spaces from it."""
    middle = (first + last - 1) // 2
    return [row for row in range(first, last) if (row - middle) % 3 == 0]


def duct(strokes: Strokes, cell: Cell) -> None:
    x, y = cell.x, cell.y + 30
    strokes.add(fill("#0c1213"), rectangle(x, y - 7, 60, 14))
    strokes.add(fill("#1f2a2c"), rectangle(x + 1, y - 5.5, 28, 11), rectangle(x + 31, y - 5.5, 28, 11))
    slots = "".join(path("M", x + across, y - 2.5, "v", 5) for across in (8, 12, 16, 20, 38, 42, 46, 50))
    strokes.add(line("#0c1213", 1.8), slots)
    strokes.add(line("#3b4b4d", 0.9, 0.8), path("M", x + 2, y - 5, "h", 26, "M", x + 32, y - 5, "h", 26))


def cable(piece: Piece, rows: list[int]) -> str:
    """From what stands there to the nearest duct."""
    x, y = piece.cell.x + piece.wide * SPACE / 2, piece.cell.y + piece.high * SPACE / 2
    if not rows:
        return ""
    target = min((row * SPACE + 30 for row in rows), key=lambda at: abs(at - y))
    side = 11 if chance(piece.cell, 8) < 0.5 else -11
    half = (y + target) / 2
    return path("M", x + side, y, "C", x + side * 3, half, x - side * 2, half, x + side * 2, target)


def mat(piece: Piece, out: float) -> str:
    wide, high = piece.wide * SPACE + 2 * out, piece.high * SPACE + 2 * out
    return rounded(piece.cell.x - out, piece.cell.y - out, wide, high, 8)


def gloss(first: Cell, last: Cell) -> str:
    """Tubes of light overhead lie as long soft pools on the floor."""
    glow = (
        '<radialGradient id="tube"><stop stop-color="#a8d0cc" stop-opacity=".11"/>'
        '<stop offset=".5" stop-color="#a8d0cc" stop-opacity=".06"/>'
        '<stop offset="1" stop-color="#a8d0cc" stop-opacity="0"/></radialGradient>'
    )
    found = ""
    for row in range(first.row, last.row, 2):
        for column in range(first.column + row % 4, last.column, 3):
            x, y = column * SPACE + 60, row * SPACE + 30
            found += f'<ellipse cx="{x}" cy="{y}" rx="88" ry="34" fill="url(#tube)"/>'
    return glow + found


def socket(cell: Cell) -> Iterator[Stroke]:
    x, y = cell.x + 18 + chance(cell, 2) * 24, cell.y + 16 + chance(cell, 3) * 12
    ring = disc(x, y, 6)
    yield fill("#0c1213"), ring
    yield line("#46585a", 1.2), ring + path("M", x - 2, y - 2, "v", 4, "M", x + 2, y - 2, "v", 4)


def spill(cell: Cell) -> Iterator[Stroke]:
    x, y = cell.x + 30 + (chance(cell, 2) - 0.5) * 14, cell.y + 18 + chance(cell, 3) * 26
    yield fill("#1d3634", 0.9), blob(x, y, 17, 9)
    yield line("#6fb0aa", 1.1, 0.35), path("M", x - 9, y - 3, "q", 6, -4, 14, -2)


def glass(cell: Cell) -> Iterator[Stroke]:
    """Something broke."""
    for number in range(5):
        x, y = cell.x + 12 + chance(cell, 4 + number) * 34, cell.y + 12 + chance(cell, 12 + number) * 34
        size = 2 + chance(cell, 20 + number) * 3
        yield fill("#7fb5b0", 0.3), path("M", x, y, "l", size, -size * 1.4, size * 0.8, size, "z")


def wheels(cell: Cell) -> Iterator[Stroke]:
    """A trolley with wet wheels."""
    x, y = cell.x + 6, cell.y + 46
    yield line("#0f1617", 2, 0.8), path("M", x, y, "q24-2 48-30", "M", x + 6, y + 8, "q26-4 46-28")


def tape(cell: Cell) -> Iterator[Stroke]:
    """Corners on the floor: here something is to stand one day."""
    start = path("M", cell.x + 13, cell.y + 21)
    yield line("#5d6f70", 1.8, 0.6), start + "v-8h8m18 0h8v8m0 18v8h-8m-18 0h-8v-8"


FLOOR = Floor(
    texture, (Decal(0.08, socket), Decal(0.06, spill), Decal(0.06, glass), Decal(0.09, wheels), Decal(0.05, tape))
)
