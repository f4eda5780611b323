"""Nikita and Missile Launcher (COM-1, ACT-15)."""

import pytest

from noisecheck.foresight.shapes import Charge
from noisecheck.foresight.view.position import position
from tests.play import objection, options, play, story, told
from tests.table import picture, rule, scene

CORNER = """
    a   b   c   d   e   f
  +---+---+---+---+---+---+
1 | .   .   .   . | .   . |
  +   +---+---+   +---+---+
2 | .   .   # | .   .   . |
  +---+---+---+   +   +   +
3 | .   .   . | .   .   . |
  +---+---+---+---+---+---+
"""
TIRED = "inactive minus-white-or-move,plus-2,minus-2,reroll used i-work-alone"


def figures(text: str) -> list[str]:
    """What a picture shows of guards and bodies."""
    return [line for line in text.splitlines() if line.startswith(("guard", "ko", "dead"))]


# Nikita


@rule("COM-1", "COM-2", "ACT-15")
def test_a_nikita_flies_around_a_corner_and_hits_whom_its_owner_cannot_see() -> None:
    game = scene(
        CORNER + f"snake a1 {TIRED}\nguard d3 S\nguard e3 S\nguard f2 S\ngear snake nikita\nturn snake\n"
        "dice 2 6 3 3 ! 2 2 5"
    )

    game.choose("use nikita b1")
    game.choose("fly E 2")
    game.choose("fly S 6")

    assert story(game) == [
        "GearUsed('snake', 'nikita', 'b1', rule='ACT-16')",
        "Rolled('snake', 'flight', ('b2', 'b6'), rule='ACT-16')",
        "MissileFlew('b1', 'd1', 'E', rule='ACT-16')",
        "MissileFlew('d1', 'd3', 'S', rule='ACT-16')",
        "Exploded('nikita', 'd3', rule='COM-1')",
        "  Rolled('snake', 'blast', ('w3', 'w3', 'w!'), rule='COM-1')",
        "    AttentionPlaced('snake', '?', 'a1', rule='ATT-4')",
        "  Attacked('snake', 'guard', 'd3', 2, rule='COM-2')",
        "    Hurt('guard', 'd3', 2, 'hit', rule='COM-2')",
        "      Killed('guard', 'd3', rule='COM-6')",
        "  Rolled('snake', 'blast', ('w2', 'w2', 'w5'), rule='COM-1')",
        "  Attacked('snake', 'guard', 'e3', 1, rule='COM-2')",
        "    Hurt('guard', 'e3', 1, 'hit', rule='COM-2')",
        "AttentionPlaced('snake', '!', 'a1', rule='ACT-15')",
    ]
    assert figures(picture(game)) == ["guard e3 S damage 1 hurt-by snake", "guard f2 S", "dead d3"]
    assert game.hero("snake").gear[0].tokens == 2


@rule("ACT-16")
def test_a_nikita_flies_either_value_any_way_and_then_the_other_another_way_or_stops() -> None:
    game = scene(CORNER + f"snake a1 {TIRED}\nmeryl f3\ngear snake nikita\nturn snake\ndice 3 1")

    game.choose("use nikita b1")
    assert options(game) == ["fly N 1", "fly N 3", "fly E 1", "fly E 3", "fly S 1", "fly S 3", "fly W 1", "fly W 3"]
    assert game.decision is not None
    assert (game.decision.rule, str(game.decision)) == (
        "ACT-16",
        "Snake: the missile is in b1. Which way, and how far?",
    )
    assert position(game).charges == [Charge("b1", "missile", "snake")]
    game.choose("fly E 1")
    assert options(game) == ["fly N 3", "fly S 3", "fly W 3", "stop"]
    assert position(game).charges == [Charge("c1", "missile", "snake")]
    game.choose("stop")

    assert story(game)[2:] == [
        "MissileFlew('b1', 'c1', 'E', rule='ACT-16')",
        "MissileLost('c1', rule='ACT-16')",
        "AttentionPlaced('snake', '!', 'a1', rule='ACT-15')",
    ]
    assert game.state.charges == []


@rule("ACT-16")
def test_a_nikita_is_lost_over_the_border_and_where_both_values_are_flown_without_meeting_anything() -> None:
    position = f"snake a1 {TIRED}\nmeryl f3\nguard c1 S\nguard d1 S\ngear snake nikita\nturn snake\n"
    over = play(scene(CORNER + position + "dice 1 1"), "use nikita b1", "fly N 1")
    assert told(over, "MissileFlew") == [{"start": "b1", "end": "b1", "facing": "N"}]
    assert (told(over, "MissileLost"), told(over, "Exploded")) == ([{"space": "b1"}], [])

    ended = play(scene(CORNER + position.replace("a1", "a3") + "dice 1 1"), "use nikita b3", "fly E 1", "fly W 1")
    assert (told(ended, "MissileLost"), told(ended, "Exploded")) == ([{"space": "b3"}], [])
    assert ended.attention("snake") == ("!", "a3")


@rule("ADJ-2", "LOS-3")
def test_a_missile_bursts_before_a_wall_and_reaches_nobody_behind_it() -> None:
    position = f"snake a1 {TIRED}\nguard e1 S\nguard d2 S\ngear snake nikita\nturn snake\ndice 6 6 5 5 ! 5 5 !"
    game = scene(CORNER + position)

    play(game, "use nikita b1", "fly E 6")

    assert told(game, "Exploded") == [{"gear": "nikita", "space": "d1"}]
    assert figures(picture(game)) == ["guard e1 S", "dead d2"]


@rule("ADJ-2")
def test_a_missile_bursts_before_an_obstacle_and_a_locked_door() -> None:
    obstacle = play(
        scene(CORNER + f"snake a2 {TIRED}\ngear snake nikita\nmeryl f3\nturn snake\ndice 4 4"),
        *("use nikita b2", "fly E 4"),
    )
    assert told(obstacle, "Exploded") == [{"gear": "nikita", "space": "b2"}]

    door = CORNER.replace("1 | .   .   .   . | .", "1 | .   .   .   . : .")
    for state, burst in [("", "d1"), ("\ndoor d1-e1 level 2 needs 6 open", "f1")]:
        game = scene(door + f"snake a1 {TIRED}\nmeryl a3\nguard f1 S\ngear snake nikita\nturn snake\ndice 6 6" + state)
        play(game, "use nikita b1", "fly E 6")
        assert told(game, "Exploded") == [{"gear": "nikita", "space": burst}]


@rule("COM-1")
def test_heroes_in_the_blast_roll_for_themselves_against_their_own_defense() -> None:
    game = scene(
        CORNER + f"snake a1 {TIRED}\nmeryl c1 inactive plus-white,plus-2,plus-minus-1\ngear snake nikita\n"
        "gear meryl body-armor\nturn snake\ndice 1 1 4 ! 3"
    )

    play(game, "use nikita b1", "fly E 1")

    assert story(game)[3:] == [
        "Exploded('nikita', 'c1', rule='COM-1')",
        "  Rolled('meryl', 'blast', ('w4', 'w!', 'w3'), rule='COM-1')",
        "    AttentionPlaced('meryl', '?', 'c1', rule='ATT-4')",
        "  Attacked('snake', 'meryl', 'c1', 1, rule='COM-2')",
        "    Hurt('meryl', 'c1', 1, 'hit', rule='COM-2')",
        "AttentionPlaced('snake', '!', 'a1', rule='ACT-15')",
    ]


@rule("COM-1", "HER-3")
def test_a_nikita_turned_on_its_owner_is_no_weapon_in_his_hands_when_he_rolls() -> None:
    tired = TIRED.replace(" used i-work-alone", "")
    game = scene(CORNER + f"snake a1 {tired}\nmeryl f3\ngear snake nikita\nturn snake\ndice 1 1 2 2 2")

    game.choose("use nikita b1")
    assert "i-work-alone die 1 up" in options(game)
    play(game, "pass", "fly W 1")

    assert told(game, "Attacked") == [{"attacker": "snake", "target": "snake", "space": "a1", "hits": 0}]
    assert "i-work-alone" not in game.hero("snake").used


@rule("FOC-2", "ATT-6")
def test_focus_changes_how_far_a_nikita_flies() -> None:
    game = scene(CORNER + "snake a1 used i-work-alone\nmeryl f3\ngear snake nikita\nturn snake\ndice 1 1")

    play(game, "use nikita b1", "focus plus-2 die 1", "pass")

    assert options(game)[:2] == ["fly N 1", "fly N 3"]


@rule("FOC-7")
def test_with_one_die_taken_away_a_nikita_flies_one_way_only() -> None:
    game = scene(CORNER + "gray-fox a1\nmeryl f3\ngear gray-fox nikita\nturn gray-fox\ndice 1")

    play(game, "use nikita b1", "focus minus-black", "pass", "fly E 1")

    assert told(game, "MissileLost") == [{"space": "c1"}]


@rule("FOC-6", "ATT-6")
def test_a_nikita_never_flies_a_third_value_nor_a_die_that_shows_no_number() -> None:
    third = scene(CORNER + "meryl a3\ngear meryl nikita\nturn meryl\ndice 6 1 1")
    play(third, "use nikita b3", "focus plus-white", "pass", "fly E 1", "fly W 1")
    assert told(third, "MissileLost") == [{"space": "b3"}]

    blank = scene(CORNER + "meryl a3\ngear meryl nikita\nturn meryl\ndice ! 2 2")
    play(blank, "use nikita b3", "focus plus-white", "pass")
    assert options(blank) == ["fly N 2", "fly E 2", "fly S 2", "fly W 2"]


@rule("HER-3")
def test_a_missile_is_a_weapon_for_who_works_alone() -> None:
    tired = TIRED.replace(" used i-work-alone", "")
    game = scene(CORNER + f"snake b1 {tired}\nguard a1 S\ngear snake missile-launcher\nturn snake\ndice 2 ! !")

    game.choose("use missile-launcher W")

    assert options(game) == ["i-work-alone die 1 up", "i-work-alone die 1 down", "pass"]
    assert told(game, "MissileFlew") == [{"start": "b1", "end": "a1", "facing": "W"}]


@rule("COM-8")
def test_a_missile_is_an_attack_and_a_guard_it_left_standing_calls_out() -> None:
    game = scene(CORNER + f"snake a1 {TIRED}\nguard c1 E\ngear snake nikita\nturn snake\ndice 1 1 5 ! !")

    play(game, "use nikita b1", "fly E 1")

    assert game.state.guards[0].hurt_by == "snake"


@pytest.mark.parametrize(
    ("text", "law", "sentence"),
    [
        ("use nikita z9", "ADJ-1", "There is no space “z9” on this map."),
        ("use nikita c1", "ADJ-1", "c1 is not adjacent."),
        ("use nikita b1", "ACT-16", "b1 is not empty."),
        ("use nikita a2", "ACT-16", "a2 is not empty."),
        ("use missile-launcher", "ACT-16", "Say which way: N, E, S or W."),
        ("use missile-launcher b1", "ACT-16", "“b1” is not something this can be used on."),
        ("use missile-launcher NE", "ACT-16", "“NE” is not something this can be used on."),
    ],
)
def test_why_a_missile_cannot_be_launched(text: str, law: str, sentence: str) -> None:
    game = scene(CORNER + "snake a1\nguard b1 E\nko a2 2\ngear snake nikita, missile-launcher\nturn snake")

    refusal = game.why_not(text)

    assert refusal is not None
    assert (refusal.rule, str(refusal)) == (law, sentence)
    assert text not in options(game)


@rule("SET-14")
def test_a_launcher_without_ammo_is_silent() -> None:
    game = scene(CORNER + "snake a1\ngear snake nikita*0, missile-launcher*0\nturn snake")

    assert options(game, "use") == []
    assert objection(game, "use nikita b1") == ("SET-14", "out-of-tokens")
    assert str(game.why_not("use nikita b1")) == "Nothing is left on Nikita to use."
    assert str(game.why_not("use missile-launcher E")) == "Nothing is left on Missile Launcher to use."


# Missile Launcher


@rule("COM-1", "ACT-15")
def test_a_missile_launcher_shoots_straight_to_the_first_figure() -> None:
    game = scene(
        CORNER + f"snake a1 {TIRED}\nguard c1 S\nguard d1 S\nguard b1 S damage 1\ngear snake missile-launcher\n"
        "turn snake\ndice ! ! 4 4 ! 4"
    )

    play(game, "use missile-launcher E")

    assert story(game)[:3] == [
        "GearUsed('snake', 'missile-launcher', 'E', rule='ACT-16')",
        "  MissileFlew('a1', 'b1', 'E', rule='ACT-16')",
        "Exploded('missile-launcher', 'b1', rule='COM-1')",
    ]
    assert figures(picture(game)) == ["guard d1 S", "dead b1", "dead c1"]
    assert game.hero("snake").gear[0].tokens == 2
    assert game.attention("snake") == ("!", "a1")


@rule("ACT-16")
def test_a_missile_launcher_shoots_any_way_over_the_border_too() -> None:
    game = scene(CORNER + f"snake a3 {TIRED}\nmeryl f3\ngear snake missile-launcher\nturn snake\ndice 5 5 5")
    assert options(game, "use") == [f"use missile-launcher {way}" for way in "NESW"]

    play(game, "use missile-launcher W", "use missile-launcher E")

    assert story(game) == [
        "GearUsed('snake', 'missile-launcher', 'W', rule='ACT-16')",
        "  MissileFlew('a3', 'a3', 'W', rule='ACT-16')",
        "MissileLost('a3', rule='ACT-16')",
        "AttentionPlaced('snake', '!', 'a3', rule='ACT-15')",
        "GearUsed('snake', 'missile-launcher', 'E', rule='ACT-16')",
        "  MissileFlew('a3', 'c3', 'E', rule='ACT-16')",
        "Exploded('missile-launcher', 'c3', rule='COM-1')",
    ]


@rule("ADJ-2")
def test_a_missile_launched_against_the_wall_beside_him_bursts_in_his_face() -> None:
    game = scene(CORNER + f"snake a3 {TIRED}\nmeryl f3\ngear snake missile-launcher\nturn snake\ndice 5 5 !")

    play(game, "use missile-launcher N")

    assert game.hero("snake").damage == 2
