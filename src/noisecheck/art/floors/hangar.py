"""The hangar: steel plates of two by two, rails from the gate, the ring it turns in, and six pools of lamp light."""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck.art.decals import Decal, Stroke
from noisecheck.art.floors.laying import Floor, blob
from noisecheck.art.strokes import Cell, Strokes, chance, fill, line, path, rectangle
from noisecheck.art.terrain import Terrain
from noisecheck.engine.board import Bitset

GAUGE = 92  # from the middle of the hall to a rail


def texture(terrain: Terrain, area: Bitset) -> str:
    first, last = terrain.extent(area)
    strokes = Strokes()
    for cell in terrain.cells(area):
        x, y = cell.x, cell.y
        for across, down in ((7, 7), (53, 7), (7, 53), (53, 53)):
            strokes.add(line("#465259", 2), path("M", x + across, y + down, "h", 0.1))
        seams = (path("M", x, y, "h", 60) if cell.row % 2 == 0 else "") + (
            path("M", x, y, "v", 60) if cell.column % 2 else ""
        )
        strokes.add(line("#07090b", 3), seams)
        if cell.row in (first.row, last.row - 1) or cell.column in (first.column, last.column - 1):
            strokes.add(line("#2f3941", 1.6), chequer(cell))  # plate with a grip on the walk along the walls
        elif chance(cell, 12) < 0.3:
            strokes.add(fill("#1e252a", 0.8), rectangle(x + 3, y + 3, 54, 54))
    return lamps(first, last) + str(strokes) + rails(first, last)


def chequer(cell: Cell) -> str:
    found = ""
    for row in range(4):
        for column in range(4):
            x, y = cell.x + 12 + column * 12, cell.y + 10 + row * 12
            found += path("M", x, y, "l", 5, 5) if (row + column) % 2 else path("M", x + 5, y, "l", -5, 5)
    return found


def lamps(first: Cell, last: Cell) -> str:
    wide, high = last.x - first.x, last.y - first.y
    glow = (
        '<radialGradient id="lamp"><stop stop-color="#a9c4d8" stop-opacity=".12"/>'
        '<stop offset="1" stop-color="#a9c4d8" stop-opacity="0"/></radialGradient>'
    )
    spots = [(first.x + wide * (0.2 + 0.3 * i), first.y + high * (0.27 + 0.46 * j)) for i in range(3) for j in range(2)]
    return glow + "".join(f'<circle cx="{x:g}" cy="{y:g}" r="150" fill="url(#lamp)"/>' for x, y in spots)


def rails(first: Cell, last: Cell) -> str:
    """Two rails the length of the hall, and the ring in its middle, in worn hazard paint."""
    x, y = (first.x + last.x) / 2, (first.y + last.y) / 2
    high = last.y - first.y
    strokes = Strokes()
    beds = "".join(rectangle(x + side * GAUGE - 10, first.y, 20, high) for side in (-1, 1))
    ties = "".join(
        path("M", x + side * GAUGE - 9, tie, "h", 18) for side in (-1, 1) for tie in range(first.y + 10, last.y, 15)
    )
    steel = "".join(path("M", x + side * GAUGE, first.y, "v", high) for side in (-1, 1))
    strokes.add(fill("#0b0e10"), beds)
    strokes.add(line("#2a3238", 2), ties)
    strokes.add(line("#07090b", 6), steel)
    strokes.add(line("#56626a", 1.6), steel)
    cross = path("M", x - 58, y, "h", 34, "M", x + 24, y, "h", 34, "M", x, y - 58, "v", 34, "M", x, y + 24, "v", 34)
    ring = (
        '<g fill="none" stroke="#9c8840" stroke-opacity=".36">'
        f'<circle cx="{x:g}" cy="{y:g}" r="132" stroke-width="8" stroke-dasharray="15 9.36"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="117" stroke-width="1.5"/><path stroke-width="3" d="{cross}"/></g>'
    )
    gate = f'<path stroke="#0b0e10" stroke-width="16" d="M{x - 122:g} {first.y + 10}h244"/>'
    paint = 'stroke="#8a7840" stroke-width="6" stroke-opacity=".6" stroke-dasharray="10 9"'
    gate += f'<path {paint} d="M{x - 120:g} {first.y + 14}h240"/>'
    return str(strokes) + ring + gate


def oil(cell: Cell) -> Iterator[Stroke]:
    x, y = cell.x + chance(cell, 2) * 10, cell.y + chance(cell, 3) * 8
    yield (
        fill("#0b0e10", 0.75),
        path("M", x + 10, y + 34, "q", 4, -20, 18, -14, "t", 14, 8, "q", 6, 12, -8, 14, "t", -24, -8, "z"),
    )
    yield line("#39454d", 1, 0.6), path("M", x + 17, y + 26, "q", 6, -7, 13, -4)


def scuff(cell: Cell) -> Iterator[Stroke]:
    h = chance(cell, 2)
    x, y = cell.x + 8, cell.y + 12
    scratches = path("M", x, y + h * 20, "l", 30 * h + 8, -5, "M", x + 10, y + 18 + h * 10, "l", 26 * h + 6, -4)
    yield line("#2d363c", 1.4), scratches + path("M", x + 4, y + 8, "l", 18 * h + 5, -3)


def scorch(cell: Cell) -> Iterator[Stroke]:
    """Somebody welded here."""
    x, y = cell.x + 22 + chance(cell, 2) * 16, cell.y + 24 + chance(cell, 3) * 14
    for reach, opacity in ((16, 0.3), (10, 0.4), (5, 0.5)):
        yield fill("#0a0c0e", opacity), blob(x, y, reach, 0.9 * reach)


def cable(cell: Cell) -> Iterator[Stroke]:
    run = path("M", cell.x + 4, cell.y + 14, "q", 22, 30, 34, 12, "t", 20, 18)
    yield line("#06080a", 4.5, 0.9), run
    yield line("#2b343a", 1.4, 0.9), run


FLOOR = Floor(texture, (Decal(0.05, oil), Decal(0.15, scuff), Decal(0.05, scorch), Decal(0.04, cable)))
