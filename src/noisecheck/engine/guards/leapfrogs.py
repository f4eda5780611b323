"""Where one space of patrol movement leads, over other guards and round corners (GRD-11, GRD-18).

A *way* is the spaces entered one after the other: those jumped, then the landing. An empty way is none.
"""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.board import Bitset, Direction, Space, left_of, right_of
from noisecheck.engine.guards.active import ActiveGuard, Way
from noisecheck.engine.state import NOWHERE

LEFT = "left"


class Point(NamedTuple):
    """A space of a chain, and the direction in which the guard came to it (after a facing icon there)."""

    space: Space
    heading: Direction


def sides(arrow: str, facing: Direction) -> tuple[Direction, Direction]:
    """Left and right, that of the card's turn arrow first."""
    left, right = left_of(facing), right_of(facing)
    return (left, right) if arrow == LEFT else (right, left)


def way_ahead(active: ActiveGuard, direction: Direction) -> Way:
    """GRD-11: a direction is open if its edge is, and the neighbour is free or a leapfrog from it ends free."""
    first = active.ground.steps[active.guard.space][direction]
    if first < 0 or active.heroes >> first & 1:
        return ()
    if active.others >> first & 1:
        return patrol_leapfrog(active, first, direction)
    return (first,)


def patrol_leapfrog(active: ActiveGuard, first: Space, direction: Direction) -> Way:
    """GRD-18: over the guards ahead as patrol would go; if that ends nowhere free, by the first turn-off that does."""
    chain, landing = walk(active, [], first, direction)
    if landing != NOWHERE:
        return way_over(chain, landing)
    for number, point in enumerate(chain):
        for side in sides(active.arrow, point.heading):
            aside = active.ground.steps[point.space][side]
            if aside >= 0:
                branch, landing = walk(active, chain[: number + 1], aside, side)
                if landing != NOWHERE:
                    return way_over(branch, landing)
    return ()


def way_over(chain: list[Point], landing: Space) -> Way:
    return (*(point.space for point in chain), landing)


def walk(active: ActiveGuard, jumped: list[Point], space: Space, heading: Direction) -> tuple[list[Point], Space]:
    """GRD-18: on over guards as if they were not there, no space twice, to the first free space.

    The spaces jumped before and the start are closed. Comes to nowhere on a hero or a repeat.
    """
    chain = list(jumped)
    closed = 1 << active.guard.space
    for point in chain:
        closed |= 1 << point.space
    while not (closed | active.heroes) >> space & 1:
        if not active.others >> space & 1:
            return chain, space
        closed |= 1 << space
        heading = active.icons.get(space, heading)
        chain.append(Point(space, heading))
        if active.ground.steps[space][heading] < 0:
            heading = corner(active, space, heading, closed)
            if heading == NOWHERE:
                break
        space = active.ground.steps[space][heading]
    return chain, NOWHERE


def corner(active: ActiveGuard, space: Space, heading: Direction, closed: Bitset) -> Direction:
    """GRD-18: at a corner of a chain a guard's space is open, a hero's closed; between two sides the arrow decides."""
    closed |= active.heroes
    for side in sides(active.arrow, heading):
        aside = active.ground.steps[space][side]
        if aside >= 0 and not closed >> aside & 1:
            return side
    return NOWHERE
