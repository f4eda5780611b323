"""Signs of what a stage lays out, for pictures too small for drawings, each around 0, 0 in a circle of radius 20."""

from __future__ import annotations

import svg

from noisecheck.engine.board import Direction
from noisecheck.render.drawn import drawn
from noisecheck.render.figures import tick
from noisecheck.render.floor_plan import SPACE
from noisecheck.render.ink import (
    Art,
    Chain,
    Ink,
    around,
    box,
    disc,
    faded,
    letters,
    lines,
    pen,
    ring,
    shape,
    square,
    turned,
)
from noisecheck.render.palette import (
    BACKGROUND,
    BRIGHT,
    DARK,
    DIM,
    FLOOR,
    GOAL,
    GREEN_CONE,
    ICON,
    ORANGE_CONE,
    THING,
    TRAP,
)
from noisecheck.render.small_figures import plate

CONE = ((0, 0), (-12, -26), (12, -26))
AHEAD = ((0, -18), (18, 0), (0, 18), (-18, 0))  # by direction


def camera(orange: Direction, green: Direction, in_force: str) -> Art:
    """An eye with two cones. The one in force is filled and its letter dark, the other is a dashed outline."""
    cones = [("O", orange, ORANGE_CONE, in_force == "orange"), ("G", green, GREEN_CONE, in_force == "green")]
    cones.sort(key=lambda cone: cone[3])  # the one in force on top
    art: Art = []
    for letter, direction, colour, active in cones:
        ink = Ink(colour, BACKGROUND, 1.5) if active else Ink(DARK, colour, 1.8, (4, 3))
        art += turned([shape(CONE, ink)], direction)
        if orange == green:
            letter = "OG" if active else ""
        x, y = AHEAD[direction]
        art += letters(letter, x, y, 9, BACKGROUND if active else colour, weight=0.2)
    return [*art, disc(0, 0, 8, Ink(DARK, BRIGHT, 2)), disc(0, 0, 2.5, Ink(BRIGHT))]


def trap_down() -> Art:
    """A token that shows nothing but a closed eye."""
    lid = [around(11, degrees) for degrees in range(30, 151, 15)]
    lashes = [(around(11, degrees), around(15, degrees)) for degrees in (40, 90, 140)]
    return [token(), lines([[(x, y - 6) for x, y in chain] for chain in (lid, *lashes)], pen(TRAP, 2.2))]


def laser() -> Art:
    """Beams to all sides."""
    beams = [(around(6, degrees), around(14 if degrees % 90 else 17, degrees)) for degrees in range(0, 360, 45)]
    return [token(), lines(beams, pen(TRAP, 2)), disc(0, 0, 3.5, Ink(TRAP))]


def blank() -> Art:
    return [token(), lines([((-8, 0), (8, 0))], pen(TRAP, 2.5))]


def trap_camera(orange: Direction, green: Direction, in_force: str) -> Art:
    return [token(), *camera(orange, green, in_force)]


def token() -> svg.Polygon:
    return shape(ring(6, 20), Ink(DARK, TRAP, 2.5))


def terminal(level: int, hacked: bool) -> Art:
    """A screen with its level; a tick when it is hacked."""
    art: Art = [
        lines([((0, 10), (0, 16)), ((-9, 17), (9, 17))], pen(THING, 2.5)),
        box(-17, -16, 34, 26, Ink(DARK, THING, 2.5), 3),
        *letters(str(level), -5 if hacked else 0, -3, 14, THING, weight=0.18),
    ]
    return art + tick(8, -3, 0.7) if hacked else art


def event(letter: str, used: bool, drawing: str) -> Art:
    """A pennant with its letter; crossed when it has happened. What stands there is too small to be drawn."""
    points = ((-15, -18), (15, -18), (15, 6), (0, 20), (-15, 6))
    if not used:
        return [shape(points, Ink(THING, BACKGROUND, 2)), *letters(letter, 0, -3, 16, BACKGROUND, weight=0.19)]
    return [
        shape(points, Ink(DARK, DIM, 2, (4, 3))),
        *letters(letter, 0, -3, 16, DIM, weight=0.16),
        lines([((-17, 12), (17, -14))], pen(DIM, 2.5)),
    ]


def objective(*, down: bool, optional: bool, taken: bool) -> Art:
    """A star, hollow when it is optional; on a card when face down; a tick when it is taken."""
    solid = Ink(GOAL, BACKGROUND, 2)
    hollow = Ink(DARK, GOAL, 2.5)
    if down:
        dash = (5.0, 3.0) if optional else ()
        art: Art = [square(17, Ink(DARK, GOAL, 2.5, dash), 3), shape(ring(5, 9, inner=4), Ink("none", GOAL, 2))]
    else:
        art = [shape(ring(5, 20, inner=9), hollow if optional else solid)]
    return [*faded(art, 0.45), *tick(0, 1, 1.3)] if taken else art


def captive(*, optional: bool, taken: bool) -> Art:
    """Somebody tied up, in a dashed ring when optional; a tick when freed."""
    art: Art = [drawn("hostage", GOAL)]
    if optional:
        art += [disc(0, 0, 27, pen(GOAL, 2.5, (5, 3)))]
    return [*faded(art, 0.45), *tick(0, 1, 1.3)] if taken else art


def exit_way() -> Art:
    """An arrow that leaves a frame."""
    frame = ((3, -15), (-15, -15), (-15, 15), (3, 15))
    return [lines([frame, ((-5, 0), (18, 0)), ((10, -8), (18, 0), (10, 8))], pen(GOAL, 3))]


def own_exit(hero: str) -> Art:
    """A frame with the mark of the hero it belongs to, and an arrow that leaves it."""
    frame = ((2, -17), (-19, -17), (-19, 17), (2, 17))
    inside = svg.G(transform=[svg.Translate(-4, 0), svg.Scale(0.62)], elements=plate(hero))
    return [lines([frame, ((11, 0), (20, 0)), ((14, -7), (20, 0), (14, 7))], pen(GOAL, 3)), inside]


def elevator(to: str, drawing: str) -> Art:
    """A cabin with two arrows, and where it goes, whatever it looks like."""
    arrows = [((-13, -9), (-7, -15), (-1, -9)), ((1, -15), (7, -9), (13, -15))]
    return [
        square(18, Ink(DARK, THING, 2.5), 2),
        lines(arrows, pen(THING, 2.5)),
        lines([((-14, -2), (14, -2))], pen(THING, 1.2)),
        *letters(to, 0, 8, 10, BRIGHT, weight=0.17),
    ]


def supply() -> Art:
    """A crate with a cross."""
    return [square(15, Ink(DARK, THING, 2.5), 2), lines([((0, -8), (0, 8)), ((-8, 0), (8, 0))], pen(THING, 4))]


def barracks(count: int, faces: Direction | None) -> Art:
    """A house with the number of guards in it; a small arrow shows how those who come out face."""
    house = ((-16, 17), (-16, -4), (0, -19), (16, -4), (16, 17))
    art: Art = [shape(house, Ink(DARK, ICON, 2.5)), *letters(str(count), 0, 5, 15, BRIGHT, weight=0.17)]
    if faces is not None:
        chevron = ((-5, -22), (0, -27), (5, -22))
        art += turned([lines([chevron], pen(BRIGHT, 2.5))], faces)
    return art


def facing_icon(direction: Direction) -> Art:
    return turned(icon([((0, 15), (0, -14)), ((-9, -5), (0, -15), (9, -5))]), direction)


def turn_icon() -> Art:
    """A circle open at the top, with an arrow-head at either end."""
    circle = [around(14, degrees) for degrees in range(-50, 231, 20)]
    return icon([circle, ((8, -3), (9, -11), (17, -10)), ((-8, -3), (-9, -11), (-17, -10))])


def icon(chains: list[Chain]) -> Art:
    """Printed on the floor; a dark edge keeps it readable on hatched ground."""
    return [lines(chains, pen(FLOOR, 8)), lines(chains, pen(ICON, 3.4))]


def node(facing: Direction) -> Art:
    """Of a boss's circuit: a ring of dots, and its arrow."""
    return [*numbered_space(), *facing_icon(facing)]


def numbered_space() -> Art:
    return [disc(0, 0, 17, Ink(DARK, ICON, 2, (3, 4)))]


def door(locked: bool, leaf: str) -> Art:
    """Locked: a double line. Open: a gap between two posts, and a leaf that stands ajar."""
    half = SPACE / 2
    posts = [((side * (half - 2), -6), (side * (half - 2), 6)) for side in (-1, 1)]
    if not locked:
        return [lines([*posts, ((3 - half, 0), (10 - half, 14))], pen(BRIGHT, 3))]
    return [
        lines([((6 - half, 0), (half - 6, 0))], pen(BACKGROUND, 8)),
        lines([((2 - half, side * 2.6), (half - 2, side * 2.6)) for side in (-1, 1)], pen(BRIGHT, 2)),
        lines(posts, pen(BRIGHT, 3)),
    ]


def padlock(level: str, locked: bool) -> Art:
    """A lock with its level, or with a bar across if it has none; its bow stands open when it is."""
    bow = ((-5, -4), (-5, -10), (5, -10), (5, -4)) if locked else ((-5, -4), (-5, -12), (5, -12), (5, -9))
    colour = BRIGHT if locked else DIM
    ink = Ink(colour, BACKGROUND, 2) if locked else Ink(DARK, colour, 1.6)
    art: Art = [
        lines([bow], pen(BACKGROUND, 5)),
        lines([bow], pen(colour, 2.4)),
        box(-8, -5, 16, 14, ink, 2),
    ]
    if level:
        return art + letters(level, 0, 2, 8.5, BACKGROUND if locked else colour, weight=0.2)
    bar = ((-14, 2), (14, 2))
    return [*art, lines([bar], pen(BACKGROUND, 7)), lines([bar], pen(colour, 3.4))] if locked else art
