"""What lies where nobody stands: water with a boat on it, rock, a pit with embers, or the air over a city of pipes."""

from __future__ import annotations

from collections.abc import Callable

from noisecheck.art.strokes import SPACE, Cell, Strokes, chance, disc, fill, line, path, rectangle, squares
from noisecheck.art.terrain import Terrain
from noisecheck.engine.board import Bitset, bits


def outside(terrain: Terrain) -> str:
    """Holes and floor nobody walks on, each as the look of that part has it."""
    void = ~(terrain.floor | terrain.board.obstacles) & (1 << terrain.board.size) - 1
    found = ""
    for area in terrain.parts().values():
        if void & area:
            found += OUTSIDES[terrain.look_at(terrain.cell(next(iter(bits(area))))).outside](terrain, void & area)
    return found


# water


def water(terrain: Terrain, area: Bitset) -> str:
    strokes = Strokes()
    cells = terrain.cells(area)
    strokes.add(fill("#06161d"), squares(cells))
    soft, glint = line("#1b3c49", 1.6), line("#3d7181", 1.3, 0.75)
    for cell in cells:
        for number in range(4):
            x = cell.x + chance(cell, number) * 26
            y = cell.y + 8 + number * 14 + chance(cell, number + 40) * 6
            strokes.add(glint if chance(cell, number + 20) > 0.6 else soft, wave(x, y, cell, number))
    return str(strokes)


def wave(x: float, y: float, cell: Cell, number: int) -> str:
    reach = 5 + chance(cell, number + 5) * 3
    d = path("M", x, y)
    for step in range(2 + round(chance(cell, number + 9))):
        d += path("q", reach, 3 if step % 2 else -3, 2 * reach, 0)
    return d


def berth(terrain: Terrain) -> Cell | None:
    """Where a boat of one space by two and a half has room, one space off the quay at least on one side."""
    for space in range(terrain.board.size):
        cell = terrain.cell(space)
        if terrain.look_at(cell).outside != "water":
            continue
        spots = [Cell(cell.row + row, cell.column + column) for row in range(3) for column in range(2)]
        if all(terrain.space(spot) is not None and terrain.is_outside(spot) for spot in spots):
            return cell
    return None


# rock, and a pit


def rock(terrain: Terrain, area: Bitset) -> str:
    strokes = Strokes()
    cells = terrain.cells(area)
    strokes.add(fill("#0a0d0e"), squares(cells))
    for cell in cells:
        for number in range(5):
            x, y = cell.x + chance(cell, number) * 52, cell.y + chance(cell, number + 30) * 52
            size = 5 + chance(cell, number + 60) * 9
            strokes.add(fill("#13191b"), path("M", x, y, "l", size, -3, size / 2, size, -size, size / 2, "z"))
            strokes.add(line("#20292c", 1), path("M", x, y, "l", size, -3))
    return str(strokes)


def pit(terrain: Terrain, area: Bitset) -> str:
    """Walls that go down, step by step, to something that glows."""
    cells = terrain.cells(area)
    first, last = terrain.extent(area)
    wide, high = last.x - first.x, last.y - first.y
    strokes = Strokes()
    strokes.add(fill("#0b0807"), squares(cells))
    for inset, colour in ((10, "#140d0a"), (20, "#0f0a08"), (30, "#1b100b")):
        strokes.add(fill(colour), rectangle(first.x + inset, first.y + inset, wide - 2 * inset, high - 2 * inset))
    left, top, right, bottom = first.x + 34, first.y + 34, last.x - 34, last.y - 34
    for number, down in enumerate(range(top + 10, bottom - 6, 17)):  # a crust with cracks in it
        d, at = path("M", left, down), left
        while at < right - 8:
            spot = Cell(number, at)
            step = min(9 + chance(spot, 2) * 12, right - at)
            d += path("l", step, (chance(spot, 3) - 0.5) * 15)
            at += int(step) + 1
        for width, opacity in ((6, 0.14), (1.3, 0.75)):
            strokes.add(line("#7a4222", width, opacity), d)
    rungs = "".join(path("M", first.x + 4, y, "h", 12) for y in range(first.y + 8, last.y - 4, 9))
    strokes.add(line("#3f3630", 2), rungs)
    return str(strokes)


# air


def air(terrain: Terrain, area: Bitset) -> str:
    """Far below lie pipes, tanks and yards, out of focus. Where the grounds end in a drop it dawns in the east."""
    strokes = Strokes()
    cells = terrain.cells(area)
    strokes.add(fill("#0b0d14"), squares(cells))
    for cell in cells:
        x, y = cell.x, cell.y
        if chance(cell, 3) < 0.5:
            strokes.add(fill("#10131c"), rectangle(x + 4, y + 6, 24 + chance(cell, 4) * 28, 20 + chance(cell, 5) * 24))
        if chance(cell, 6) < 0.4:
            wide, high = 18 + chance(cell, 7) * 14, 14 + chance(cell, 8) * 16
            strokes.add(fill("#141823"), rectangle(x + 26, y + 24, wide, high))
        if chance(cell, 9) < 0.2:
            middle, radius = (x + 30, y + 28), 9 + chance(cell, 10) * 8
            strokes.add(fill("#171b27"), disc(*middle, radius))
            strokes.add(line("#222737", 1.5), disc(*middle, radius - 4))
    blur(strokes, terrain, cells)
    for cell in cells:
        if chance(cell, 11) < 0.3:
            across, down = 10 + chance(cell, 12) * 40, 10 + chance(cell, 13) * 40
            for radius, opacity in ((4.5, 0.1), (2.2, 0.22)):
                strokes.add(fill("#a9987c", opacity), disc(cell.x + across, cell.y + down, radius))
    drawn = str(strokes)
    return drawn + dawn(terrain, cells) if terrain.scenery.has_drops else drawn


def blur(strokes: Strokes, terrain: Terrain, cells: list[Cell]) -> None:
    """Pipes: straight through, a wide faint stroke under a narrow one, so that they look far away."""
    for row in range(terrain.height):
        if chance(Cell(row, 91)) < 0.55:
            at = row * SPACE + 12 + chance(Cell(row, 92)) * 36
            lying = "".join(path("M", cell.x, at, "h", SPACE) for cell in cells if cell.row == row)
            pipe(strokes, lying)
    for column in range(terrain.width):
        if chance(Cell(93, column)) < 0.4:
            at = column * SPACE + 12 + chance(Cell(94, column)) * 36
            pipe(strokes, "".join(path("M", at, cell.y, "v", SPACE) for cell in cells if cell.column == column))


def pipe(strokes: Strokes, d: str) -> None:
    for width, opacity in ((15, 0.3), (9, 0.35), (4, 0.5)):
        strokes.add(line("#1c2130", width, opacity), d)
    strokes.add(line("#313850", 1.2, 0.5), d)


def dawn(terrain: Terrain, cells: list[Cell]) -> str:
    wide = terrain.width * SPACE
    glow = (
        f'<linearGradient id="dawn" gradientUnits="userSpaceOnUse" x1="{wide}" y1="0" x2="{wide // 3}" y2="0">'
        '<stop stop-color="#d98f6a" stop-opacity=".16"/><stop offset="1" stop-color="#d98f6a" stop-opacity="0"/>'
        "</linearGradient>"
    )
    return f'{glow}<path fill="url(#dawn)" d="{squares(cells)}"/>'


OUTSIDES: dict[str, Callable[[Terrain, Bitset], str]] = {"water": water, "rock": rock, "pit": pit, "air": air}
