"""The drawn map is read sign by sign, and means what it shows."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given

from noisecheck.engine.board import DIRECTIONS, Board, E, N, S, W, bits, left_of, opposite, parse_board, right_of
from noisecheck.engine.board.drawing import Drawing
from tests.board.maps import board, names, open_board
from tests.board.plain import drawings
from tests.table import rule

SAMPLE = """
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   . | . |
      +   +---+   +   +   +
    2 | . | # | .   . : . |
      +   +---+   +===+   +
    3 | > | .   o   . | . |
      +---+---+---+---+---+
"""


def test_left_and_right_of_each_direction_are_its_neighbours_on_the_compass() -> None:
    assert [left_of(d) for d in DIRECTIONS] == [W, N, E, S]
    assert [right_of(d) for d in DIRECTIONS] == [E, S, W, N]
    assert [opposite(d) for d in DIRECTIONS] == [S, W, N, E]


def test_the_spaces_of_a_set_come_top_to_bottom_and_left_to_right() -> None:
    assert list(bits(0b1001_0001)) == [0, 4, 7]
    assert list(bits(0)) == []


def test_every_sign_of_the_sample_map_is_found_where_it_is_drawn() -> None:
    sample = board(SAMPLE)

    assert (sample.width, sample.height, sample.size) == (5, 3, 15)
    assert sample.names[:6] == ("a1", "b1", "c1", "d1", "e1", "a2")
    assert all(sample.names[space] == name for name, space in sample.numbers.items())
    assert names(sample, sample.obstacles) == "b2"
    assert names(sample, sample.turn_icons) == "c3"
    assert {sample.names[space]: facing for space, facing in sample.facing_icons.items()} == {"a3": E}
    assert [(sample.names[a], sample.names[b]) for a, b in sample.doors] == [("d2", "e2"), ("d2", "d3")]
    assert sample.floor == (1 << 15) - 1 - sample.obstacles


def test_the_four_facing_icons_show_north_east_south_and_west() -> None:
    icons = board("""
            a   b   c   d
          +---+---+---+---+
        1 | ^   >   v   < |
          +---+---+---+---+
    """)
    assert icons.facing_icons == {0: N, 1: E, 2: S, 3: W}


def test_a_blank_is_no_space_but_has_a_name() -> None:
    hole = board("""
            a   b   c
          +---+---+---+
        1 | .       . |
          +---+---+---+
    """)
    assert names(hole, hole.floor) == "a1 c1"
    assert hole.obstacles == 0
    assert "b1" in hole.numbers


@rule("LOS-2")
def test_ahead_of_a_facing_lies_every_row_or_column_further_on_and_not_its_own() -> None:
    hall = open_board(3, 3)
    b2 = hall.numbers["b2"]
    assert names(hall, hall.ahead[N][b2]) == "a1 b1 c1"
    assert names(hall, hall.ahead[E][b2]) == "c1 c2 c3"
    assert names(hall, hall.ahead[S][b2]) == "a3 b3 c3"
    assert names(hall, hall.ahead[W][b2]) == "a1 a2 a3"


def test_after_column_z_comes_aa_and_from_row_ten_on_the_grid_is_shifted_by_one() -> None:
    wide = open_board(28, 10)
    lines = str(wide).split("\n")

    assert wide.names[25:28] == ("z1", "aa1", "ab1")
    assert wide.names[-1] == "ab10"
    assert lines[0].startswith("     a   b   c")
    assert lines[0].endswith("z   aa  ab")
    assert lines[2].startswith(" 1 | .")
    assert lines[-2].startswith("10 | .")


@given(drawings(largest=11))
def test_reading_what_was_drawn_draws_the_same(drawing: Drawing) -> None:
    drawn = Board(drawing)
    again = parse_board(str(drawn).split("\n"))
    assert again == drawn
    assert hash(again) == hash(drawn)
    assert str(again) == str(drawn)
    assert (again.floor, again.doors) == (drawn.floor, drawn.doors)


@given(drawings(largest=11))
def test_blanks_at_line_ends_are_not_needed(drawing: Drawing) -> None:
    drawn = Board(drawing)
    assert parse_board([line.rstrip() for line in str(drawn).split("\n")]) == drawn
    assert parse_board([line + "  " for line in str(drawn).split("\n")]) == drawn


def test_a_border_left_blank_blocks_like_one_that_is_drawn() -> None:
    bare = board("""
            a   b
          +   +   +
        1   .   .
          +   +   +
    """)
    assert bare == open_board(2, 1)


def test_only_drawn_doors_can_be_locked() -> None:
    with pytest.raises(ValueError, match="there are 2 doors"):
        board(SAMPLE).geometry(0b100)


def test_equal_drawings_share_one_board_with_its_tables() -> None:
    assert board(SAMPLE) is board(SAMPLE)


def test_boards_and_geometries_are_shared_and_never_copied() -> None:
    sample = board(SAMPLE)
    geometry = sample.geometry(0b01)
    zone = geometry.inside(0b111)
    assert sample.geometry(0b01) is geometry
    for shared in (sample, geometry, zone):
        assert copy.copy(shared) is shared
        assert copy.deepcopy(shared) is shared
        assert pickle.loads(pickle.dumps(shared)) is shared
