"""A boss, its tokens and its circuit, drawn: a hexagon with a notch for a face, a ring for a token, dots for nodes."""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck.engine.board import COMPASS, bits
from noisecheck.engine.state import FRIENDS, State, Token
from noisecheck.render import fixtures
from noisecheck.render.figures import badge
from noisecheck.render.ink import Art, Ink, disc, letters, ring, shape, turned
from noisecheck.render.palette import ALERT, BACKGROUND, BRIGHT, DARK, GOAL, ICON
from noisecheck.render.things import Thing
from noisecheck.texts import say

NOTCH = ((-7, -12), (0, -21), (7, -12))


def boss(facing: int, damage: int) -> Art:
    """A hexagon; the notch at its rim is its facing."""
    art = [shape(ring(6, 20), Ink(DARK, ALERT, 3)), *turned([shape(NOTCH, Ink(BRIGHT, BACKGROUND, 1.5))], facing)]
    return art + (badge(str(damage), -16, -14, ALERT) if damage else [])


def token(each: Token) -> Art:
    """A disc with the first letter of what it is."""
    colour = GOAL if each.kind in FRIENDS else ALERT
    art = [disc(0, 0, 16, Ink(DARK, colour, 3)), *letters(each.kind[0].upper(), 0, 0, 15, BRIGHT, weight=0.18)]
    return art + (badge(str(each.damage), -16, -14, ALERT) if each.damage else [])


def node(facing: int) -> Art:
    return [disc(0, 0, 17, Ink(DARK, ICON, 2, (3, 4))), *fixtures.facing_icon(facing)]


def boss_things(state: State) -> Iterator[Thing]:
    """The boss's figure in each space it covers, and its tokens."""
    names, figure = state.stage.board.names, state.boss
    if figure is None:
        return
    for space in bits(figure.body):
        facts: dict[str, str | int] = {
            "figure": figure.id,
            "space": names[space],
            "facing": COMPASS[figure.facing],
            "damage": figure.damage,
            "health": figure.health,
        }
        art = boss(figure.facing, figure.damage)
        yield Thing(f"boss {figure.id} {COMPASS[figure.facing]}", space, say("render-boss", facts), art)
    for each in figure.tokens:
        facts = {"figure": each.kind, "space": names[each.space], "damage": each.damage}
        yield Thing(f"token {each.kind}", each.space, say("render-token", facts), token(each))


def nodes(state: State) -> Iterator[Thing]:
    for each in state.stage.nodes:
        facts: dict[str, str | int] = {"space": state.stage.board.names[each.space], "facing": COMPASS[each.facing]}
        yield Thing(f"node {COMPASS[each.facing]}", each.space, say("render-node", facts), node(each.facing))
