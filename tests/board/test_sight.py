"""Who sees whom: the box must be clear (LOS-3), and the watcher must face towards it (LOS-2)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noisecheck.engine.board import DIRECTIONS, E, Geometry, N, S, Sight, W, explain_sight
from tests.board.maps import locked, names, open_board, unlocked
from tests.board.plain import PlainMap, geometries
from tests.table import rule


def sees(geometry: Geometry, watcher: str, target: str) -> bool:
    numbers = geometry.board.numbers
    return bool(geometry.sight[numbers[watcher]] >> numbers[target] & 1)


@rule("LOS-2")
def test_a_watcher_sees_diagonally_ahead_but_not_beside_itself() -> None:
    hall = open_board(5, 5).geometry(0)
    c5 = hall.board.numbers["c5"]
    assert hall.seen[N][c5] >> hall.board.numbers["a4"] & 1
    assert not hall.seen[N][c5] >> hall.board.numbers["a5"] & 1
    assert hall.seen[W][c5] >> hall.board.numbers["a5"] & 1


@rule("LOS-2")
def test_one_with_a_facing_never_sees_its_own_space_so() -> None:
    hall = open_board(3, 3).geometry(0)
    assert not any(hall.seen[facing][space] >> space & 1 for facing in DIRECTIONS for space in range(9))


@rule("LOS-3")
def test_a_wall_inside_the_box_blocks_though_it_is_beside_the_straight_line() -> None:
    hall = unlocked("""
            a   b   c   d   e
          +---+---+---+---+---+
        1 | .   .   .   .   . |
          +   +---+   +   +   +
        2 | .   .   .   .   . |
          +---+---+---+---+---+
    """)
    assert not sees(hall, "c2", "a1")
    assert sees(hall, "c2", "c1")
    assert sees(hall, "c2", "e1")


@rule("LOS-3")
def test_a_wall_on_the_rim_of_the_box_does_not_block() -> None:
    hall = unlocked("""
            a   b   c
          +---+---+---+
        1 | .   .   . |
          +---+---+---+
        2 | .   .   . |
          +   +   +   +
        3 | .   . | . |
          +---+---+---+
    """)
    assert sees(hall, "a2", "c2")
    assert sees(hall, "a3", "b2")
    assert not sees(hall, "a3", "c2")


@rule("LOS-3", "ADJ-2")
def test_a_door_blocks_sight_while_it_is_locked() -> None:
    text = """
            a   b   c
          +---+---+---+
        1 | .   . : . |
          +---+---+---+
    """
    assert not sees(locked(text), "a1", "c1")
    assert sees(unlocked(text), "a1", "c1")


@rule("LOS-3")
@pytest.mark.parametrize("sign", ["#", " "])
def test_an_obstacle_and_a_hole_block_from_anywhere_in_the_box(sign: str) -> None:
    hall = unlocked(f"""
            a   b   c
          +---+---+---+
        1 | .   .   {sign} |
          +   +   +   +
        2 | .   .   . |
          +---+---+---+
    """)
    assert not sees(hall, "b1", "c1")
    assert sees(hall, "b1", "b2")
    assert not sees(hall, "b1", "c2")
    assert hall.sight[hall.board.numbers["c1"]] == 0
    assert names(hall, hall.sight[hall.board.numbers["a1"]]) == "a1 b1 a2 b2"


@rule("LOS-3")
@given(geometries(largest=6))
def test_sight_agrees_with_looking_through_every_box(geometry: Geometry) -> None:
    plain = PlainMap(geometry)
    for watcher in plain.spaces:
        clear = [space for space in plain.spaces if plain.box_is_clear(watcher, space)]
        assert geometry.sight[watcher] == sum(1 << space for space in clear)
        for facing in DIRECTIONS:
            ahead = [space for space in clear if plain.is_ahead(watcher, facing, space)]
            assert geometry.seen[facing][watcher] == sum(1 << space for space in ahead)


@rule("LOS-3")
@given(geometries(largest=6))
def test_sight_is_mutual(geometry: Geometry) -> None:
    size = geometry.board.size
    assert all(geometry.sight[a] >> b & 1 == geometry.sight[b] >> a & 1 for a in range(size) for b in range(a))


@given(geometries(), st.data())
def test_the_explanation_says_what_the_tables_say(geometry: Geometry, data: st.DataObject) -> None:
    a, b = (data.draw(st.integers(0, geometry.board.size - 1)) for _ in range(2))
    for facing in DIRECTIONS:
        explained = explain_sight(geometry, a, facing, b)
        assert explained.sees == bool(geometry.seen[facing][a] >> b & 1)
        assert explained.faces == bool(geometry.board.ahead[facing][a] >> b & 1)
    everywhere = explain_sight(geometry, a, None, b)
    assert everywhere.sees == (not everywhere.blockers) == bool(geometry.sight[a] >> b & 1)


CELLAR = """
        a   b   c   d
      +---+---+---+---+
    1 | .   . | .   . |
      +   +   +---+   +
    2 | .   . | #     |
      +   +   +   +   +
    3 | .   . : .   . |
      +---+---+---+---+
"""


@rule("LOS-2", "LOS-3")
def test_an_explanation_names_the_box_and_everything_that_blocks_it() -> None:
    cellar = locked(CELLAR)
    numbers = cellar.board.numbers

    assert explain_sight(cellar, numbers["b3"], N, numbers["d1"]) == Sight(
        sees=False,
        faces=True,
        box=("b1", "d3"),
        blockers=("wall b1-c1", "wall c1-c2", "wall b2-c2", "obstacle c2", "hole d2", "locked door b3-c3"),
    )
    assert explain_sight(cellar, numbers["b3"], S, numbers["a1"]) == Sight(False, False, ("a1", "b3"), ())
    assert explain_sight(cellar, numbers["b3"], W, numbers["a1"]) == Sight(True, True, ("a1", "b3"), ())


def test_one_who_faces_all_directions_is_in_its_own_sight_and_no_other_is() -> None:
    hall = open_board(2, 2).geometry(0)
    assert explain_sight(hall, 3, None, 3) == Sight(True, True, ("b2", "b2"), ())
    assert not explain_sight(hall, 3, E, 3).sees
