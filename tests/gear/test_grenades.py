"""Chaff Grenade, Stun Grenade, Grenade (SET-15, ACT-15, COM-5)."""

import pytest

from noisecheck.foresight.view.position import position
from tests.play import objection, options, play, story, told
from tests.table import picture, rule, scene

HALL = """
    a   b   c   d   e   f   g
  +---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   . |
  +---+---+---+---+---+   +---+
2 | .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+
"""


# Stun Grenade


@rule("COM-7", "ACT-15")
def test_a_stun_grenade_knocks_out_every_guard_within_two_in_line_and_everyone_hears_it() -> None:
    game = scene(HALL + "snake a1\nguard c1 W\nguard e1 S damage 1\nguard f2 N\ngear snake stun-grenade\nturn snake")

    game.choose("use stun-grenade d1")

    assert [line for line in picture(game).splitlines() if line.startswith(("ko", "guard"))] == [
        "guard f2 N",
        "ko c1 2",
        "ko e1 2",
    ]
    assert game.attention("snake") == ("!", "a1")


@rule("COM-7", "SET-15")
def test_the_story_of_a_stun_grenade() -> None:
    game = scene(HALL + "snake a1\nmeryl a2\nguard d1 S\nguard c1 S\ngear snake stun-grenade\nturn snake")

    game.choose("use stun-grenade d1")

    assert story(game) == [
        "GearUsed('snake', 'stun-grenade', 'd1', rule='ACT-16')",
        "  KnockedOut('c1', rule='COM-7')",
        "  KnockedOut('d1', rule='COM-7')",
        "GearDiscarded('snake', 'stun-grenade', rule='SET-15')",
        "AttentionPlaced('snake', '!', 'a1', rule='ACT-15')",
    ]


@rule("LOS-3")
def test_a_stun_grenade_does_not_reach_around_a_corner() -> None:
    game = scene(HALL + "snake a1\nguard g1 S\nguard e2 S\ngear snake stun-grenade\nturn snake")

    game.choose("use stun-grenade f1")  # e2 is two steps away, but not in line with f1

    assert [line for line in picture(game).splitlines() if line.startswith(("ko", "guard"))] == [
        "guard e2 S",
        "ko g1 2",
    ]


@rule("COM-10")
def test_a_stun_grenade_does_nothing_to_heroes_nor_to_who_lies_there() -> None:
    game = scene(HALL + "snake a1\nmeryl b1\nko c1 1\ndead d1\ngear snake stun-grenade\nturn snake")

    game.choose("use stun-grenade c1")

    assert "ko c1 1" in picture(game)
    assert game.hero("meryl").damage == 0
    assert told(game, "KnockedOut") == []


# Grenade


@rule("COM-5", "COM-8")
def test_a_grenade_hurts_friend_and_enemy_without_dice_and_nobody_is_its_attacker() -> None:
    game = scene(
        HALL
        + "snake a1\nmeryl b1\nguard d1 S\nguard e1 S damage 1\nguard f1 S\nko c1 1\ngear snake grenade\nturn snake"
    )

    game.choose("use grenade c1")

    assert [line for line in picture(game).splitlines() if line.startswith(("ko", "guard", "dead"))] == [
        "guard f1 S",
        "ko c1 1",
        "dead d1",
        "dead e1",
    ]
    assert (game.hero("snake").damage, game.hero("meryl").damage) == (2, 2)
    assert told(game, "Rolled") == []


@rule("COM-5")
def test_the_story_of_a_grenade() -> None:
    game = scene(HALL + "snake a1\nmeryl b1\nguard d1 S\nguard c2 N\ngear snake grenade\nturn snake")

    game.choose("use grenade d1")

    assert story(game) == [
        "GearUsed('snake', 'grenade', 'd1', rule='ACT-16')",
        "  Exploded('grenade', 'd1', rule='COM-5')",
        "    Hurt('guard', 'd1', 2, 'hit', rule='COM-5')",
        "      Killed('guard', 'd1', rule='COM-6')",
        "    Hurt('meryl', 'b1', 2, 'hit', rule='COM-5')",
        "GearDiscarded('snake', 'grenade', rule='SET-15')",
        "AttentionPlaced('snake', '!', 'a1', rule='ACT-15')",
    ]


@rule("SET-5", "COM-6")
def test_a_grenade_too_near_kills_in_action() -> None:
    game = scene(HALL + "snake a1\nmeryl b1 damage 2\ngear snake grenade\nturn snake")

    game.choose("use grenade c1")

    assert str(game.outcome) == "lost: meryl killed in action"


@rule("SET-15")
def test_a_grenade_is_gone_once_thrown_and_its_action_stays_spent() -> None:
    game = scene(HALL + "snake a1\ngear snake grenade, stun-grenade\nturn snake")

    game.choose("use grenade f1")

    assert game.hero("snake").spent == 1
    assert objection(game, "use grenade f1") == ("SET-13", "not-carried")
    game.choose("use stun-grenade f1")
    assert game.hero("snake").gear == []


@rule("LOS-1")
def test_a_grenade_is_thrown_at_a_space_in_sight_within_five_the_own_one_too() -> None:
    game = scene(HALL + "snake a1\nguard d1 S\nko b1 2\ngear snake grenade\nturn snake")

    assert options(game, "use") == [f"use grenade {space}" for space in ("a1", "b1", "c1", "d1", "e1", "f1")]


@pytest.mark.parametrize(
    ("text", "law", "sentence"),
    [
        ("use grenade", "ADJ-1", "Say which space."),
        ("use grenade z9", "ADJ-1", "There is no space “z9” on this map."),
        ("use grenade a2", "LOS-1", "a2 is out of the hero’s sight."),
        ("use grenade g1", "ACT-16", "g1 is more than 5 spaces away: too far to throw."),
        ("use stun-grenade b1", "SET-14", "Nothing is left on Stun Grenade to use."),
        ("use chaff-grenade", "SET-14", "Nothing is left on Chaff Grenade to use."),
        ("use chaff-grenade b1", "ACT-16", "“b1” is not something this can be used on."),
    ],
)
def test_why_a_grenade_cannot_be_thrown(text: str, law: str, sentence: str) -> None:
    game = scene(HALL + "snake a1\ngear snake grenade, stun-grenade*0, chaff-grenade*0\nturn snake")

    refusal = game.why_not(text)

    assert refusal is not None
    assert (refusal.rule, str(refusal)) == (law, sentence)
    assert text not in options(game)


# Chaff Grenade

CROSSING = """
    a   b   c   d   e   f
  +---+---+---+---+---+---+
1 | .   .   .   . | .   . |
  +---+   +   +---+---+---+
2 | .   .   .   .   .   . |
  +---+---+---+---+---+---+
zone west a1:d2
zone east e1:f2
"""


@rule("LOS-11")
def test_in_chaff_a_hero_steps_into_a_laser_unnoticed_and_later_only_entering_it_counts() -> None:
    position = "snake a2\ntrap c1 laser up\ngear snake chaff-grenade\nturn snake"
    bare = play(scene(CROSSING + position), "sneak b2")
    assert told(bare, "LaserTripped") == [{"hero": "snake", "laser": "c1"}]

    game = play(scene(CROSSING + position), "use chaff-grenade", "sneak b2")
    assert "chaff west" in picture(game)
    play(game, "end", "sneak c2", "sneak b2")
    assert told(game, "LaserTripped") == []
    play(game, "sneak a2", "sneak b2")
    assert told(game, "LaserTripped") == [{"hero": "snake", "laser": "c1"}]


@rule("LOS-11", "LOS-10")
def test_a_laser_uncovered_in_chaff_turns_up_but_alerts_nobody() -> None:
    for chaff, alerted in [("", [{"hero": "snake", "laser": "c1"}]), ("\nchaff west", [])]:
        game = play(scene(CROSSING + "snake a2\ntrap c1 laser down\nturn snake" + chaff), "sneak b2")
        assert told(game, "TrapFlipped") == [{"space": "c1", "kind": "laser"}]
        assert told(game, "LaserTripped") == alerted


@rule("LOS-6", "LOS-9")
def test_chaff_blinds_the_cameras_of_its_zone_until_the_round_is_over() -> None:
    figures = "snake a2\ncamera d2 orange W green W\ncamera f2 orange N green N\ngear snake chaff-grenade\nturn snake"
    game = scene(CROSSING + figures)

    game.choose("use chaff-grenade")
    play(game, "sneak b2", "knock")
    assert told(game, "Seen") == []
    assert position(game).chaff == ["west"]
    game.choose("end")

    assert game.state.round == 2
    assert position(game).chaff == []
    assert story(game)[-6:] == [
        "EnemyPhaseEnded(rule='ORD-10')",
        "ChaffSettled(rule='ACT-16')",
        "  Seen('snake', 'b2', 'camera', 'd2', rule='LOS-6')",
        "    AttentionPlaced('snake', '!', 'b2', rule='LOS-6')",
        "RoundBegan(2, rule='ACT-1')",
        "TurnBegan('snake', rule='ACT-2')",
    ]


@rule("LOS-9")
def test_chaff_does_not_reach_the_next_zone() -> None:
    game = scene(CROSSING + "snake c2\ncamera f2 orange W green W\ngear snake chaff-grenade\nturn snake")

    game.choose("use chaff-grenade")

    assert game.attention("snake") == ("!", "c2")


@rule("ATT-2", "SET-15")
def test_chaff_draws_the_attention_of_guards_in_its_zone_only() -> None:
    gear = "\ngear snake chaff-grenade\nturn snake"
    watched = play(scene(CROSSING + "snake a2\nguard d1 N" + gear), "use chaff-grenade")
    assert story(watched) == [
        "GearUsed('snake', 'chaff-grenade', 'west', rule='ACT-16')",
        "  AttentionPlaced('snake', '?', 'a2', rule='ATT-2')",
        "GearDiscarded('snake', 'chaff-grenade', rule='SET-15')",
    ]

    alone = play(scene(CROSSING + "snake a2\nguard e1 N\nko c1 2" + gear), "use chaff-grenade")
    assert alone.attention("snake") is None
    assert alone.hero("snake").gear == []


@rule("ACT-1")
def test_a_round_without_chaff_ends_without_a_word_about_it() -> None:
    game = play(scene(CROSSING + "snake a2\nturn snake"), "end")

    assert told(game, "ChaffSettled") == []
