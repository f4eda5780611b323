"""Cardboard Box."""

import pytest

from tests.play import objection, options, play, story, told
from tests.table import picture, rule, scene
from tests.yard import YARD

TIRED = "inactive minus-white-or-move,plus-2,minus-2,reroll"


@rule("GRD-1", "GRD-10")
def test_a_box_is_found_by_a_guard_that_stops_beside_it_and_looks_at_it() -> None:
    game = scene(
        YARD + f"snake a1 boxed acted {TIRED}\nguard e1 W\norders waken 4/3 left; waken 4/3 left\nphase enemy\ndice 5 2"
    )

    assert story(game)[1:13] == [
        "GuardActivated('e1', 'W', rule='ORD-9')",
        "  ModeChosen('e1', 'patrol', '', '', '', 0, '', '', rule='GRD-4')",
        "  GuardMoved('e1', 'd1', 'W', rule='GRD-15')",
        "  GuardMoved('d1', 'c1', 'W', rule='GRD-15')",
        "  GuardMoved('c1', 'b1', 'W', rule='GRD-15')",
        "  BoxLost('snake', 'a1', rule='CON-2')",
        "  Seen('snake', 'a1', 'guard', 'b1', rule='GRD-1')",
        "    AttentionPlaced('snake', '!', 'a1', rule='GRD-1')",
        "  Rolled('snake', 'guard-attack', ('b5', 'b2'), rule='GRD-19')",
        "  Attacked('guard', 'snake', 'a1', 1, rule='COM-2')",
        "    Hurt('snake', 'a1', 1, 'hit', rule='COM-2')",
        "  GuardDone('b1', 'W', rule='GRD-0')",
    ]


@rule("LOS-6")
def test_a_box_two_spaces_ahead_is_no_hero_to_a_guard() -> None:
    game = scene(YARD + "snake a1 boxed acted\nguard e1 W\norders waken 3/2 left; waken 4/3 left\nphase enemy")

    assert game.hero("snake").boxed
    assert told(game, "Seen") == []


def test_a_box_beside_which_a_guard_stops_looking_elsewhere_stays_one() -> None:
    game = scene(YARD + "snake c1 boxed acted\nguard a2 E\norders waken 3/2 left; waken 4/3 left\nphase enemy")

    assert game.where("snake") == "c1"
    assert picture(game).count("guard c2 E") == 1
    assert game.hero("snake").boxed


@rule("ORD-5")
def test_box_and_stay_alert_the_mark_is_put_under_the_box_which_stays_closed() -> None:
    game = scene(YARD + "snake a1 boxed acted\nguard c1 E\norders stay-alert 1/0 left; waken 1/0 left\nphase enemy")

    assert game.attention("snake") == ("?", "a1")
    assert game.hero("snake").boxed


def test_out_of_sight_a_hero_becomes_a_box_for_an_action() -> None:
    game = scene(YARD + "snake a1\nguard e2 W\ngear snake cardboard-box-2\nturn snake")

    game.choose("use cardboard-box-2")

    assert game.hero("snake").boxed
    assert story(game) == ["GearUsed('snake', 'cardboard-box-2', 'none', rule='ACT-16')"]
    assert game.hero("snake").spent == 1
    assert objection(game, "use cardboard-box-2") == ("CON-2", "boxed-already")
    assert str(game.why_not("use cardboard-box-2")) == "The hero is already under a box."


@pytest.mark.parametrize("watcher", ["guard e1 W", "camera e1 orange W green E"])
def test_nobody_becomes_a_box_before_watching_eyes(watcher: str) -> None:
    game = scene(YARD + f"snake a1\n! snake a1\n{watcher}\ngear snake cardboard-box\nturn snake")

    assert options(game, "use") == []
    assert objection(game, "use cardboard-box") == ("CON-2", "in-sight")
    assert str(game.why_not("use cardboard-box")) == "Cardboard Box does not work in sight of a guard or camera."


@rule("LOS-7")
def test_a_box_that_walks_through_a_line_of_sight_is_one_no_more() -> None:
    game = scene(YARD + "snake b1 boxed\nmeryl a2\nguard c2 N\nturn snake")

    play(game, "dash c1", "step d1")

    assert story(game) == [
        "Moved('snake', 'b1', 'c1', rule='ACT-5')",
        "  BoxLost('snake', 'c1', rule='CON-2')",
        "  Seen('snake', 'c1', 'guard', 'c2', rule='LOS-7')",
        "Moved('snake', 'c1', 'd1', rule='ACT-5')",
        "AttentionPlaced('snake', '!', 'd1', rule='LOS-7')",
    ]


@rule("MOV-3")
def test_a_box_that_leaps_over_a_guard_is_attacked() -> None:
    game = scene(YARD + f"snake a1 boxed {TIRED}\nmeryl a2\nguard b1 S\nturn snake\ndice 5 2")

    play(game, "sneak c1")

    assert story(game)[:4] == [
        "Moved('snake', 'a1', 'c1', rule='ACT-4')",
        "  Leapt('snake', ('b1',), rule='MOV-2')",
        "  BoxLost('snake', 'c1', rule='CON-2')",
        "AttentionPlaced('snake', '!', 'c1', rule='MOV-3')",
    ]
    assert game.hero("snake").damage == 1


def test_a_box_may_leap_over_a_friend_and_sneak_and_dash_and_focus() -> None:
    game = scene(YARD + "snake a1 boxed inactive plus-2\nmeryl b1\nguard e2 E\nturn snake")

    play(game, "refresh plus-2", "sneak c1", "focus minus-white-or-move d1", "dash e1", "stop")

    assert game.hero("snake").boxed


@rule("LOS-6")
def test_any_other_action_ends_the_hiding_and_in_sight_the_hero_is_seen() -> None:
    game = scene(YARD + "snake a1 boxed\nguard e1 W\nturn snake")

    play(game, "knock")

    assert story(game) == [
        "BoxLost('snake', 'a1', rule='CON-2')",
        "Seen('snake', 'a1', 'guard', 'e1', rule='LOS-6')",
        "  AttentionPlaced('snake', '!', 'a1', rule='LOS-6')",
        "Knocked('snake', 'a1', rule='ACT-13')",
    ]


@rule("LOS-6")
def test_a_blow_from_under_a_box_is_seen_by_the_guard_it_fells() -> None:
    game = scene(YARD + f"snake a1 boxed {TIRED}\nguard b1 W ko 1\nturn snake\ndice 6")

    play(game, "hand-to-hand b1")

    assert game.state.guards == []
    assert game.attention("snake") == ("!", "a1")
