"""A map that is drawn wrong is refused, with line, column, what was found and what was expected."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from noisecheck.engine.board import Board, parse_board
from noisecheck.engine.board.drawing import Drawing
from noisecheck.engine.errors import SceneError
from tests.board.maps import open_board
from tests.board.plain import drawings

GOOD = """\
    a   b   c
  +---+---+---+
1 | .   . | . |
  +   +---+   +
2 | .   # |   |
  +---+---+---+"""


def fault(text: str, first_line: int = 1) -> SceneError:
    with pytest.raises(SceneError) as caught:
        parse_board(text.split("\n"), first_line)
    return caught.value


def changed(line: int, column: int, sign: str) -> str:
    """The good map with one sign drawn over another; line and column as errors name them."""
    lines = GOOD.split("\n")
    text = lines[line - 1]
    lines[line - 1] = text[: column - 1] + sign + text[column - 1 + len(sign) :]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "column", "sign", "expected"),
    [
        (1, 1, "x", "a blank"),
        (1, 5, "b", "the column letter 'a'"),
        (1, 9, "x", "the column letter 'b'"),
        (1, 10, "x", "a blank between columns"),
        (1, 13, "d", "the column letter 'c'"),
        (2, 1, "0", "a blank"),
        (2, 7, "-", "the corner +"),
        (2, 8, "===", "--- as the border of the map"),
        (2, 4, "~--", "an edge: --- or === or three blanks"),
        (4, 10, " ", "an edge: --- or === or three blanks"),
        (4, 9, "~", "an edge: --- or === or three blanks"),
        (4, 10, "=", "an edge: --- or === or three blanks"),
        (4, 3, "|", "the corner +"),
        (4, 11, " ", "the corner +"),
        (3, 1, "2", "the row number '1' and a blank"),
        (5, 1, "3", "the row number '2' and a blank"),
        (3, 2, "0", "the row number '1' and a blank"),
        (3, 3, ":", "| as the border of the map"),
        (3, 15, ":", "| as the border of the map"),
        (3, 4, ".", "a blank"),
        (3, 6, ".", "a blank"),
        (3, 5, "S", "a space: one of . # o ^ > v < or a blank"),
        (3, 7, "!", "an edge: | or : or a blank"),
        (3, 16, "x", "the end of the line"),
        (5, 7, ":", "a door only between two spaces a figure can stand on"),
        (5, 11, ":", "a door only between two spaces a figure can stand on"),
        (4, 8, "===", "a door only between two spaces a figure can stand on"),
        (4, 12, "===", "a door only between two spaces a figure can stand on"),
        (3, 6, "\t", "blanks instead of a tab"),
    ],
)
def test_a_wrong_sign_is_named_by_line_and_column(line: int, column: int, sign: str, expected: str) -> None:
    error = fault(changed(line, column, sign))
    assert (error.line, error.column, error.expected) == (line, column, expected)
    assert error.found == repr(sign[0])


def test_lines_are_counted_as_the_caller_counts_them() -> None:
    error = fault(changed(5, 1, "3"), first_line=20)
    assert str(error) == "line 24, column 1: found '3', expected the row number '2' and a blank"


def test_no_lines_are_no_map() -> None:
    with pytest.raises(SceneError, match="found the end of the map, expected the column letter 'a'"):
        parse_board([])


@pytest.mark.parametrize(
    ("kept", "expected"),
    [(1, "the edges above row 1"), (2, "row 1"), (3, "the edges below row 1"), (5, "the edges below row 2")],
)
def test_a_map_cut_off_says_what_is_missing(kept: int, expected: str) -> None:
    error = fault("\n".join(GOOD.split("\n")[:kept]))
    assert (error.line, error.found, error.expected) == (kept + 1, "the end of the map", expected)


def test_a_line_cut_off_says_where_its_corner_is_missing() -> None:
    error = fault(GOOD.replace("+---+---+---+", "+---+---+"))
    assert (error.line, error.column, error.found) == (2, 15, "the end of the line")
    assert error.expected == "the corner +"


def test_a_door_below_an_obstacle_is_refused() -> None:
    obstacle_above = """\
    a
  +---+
1 | # |
  +===+
2 | . |
  +---+"""
    error = fault(obstacle_above)
    assert (error.line, error.column, error.found) == (4, 4, "'='")


@pytest.mark.parametrize("height", [1, 9, 10])
def test_a_line_too_many_is_refused_where_it_stands(height: int) -> None:
    lines = [*str(open_board(2, height)).split("\n"), "snake a1"]
    assert fault("\n".join(lines)).line == len(lines)


def test_with_ten_rows_the_grid_must_be_shifted_by_one() -> None:
    lines = str(open_board(2, 10)).split("\n")
    lines[2] = lines[2][1:]
    error = fault("\n".join(lines))
    assert (error.line, error.column, error.expected) == (3, 1, "the row number ' 1' and a blank")


@pytest.mark.parametrize(("width", "height", "line"), [(65, 1, 1), (1, 65, 131)])
def test_a_map_has_64_rows_and_columns_at_most(width: int, height: int, line: int) -> None:
    with pytest.raises(SceneError, match=r"64 (rows|columns) at most") as caught:
        open_board(width, height)
    assert caught.value.line == line


def test_a_map_of_64_by_64_is_read() -> None:
    assert open_board(64, 64).names[-1] == "bl64"


def check_read_or_refused(lines: list[str]) -> None:
    """Any text is a board, or a `SceneError` that points into it or just behind it."""
    refusal = None
    try:
        assert isinstance(parse_board(lines), Board)
    except SceneError as error:
        refusal = error
    assert refusal is None or (1 <= refusal.line <= len(lines) + 1 and refusal.column >= 1)


@given(st.lists(st.text()))
@example(["\n"])
def test_any_text_is_a_board_or_a_scene_error(lines: list[str]) -> None:
    check_read_or_refused(lines)


@given(drawings(), st.data())
def test_any_slip_of_the_pen_gives_a_board_or_a_scene_error(drawing: Drawing, data: st.DataObject) -> None:
    text = str(Board(drawing))
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 3))
    slip = data.draw(st.text(st.sampled_from(" .#o^>v<+-=|:10ab\n\t~") | st.characters(), max_size=3))
    check_read_or_refused((text[:at] + slip + text[at + cut :]).split("\n"))


def test_a_text_that_is_no_map_is_told_how_a_map_begins() -> None:
    error = fault("hello")
    assert (error.line, error.found) == (1, "'h'")
    assert error.expected == "a map: its first line has the column letters, from column 5 on"
