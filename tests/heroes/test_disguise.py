"""HER-4 to HER-6: Meryl in disguise."""

import pytest

from noisecheck import Game
from tests.guards.watch import attacked, guards, modes
from tests.play import kinds, objection, options, play, told
from tests.table import picture, rule, scene

TIRED = "inactive plus-white,plus-2,plus-minus-1,extra-action"
CORRIDOR = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +---+---+---+---+---+
2 | .   .   .   .   . |
  +---+---+---+---+---+
"""


def meryl_at(space: str, rest: str, state: str = "disguised") -> Game:
    """Meryl's turn in the corridor, without Focus tokens to ask about."""
    return scene(CORRIDOR + f"meryl {space} {state} {TIRED}\n{rest}\nturn meryl")


def is_disguised(game: Game) -> bool:
    return game.hero("meryl").disguised


# Gain Disguise


@rule("HER-4")
def test_beside_a_fallen_guard_meryl_puts_on_its_uniform_for_two_actions() -> None:
    game = meryl_at("b1", "ko c1 2", state="")

    game.choose("disguise")

    assert f"meryl b1 disguised spent 2 {TIRED}" in picture(game)
    assert told(game, "DisguiseGained") == [{"hero": "meryl", "space": "b1"}]


@rule("HER-4", "HER-5")
def test_to_change_before_the_eyes_of_a_guard_is_of_no_use() -> None:
    game = meryl_at("b1", "ko c1 2\nguard e1 W", state="")

    game.choose("disguise")

    assert not is_disguised(game)
    assert game.attention("meryl") == ("!", "b1")


@rule("HER-4")
@pytest.mark.parametrize("body", ["ko c1 1", "dead a1", "dead b1"])
def test_the_uniform_of_any_fallen_guard_in_reach_will_do(body: str) -> None:
    assert options(meryl_at("b1", body, state=""), "disguise") == ["disguise"]


@rule("HER-4")
@pytest.mark.parametrize(
    ("state", "rest", "why"),
    [
        ("", "ko d1 2", "no-uniform"),
        ("", "ko b2 2", "no-uniform"),
        ("", "ko c1 2\n! meryl e2", "alarm-raised"),
        ("disguised", "ko c1 2", "disguised-already"),
    ],
)
def test_no_disguise_without_a_body_in_reach_nor_with_the_alarm_out_nor_twice(state: str, rest: str, why: str) -> None:
    game = meryl_at("b1", rest, state)

    assert options(game, "disguise") == []
    assert objection(game, "disguise") == ("HER-4", why)


@rule("HER-4")
def test_a_noise_on_the_map_does_not_hinder_the_disguise() -> None:
    assert options(meryl_at("b1", "ko c1 2\n? meryl e2", state=""), "disguise") == ["disguise"]


@rule("HER-4")
def test_the_disguise_is_meryls_alone_and_names_nothing() -> None:
    game = scene(CORRIDOR + "snake b1\nko c1 2\nturn snake")
    assert objection(game, "disguise") == ("ACT-3", "not-on-dashboard")

    assert objection(meryl_at("b1", "ko c1 2", state=""), "disguise c1") == ("HER-4", "not-a-thing")
    assert objection(meryl_at("b1", "ko c1 2", state="spent 3"), "disguise") == ("ACT-3", "too-few-actions")


# among guards


@rule("HER-5", "LOS-6")
def test_in_disguise_meryl_walks_past_guards_and_cameras() -> None:
    game = meryl_at("a1", "guard e1 W\ncamera c2 orange W green N")

    play(game, "sneak b1", "dash c1", "stop")

    assert game.attention("meryl") is None
    assert is_disguised(game)


@rule("HER-5", "MOV-3")
def test_disguise_and_leapfrog_meryl_jumps_a_guard_without_alarm_or_attack() -> None:
    game = meryl_at("a1", "guard b1 E")

    game.choose("sneak c1")

    assert game.where("meryl") == "c1"
    assert game.attention("meryl") is None
    assert attacked(game) == []


@rule("HER-5", "GRD-8")
def test_disguise_and_leapfrog_a_guard_jumps_meryl_as_it_would_a_guard() -> None:
    game = scene(
        CORRIDOR + f"meryl c1 disguised {TIRED}\nguard b1 E\norder lost-contact 5/2 left\nphase enemy\ndice 4 4 4"
    )

    assert told(game, "GuardLeapt") == [{"start": "b1", "over": ("c1",), "end": "d1", "facing": "E"}]
    assert attacked(game) == []
    assert is_disguised(game)


@rule("HER-5", "LOS-11")
def test_a_laser_knows_no_uniforms() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +---+   +
    2 | .   .   . |
      +---+---+---+
    meryl a2 disguised
    trap c1 laser up
    turn meryl
    """)

    game.choose("sneak a1")

    assert game.attention("meryl") == ("!", "a1")
    assert not is_disguised(game)


@rule("HER-5", "ORD-3", "SET-20")
def test_meryl_is_no_guard_to_headquarters_but_keeps_her_zone_active() -> None:
    game = scene(
        CORRIDOR + f"meryl a1 disguised {TIRED}\nguard a2 E\nbarracks e2 zone main count 2 faces W\n"
        "orders radio-in 5/0 left; lost-contact 5/4 left\nphase enemy"
    )

    assert told(game, "GuardSpawned") == [{"space": "e2", "facing": "W"}]
    assert len(told(game, "GuardActivated")) == 2


@rule("HER-5", "ORD-5")
def test_stay_alert_finds_meryl_near_a_guard_but_nobody_near_meryl() -> None:
    orders = "orders stay-alert 5/0 left; lost-contact 5/4 left\nphase enemy"
    alone = scene(CORRIDOR + f"snake a1\nmeryl b1 disguised {TIRED}\nguard e2 W\n{orders}")
    assert told(alone, "AttentionPlaced") == []

    near = scene(CORRIDOR + f"meryl a1 disguised {TIRED}\nguard c1 W\n{orders}")
    assert told(near, "AttentionPlaced") == [{"hero": "meryl", "side": "?", "space": "a1"}]
    assert is_disguised(near)


@rule("HER-5", "GRD-4")
def test_meryl_is_not_the_nearest_guard_to_a_noise() -> None:
    game = scene(
        CORRIDOR
        + f"meryl c1 disguised {TIRED}\nsnake e2\n? snake d1\nguard a1 E\norder lost-contact 5/0 left\nphase enemy"
    )

    assert modes(game) == [("investigate", "d1")]


# how the disguise is lost


@rule("HER-5")
def test_the_disguise_is_lost_by_a_knock_in_front_of_a_camera_and_there_is_the_alarm() -> None:
    game = meryl_at("a1", "camera e1 orange W green S")

    happened = kinds(game.choose("knock"))

    assert happened == ["DisguiseLost", "Seen", "AttentionPlaced", "Knocked"]
    assert game.attention("meryl") == ("!", "a1")
    assert not is_disguised(game)


@rule("HER-5")
def test_out_of_sight_meryl_may_do_what_she_likes() -> None:
    game = meryl_at("a1", "camera e2 orange W green S\nko b1 2\nguard d1 E")

    play(game, "knock", "drag b1", "drop a1", "knock")

    assert is_disguised(game)
    assert game.attention("meryl") == ("?", "b1")


@rule("HER-5")
def test_sneak_dash_and_focus_do_not_betray_her_but_any_other_action_in_sight_does() -> None:
    watched = "guard e1 W\nko b1 2"
    for quiet in ("sneak b1", "dash b1", "refresh plus-2"):
        assert is_disguised(play(meryl_at("a1", watched), quiet, *(["stop"] if "dash" in quiet else [])))

    dragging = meryl_at("a1", watched)
    dragging.choose("drag b1")
    assert told(dragging, "DisguiseLost") == [{"hero": "meryl", "space": "a1"}]
    assert dragging.attention("meryl") is not None


@rule("HER-5")
def test_a_blow_betrays_her_to_the_guard_it_fells() -> None:
    game = meryl_at("a1", "guard b1 W ko 1\ndice 5")

    game.choose("hand-to-hand b1")

    assert "ko b1 2" in picture(game)
    assert game.attention("meryl") == ("!", "a1")
    assert not is_disguised(game)


@rule("HER-5")
def test_an_action_that_ends_in_sight_betrays_her_where_it_ends() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +---+---+
    2 | .   .   . |
      +---+---+---+
    meryl a2 disguised
    ko b2 2
    guard c1 W
    turn meryl
    """)

    play(game, "drag b2", "step a1", "drop a2")

    assert told(game, "DisguiseLost") == [{"hero": "meryl", "space": "a1"}]
    assert game.attention("meryl") == ("!", "a1")


@rule("HER-5", "ATT-2")
def test_attention_drawn_in_sight_betrays_her_and_out_of_sight_does_not() -> None:
    noisy = "disguised noisy 1"
    seen = play(meryl_at("a1", "guard e1 W\nsnake a2\ndice !", noisy), "end")
    assert not is_disguised(seen)
    assert seen.attention("meryl") == ("!", "a1")

    unseen = play(meryl_at("a1", "guard e1 E\nsnake a2\ndice !", noisy), "end")
    assert is_disguised(unseen)
    assert unseen.attention("meryl") == ("?", "a1")


@rule("HER-5", "ACT-15")
def test_her_own_alarm_under_her_ends_the_disguise_seen_or_not() -> None:
    game = meryl_at("a1", "guard d1 E\ngear meryl handgun-50\ndice 2")

    play(game, "use handgun-50 d1")

    assert told(game, "Seen") == []
    assert game.attention("meryl") == ("!", "a1")
    assert not is_disguised(game)


@rule("HER-5")
def test_an_alarm_elsewhere_leaves_the_disguise_until_it_is_drawn_to_her() -> None:
    game = meryl_at("a1", "! meryl e2\nguard e1 E")

    game.choose("sneak b1")
    assert is_disguised(game)
    game.choose("knock")

    assert not is_disguised(game)
    assert game.attention("meryl") == ("!", "b1")


# the disguise check


@rule("HER-6")
def test_before_the_nose_of_a_guard_a_bad_roll_gives_her_away() -> None:
    game = meryl_at("a1", "guard c1 W\ndice !")

    happened = kinds(game.choose("sneak b1"))

    assert happened[1:] == ["Rolled", "AttentionPlaced", "DisguiseLost", "Seen", "AttentionPlaced"]
    assert told(game, "Rolled") == [{"hero": "meryl", "purpose": "disguise-check", "dice": ("w!",)}]
    assert game.attention("meryl") == ("!", "b1")


@rule("HER-6")
def test_each_guard_checks_once_in_her_turn() -> None:
    game = meryl_at("c1", "guard b1 E\nguard d1 W\ndice 2 2 !")

    play(game, "refresh plus-2")
    assert len(told(game, "Rolled")) == 2
    assert [guard.checked for guard in game.state.guards] == [True, True]
    play(game, "refresh plus-minus-1")
    assert len(told(game, "Rolled")) == 2


@rule("HER-6")
def test_once_found_out_by_one_guard_she_is_not_checked_by_the_next() -> None:
    game = meryl_at("c1", "guard b1 E\nguard d1 W\ndice ! 2")

    game.choose("refresh plus-2")

    assert len(told(game, "Rolled")) == 1


@rule("HER-6")
@pytest.mark.parametrize("guard", ["guard c1 E", "guard d1 W", "guard b2 N", "guard c1 W checked"])
def test_no_check_by_a_guard_that_looks_away_or_stands_off_or_behind_a_wall_or_has_checked(guard: str) -> None:
    game = meryl_at("a1", guard + "\ndice !")

    game.choose("sneak b1")

    assert told(game, "Rolled") == []


@rule("HER-6")
def test_an_additional_action_is_no_action_to_check_at_the_end_of() -> None:
    game = scene(
        CORRIDOR + "meryl a1 disguised inactive plus-white,plus-2,plus-minus-1\nguard b1 W\nturn meryl\ndice !"
    )

    game.choose("focus extra-action")

    assert told(game, "Rolled") == []
    assert is_disguised(game)


@rule("HER-6", "GRD-1")
def test_found_out_by_the_active_guard_meryl_is_attacked() -> None:
    game = scene(
        CORRIDOR
        + f"meryl c1 disguised {TIRED}\n? meryl c1\nguard a1 E\norder lost-contact 5/4 left\nphase enemy\ndice ! 5 2"
    )

    assert guards(game) == ["b1 E"]
    assert [each["purpose"] for each in told(game, "Rolled")] == ["disguise-check", "guard-attack"]
    assert game.hero("meryl").damage == 1


@rule("HER-6")
def test_a_guard_that_stops_before_her_and_notices_nothing_does_nothing() -> None:
    game = scene(
        CORRIDOR
        + f"meryl c1 disguised {TIRED}\n? meryl c1\nguard a1 E\norder lost-contact 5/4 left\nphase enemy\ndice 2"
    )

    assert [each["purpose"] for each in told(game, "Rolled")] == ["disguise-check"]
    assert attacked(game) == []


@rule("HER-6")
def test_a_guard_that_checked_in_her_turn_checks_again_in_the_enemy_phase_and_in_the_next_turn() -> None:
    game = meryl_at("a1", "guard c1 W\norders lost-contact 5/0 left; lost-contact 5/0 left\ndice 2 3 4")

    play(game, "sneak b1")
    assert game.state.guards[0].checked
    play(game, "end")
    assert len(told(game, "Rolled")) == 2
    assert not game.state.guards[0].checked
    play(game, "refresh plus-2")

    assert len(told(game, "Rolled")) == 3


@rule("HER-6", "HER-8")
def test_meryls_own_focus_helps_in_a_disguise_check() -> None:
    game = scene(CORRIDOR + "meryl a1 disguised\nguard c1 W\nturn meryl\ndice 2")

    game.choose("sneak b1")

    assert "focus plus-white" in options(game)
