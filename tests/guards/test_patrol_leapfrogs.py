"""Leapfrogs on patrol: round corners, by icons, turn-offs (GRD-18)."""

from noisecheck import scene
from tests.guards.watch import guards
from tests.play import told
from tests.table import rule


@rule("GRD-18")
def test_a_patrol_leaps_over_the_guards_ahead_round_a_corner() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+   +
    2 | #   #   # | . |
      +---+---+---+   +
    3 | .   .   .   . |
      +---+---+---+---+
    4 | .   .   .   . |
      +---+---+---+---+
    snake a4
    guard b1 E
    guard c1 W activated
    guard d1 W activated
    guard d2 W activated
    order lost-contact 2/1 left
    phase enemy
    """)

    assert told(game, "GuardLeapt") == [{"start": "b1", "over": ("c1", "d1", "d2"), "end": "d3", "facing": "S"}]
    assert guards(game)[-1] == "d3 W"


@rule("GRD-18", "GRD-8")
def test_a_facing_icon_in_a_jumped_space_redirects_the_chain() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   v   . |
      +   +   +   +
    2 | .   .   . |
      +   +   +   +
    3 | .   .   . |
      +---+---+---+
    4 | .   .   . |
      +---+---+---+
    snake a4
    guard a1 E
    guard b1 N activated
    order lost-contact 2/1 left
    phase enemy
    """)

    assert guards(game) == ["b1 N", "b2 S"]


@rule("GRD-18")
def test_at_a_corner_of_the_chain_only_the_arrows_arm_is_walked() -> None:
    def landed(arrow: str) -> str:
        game = scene(f"""
            a   b   c
          +---+---+---+
        1 | #   # | . |
          +---+---+   +
        2 | .   .   . |
          +---+---+   +
        3 | #   # | . |
          +---+---+---+
        4 | .   .   . |
          +---+---+---+
        snake a4
        guard a2 E
        guard b2 W activated
        guard c2 W activated
        order lost-contact 2/1 {arrow}
        phase enemy
        """)
        return str(told(game, "GuardLeapt")[0]["end"])

    assert landed("left") == "c1"
    assert landed("right") == "c3"


@rule("GRD-18")
def test_at_a_corner_a_hero_closes_his_side_and_a_guard_opens_it() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | #   # | .   # |
      +---+---+   +---+
    2 | .   .   . | # |
      +---+---+   +---+
    3 | #   # | .   . |
      +---+---+---+---+
    snake c1
    guard a2 E
    guard b2 W activated
    guard c2 W activated
    guard c3 S activated
    order lost-contact 2/1 left
    phase enemy
    """)

    assert told(game, "GuardLeapt")[0]["over"] == ("b2", "c2", "c3")
    assert told(game, "GuardLeapt")[0]["end"] == "d3"


@rule("GRD-18")
def test_a_chain_that_ends_on_a_hero_takes_the_first_turn_off_that_leads_to_a_free_space() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | # | . | . | # |
      +---+   +   +---+
    2 | .   .   .   . |
      +---+---+---+   +
    3 | .   .   . | . |
      +---+---+---+---+
    snake d3
    guard a2 E
    guard b2 E activated
    guard c2 E activated
    guard d2 E activated
    order lost-contact 2/1 right
    phase enemy
    """)

    assert told(game, "GuardLeapt")[0] == {"start": "a2", "over": ("b2",), "end": "b1", "facing": "N"}


@rule("GRD-18")
def test_a_turn_off_may_itself_lead_over_guards_and_the_arrow_decides_between_two() -> None:
    def landed(arrow: str) -> tuple[object, object]:
        game = scene(f"""
            a   b   c
          +---+---+---+
        1 | # | . | # |
          +---+   +---+
        2 | # | . | # |
          +---+   +---+
        3 | .   .   . |
          +---+   +---+
        4 | # | . | # |
          +---+---+---+
        5 | .   .   . |
          +---+---+---+
        snake a5
        guard a3 E
        guard b3 E activated
        guard c3 E activated
        guard b2 E activated
        order lost-contact 2/1 {arrow}
        phase enemy
        """)
        leap = told(game, "GuardLeapt")[0]
        return leap["over"], leap["end"]

    assert landed("left") == (("b3", "b2"), "b1")
    assert landed("right") == (("b3",), "b4")


@rule("GRD-18", "GRD-11")
def test_without_any_turn_off_it_finds_a_new_path_from_where_it_stands() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +---+---+
    2 | .   . | # |
      +---+---+---+
    3 | .   .   . |
      +---+---+---+
    snake a3
    guard a1 E
    guard b1 E activated
    guard c1 E activated
    order lost-contact 2/1 left
    phase enemy
    """)

    assert told(game, "GuardMoved") == [{"start": "a1", "end": "a2", "facing": "S"}]


@rule("GRD-18")
def test_a_chain_does_not_come_back_to_its_start_or_go_over_a_guard_twice() -> None:
    """The icons send the chain round in a ring; the only way out is to the right of the ring's second space."""
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   v   # |
      +   +   +---+
    2 | ^   .   . |
      +---+---+---+
    3 | .   .   . |
      +---+---+---+
    snake a3
    guard a1 E
    guard b1 S activated
    guard b2 S activated
    guard a2 E activated
    order lost-contact 2/1 right
    phase enemy
    """)

    # over b1, b2, at the wall right to a2, whose icon leads to the start: a repeat. Left of b2's arrival lies c2
    assert told(game, "GuardLeapt") == [{"start": "a1", "over": ("b1", "b2"), "end": "c2", "facing": "E"}]


@rule("GRD-18")
def test_a_hero_on_the_arrows_arm_of_a_corner_sends_the_chain_down_the_other_arm() -> None:
    """Not to the turn-off at b2, which is for chains that end nowhere."""
    game = scene("""
        a   b   c
      +---+---+---+
    1 | # | . | . |
      +---+   +   +
    2 | .   .   . |
      +---+---+   +
    3 | #   # | . |
      +---+---+---+
    snake c1
    guard a2 E
    guard b2 E activated
    guard c2 E activated
    order lost-contact 2/1 left
    phase enemy
    """)

    assert told(game, "GuardLeapt")[0]["over"] == ("b2", "c2")
    assert told(game, "GuardLeapt")[0]["end"] == "c3"


@rule("GRD-18")
def test_the_first_space_of_the_map_is_a_turn_off_like_any_other() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | . | # | # |
      +   +---+---+
    2 | .   .   . |
      +---+---+---+
    3 | .   .   . |
      +---+---+---+
    snake a3
    guard b2 W
    guard a2 N activated
    order lost-contact 2/1 left
    phase enemy
    """)

    assert told(game, "GuardLeapt")[0]["end"] == "a1"


@rule("GRD-18", "GRD-15")
def test_steps_and_leaps_of_a_patrol_are_told_with_their_rules() -> None:
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
    order lost-contact 3/2 left
    phase enemy
    """)

    rules = [event.rule for event in game.events if type(event).__name__ in ("GuardMoved", "GuardLeapt")]
    assert rules == ["GRD-15", "GRD-18"]


@rule("GRD-18")
def test_a_turn_off_is_beside_the_direction_after_a_facing_icon() -> None:
    """The icon on a2 sends the chain east into a dead end; left of east is a1."""
    game = scene("""
        a   b   c
      +---+---+---+
    1 | . | # | # |
      +   +---+---+
    2 | >   . | # |
      +   +---+---+
    3 | . | .   . |
      +---+---+---+
    snake c3
    guard a3 N
    guard a2 N activated
    guard b2 N activated
    order lost-contact 2/1 right
    phase enemy
    """)

    assert told(game, "GuardLeapt") == [{"start": "a3", "over": ("a2",), "end": "a1", "facing": "N"}]
