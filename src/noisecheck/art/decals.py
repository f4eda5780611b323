"""Decals: what happened to a floor. On at most 4 of 10 spaces, and never where something lies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeAlias

from noisecheck.art.strokes import Cell, Strokes, chance
from noisecheck.art.terrain import Terrain

Stroke: TypeAlias = tuple[str, str]  # a brush and a path


class Decal(NamedTuple):
    """Something that lies on `share` of all spaces, of 1 in all."""

    share: float
    draw: Callable[[Cell], Iterable[Stroke]]


MOST = 0.4
PICK = 1  # the salt by which a space gets its decal


def scatter(terrain: Terrain, cells: Iterable[Cell], decals: Iterable[Decal]) -> str:
    strokes = Strokes()
    kinds = list(decals)
    for cell in cells:
        if terrain.is_free(cell):
            for brush, stroke in picked(cell, kinds):
                strokes.add(brush, stroke)
    return str(strokes)


def picked(cell: Cell, decals: Iterable[Decal]) -> Iterator[Stroke]:
    """The strokes of the decal that a space has, if it has one."""
    at = chance(cell, PICK)
    for decal in decals:
        if at < decal.share:
            yield from decal.draw(cell)
            return
        at -= decal.share
