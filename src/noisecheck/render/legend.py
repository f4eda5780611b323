"""The signs that are on this map, and what they are."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

import svg

from noisecheck.engine.state import BUST, CROSSHAIR, DECOY, HOSTAGE, LOCK_ON, SHADOW
from noisecheck.render import figures, palette, tokens
from noisecheck.render.drawn import drawn
from noisecheck.render.edges import DROP
from noisecheck.render.figures import GuardFigure, HeroFigure
from noisecheck.render.floor_plan import MARGIN, SPACE, FloorPlan
from noisecheck.render.ground import crossing, dots, hatch
from noisecheck.render.ink import Art, Ink, Point, letters, lines, number, pen, square, titled
from noisecheck.render.lettering import shortened, width
from noisecheck.render.manners import Manner
from noisecheck.texts import say

COLUMN = 98
FEWEST = 2  # columns an entry takes
ROW = 34
SIGN = 0.6
TEXT_SIZE = 9
BESIDE = 54  # room for a sign, and for a gap before the next column


class LegendEntry(NamedTuple):
    """A sign is shown when one of its kinds is on the map."""

    kinds: str
    art: Callable[[Manner], Art]
    key: str


def swatch(cover: Callable[[Iterable[Point]], Art], colour: str) -> Art:
    """A small piece of covered ground."""
    half = SPACE / 2
    ground = [square(half, Ink(palette.FLOOR)), *cover([(-half, -half)]), square(half, Ink("none", colour, 3))]
    return [svg.G(transform=[svg.Scale(0.6)], elements=ground)]


def door(manner: Manner, leaf: str, level: str, locked: bool) -> Art:
    return [*manner.fixtures.door(locked, leaf), *manner.fixtures.padlock(level, locked)]


def obstacle(manner: Manner) -> Art:
    return [square(17, Ink(palette.BACKGROUND, palette.WALL, 2)), lines([((-9, 9), (9, -9))], pen(palette.BORDER, 2))]


def furniture(manner: Manner) -> Art:
    """An obstacle of a painted map: something on dark ground."""
    return [square(26, Ink(palette.BACKGROUND, palette.WALL, 1.4)), drawn("dock-crates", "#474233", wide=52, high=52)]


def plate(manner: Manner) -> Art:
    return [square(18, Ink(palette.DARK, palette.ALERT, 3)), *letters("2", 0, 0, 16, palette.BRIGHT, weight=0.16)]


def large_boss(manner: Manner) -> Art:
    """Any boss of several spaces, in little."""
    return [drawn("rex", turn=90, wide=44, high=44)]


def small_boss(manner: Manner) -> Art:
    """Any boss of one space."""
    return [drawn("base-boss", turn=90), drawn("ocelot", turn=90)]


def objectives(manner: Manner) -> Art:
    shown = (manner.fixtures.objective(down=down, optional=False, taken=False) for down in (False, True))
    return half_size(*shown)


def icons(manner: Manner) -> Art:
    return half_size(manner.fixtures.facing_icon(0), manner.fixtures.turn_icon())


def half_size(*signs: Art) -> Art:
    """Signs side by side."""
    apart = 26
    first = -apart * (len(signs) - 1) / 2
    return [
        svg.G(transform=[svg.Translate(first + apart * place, 0), svg.Scale(0.62)], elements=sign)
        for place, sign in enumerate(signs)
    ]


ENTRIES = (
    LegendEntry("hero", lambda manner: manner.figures.hero(HeroFigure("snake")), "legend-hero"),
    LegendEntry("guard", lambda manner: manner.figures.guard(GuardFigure(1)), "legend-guard"),
    LegendEntry("hurt", lambda manner: manner.figures.guard(GuardFigure(1, damage=1, stars=1)), "legend-hurt"),
    LegendEntry("small-boss", small_boss, "legend-boss"),
    LegendEntry("large-boss", large_boss, "legend-boss"),
    LegendEntry("plate", plate, "legend-plate"),
    LegendEntry(HOSTAGE, lambda manner: tokens.sign(HOSTAGE), "legend-hostage"),
    LegendEntry(BUST, lambda manner: tokens.sign(BUST), "legend-bust"),
    LegendEntry(SHADOW, lambda manner: tokens.sign(SHADOW), "legend-shadow"),
    LegendEntry(LOCK_ON, lambda manner: tokens.sign(LOCK_ON), "legend-lock-on"),
    LegendEntry(DECOY, lambda manner: tokens.sign(DECOY), "legend-decoy"),
    LegendEntry(CROSSHAIR, lambda manner: tokens.sign(CROSSHAIR), "legend-crosshair"),
    LegendEntry("ko", lambda manner: manner.figures.ko(2, False), "legend-ko"),
    LegendEntry("dead", lambda manner: manner.figures.dead(), "legend-dead"),
    LegendEntry("investigate", lambda manner: manner.figures.attention("?", "snake"), "legend-investigate"),
    LegendEntry("alert", lambda manner: manner.figures.attention("!", "snake"), "legend-alert"),
    LegendEntry("camera", lambda manner: manner.fixtures.camera(1, 3, "orange"), "legend-camera"),
    LegendEntry("down-trap", lambda manner: manner.fixtures.trap_down(), "legend-trap"),
    LegendEntry("laser", lambda manner: half_size(manner.fixtures.laser(), swatch(dots, palette.TRAP)), "legend-laser"),
    LegendEntry("charge", lambda manner: figures.charge("c-4"), "legend-charge"),
    LegendEntry("objective", objectives, "legend-objective"),
    LegendEntry("event", lambda manner: manner.fixtures.event("A", False, "thing-console"), "legend-event"),
    LegendEntry("captive", lambda manner: manner.fixtures.captive(optional=False, taken=False), "legend-hostage"),
    LegendEntry("exit", lambda manner: manner.fixtures.exit_way(), "legend-exit"),
    LegendEntry("own-exit", lambda manner: manner.fixtures.own_exit("snake"), "legend-own-exit"),
    LegendEntry("terminal", lambda manner: manner.fixtures.terminal(3, False), "legend-terminal"),
    LegendEntry("elevator", lambda manner: manner.fixtures.elevator("", "thing-lift"), "legend-elevator"),
    LegendEntry("supply", lambda manner: manner.fixtures.supply(), "legend-supply"),
    LegendEntry("arrow", lambda manner: manner.fixtures.node(1), "render-legend-node"),
    LegendEntry("numbered", lambda manner: manner.fixtures.numbered_space(), "render-legend-numbered"),
    LegendEntry("barracks", lambda manner: manner.fixtures.barracks(3, None), "legend-barracks"),
    LegendEntry("facing-icon turn-icon", icons, "legend-icon"),
    LegendEntry("locked-door", partial(door, leaf="thing-door-leaf", level="2", locked=True), "legend-locked"),
    LegendEntry("sealed-door", partial(door, leaf="thing-door-leaf-sealed", level="", locked=True), "legend-sealed"),
    LegendEntry("open-door", partial(door, leaf="thing-door-leaf", level="2", locked=False), "legend-open"),
    LegendEntry("zones", lambda manner: [lines([((-20, 0), (20, 0))], pen(palette.TEXT, 3, (13, 8)))], "legend-zone"),
    LegendEntry("obstacle", obstacle, "legend-obstacle"),
    LegendEntry("furniture", furniture, "legend-obstacle"),
    LegendEntry("drop", lambda manner: [lines([((-20, 0), (20, 0))], DROP)], "legend-drop"),
    LegendEntry("beyond", lambda manner: [square(17, Ink(palette.PANEL, palette.GRID, 2))], "render-legend-beyond"),
    LegendEntry("watched", lambda manner: swatch(hatch, palette.ALERT), "render-legend-seen"),
    LegendEntry("gaze", lambda manner: swatch(hatch, palette.ALERT), "render-legend-gaze"),
    LegendEntry("fire", lambda manner: swatch(crossing, palette.ALERT), "render-legend-fire"),
)


def legend(plan: FloorPlan, kinds: set[str], manner: Manner) -> tuple[svg.G, float]:
    """The legend of the kinds on the map, and where the sheet ends. Long words take several columns and come last."""
    room = plan.width - 2 * MARGIN
    columns = int(room // COLUMN)
    step = room / columns
    top = plan.bottom + 18
    found: Art = [lines([((MARGIN, top - 8), (plan.width - MARGIN, top - 8))], pen(palette.GRID, 1))]
    row = column = 0

    def columns_for(entry: LegendEntry) -> int:
        needed = math.ceil((width(say(entry.key, {}), TEXT_SIZE) + BESIDE) / step)
        return min(columns, max(FEWEST, needed))

    for entry in sorted((each for each in ENTRIES if kinds & set(each.kinds.split())), key=columns_for):
        needed = columns_for(entry)
        said = shortened(say(entry.key, {}), TEXT_SIZE, room - BESIDE)
        if column + needed > columns:
            row, column = row + 1, 0
        x, y = MARGIN + column * step, top + (row + 0.5) * ROW
        column += needed
        sign = svg.G(transform=[svg.Translate(number(x + 18), number(y)), svg.Scale(SIGN)], elements=entry.art(manner))
        text = letters(said, x + 42, y, TEXT_SIZE, palette.TEXT, anchor=0, weight=0.13)
        found.append(titled("entry", say(entry.key, {}), [sign, *text]))
    return titled("legend", say("legend", {}), found), top + (row + 1) * ROW + MARGIN
