"""Figures and tokens, drawn around 0, 0: heroes and guards on their bases, who lies on the floor, what lies there."""

from __future__ import annotations

from typing import NamedTuple

import svg

from noisecheck.foresight.shapes import HeroPose
from noisecheck.render.drawn import drawn
from noisecheck.render.ink import Art, Ink, box, disc, faded, letters, lines, pen, ring, shape
from noisecheck.render.palette import ALERT, BACKGROUND, BODY, BRIGHT, GOAL, GUARD, HEROES, INVESTIGATE, RADAR
from noisecheck.texts import LETTERS

RIM = 164  # units every hero's rim is long
GAP = 3.0
TICK = 2.0
ON_ITSELF = ("", "camouflaged")  # poses in which a hero's own figure is drawn


class HeroFigure(NamedTuple):
    """What a picture shows of a hero."""

    id: str
    health: int = 1
    damage: int = 0
    pose: HeroPose = ""
    hostages: int = 0
    acting: bool = False
    acted: bool = False


def hero(figure: HeroFigure) -> Art:
    """On the base of its shape, whose rim has a part for each Health; those lost are dark."""
    colour = HEROES[figure.id]
    own: Art = [drawn(figure.id if figure.pose in ON_ITSELF else figure.pose, colour)]
    art: Art = [drawn(f"base-{figure.id}", colour), *rim(figure)]
    if figure.hostages:
        art += [drawn("follower", GOAL)]
    art += faded(own, 0.35) if figure.pose == "camouflaged" else faded(own, 0.6) if figure.acted else own
    art += tag(figure.id)
    if figure.acting:
        art = [disc(0, 0, 32, Ink("none", BACKGROUND, 5)), disc(0, 0, 32, Ink("none", BRIGHT, 2.4)), *art]
        art += [shape(((-6, -38), (6, -38), (0, -30)), Ink(BRIGHT, BACKGROUND, 1.5))]
    if figure.acted:
        art += [disc(18, 19, 8, Ink(BACKGROUND, BRIGHT, 1.5)), *tick(18, 19, 0.55)]
    return art


def rim(figure: HeroFigure) -> Art:
    """In dashes that are cut out of one line, from the top clockwise; of a camouflaged hero there is little to see."""
    part = RIM / figure.health
    left = max(0, figure.health - figure.damage)
    art: Art = []
    if left:
        whole = (7.0, 6.0) if figure.pose == "camouflaged" else (part - GAP, GAP) * left + (0, RIM)
        art += [stroke(figure.id, HEROES[figure.id], 3, whole)]
    if figure.damage:
        ticks = int(part * (figure.health - left) / (2 * TICK))
        art += [stroke(figure.id, ALERT, 2.6, (0, left * part, *(TICK, TICK) * ticks, 0, RIM))]
    return art


def stroke(name: str, colour: str, width: float, dash: tuple[float, ...]) -> svg.G:
    line = drawn(f"rim-{name}", colour)
    line.extra = {
        "stroke": colour,
        "stroke-width": str(width),
        "stroke-dasharray": " ".join(f"{each:g}" for each in dash),
    }
    line.extra["stroke-linecap"] = "butt"
    return line


def tag(name: str) -> Art:
    """A hero's letter, at the lower left."""
    ink = Ink(HEROES[name], BACKGROUND, 2)
    return [disc(-19, 19, 8.5, ink), *letters(LETTERS[name], -19, 19, 9, BACKGROUND, weight=0.2)]


def plate(name: str) -> Art:
    """A hero where there is little room: shape, colour and letter."""
    down = 5 if name == "gray-fox" else 0
    return [drawn(f"plate-{name}", HEROES[name]), *letters(LETTERS[name], 0, down, 18, BACKGROUND, weight=0.19)]


def guard(facing: int, damage: int = 0, stars: int = 0) -> Art:
    """On a base whose point is its facing."""
    art: Art = [drawn(each, GUARD, turn=90 * facing) for each in ("base-guard", "guard-patrol")]
    if damage:
        art += badge(str(damage), -18, -17, ALERT)
    if stars:
        art += star_badge(stars, -18, 17)
    return art


def badge(text: str, x: float, y: float, colour: str) -> Art:
    half = 7 if len(text) == 1 else 10
    plate = box(x - half, y - 7, 2 * half, 14, Ink(colour, BACKGROUND, 2), 2)
    return [plate, *letters(text, x, y, 8, BACKGROUND, weight=0.2)]


def star_badge(count: int, x: float, y: float) -> Art:
    points = [(x + px, y + py) for px, py in ring(5, 10, inner=5)]
    return [shape(points, Ink(BODY, BACKGROUND, 2)), *letters(str(count), x, y + 0.5, 6, BACKGROUND, weight=0.2)]


def tick(x: float = 0, y: float = 0, scale: float = 1, colour: str = RADAR) -> Art:
    way = [(x + scale * px, y + scale * py) for px, py in ((-8, 0), (-2, 7), (9, -7))]
    return [lines([way], pen(colour, 5 * scale))]


def ko(stars: int, tied: bool) -> Art:
    """A guard lying down, with its stars beside; a rope around it when it is tied up."""
    art: Art = [drawn("guard-tied" if tied else "guard-body", GUARD)]
    for number in range(stars):
        star = drawn("token-star", BODY)
        star.transform = [svg.Translate(14 - 13 * number, -20)]
        art += [star]
    return art


def dead() -> Art:
    """A guard crossed out."""
    return [drawn("guard-dead", BODY)]


def attention(side: str, owner: str) -> Art:
    """A diamond with ? or an octagon with !, and the letter of its hero."""
    sign = drawn("token-bang", ALERT) if side == "!" else drawn("token-ask", INVESTIGATE)
    letter = letters(LETTERS[owner], 17, 17, 10, BACKGROUND, weight=0.2)
    return [sign, disc(17, 17, 9, Ink(HEROES[owner], BACKGROUND, 2)), *letter]


def charge(kind: str) -> Art:
    return [drawn(f"token-{kind}")]
