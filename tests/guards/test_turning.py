"""Finding a new path, and the border of a zone (GRD-11, GRD-12, GRD-22)."""

import pytest

from noisecheck import Script, State, scene
from noisecheck.engine.board import E
from noisecheck.engine.cards import ENDLESS_ORDER
from noisecheck.engine.guards.active import heroes_in_sight, prepare
from noisecheck.engine.guards.leapfrogs import way_ahead
from noisecheck.engine.guards.turning import turn_from_obstacle
from tests.guards.watch import attacked, guards
from tests.play import play, told
from tests.table import rule


@rule("GRD-11")
@pytest.mark.parametrize(("arrow", "facing"), [("left", "N"), ("right", "S")])
def test_with_both_sides_open_the_arrow_decides(arrow: str, facing: str) -> None:
    game = scene(f"""
        a   b
      +---+---+
    1 | # | . |
      +---+   +
    2 | .   . |
      +---+   +
    3 | # | . |
      +---+---+
    4 | .   . |
      +---+---+
    snake a4
    guard a2 E
    order lost-contact 2/1 {arrow}
    phase enemy
    """)

    assert guards(game) == [f"b2 {facing}"]


@rule("GRD-11")
def test_a_single_open_side_is_taken_whatever_the_arrow() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | # | # |
      +---+---+
    2 | .   . |
      +---+   +
    3 | # | . |
      +---+---+
    4 | .   . |
      +---+---+
    snake a4
    guard a2 E
    order lost-contact 2/1 left
    phase enemy
    """)

    assert guards(game) == ["b2 S"]


@rule("GRD-11")
def test_in_a_dead_end_a_guard_turns_round() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    2 | .   . |
      +---+---+
    snake a2
    guard a1 E
    order lost-contact 2/1 left
    phase enemy
    """)

    assert guards(game) == ["b1 W"]


@rule("GRD-11")
def test_after_a_full_circle_it_faces_as_before_and_the_activation_ends() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   . | # |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake c2
    guard b1 E
    guard a1 W activated
    order lost-contact 5/4 left
    phase enemy
    """)

    assert guards(game) == ["a1 W", "b1 E"]
    assert told(game, "NoNewPath") == [{"space": "b1"}]
    assert told(game, "GuardTurned") == []


@rule("GRD-11")
def test_a_guards_space_is_open_if_a_leapfrog_from_it_ends_free_and_else_closed() -> None:
    def turned(line: str) -> list[str]:
        game = scene(f"""
            a   b   c
          +---+---+---+
        1 | # | . | # |
          +---+   +---+
        2 | # | . | # |
          +---+   +---+
        3 | .   . | # |
          +---+   +---+
        4 | # | . | # |
          +---+---+---+
        5 | .   .   . |
          +---+---+---+
        snake a5
        guard a3 E
        guard b2 W activated
        {line}
        order lost-contact 2/1 left
        phase enemy
        """)
        return guards(game)

    assert "b3 N" in turned("supply a5")  # over b2 to b1
    assert "b3 S" in turned("guard b1 W activated")


@rule("GRD-11")
def test_a_heros_space_is_closed() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | # | . |
      +---+   +
    2 | .   . |
      +---+   +
    3 | # | . |
      +---+---+
    snake b1
    guard a2 E
    order lost-contact 2/1 left
    phase enemy
    """)

    assert guards(game) == ["b2 S"]
    assert attacked(game) == []


@rule("GRD-11")
def test_sight_is_tested_for_the_final_facing_only() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | # | . | .   . |
      +---+   +---+---+
    2 | .   .   # | . |
      +---+---+---+---+
    snake a2
    guard b2 S
    order lost-contact 2/1 right
    phase enemy
    """)

    # its right is west, where Snake closes the way; its left is an obstacle; so it turns on, past him, to the north
    assert attacked(game) == []
    assert guards(game) == ["b1 S"]


@rule("GRD-22", "GRD-15")
def test_a_patrol_turns_at_the_border_of_its_zone() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +   +   +   +   +
    2 | .   .   .   . |
      +---+---+---+---+
    3 | .   .   .   . |
      +---+---+---+---+
    zone left a1:b3
    zone right c1:d3
    snake a3
    guard a1 E
    order lost-contact 3/2 left
    phase enemy
    """)

    assert [each["end"] for each in told(game, "GuardMoved")] == ["b1", "b2"]
    assert guards(game) == ["b2 W"]


@rule("GRD-22", "GRD-6")
def test_a_path_never_takes_the_shorter_way_through_another_zone() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +   +   +
    2 | . | .   . |
      +   +   +   +
    3 | .   .   . |
      +---+---+---+
    4 | .   .   . |
      +---+---+---+
    zone ring a1:c1 a2 c2 a3 c3 a4:c4
    zone hole b2:b3
    snake b4
    guard a3 N
    ! snake c3
    order lost-contact 2/1 left
    phase enemy
    """)

    assert told(game, "PathChosen")[0]["path"] == ("a2", "a1", "b1", "c1", "c2", "c3")


@rule("GRD-22", "GRD-1")
def test_sight_alert_and_attack_cross_the_border() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    zone left a1:b2
    zone right c1:d2
    snake d1
    meryl a2
    guard a1 E
    order lost-contact 3/2 left
    dice 4 4
    phase enemy
    """)
    play(game)

    assert game.attention("snake") == ("!", "d1")
    assert game.hero("snake").damage == 2
    assert guards(game) == ["a1 E"]


@rule("GRD-22", "GRD-4")
def test_a_body_seen_across_the_border_is_out_of_reach() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    zone left a1:b2
    zone right c1:d2
    snake a2
    guard a1 E
    dead d1
    order lost-contact 3/1 left
    phase enemy
    """)

    assert told(game, "ModeChosen")[0]["mode"] == "patrol"


@rule("GRD-12")
def test_in_the_player_phase_the_arrow_of_the_card_that_lies_open_decides_and_before_the_first_players_do() -> None:
    def beside_a_wall(line: str) -> State:
        game = scene(f"""
            a   b   c
          +---+---+---+
        1 | .   .   . |
          +---+---+---+
        2 | .   .   . |
          +---+---+---+
        snake a2
        guard b1 N
        turn snake
        {line}
        """)
        return game.state.copy()

    state = beside_a_wall("discard lost-contact 5/4 right; radio-in 5/4 left")
    turn_from_obstacle(state, Script(state), state.guards[0])
    assert "NESW"[state.guards[0].facing] == "E"

    state = beside_a_wall("supply a1")
    table = Script(state, answers=["face W"])
    turn_from_obstacle(state, table, state.guards[0])
    assert [str(option) for option in table.asked[0].options] == ["face E", "face W"]
    assert "NESW"[state.guards[0].facing] == "W"


@rule("HER-5")
def test_a_guard_takes_a_disguised_hero_for_a_guard() -> None:
    state = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake a2
    meryl b1 disguised
    guard a1 E
    turn snake
    """).state.copy()

    active = prepare(state, state.guards[0], ENDLESS_ORDER)

    assert heroes_in_sight(active) == 0
    assert [state.stage.board.names[space] for space in way_ahead(active, E)] == ["b1", "c1"]
