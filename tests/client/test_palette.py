"""The colours of the three themes can be read: contrasts by the formula of WCAG 2, from the style sheet itself."""

import re
from pathlib import Path

import pytest

STYLE = (Path(__file__).parents[2] / "client/src/app.css").read_text("utf-8")
GROUNDS = ("bg-0", "bg-1", "bg-2", "bg-3", "floor")
WORDS = ("text-hi", "text", "text-dim")
SIGNS = ("radar", "alert", "investigate", "patrol", "wall", "ko", "objective", "cam-orange", "cam-green")
HEROES = ("h-snake", "h-meryl", "h-otacon", "h-gray-fox")


def colours(selector: str) -> dict[str, str]:
    block = STYLE.split(f"{selector} {{", 1)[1].split("}", 1)[0]
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6});", block))


def theme(name: str) -> dict[str, str]:
    plain = colours(":root")
    return plain if name == "radar" else plain | colours(f':root[data-theme="{name}"]')


def luminance(colour: str) -> float:
    digits = colour.lstrip("#")
    digits = "".join(digit * 2 for digit in digits) if len(digits) == 3 else digits
    channels = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


THEMES = ("radar", "contrast", "daylight")


@pytest.mark.parametrize("name", THEMES)
def test_words_can_be_read_on_every_ground(name: str) -> None:
    of = theme(name)
    least = 7 if name == "contrast" else 4.5

    assert {(word, ground) for word in WORDS for ground in GROUNDS if contrast(of[word], of[ground]) < least} == set()


@pytest.mark.parametrize("name", THEMES)
def test_what_cannot_be_done_now_can_still_be_read(name: str) -> None:
    of = theme(name)

    assert {ground for ground in GROUNDS if contrast(of["disabled"], of[ground]) < 4.5} == set()


@pytest.mark.parametrize("name", THEMES)
def test_signs_stand_out_from_the_floor(name: str) -> None:
    of = theme(name)

    assert {
        sign for sign in (*SIGNS, *HEROES) if contrast(of[sign], of["floor"]) < (4.5 if name == "contrast" else 3)
    } == set()


@pytest.mark.parametrize("name", THEMES)
def test_words_on_a_bright_button_can_be_read(name: str) -> None:
    of = theme(name)

    assert contrast(of["on-bright"], of["radar"]) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_the_outlines_of_controls_can_be_seen(name: str) -> None:
    of = theme(name)

    assert {ground for ground in GROUNDS if contrast(of["ui-border"], of[ground]) < 3} == set()
