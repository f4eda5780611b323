"""HER-17: Gray Fox."""

import pytest

from tests.guards.watch import attacked
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene

TIRED = "inactive plus-2,plus-minus-2,minus-black,dash-2"
YARD = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   . |
  +   +---+   +   +
2 | .   .   .   . |
  +---+---+---+---+
"""
SNAKE = "snake a1 inactive minus-white-or-move,plus-2,minus-2,reroll"
SHOT_AT_SNAKE = YARD + SNAKE + "\nguard d1 W\norder lost-contact 5/4 left\nphase enemy\ndice 5 3\n"


# Losing Myself


@rule("HER-17")
def test_with_his_alarm_in_his_zone_gray_fox_takes_no_focus_action() -> None:
    game = scene(YARD + "gray-fox a1 inactive plus-2\n! gray-fox d2\nturn gray-fox")

    assert options(game, "refresh") == []
    assert objection(game, "refresh plus-2") == ("HER-17", "losing-myself")


@rule("HER-17")
@pytest.mark.parametrize(
    "rest",
    [
        "? gray-fox d2",
        "zone yard a1:c2\nzone hall d1:d2\n! gray-fox d2",
        "snake b2\n! snake d2",
    ],
)
def test_a_noise_or_an_alarm_in_another_zone_or_of_another_hero_does_not_hinder_him(rest: str) -> None:
    game = scene(YARD + f"gray-fox a1 inactive plus-2\n{rest}\nturn gray-fox")

    assert options(game, "refresh") == ["refresh plus-2"]


@rule("HER-17")
def test_losing_oneself_is_for_gray_fox_only_and_does_not_stop_the_tokens_that_are_ready() -> None:
    snake = scene(YARD + "snake a1 inactive plus-2\n! snake d2\nturn snake")
    assert options(snake, "refresh") == ["refresh plus-2"]

    fox = scene(YARD + "gray-fox a1 inactive plus-2\n! gray-fox d2\nturn gray-fox")
    fox.choose("dash b1")
    assert "focus dash-2" in options(fox)


# Get Clear!


@rule("HER-17")
def test_gray_fox_takes_a_shot_for_a_friend_and_turns_it_aside_with_a_charge_of_his_blade() -> None:
    game = scene(SHOT_AT_SNAKE + f"gray-fox a2 {TIRED}\ngear gray-fox high-frequency-blade*2")

    assert options(game) == ["yes", "no"]
    play(game, "yes", "use high-frequency-blade", "no")

    assert attacked(game) == ["gray-fox"]
    assert told(game, "DieChanged") == [
        {"hero": "gray-fox", "by": "high-frequency-blade", "die": 1, "before": "b5", "after": "b4"},
        {"hero": "gray-fox", "by": "high-frequency-blade", "die": 2, "before": "b3", "after": "b2"},
    ]
    assert (game.hero("snake").damage, game.hero("gray-fox").damage) == (0, 1)
    assert "high-frequency-blade*1" in picture(game)


@rule("HER-17", "COM-1")
def test_the_roll_and_the_focus_tokens_are_his() -> None:
    game = scene(SHOT_AT_SNAKE + "gray-fox a2")

    game.choose("yes")

    assert "focus minus-black" in options(game)
    assert game.decision is not None
    assert game.decision.hero == "gray-fox"


@rule("HER-17")
def test_he_may_let_it_happen_and_is_asked_again() -> None:
    game = scene(SHOT_AT_SNAKE + f"gray-fox a2 {TIRED}\nguard c1 W")

    play(game, "no")

    assert options(game) == ["yes", "no"]
    assert game.hero("snake").damage == 2
    assert game.hero("gray-fox").used == ()


@rule("HER-17")
def test_once_he_took_a_shot_the_next_of_the_round_goes_where_it_was_aimed() -> None:
    game = scene(SHOT_AT_SNAKE.replace("dice 5 3", "dice 5 3 4 4") + f"gray-fox a2 {TIRED}\nguard c1 W")

    play(game, "yes")

    assert attacked(game) == ["gray-fox", "snake"]
    assert told(game, "AbilityUsed") == [{"hero": "gray-fox", "ability": "get-clear"}]


@rule("HER-17")
@pytest.mark.parametrize("fox", ["gray-fox b2", "gray-fox a2 used get-clear"])
def test_no_offer_from_farther_away_nor_twice_in_a_round(fox: str) -> None:
    game = play(scene(SHOT_AT_SNAKE + f"{fox} {TIRED}"))

    assert attacked(game) == ["snake"]
    assert game.hero("snake").damage == 2


@rule("HER-17", "ADJ-1")
def test_a_wall_between_them_keeps_him_from_the_friend_but_a_corner_from_the_guards_sight_does_not() -> None:
    beside = YARD + f"snake b2 {SNAKE.split(' ', 2)[2]}\ngray-fox b1 {TIRED}\nguard d2 W\n"
    walled = scene(beside + "order lost-contact 5/4 left\nphase enemy\ndice 5 3")
    assert attacked(walled) == ["snake"]

    unseen = scene(SHOT_AT_SNAKE + f"gray-fox a2 {TIRED}")
    assert options(unseen) == ["yes", "no"]


@rule("HER-17", "MOV-3")
def test_he_takes_the_blow_of_a_leapfrogged_guard_too() -> None:
    game = scene(YARD + f"{SNAKE}\ngray-fox c2 {TIRED}\nguard b1 E\nturn snake\ndice 6 2")

    play(game, "sneak c1", "yes")

    assert attacked(game) == ["gray-fox"]


# Cornered Fox

HURT = YARD + f"gray-fox a1 {TIRED}\nguard d1 W\norder lost-contact 5/4 left\nphase enemy\n"


@rule("HER-17", "SET-14")
def test_hurt_he_may_charge_one_of_his_cards_up_to_the_printed_number() -> None:
    game = scene(HURT + "gear gray-fox arm-cannon*2, high-frequency-blade, stealth-camouflage*0\ndice 5 5")

    play(game, "pass")
    assert options(game) == ["charge arm-cannon", "charge stealth-camouflage", "no"]
    game.choose("charge arm-cannon")

    assert "gear gray-fox arm-cannon, high-frequency-blade, stealth-camouflage*0" in picture(game)
    assert game.hero("gray-fox").damage == 2
    assert told(game, "CardCharged") == [{"hero": "gray-fox", "gear": "arm-cannon", "tokens": 3}]


@rule("HER-17")
def test_he_may_leave_his_cards_as_they_are() -> None:
    game = play(scene(HURT + "gear gray-fox arm-cannon*2\ndice 5 5"), "no")

    assert "arm-cannon*2" in picture(game)
    assert told(game, "CardCharged") == []


@rule("HER-17")
@pytest.mark.parametrize(
    ("gear", "dice"), [("arm-cannon", "5 5"), ("assault-rifle*0, rations*0", "5 5"), ("arm-cannon*0", "2 2")]
)
def test_full_cards_ammunition_and_a_miss_bring_no_charge(gear: str, dice: str) -> None:
    game = play(scene(HURT + f"gear gray-fox {gear}\ndice {dice}"))

    assert game.decision is not None
    assert game.decision.kind != "charge"


@rule("HER-17")
def test_only_gray_fox_draws_strength_from_wounds() -> None:
    game = play(scene(SHOT_AT_SNAKE + "gear snake stealth-camouflage*0"))

    assert game.hero("snake").damage == 2
    assert told(game, "CardCharged") == []


@rule("HER-17")
def test_gray_fox_has_four_focus_tokens() -> None:
    game = scene(YARD + f"gray-fox a1 {TIRED}\nturn gray-fox")

    assert options(game, "refresh") == [
        "refresh plus-2",
        "refresh plus-minus-2",
        "refresh minus-black",
        "refresh dash-2",
    ]
