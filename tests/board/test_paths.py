"""Steps, distances and shortest paths."""

from __future__ import annotations

from itertools import islice, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noisecheck.engine.board import DIRECTIONS, E, Geometry, N, S, W
from noisecheck.engine.board.paths import MOST_PATHS
from tests.board.maps import diamonds, locked, names, open_board, unlocked
from tests.board.plain import PlainMap, geometries
from tests.table import rule


def paths(geometry: Geometry, start: str, facing: int, goal: str) -> list[str]:
    board = geometry.board
    found = geometry.shortest_paths(board.numbers[start], facing, board.numbers[goal])
    return [" ".join(board.names[space] for space in path) for path in found]


def beside(geometry: Geometry, space: str) -> str:
    return " ".join(geometry.board.names[other] for other in geometry.neighbours[geometry.board.numbers[space]])


STORE = """
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +---+   +
    2 | . | . : . |
      +   +   +   +
    3 | #   .     |
      +---+---+---+
"""


@rule("ADJ-1", "ADJ-2")
def test_one_steps_over_open_edges_and_unlocked_doors_only() -> None:
    assert beside(locked(STORE), "b2") == "b3"
    assert beside(unlocked(STORE), "b2") == "c2 b3"
    assert beside(unlocked(STORE), "a2") == "a1"
    assert beside(unlocked(STORE), "a1") == "b1 a2"
    assert beside(unlocked(STORE), "a3") == ""


@rule("ADJ-2", "GRD-6")
def test_a_locked_door_makes_the_way_round_longer_or_impossible() -> None:
    numbers = unlocked(STORE).board.numbers
    assert unlocked(STORE).distance(numbers["a2"], numbers["b3"]) == 6
    assert locked(STORE).distance(numbers["a2"], numbers["b3"]) == -1
    assert paths(locked(STORE), "a2", N, "b3") == []


def test_within_n_holds_the_space_itself_and_all_at_most_n_steps_away() -> None:
    store = unlocked(STORE)
    c2 = store.board.numbers["c2"]
    assert store.within(c2, -1) == 0
    assert names(store, store.within(c2, 0)) == "c2"
    assert names(store, store.within(c2, 2)) == "b1 c1 b2 c2 b3"
    assert store.within(c2, 99) == store.board.floor


@rule("GRD-6")
@pytest.mark.parametrize(
    ("facing", "expected"),
    [(N, ["b3 c3 c2 c1"]), (E, ["b3 c3 c2 c1"])],
)
def test_walls_leave_one_shortest_path_whatever_the_facing(facing: int, expected: list[str]) -> None:
    maze = unlocked("""
            a   b   c
          +---+---+---+
        1 | .   . | . |
          +   +   +   +
        2 | .   . | . |
          +---+   +   +
        3 | .   .   . |
          +---+---+---+
    """)
    assert paths(maze, "a3", facing, "c1") == expected


@rule("GRD-6")
@pytest.mark.parametrize(
    ("facing", "expected"),
    [
        (E, ["b3 c3 c2 c1"]),
        (N, ["a2 a1 b1 c1"]),
        (S, ["a2 a1 b1 c1", "b3 c3 c2 c1"]),
        (W, ["a2 a1 b1 c1", "b3 c3 c2 c1"]),
    ],
)
def test_of_the_shortest_paths_the_one_with_the_fewest_turns_counting_the_first(
    facing: int, expected: list[str]
) -> None:
    assert paths(open_board(3, 3).geometry(0), "a3", facing, "c1") == expected


@rule("GRD-6")
def test_a_half_turn_is_one_turn() -> None:
    ring = unlocked("""
            a   b   c
          +---+---+---+
        1 | .   .   . |
          +   +---+   +
        2 | .   #   . |
          +   +---+   +
        3 | .   .   . |
          +---+---+---+
    """)
    # From b1 facing E to b3: east costs the turns at c1 and c3; west costs a half turn, then two more.
    assert paths(ring, "b1", E, "b3") == ["c1 c2 c3 b3"]
    assert paths(ring, "b1", N, "b3") == ["c1 c2 c3 b3", "a1 a2 a3 b3"]


@rule("GRD-6")
def test_all_tied_paths_come_in_the_order_north_east_south_west() -> None:
    pillars = unlocked("""
            a   b   c   d   e
          +---+---+---+---+---+
        1 | .   .   .   .   . |
          +   +   +   +   +   +
        2 | .   #   .   #   . |
          +   +   +   +   +   +
        3 | .   .   .   .   . |
          +---+---+---+---+---+
    """)
    assert paths(pillars, "a2", E, "e2") == ["a1 b1 c1 d1 e1 e2", "a3 b3 c3 d3 e3 e2"]


@rule("GRD-6")
def test_fewer_spaces_come_before_fewer_turns() -> None:
    """At c1 one could go south, with no more turns to come than along d1, but that is two spaces longer."""
    yard = unlocked("""
            a   b   c   d   e
          +---+---+---+---+---+
        1 | .   .   .   .   . |
          +   +   +   +   +---+
        2 | .   .   . | .   . |
          +   +   +   +---+   +
        3 | .   .   . | .   . |
          +   +   +   +---+   +
        4 | .   . | .   .   . |
          +---+---+---+---+---+
    """)
    assert paths(yard, "a2", N, "e3") == ["a1 b1 c1 d1 d2 e2 e3", "b2 c2 c3 c4 d4 e4 e3"]


def test_the_way_to_where_one_stands_is_empty() -> None:
    assert open_board(2, 2).geometry(0).shortest_paths(3, N, 3) == [()]


def test_a_caller_may_change_the_list_it_got() -> None:
    hall = open_board(2, 2).geometry(0)
    hall.shortest_paths(0, E, 1).clear()
    assert hall.shortest_paths(0, E, 1) == [(1,)]


def test_a_great_open_hall_has_two_straight_ways_across_and_they_are_found_at_once() -> None:
    """Between the corners lie more shortest paths than could ever be listed one by one."""
    hall = open_board(40, 40).geometry(0)
    assert [len(hall.shortest_paths(0, facing, 1599)) for facing in DIRECTIONS] == [2, 1, 1, 2]


def round_diamonds(number: int) -> list[str]:
    """The first paths through a row of diamonds, N before S at each, written down without any search."""
    headings = [name[:-1] for name in unlocked(diamonds(number)).board.names[: 3 * number]]
    rings = [headings[3 * each : 3 * each + 3] for each in range(number)]
    found = []
    for sides in islice(product("13", repeat=number), MOST_PATHS):
        steps = [
            f"{west}2 {west}{side} {middle}{side} {east}{side} {east}2"
            for side, (west, middle, east) in zip(sides, rings, strict=True)
        ]
        found.append(" ".join(steps).removeprefix("a2 "))
    return found


@rule("GRD-6")
@pytest.mark.parametrize("number", [1, 3, 7])
def test_every_tied_path_is_listed_up_to_the_most(number: int) -> None:
    geometry = unlocked(diamonds(number))
    found = paths(geometry, "a2", E, geometry.board.names[6 * number - 1])

    assert len(found) == 2**number
    assert found == round_diamonds(number)


class Counted(tuple[tuple[int, ...], ...]):
    """The steps from each space, and how often somebody looked."""

    looks = 0

    def __getitem__(self, space):  # type: ignore[no-untyped-def]
        self.looks += 1
        return super().__getitem__(space)


@rule("GRD-6")
def test_of_two_million_tied_paths_the_first_are_found_without_walking_the_others() -> None:
    geometry = unlocked(diamonds(21))
    geometry.steps = steps = Counted(geometry.steps)

    found = paths(geometry, "a2", E, "bk2")

    assert found == round_diamonds(21)
    assert steps.looks <= MOST_PATHS * 5 * 21 + geometry.board.size


def test_a_path_may_be_as_long_as_the_map_allows() -> None:
    corridor = open_board(64, 1).geometry(0)
    assert corridor.shortest_paths(0, E, 63) == [tuple(range(1, 64))]


@rule("GRD-22")
def test_inside_a_zone_its_border_is_an_obstacle_for_steps_and_paths_but_not_for_sight() -> None:
    hall = open_board(3, 2).geometry(0)
    zone = hall.inside(0b101_101)

    assert zone.neighbours[0] == (3,)
    assert zone.distance(0, 2) == -1
    assert zone.distance(0, 1) == -1
    assert zone.shortest_paths(0, E, 5) == []
    assert names(zone, zone.within(0, 9)) == "a1 a2"
    assert zone.sight is hall.sight
    assert zone.seen is hall.seen
    assert hall.inside(0b101_101) is zone
    assert zone.inside(-1) is zone
    assert hall.inside(hall.board.floor) is hall
    assert zone.inside(0b111_000) is hall.inside(0b101_000)


@rule("ADJ-1", "GRD-22")
@given(geometries(), st.data())
def test_steps_agree_with_looking_at_each_edge(geometry: Geometry, data: st.DataObject) -> None:
    area = data.draw(st.none() | st.sets(st.integers(0, geometry.board.size - 1)))
    plain = PlainMap(geometry, area)
    walked = geometry if area is None else geometry.inside(sum(1 << space for space in area))
    for space in plain.spaces:
        assert walked.steps[space] == tuple(plain.step(space, direction) for direction in DIRECTIONS)
        assert walked.neighbours[space] == tuple(plain.neighbours(space))
        assert walked.near[space] == sum(1 << other for other in plain.neighbours(space))


@rule("GRD-6", "GRD-22")
@given(geometries(), st.data())
def test_distances_agree_with_a_plain_search(geometry: Geometry, data: st.DataObject) -> None:
    area = data.draw(st.none() | st.sets(st.integers(0, geometry.board.size - 1)))
    plain = PlainMap(geometry, area)
    walked = geometry if area is None else geometry.inside(sum(1 << space for space in area))
    for start in plain.spaces:
        expected = plain.distances(start)
        assert walked.distances(start) == tuple(expected)
        assert [walked.distance(start, goal) for goal in plain.spaces] == expected
        for n in range(5):
            assert walked.within(start, n) == sum(1 << space for space in plain.spaces if 0 <= expected[space] <= n)


@rule("GRD-6", "GRD-22")
@given(geometries(), st.data())
def test_shortest_paths_agree_with_listing_them_all(geometry: Geometry, data: st.DataObject) -> None:
    area = data.draw(st.none() | st.sets(st.integers(0, geometry.board.size - 1)))
    plain = PlainMap(geometry, area)
    walked = geometry if area is None else geometry.inside(sum(1 << space for space in area))
    start, goal = (data.draw(st.integers(0, geometry.board.size - 1)) for _ in range(2))
    for facing in DIRECTIONS:
        assert walked.shortest_paths(start, facing, goal) == plain.shortest_paths(start, facing, goal)
