"""Figures in pictures too small for drawings, around 0, 0: shapes with letters, arrow-heads for guards."""

from __future__ import annotations

from noisecheck.engine.board import COMPASS
from noisecheck.foresight import shapes
from noisecheck.render.drawn import drawn
from noisecheck.render.figures import MOODS, GuardFigure, HeroFigure, badge, badges, initial, tick
from noisecheck.render.ink import Art, Ink, disc, faded, letters, lines, pen, ring, shape, turned
from noisecheck.render.palette import ALERT, BACKGROUND, BODY, BRIGHT, DARK, DIM, GUARD_FILL, HEROES, INVESTIGATE
from noisecheck.texts import LETTERS

ARROW = ((0, -24), (20, 18), (0, 11), (-20, 18))
LYING = ((-20, -1), (-20, 17), (21, 8))
CROSS = [((-14, -12), (14, 14)), ((14, -12), (-14, 14))]


def plate(hero: str) -> Art:
    """Shape, colour and letter of a hero."""
    down = 5 if hero == "gray-fox" else 0
    return [drawn(f"plate-{hero}", HEROES[hero]), *letters(LETTERS[hero], 0, down, 18, BACKGROUND, weight=0.19)]


def hero(figure: HeroFigure) -> Art:
    """The plate; faint for who has acted or passes unseen, in a ring for who acts."""
    art = plate(figure.id)
    if figure.acted or figure.pose == "camouflaged":
        art = faded(art, 0.55)
    if figure.acting:
        art = [disc(0, 0, 28, Ink("none", BACKGROUND, 6)), disc(0, 0, 28, Ink("none", BRIGHT, 3.4)), *art]
    if figure.acted:
        art += [disc(18, 19, 10, Ink(BACKGROUND, BRIGHT, 2)), *tick(18, 19, 0.65)]
    return art + (badge(str(figure.damage), -18, -17, ALERT) if figure.damage else [])


def guard(figure: GuardFigure) -> Art:
    """An arrow-head in the colour of its mood."""
    head: Art = [
        shape(ARROW, Ink("none", BACKGROUND, 9)),
        shape(ARROW, Ink(GUARD_FILL, MOODS[figure.mood].colour, 4.4)),
    ]
    return turned(head, figure.facing) + badges(figure)


def boss(figure: shapes.Boss) -> Art:
    """A hexagon with the letter of its name, and a point where it looks."""
    body = ring(6, 24)
    art: Art = [shape(body, Ink("none", BACKGROUND, 8)), shape(body, Ink(DARK, ALERT, 4.4))]
    if figure.facing:
        point = ((-9, -21), (0, -32), (9, -21))
        art += turned([shape(point, Ink(ALERT, BACKGROUND, 2))], COMPASS.index(figure.facing))
    art += letters(initial(figure), 0, 0, 20, BRIGHT, weight=0.19)
    return art + (badge(str(figure.damage), -19, -18, ALERT) if figure.damage else [])


def ko(stars: int, tied: bool) -> Art:
    """Lying down, with its stars above; roped when it is tied up."""
    art: Art = [shape(LYING, Ink("none", BACKGROUND, 8)), shape(LYING, Ink(DARK, BODY, 3.4))]
    for number in range(stars):
        x = 17 * (number - (stars - 1) / 2)
        star = [(x + px, py - 12) for px, py in ring(5, 10, inner=4.5)]
        art += [shape(star, Ink(BODY, BACKGROUND, 1.5))]
    return art + ([lines([((x, -2), (x, 17)) for x in (-14, -8, -2)], pen(BRIGHT, 2.6))] if tied else [])


def dead() -> Art:
    """Crossed out."""
    body = ((0, -20), (20, 17), (-20, 17))
    return [shape(body, Ink(DARK, DIM, 3)), lines(CROSS, pen(BACKGROUND, 8)), lines(CROSS, pen(BODY, 4.4))]


def attention(side: str, owner: str) -> Art:
    """? in a diamond or ! in an octagon, larger than all else; no letter could be read."""
    colour = ALERT if side == "!" else INVESTIGATE
    border = ring(8, 25, start=22.5) if side == "!" else ring(4, 28)
    return [
        shape(border, Ink("none", BACKGROUND, 8)),
        shape(border, Ink(DARK, colour, 4.4)),
        *letters(side, 0, 0, 24, colour, weight=0.2),
        disc(17, 17, 7, Ink(HEROES[owner], BACKGROUND, 2)),
    ]
