"""What stands on obstacles in each place of the game, and what lies on its maps.

Browsers and the renderer of pictures draw it alike, so it uses only what both draw the same. What stands on an
obstacle is darker than whatever shines for the rules.
"""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

import noisecheck
from noisecheck.art import LOOKS

FILES = {file.stem: file for file in sorted((Path(noisecheck.__file__).parent / "art" / "symbols").glob("*.svg"))}
SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "defs", "symbol", "g", "path", "circle", "ellipse", "rect", "use"}
GRADIENTS = {"linearGradient", "radialGradient", "stop"}
UNFIT = {"style", "class", "filter", "mask", "clip-path"}

DARK = 0.06  # the mean relative luminance of what stands on an obstacle, at most
MOVES = ["lift", "grating", "hatch", "exit", "corners", "facing", "turn", "node", "barracks", "supply"]
DOORS = ["door-posts", "door-leaf", "door-leaf-sealed", "door-leaf-bars", "padlock", "padlock-open"]
WATCHES = ["camera", "camera-way", "trap", "trap-laser", "trap-camera", "trap-blank"]
GOALS = ["objective", "objective-optional", "objective-down", "objective-taken", "terminal", "terminal-hacked"]
EVENTS = ["console", "reader", "locker", "switchboard", "lever", "drawer", "weapons", "crates", "box"]


def symbols(file: str) -> dict[str, ET.Element]:
    return {symbol.attrib["id"]: symbol for symbol in ET.parse(FILES[file]).iter(f"{SVG}symbol")}


def box(symbol: ET.Element) -> tuple[float, float, float, float]:
    left, top, wide, high = map(float, symbol.attrib["viewBox"].split())
    return left, top, wide, high


@pytest.mark.parametrize("file", FILES)
def test_symbols_are_made_of_what_browser_and_renderer_draw_the_same(file: str) -> None:
    """No text, style, filter, mask or variable, and nothing that is drawn nowhere."""
    known = {
        f"#{each.attrib['id']}" for path in FILES.values() for each in ET.parse(path).iter() if "id" in each.attrib
    }

    for element in ET.parse(FILES[file]).iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS | GRADIENTS
        assert not UNFIT & set(element.attrib)
        for name, value in element.attrib.items():
            assert "var(" not in value
            assert not name.endswith("href") or value in known
            assert not value.startswith("url(") or value[4:-1] in known


@pytest.mark.parametrize("place", LOOKS)
def test_every_place_has_things_for_obstacles_of_every_size(place: str) -> None:
    drawn = symbols(place)
    sizes = Counter((wide / 60, high / 60) for _, _, wide, high in map(box, drawn.values()))

    assert all(name.startswith(f"{place}-") for name in drawn)
    assert all((left, top) == (-wide / 2, -high / 2) for left, top, wide, high in map(box, drawn.values()))
    assert sizes[1, 1] >= 3
    assert sizes[2, 1] >= 1
    assert sizes[2, 2] >= 1


def test_everything_that_lies_on_a_map_is_drawn() -> None:
    expected = {f"thing-{name}" for name in MOVES + DOORS + WATCHES + GOALS + EVENTS}

    assert set(symbols("things")) == expected
    assert {box(symbol) for symbol in symbols("things").values()} == {(-30, -30, 60, 60)}


@pytest.mark.parametrize("place", LOOKS)
def test_what_stands_on_obstacles_is_darker_than_what_shines_for_the_rules(place: str) -> None:
    look = LOOKS[place]
    drawn = "".join(re.findall(r"<symbol\b.*?</symbol>", FILES[place].read_text("utf-8"), re.DOTALL))
    bright = {}
    for name, symbol in symbols(place).items():
        _, _, wide, high = box(symbol)
        for paint in look.paints:
            use = f'<use href="#{name}" width="{wide:g}" height="{high:g}" color="{paint}"/>'
            if (seen := mean_luminance(drawn + use, look.floor, wide, high)) > DARK:
                bright[name, paint] = round(seen, 3)

    assert bright == {}


def mean_luminance(drawing: str, floor: str, wide: float, high: float) -> float:
    """Of a drawing on a floor, as WCAG defines it."""
    import resvg_py

    size = f'width="{wide:g}" height="{high:g}"'
    sheet = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><rect {size} fill="{floor}"/>{drawing}</svg>'
    picture = Image.open(BytesIO(resvg_py.svg_to_bytes(svg_string=sheet, skip_system_fonts=True))).convert("RGB")
    total = sum(
        share * sum(count * linear(value / 255) for value, count in enumerate(picture.getchannel(band).histogram()))
        for share, band in ((0.2126, "R"), (0.7152, "G"), (0.0722, "B"))
    )
    return total / (picture.width * picture.height)


def linear(level: float) -> float:
    return level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4
