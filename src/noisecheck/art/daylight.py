"""The same picture by day: its colours are derived from those of the night, so that a place is painted once.

The ground is mirrored in lightness: what was dark is bright, so that what is drawn for the rules is dark on it. What
stands there keeps its light and shade, and is brighter. Both have half the colour they have by night.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from colorsys import hls_to_rgb, rgb_to_hls
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

Light: TypeAlias = Literal["night", "day"]
LIGHTS: tuple[Light, ...] = ("night", "day")
Curve: TypeAlias = tuple[tuple[float, float], ...]  # lightness by night, and by day

GROUND: Curve = ((0, 1), (0.165, 0.88), (0.3, 0.62), (0.65, 0.2), (1, 0.04))
STANDING: Curve = ((0, 0.06), (0.04, 0.2), (0.12, 0.42), (0.35, 0.66), (1, 1))
COLOUR = re.compile(r'((?:fill|stroke|color)=")(#[0-9a-f]{3}(?:[0-9a-f]{3})?)"')
PALER = 0.5  # shadows on bright ground


class Tint(NamedTuple):
    """What light makes of the layers of a picture: of the ground, of shadows on it, of what stands there."""

    ground: Callable[[str], str]
    shadow: Callable[[str], str]
    standing: Callable[[str], str]


def as_painted(text: str) -> str:
    return text


def paler(text: str) -> str:
    return f'<g opacity="{PALER}">{text}</g>'


def tinted(curve: Curve) -> Callable[[str], str]:
    return lambda text: COLOUR.sub(lambda found: f'{found[1]}{by_day(found[2], curve)}"', text)


def by_day(colour: str, curve: Curve) -> str:
    """A colour as it is in daylight."""
    digits = colour[1:] if len(colour) > 4 else "".join(2 * digit for digit in colour[1:])
    hue, light, colourful = rgb_to_hls(*(channel / 255 for channel in bytes.fromhex(digits)))
    channels = hls_to_rgb(hue, along(curve, light), colourful / 2)
    return "#" + "".join(f"{round(255 * channel):02x}" for channel in channels)


def along(curve: Curve, at: float) -> float:
    """The height of a curve, between two of its points."""
    for (start, low), (end, high) in pairwise(curve):
        if at <= end:
            return low + (high - low) * (at - start) / (end - start)
    return curve[-1][1]


TINTS: dict[Light, Tint] = {
    "night": Tint(as_painted, as_painted, as_painted),
    "day": Tint(tinted(GROUND), paler, tinted(STANDING)),
}
