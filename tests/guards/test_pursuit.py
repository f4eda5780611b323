"""Targets and paths (GRD-6, GRD-7, GRD-13, GRD-14)."""

from noisecheck import scene
from noisecheck.engine.board.paths import MOST_PATHS
from tests.board.maps import diamonds
from tests.guards.watch import guards, modes
from tests.play import options, told
from tests.table import rule
from tests.yard import RING


@rule("GRD-13")
def test_players_choose_between_alarms_equally_near_and_tokens_in_one_space_are_one() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+---+---+---+---+
    2 | .   .   .   .   . |
      +---+---+---+---+---+
    snake a2
    meryl c2
    otacon e2
    guard c1 E
    ! snake a1
    ! meryl a1
    ! otacon e1
    order lost-contact 1/0 left
    phase enemy
    """)

    assert game.decision is not None
    assert (game.decision.kind, game.decision.rule) == ("target", "GRD-13")
    assert options(game) == ["target a1", "target e1"]
    game.choose("target a1")
    assert guards(game) == ["b1 W"]


@rule("GRD-13", "GRD-6")
def test_turns_never_choose_between_targets() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+   +---+
    2 | # | . | # |
      +---+---+---+
    3 | .   .   . |
      +---+---+---+
    snake a3
    meryl c3
    guard b1 E
    ! snake c1
    ! meryl b2
    order lost-contact 0/0 left
    phase enemy
    """)

    assert options(game) == ["target c1", "target b2"]


@rule("GRD-14")
def test_a_guard_goes_for_the_nearest_of_the_noises_that_are_its_own() -> None:
    game = scene("""
        a   b   c   d   e   f   g
      +---+---+---+---+---+---+---+
    1 | .   .   .   .   .   .   . |
      +---+---+---+---+---+---+---+
    2 | .   .   .   .   .   .   . |
      +---+---+---+---+---+---+---+
    snake a2
    meryl c2
    guard d1 E
    guard g1 E activated
    ? snake f1
    ? meryl a1
    order lost-contact 5/1 left
    phase enemy
    """)

    assert modes(game) == [("investigate", "a1")]  # f1 is nearer, but the other guard is nearer to it


@rule("GRD-14")
def test_among_bodies_in_sight_the_nearest_is_the_target() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+---+---+---+---+
    2 | .   .   .   .   . |
      +---+---+---+---+---+
    snake a2
    guard a1 E
    ko e1 2
    dead d1
    order lost-contact 5/1 left
    phase enemy
    """)

    assert modes(game) == [("investigate", "d1")]


@rule("GRD-6")
def test_of_shortest_paths_those_with_the_fewest_turns_are_offered_counting_the_first_turn() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +   +   +
    2 | .   .   . |
      +   +   +   +
    3 | .   .   . |
      +---+---+---+
    4 | .   .   . |
      +---+---+---+
    snake a4
    guard a1 E
    ! snake c3
    order lost-contact 1/0 left
    phase enemy
    """)

    assert guards(game) == ["b1 E"]
    assert told(game, "PathChosen") == [{"space": "a1", "path": ("b1", "c1", "c2", "c3")}]


@rule("GRD-6")
def test_tied_paths_are_the_players_choice_also_where_they_part_beyond_reach() -> None:
    game = scene(RING + "snake a4\nguard a2 E\n! snake e2\norder lost-contact 1/0 left\nphase enemy")

    assert game.decision is not None
    assert (game.decision.kind, game.decision.rule) == ("path", "GRD-6")
    assert options(game) == ["path b2 b1 c1 d1 d2 e2", "path b2 b3 c3 d3 d2 e2"]
    game.choose("path b2 b3 c3 d3 d2 e2")
    assert guards(game) == ["b2 S"]


@rule("GRD-6")
def test_figures_neither_lengthen_nor_bend_a_path() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +   +   +   +   +
    2 | .   .   .   . |
      +---+---+---+---+
    3 | .   .   .   . |
      +---+---+---+---+
    snake a3
    guard a1 E
    guard b1 N activated
    ! snake d1
    order lost-contact 1/0 left
    phase enemy
    """)

    assert guards(game) == ["b1 N", "c1 E"]


@rule("GRD-7")
def test_a_guard_walks_its_path_turning_for_nothing() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   . | . |
      +---+   +   +
    2 | . | .   . |
      +---+---+---+
    3 | .   .   . |
      +---+---+---+
    snake a3
    guard a1 W
    ! snake c1
    order lost-contact 4/0 left
    phase enemy
    """)

    assert [each["end"] for each in told(game, "GuardMoved")] == ["b1", "b2", "c2", "c1"]
    assert guards(game) == ["c1 S"]  # a wall ahead: it found a new path


@rule("GRD-7", "GRD-2")
def test_on_its_target_a_guard_stops_with_movement_left() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+---+---+---+---+
    2 | .   .   .   .   . |
      +---+---+---+---+---+
    snake a2
    guard a1 E
    ! snake c1
    order lost-contact 5/4 left
    reactions shrug
    phase enemy
    """)

    assert guards(game) == ["c1 E"]
    assert game.attention("snake") is None


@rule("GRD-2", "GRD-10")
def test_a_token_on_the_way_stops_the_pursuit_and_the_guard_faces_on_along_its_path() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+   +---+
    2 | .   . | . | . |
      +---+---+---+---+
    3 | .   .   .   . |
      +---+---+---+---+
    snake a3
    guard a1 E
    ! snake c2
    dead c1
    order lost-contact 5/4 left
    phase enemy
    """)

    assert guards(game) == ["c1 S"]
    assert game.attention("snake") == ("!", "c2")


@rule("GRD-6")
def test_where_there_are_very_many_tied_paths_the_first_are_offered() -> None:
    game = scene(diamonds(21) + "snake bk3\n! snake bk2\nguard a2 E\norder lost-contact 1/0 left\nphase enemy")

    assert game.decision is not None
    assert game.decision.kind == "path"
    assert len(game.decision.options) == MOST_PATHS
    assert options(game)[0].startswith("path a1 b1 c1 c2 d2 d1")
