"""Rations, Medicine, Pentazemin."""

from tests.play import objection, options, play, story, told
from tests.table import rule, scene
from tests.yard import YARD

TIRED = "inactive minus-white-or-move,plus-2,minus-2,reroll"


@rule("SET-15", "ACT-16")
def test_rations_take_two_damage_away_for_an_action_and_are_gone() -> None:
    game = scene(YARD + "snake a1 damage 3\ngear snake rations, pistol-45\nturn snake")

    game.choose("use rations")

    assert (game.hero("snake").damage, game.hero("snake").spent, game.hero("snake").noisy) == (1, 1, 0)
    assert [card.id for card in game.hero("snake").gear] == ["pistol-45"]
    assert story(game) == [
        "GearUsed('snake', 'rations', 'none', rule='ACT-16')",
        "  Healed('snake', 2, rule='CON-2')",
        "  GearDiscarded('snake', 'rations', rule='SET-15')",
    ]


@rule("SET-15")
def test_rations_heal_no_more_than_there_is() -> None:
    game = scene(YARD + "snake a1 damage 1\ngear snake rations\nturn snake")

    game.choose("use rations")

    assert game.hero("snake").damage == 0
    assert "Healed('snake', 1, rule='CON-2')" in story(game)[1]


@rule("SET-15")
def test_the_second_rations_are_eaten_as_the_first() -> None:
    game = scene(YARD + "snake a1 damage 3\ngear snake rations-2, rations-3\nturn snake")

    play(game, "use rations-3", "use rations-2")

    assert game.hero("snake").damage == 0
    assert game.hero("snake").gear == []


def test_rations_are_not_wasted_on_the_unhurt() -> None:
    game = scene(YARD + "snake a1\ngear snake rations\nturn snake")

    assert options(game, "use") == []
    assert objection(game, "use rations") == ("CON-2", "unhurt")
    assert str(game.why_not("use rations")) == "Rations would be wasted: there is no damage to heal."
    hurt = scene(YARD + "snake a1 damage 1\ngear snake rations\nturn snake")
    assert objection(hurt, "use rations a1") == ("ACT-16", "not-a-thing")
    assert str(hurt.why_not("use rations a1")) == "“a1” is not something this can be used on."


@rule("SET-15", "FOC-4")
def test_medicine_turns_all_focus_tokens_back_for_no_action() -> None:
    game = scene(YARD + "snake a1 spent 4 inactive plus-2,reroll\ngear snake medicine\nturn snake")

    game.choose("use medicine")

    assert (game.hero("snake").inactive, game.hero("snake").spent) == ((), 4)
    assert story(game) == [
        "GearUsed('snake', 'medicine', 'none', rule='ACT-16')",
        "  FocusRefreshed('snake', 'plus-2', rule='CON-2')",
        "  FocusRefreshed('snake', 'reroll', rule='CON-2')",
        "  GearDiscarded('snake', 'medicine', rule='SET-15')",
    ]


def test_medicine_needs_a_token_turned_over_and_a_stage_with_focus() -> None:
    ready = scene(YARD + "snake a1\ngear snake medicine\nturn snake")
    assert objection(ready, "use medicine") == ("CON-2", "all-focus-ready")
    assert str(ready.why_not("use medicine")) == "Medicine would be wasted: all Focus tokens are ready."
    without = scene(YARD + "stage cargo-dock\nsnake a1 inactive plus-2\ngear snake medicine\nturn snake")
    assert objection(without, "use medicine") == ("SET-7", "no-focus-here")


@rule("FOC-2", "FOC-7")
def test_pentazemin_and_focus_may_work_on_one_roll_each_once() -> None:
    game = scene(YARD + "snake a1\nguard b1 S\ngear snake pentazemin\nturn snake\ndice 2 ! 1 6 6 4")

    for choice in ("use pentazemin", "combo b1", "pass"):
        game.choose(choice)
    assert "use pentazemin 2 3" in options(game)
    assert "focus reroll die 1" in options(game)
    game.choose("use pentazemin 2 3")
    assert options(game, "use") == []
    game.choose("focus reroll die 1")

    assert story(game)[1:6] == [
        "Rolled('snake', 'combo', ('w2', 'w!', 'b1'), rule='ACT-7')",
        "  GearUsed('snake', 'pentazemin', 'none', rule='ACT-16')",
        "    DieChanged('snake', 'pentazemin', 2, 'w!', 'w6', rule='FOC-2')",
        "    DieChanged('snake', 'pentazemin', 3, 'b1', 'b6', rule='FOC-2')",
        "  FocusUsed('snake', 'reroll', rule='FOC-1')",
    ]
    assert game.hero("snake").inactive == ("reroll",)


@rule("ACT-16", "SET-14")
def test_pentazemin_costs_a_token_and_no_action_once_a_turn() -> None:
    game = scene(YARD + "snake a1\ngear snake pentazemin\nturn snake")

    game.choose("use pentazemin")

    assert (game.hero("snake").gear[0].tokens, game.hero("snake").spent) == (1, 0)
    assert objection(game, "use pentazemin") == ("CON-2", "once-a-turn")
    assert str(game.why_not("use pentazemin")) == "Pentazemin works once a turn."
    empty = scene(YARD + "snake a1\ngear snake pentazemin*0\nturn snake")
    assert objection(empty, "use pentazemin") == ("SET-14", "out-of-tokens")
    assert str(empty.why_not("use pentazemin")) == "Nothing is left on Pentazemin to use."


def test_pentazemin_offers_every_choice_of_dice_in_every_action_of_the_turn() -> None:
    game = scene(YARD + f"snake a1 {TIRED} used pentazemin,sneak-attack\nguard b1 E\nturn snake\ndice 2 2 2 2 2 2 2")

    game.choose("combo b1")
    assert options(game) == [
        *("use pentazemin 1", "use pentazemin 2", "use pentazemin 3"),
        *("use pentazemin 1 2", "use pentazemin 1 3", "use pentazemin 2 3", "use pentazemin 1 2 3"),
        "pass",
    ]
    for choice in ("use pentazemin 1 2 3", "hand-to-hand b1"):
        game.choose(choice)

    assert options(game) == ["use pentazemin 1", "pass"]


def test_pentazemin_is_no_help_in_the_noise_check_which_is_no_action() -> None:
    game = scene(YARD + f"snake a1 noisy 1 {TIRED} used pentazemin\nmeryl e2\nguard d1 E\nturn snake\ndice !")

    game.choose("end")

    assert told(game, "Rolled")[0]["dice"] == ("w!",)
    assert game.attention("snake") == ("?", "a1")


def test_pentazemin_steadies_one_roll_of_an_action_and_again_the_next_action() -> None:
    """The missile's blast asks for a roll against each guard; the reroll is good for one of them."""
    game = scene(
        YARD + f"snake a1 {TIRED} used i-work-alone,pentazemin\nguard d1 S\nguard e1 S\n"
        "gear snake missile-launcher, pentazemin*1\nturn snake\ndice 2 2 2 2 2 2 2 2 2"
    )

    game.choose("use missile-launcher E")
    game.choose("use pentazemin 1 2 3")

    assert game.decision is not None
    assert game.decision.kind == "action"
    game.choose("use missile-launcher E")
    assert "use pentazemin 1" in options(game)


def test_pentazemin_is_of_no_use_in_the_turn_of_another_hero() -> None:
    fox = "gray-fox c2 acted used pentazemin inactive plus-2,plus-minus-2,minus-black,dash-2"
    game = scene(YARD + f"snake a1 {TIRED}\n{fox}\nguard b1 S\nturn snake\ndice 1 1")

    game.choose("sneak c1")
    game.choose("yes")

    assert game.decision is not None
    assert game.decision.kind == "action"


@rule("FOC-2", "HER-15")
def test_of_very_many_ways_to_roll_again_a_refusal_names_the_first_and_how_to_pass() -> None:
    """Seven dice can be rolled again in 127 ways."""
    otacon = "otacon a1 inactive plus-minus-1,reroll-black,plus-minus-2\ngear otacon pentazemin\n"
    terminal = "terminal a1 level 4 needs 6 hacked\nsystem none\nbeside all-clear - - -\n"
    game = scene(YARD + otacon + terminal + "turn otacon\ndice 1 1 1 1 1 1 1")

    for choice in ("use pentazemin", "access 4", "hacker 2", "focus plus-black"):
        game.choose(choice)

    assert len(options(game, "use")) == 127
    assert str(game.why_not("dance")).endswith("use pentazemin 2 7, use pentazemin 3 4, …, pass.")
