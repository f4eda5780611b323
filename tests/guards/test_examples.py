"""The worked examples of the rulebook, as scenes of our own in which their words come true."""

from noisecheck import scene
from tests.guards.watch import attacked, guards, modes, tokens
from tests.play import play, told
from tests.table import rule


@rule("GRD-7", "GRD-8")
def test_page_15_a_leapfrog_that_would_end_on_snake_does_not_happen() -> None:
    """The example of page 15: two spaces ahead, a turn to the left, a guard, and Snake right behind it.

    Figures do not block sight, so our Snake stands round the corner.
    """
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | #   # | .   .   . |
      +---+---+   +---+---+
    2 | .   .   . | #   # |
      +---+---+---+---+---+
    snake d1
    guard a2 E
    guard c1 N activated
    ! snake e1
    order lost-contact 6/5 left
    phase enemy
    """)

    assert modes(game) == [("alert", "e1")]
    assert [each["end"] for each in told(game, "GuardMoved")] == ["b2", "c2"]
    assert told(game, "PathBlocked") == [{"space": "c2", "next_space": "c1"}]
    assert guards(game) == ["c1 N", "c2 N"]
    assert attacked(game) == []


@rule("GRD-13", "GRD-8", "GRD-1")
def test_page_16_alert_a_half_turn_a_step_and_a_leap_round_the_corner_to_snake() -> None:
    """The first example of page 16: the nearest ! is Snake's; after its leapfrog the guard sees and attacks him."""
    game = scene("""
        a   b   c   d   e   f   g   h   i   j
      +---+---+---+---+---+---+---+---+---+---+
    1 | .   .   .   .   .   .   .   .   .   . |
      +   +---+---+---+---+---+---+---+---+---+
    2 | . | #   #   #   #   #   #   #   #   # |
      +   +---+---+---+---+---+---+---+---+---+
    3 | . | .   .   .   .   .   .   .   .   . |
      +---+---+---+---+---+---+---+---+---+---+
    snake a3
    meryl j3
    guard d1 E
    guard b1 E activated
    guard a1 N activated
    ! snake a3
    ! meryl j1
    order lost-contact 5/4 left
    dice 2 4
    phase enemy
    """)
    play(game)

    assert modes(game) == [("alert", "a3")]
    assert told(game, "GuardTurned")[0] == {"space": "d1", "facing": "W"}
    assert told(game, "GuardMoved") == [{"start": "d1", "end": "c1", "facing": "W"}]
    assert told(game, "GuardLeapt") == [{"start": "c1", "over": ("b1", "a1"), "end": "a2", "facing": "S"}]
    assert guards(game) == ["a1 N", "b1 E", "a2 S"]
    assert game.hero("snake").damage == 1


@rule("GRD-14", "GRD-2", "GRD-10")
def test_page_16_investigate_a_leap_onto_a_body_and_a_turn_that_finds_snake() -> None:
    """The second example of page 16: two ?, both nearer to others, but a KO token in sight.

    A step, a leap over two guards onto the token, two of four spaces; a Reaction; facing a wall the guard turns left,
    and there is Snake.
    """
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | #   #   # | # | . |
      +---+---+---+---+   +
    2 | #   # | . | # | . |
      +---+---+   +---+   +
    3 | .   .   .   .   . |
      +---+---+---+---+   +
    4 | .   .   # | .   . |
      +---+---+---+---+---+
    snake e1
    otacon a4
    guard a3 E
    guard c3 W activated
    guard d3 W activated
    ? snake e2
    ? otacon c2
    ko e3 2
    order lost-contact 5/4 left
    reactions known
    dice 5 1
    phase enemy
    """)
    play(game, "spawn e4", "face W")

    assert modes(game) == [("investigate", "e3")]
    assert [each["end"] for each in told(game, "GuardMoved")] == ["b3"]
    assert told(game, "GuardLeapt") == [{"start": "b3", "over": ("c3", "d3"), "end": "e3", "facing": "E"}]
    assert tokens(game) == []
    assert guards(game) == ["c3 W", "d3 W", "e3 N", "e4 W"]
    assert game.attention("snake") == ("!", "e1")
    assert attacked(game) == ["snake"]
    assert game.hero("snake").damage == 1


@rule("GRD-18", "GRD-4", "GRD-2")
def test_page_17_a_patrol_leap_blocked_by_snake_turns_off_at_the_first_guard() -> None:
    """The example of page 17: on patrol although two ? are in the zone and a KO token lies beside it, unseen.

    A leap over all the guards would bend left at the corner, into Snake; so the chain is left by its first turn-off to
    the left, the guard patrols on, and comes upon Otacon's ?.
    """
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | # | . | # | . |
      +---+   +---+   +
    2 | . | . | # | . |
      +   +   +---+   +
    3 | .   .   .   . |
      +---+---+---+---+
    4 | .   .   .   . |
      +---+---+---+---+
    snake d2
    otacon a4
    guard a3 E
    guard b3 E activated
    guard c3 E activated
    guard d3 E activated
    ? snake d1
    ? otacon b1
    ko a2 2
    order lost-contact 5/4 left
    reactions known
    phase enemy
    """)

    assert modes(game) == [("patrol", "")]
    assert told(game, "GuardLeapt") == [{"start": "a3", "over": ("b3",), "end": "b2", "facing": "N"}]
    assert [each["end"] for each in told(game, "GuardMoved")] == ["b1"]
    assert told(game, "ReactionDrawn") == [{"space": "b1", "card": "known"}]
    assert game.attention("otacon") is None
    assert game.attention("snake") == ("?", "d1")
    assert attacked(game) == []


PAGES_18_AND_19 = """
    a   b   c   d   e   f   g
  +---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   . |
  +---+---+---+---+   +   +   +
2 | #   #   #   # | .   .   . |
  +---+---+---+---+   +   +   +
3 | #   #   #   # | .   .   . |
  +---+---+---+---+---+---+   +
4 | #   # | .   . | #   # | . |
  +---+---+   +   +---+---+   +
5 | #   # | .   .   .   .   . |
  +---+---+---+---+---+---+---+
meryl g3
guard a1 E
guard c5 E
guard f5 E activated
? meryl f1
ko d4 2
orders waken 6/5 left; lost-contact 5/4 left
dice 3 4 2 5
phase enemy
"""


@rule("ORD-2", "GRD-14", "GRD-13")
def test_pages_18_and_19_a_whole_enemy_phase_against_meryl() -> None:
    """The example of pages 18 and 19, without Meryl's Focus token.

    The KO token loses a star. The guard nearest the Guard Priority token goes for Meryl's ?, sees her on the way, and
    both dice hit. The next one ignores the KO token in its sight, leaps over a guard in the hallway, and hits once.
    """
    game = scene(PAGES_18_AND_19)
    play(game)

    assert tokens(game) == ["d4 ko 1"]
    assert modes(game) == [("investigate", "f1"), ("alert", "g3")]
    assert [each["end"] for each in told(game, "GuardMoved")] == ["b1", "c1", "d1", "e1", "d5", "e5"]
    assert told(game, "GuardLeapt") == [{"start": "e5", "over": ("f5",), "end": "g5", "facing": "E"}]
    assert guards(game) == ["e1 E", "f5 E", "g5 N"]
    assert game.attention("meryl") == ("!", "g3")
    assert [each["hits"] for each in told(game, "Attacked")] == [2, 1]
    assert game.hero("meryl").damage == 3


@rule("HER-4", "FOC-2", "GRD-19")
def test_pages_18_and_19_with_meryls_focus_token_on_the_guards_dice() -> None:
    """The same phase with her ±1 token: a 3 becomes a 2, one die less hits, and she ends it with 2 Health left."""
    game = scene(PAGES_18_AND_19)
    play(game, "focus plus-minus-1 die 1 down")

    assert told(game, "DieChanged") == [
        {"hero": "meryl", "by": "plus-minus-1", "die": 1, "before": "b3", "after": "b2"},
    ]
    assert [each["hits"] for each in told(game, "Attacked")] == [1, 1]
    assert game.hero("meryl").damage == 2
    assert game.hero("meryl").inactive == ("plus-minus-1",)
