"""MOV: steps and leapfrogs of heroes."""

import pytest

from noisecheck import SceneError
from tests.play import objection, options, pass_all, told
from tests.table import rule, scene


@rule("MOV-1")
def test_two_figures_never_share_a_space() -> None:
    with pytest.raises(SceneError, match="two figures in a1"):
        scene("""
            a   b
          +---+---+
        1 | .   . |
          +---+---+
        snake a1
        guard a1 E
        """)


@rule("MOV-2")
def test_a_leapfrog_over_two_figures_is_one_space_of_movement() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+---+---+---+---+
    snake a1
    meryl b1
    otacon c1
    turn snake
    """)

    game.choose("sneak d1")

    assert game.where("snake") == "d1"
    assert game.hero("snake").spent == 1


@rule("MOV-2")
def test_a_chain_may_bend_and_lands_on_each_free_space_beside_it() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+   +   +
    2 | .   .   . |
      +---+---+---+
    snake a1
    meryl b1
    otacon b2
    turn snake
    """)

    assert options(game, "sneak") == ["sneak c1", "sneak a2", "sneak c2"]


@rule("MOV-2")
def test_of_two_chains_to_one_landing_the_one_with_fewer_enemies_counts() -> None:
    """North over the guard or south over two friends: the longer way has no enemy on it."""
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +---+   +
    2 | .   .   . |
      +---+---+---+
    snake a1
    guard b1 W
    meryl a2
    otacon b2
    gray-fox c2
    turn snake
    """)

    game.choose("sneak c1")

    assert game.where("snake") == "c1"
    assert len(told(game, "Attacked")) == 0


@rule("MOV-2")
def test_a_leapfrog_never_ends_where_it_began() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    snake a1
    meryl b1
    turn snake
    """)

    assert options(game, "sneak") == []
    assert objection(game, "sneak b1") == ("MOV-1", "occupied")


@rule("MOV-3")
def test_a_leapfrogged_guard_raises_the_alarm_and_attacks_without_seeing() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    snake a1
    guard b1 E
    turn snake
    dice 3 2
    """)

    game.choose("sneak c1")
    pass_all(game)

    assert game.attention("snake") == ("!", "c1")
    assert game.hero("snake").damage == 1


@rule("MOV-3")
def test_each_leapfrogged_guard_attacks_after_the_whole_dash() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+---+---+---+---+
    snake a1
    guard b1 W
    guard d1 W
    turn snake
    dice 3 2 4 4
    """)

    game.choose("dash c1")
    assert game.hero("snake").damage == 0
    game.choose("step e1")
    pass_all(game)

    assert game.where("snake") == "e1"
    assert game.attention("snake") == ("!", "e1")
    assert game.hero("snake").damage == 3


@rule("MOV-3")
def test_a_friend_is_leapfrogged_without_harm() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    snake a1
    meryl b1
    turn snake
    """)

    game.choose("sneak c1")

    assert game.attention("snake") is None


@rule("MOV-4")
def test_a_dash_may_stop_after_its_first_space() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    snake a1
    turn snake
    """)

    game.choose("dash b1")
    assert options(game) == ["stop", "step a1", "step c1"]
    game.choose("stop")

    assert game.where("snake") == "b1"
    assert game.hero("snake").spent == 1


@rule("MOV-5")
def test_heroes_walk_from_zone_to_zone() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    zone yard a1
    zone hall b1
    snake a1
    turn snake
    """)

    game.choose("sneak b1")

    assert game.where("snake") == "b1"


@rule("MOV-1", "LOS-10")
def test_a_question_in_mid_leap_finds_the_hero_where_it_lands() -> None:
    """A camera is uncovered from the jumped space; while players point it, no two figures share a space."""
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+   +---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake a1
    guard b1 E
    trap b2 camera down
    turn snake
    """)

    game.choose("sneak c1")

    assert game.decision is not None
    assert game.decision.kind == "face-camera"
    assert game.where("snake") == "c1"
