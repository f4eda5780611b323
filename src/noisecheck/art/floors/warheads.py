"""The warhead stores: a polished floor that mirrors what stands, yellow lanes round it, and the numbers of bays."""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck.art.decals import Decal, Stroke
from noisecheck.art.floors.laying import Floor, wide_area
from noisecheck.art.strokes import SPACE, Cell, Strokes, chance, fill, line, path, rectangle, rounded
from noisecheck.art.terrain import Piece, Terrain
from noisecheck.engine.board import Bitset

LANE = 8  # units round a block
DIGITS = {  # strokes of a stencil in a field of 10 by 16, with its bridges
    "0": "M1 6V3L3 1H7L9 3V6M9 10V13L7 15H3L1 13V10",
    "1": "M3 3 5 1V7M5 10V15",
    "2": "M1 3 3 1H7L9 3V5L6 8M4 10 1 13V15H9",
    "3": "M1 1H9L5 6M6 7 9 10V13L7 15H1",
    "4": "M6 1 1 10H4M6 10H9M7 6V15",
    "5": "M9 1H1V6M1 7H7L9 9V13L7 15H1",
    "6": "M8 1H4L1 4V7M1 9V13L3 15H7L9 13V9L7 7H3",
    "7": "M1 1H9V3L6 8M5 10 4 15",
    "8": "M3 7 1 5V3L3 1H7L9 3V5L7 7M3 9 1 11V13L3 15H7L9 13V11L7 9",
    "9": "M9 7H3L1 5V3L3 1H7L9 3V7M9 9V12L6 15H2",
}


def texture(terrain: Terrain, area: Bitset) -> str:
    strokes = Strokes()
    for cell in terrain.cells(area):
        x, y = cell.x, cell.y
        if (cell.row + 2 * cell.column) % 3 == 0:  # light that lies on polish
            strokes.add(fill("#9aa6c4", 0.045), path("M", x, y + 60, "l34-60h14l-34 60z"))
            strokes.add(fill("#9aa6c4", 0.03), path("M", x + 22, y + 60, "l34-60h4v6l-30 54z"))
        if cell.row % 3 == 0:
            strokes.add(line("#0a0b0f", 2.4, 0.8), path("M", x, y, "h", 60))
        if cell.column % 3 == 0:
            strokes.add(line("#0a0b0f", 2.4, 0.8), path("M", x, y, "v", 60))
    pieces = [piece for piece in terrain.pieces if terrain.holds(wide_area(terrain, area), piece.cell)]
    return str(strokes) + reflections(pieces) + lanes(pieces) + bays(terrain, pieces)


def lanes(pieces: list[Piece]) -> str:
    """Nobody parks before a rack."""
    d = "".join(
        rounded(x - LANE, y - LANE, wide * SPACE + 2 * LANE, high * SPACE + 2 * LANE, 5)
        for x, y, wide, high in ((piece.cell.x, piece.cell.y, piece.wide, piece.high) for piece in pieces)
    )
    paint = 'stroke="#8a7840" stroke-opacity=".5" stroke-width="2.4" stroke-dasharray="38 3 22 2"'
    return f'<path fill="none" {paint} d="{d}"/>'


def reflections(pieces: list[Piece]) -> str:
    """Everything that stands is mirrored in the floor before it, fading out."""
    fade = (
        '<linearGradient id="mirror" x2="0" y2="1"><stop stop-color="#9aa3b8" stop-opacity=".3"/>'
        '<stop offset="1" stop-color="#9aa3b8" stop-opacity="0"/></linearGradient>'
    )
    found, ribs = "", ""
    for piece in pieces:
        x, y, wide = piece.cell.x, piece.cell.y + piece.high * SPACE, piece.wide * SPACE
        found += f'<rect x="{x + 6}" y="{y}" width="{wide - 12}" height="40" fill="url(#mirror)"/>'
        ribs += "".join(rectangle(x + across, y, 5, 32) for across in range(16, wide - 10, 18))
    return f'{fade}{found}<path fill="#0b0c10" fill-opacity=".3" d="{ribs}"/>' if pieces else ""


def bays(terrain: Terrain, pieces: list[Piece]) -> str:
    """A number before every pair and block, where there is room."""
    found = ""
    number = 0
    for piece in pieces:
        if piece.wide * piece.high == 1:
            continue
        number += 1
        cell = Cell(piece.cell.row + piece.high, piece.cell.column)
        if not terrain.is_free(cell):
            continue
        for at, digit in enumerate(f"{number:02}"):
            found += f'<path transform="translate({cell.x + 12 + 14 * at} {cell.y + 30})" d="{DIGITS[digit]}"/>'
    return f'<g fill="none" stroke="#8a7840" stroke-opacity=".5" stroke-width="2.6">{found}</g>'


def skid(cell: Cell) -> Iterator[Stroke]:
    h = chance(cell, 2)
    yield line("#0c0d12", 5, 0.5), path("M", cell.x + 6 + h * 8, cell.y + 52, "q", 6, -34, 40, -42 + h * 8)
    yield line("#0c0d12", 5, 0.4), path("M", cell.x + 18 + h * 8, cell.y + 56, "q", 6, -34, 36, -42 + h * 8)


def scuff(cell: Cell) -> Iterator[Stroke]:
    h = chance(cell, 2)
    x, y = cell.x + 10, cell.y + 16
    yield (
        line("#3a4050", 1.1, 0.8),
        path("M", x, y + h * 22, "l", 14 + 16 * h, 3, "M", x + 12, y + 10 + h * 18, "l18 2"),
    )


def spill(cell: Cell) -> Iterator[Stroke]:
    x, y = cell.x + chance(cell, 2) * 12, cell.y + chance(cell, 3) * 10
    pool = path("M", x + 12, y + 32, "q", 2, -16, 16, -14, "t", 16, 10, "q", 2, 12, -10, 12, "t", -22, -8, "z")
    yield fill("#101219", 0.8), pool
    yield line("#aab4cc", 1.2, 0.2), path("M", x + 18, y + 25, "q", 6, -6, 14, -4)


def chevrons(cell: Cell) -> Iterator[Stroke]:
    """Where trolleys go."""
    arrows = "".join(path("M", cell.x + 18 + at, cell.y + 22, "l", 8, 8, -8, 8) for at in (0, 11))
    yield line("#8a7840", 2.6, 0.35), arrows


FLOOR = Floor(texture, (Decal(0.1, skid), Decal(0.12, scuff), Decal(0.05, spill), Decal(0.03, chevrons)))
