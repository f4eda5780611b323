"""Modes and how far a guard goes in each (GRD-4, GRD-5, GRD-14)."""

from noisecheck import scene
from tests.guards.watch import guards, modes
from tests.play import play
from tests.table import rule


@rule("GRD-4", "GRD-13")
def test_an_alarm_in_the_zone_beats_everything_else() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+---+---+---+---+
    2 | .   .   .   .   . |
      +---+---+---+---+---+
    snake a2
    meryl e2
    guard c1 E
    ! snake a1
    ? meryl d1
    dead e1
    order lost-contact 1/4 left
    phase enemy
    """)

    assert modes(game) == [("alert", "a1")]
    assert guards(game) == ["b1 W"]


@rule("GRD-4", "GRD-22")
def test_an_alarm_in_another_zone_does_not_count() -> None:
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
    guard a1 W
    ! snake d1
    order lost-contact 5/1 left
    phase enemy
    """)

    assert modes(game) == [("patrol", "")]


@rule("GRD-4", "GRD-6")
def test_a_token_that_no_path_reaches_does_not_count() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake a2
    meryl c2
    guard a1 E
    ! snake a2
    ? meryl c2
    order lost-contact 5/1 left
    phase enemy
    """)

    assert modes(game) == [("patrol", "")]
    assert guards(game) == ["b1 E"]


@rule("GRD-4", "GRD-14")
def test_only_the_nearest_guards_investigate_a_noise_and_ties_all_go() -> None:
    game = scene("""
        a   b   c   d   e   f   g
      +---+---+---+---+---+---+---+
    1 | .   .   .   .   .   .   . |
      +---+---+---+   +---+---+---+
    2 | .   .   .   .   .   .   . |
      +---+---+---+---+---+---+---+
    3 | .   .   .   .   .   .   . |
      +---+---+---+---+---+---+---+
    snake a3
    guard a1 W
    guard b1 W
    guard f1 E
    ? snake d1
    order lost-contact 5/0 left
    phase enemy
    """)

    assert modes(game) == [("patrol", ""), ("investigate", "d1"), ("investigate", "d1")]


@rule("GRD-4")
def test_a_guard_behind_a_wall_or_in_another_zone_is_never_the_nearer_one() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+---+---+---+---+
    2 | .   .   .   .   . |
      +---+---+---+---+---+
    zone left a1:c2
    zone right d1:e2
    snake a2
    guard a1 W
    guard c2 E activated
    guard d1 W activated
    ? snake c1
    order lost-contact 5/0 left
    phase enemy
    """)

    assert modes(game) == [("investigate", "c1")]


@rule("GRD-4", "GRD-14")
def test_a_body_draws_the_guard_that_sees_it_and_not_the_one_that_turns_its_back() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+---+---+---+---+
    2 | .   .   .   .   . |
      +---+---+---+---+---+
    snake a2
    guard a1 E
    guard e1 E
    ko c1 2
    order lost-contact 5/1 left
    phase enemy
    """)

    assert modes(game) == [("investigate", "c1"), ("patrol", "")]


@rule("GRD-4", "LOS-9")
def test_only_a_camera_of_its_own_zone_shows_a_guard_a_body() -> None:
    def mode(camera: str) -> list[tuple[str, str]]:
        game = scene(f"""
            a   b   c   d   e
          +---+---+---+---+---+
        1 | .   .   .   .   . |
          +---+---+---+---+---+
        2 | .   .   .   .   . |
          +---+---+---+---+---+
        zone left a1:d2
        zone right e1:e2
        snake a2
        guard b1 W
        camera {camera}
        dead c1
        order lost-contact 5/0 left
        phase enemy
        """)
        return modes(game)

    assert mode("d1 orange W green E") == [("investigate", "c1")]
    assert mode("d1 orange E green W") == [("patrol", "")]
    assert mode("e1 orange W green W") == [("patrol", "")]


@rule("GRD-14", "GRD-4")
def test_a_noise_it_is_nearest_to_comes_before_a_nearer_body() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+---+---+---+---+
    2 | .   .   .   .   . |
      +---+---+---+---+---+
    snake a2
    guard c1 E
    ? snake a1
    dead d1
    order lost-contact 5/0 left
    phase enemy
    """)

    assert modes(game) == [("investigate", "a1")]


@rule("GRD-5")
def test_red_is_for_alert_mode_and_blue_for_the_others() -> None:
    def moved(line: str) -> list[str]:
        game = scene(f"""
            a   b   c   d   e   f   g
          +---+---+---+---+---+---+---+
        1 | .   .   .   .   .   .   . |
          +---+---+---+---+---+---+---+
        2 | .   .   .   .   .   .   . |
          +---+---+---+---+---+---+---+
        snake a2
        guard a1 E
        {line}
        order lost-contact 3/2 left
        phase enemy
        """)
        return guards(game)

    assert moved("! snake g1") == ["d1 E"]
    assert moved("? snake g1") == ["c1 E"]
    assert moved("dead g1") == ["c1 E"]
    assert moved("supply g1") == ["c1 E"]


@rule("GRD-10", "LOS-6")
def test_a_second_guard_of_the_phase_sees_the_alarm_the_first_one_raised() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +   +---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake d1
    guard a1 E
    guard d2 E
    order lost-contact 3/1 left
    dice 1 1
    phase enemy
    """)
    play(game)

    assert modes(game) == [("alert", "d1")]
    assert guards(game) == ["a1 E", "a2 N"]


@rule("LOS-6", "GRD-4")
def test_a_hero_in_sight_of_a_camera_is_alerted_before_the_next_guard_decides_its_mode() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +   +---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake c2
    guard d1 E
    camera a2 orange E green E
    order lost-contact 1/0 left
    phase enemy
    """)

    assert modes(game) == [("alert", "c2")]
    assert guards(game) == ["c1 W"]
