"""Stealth Camouflage and ADV Stealth Camouflage."""

import pytest

from tests.play import objection, options, play, story, told
from tests.table import picture, rule, scene
from tests.yard import YARD


@rule("MOV-3")
def test_camouflage_and_leapfrog_the_guard_feels_it_but_does_not_attack() -> None:
    """The card waives the ! for being in sight and the attacks of those leapfrogged, not the ! of the leap itself."""
    game = scene(YARD + "gray-fox a1\nmeryl e2\nguard b1 S\ngear gray-fox stealth-camouflage\nturn gray-fox")

    play(game, "use stealth-camouflage", "sneak c1")

    assert story(game) == [
        "GearUsed('gray-fox', 'stealth-camouflage', 'none', rule='ACT-16')",
        "Moved('gray-fox', 'a1', 'c1', rule='ACT-4')",
        "  Leapt('gray-fox', ('b1',), rule='MOV-2')",
        "AttentionPlaced('gray-fox', '!', 'c1', rule='MOV-3')",
    ]


@rule("LOS-6", "LOS-7")
def test_camouflage_and_camera_no_alarm_until_the_turn_is_over() -> None:
    game = scene(YARD + "snake a1\nmeryl e2\ncamera e1 orange W green W\ngear snake stealth-camouflage-2\nturn snake\n")

    play(game, "use stealth-camouflage-2", "dash b1", "step c1", "knock")
    assert game.attention("snake") == ("?", "c1")
    game.choose("end")

    assert story(game)[-4:] == [
        "Seen('snake', 'c1', 'camera', 'e1', rule='LOS-6')",
        "  AttentionPlaced('snake', '!', 'c1', rule='LOS-6')",
        "TurnEnded('snake', rule='ACT-2')",
        "TurnBegan('meryl', rule='ACT-2')",
    ]
    assert "used" not in picture(game)


@rule("LOS-6")
def test_out_of_sight_at_the_end_of_the_turn_nothing_happened() -> None:
    game = scene(YARD + "snake a1\nmeryl e2\nguard e1 W\ngear snake stealth-camouflage\nturn snake")

    play(game, "use stealth-camouflage", "sneak b1", "sneak c1", "sneak c2", "end")

    assert told(game, "AttentionPlaced") == []


@rule("ACT-16", "SET-14")
def test_camouflage_costs_an_action_and_a_charge_once_a_turn() -> None:
    game = scene(YARD + "snake a1\ngear snake stealth-camouflage\nturn snake")

    game.choose("use stealth-camouflage")

    assert (game.hero("snake").spent, game.hero("snake").gear[0].tokens) == (1, 1)
    assert objection(game, "use stealth-camouflage") == ("CON-2", "once-a-turn")
    assert str(game.why_not("use stealth-camouflage")) == "Stealth Camouflage works once a turn."
    empty = scene(YARD + "snake a1\ngear snake stealth-camouflage*0\nturn snake")
    assert objection(empty, "use stealth-camouflage") == ("SET-14", "out-of-tokens")
    assert objection(empty, "use stealth-camouflage charge") == ("ACT-16", "not-a-thing")
    assert str(empty.why_not("use stealth-camouflage charge")).startswith("“charge” is not something")


@rule("COM-8")
def test_camouflage_does_not_muffle_a_shot() -> None:
    game = scene(YARD + "snake a1\nguard e1 W\ngear snake stealth-camouflage, pistol-45\nturn snake\ndice 2")

    play(game, "use stealth-camouflage", "use pistol-45 e1")

    assert game.attention("snake") == ("!", "a1")


@rule("SET-14")
def test_the_advanced_camouflage_is_charged_by_one_for_two_actions_when_empty() -> None:
    game = scene(YARD + "otacon a1\ngear otacon adv-stealth-camouflage*1\nturn otacon")
    assert options(game, "use") == ["use adv-stealth-camouflage"]
    assert objection(game, "use adv-stealth-camouflage charge") == ("SET-14", "still-charged")
    assert str(game.why_not("use adv-stealth-camouflage charge")) == (
        "ADV Stealth Camouflage can only be charged when it is empty."
    )

    play(game, "use adv-stealth-camouflage", "use adv-stealth-camouflage charge")

    assert (game.hero("otacon").spent, game.hero("otacon").gear[0].tokens) == (3, 1)
    assert story(game) == [
        "GearUsed('otacon', 'adv-stealth-camouflage', 'none', rule='ACT-16')",
        "GearUsed('otacon', 'adv-stealth-camouflage', 'none', rule='ACT-16')",
        "  CardCharged('otacon', 'adv-stealth-camouflage', 1, rule='CON-2')",
    ]


@pytest.mark.parametrize("card", ["stealth-camouflage", "adv-stealth-camouflage"])
def test_camouflage_hides_from_guards_while_moving(card: str) -> None:
    game = scene(YARD + f"otacon a1\nguard e1 W\ngear otacon {card}\nturn otacon")

    play(game, f"use {card}", "sneak b1")

    assert game.attention("otacon") is None
