"""C-4, Claymore, Time Bomb (COM-5, ATT-3)."""

import pytest

from noisecheck.foresight.shapes import Charge
from noisecheck.foresight.view.position import position
from tests.play import objection, options, play, story, told
from tests.table import picture, rule, scene

LANE = """
    a   b   c   d   e   f   g
  +---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   . |
  +---+---+---+---+---+---+   +
2 | .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+
"""


def figures(text: str) -> list[str]:
    """What a picture shows of guards and bodies."""
    return [line for line in text.splitlines() if line.startswith(("guard", "ko", "dead"))]


# Claymore


@rule("COM-5", "GRD-7", "GRD-0")
def test_a_claymore_is_set_off_by_a_guard_that_chases_its_owner() -> None:
    game = scene(LANE + "snake a2 acted\n! snake b1\nguard f1 W\nclaymore d1 by snake\nphase enemy")

    assert story(game)[1:] == [
        "GuardActivated('f1', 'W', rule='ORD-9')",
        "  ModeChosen('f1', 'alert', '!', 'snake', 'b1', 4, '', '', rule='GRD-4')",
        "    PathChosen('f1', ('e1', 'd1', 'c1', 'b1'), rule='GRD-6')",
        "  GuardMoved('f1', 'e1', 'W', rule='GRD-7')",
        "  GuardMoved('e1', 'd1', 'W', rule='GRD-7')",
        "    Exploded('claymore', 'd1', rule='COM-5')",
        "      Hurt('guard', 'd1', 2, 'hit', rule='COM-5')",
        "        Killed('guard', 'd1', rule='COM-6')",
        "EnemyPhaseEnded(rule='ORD-10')",
        "RoundBegan(2, rule='ACT-1')",
        "TurnBegan('snake', rule='ACT-2')",
    ]
    assert game.state.charges == []


@rule("GRD-8", "COM-5")
def test_a_guard_leaps_onto_a_claymore_and_takes_the_one_it_jumped_with_it() -> None:
    game = scene(
        LANE + "snake a2 acted\n! snake a1\nguard d1 W\nguard c1 S activated\nclaymore b1 by snake\n"
        "order lost-contact 5/4 left\nphase enemy"
    )

    assert told(game, "GuardLeapt") == [{"start": "d1", "over": ("c1",), "end": "b1", "facing": "W"}]
    assert figures(picture(game)) == ["dead b1", "dead c1"]


@rule("ATT-3", "GRD-4")
def test_a_claymore_calls_the_other_guards_to_where_it_went_off() -> None:
    game = scene(LANE + "snake a2 acted\nguard f1 W\nguard g2 E\nclaymore d1 by snake\nphase enemy")

    assert "AttentionPlaced('snake', '!', 'd1', rule='ATT-3')" in [line.strip() for line in story(game)]
    assert [(each["space"], each["mode"], each["target"]) for each in told(game, "ModeChosen")] == [
        ("f1", "patrol", ""),
        ("g2", "alert", "d1"),
    ]


@rule("MOV-3", "LOS-7")
def test_a_hero_that_leaps_onto_a_claymore_is_hurt_first_then_alerted_then_attacked_by_who_is_gone() -> None:
    game = scene(LANE + "snake a1\nguard b1 S\nclaymore c1 by meryl\nmeryl a2\nturn snake\ndice 1 1")

    play(game, "sneak c1")

    assert story(game) == [
        "Moved('snake', 'a1', 'c1', rule='ACT-4')",
        "  Leapt('snake', ('b1',), rule='MOV-2')",
        "  Exploded('claymore', 'c1', rule='COM-5')",
        "    Hurt('guard', 'b1', 2, 'hit', rule='COM-5')",
        "      Killed('guard', 'b1', rule='COM-6')",
        "    Hurt('snake', 'c1', 2, 'hit', rule='COM-5')",
        "AttentionPlaced('snake', '!', 'c1', rule='MOV-3')",
        "Rolled('snake', 'guard-attack', ('b1', 'b1'), rule='MOV-3')",
        "Attacked('guard', 'snake', 'c1', 0, rule='COM-2')",
    ]


@rule("MOV-2")
def test_a_claymore_sleeps_under_who_stands_on_it_and_who_jumps_over_it() -> None:
    game = scene(LANE + "snake a1\nguard b1 S\ngear snake claymore\nturn snake\ndice 1 1")

    play(game, "use claymore b1", "sneak c1")

    assert "claymore b1 by snake" in picture(game)
    assert told(game, "Exploded") == []


@rule("COM-5", "SET-14")
def test_two_claymores_in_one_space_go_off_one_after_the_other() -> None:
    game = scene(LANE + "snake a1\nmeryl d1\ngear snake claymore\nturn snake")

    play(game, "use claymore b1", "use claymore b1")
    assert objection(game, "use claymore b1") == ("SET-14", "out-of-tokens")
    assert options(game, "use") == []
    play(game, "sneak b1")

    assert str(game.outcome) == "lost: snake killed in action"
    assert [each["damage"] for each in told(game, "Hurt")] == [2, 2, 2]


@rule("LOS-3")
def test_a_claymore_does_not_reach_through_walls_nor_three_spaces() -> None:
    game = scene(
        LANE + "snake c1\nguard b2 S\nguard e1 S\nguard b1 S\nclaymore d1 by snake\nclaymore f1 by snake\nturn snake"
    )

    play(game, "sneak d1")

    assert figures(picture(game)) == ["guard b2 S", "dead b1", "dead e1"]
    assert position(game).charges == [Charge("f1", "claymore", "snake")]


# C-4


@rule("COM-10", "COM-5")
def test_c4_kills_who_stands_and_leaves_a_knocked_out_guard_asleep() -> None:
    game = scene(LANE + "snake a1\nguard d1 S\nko b1 2\ndead c1\nc-4 c1 by snake\ngear snake c-4*0\nturn snake")

    game.choose("use c-4 detonate")

    assert figures(picture(game)) == ["ko b1 2", "dead c1", "dead d1"]
    assert game.state.charges == []


@rule("ACT-16", "SET-14")
def test_c4_is_laid_twice_and_set_off_all_at_once() -> None:
    game = scene(LANE + "snake b1\nmeryl e1\nc-4 e1 by meryl\ngear snake c-4\nturn snake")
    assert options(game, "use") == ["use c-4 a1", "use c-4 c1"]

    play(game, "use c-4 a1", "use c-4 c1")
    assert options(game, "use") == ["use c-4 detonate"]
    assert (game.hero("snake").spent, game.hero("snake").gear[0].tokens) == (2, 0)
    play(game, "sneak c1", "use c-4 detonate")

    assert story(game) == [
        "GearUsed('snake', 'c-4', 'a1', rule='ACT-16')",
        "GearUsed('snake', 'c-4', 'c1', rule='ACT-16')",
        "Moved('snake', 'b1', 'c1', rule='ACT-4')",
        "GearUsed('snake', 'c-4', 'a1 c1', rule='ACT-16')",
        "  Exploded('c-4', 'a1', rule='COM-5')",
        "  Exploded('c-4', 'c1', rule='COM-5')",
        "    Hurt('snake', 'c1', 2, 'hit', rule='COM-5')",
    ]
    assert [str(each.kind) + each.owner for each in game.state.charges] == ["c-4meryl"]


@rule("ATT-3")
def test_c4_puts_the_alarm_on_the_nearest_blast_that_guards_are_left_to_hear() -> None:
    position = "snake a1\nguard g2 S\nc-4 c1 by snake\nc-4 f1 by snake\ngear snake c-4*0\nturn snake"
    near = play(scene(LANE + position), "use c-4 detonate")
    assert near.attention("snake") == ("!", "c1")

    zones = "zone west a1:c2\nzone east d1:g2\n"
    heard = play(scene(LANE + zones + position), "use c-4 detonate")
    assert heard.attention("snake") == ("!", "f1")

    nobody = play(scene(LANE + position.replace("guard g2 S", "guard d1 S\nko e1 1")), "use c-4 detonate")
    assert nobody.attention("snake") is None


@rule("ATT-3")
def test_an_alarm_that_is_out_stays_where_it_is_and_a_question_mark_becomes_one() -> None:
    position = "snake a1\nguard g2 S\nc-4 c1 by snake\ngear snake c-4*0\nturn snake\n"
    assert play(scene(LANE + position + "! snake a2"), "use c-4 detonate").attention("snake") == ("!", "a2")
    assert play(scene(LANE + position + "? snake a2"), "use c-4 detonate").attention("snake") == ("!", "c1")


@rule("ATT-3")
def test_of_two_blasts_equally_near_the_players_choose() -> None:
    position = "snake d1\nguard g2 S\nc-4 b1 by snake\nc-4 f1 by snake\ngear snake c-4*0\nturn snake"
    game = scene(LANE + position)

    game.choose("use c-4 detonate")

    assert game.decision is not None
    assert (game.decision.rule, game.decision.hero) == ("ATT-3", "snake")
    assert str(game.decision) == "Several blasts are equally near Snake. In which space does the ! go?"
    assert options(game) == ["target b1", "target f1"]
    game.choose("target f1")
    assert game.attention("snake") == ("!", "f1")


@rule("ATT-3")
def test_a_blast_no_path_leads_to_is_the_farthest() -> None:
    board = LANE.replace("---+   +\n2", "---+---+\n2")
    position = "snake a2\nguard e2 S\nc-4 a1 by snake\nc-4 g2 by snake\ngear snake c-4*0\nturn snake"

    game = play(scene(board + position), "use c-4 detonate")

    assert game.attention("snake") == ("!", "g2")


@rule("ATT-3")
def test_nothing_is_nearer_than_the_blast_under_its_owner() -> None:
    position = "snake a1\nguard g2 S\nc-4 a1 by snake\nc-4 c1 by snake\ngear snake c-4*0\nturn snake"

    assert play(scene(LANE + position), "use c-4 detonate").attention("snake") == ("!", "a1")


@rule("ATT-3", "HER-5")
def test_an_alarm_under_its_owner_gives_a_disguise_away() -> None:
    game = scene(LANE + "meryl a1 disguised\nguard g2 S\nc-4 a1 by meryl\ngear meryl c-4*0\nturn meryl")

    play(game, "use c-4 detonate")

    assert game.attention("meryl") == ("!", "a1")
    assert not game.hero("meryl").disguised


@pytest.mark.parametrize(
    ("text", "law", "sentence"),
    [
        ("use c-4 detonate", "ACT-16", "The hero has no C-4 on the map."),
        ("use c-4 z9", "ADJ-1", "There is no space “z9” on this map."),
        ("use c-4 a2", "ADJ-1", "a2 is not adjacent."),
        ("use c-4 c1", "ADJ-1", "c1 is not adjacent."),
        ("use c-4 a1", "ADJ-1", "a1 is not adjacent."),
        ("use time-bomb b1", "SET-14", "Nothing is left on Time Bomb to use."),
        ("use claymore", "ADJ-1", "Say which space."),
    ],
)
def test_why_a_mine_cannot_be_used(text: str, law: str, sentence: str) -> None:
    game = scene(LANE + "snake a1\nmeryl e1\nc-4 e1 by meryl\ngear snake c-4, time-bomb*0, claymore\nturn snake")

    refusal = game.why_not(text)

    assert refusal is not None
    assert (refusal.rule, str(refusal)) == (law, sentence)
    assert text not in options(game)


# Time Bomb


@rule("SET-5", "COM-5", "COM-6")
def test_a_time_bomb_that_kills_its_owner_fails_the_stage_as_the_turn_begins() -> None:
    game = scene(LANE + "snake a1 damage 1\nmeryl a2 acted\nguard c1 S\ntime-bomb b1 by snake\n! snake g1")

    assert str(game.outcome) == "lost: snake killed in action"
    assert story(game) == [
        "TurnBegan('snake', rule='ACT-2')",
        "Exploded('time-bomb', 'b1', rule='COM-5')",
        "  Hurt('guard', 'c1', 3, 'hit', rule='COM-5')",
        "    Killed('guard', 'c1', rule='COM-6')",
        "  Hurt('snake', 'a1', 3, 'hit', rule='COM-5')",
        "    Killed('snake', 'a1', rule='COM-6')",
        "    Lost('killed', 'snake', rule='SET-5')",
    ]


@rule("COM-5", "SET-15")
def test_a_time_bomb_waits_for_its_owners_next_turn() -> None:
    game = scene(LANE + "snake a1\nmeryl a2\ngear snake time-bomb\nturn snake")

    play(game, "use time-bomb b1")
    assert game.hero("snake").gear == []
    play(game, "sneak b1", "end")
    assert game.active_hero == "meryl"
    assert "time-bomb b1 by snake" in picture(game)
    play(game, "end", "turn meryl")
    assert "time-bomb b1 by snake" in picture(game)
    play(game, "end")

    assert game.active_hero == "snake"
    assert told(game, "Hurt") == [{"figure": "snake", "space": "b1", "damage": 3, "kind": "hit"}]
    assert game.attention("snake") is None
    assert game.state.charges == []


@rule("ATT-3")
def test_a_time_bomb_gives_its_owner_away_where_it_went_off() -> None:
    game = scene(LANE + "snake a2\nguard g1 S\nguard d1 S\ntime-bomb b1 by snake")

    assert figures(picture(game)) == ["guard g1 S", "dead d1"]
    assert game.attention("snake") == ("!", "b1")
