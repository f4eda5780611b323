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
SYMBOL = re.compile(r'<symbol\b[^>]*\bid="([^"]+)"[^>]*\bviewBox="([^"]+)"[^>]*>.*?</symbol>', re.DOTALL)
GRADIENT = re.compile(r'<(radialGradient|linearGradient)\b[^>]*\bid="([^"]+)".*?</\1>', re.DOTALL)
MEANT = re.compile(r'(?:href="|url\()#([^")]+)')


class Symbol(NamedTuple):
    """A drawing, and how many spaces it is wide and high."""

    id: str
    wide: float
    high: float
    text: str


@keep(1)
def symbols() -> dict[str, Symbol]:
    """All there are, by id."""
    found = {}
    for file in sorted(FOLDER.glob("*.svg")):
        for each in SYMBOL.finditer(file.read_text("utf-8")):
            _, _, wide, high = map(float, each[2].split())
            found[each[1]] = Symbol(each[1], wide / SPACE, high / SPACE, each[0])
    return found


@keep(1)
def edition() -> str:
    """Names how everything is drawn: it is another one when a drawing or the painter has changed."""
    digest = sha256()
    for file in sorted(FOLDER.parent.rglob("*")):
        if file.suffix in (".py", ".svg"):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


@keep(1)
def parts() -> dict[str, str]:
    """The texts of all symbols and gradients, by id."""
    texts = [file.read_text("utf-8") for file in sorted(FOLDER.glob("*.svg"))]
    shades = {each[2]: each[0] for text in texts for each in GRADIENT.finditer(text)}
    return shades | {each.id: each.text for each in symbols().values()}


def definitions(ids: Iterable[str]) -> str:
    """The drawings of these ids, and what these are made of, for the `<defs>` of a picture."""
    known, wanted, found = parts(), list(ids), set[str]()
    while wanted:
        part = wanted.pop()
        if part not in found:
            found.add(part)
            wanted += MEANT.findall(known[part])
    return "".join(known[each] for each in sorted(found))
