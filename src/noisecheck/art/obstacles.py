"""What stands on obstacles. The whole footprint is dark first: no gap between two crates looks like a way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from noisecheck.art.drawings import Symbol, symbols
from noisecheck.art.looks import LOOKS, Style
from noisecheck.art.strokes import SPACE, Cell, chance, short
from noisecheck.art.terrain import Piece, Terrain
from noisecheck.engine.keeping import keep

SIZES = ((1, 1), (2, 1), (1, 2), (2, 2))
SIZED = re.compile(r"-\dx\d$")  # the same thing drawn for another area: container-2x2


class Thing(NamedTuple):
    """A symbol on the map, upright or turned so that its face shows to the east; `paint` is its colour."""

    symbol: str
    x: float
    y: float
    wide: float
    high: float
    turned: bool
    paint: str

    def __str__(self) -> str:
        size = f'width="{short(self.wide)}" height="{short(self.high)}" color="{self.paint}"'
        if not self.turned:
            return f'<use href="#{self.symbol}" x="{short(self.x)}" y="{short(self.y)}" {size}/>'
        move = f"translate({short(self.x)} {short(self.y + self.wide)}) rotate(-90)"
        return f'<g transform="{move}"><use href="#{self.symbol}" {size}/></g>'


def footprints(terrain: Terrain) -> str:
    """Dark ground under every obstacle, with a faint rim."""
    found = ""
    for name in terrain.parts():
        d = "".join(piece.rectangle(1.5) for piece in terrain.pieces if look_of(terrain, piece) is LOOKS[name])
        if d:
            rim = f'stroke="{LOOKS[name].edge}" stroke-opacity=".55" stroke-width="1.4" stroke-linejoin="round"'
            found += f'<path fill="#070c0e" {rim} d="{d}"/>'
    return found


def flat(terrain: Terrain) -> str:
    """The same seen from very far: blocks in the colour of what stands there."""
    return "".join(
        f'<path fill="{paint_of(look_of(terrain, piece), piece, 0)}" d="{piece.rectangle(4)}"/>'
        for piece in terrain.pieces
    )


def things(terrain: Terrain) -> list[Thing]:
    return [thing for piece in terrain.pieces for thing in furnished(terrain, piece)]


def furnished(terrain: Terrain, piece: Piece) -> Iterator[Thing]:
    """What fills a piece: one thing that fits, or as many as there is room for."""
    name = terrain.looks[terrain.space(piece.cell) or 0]
    look = LOOKS[name]
    symbol = drawing(name, piece.kind or default(look, piece), piece.wide, piece.high)
    wide, high = round(symbol.wide), round(symbol.high)
    turned = piece.wide % wide > 0 or piece.high % high > 0
    across, down = (high, wide) if turned else (wide, high)
    for row in range(0, piece.high, down):
        for column in range(0, piece.wide, across):
            cell = Cell(piece.cell.row + row, piece.cell.column + column)
            paint = paint_of(look, piece, row + column)
            yield Thing(symbol.id, cell.x, cell.y, wide * SPACE, high * SPACE, turned, paint)


def default(look: Style, piece: Piece) -> str:
    if min(piece.wide, piece.high) > 1:
        return look.four
    kinds = look.one if piece.wide == piece.high else look.two
    return kinds[pick(piece) % len(kinds)]


def drawing(look: str, kind: str, wide: int, high: int) -> Symbol:
    """The drawing of a kind for an area: one that is made for its size, else the plain one; the look's own, else the
    first there is."""
    known = symbols()
    ids = [f"{each}-{kind}{size}" for each in (look, *LOOKS) for size in (f"-{wide}x{high}", "")]
    return next(known[id] for id in ids if id in known)


@keep(1)
def furniture() -> tuple[str, ...]:
    """What can stand on obstacles."""
    found = set()
    for id, symbol in symbols().items():
        look, _, kind = id.partition("-")
        if look in LOOKS and (symbol.wide, symbol.high) in SIZES:
            found.add(SIZED.sub("", kind))
    return tuple(sorted(found))


def fits(symbol: Symbol, wide: int, high: int) -> bool:
    """Whether things of this size fill an area, upright or turned."""
    across, down = round(symbol.wide), round(symbol.high)
    return any(wide % each == 0 and high % other == 0 for each, other in ((across, down), (down, across)))


def look_of(terrain: Terrain, piece: Piece) -> Style:
    return terrain.look_at(piece.cell)


def pick(piece: Piece) -> int:
    row, column = piece.cell
    return row * 2 + column * 3 + int(chance(piece.cell, 7) * 3)


def paint_of(look: Style, piece: Piece, number: int) -> str:
    return look.paints[(pick(piece) + number) % len(look.paints)]
