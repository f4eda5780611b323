"""Leapfrogs along a path, and what a guard sees in mid-leap (GRD-8, GRD-9)."""

from noisecheck import scene
from tests.guards.watch import attacked, guards
from tests.play import play, told
from tests.table import rule


@rule("GRD-8")
def test_a_leapfrog_along_the_path_bends_with_it_and_counts_as_one_space() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   # |
      +---+---+   +---+
    2 | .   .   .   . |
      +---+---+   +---+
    3 | .   .   .   . |
      +---+---+---+---+
    snake a3
    guard a1 E
    guard b1 W activated
    guard c1 W activated
    guard c2 W activated
    ! snake d3
    order lost-contact 1/0 left
    phase enemy
    """)

    assert told(game, "GuardLeapt") == [{"start": "a1", "over": ("b1", "c1", "c2"), "end": "c3", "facing": "S"}]
    assert guards(game)[-1] == "c3 E"


@rule("GRD-8", "GRD-7")
def test_there_is_no_leapfrog_onto_a_hero_and_the_movement_ends() -> None:
    """The hero stands round the corner, out of sight."""
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+   +
    2 | .   . | . |
      +---+---+   +
    3 | .   .   . |
      +---+---+---+
    snake c2
    guard a1 E
    guard b1 E activated
    guard c1 N activated
    ! snake c3
    order lost-contact 5/4 left
    phase enemy
    """)

    assert guards(game) == ["a1 E", "b1 E", "c1 N"]
    assert told(game, "PathBlocked") == [{"space": "a1", "next_space": "b1"}]
    assert attacked(game) == []


@rule("GRD-8")
def test_there_is_no_leapfrog_when_the_run_of_guards_reaches_the_end_of_the_path() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake a2
    guard a1 E
    guard b1 E activated
    guard c1 E activated
    ! snake c1
    order lost-contact 5/4 left
    phase enemy
    """)

    assert guards(game) == ["a1 E", "b1 E", "c1 E"]


@rule("GRD-8")
def test_tokens_in_jumped_spaces_do_nothing() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake a2
    guard a1 E
    guard b1 E activated
    dead b1
    ! snake d1
    order lost-contact 1/0 left
    phase enemy
    """)

    assert told(game, "ReactionDrawn") == []
    assert guards(game) == ["b1 E", "c1 E"]


@rule("GRD-9")
def test_a_glimpse_on_arriving_at_a_jumped_space_alerts_and_ends_the_movement_after_the_landing() -> None:
    """From c2, eastward, it sees into the corner; before and after it does not."""
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | #   # | .   . |
      +---+---+   +   +
    2 | .   .   .   . |
      +---+---+   +---+
    3 | #   # | .   # |
      +---+---+   +---+
    4 | #   # | .   # |
      +---+---+---+---+
    5 | .   .   .   . |
      +---+---+---+---+
    snake d1
    meryl a5
    guard b2 E
    guard c2 W activated
    ! meryl c4
    order lost-contact 5/4 left
    phase enemy
    """)

    assert game.attention("snake") == ("!", "d1")
    assert told(game, "Seen")[0]["watcher_space"] == "c2"
    assert guards(game) == ["c2 W", "c3 S"]
    assert attacked(game) == []  # an attack needs sight, and it has none any more


@rule("GRD-9")
def test_a_glimpse_on_leaving_a_jumped_space_counts_as_well() -> None:
    """From c2, turned south, it sees the space beside its landing."""
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | #   #   #   # |
      +---+---+---+---+
    2 | .   .   .   # |
      +---+   +   +---+
    3 | # | .   .   # |
      +---+---+   +---+
    4 | #   # | .   # |
      +---+---+---+---+
    5 | .   .   .   . |
      +---+---+---+---+
    snake b3
    meryl a5
    guard b2 E
    guard c2 E activated
    ! meryl c4
    order lost-contact 5/4 left
    phase enemy
    """)

    assert game.attention("snake") == ("!", "b3")
    assert guards(game) == ["c2 E", "c3 S"]


@rule("GRD-9", "GRD-2")
def test_after_a_glimpse_a_token_on_the_landing_still_causes_a_reaction() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | #   # | .   . |
      +---+---+   +   +
    2 | .   .   .   . |
      +---+---+   +---+
    3 | #   # | .   # |
      +---+---+   +---+
    4 | #   # | .   # |
      +---+---+---+---+
    5 | .   .   .   . |
      +---+---+---+---+
    snake d1
    meryl a5
    guard b2 E
    guard c2 W activated
    ! meryl c3
    order lost-contact 5/4 left
    phase enemy
    """)

    assert game.attention("snake") == ("!", "d1")
    assert game.attention("meryl") is None


@rule("GRD-9", "GRD-10")
def test_a_guard_that_gains_sight_by_facing_its_path_after_a_glimpse_attacks() -> None:
    """It glimpses Snake from c2 and lands on c3; the path goes on east, and there he is again."""
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | #   # | .   . | # |
      +---+---+   +   +---+
    2 | .   .   .   . | # |
      +---+---+   +   +---+
    3 | #   # | .   .   . |
      +---+---+---+---+---+
    4 | .   .   .   .   . |
      +---+---+---+---+---+
    snake d1
    meryl a4
    guard b2 E
    guard c2 W activated
    guard d2 E activated
    ! meryl e3
    order lost-contact 5/4 left
    dice 1 1
    phase enemy
    """)
    play(game, "path c2 c3 d3 e3")

    assert guards(game) == ["c2 W", "d2 E", "c3 E"]
    assert attacked(game) == ["snake"]


@rule("GRD-8", "GRD-7")
def test_steps_and_leaps_along_a_path_are_told_with_their_rules() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+---+---+---+---+
    2 | .   .   .   .   . |
      +---+---+---+---+---+
    snake a2
    guard a1 E
    guard c1 E activated
    ! snake e1
    order lost-contact 2/1 left
    phase enemy
    """)

    rules = [event.rule for event in game.events if type(event).__name__ in ("GuardMoved", "GuardLeapt")]
    assert rules == ["GRD-7", "GRD-8"]
