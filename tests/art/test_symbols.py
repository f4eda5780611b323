"""The drawings: what every symbol holds to, so that browser and renderer show the same, and soon."""

import re
from collections import Counter
from pathlib import Path

import pytest

from noisecheck.art.drawings import DRAWING, FOLDER, MEANT, definitions, drawings

FILES = sorted(FOLDER.glob("*.svg"))
HEAVIEST = {"heroes": 4000, "portraits": 4000, "machines": 5000}  # bytes of one symbol; of all others:
HEAVY = 2300
FORBIDDEN = re.compile(r"<(?:text|image|style|script|filter|clipPath|mask|foreignObject)\b|var\(|style=|class=|https?:")
COLOUR = re.compile(r'(?:fill|stroke|stop-color|color)="([^"]*)"')
ALLOWED = re.compile(r"none|currentColor|#[0-9a-f]{3}(?:[0-9a-f]{3})?|url\(#[^)]+\)")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_symbols_are_light_and_bring_their_colours_themselves(file: Path) -> None:
    """No text, filter, mask, variable or style: the renderer of pictures would draw none of them."""
    text = file.read_text("utf-8")
    drawn = text.split("<svg ", 1)[1].split(">", 1)[1]

    assert not FORBIDDEN.findall(drawn)
    assert [each for each in COLOUR.findall(drawn) if not ALLOWED.fullmatch(each)] == []
    heavy = [each[2] for each in DRAWING.finditer(text) if len(each[0].encode()) > HEAVIEST.get(file.stem, HEAVY)]
    assert heavy == []


def test_no_two_drawings_have_the_same_id() -> None:
    """The browser has all of them on one page."""
    found = Counter(each for file in FILES for each in re.findall(r'\sid="([^"]+)"', file.read_text("utf-8")))

    assert [each for each, count in found.items() if count > 1] == []


def test_a_drawing_brings_everything_it_is_made_of() -> None:
    known = drawings()
    missing = {(name, each) for name, text in known.items() for each in MEANT.findall(text) if each not in known}

    assert missing == set()
    assert 'id="g-helmet"' in definitions(["guard-patrol"])
