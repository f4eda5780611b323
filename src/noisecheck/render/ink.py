"""Lines, shapes and letters as SVG elements, and groups that say what they are."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple
from xml.sax.saxutils import escape

import svg

from noisecheck.render.lettering import lettering
from noisecheck.render.palette import BACKGROUND, TEXT

Art = list[svg.Element]
Point = tuple[float, float]
Chain = Sequence[Point]

NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Ink(NamedTuple):
    """How a shape is filled and outlined."""

    fill: str = "none"
    stroke: str = "none"
    width: float = 2
    dash: tuple[float, ...] = ()

    @property
    def breadth(self) -> float | None:
        return None if self.stroke == "none" else number(self.width)

    @property
    def dashes(self) -> list[Decimal | float | int] | None:
        return [number(each) for each in self.dash] or None


def pen(colour: str, width: float = 2, dash: tuple[float, ...] = ()) -> Ink:
    return Ink(stroke=colour, width=width, dash=dash)


def number(value: float) -> float:
    """Two decimals, and none where there are none: files stay small and alike."""
    short = round(value, 2)
    return int(short) if short == int(short) else short


def safe(text: str) -> str:
    """The text as XML may hold it."""
    return escape(NO_XML.sub("�", text), {'"': "&quot;"})


def disc(x: float, y: float, r: float, ink: Ink) -> svg.Circle:
    return svg.Circle(
        cx=number(x),
        cy=number(y),
        r=number(r),
        fill=ink.fill,
        stroke=ink.stroke,
        stroke_width=ink.breadth,
        stroke_dasharray=ink.dashes,
    )


def box(x: float, y: float, width: float, height: float, ink: Ink, rounded: float = 0) -> svg.Rect:
    return svg.Rect(
        x=number(x),
        y=number(y),
        width=number(width),
        height=number(height),
        rx=number(rounded) or None,
        fill=ink.fill,
        stroke=ink.stroke,
        stroke_width=ink.breadth,
        stroke_dasharray=ink.dashes,
    )


def square(half: float, ink: Ink, rounded: float = 0) -> svg.Rect:
    return box(-half, -half, 2 * half, 2 * half, ink, rounded)


def shape(points: Iterable[Point], ink: Ink) -> svg.Polygon:
    return svg.Polygon(
        points=[svg.Point(number(x), number(y)) for x, y in points],
        fill=ink.fill,
        stroke=ink.stroke,
        stroke_width=ink.breadth,
        stroke_dasharray=ink.dashes,
    )


def lines(chains: Iterable[Chain], ink: Ink) -> svg.Path:
    """Chains of straight strokes."""
    way: list[svg.PathData] = []
    for chain in chains:
        way.append(svg.M(number(chain[0][0]), number(chain[0][1])))
        way += [svg.L(number(x), number(y)) for x, y in chain[1:]]
    return svg.Path(d=way, fill="none", stroke=ink.stroke, stroke_width=ink.breadth, stroke_dasharray=ink.dashes)


def ring(count: int, radius: float, start: float = -90, inner: float | None = None) -> list[Point]:
    """Corners of a regular shape, the first at this angle; with an inner radius, of a star."""
    radii = [radius] if inner is None else [radius, inner]
    steps = count * len(radii)
    return [around(radii[step % len(radii)], start + 360 * step / steps) for step in range(steps)]


def around(radius: float, degrees: float) -> Point:
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))


def distance(one: Point, other: Point) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


def letters(
    text: str,
    x: float = 0,
    y: float = 0,
    size: float = 14,
    colour: str = TEXT,
    *,
    anchor: float = 0.5,
    weight: float = 0.15,
    halo: bool = False,
) -> Art:
    """A text in strokes; a halo keeps it readable on hatched ground."""
    chains = lettering(text, x, y, size, anchor)
    if not chains:
        return []
    written = lines(chains, pen(colour, size * weight))
    return [lines(chains, pen(BACKGROUND, size * weight + 4)), written] if halo else [written]


def titled(
    kind: str, title: str, art: Art, *, at: Point | None = None, scale: float = 1, data: Mapping[str, str] | None = None
) -> svg.G:
    """A group that says what it is: under the mouse, to a screen reader, to a test."""
    moves: list[svg.Transform] = []
    if at is not None:
        moves.append(svg.Translate(number(at[0]), number(at[1])))
    if scale != 1:
        moves.append(svg.Scale(number(scale)))
    return svg.G(
        class_=kind.split(),
        transform=moves or None,
        data={name: safe(value) for name, value in data.items()} if data else None,
        elements=[svg.Title(text=safe(title)), *art],
    )


def turned(art: Art, quarters: int) -> Art:
    """Drawn for the north, turned clockwise by quarters."""
    return [svg.G(transform=[svg.Rotate(90 * quarters)], elements=art)] if quarters else art


def faded(art: Art, opacity: float = 0.55) -> Art:
    return [svg.G(opacity=opacity, elements=art)]
