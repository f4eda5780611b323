"""A boss and its nodes, drawn: a point where it looks, dots for a node and for the circuit from node to node.

In one space a boss stands on a base; on several it is one machine, with what is printed on each of its spaces.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import svg

from noisecheck.art.drawings import drawings
from noisecheck.engine.board import COMPASS, bits
from noisecheck.engine.state import STANDING, Boss, State, Token
from noisecheck.foresight import shapes
from noisecheck.foresight.view.boss import boss_shown
from noisecheck.foresight.view.overlay import Overlay
from noisecheck.render.drawn import drawn
from noisecheck.render.edges import head
from noisecheck.render.figures import badge, drawings_of
from noisecheck.render.floor_plan import SPACE, FloorPlan
from noisecheck.render.ink import (
    Art,
    Ink,
    Point,
    box,
    distance,
    letters,
    lines,
    number,
    pen,
    shape,
    turned,
)
from noisecheck.render.manners import Manner
from noisecheck.render.palette import ALERT, BACKGROUND, BRIGHT, DARK, ICON
from noisecheck.render.things import DrawnThing, words
from noisecheck.render.tokens import token
from noisecheck.texts import name, say

RIM = 21  # of a node, where the lines of a circuit end
CORNER = 16  # units of the lines that mark the corners of a large boss


def is_large(figure: Boss) -> bool:
    return figure.body.bit_count() > 1


def way_it_looks(state: State) -> str:
    """N, E, S or W; nothing for one that faces all ways (BOS-6)."""
    boss = boss_shown(state)
    return (boss.facing if boss else None) or ""


def part(printed: str, damage: int) -> Art:
    """What stands on one space of a boss that covers several: its machine lies under all of them."""
    art = letters(printed, -18, 18, 10, BRIGHT, weight=0.18, halo=True)
    return art + (badge(str(damage), -16, -14, ALERT) if damage else [])


def machine(state: State, plan: FloorPlan) -> Art:
    """A boss that covers several spaces: one drawing over all of them, with red corners and a point where it looks."""
    figure, shown = state.boss, boss_shown(state)
    if figure is None or shown is None or not is_large(figure):
        return []
    corners = [plan.corner_of(space) for space in bits(figure.body)]
    (left, right), (top, bottom) = ((min(side), max(side) + SPACE) for side in zip(*corners, strict=True))
    wide, high = right - left, bottom - top
    turn = 90 * COMPASS.index(shown.facing) if shown.facing else 0
    across, ahead = (high, wide) if turn % 180 else (wide, high)
    art: Art = [drawn(each, turn=turn, wide=across, high=ahead) for each in drawings_of(shown)]
    art = art or [box(-wide / 2, -high / 2, wide, high, Ink(DARK)), *letters(name(figure.id), 0, 0, 18, BRIGHT)]
    middle = (left + right) / 2, (top + bottom) / 2
    art += over(state, shown, middle, plan)
    art += footprint(wide, high)
    if shown.facing:
        art += turned(
            [shape(((-9, -ahead / 2), (9, -ahead / 2), (0, -ahead / 2 - 12)), Ink(ALERT, BACKGROUND, 2))], turn // 90
        )
    return [svg.G(class_=["body"], transform=[svg.Translate(*map(number, middle))], elements=art)]


def over(state: State, shown: shapes.Boss, middle: Point, plan: FloorPlan) -> Art:
    """What moves by itself: a turret, towards the nearest hero, and blades."""
    art: Art = []
    turret = f"{shown.id}-turret"
    if turret in drawings():
        ways = [(x - middle[0], y - middle[1]) for x, y in (plan.centre_of(hero.space) for hero in state.heroes)]
        x, y = min(ways, key=lambda way: math.hypot(*way), default=(0, -1))
        turn = 45 * round(math.degrees(math.atan2(x, -y)) / 45)
        art += [drawn(turret + ("-wounded" if shown.wounded else ""), turn=turn, wide=3 * SPACE, high=3 * SPACE)]
    if f"{shown.id}-blades" in drawings():
        art += [drawn(f"{shown.id}-blades", wide=5 * SPACE, high=5 * SPACE)]
    return art


def footprint(wide: float, high: float) -> Art:
    """Four corners around the spaces it covers."""
    x, y = wide / 2 - 3, high / 2 - 3
    chains = [
        ((right * x, down * (y - CORNER)), (right * x, down * y), (right * (x - CORNER), down * y))
        for right in (-1, 1)
        for down in (-1, 1)
    ]
    return [lines(chains, pen(BACKGROUND, 7)), lines(chains, pen(ALERT, 3.4))]


def has_plates(state: State, over: Overlay) -> bool:
    """Whether anything is printed on the boss's figure."""
    return state.boss is not None and any(state.boss.body >> space & 1 for space in over.printed)


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


def boss_things(state: State, over: Overlay, manner: Manner) -> Iterator[DrawnThing]:
    """The boss's figure in each space it covers, and those of its tokens that count as figures."""
    names, figure, shown = state.stage.board.names, state.boss, boss_shown(state)
    if figure is None or shown is None:
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
        art = part(printed, damage) if is_large(figure) else manner.figures.boss(shown)
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


def nodes(state: State, over: Overlay, manner: Manner) -> Iterator[DrawnThing]:
    lying = {each.space for each in state.boss.figures()} if state.boss is not None else set()
    for each in state.stage.nodes:
        printed = over.printed.get(each.space, "")
        facts = {
            "space": state.stage.board.names[each.space],
            "facing": COMPASS[each.facing],
            "printed": printed or "none",
        }
        kind = words("node", COMPASS[each.facing], "numbered" if printed else "arrow")
        ring_only = [] if each.space in lying else manner.fixtures.numbered_space()  # its number says enough
        art = ring_only if printed else manner.fixtures.node(each.facing)
        yield DrawnThing(kind, each.space, say("render-node", facts), art)
