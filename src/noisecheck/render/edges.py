"""Walls, drops, doors and the ways of elevators."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import svg

from noisecheck.art import Scenery
from noisecheck.engine.board import Space
from noisecheck.engine.board.drawing import WALL
from noisecheck.engine.stage import Door
from noisecheck.engine.state import State
from noisecheck.foresight.view.overlay import Overlay
from noisecheck.render import palette
from noisecheck.render.floor_plan import SPACE, FloorPlan
from noisecheck.render.ink import Art, Ink, Point, distance, lines, number, pen, titled
from noisecheck.render.manners import FixturesDrawn, Manner
from noisecheck.texts import say

BEND = 0.16  # how far the way of an elevator swings out, as a part of its length
DROP = pen(palette.INVESTIGATE, 4, (3, 9))
POINTS = 96  # that a bow is drawn through, so that it ends close to the signs


class Edge(NamedTuple):
    """A side of a space that nobody walks over."""

    between: str
    start: Point
    end: Point
    is_drop: bool


def walls(plan: FloorPlan, over: Overlay) -> svg.G:
    """One line for every edge with a wall, and for every edge where the floor ends."""
    found = [each for each in solid_edges(plan, over) if not each.is_drop]
    return titled("walls", say("render-walls", {}), [drawn(each, "wall", pen(palette.WALL, 4)) for each in found])


def drops(plan: FloorPlan, over: Overlay) -> Art:
    """BOS-39: where the floor ends and nothing holds."""
    found = [each for each in solid_edges(plan, over) if each.is_drop]
    art: Art = [drawn(each, "drop", DROP) for each in found]
    return [titled("drops", say("legend-drop", {}), art)] if art else []


def drawn(edge: Edge, kind: str, ink: Ink) -> svg.Element:
    line = lines([(edge.start, edge.end)], ink)
    line.class_ = [kind]
    line.data = {"between": edge.between}
    return line


def solid_edges(plan: FloorPlan, over: Overlay) -> Iterator[Edge]:
    board, drawing = plan.board, plan.board.drawing
    for row in range(-1, board.height):
        for column in range(-1, board.width):
            here = plan.space(row, column)
            x, y = plan.corner(row, column)
            sides = (
                (plan.space(row, column + 1), drawing.right, (x + SPACE, y)),
                (plan.space(row + 1, column), drawing.below, (x, y + SPACE)),
            )
            for there, signs, start in sides:
                if here is None and there is None:
                    continue
                ends = here is None or there is None
                sign = WALL if row < 0 or column < 0 else signs[row * board.width + column]
                if ends or sign == WALL:
                    is_drop = over.has_drops and sign != WALL
                    yield Edge(between(plan, here, there), start, (x + SPACE, y + SPACE), is_drop)


def between(plan: FloorPlan, one: int | None, other: int | None) -> str:
    return " ".join(plan.board.names[space] for space in (one, other) if space is not None)


def doors(state: State, plan: FloorPlan, manner: Manner, scenery: Scenery | None) -> Art:
    found: Art = []
    for at, door in enumerate(state.stage.doors):
        locked = bool(state.locked >> at & 1)
        facts: dict[str, str | int] = {
            "door": door.name,
            "level": door.level,
            "needs": " ".join(map(str, door.needs)) or "none",
        }
        dice = state.lock.dice if state.lock and state.lock.name == door.name else ()
        key = "render-door-open"
        if locked:
            key = "render-door-sealed" if door.is_sealed else "render-door-locked"
        title = say(key, facts)
        if dice:
            title += "; " + say("render-dice", {"dice": dice})
        kind = f"door {key.removeprefix('render-door-')}"
        barred = scenery is not None and scenery.style_at(door.first).bars
        art = door_art(plan, door, manner.fixtures, locked, leaf_of(door, barred))
        found.append(titled(kind, title, art, data={"door": door.name}))
    return found


def leaf_of(door: Door, barred: bool) -> str:
    """What its leaves look like: bolted if no dice open it."""
    return "thing-door-leaf" + ("-sealed" if door.is_sealed else "-bars" if barred else "")


def door_art(plan: FloorPlan, door: Door, fixtures: FixturesDrawn, locked: bool, leaf: str) -> Art:
    """In its wall. The lock lies on the side where its token is (ADJ-3)."""
    (ax, ay), (bx, by) = plan.centre_of(door.first), plan.centre_of(door.second)
    mx, my = (ax + bx) / 2, (ay + by) / 2
    ux, uy = (bx - ax) / SPACE, (by - ay) / SPACE  # through the door
    turn = {(0, -1): 0, (1, 0): 90, (0, 1): 180, (-1, 0): 270}[round(ux), round(uy)]
    leaves = svg.G(
        transform=[svg.Translate(number(mx), number(my)), svg.Rotate(turn)], elements=fixtures.door(locked, leaf)
    )
    lock = fixtures.padlock("" if door.is_sealed else str(door.level), locked)
    x, y = mx - 4 * ux, my - 4 * uy
    return [leaves, svg.G(transform=[svg.Translate(number(x), number(y)), svg.Scale(0.95)], elements=lock)]


def elevator_ways(state: State, plan: FloorPlan) -> Art:
    """A dotted bow from each elevator to where it goes, with an arrow-head; one bow with two of them there and back."""
    names = state.stage.board.names
    rides = {(elevator.space, elevator.to) for elevator in state.stage.elevators}
    found: Art = []
    for start, end in ways(state):
        facts: dict[str, str | int] = {"space": names[start], "to": names[end]}
        shown = curve(plan, start, end)
        art: Art = [lines([shown], pen(palette.THING, 2, (2, 6))), head(shown, palette.THING)]
        if (end, start) in rides:
            art.append(head(shown[::-1], palette.THING))
        data = {"from": names[start], "to": names[end]}
        found.append(titled("elevator-way", say("render-elevator", facts), art, data=data))
    return found


def ways(state: State) -> list[tuple[Space, Space]]:
    """Each ride of an elevator, and of two that are there and back the first."""
    found: list[tuple[Space, Space]] = []
    for elevator in state.stage.elevators:
        if (elevator.to, elevator.space) not in found:
            found.append((elevator.space, elevator.to))
    return found


def crossed_by_ways(state: State, plan: FloorPlan) -> int:
    """The spaces under the ways: no place for names."""
    crossed = 0
    for start, end in ways(state):
        for x, y in curve(plan, start, end):
            space = plan.space_at(x, y)
            crossed |= 0 if space is None else 1 << space
    return crossed


def curve(plan: FloorPlan, start: Space, end: Space) -> list[Point]:
    """A bow towards the middle of the board, cut off where the signs at its ends begin."""
    here, there = plan.centre_of(start), plan.centre_of(end)
    (ax, ay), (bx, by) = here, there
    across, down = BEND * (by - ay), BEND * (bx - ax)
    x, y = (ax + bx) / 2, (ay + by) / 2
    control = min(((x - across, y + down), (x + across, y - down)), key=lambda each: distance(each, plan.middle))
    points = [bezier(here, control, there, step / POINTS) for step in range(POINTS + 1)]
    cut = min(24, distance(here, there) / 3)
    return [point for point in points if distance(point, here) >= cut and distance(point, there) >= cut]


def head(shown: list[Point], colour: str) -> svg.Element:
    """The arrow-head at the end of a way."""
    (tx, ty), (px, py) = shown[-1], shown[-2]
    length = distance((tx, ty), (px, py))
    ux, uy = (tx - px) / length, (ty - py) / length
    corners = [
        (tx - 9 * ux - 6 * uy, ty - 9 * uy + 6 * ux),
        (tx, ty),
        (tx - 9 * ux + 6 * uy, ty - 9 * uy - 6 * ux),
    ]
    return lines([corners], pen(colour, 2.4))


def bezier(start: Point, control: Point, end: Point, t: float) -> Point:
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1]
