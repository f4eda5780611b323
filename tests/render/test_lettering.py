"""The stroke font."""

import string

import pytest

from noisecheck.render.lettering import GLYPHS, UNKNOWN, glyph, lettering, shortened, width


def test_letters_and_figures_all_look_different() -> None:
    drawn = [glyph(sign) for sign in string.ascii_uppercase + string.digits]

    assert len(set(drawn)) == 36


@pytest.mark.parametrize("sign", GLYPHS)
def test_every_glyph_stays_on_its_grid(sign: str) -> None:
    for line in glyph(sign):
        assert all(0 <= x <= 4 and 0 <= y <= 7 for x, y in line)


def test_small_letters_and_accents_are_drawn_as_plain_capitals() -> None:
    assert lettering("éñł", 0, 0, 6) == lettering("ENL", 0, 0, 6)


def test_a_sign_the_font_lacks_is_a_crossed_box() -> None:
    assert UNKNOWN not in GLYPHS.values()
    assert lettering("雪", 0, 0, 6, anchor=0) == [tuple((x, y - 3) for x, y in line) for line in glyph("雪")]


def test_a_text_is_placed_by_its_anchor() -> None:
    for anchor in (0, 0.5, 1):
        across = [x for line in lettering("MAP", 100, 50, 12, anchor) for x, _ in line]
        assert min(across) == pytest.approx(100 - anchor * width("MAP", 12))
        assert max(across) - min(across) == pytest.approx(width("MAP", 12))


def test_a_text_too_long_is_cut_to_fit() -> None:
    assert shortened("yard", 10, 200) == "yard"
    cut = shortened("a very long name of a zone", 10, 100)
    assert cut.endswith("...")
    assert width(cut, 10) <= 100
