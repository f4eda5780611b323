"""The symbols of `symbols/*.svg` by their ids, each with the gradients and symbols it is made of.

60 units are a space, 0 0 is its middle, and whoever looks somewhere looks north. A drawing has its own colours; what
shines on it has the colour of where it is used (`currentColor`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files

from noisecheck.engine.keeping import keep

DRAWING = re.compile(r'<(symbol|radialGradient|linearGradient) id="([^"]+)".*?</\1>', re.DOTALL)
MEANT = re.compile(r'(?:href="|url\()#([^")]+)')


@keep(1)
def drawings() -> dict[str, str]:
    """Every symbol and every gradient, as its text."""
    found: dict[str, str] = {}
    folder = files("noisecheck.art") / "symbols"
    for file in sorted(each.name for each in folder.iterdir() if each.name.endswith(".svg")):
        for drawing in DRAWING.finditer((folder / file).read_text("utf-8")):
            found[drawing[2]] = drawing[0]
    return found


def definitions(ids: Iterable[str]) -> str:
    """The symbols of these ids and all that these use, for the `<defs>` of a picture, always in one order.

    Raises `KeyError` for an id that nothing is drawn for.
    """
    known, wanted, found = drawings(), list(ids), set[str]()
    while wanted:
        drawing = wanted.pop()
        if drawing not in found:
            found.add(drawing)
            wanted += MEANT.findall(known[drawing])
    return "".join(text for drawing, text in known.items() if drawing in found)
