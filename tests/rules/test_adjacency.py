"""ADJ: what is next to what."""

from tests.play import objection, options, play
from tests.table import rule, scene


@rule("ADJ-1")
def test_the_next_space_is_the_one_beside_not_the_one_across_the_corner() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | .   . |
      +   +   +
    2 | .   . |
      +---+---+
    snake a1
    guard b2 N
    turn snake
    """)

    assert "sneak b1" in options(game)
    assert objection(game, "sneak b2") == ("MOV-1", "occupied")
    assert objection(game, "hand-to-hand b2") == ("ADJ-1", "not-adjacent")


@rule("ADJ-2")
def test_walls_obstacles_and_holes_stop_a_step_each_for_its_reason() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   #   . |
      +   +   +   +
    2 | . | .     |
      +   +   +   +
    3 | .   .   . |
      +---+---+---+
    snake b2
    turn snake
    """)

    assert options(game, "sneak") == ["sneak b3"]
    assert objection(game, "sneak b1") == ("ADJ-2", "no-floor")
    assert objection(game, "sneak c2") == ("ADJ-2", "no-floor")
    assert objection(game, "sneak a2") == ("ADJ-2", "wall-between")


@rule("ADJ-2")
def test_an_unlocked_door_is_no_obstacle() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | . : .   . |
      +---+---+---+
    snake a1
    guard c1 W
    door a1-b1 open
    turn snake
    """)

    game.choose("sneak b1")

    assert game.attention("snake") == ("!", "b1")


@rule("ADJ-3")
def test_a_locked_door_blocks_and_is_worked_from_both_sides() -> None:
    east = scene("""
        a   b
      +---+---+
    1 | . : . |
      +---+---+
    snake b1
    door a1-b1
    turn snake
    """)

    assert objection(east, "sneak a1") == ("ADJ-2", "locked-door")
    assert objection(east, "interact a1-b1") is None


@rule("ADJ-3")
def test_a_door_is_named_by_the_space_its_token_lies_in() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | . : . |
      +---+---+
    snake a1
    door b1-a1 level 2 needs 1
    turn snake
    dice 3 1 1
    """)

    play(game, "interact b1-a1")

    assert objection(game, "sneak b1") is None
