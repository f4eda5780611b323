"""COM: attacks, damage, knock-outs, death."""

import pytest

from noisecheck import SceneError
from noisecheck.engine.rules.damage import HIT, hurt_guard
from tests.play import objection, options, play, told
from tests.table import Script, picture, rule, scene

CORRIDOR = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +---+---+---+---+---+
2 | .   .   .   .   . |
  +---+---+---+---+---+
"""


@rule("COM-1")
def test_against_a_hero_the_attacked_player_rolls_and_may_change_the_dice() -> None:
    game = scene(CORRIDOR + "snake a1\nguard b1 E\nturn snake\ndice 4 2")

    game.choose("sneak c1")

    assert game.decision is not None
    assert (game.decision.hero, game.decision.kind) == ("snake", "change-roll")
    game.choose("focus minus-2 die 1")
    play(game)
    assert game.hero("snake").damage == 0


@rule("COM-2")
def test_each_die_at_or_above_the_defense_deals_one_damage() -> None:
    game = scene(CORRIDOR + "meryl a1\nguard c1 S\ngear meryl light-assault-rifle\nturn meryl\ndice 2 3")

    play(game, "use light-assault-rifle c1")

    assert game.state.guards[0].damage == 1


@rule("COM-3")
def test_a_guard_attacks_with_two_black_dice() -> None:
    game = scene(CORRIDOR + "snake a1\nguard b1 E\nturn snake\ndice 6 6 6")

    play(game, "sneak c1")

    assert told(game, "Rolled")[0]["dice"] == ("b6", "b6")
    assert game.hero("snake").damage == 2


@rule("COM-5")
def test_damage_that_is_no_attack_rolls_no_dice_and_blames_nobody() -> None:
    game = scene(CORRIDOR + "snake a1\nguard c1 S\nturn snake")
    state = game.state.copy()
    table = Script(state)

    hurt_guard(state, table, state.guards[0], 1, HIT)

    assert [type(event).__name__ for event in table.events] == ["Hurt"]
    assert state.guards[0].hurt_by == ""


@rule("COM-6")
def test_a_guard_out_of_health_becomes_a_dead_token() -> None:
    game = scene(CORRIDOR + "meryl a1\nguard c1 S\ngear meryl light-assault-rifle\nturn meryl\ndice 5 3")

    play(game, "use light-assault-rifle c1")

    assert "dead c1" in picture(game)
    assert game.state.guards == []


@rule("COM-6", "SET-5")
def test_a_hero_out_of_health_is_killed_and_the_stage_is_failed_at_once() -> None:
    game = scene(CORRIDOR + "snake a1 damage 3\nmeryl e2\nguard b1 E\nturn snake\ndice 6 6")

    play(game, "sneak c1")

    assert str(game.outcome) == "lost: snake killed in action"
    assert game.decision is None


@rule("COM-7")
def test_ko_damage_and_hits_are_counted_apart() -> None:
    game = scene(CORRIDOR + "snake a1\nguard b1 S damage 1\nturn snake\ndice 4 5")

    play(game, "hand-to-hand b1")
    assert (game.state.guards[0].damage, game.state.guards[0].ko) == (1, 1)
    play(game, "hand-to-hand b1")

    assert "ko b1 2" in picture(game)


@rule("COM-8")
def test_a_guard_left_standing_after_a_blow_raises_the_alarm_at_the_end_of_the_turn() -> None:
    game = scene(CORRIDOR + "snake a1\nmeryl e2\nguard b1 S\nturn snake\ndice 4")

    play(game, "hand-to-hand b1")
    assert game.attention("snake") is None
    play(game, "end")

    assert game.attention("snake") == ("!", "a1")


@rule("COM-8")
def test_a_guard_finished_before_the_turn_ends_tells_nobody() -> None:
    game = scene(CORRIDOR + "snake a1\nmeryl e2\nguard b1 S\nturn snake\ndice 4 4")

    play(game, "hand-to-hand b1", "hand-to-hand b1", "end")

    assert game.attention("snake") is None


@rule("COM-8")
def test_an_old_wound_of_another_turn_is_not_held_against_a_hero() -> None:
    game = scene(CORRIDOR + "snake a1\nmeryl e2\nguard b1 S ko 1\nturn snake")

    play(game, "end")

    assert game.attention("snake") is None


@rule("COM-10")
def test_a_guard_that_lies_knocked_out_cannot_be_attacked() -> None:
    game = scene(CORRIDOR + "snake a1\nko b1 2\ngear snake pistol-45\nturn snake")

    assert objection(game, "hand-to-hand b1") == ("COM-10", "already-down")
    assert options(game, "use") == []


@rule("COM-11")
def test_a_guard_has_defense_three_and_health_two() -> None:
    game = scene(CORRIDOR + "snake a1\nguard b1 S\nturn snake\ndice 2 3 4")

    play(game, "hand-to-hand b1")
    assert game.state.guards[0].ko == 0
    play(game, "hand-to-hand b1")
    assert game.state.guards[0].ko == 1
    play(game, "hand-to-hand b1")
    assert game.state.guards == []


@rule("COM-12")
def test_twelve_guards_are_all_there_are_but_tokens_have_no_end() -> None:
    big = (
        "    "
        + "   ".join("abcdefghijklm")
        + "\n  +"
        + "---+" * 13
        + "\n1 |"
        + " .  " * 12
        + " . |\n  +"
        + "---+" * 13
        + "\n"
    )
    guards = "".join(f"guard {letter}1 E\n" for letter in "abcdefghijklm")

    with pytest.raises(SceneError, match="12 figures"):
        scene(big + guards + "snake a1")
    assert len(scene(CORRIDOR + "snake a1\n" + "dead c1\n" * 10).state.bodies) == 10
