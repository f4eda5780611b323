"""The drawings: every `<symbol>` of the files in `symbols`, read once, and the gradients that they are shaded with.

60 units are a space, and whoever looks somewhere looks north. A drawing has its own colours; what shines on it has the
colour of where it is used (`currentColor`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from noisecheck.art.strokes import SPACE
from noisecheck.engine.keeping import keep

FOLDER = Path(__file__).parent / "symbols"
DRAWING = re.compile(r'<(symbol|radialGradient|linearGradient) id="([^"]+)".*?</\1>', re.DOTALL)
SIZE = re.compile(r'<symbol [^>]*viewBox="\S+ \S+ (\S+) ([^"]+)"')
MEANT = re.compile(r'(?:href="|url\()#([^")]+)')


class Symbol(NamedTuple):
    """A drawing, and how many spaces it is wide and high."""

    id: str
    wide: float
    high: float
    text: str


@keep(1)
def drawings() -> dict[str, str]:
    """Every symbol and every gradient, as its text."""
    texts = [file.read_text("utf-8") for file in sorted(FOLDER.glob("*.svg"))]
    return {drawing[2]: drawing[0] for text in texts for drawing in DRAWING.finditer(text)}


@keep(1)
def symbols() -> dict[str, Symbol]:
    """The symbols alone, by id."""
    sizes = {drawing: SIZE.match(text) for drawing, text in drawings().items()}
    return {
        drawing: Symbol(drawing, float(size[1]) / SPACE, float(size[2]) / SPACE, drawings()[drawing])
        for drawing, size in sizes.items()
        if size
    }


@keep(1)
def edition() -> str:
    """Names how everything is drawn: it is another one when a drawing or the painter has changed."""
    digest = sha256()
    for file in sorted(FOLDER.parent.rglob("*")):
        if file.suffix in (".py", ".svg"):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def definitions(ids: Iterable[str]) -> str:
    """The drawings of these ids and all that these use, for the `<defs>` of a picture, always in one order.

    Raises `KeyError` for an id that nothing is drawn for.
    """
    known, wanted, found = drawings(), list(ids), set[str]()
    while wanted:
        drawing = wanted.pop()
        if drawing not in found:
            found.add(drawing)
            wanted += MEANT.findall(known[drawing])
    return "".join(known[each] for each in sorted(found))
