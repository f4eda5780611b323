"""LOS: who sees whom, and what comes of it."""

import pytest

from noisecheck.engine.rules.sight import eyes, known_eyes
from noisecheck.foresight.view.position import position
from tests.play import options, play, told
from tests.table import picture, rule, scene

HALL = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +   +   +   +   +   +
2 | .   .   .   .   . |
  +   +   +   +   +   +
3 | .   .   .   .   . |
  +   +   +   +   +   +
4 | .   .   .   .   . |
  +   +   +   +   +   +
5 | .   .   .   .   . |
  +---+---+---+---+---+
"""


@rule("LOS-1", "LOS-2")
def test_both_conditions_must_hold_facing_and_box() -> None:
    game = scene(
        HALL.replace("4 | .   .   .   .   . |", "4 | .   #   .   .   . |") + "snake a5\nguard c3 S\nturn snake"
    )

    facing_away, behind_crates = game.explain_sight("c3", "a1"), game.explain_sight("c3", "a5")

    assert (facing_away.sees, facing_away.faces) == (False, False)
    assert (behind_crates.sees, behind_crates.faces) == (False, True)
    assert behind_crates.blockers == ("obstacle b4",)
    assert game.explain_sight("c3", "e4").sees


@pytest.mark.parametrize(("space", "seen"), [("a2", True), ("e4", True), ("c5", True), ("c1", False), ("a1", False)])
@rule("LOS-2")
def test_a_guard_sees_every_row_ahead_of_it_in_any_column(space: str, seen: bool) -> None:
    game = scene(HALL + "snake c1\nguard b1 S\nturn snake")

    assert bool(game.seen_by(space)) is seen


@rule("LOS-3")
def test_a_wall_between_two_spaces_of_the_box_blocks_and_one_along_its_border_does_not() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +   +   +
    2 | .   .   . |
      +---+---+   +
    3 | .   .   . |
      +---+---+---+
    snake a3
    guard c1 W
    turn snake
    """)

    assert game.explain_sight("c1", "a2").sees
    assert game.explain_sight("c1", "a3").blockers == ("wall a2-a3", "wall b2-b3")


@rule("LOS-4")
def test_figures_do_not_block_sight() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    snake a1
    guard b1 E
    meryl c1
    guard d1 W
    turn snake
    """)

    game.choose("knock")

    assert game.attention("snake") == ("!", "a1")


@rule("LOS-5")
def test_a_camera_does_not_see_its_own_space() -> None:
    game = scene(HALL + "snake c3\ncamera c3 orange N green S\nturn snake")

    game.choose("knock")

    assert game.attention("snake") == ("?", "c3")


@rule("LOS-6")
def test_a_hero_in_sight_is_alerted_whatever_the_action_was_and_whoever_took_it() -> None:
    game = scene(HALL + "snake a1\nmeryl e5\nguard e1 S\nturn snake")

    game.choose("knock")

    assert game.attention("meryl") == ("!", "e5")
    assert game.attention("snake") == ("?", "a1")


@rule("LOS-6")
def test_a_door_that_opens_shows_the_hero_to_a_guard_in_another_zone() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | . : .   . |
      +---+---+---+
    zone cell a1
    zone hall b1:c1
    snake a1
    guard c1 W
    door a1-b1 needs 2+
    turn snake
    dice 2 2 2
    """)

    play(game, "interact a1-b1")

    assert game.attention("snake") == ("!", "a1")


@rule("LOS-7")
def test_a_dash_through_sight_alerts_where_it_ends() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+   +---+
    2 | .   .   . |
      +---+---+---+
    snake a2
    guard b1 S
    turn snake
    """)

    game.choose("dash b2")
    assert game.attention("snake") is None
    game.choose("step c2")

    assert game.attention("snake") == ("!", "c2")


@rule("LOS-7")
def test_a_move_that_starts_in_sight_alerts_where_it_ends() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+   +---+
    2 | .   .   . |
      +---+---+---+
    snake b2
    guard b1 S
    turn snake
    """)

    game.choose("sneak c2")

    assert game.attention("snake") == ("!", "c2")


@rule("LOS-7", "MOV-2")
def test_sight_counts_in_a_jumped_space() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+   +---+
    2 | .   .   . |
      +---+---+---+
    snake a2
    meryl b2 spent 4
    guard b1 S
    turn snake
    """)

    game.choose("sneak c2")

    assert game.attention("snake") == ("!", "c2")


@rule("LOS-8")
def test_a_guard_looks_along_the_arrow_on_its_base() -> None:
    game = scene(HALL + "snake a1\nguard c3 W\nturn snake")

    assert game.seen_by("b5") == [("guard", "c3", "W")]
    assert game.seen_by("d3") == []


@rule("LOS-9")
def test_the_colour_in_force_says_which_cone_every_camera_uses() -> None:
    camera = HALL + "snake e1\ncamera a1 orange E green S\ncamera c5 orange W green N\nturn snake\n"

    assert [who for who, *_ in scene(camera + "cameras orange").seen_by("e1")] == ["camera"]
    assert scene(camera + "cameras orange").seen_by("a5") == [("camera", "c5", "W")]
    assert scene(camera + "cameras green").seen_by("a5") == [("camera", "a1", "S")]


CORNER = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +---+   +   +
2 | .   .   . |
  +---+---+---+
snake a2
turn snake
"""


@rule("LOS-10")
def test_a_face_down_trap_is_turned_up_by_a_hero_who_comes_into_its_sight() -> None:
    game = scene(CORNER + "trap a1 blank down")

    game.choose("sneak b2")
    assert "trap a1 blank down" in picture(game)
    game.choose("sneak b1")

    assert "trap a1 blank up" in picture(game)


@rule("LOS-10")
def test_players_point_an_uncovered_camera_two_different_open_ways_in_the_colour_in_force() -> None:
    game = scene(CORNER + "trap b1 camera down\ncameras green")

    game.choose("sneak b2")
    assert options(game) == [
        "face orange E green S",
        "face orange E green W",
        "face orange S green E",
        "face orange S green W",
        "face orange W green E",
        "face orange W green S",
    ]
    game.choose("face orange E green S")

    assert "trap b1 camera up orange E green S" in picture(game)
    assert game.attention("snake") == ("!", "b2")


@rule("LOS-10")
def test_a_camera_that_has_turned_up_is_no_secret_while_players_still_point_it() -> None:
    game = scene(CORNER + "trap b1 camera down")

    game.choose("sneak b2")

    assert game.decision is not None
    assert game.decision.kind == "face-camera"
    assert [(trap.space, trap.kind) for trap in position(game).traps] == [("b1", "camera")]
    assert not game.can_take_back()
    assert game.seen_by("b2") == []


@rule("LOS-10")
def test_a_camera_with_one_open_way_takes_it_with_both_cones() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+   +---+
    2 | .   .   . |
      +---+---+---+
    snake c2
    trap a1 camera down
    turn snake
    """)

    play(game, "sneak b2", "sneak b1")

    assert "trap a1 camera up orange E green E" in picture(game)


@rule("LOS-10")
def test_several_traps_are_turned_up_in_reading_order_in_the_middle_of_a_dash() -> None:
    game = scene(HALL + "snake a1\ntrap e5 blank down\ntrap c3 blank down\ntrap e1 blank down\nturn snake")

    game.choose("dash b1")

    assert [each["space"] for each in told(game, "TrapFlipped")] == ["e1", "c3", "e5"]
    assert options(game, "stop") == ["stop"]


@rule("LOS-11")
def test_a_laser_alerts_who_steps_in_and_not_who_stays_in() -> None:
    game = scene(CORNER + "trap c1 laser up")

    game.choose("sneak b2")
    assert game.attention("snake") == ("!", "b2")
    inside = scene(CORNER.replace("snake a2", "snake b2") + "trap c1 laser up")
    inside.choose("sneak c2")

    assert inside.attention("snake") is None


@rule("LOS-11")
def test_an_uncovered_laser_alerts_every_hero_inside_after_the_move() -> None:
    game = scene(HALL + "snake a1\nmeryl e4\ntrap c3 laser down\nturn snake")

    game.choose("dash a2")
    assert (game.attention("snake"), game.attention("meryl")) == (None, None)
    game.choose("step a3")

    assert game.attention("snake") == ("!", "a3")
    assert game.attention("meryl") == ("!", "e4")


@rule("LOS-11")
def test_the_space_of_a_laser_is_inside_its_sight() -> None:
    game = scene(
        """
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    snake a1
    elevator a1 to b1
    trap b1 laser up
    turn snake
    """.replace("| .   . |", "| . | . |")
    )

    game.choose("interact a1 to b1")

    assert game.attention("snake") == ("!", "b1")


def test_what_lies_face_down_makes_no_difference_to_what_is_kept_of_sight() -> None:
    state = scene(CORNER + "trap b1 camera down").state.copy()
    known = [eyes(state)]
    kept = len(known_eyes(state.stage))
    for kind in ("laser", "blank"):
        state.traps = [trap._replace(kind=kind) for trap in state.traps]
        known.append(eyes(state))

    assert len(set(known)) == 1
    assert len(known_eyes(state.stage)) == kept
