"""Signs of figures and their tokens. Every sign is drawn around 0, 0 and fits into a circle of radius 20."""

from __future__ import annotations

from noisecheck.render.ink import Art, Ink, box, disc, letters, lines, pen, ring, shape, square, turned
from noisecheck.render.palette import (
    ALERT,
    BACKGROUND,
    BODY,
    BRIGHT,
    DARK,
    DIM,
    GUARD,
    GUARD_FILL,
    HEROES,
    INVESTIGATE,
    RADAR,
)
from noisecheck.texts import LETTERS

ARROW_HEAD = ((0, -20), (17, 16), (0, 9), (-17, 16))
LYING = ((-20, -1), (-20, 17), (21, 8))
TOKEN_NAMES = {"c-4": "C4", "claymore": "CM", "time-bomb": "TB", "grenade": "GR", "missile": "MI"}


def guard(facing: int, damage: int = 0, stars: int = 0) -> Art:
    """An arrow-head: its shape is its facing."""
    art = turned(
        [shape(ARROW_HEAD, Ink(GUARD_FILL, BACKGROUND, 7)), shape(ARROW_HEAD, Ink(GUARD_FILL, GUARD, 3))], facing
    )
    if damage:
        art += badge(str(damage), -16, -14, ALERT)
    if stars:
        art += star_badge(stars, -16, 14)
    return art


def hero(name: str, *, acting: bool = False, acted: bool = False, disguised: bool = False, damage: int = 0) -> Art:
    """A disc, a square, a diamond or a triangle with a letter."""
    art: Art = []
    if acting:
        art += [disc(0, 0, 27 if disguised else 24, Ink(BACKGROUND, BRIGHT, 2.2))]
    if disguised:
        art += [square(20, Ink(DARK, BRIGHT, 2, (5, 4)))]
    art += mark(name)
    if damage:
        art += badge(str(damage), -16, -14, ALERT)
    if acted:
        art += [disc(-16, 15, 7, Ink(BACKGROUND, BRIGHT, 1.5)), *tick(-16, 15, 0.5)]
    return art


def mark(name: str) -> Art:
    ink = Ink(HEROES[name], BACKGROUND, 2.5)
    letter_at = 0.0
    art: Art
    match name:
        case "snake":
            art = [disc(0, 0, 18, ink)]
        case "meryl":
            art = [square(16, ink)]
        case "otacon":
            art = [shape(ring(4, 21), ink)]
        case _:
            art, letter_at = [shape(((0, -21), (20, 16), (-20, 16)), ink)], 4
    return art + letters(LETTERS[name], 0, letter_at, 15, BACKGROUND, weight=0.19)


def badge(text: str, x: float, y: float, colour: str) -> Art:
    return [box(x - 7, y - 7, 14, 14, Ink(colour, BACKGROUND, 2), 2), *letters(text, x, y, 8, BACKGROUND, weight=0.2)]


def star_badge(count: int, x: float, y: float) -> Art:
    points = [(x + px, y + py) for px, py in ring(5, 10, inner=5)]
    return [shape(points, Ink(BODY, BACKGROUND, 2)), *letters(str(count), x, y + 0.5, 6, BACKGROUND, weight=0.2)]


def tick(x: float = 0, y: float = 0, scale: float = 1, colour: str = RADAR) -> Art:
    way = [(x + scale * px, y + scale * py) for px, py in ((-8, 0), (-2, 7), (9, -7))]
    return [lines([way], pen(colour, 5 * scale))]


def ko(stars: int, tied: bool) -> Art:
    """A guard lying down, with its stars above; a rope around it when it is tied up."""
    art: Art = [shape(LYING, Ink(DARK, BACKGROUND, 7)), shape(LYING, Ink(DARK, BODY, 3))]
    for number in range(stars):
        across = 17 * (number - (stars - 1) / 2)
        points = [(across + x, -12 + y) for x, y in ring(5, 9, inner=4)]
        art += [shape(points, Ink(BODY, BACKGROUND, 1.5))]
    if tied:
        art += [lines([((-14, -3), (-14, 19)), ((-8, -1), (-8, 17)), ((-2, 0), (-2, 16))], pen(BRIGHT, 2.2))]
    return art


def dead() -> Art:
    """A guard crossed out."""
    cross = [((-14, -12), (14, 14)), ((14, -12), (-14, 14))]
    return [
        shape(((0, -20), (20, 17), (-20, 17)), Ink(DARK, DIM, 2.5)),
        lines(cross, pen(BACKGROUND, 7)),
        lines(cross, pen(BODY, 3.5)),
    ]


def attention(side: str, owner: str) -> Art:
    """A diamond with ? or an octagon with !, and the letter of its hero."""
    if side == "!":
        art: Art = [shape(ring(8, 21, 22.5), Ink(BACKGROUND, ALERT, 3.5))]
        colour = ALERT
    else:
        art = [shape(ring(4, 23), Ink(BACKGROUND, INVESTIGATE, 3.5))]
        colour = INVESTIGATE
    spacing = 4.5 if side == "!" else 6
    art += letters(side, -spacing, 0, 18, colour, weight=0.2)
    return art + letters(LETTERS[owner], spacing + 1, 1, 11, HEROES[owner], weight=0.2)


def charge(kind: str) -> Art:
    """A round body with a fuse, and two letters."""
    return [
        lines([((8, -10), (13, -16), (18, -15))], pen(ALERT, 2.5)),
        disc(-1, 2, 15, Ink(DARK, ALERT, 2.5)),
        *letters(TOKEN_NAMES.get(kind, kind[:2]), -1, 2, 9, BRIGHT, weight=0.18),
    ]
