"""What a boss has on the map beside its figure, drawn around 0, 0."""

from __future__ import annotations

from noisecheck.art.drawings import drawings
from noisecheck.engine.state import BUST, CROSSHAIR, DECOY, HOSTAGE, SHADOW, Token
from noisecheck.render.drawn import drawn
from noisecheck.render.figures import badge
from noisecheck.render.ink import Art, Ink, disc, letters
from noisecheck.render.palette import ALERT, BODY, BRIGHT, DARK, GOAL, HEROES, THING
from noisecheck.texts import LETTERS

COLOURS = {HOSTAGE: GOAL, BUST: THING, SHADOW: BODY}


def token(each: Token) -> Art:
    art = sign(each.kind, each.owner)
    return art + (badge(str(each.damage), -18, -17, ALERT) if each.damage else [])


def sign(kind: str, owner: str = "") -> Art:
    if kind == CROSSHAIR:
        return crosshair(owner)
    if kind == HOSTAGE:
        return [drawn(HOSTAGE, GOAL)]
    drawing = "token-mound" if kind == DECOY else f"token-{kind}"
    if drawing in drawings():
        return [drawn(drawing, COLOURS.get(kind, ALERT))]
    return [disc(0, 0, 16, Ink(DARK, ALERT, 3)), *letters(kind[0], 0, 0, 15, BRIGHT, weight=0.18)]


def crosshair(owner: str) -> Art:
    """A hero's, in their colour and with their letter; the boss's own has a dot in the middle."""
    colour = HEROES.get(owner, ALERT)
    letter = letters(LETTERS[owner], 0, 0, 11, BRIGHT, weight=0.2, halo=True) if owner in LETTERS else []
    return [drawn("token-crosshair", colour), *(letter or [disc(0, 0, 3, Ink(colour))])]
