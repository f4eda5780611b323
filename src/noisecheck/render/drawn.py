"""Drawings of `art` in a picture: used where they stand, defined once at its head."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import svg

from noisecheck.art.drawings import definitions
from noisecheck.render.ink import Art, number
from noisecheck.render.palette import ALERT

SPACE = 60  # units a space is wide


def drawn(drawing: str, colour: str = ALERT, *, turn: float = 0, wide: float = SPACE, high: float = SPACE) -> svg.G:
    """A drawing around 0, 0, turned clockwise by degrees; what shines on it has this colour."""
    use = svg.Use(href=f"#{drawing}", x=number(-wide / 2), y=number(-high / 2), width=number(wide), height=number(high))
    return svg.G(transform=[svg.Rotate(number(turn))] if turn else None, extra={"color": colour}, elements=[use])


def defined(art: Art) -> Art:
    """The art, and before it what it uses."""
    used = sorted({each.href.removeprefix("#") for each in within(art) if isinstance(each, svg.Use) and each.href})
    return [svg.Defs(text=definitions(used)), *art] if used else art


def within(art: Iterable[svg.Element]) -> Iterator[svg.Element]:
    for each in art:
        yield each
        yield from within(each.elements or [])
