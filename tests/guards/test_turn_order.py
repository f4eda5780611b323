"""Whose turn it is in section III, and the end of the phase (ORD-9, ORD-10)."""

from noisecheck import picture, scene
from tests.guards.watch import activated, guards, modes
from tests.play import options, play, told
from tests.table import rule


@rule("ORD-9")
def test_guards_activate_by_zone_then_top_row_first_left_to_right() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | . | . | . | . |
      +---+---+---+---+
    2 | . | . | . | . |
      +---+---+---+---+
    3 | .   .   .   . |
      +---+---+---+---+
    zone right c1:d3
    zone left a1:b3
    snake a3
    meryl d3
    guard b1 E
    guard a2 E
    guard a1 E
    guard d2 E
    guard c2 E
    phase enemy
    """)

    assert activated(game) == ["c2", "d2", "a1", "b1", "a2"]


@rule("ORD-9", "ORD-10")
def test_a_guard_that_moved_ahead_of_others_is_not_activated_twice() -> None:
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
    guard c1 S
    guard a3 W activated
    guard c3 W
    order lost-contact 3/2 left
    phase enemy
    """)

    assert activated(game) == ["c1", "c3"]
    assert [guard.space for guard in game.state.guards] == sorted(guard.space for guard in game.state.guards)
    assert not any(guard.activated for guard in game.state.guards)


@rule("ORD-9", "SET-20")
def test_a_zone_that_lost_its_alarm_before_its_turn_stays_still() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   . | .   . |
      +---+---+---+---+
    zone left a1:b1
    zone right c1:d1
    snake b1
    guard a1 E
    guard c1 E
    ! snake d1
    order lost-contact 3/2 left
    dice 1 1
    phase enemy
    """)
    play(game)

    assert game.attention("snake") == ("!", "b1")
    assert activated(game) == ["a1"]


@rule("ORD-9", "SET-20")
def test_a_zone_once_begun_is_finished_though_its_alarm_is_gone() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   . | .   .   . |
      +---+---+---+---+---+
    2 | .   . | .   .   . |
      +---+---+---+---+---+
    zone left a1:b2
    zone right c1:e2
    snake b1
    guard c1 E
    guard e2 W
    ! snake d1
    order lost-contact 3/2 left
    phase enemy
    """)

    assert game.attention("snake") is None
    assert activated(game) == ["c1", "e2"]
    assert guards(game) == ["d1 E", "c2 E"]


@rule("ORD-9", "GRD-21")
def test_a_guard_that_spawns_during_the_activations_waits_for_the_next_phase() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake a2
    guard a1 E
    ko b1 2
    order lost-contact 5/4 left
    reactions known
    phase enemy
    """)
    play(game, "spawn c1", "face E")

    assert activated(game) == ["a1"]
    assert guards(game) == ["b1 E", "c1 E"]


@rule("ORD-10", "ACT-1")
def test_after_all_guards_a_new_round_begins() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake a2 spent 4 acted
    guard a1 E
    phase enemy
    round 3
    """)

    assert game.state.round == 4
    assert options(game, "sneak") == ["sneak b2"]
    assert len(told(game, "EnemyPhaseEnded")) == 1


@rule("ORD-9")
def test_each_activation_is_a_step_and_the_position_between_two_can_be_written_down() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    3 | .   .   . |
      +---+---+---+
    snake a3
    guard a1 E
    guard b2 E
    ? snake a2
    ? meryl c2
    meryl c3
    order lost-contact 3/2 left
    phase enemy
    """)

    assert options(game) == ["target a2", "target c2"]
    assert "guard c1 W activated" in picture(game).splitlines()
    assert scene(picture(game)).checkpoint == game.checkpoint


@rule("SET-2", "SET-21")
def test_a_boss_stage_has_no_such_phase() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    stage boss ocelot
    snake a1
    orders none
    phase enemy
    """)

    assert game.outcome is None
    assert game.state.round == 2


@rule("GRD-4", "GRD-5")
def test_what_an_activation_tells_is_enough_to_say_why() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake a2
    guard a1 W
    camera d1 orange W green S
    dead c1
    order lost-contact 2/1 left
    phase enemy
    """)

    assert modes(game) == [("investigate", "c1")]
    assert told(game, "ModeChosen") == [
        {
            "space": "a1",
            "mode": "investigate",
            "token": "dead",
            "owner": "",
            "target": "c1",
            "distance": 2,
            "seen_by": "camera",
            "seen_from": "d1",
        }
    ]
    assert guards(game) == ["b1 E"]


@rule("ORD-9")
def test_between_two_activations_the_guards_are_kept_in_reading_order() -> None:
    """So that the same position is the same value, however it came about."""
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+   +
    2 | .   .   .   . |
      +---+---+---+---+
    3 | .   .   .   . |
      +---+---+---+---+
    snake a3
    meryl d3
    guard d1 S
    guard b2 N
    ? snake a2
    ? meryl c2
    order lost-contact 3/1 left
    phase enemy
    """)

    assert options(game) == ["target a2", "target c2"]  # the second guard's question; the first one has passed it
    names = game.state.stage.board.names
    assert [names[guard.space] for guard in game.checkpoint.guards] == ["b2", "d2"]
