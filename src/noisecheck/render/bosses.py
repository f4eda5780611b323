"""A boss, its tokens and its nodes, drawn: a notch for a face, a ring for a token, dots for a node.

In one space a boss is a hexagon; on several it is one body, with what is printed on each of its spaces.
"""

from __future__ import annotations

from collections.abc import Iterator

import svg

from noisecheck.engine.board import COMPASS, bits
from noisecheck.engine.bosses.kit import printed_at
from noisecheck.engine.state import FRIENDS, State, Token
from noisecheck.render import fixtures
from noisecheck.render.figures import badge
from noisecheck.render.ink import Art, Ink, disc, letters, lines, number, pen, ring, shape, square, turned
from noisecheck.render.palette import ALERT, BACKGROUND, BRIGHT, DARK, GOAL, ICON, LETTERS
from noisecheck.render.plan import SPACE, Plan
from noisecheck.render.things import Thing
from noisecheck.texts import name, say

NOTCH = ((-7, -12), (0, -21), (7, -12))


def boss(facing: int, damage: int) -> Art:
    """A hexagon; the notch at its rim is its facing."""
    art = [shape(ring(6, 20), Ink(DARK, ALERT, 3)), *turned([shape(NOTCH, Ink(BRIGHT, BACKGROUND, 1.5))], facing)]
    return art + (badge(str(damage), -16, -14, ALERT) if damage else [])


def part(printed: str, damage: int) -> Art:
    """One space of a boss that covers several; its border is drawn around all of them."""
    art = [square(SPACE / 2, Ink(DARK)), *letters(printed, 0, 0, 16, BRIGHT, weight=0.16)]
    return art + (badge(str(damage), -16, -14, ALERT) if damage else [])


def body(state: State, plan: Plan) -> Art:
    """The border of a boss that covers several spaces, with a notch; and its name, where nothing is printed on it."""
    figure = state.boss
    if figure is None or figure.body.bit_count() < 2:
        return []
    corners = [plan.corner_of(space) for space in bits(figure.body)]
    (left, right), (top, bottom) = ((min(side), max(side) + SPACE) for side in zip(*corners, strict=True))
    ahead = (bottom - top if COMPASS[figure.facing] in "NS" else right - left) / 2
    middle = svg.Translate(number((left + right) / 2), number((top + bottom) / 2))
    notch = turned([shape([(x, y + 12 - ahead) for x, y in NOTCH], Ink(BRIGHT, BACKGROUND, 1.5))], figure.facing)
    label = [] if has_plates(state) else letters(name(figure.id), 0, 0, 18, BRIGHT)
    border = lines(plan.outline(figure.body), pen(ALERT, 3))
    return [svg.G(class_=["body"], elements=[border, svg.G(transform=[middle], elements=notch + label)])]


def has_plates(state: State) -> bool:
    """Whether anything is printed on the boss's figure."""
    return state.boss is not None and any(printed_at(state, space) for space in bits(state.boss.body))


def token(each: Token) -> Art:
    """A disc with the first letter of what it is; the crosshair of a hero has the hero's."""
    colour = GOAL if each.kind in FRIENDS else ALERT
    letter = LETTERS.get(each.kind.removeprefix("crosshair-"), each.kind[0].upper())
    art = [disc(0, 0, 16, Ink(DARK, colour, 3)), *letters(letter, 0, 0, 15, BRIGHT, weight=0.18)]
    return art + (badge(str(each.damage), -16, -14, ALERT) if each.damage else [])


def node(facing: int) -> Art:
    return [disc(0, 0, 17, Ink(DARK, ICON, 2, (3, 4))), *fixtures.facing_icon(facing)]


def numbers(state: State, plan: Plan) -> Art:
    """The numbers of nodes, in a corner that stays free whatever lies there."""
    found: Art = []
    for each in state.stage.nodes:
        x, y = plan.corner_of(each.space)
        found += letters(printed_at(state, each.space), x + 9, y + 9, 10, ICON, halo=True)
    return [svg.G(class_=["numbers"], elements=found)] if found else []


def boss_things(state: State) -> Iterator[Thing]:
    """The boss's figure in each space it covers, and its tokens."""
    names, figure = state.stage.board.names, state.boss
    if figure is None:
        return
    spaces = list(bits(figure.body))
    for space in spaces:
        printed, damage = printed_at(state, space), figure.damage * (space == spaces[0])
        facts: dict[str, str | int] = {
            "figure": figure.id,
            "space": names[space],
            "facing": COMPASS[figure.facing],
            "damage": figure.damage,
            "health": figure.health,
            "printed": printed or "none",
        }
        art = part(printed, damage) if len(spaces) > 1 else boss(figure.facing, damage)
        yield Thing(f"boss {figure.id} {COMPASS[figure.facing]}", space, say("render-boss", facts), art)
    for each in figure.tokens:
        facts = {"figure": each.kind, "space": names[each.space], "damage": each.damage}
        yield Thing(f"token {each.kind}", each.space, say("render-token", facts), token(each))


def nodes(state: State) -> Iterator[Thing]:
    for each in state.stage.nodes:
        facts = {
            "space": state.stage.board.names[each.space],
            "facing": COMPASS[each.facing],
            "printed": printed_at(state, each.space) or "none",
        }
        yield Thing(f"node {COMPASS[each.facing]}", each.space, say("render-node", facts), node(each.facing))
