"""FOC: the Focus tokens."""

from tests.play import objection, options, pass_all, play, told
from tests.table import picture, rule, scene

CORRIDOR = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +---+---+---+---+---+
2 | .   .   .   .   . |
  +---+---+---+---+---+
"""


@rule("FOC-1")
def test_any_number_of_tokens_may_be_used_on_one_roll_for_nothing_and_turn_over() -> None:
    game = scene(CORRIDOR + "snake a1\nguard b1 S\nturn snake\ndice 2 ! 1")

    play(game, "combo b1", "pass", "focus plus-2 die 1", "focus reroll die 2")

    assert game.hero("snake").inactive == ("plus-2", "reroll")
    assert game.hero("snake").spent == 2
    assert objection(game, "focus plus-2 die 1") == ("FOC-1", "token-inactive")


@rule("FOC-2")
def test_nobody_is_asked_who_cannot_change_the_roll() -> None:
    game = scene(
        CORRIDOR + "snake a1 inactive minus-white-or-move,plus-2,minus-2,reroll\nguard b1 S\nturn snake\ndice 4"
    )

    game.choose("hand-to-hand b1")

    assert game.decision is not None
    assert game.decision.kind == "action"


@rule("FOC-2")
def test_a_roll_stays_open_until_its_owner_passes() -> None:
    game = scene(CORRIDOR + "snake a1 inactive minus-white-or-move\nguard b1 S\nturn snake\ndice 2")

    game.choose("hand-to-hand b1")
    assert options(game) == ["focus plus-2 die 1", "focus minus-2 die 1", "focus reroll die 1", "pass"]
    game.choose("focus plus-2 die 1")
    assert options(game) == ["focus minus-2 die 1", "focus reroll die 1", "pass"]
    game.choose("focus minus-2 die 1")
    pass_all(game)

    assert told(game, "Attacked")[0]["hits"] == 0


@rule("FOC-2")
def test_noise_can_be_hushed_by_focus() -> None:
    game = scene(CORRIDOR + "snake a1\nmeryl e2\nguard e1 E\nturn snake\ndice ! 5")

    play(game, "dash b1", "stop", "end", "pass", "focus reroll die 1")

    assert game.attention("snake") is None


@rule("FOC-3")
def test_a_moving_token_moves_its_owner_in_its_own_turn_for_no_action() -> None:
    game = scene(CORRIDOR + "snake a1\nmeryl e1\nturn snake")

    game.choose("focus minus-white-or-move b1")

    assert (game.where("snake"), game.hero("snake").spent) == ("b1", 0)
    assert options(game, "focus") == []
    play(game, "end")
    assert not [text for text in options(game, "focus") if "move" in text]


@rule("FOC-3")
def test_gray_fox_dashes_two_spaces_farther() -> None:
    game = scene(CORRIDOR + "gray-fox a1\nturn gray-fox")

    play(game, "dash b1", "focus dash-2", "step c1", "step d1", "step e1")

    assert game.where("gray-fox") == "e1"
    assert game.hero("gray-fox").spent == 1


@rule("FOC-4")
def test_a_token_is_refreshed_at_the_cost_on_its_inactive_side() -> None:
    game = scene(CORRIDOR + "meryl a1 inactive plus-white,plus-2 spent 3\nturn meryl")

    assert options(game, "refresh") == ["refresh plus-2"]
    assert objection(game, "refresh plus-white") == ("ACT-3", "too-few-actions")


@rule("FOC-5")
def test_a_result_is_never_below_one_nor_above_six() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | . : . |
      +---+---+
    snake a1
    door a1-b1 needs 1 1 1
    turn snake
    dice 5 2 2
    """)

    play(game, "interact a1-b1", "focus plus-2 die 1", "focus minus-2 die 2")

    assert "lock a1-b1 by snake w6 b1 b2" in picture(game)


@rule("FOC-6")
def test_a_die_more_may_be_taken_before_the_roll() -> None:
    game = scene(CORRIDOR + "meryl a1\nguard b1 S\nturn meryl\ndice 4 5")

    game.choose("hand-to-hand b1")
    assert options(game) == ["focus plus-white", "pass"]
    play(game, "focus plus-white")

    assert told(game, "Rolled")[0]["dice"] == ("w4", "w5")
    assert "ko b1 2" in picture(game)


@rule("FOC-6")
def test_a_die_more_may_be_taken_after_the_roll() -> None:
    game = scene(CORRIDOR + "meryl a1\nguard b1 S\nturn meryl\ndice 4 5")

    play(game, "hand-to-hand b1", "pass", "focus plus-white")

    assert told(game, "Rolled")[0]["dice"] == ("w4",)
    assert "ko b1 2" in picture(game)


@rule("FOC-7")
def test_a_die_is_taken_away_before_the_roll_and_never_after() -> None:
    game = scene(CORRIDOR + "snake a1\nguard e1 E\nmeryl e2\nturn snake\ndice 5")

    play(game, "dash b1", "stop")
    game.choose("end")
    assert options(game) == ["focus minus-white-or-move", "pass"]
    game.choose("pass")
    assert "focus minus-white-or-move" not in options(game)
    again = scene(CORRIDOR + "snake a1\nguard e1 E\nmeryl e2\nturn snake\ndice 5")
    play(again, "dash b1", "stop", "end", "focus minus-white-or-move")

    assert told(again, "Rolled") == []


@rule("FOC-7", "ATT-6")
def test_useless_changes_are_offered_but_none_on_an_attention_face() -> None:
    game = scene(CORRIDOR + "snake a1 inactive minus-white-or-move,minus-2,reroll\nguard b1 S\nturn snake\ndice 6 ! 1")

    game.choose("combo b1")

    assert options(game) == ["focus plus-2 die 1", "focus plus-2 die 3", "pass"]


@rule("FOC-2")
def test_a_black_die_fewer_may_be_rolled_against_gray_fox() -> None:
    game = scene(CORRIDOR + "gray-fox a1\nguard b1 E\nturn gray-fox\ndice 6 6")

    play(game, "sneak c1", "focus minus-black")

    assert game.hero("gray-fox").damage == 1


@rule("FOC-1")
def test_meryl_takes_an_additional_action() -> None:
    game = scene(CORRIDOR + "meryl a1 spent 4\nturn meryl")

    game.choose("focus extra-action")
    game.choose("sneak b1")

    assert game.where("meryl") == "b1"
    assert options(game) == ["end"]


@rule("FOC-2")
def test_a_die_may_be_changed_up_or_down_by_one_token() -> None:
    game = scene(
        CORRIDOR + "otacon a1 inactive reroll-black,plus-minus-2,plus-black\nguard b1 E\nturn otacon\ndice 3 1"
    )

    game.choose("sneak c1")
    assert options(game) == [
        "focus plus-minus-1 die 1 up",
        "focus plus-minus-1 die 2 up",
        "focus plus-minus-1 die 1 down",
        "focus plus-minus-1 die 2 down",
        "pass",
    ]
    game.choose("focus plus-minus-1 die 1 down")

    assert game.hero("otacon").damage == 0


@rule("FOC-2")
def test_otacon_rerolls_black_dice_only() -> None:
    game = scene(
        CORRIDOR + "otacon a1 inactive plus-minus-1,plus-minus-2,plus-black\nguard b1 E\nturn otacon\ndice 6 6 1"
    )

    play(game, "sneak c1", "focus reroll-black die 2")

    assert game.hero("otacon").damage == 1


@rule("FOC-2")
def test_nonsense_after_a_token_is_named_where_it_begins() -> None:
    game = scene("    a   b   c\n  +---+---+---+\n1 | .   .   . |\n  +---+---+---+\nsnake a1\nturn snake\n")

    def against(text: str) -> tuple[str, dict[str, str | int]]:
        found = game.why_not(text)
        assert found is not None
        return found.reason, dict(found.facts)

    assert against("focus minus-white-or-move z9") == ("no-such-space", {"space": "z9"})
    assert against("focus minus-white-or-move b1 b1") == ("not-a-thing", {"words": "b1"})
    assert against("focus reroll die x") == ("not-a-thing", {"words": "x"})
