"""What stands on obstacles. The whole footprint is dark first: no gap between two crates looks like a way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from noisecheck.art.looks import LOOKS, Style
from noisecheck.art.strokes import SPACE, Cell, chance, short
from noisecheck.art.symbols import Symbol, symbols
from noisecheck.art.terrain import Piece, Terrain
from noisecheck.engine.keeping import keep

SIZES = ((1, 1), (2, 1), (2, 2))
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
    kind = piece.kind or default(look, piece)
    symbol = drawing(name, f"{kind}-{piece.wide}x{piece.high}") or drawing(name, kind)
    if symbol is None:
        return
    wide, high = round(symbol.wide), round(symbol.high)
    turned = piece.wide % wide > 0 or piece.high % high > 0
    across, down = (high, wide) if turned else (wide, high)
    for row in range(0, piece.high, down):
        for column in range(0, piece.wide, across):
            cell = Cell(piece.cell.row + row, piece.cell.column + column)
            paint = paint_of(look, piece, row + column)
            yield Thing(symbol.id, cell.x, cell.y, wide * SPACE, high * SPACE, turned, paint)


def default(look: Style, piece: Piece) -> str:
    return look.two if piece.wide * piece.high > 1 else look.one[pick(piece) % len(look.one)]


def drawing(look: str, kind: str) -> Symbol | None:
    """The look's own drawing of a kind, or the first there is."""
    own = symbols().get(f"{look}-{kind}")
    return own or next((symbols()[id] for other in LOOKS if (id := f"{other}-{kind}") in symbols()), None)


@keep(1)
def kinds() -> dict[str, Symbol]:
    """What can stand on obstacles, each with the drawing that the first look has of it."""
    found: dict[str, Symbol] = {}
    for look in LOOKS:
        for id, symbol in symbols().items():
            kind = id.removeprefix(f"{look}-")
            if kind != id and not SIZED.search(kind) and (symbol.wide, symbol.high) in SIZES:
                found.setdefault(kind, symbol)
    return dict(sorted(found.items()))


def fits(kind: str, wide: int, high: int) -> bool:
    """Whether pieces of this kind fill an area, upright or turned."""
    across, down = round(kinds()[kind].wide), round(kinds()[kind].high)
    return any(wide % each == 0 and high % other == 0 for each, other in ((across, down), (down, across)))


def look_of(terrain: Terrain, piece: Piece) -> Style:
    return terrain.look_at(piece.cell)


def pick(piece: Piece) -> int:
    row, column = piece.cell
    return row * 2 + column * 3 + int(chance(piece.cell, 7) * 3)


def paint_of(look: Style, piece: Piece, number: int) -> str:
    return look.paints[(pick(piece) + number) % len(look.paints)]
