"""How a guard ends its movement (GRD-10)."""

from noisecheck import scene
from tests.guards.watch import attacked, guards, tokens
from tests.play import play
from tests.table import rule


@rule("GRD-10")
def test_at_the_end_of_its_movement_a_guard_faces_on_along_its_path() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+   +
    2 | .   . | . |
      +---+---+   +
    3 | .   .   . |
      +---+---+---+
    snake a2
    guard a1 E
    ! snake c3
    order lost-contact 2/1 left
    phase enemy
    """)

    assert guards(game) == ["c1 S"]
    assert game.attention("snake") == ("!", "c3")


@rule("GRD-10", "GRD-11")
def test_at_the_end_of_its_movement_before_a_wall_it_finds_a_new_path_and_may_attack() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+   +
    2 | .   . | . |
      +---+---+   +
    3 | .   .   . |
      +---+---+---+
    snake c3
    guard a1 E
    order lost-contact 3/2 left
    dice 1 1
    phase enemy
    """)
    play(game)

    assert guards(game) == ["c1 S"]
    assert attacked(game) == ["snake"]


@rule("GRD-10", "GRD-20")
def test_a_guard_that_only_attacked_or_reacted_turns_from_a_wall_too() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake a2
    guard c1 E
    dead c1
    order lost-contact 3/2 left
    phase enemy
    """)

    assert guards(game) == ["c1 W"]
    assert tokens(game) == []


@rule("GRD-10", "GRD-22")
def test_a_guard_that_sees_a_hero_across_the_border_keeps_looking_that_way() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    zone left a1:b1
    zone right c1:d1
    snake d1
    guard b1 E
    ! snake b1
    order lost-contact 3/2 left
    dice 1 1
    phase enemy
    """)
    play(game)

    assert guards(game) == ["b1 E"]
    assert attacked(game) == ["snake"]
