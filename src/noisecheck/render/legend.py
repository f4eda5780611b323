"""The signs that are on this map, and what they are."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

import svg

from noisecheck.engine.state import BUST, CROSSHAIR, DECOY, HOSTAGE, LOCK_ON, SHADOW
from noisecheck.render import bosses, figures, fixtures, palette, tokens
from noisecheck.render.edges import DROP
from noisecheck.render.floor_plan import MARGIN, SPACE, FloorPlan
from noisecheck.render.ground import crossing, dots, hatch
from noisecheck.render.ink import Art, Ink, Point, letters, lines, number, pen, square, titled
from noisecheck.render.lettering import shortened, width
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
    art: Callable[[], Art]
    key: str


def swatch(cover: Callable[[Iterable[Point]], Art], colour: str) -> Art:
    """A small piece of covered ground."""
    half = SPACE / 2
    ground = [square(half, Ink(palette.FLOOR)), *cover([(-half, -half)]), square(half, Ink("none", colour, 3))]
    return [svg.G(transform=[svg.Scale(0.6)], elements=ground)]


def locked_door(level: str) -> Art:
    return [lines([((-20, -4), (20, -4)), ((-20, 4), (20, 4))], pen(palette.BRIGHT, 3)), *fixtures.padlock(level, True)]


def open_door() -> Art:
    posts = [((-20, -9), (-20, 9)), ((20, -9), (20, 9)), ((-19, 0), (-8, -16))]
    return [lines(posts, pen(palette.BRIGHT, 4)), *fixtures.padlock("2", False)]


def obstacle() -> Art:
    return [square(17, Ink(palette.BACKGROUND, palette.WALL, 2)), lines([((-9, 9), (9, -9))], pen(palette.BORDER, 2))]


def plate() -> Art:
    return [square(18, Ink(palette.DARK, palette.ALERT, 3)), *letters("2", 0, 0, 16, palette.BRIGHT, weight=0.16)]


def half_size(*signs: Art) -> Art:
    """Signs side by side."""
    apart = 26
    first = -apart * (len(signs) - 1) / 2
    return [
        svg.G(transform=[svg.Translate(first + apart * place, 0), svg.Scale(0.62)], elements=sign)
        for place, sign in enumerate(signs)
    ]


ENTRIES = (
    LegendEntry("hero", lambda: figures.hero(figures.HeroFigure("snake")), "legend-hero"),
    LegendEntry("guard", lambda: figures.guard(1), "legend-guard"),
    LegendEntry("hurt", lambda: figures.guard(1, 1, 1), "legend-hurt"),
    LegendEntry("small-boss", lambda: bosses.sample(1), "legend-boss"),
    LegendEntry("large-boss", bosses.large_sample, "legend-boss"),
    LegendEntry("plate", plate, "legend-plate"),
    LegendEntry(HOSTAGE, lambda: tokens.sign(HOSTAGE), "legend-hostage"),
    LegendEntry(BUST, lambda: tokens.sign(BUST), "legend-bust"),
    LegendEntry(SHADOW, lambda: tokens.sign(SHADOW), "legend-shadow"),
    LegendEntry(LOCK_ON, lambda: tokens.sign(LOCK_ON), "legend-lock-on"),
    LegendEntry(DECOY, lambda: tokens.sign(DECOY), "legend-decoy"),
    LegendEntry(CROSSHAIR, lambda: tokens.sign(CROSSHAIR), "legend-crosshair"),
    LegendEntry("ko", lambda: figures.ko(2, False), "legend-ko"),
    LegendEntry("dead", figures.dead, "legend-dead"),
    LegendEntry("investigate", lambda: figures.attention("?", "snake"), "legend-investigate"),
    LegendEntry("alert", lambda: figures.attention("!", "snake"), "legend-alert"),
    LegendEntry("camera", lambda: fixtures.camera(1, 3, "orange"), "legend-camera"),
    LegendEntry("down-trap", fixtures.trap_down, "legend-trap"),
    LegendEntry("laser", lambda: half_size(fixtures.laser(), swatch(dots, palette.TRAP)), "legend-laser"),
    LegendEntry("charge", lambda: figures.charge("c-4"), "legend-charge"),
    LegendEntry(
        "objective",
        lambda: half_size(
            fixtures.objective(down=False, optional=False, taken=False),
            fixtures.objective(down=True, optional=False, taken=False),
        ),
        "legend-objective",
    ),
    LegendEntry("event", lambda: fixtures.event("A", False), "legend-event"),
    LegendEntry("captive", lambda: fixtures.captive(optional=False, taken=False), "legend-hostage"),
    LegendEntry("exit", fixtures.exit_way, "legend-exit"),
    LegendEntry("own-exit", lambda: fixtures.own_exit("snake"), "legend-own-exit"),
    LegendEntry("terminal", lambda: fixtures.terminal(3, False), "legend-terminal"),
    LegendEntry("elevator", lambda: fixtures.elevator(""), "legend-elevator"),
    LegendEntry("supply", fixtures.supply, "legend-supply"),
    LegendEntry("arrow", lambda: bosses.node(1), "render-legend-node"),
    LegendEntry("numbered", bosses.numbered_space, "render-legend-numbered"),
    LegendEntry("barracks", lambda: fixtures.barracks(3, None), "legend-barracks"),
    LegendEntry(
        "facing-icon turn-icon", lambda: half_size(fixtures.facing_icon(0), fixtures.turn_icon()), "legend-icon"
    ),
    LegendEntry("locked-door", lambda: locked_door("2"), "legend-locked"),
    LegendEntry("sealed-door", lambda: locked_door(""), "legend-sealed"),
    LegendEntry("open-door", open_door, "legend-open"),
    LegendEntry("zones", lambda: [lines([((-20, 0), (20, 0))], pen(palette.TEXT, 3, (13, 8)))], "legend-zone"),
    LegendEntry("obstacle", obstacle, "legend-obstacle"),
    LegendEntry("drop", lambda: [lines([((-20, 0), (20, 0))], DROP)], "legend-drop"),
    LegendEntry("beyond", lambda: [square(17, Ink(palette.PANEL, palette.GRID, 2))], "render-legend-beyond"),
    LegendEntry("watched", lambda: swatch(hatch, palette.ALERT), "render-legend-seen"),
    LegendEntry("fire", lambda: swatch(crossing, palette.ALERT), "render-legend-fire"),
)


def legend(plan: FloorPlan, kinds: set[str]) -> tuple[svg.G, float]:
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
        sign = svg.G(transform=[svg.Translate(number(x + 18), number(y)), svg.Scale(SIGN)], elements=entry.art())
        text = letters(said, x + 42, y, TEXT_SIZE, palette.TEXT, anchor=0, weight=0.13)
        found.append(titled("entry", say(entry.key, {}), [sign, *text]))
    return titled("legend", say("legend", {}), found), top + (row + 1) * ROW + MARGIN
