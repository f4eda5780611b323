"""Figures and tokens, drawn around 0, 0: heroes and guards on their bases, who lies on the floor, what lies there."""

from __future__ import annotations

from typing import NamedTuple

import svg

from noisecheck.art.drawings import drawings
from noisecheck.engine.board import COMPASS, Direction
from noisecheck.foresight import shapes
from noisecheck.foresight.shapes import HeroPose
from noisecheck.render.drawn import drawn
from noisecheck.render.ink import Art, Ink, around, box, disc, faded, letters, lines, number, pen, ring, shape
from noisecheck.render.palette import ALERT, BACKGROUND, BODY, BRIGHT, GOAL, GUARD, HEROES, INVESTIGATE, RADAR
from noisecheck.texts import LETTERS, name

RIM = 164  # units every hero's rim is long
GAP = 3.0
APART = 26.0  # degrees between two marks on the rim of a boss's base
TICK = 2.0
ON_ITSELF = ("", "camouflaged")  # poses in which a hero's own figure is drawn


class Mood(NamedTuple):
    """How a guard shows what it is up to: its drawing, its colour, and the sign above it."""

    drawing: str
    colour: str
    sign: str = ""


MOODS = {
    "patrol": Mood("guard-patrol", GUARD),
    "investigate": Mood("guard-investigate", INVESTIGATE, "token-ask"),
    "alert": Mood("guard-alert", ALERT, "token-bang"),
}


class GuardFigure(NamedTuple):
    """What a picture shows of a guard."""

    facing: Direction
    mood: str = "patrol"
    damage: int = 0
    stars: int = 0


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


def guard(figure: GuardFigure) -> Art:
    """In its mood, on a base whose point is its facing."""
    drawing, colour, sign = MOODS[figure.mood]
    art: Art = [drawn(each, colour, turn=90 * figure.facing) for each in ("base-guard", drawing)]
    if sign:
        above = drawn(sign, colour)
        above.transform = [svg.Translate(20, -20), svg.Scale(0.44)]
        art += [above]
    return art + badges(figure)


def badges(figure: GuardFigure) -> Art:
    """What a guard has taken, and the stars it has left."""
    damage = badge(str(figure.damage), -18, -17, ALERT) if figure.damage else []
    return damage + (star_badge(figure.stars, -18, 17) if figure.stars else [])


def boss(figure: shapes.Boss) -> Art:
    """On a base with a point where it looks; a base without one belongs to who sees all round."""
    turn = 90 * COMPASS.index(figure.facing) if figure.facing else 0
    base = drawn("base-boss" if figure.facing else "base-boss-round", turn=turn)
    own: Art = [drawn(each, turn=turn) for each in drawings_of(figure)]
    art = [base, *(own or letters(initial(figure), 0, 0, 16, BRIGHT, weight=0.18)), *marked_rim(figure, turn)]
    return art + (badge(str(figure.damage), -19, -18, ALERT) if figure.damage else [])


def drawings_of(figure: shapes.Boss) -> list[str]:
    """As it stands, and over it what half of its Health gone has left; nothing of one that nobody drew."""
    whole = f"{figure.id}-{figure.pose}" if figure.pose else figure.id
    wanted = [whole, *([f"{figure.id}-wounded"] if figure.wounded else [])]
    return [each for each in wanted if each in drawings()]


def initial(figure: shapes.Boss) -> str:
    """Of its name: that of "the Hind" is H."""
    return name(figure.id).split()[-1][0]


def marked_rim(figure: shapes.Boss, turn: float) -> Art:
    """What lies on the rim of its base: around its back, side by side."""
    art: Art = []
    for place, mark in enumerate(figure.rim):
        x, y = around(25, turn + 90 + APART * (place - (len(figure.rim) - 1) / 2))
        drawing = drawn(f"mark-{mark}")
        drawing.transform = [svg.Translate(number(x), number(y))]
        art.append(drawing)
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
    for place in range(stars):
        star = drawn("token-star", BODY)
        star.transform = [svg.Translate(14 - 13 * place, -20)]
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
