"""ATT: attention and noise."""

from tests.play import options, pass_all, play, told
from tests.table import rule, scene

TWO_CORRIDORS = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +---+---+---+---+---+
2 | .   .   .   .   . |
  +---+---+---+---+---+
"""


@rule("ATT-1")
def test_the_token_is_off_the_map_or_on_a_space_with_one_side_up() -> None:
    assert scene(TWO_CORRIDORS + "snake a1").attention("snake") is None
    assert scene(TWO_CORRIDORS + "snake a1\n? snake c2").attention("snake") == ("?", "c2")
    assert scene(TWO_CORRIDORS + "snake a1\n! snake c2").attention("snake") == ("!", "c2")


@rule("ATT-2")
def test_drawing_attention_again_moves_the_token_and_keeps_its_side() -> None:
    game = scene(TWO_CORRIDORS + "snake a1\n! snake e2\nturn snake")

    game.choose("knock")

    assert game.attention("snake") == ("!", "a1")


@rule("ATT-3")
def test_an_alert_turns_a_question_into_an_exclamation_under_the_hero() -> None:
    game = scene(TWO_CORRIDORS + "snake a1\n? snake e2\nguard d1 W\nturn snake")

    game.choose("knock")

    assert game.attention("snake") == ("!", "a1")


@rule("ATT-4")
def test_a_white_die_that_shows_attention_draws_it_in_any_roll() -> None:
    game = scene(TWO_CORRIDORS + "snake a1\nguard b1 S\nturn snake\ndice !")

    play(game, "hand-to-hand b1")

    assert game.attention("snake") == ("?", "a1")


@rule("ATT-4")
def test_the_final_result_counts_so_a_reroll_can_save_the_hero() -> None:
    game = scene(TWO_CORRIDORS + "snake a1\nguard b1 S\nturn snake\ndice ! 4")

    play(game, "hand-to-hand b1", "focus reroll die 1")

    assert game.attention("snake") is None


@rule("ATT-4")
def test_at_a_reroll_of_a_lock_only_the_dice_rolled_now_count() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | . : . |
      +---+---+
    2 | .   . |
      +---+---+
    snake a1
    door a1-b1 needs 6 6
    lock a1-b1 by snake w! b2 b3
    turn snake
    dice 4
    """)

    play(game, "reroll 2")

    assert game.attention("snake") is None


@rule("ATT-5")
def test_each_action_token_on_a_noisy_action_is_one_white_die() -> None:
    game = scene(TWO_CORRIDORS + "snake a1\nguard e2 W\nturn snake\ndice 2 2 ! ")

    play(game, "dash b1", "step c1", "dash b1", "step a1", "dash b1", "step c1", "end", "pass")

    assert told(game, "Rolled")[0]["dice"] == ("w2", "w2", "w!")
    assert told(game, "AttentionPlaced")[0] == {"hero": "snake", "side": "?", "space": "c1"}


@rule("ATT-5")
def test_without_a_guard_in_the_zone_nobody_hears() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+---+---+---+---+
    zone yard a1:c1
    zone hall d1:e1
    snake a1
    guard e1 E
    turn snake
    """)

    play(game, "dash b1", "stop", "end")

    assert len(told(game, "Rolled")) == 0


@rule("ATT-6")
def test_attention_is_no_number_it_never_hits_and_nothing_is_added_to_it() -> None:
    game = scene(TWO_CORRIDORS + "snake a1\nguard b1 S\nturn snake\ndice ! 3 2")

    game.choose("combo b1")
    game.choose("pass")
    assert [text for text in options(game) if "die 1" in text] == ["focus reroll die 1"]
    pass_all(game)

    assert game.state.guards[0].ko == 1
