"""Walls: a dark casing, their face to the south, their top, and a bright edge that alone tells when all is small."""

from __future__ import annotations

from noisecheck.art.looks import LOOKS
from noisecheck.art.strokes import short
from noisecheck.art.terrain import Terrain, lines_along

WIDTH = 9
EDGE = 2.4


def walls(terrain: Terrain) -> str:
    """Layer by layer over all of them, so that they join without a gap."""
    by_look: dict[str, str] = {}
    for look in terrain.parts():
        by_look[look] = lines_along([edge for edge in terrain.walls if terrain.look_of(edge) == look])
    found = ""
    for layer in (casing, face, top, edge_line):
        found += "".join(layer(look, d) for look, d in by_look.items() if d)
    return f'<g fill="none" stroke-linecap="square">{found}</g>'


def casing(look: str, d: str) -> str:
    return f'<path stroke="#05090a" stroke-width="{WIDTH + 3}" d="{d}"/>'


def face(look: str, d: str) -> str:
    return f'<path stroke="{LOOKS[look].face}" stroke-width="{WIDTH}" transform="translate(0 3)" d="{d}"/>'


def top(look: str, d: str) -> str:
    return f'<path stroke="{LOOKS[look].top}" stroke-width="{WIDTH - 1}" d="{d}"/>'


def edge_line(look: str, d: str) -> str:
    return f'<path stroke="{LOOKS[look].edge}" stroke-width="{short(EDGE)}" d="{d}"/>'
