"""The kerb: hazard paint, dull and thin, where the grounds end at water or in the air."""

from __future__ import annotations

from noisecheck.art.strokes import SPACE, path
from noisecheck.art.terrain import Flank, Terrain

BACK = 8  # units from the edge to the middle of the paint


def kerb(terrain: Terrain) -> str:
    d = "".join(stroke(terrain, edge) for edge in terrain.rims)
    if not d:
        return ""
    dark = f'<path stroke="#0b1114" stroke-width="7" d="{d}"/>'
    paint = f'<path stroke="#8a7840" stroke-opacity=".7" stroke-width="5" stroke-dasharray="7 8" d="{d}"/>'
    return f'<g fill="none" clip-path="url(#floor)">{dark}{paint}</g>'


def stroke(terrain: Terrain, edge: Flank) -> str:
    """On the floor beside the edge, if that floor has a kerb."""
    (row, column), lies = edge
    _, before, _ = terrain.parted(edge)
    inside = edge.cell if before else edge.cell._replace(**({"row": row - 1} if lies else {"column": column - 1}))
    if not terrain.is_floor(inside) or not terrain.look_at(inside).kerb:
        return ""
    back = BACK if before else -BACK
    x, y = edge.cell.x, edge.cell.y
    return path("M", x, y + back, "h", SPACE) if lies else path("M", x + back, y, "v", SPACE)
