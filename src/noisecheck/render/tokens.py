"""What a boss has on the map beside its figure. Every sign is drawn around 0, 0 and fits into a circle of radius 20."""

from __future__ import annotations

from noisecheck.engine.state import BUST, CROSSHAIR, DECOY, HOSTAGE, LOCK_ON, SHADOW, Token
from noisecheck.render import fixtures
from noisecheck.render.figures import badge
from noisecheck.render.ink import Art, Ink, box, disc, letters, lines, pen, ring, shape
from noisecheck.render.palette import ALERT, BACKGROUND, BRIGHT, DARK, HEROES, THING
from noisecheck.texts import LETTERS


def token(each: Token) -> Art:
    art = sign(each.kind, each.owner)
    return art + (badge(str(each.damage), -16, -14, ALERT) if each.damage else [])


def sign(kind: str, owner: str = "") -> Art:
    if kind == HOSTAGE:
        return fixtures.captive(optional=False, taken=False)
    if kind == BUST:
        return bust()
    if kind == SHADOW:
        return shadow()
    if kind == DECOY:
        return [box(-15, -18, 30, 36, Ink(DARK, ALERT, 3), 4), *letters("?", 0, 0, 17, BRIGHT, weight=0.18)]
    if kind == CROSSHAIR:
        return crosshair(owner)
    if kind == LOCK_ON:
        return lock_on()
    return [disc(0, 0, 16, Ink(DARK, ALERT, 3)), *letters(kind[0], 0, 0, 15, BRIGHT, weight=0.18)]


def bust() -> Art:
    """Head and shoulders on a plinth."""
    shoulders = ((-13, 8), (-9, 1), (9, 1), (13, 8))
    ink = Ink(DARK, THING, 2.5)
    return [shape(shoulders, ink), disc(0, -9, 9, ink), box(-16, 10, 32, 8, ink)]


def shadow() -> Art:
    """The hexagon of a boss, in dashes, with a blade."""
    return [
        shape(ring(6, 20), Ink(DARK, ALERT, 2.5, (5, 4))),
        lines([((-9, 9), (9, -9)), ((4, -10), (10, -4))], pen(BRIGHT, 3)),
    ]


def crosshair(owner: str) -> Art:
    """A hero's, in their colour and with their letter; the boss's own has a dot in the middle."""
    colour = HEROES.get(owner, ALERT)
    ticks = [((0, -22), (0, -10)), ((0, 22), (0, 10)), ((-22, 0), (-10, 0)), ((22, 0), (10, 0))]
    art: Art = [disc(0, 0, 16, Ink("none", BACKGROUND, 6)), lines(ticks, pen(BACKGROUND, 6))]
    art += [disc(0, 0, 16, Ink("none", colour, 2.5)), lines(ticks, pen(colour, 2.5))]
    if owner in LETTERS:
        return art + letters(LETTERS[owner], 0, 0, 11, BRIGHT, weight=0.2, halo=True)
    return [*art, disc(0, 0, 3, Ink(colour))]


def lock_on() -> Art:
    """Brackets around whom it means."""
    corners = [[(x * 20, y * 8), (x * 20, y * 20), (x * 8, y * 20)] for x in (-1, 1) for y in (-1, 1)]
    return [lines(corners, pen(BACKGROUND, 8)), lines(corners, pen(ALERT, 4))]
