"""What a stage lays out, drawn around 0, 0; what is written on it stands in the lower right corner."""

from __future__ import annotations

import svg

from noisecheck.engine.board import Direction
from noisecheck.render.drawn import drawn
from noisecheck.render.figures import tick
from noisecheck.render.ink import Art, Ink, box, disc, faded, letters, lines, pen, shape, turned
from noisecheck.render.palette import (
    BACKGROUND,
    BRIGHT,
    DARK,
    DIM,
    GOAL,
    GREEN_CONE,
    GUARD,
    ICON,
    ORANGE_CONE,
    RADAR,
    THING,
    TRAP,
)
from noisecheck.render.small_figures import plate

AHEAD = ((0, -21), (21, 0), (0, 21), (-21, 0))  # by direction
CORNER = 18
EAST, SOUTH = 1, 2
PENNANT = ((-8.5, -10.5), (8.5, -10.5), (8.5, 3.5), (0, 11.5), (-8.5, 3.5))


def tag(text: str, colour: str, x: float = CORNER, y: float = CORNER) -> Art:
    """A level, a letter or a number, in a corner."""
    half = 6.5 + 4 * (len(text) - 1)
    return [
        box(x - half, y - 7.5, 2 * half, 15, Ink(colour, BACKGROUND, 1.8), 2),
        *letters(text, x, y, 9, BACKGROUND, weight=0.2),
    ]


# watchers


def camera(orange: Direction, green: Direction, in_force: str) -> Art:
    """At the wall, looking where the colour in force says; where it would look else is an outline."""
    return looking("thing-camera", orange, green, in_force)


def trap_camera(orange: Direction, green: Direction, in_force: str) -> Art:
    return looking("thing-trap-camera", orange, green, in_force)


def looking(drawing: str, orange: Direction, green: Direction, in_force: str) -> Art:
    ways = [("O", orange, ORANGE_CONE), ("G", green, GREEN_CONE)]
    if in_force == "green":
        ways.reverse()
    (letter, facing, colour), (other, aside, faint) = ways
    art: Art = []
    if facing == aside:
        letter = "OG"
    else:
        x, y = AHEAD[aside]
        art = [
            drawn("thing-camera-way", faint, turn=90 * aside),
            *letters(other, x, y, 8, faint, weight=0.2, halo=True),
        ]
    corner = -CORNER if facing == EAST else CORNER, -CORNER if facing == SOUTH else CORNER
    return [*art, drawn(drawing, colour, turn=90 * facing), *tag(letter, colour, *corner)]


def trap_down() -> Art:
    """A plate in the floor of which nobody knows what it does."""
    return [drawn("thing-trap", TRAP)]


def laser() -> Art:
    return [drawn("thing-trap-laser", TRAP)]


def blank() -> Art:
    return [drawn("thing-trap-blank", TRAP)]


# what there is to reach


def terminal(level: int, hacked: bool) -> Art:
    """A desk with a lit screen and its level; a tick on it when it is hacked."""
    screen = drawn("thing-terminal-hacked", RADAR) if hacked else drawn("thing-terminal", THING)
    return [screen, *tag(str(level), THING)]


def event(letter: str, used: bool, drawing: str) -> Art:
    """What stands there, and a pennant with its letter; faint, and crossed out, when it has happened."""
    thing: Art = [drawn(drawing, THING)]
    flag: Art = [shape(PENNANT, Ink(DARK, DIM, 1.5, (3, 2)) if used else Ink(THING, BACKGROUND, 1.8))]
    flag += letters(letter, 0, -2.5, 9, DIM if used else BACKGROUND, weight=0.2)
    if used:
        flag += [lines([((-10, 7), (10, -8))], pen(DIM, 2))]
    place = svg.G(transform=[svg.Translate(CORNER, 16)], elements=flag)
    return [*(faded(thing, 0.45) if used else thing), place]


def objective(*, down: bool, optional: bool, taken: bool) -> Art:
    """A case with a star, hollow when it is optional; a sealed bag when face down; an empty case when it is taken."""
    if taken:
        return [drawn("thing-objective-taken", GOAL), *tick(0, 1, 1.3)]
    if down:
        return [drawn("thing-objective-down", GOAL), *optional_ring(optional)]
    return [drawn("thing-objective-optional" if optional else "thing-objective", GOAL)]


def captive(*, optional: bool, taken: bool) -> Art:
    """Somebody tied up, in a dashed ring when optional; a tick when freed."""
    art: Art = [drawn("hostage", GOAL), *optional_ring(optional)]
    return [*faded(art, 0.45), *tick(0, 1, 1.3)] if taken else art


def optional_ring(optional: bool) -> Art:
    return [disc(0, 0, 27, pen(GOAL, 2.5, (5, 3)))] if optional else []


def exit_way() -> Art:
    """Four corners and an arrow, on a grating."""
    return [drawn("thing-grating", THING), drawn("thing-exit", GOAL)]


def own_exit(hero: str) -> Art:
    """Four corners, and the mark of the hero it belongs to."""
    mark = svg.G(transform=[svg.Scale(0.7)], elements=plate(hero))
    return [drawn("thing-grating", THING), drawn("thing-corners", GOAL), mark]


def elevator(to: str, drawing: str) -> Art:
    """A grating or a hatch, and where it goes."""
    return [drawn(drawing, THING), *letters(to, 0, 11, 10, BRIGHT, weight=0.18, halo=True)]


def supply() -> Art:
    return [drawn("thing-supply", THING)]


def barracks(count: int, faces: Direction | None) -> Art:
    """A double hatch with the number of guards below it; a small arrow shows how those who come out face."""
    art: Art = [drawn("thing-barracks", GUARD), *tag(str(count), GUARD)]
    if faces is not None:
        art += turned([lines([((-5, -23), (0, -28), (5, -23))], pen(BRIGHT, 2.5))], faces)
    return art


# paint on the floor


def facing_icon(direction: Direction) -> Art:
    return [drawn("thing-facing", ICON, turn=90 * direction)]


def turn_icon() -> Art:
    return [drawn("thing-turn", ICON)]


def node(facing: Direction) -> Art:
    """Of a boss's circuit: a ring, and its arrow."""
    arrow = drawn("thing-facing", ICON, turn=90 * facing, wide=42, high=42)
    return [*numbered_space(), arrow]


def numbered_space() -> Art:
    return [drawn("thing-node", ICON)]


# doors


def door(locked: bool, leaf: str) -> Art:
    """Two leaves between posts; of an open one they stand in the posts."""
    return [*(half_door(leaf, side, locked) for side in (1, -1)), drawn("thing-door-posts")]


def half_door(leaf: str, side: int, locked: bool) -> svg.G:
    wide = 1 if locked else 0.3
    moves: list[svg.Transform] = [svg.Scale(side, 1), svg.Translate(-26 * (1 - wide), 0), svg.Scale(wide, 1)]
    return svg.G(transform=moves, elements=[drawn(leaf)])


def padlock(level: str, locked: bool) -> Art:
    """With its level; a door that no dice open has bolts instead."""
    if not level:
        return []
    colour = BRIGHT if locked else DIM
    lock = drawn("thing-padlock" if locked else "thing-padlock-open", colour)
    return [lock, *letters(level, 0, 1, 9, BACKGROUND if locked else colour, weight=0.2)]
