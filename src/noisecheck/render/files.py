"""Pictures as files."""

from __future__ import annotations

import os
from pathlib import Path

import svg

from noisecheck.engine.errors import NoisecheckError
from noisecheck.engine.game import Game
from noisecheck.render.manners import LARGE, manner_for
from noisecheck.render.sheet import draw, sheet

ZOOM = 1.6  # pixels a unit, unless a size is asked for: 96 pixels a space
SMALLEST, LARGEST = 64, 8192
USUAL = 4096  # as large as a picture gets unasked
SUFFIXES = (".svg", ".png")


def write(game: Game, path: str | os.PathLike[str], size: int | None = None) -> None:
    """Writes the picture as SVG or PNG, as the name ends; `size` is the longer side of a PNG in pixels.

    Raises `NoisecheckError` for another ending, a size out of bounds, and a file that cannot be written.
    """
    file = Path(path)
    suffix = file.suffix.lower()
    if suffix not in SUFFIXES:
        raise NoisecheckError(f"{file}: a picture ends in {' or '.join(SUFFIXES)}, not in {file.suffix or 'nothing'!r}")
    if size is not None and not SMALLEST <= size <= LARGEST:
        raise NoisecheckError(f"a picture is {SMALLEST} to {LARGEST} pixels long, not {size}")
    keep_file(file, draw(game).encode() if suffix == ".svg" else to_png(game, size))


def keep_file(file: Path, data: bytes) -> None:
    try:
        file.write_bytes(data)
    except (OSError, ValueError) as error:  # a ValueError: no name of a file at all
        reason = error.strerror if isinstance(error, OSError) else error
        raise NoisecheckError(f"{file} cannot be written: {reason}") from None


def to_png(game: Game, size: int | None = None) -> bytes:
    """In a manner that suits its size: `size` is its longer side in pixels."""
    picture = sheet(game.checkpoint)
    longest = max(float(str(picture.width)), float(str(picture.height)))
    pixels = size or min(USUAL, round(longest * ZOOM))
    manner = manner_for(pixels / longest)
    return rasterised(picture if manner is LARGE else sheet(game.checkpoint, manner), pixels)


def rasterised(picture: svg.SVG, longest: int) -> bytes:
    """A picture as PNG, its longer side that long."""
    import resvg_py  # a large library: only those wait for it who want a PNG

    wide, high = float(str(picture.width)), float(str(picture.height))
    return resvg_py.svg_to_bytes(
        svg_string=picture.as_str(),
        width=longest if wide >= high else None,
        height=longest if wide < high else None,
        skip_system_fonts=True,
    )
