"""The furnace: brick, and gratings over something that glows far down."""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck.art.decals import Decal, Stroke
from noisecheck.art.floors.laying import Floor, blob
from noisecheck.art.strokes import Cell, Strokes, chance, fill, line, path, rectangle
from noisecheck.art.terrain import Terrain
from noisecheck.engine.board import Bitset

GLOW = "#7a4222"


def texture(terrain: Terrain, area: Bitset) -> str:
    strokes, gratings = Strokes(), Strokes()
    for cell in terrain.cells(area):
        if is_channel(terrain, cell):
            grating(gratings, cell)
        else:
            bricks(strokes, cell)
    return str(strokes) + str(gratings)


def is_channel(terrain: Terrain, cell: Cell) -> bool:
    """A channel runs under every fifth column and every sixth row, where nothing lies."""
    return terrain.is_free(cell) and (cell.column % 5 == 2 or cell.row % 6 == 3)


def bricks(strokes: Strokes, cell: Cell) -> None:
    x, y = cell.x, cell.y
    mortar = ""
    for course in range(4):
        down = y + 15 * course
        mortar += path("M", x, down, "h", 60) if course else ""
        start = 15 if course % 2 else 0
        for number, across in enumerate(range(start, 60, 30)):
            mortar += path("M", x + across, down, "v", 15) if across else ""
            shade = chance(cell, 10 + 2 * course + number)
            if shade < 0.18:
                strokes.add(fill("#2f221c"), rectangle(x + across + 0.8, down + 0.8, min(28.4, 60 - across), 13.4))
            elif shade > 0.82:
                strokes.add(fill("#191310"), rectangle(x + across + 0.8, down + 0.8, min(28.4, 60 - across), 13.4))
    strokes.add(line("#120d0b", 1.3), mortar)


def grating(strokes: Strokes, cell: Cell) -> None:
    """Bars; what glows is seen between them, more in the middle."""
    x, y = cell.x, cell.y
    strokes.add(fill("#0d0907"), rectangle(x + 4, y + 4, 52, 52))
    for number, across in enumerate(range(10, 54, 7)):
        heat = 0.75 - 0.12 * abs(number - 3)
        strokes.add(line(GLOW, 1.5, round(heat, 2)), path("M", x + across, y + 9, "v", 42))
    strokes.add(line("#2c241f", 3.4), "".join(path("M", x + across, y + 7, "v", 46) for across in range(13, 50, 7)))
    strokes.add(line("#40352d", 1), "".join(path("M", x + across - 1, y + 7, "v", 46) for across in range(13, 50, 7)))
    strokes.add(line("#2c241f", 3), path("M", x + 7, y + 21, "h", 46, "M", x + 7, y + 39, "h", 46))
    strokes.add(line("#3f3630", 2.6), rectangle(x + 5.5, y + 5.5, 49, 49))
    rivets = "".join(path("M", x + across, y + down, "h", 0.1) for across, down in ((8, 8), (52, 8), (8, 52), (52, 52)))
    strokes.add(line("#6b5a4c", 2), rivets)


def soot(cell: Cell) -> Iterator[Stroke]:
    x, y = cell.x + 30 + (chance(cell, 2) - 0.5) * 16, cell.y + 30 + (chance(cell, 3) - 0.5) * 16
    for reach, opacity in ((24, 0.28), (16, 0.34), (9, 0.4)):
        yield fill("#0c0908", opacity), blob(x, y, reach, reach * 0.8)


def slag(cell: Cell) -> Iterator[Stroke]:
    """Drops that cooled."""
    for number in range(4):
        x, y = cell.x + 10 + chance(cell, 4 + number) * 38, cell.y + 12 + chance(cell, 9 + number) * 36
        yield fill("#0d0a08"), blob(x, y, 4.5, 3.5)
        yield line("#5a4638", 1, 0.8), path("M", x - 3, y - 1.5, "q", 2, -2, 5, -1)


def ember(cell: Cell) -> Iterator[Stroke]:
    """A crack in the brick that is still warm."""
    h = chance(cell, 2)
    run = path("M", cell.x + 10, cell.y + 20 + h * 16, "l", 10, 5, 7, -6, 10, 9, 9, -2)
    yield line("#0d0907", 3.4), run
    yield line(GLOW, 1.2, 0.8), run


def scrape(cell: Cell) -> Iterator[Stroke]:
    yield (
        line("#40342c", 1.3, 0.8),
        path("M", cell.x + 8, cell.y + 44, "l", 34, -12, "M", cell.x + 16, cell.y + 50, "l", 30, -11),
    )


def is_brick(terrain: Terrain, cell: Cell) -> bool:
    return not is_channel(terrain, cell)


FLOOR = Floor(texture, (Decal(0.12, soot), Decal(0.08, slag), Decal(0.04, ember), Decal(0.08, scrape)), takes=is_brick)
