"""The heliport: asphalt under snow, with a faded H. The wind comes from the north-west, so drifts lie in the lee."""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck.art.decals import Decal, Stroke
from noisecheck.art.floors.laying import Floor, drift
from noisecheck.art.strokes import SPACE, Cell, Strokes, chance, fill, line, path
from noisecheck.art.terrain import Terrain, banks
from noisecheck.engine.board import Bitset


def texture(terrain: Terrain, area: Bitset) -> str:
    strokes = Strokes()
    cells = terrain.cells(area)
    for cell in cells:
        if chance(cell, 31) < 0.55:  # snow that the wind combed over the asphalt
            x, y = cell.x + chance(cell, 32) * 20, cell.y + 10 + chance(cell, 33) * 34
            strokes.add(line("#3d535d", 6, 0.22), path("M", x, y, "q", 16, 2, 26, 9, "t", 20, 6))
            strokes.add(line("#567480", 1.3, 0.26), path("M", x + 4, y - 5, "q", 16, 2, 26, 9))
    return pad(terrain, area) + str(strokes)


def pad(terrain: Terrain, area: Bitset) -> str:
    """The landing circle, worn."""
    first, last = terrain.extent(area)
    if min(last.row - first.row, last.column - first.column) < 6:
        return ""
    x = (first.x + last.x) / 2
    y = ((first.row + last.row - 1) // 2) * SPACE + SPACE / 2
    bars = path("M", x - 34, y - 52, "v", 104, "M", x + 34, y - 52, "v", 104, "M", x - 34, y, "h", 68)
    circle = f'<circle cx="{x:g}" cy="{y:g}"'
    return (
        '<g fill="none" stroke="#d8e6ea" stroke-opacity=".15">'
        f'{circle} r="112" stroke-width="7" stroke-dasharray="70 6 40 3"/>'
        f'{circle} r="128" stroke-width="2" stroke-dasharray="10 8"/>'
        f'<path stroke-width="13" stroke-dasharray="31 2 18 3" d="{bars}"/></g>'
    )


def drifts(terrain: Terrain, area: Bitset) -> str:
    """Snow in the lee of walls and blocks: south and east of them deep, on the other sides a rim."""
    strokes = Strokes()
    for bank in banks(terrain, area):
        deep = 12 if bank.inward > 0 else 3
        strokes.add(fill("#2f434c", 0.7), drift(bank, deep + 5, 0.9 * deep, 3))
        strokes.add(fill("#364a53", 0.85), drift(bank, 0.7 * deep, deep, 5))
        strokes.add(fill("#435962", 0.5), drift(bank, 0.2 * deep, 0.7 * deep, 9))
    return str(strokes)


def ice(cell: Cell) -> Iterator[Stroke]:
    x, y = cell.x + chance(cell, 2) * 8, cell.y + chance(cell, 3) * 8
    yield fill("#36505b", 0.5), path("M", x + 12, y + 32, "l", 10, -16, 20, -3, 8, 14, -12, 14, -18, 2, "z")
    yield line("#7fa3b0", 1, 0.35), path("M", x + 20, y + 26, "l", 12, -5, "M", x + 26, y + 32, "l", 9, -4)


def boots(cell: Cell) -> Iterator[Stroke]:
    """Somebody went through here."""
    for step in range(4):
        x, y = cell.x + 24 + step % 2 * 8 + chance(cell, 2) * 8, cell.y + 6 + step * 15
        yield line("#0f191e", 4.5, 0.8), path("M", x, y, "v", 5)


def ruts(cell: Cell) -> Iterator[Stroke]:
    tracks = path("M", cell.x + 13, cell.y, "q", 5, 30, 0, 60, "M", cell.x + 31, cell.y, "q", 5, 30, 0, 60)
    yield 'fill="none" stroke="#121d23" stroke-width="6" stroke-dasharray="4 2.5" stroke-opacity=".7"', tracks
    yield line("#4a626d", 1.2, 0.5), path("M", cell.x + 35, cell.y, "q", 5, 30, 0, 60)


def tuft(cell: Cell) -> Iterator[Stroke]:
    """A small hump of old snow."""
    x, y = cell.x + 18 + chance(cell, 2) * 20, cell.y + 34 + chance(cell, 3) * 12
    yield fill("#0f191e", 0.5), path("M", x - 12, y + 3, "q", 14, 5, 30, 0, "q", -2, -8, -15, -9, "z")
    yield fill("#3a4e57", 0.9), path("M", x - 14, y, "q", 4, -11, 14, -11, "t", 15, 9, "q", -14, 5, -29, 2, "z")
    yield line("#6d8a95", 1.1, 0.5), path("M", x - 8, y - 7, "q", 7, -5, 14, -2)


FLOOR = Floor(texture, (Decal(0.1, ice), Decal(0.14, boots), Decal(0.06, ruts), Decal(0.09, tuft)), drifts)
