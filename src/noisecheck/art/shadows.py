"""Light comes from above: it is darker along walls and blocks, and both throw a shadow to the south-east."""

from __future__ import annotations

from noisecheck.art.terrain import Terrain, lines_along

SOFT = (30, 20, 12)  # widths of the strokes along everything that stands


def shadows(terrain: Terrain) -> str:
    walls = lines_along(terrain.walls)
    blocks = "".join(piece.rectangle(1.5) for piece in terrain.pieces)
    soft = "".join(f'<path stroke-width="{width}" stroke-opacity=".13" d="{walls}{blocks}"/>' for width in SOFT)
    cast = f'<path stroke-width="11" stroke-opacity=".42" transform="translate(5 7)" d="{walls}"/>'
    thrown = f'<path fill="#000" fill-opacity=".42" stroke="none" transform="translate(8 10)" d="{blocks}"/>'
    return f'<g fill="none" stroke="#000" stroke-linejoin="round" clip-path="url(#floor)">{soft}{cast}{thrown}</g>'
