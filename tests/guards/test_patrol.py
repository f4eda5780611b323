"""Guards on their round (GRD-15 to GRD-17)."""

import pytest

from noisecheck import scene
from tests.guards.watch import attacked, guards, modes
from tests.play import play, told
from tests.table import rule


@rule("GRD-15")
def test_a_patrol_goes_straight_on_up_to_the_blue_number() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +   +   +   +   +   +
    2 | .   .   .   .   . |
      +---+---+---+---+---+
    3 | .   .   .   .   . |
      +---+---+---+---+---+
    snake a3
    guard a1 E
    order lost-contact 5/3 left
    phase enemy
    """)

    assert guards(game) == ["d1 E"]


@rule("GRD-15", "GRD-11")
def test_at_an_obstacle_it_finds_a_new_path_and_goes_on() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+   +
    2 | #   # | . |
      +---+---+   +
    3 | .   .   . |
      +---+---+---+
    4 | .   .   . |
      +---+---+---+
    snake a4
    guard a1 E
    order lost-contact 6/5 left
    phase enemy
    """)

    assert [each["end"] for each in told(game, "GuardMoved")] == ["b1", "c1", "c2", "c3", "b3"]


@rule("GRD-15", "GRD-1")
def test_it_looks_after_turning_to_a_new_path() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+   +
    2 | #   # | . |
      +---+---+   +
    3 | .   .   . |
      +---+---+---+
    snake c3
    guard a1 E
    order lost-contact 6/5 left
    dice 1 1
    phase enemy
    """)
    play(game)

    assert guards(game) == ["c1 S"]
    assert attacked(game) == ["snake"]


@rule("GRD-16")
def test_a_facing_icon_turns_a_patrol_whatever_movement_is_left() -> None:
    def walked(blue: int) -> list[str]:
        game = scene(f"""
            a   b   c
          +---+---+---+
        1 | .   v   . |
          +   +   +   +
        2 | .   .   . |
          +---+---+---+
        3 | .   .   . |
          +---+---+---+
        snake a3
        guard a1 E
        order lost-contact 5/{blue} left
        phase enemy
        """)
        return guards(game)

    assert walked(1) == ["b1 S"]
    assert walked(2) == ["b2 E"]  # at the wall it turned left


@rule("GRD-16")
def test_a_facing_icon_turns_a_patrol_at_the_start_too() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | v   .   . |
      +   +   +   +
    2 | .   .   . |
      +   +   +   +
    3 | .   .   . |
      +---+---+---+
    4 | .   .   . |
      +---+---+---+
    snake a4
    guard a1 E
    order lost-contact 5/1 left
    phase enemy
    """)

    assert guards(game) == ["a2 S"]


@rule("GRD-16", "GRD-1")
def test_a_hero_seen_by_turning_to_an_icon_is_attacked() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   v   . |
      +---+   +---+
    2 | #   .   # |
      +---+---+---+
    snake b2
    guard a1 E
    order lost-contact 5/4 left
    dice 1 1
    phase enemy
    """)
    play(game)

    assert guards(game) == ["b1 S"]
    assert attacked(game) == ["snake"]


@rule("GRD-16", "GRD-7")
def test_other_modes_ignore_both_icons() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | v   v   o   . |
      +   +   +   +   +
    2 | .   .   .   . |
      +---+---+---+---+
    3 | .   .   .   . |
      +---+---+---+---+
    snake a3
    guard a1 E
    ? snake d1
    order lost-contact 5/2 left
    phase enemy
    """)

    assert guards(game) == ["c1 E"]


@rule("GRD-17")
def test_on_a_turn_icon_a_patrol_that_has_used_up_its_number_finds_a_new_path() -> None:
    def walked(blue: int) -> list[str]:
        game = scene(f"""
            a   b   c   d   e
          +---+---+---+---+---+
        1 | .   .   o   .   . |
          +   +   +   +   +   +
        2 | .   .   .   .   . |
          +---+---+---+---+---+
        3 | .   .   .   .   . |
          +---+---+---+---+---+
        snake a3
        guard a1 E
        order lost-contact 5/{blue} left
        phase enemy
        """)
        return guards(game)

    assert walked(2) == ["c1 S"]
    assert walked(3) == ["d1 E"]


@rule("GRD-17", "ADJ-3")
@pytest.mark.parametrize(("door", "facing"), [("b2-b3", "E"), ("b3-b2", "N"), ("b2-b3 open", "S")])
def test_a_locked_doors_token_covers_the_turn_icon_in_its_space(door: str, facing: str) -> None:
    game = scene(f"""
        a   b   c
      +---+---+---+
    1 | #   .   # |
      +---+   +---+
    2 | .   o   . |
      +---+===+---+
    3 | .   .   . |
      +---+---+---+
    4 | .   .   . |
      +---+---+---+
    door {door}
    snake a4
    guard a2 E
    order lost-contact 5/1 right
    phase enemy
    """)

    assert guards(game) == [f"b2 {facing}"]


@rule("GRD-17", "GRD-2")
def test_a_turn_icon_does_nothing_when_a_token_ended_the_last_step() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   o   . |
      +   +   +   +   +
    2 | .   .   .   . |
      +---+---+---+---+
    3 | .   .   .   . |
      +---+---+---+---+
    snake a3
    guard a1 E
    guard d1 W activated
    ? snake c1
    order lost-contact 5/2 left
    reactions shrug
    phase enemy
    """)

    assert modes(game) == [("patrol", "")]  # the other guard is nearer to the noise
    assert game.attention("snake") is None
    assert guards(game) == ["c1 E", "d1 W"]


@rule("GRD-17", "GRD-1")
def test_a_turn_icon_does_nothing_when_a_sight_ended_the_last_step() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   o   .   . |
      +---+---+   +   +---+
    2 | #   # | .   . | # |
      +---+---+---+---+---+
    snake d2
    guard a1 E
    order lost-contact 5/2 left
    dice 1 1
    phase enemy
    """)
    play(game)

    assert guards(game) == ["c1 E"]


@rule("GRD-9", "GRD-16")
def test_after_a_glimpse_the_facing_icon_of_the_landing_does_not_turn_a_patrol() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | #   # | .   . |
      +---+---+   +   +
    2 | .   .   v   . |
      +---+---+   +---+
    3 | .   . | <   # |
      +---+---+   +---+
    4 | #   # | .   # |
      +---+---+---+---+
    snake d1
    guard b2 E
    guard c2 W activated
    order lost-contact 5/4 left
    phase enemy
    """)

    assert game.attention("snake") == ("!", "d1")
    assert guards(game) == ["c2 W", "c3 S"]


@rule("GRD-2", "GRD-16")
def test_a_patrol_that_comes_upon_a_token_turns_by_the_icon_there_and_reacts() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +   +   +   +   +
    2 | .   .   ^   . |
      +---+---+---+---+
    3 | .   .   .   . |
      +---+---+---+---+
    snake a3
    guard a2 E
    guard d2 E activated
    ? snake c2
    order lost-contact 5/4 left
    reactions shrug
    phase enemy
    """)

    assert modes(game) == [("patrol", "")]
    assert game.attention("snake") is None
    assert guards(game) == ["c2 N", "d2 E"]
