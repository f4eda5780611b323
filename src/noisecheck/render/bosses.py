"""A boss and its nodes, drawn: a notch where it looks, dots for a node and for the circuit from node to node.

In one space a boss is a hexagon; on several it is one body, with what is printed on each of its spaces.
"""

from __future__ import annotations

from collections.abc import Iterator

import svg

from noisecheck.engine.board import COMPASS, E, bits
from noisecheck.engine.state import STANDING, Boss, State, Token
from noisecheck.foresight.view.boss import boss_shown
from noisecheck.foresight.view.overlay import Overlay
from noisecheck.render import fixtures
from noisecheck.render.edges import head
from noisecheck.render.figures import badge
from noisecheck.render.floor_plan import SPACE, FloorPlan
from noisecheck.render.ink import (
    Art,
    Ink,
    Point,
    box,
    disc,
    distance,
    letters,
    lines,
    number,
    pen,
    ring,
    shape,
    square,
    turned,
)
from noisecheck.render.palette import ALERT, BACKGROUND, BRIGHT, DARK, ICON
from noisecheck.render.things import DrawnThing, words
from noisecheck.render.tokens import token
from noisecheck.texts import name, say

NOTCH = ((-7, -14), (0, -23), (7, -14))
RIM = 21  # of a node, where the lines of a circuit end


def boss(letter: str, facing: int, damage: int) -> Art:
    """A hexagon with its letter; the notch at its rim is its facing."""
    art = [shape(ring(6, 20), Ink(DARK, ALERT, 3)), *letters(letter, 0, 0, 14, BRIGHT, weight=0.18), *notch(facing, 0)]
    return art + (badge(str(damage), -16, -14, ALERT) if damage else [])


def large_boss() -> Art:
    """A body of several spaces, in little; it looks east."""
    return [box(-20, -14, 40, 28, Ink(DARK, ALERT, 3)), *notch(E, 6)]


def notch(facing: int, further: float) -> Art:
    return turned([shape([(x, y - further) for x, y in NOTCH], Ink(BRIGHT, BACKGROUND, 1.5))], facing)


def is_large(figure: Boss) -> bool:
    return figure.body.bit_count() > 1


def way_it_looks(state: State) -> str:
    """N, E, S or W; nothing for one that faces all ways (BOS-6)."""
    boss = boss_shown(state)
    return (boss.facing if boss else None) or ""


def part(printed: str, damage: int) -> Art:
    """One space of a boss that covers several; its border is drawn around all of them."""
    art = [square(SPACE / 2, Ink(DARK)), *letters(printed, 0, 0, 16, BRIGHT, weight=0.16)]
    return art + (badge(str(damage), -16, -14, ALERT) if damage else [])


def body(state: State, plan: FloorPlan, over: Overlay) -> Art:
    """The border of a boss that covers several spaces, with a notch; and its name, where nothing is printed on it."""
    figure = state.boss
    if figure is None or not is_large(figure):
        return []
    corners = [plan.corner_of(space) for space in bits(figure.body)]
    (left, right), (top, bottom) = ((min(side), max(side) + SPACE) for side in zip(*corners, strict=True))
    ahead = (bottom - top if COMPASS[figure.facing] in "NS" else right - left) / 2
    middle = svg.Translate(number((left + right) / 2), number((top + bottom) / 2))
    face = notch(figure.facing, ahead - 14) if way_it_looks(state) else []
    label = [] if has_plates(state, over) else letters(name(figure.id), 0, 0, 18, BRIGHT)
    border = lines(plan.outline(figure.body), pen(ALERT, 3))
    return [svg.G(class_=["body"], elements=[border, svg.G(transform=[middle], elements=face + label)])]


def has_plates(state: State, over: Overlay) -> bool:
    """Whether anything is printed on the boss's figure."""
    return state.boss is not None and any(state.boss.body >> space & 1 for space in over.printed)


def node(facing: int) -> Art:
    return [*numbered_space(), *fixtures.facing_icon(facing)]


def numbered_space() -> Art:
    return [disc(0, 0, 17, Ink(DARK, ICON, 2, (3, 4)))]


def circuit(state: State, plan: FloorPlan) -> Art:
    """BOS-3: dots from node to node, for a boss that walks them; the arrow-heads go round clockwise."""
    boss = boss_shown(state)
    if boss is None or not boss.circuit:
        return []
    places = [plan.centre_of(node.space) for node in state.stage.nodes]
    found: Art = []
    for start, end in zip(places, places[1:] + places[:1], strict=True):
        long = distance(start, end)
        first, middle, last = (towards(start, end, part) for part in (RIM / long, 0.5, 1 - RIM / long))
        found += [lines([(first, last)], pen(ICON, 2, (1, 7))), head([first, middle], ICON)]
    return [svg.G(class_=["circuit"], elements=found)]


def towards(start: Point, end: Point, part: float) -> Point:
    """The point at this part of the way."""
    return start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])


def numbers(state: State, plan: FloorPlan, over: Overlay) -> Art:
    """The numbers of nodes, in a corner that stays free whatever lies there."""
    found: Art = []
    for each in state.stage.nodes:
        x, y = plan.corner_of(each.space)
        found += letters(over.printed.get(each.space, ""), x + 9, y + 9, 10, ICON, halo=True)
    return [svg.G(class_=["numbers"], elements=found)] if found else []


def boss_things(state: State, over: Overlay) -> Iterator[DrawnThing]:
    """The boss's figure in each space it covers, and those of its tokens that count as figures."""
    names, figure = state.stage.board.names, state.boss
    if figure is None:
        return
    facing = way_it_looks(state)
    for space in bits(figure.body):
        printed, damage = over.printed.get(space, ""), figure.damage * (space == figure.space)
        facts: dict[str, str | int] = {
            "figure": figure.id,
            "space": names[space],
            "facing": facing or "none",
            "damage": figure.damage,
            "health": figure.health,
            "printed": printed or "none",
        }
        letter = name(figure.id).split()[-1][0]  # "the Hind" is H
        art = part(printed, damage) if is_large(figure) else boss(letter, figure.facing, damage)
        yield DrawnThing(words("boss", figure.id, facing), space, say("render-boss", facts), art)
    yield from tokens(state, figure.figures())


def marks(state: State) -> Iterator[DrawnThing]:
    """Tokens that are not figures, such as crosshairs: whoever stands there stands in the middle."""
    if state.boss is not None:
        yield from tokens(state, [each for each in state.boss.tokens if each.kind not in STANDING])


def tokens(state: State, shown: list[Token]) -> Iterator[DrawnThing]:
    for each in shown:
        facts: dict[str, str | int] = {
            "token": each.kind,
            "owner": each.owner,
            "space": state.stage.board.names[each.space],
            "damage": each.damage,
        }
        yield DrawnThing(words("token", each.kind, each.owner), each.space, say("render-token", facts), token(each))


def nodes(state: State, over: Overlay) -> Iterator[DrawnThing]:
    lying = {each.space for each in state.boss.figures()} if state.boss is not None else set()
    for each in state.stage.nodes:
        printed = over.printed.get(each.space, "")
        facts = {
            "space": state.stage.board.names[each.space],
            "facing": COMPASS[each.facing],
            "printed": printed or "none",
        }
        kind = words("node", COMPASS[each.facing], "numbered" if printed else "arrow")
        ring_only = [] if each.space in lying else numbered_space()  # its number says enough
        art = ring_only if printed else node(each.facing)
        yield DrawnThing(kind, each.space, say("render-node", facts), art)
