"""ACT: a hero's turn and its actions."""

from itertools import combinations_with_replacement, permutations

from noisecheck.engine.cards import Die
from noisecheck.engine.rules.locks import contain
from noisecheck.engine.stage import Slot
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene

CORRIDOR = """
    a   b   c   d   e   f
  +---+---+---+---+---+---+
1 | .   .   .   .   .   . |
  +---+---+---+---+---+---+
"""


@rule("ACT-1")
def test_all_action_tokens_return_at_the_start_of_a_round() -> None:
    game = scene(CORRIDOR + "snake a1\nturn snake")

    play(game, "dash b1", "stop", "sneak c1", "end")

    assert game.state.round == 2
    assert (game.hero("snake").spent, game.hero("snake").noisy) == (0, 0)
    assert game.active_hero == "snake"


@rule("ACT-2")
def test_heroes_take_their_turns_in_any_order_and_once_a_round() -> None:
    game = scene(CORRIDOR + "snake a1\nmeryl c1\notacon e1")

    assert options(game) == ["turn snake", "turn meryl", "turn otacon"]
    play(game, "turn meryl", "sneak d1", "end")
    assert options(game) == ["turn snake", "turn otacon"]
    play(game, "turn otacon", "end", "end")

    assert game.state.round == 2
    assert options(game) == ["turn snake", "turn meryl", "turn otacon"]


@rule("ACT-2")
def test_a_turn_ends_only_when_the_player_says_so() -> None:
    game = scene(CORRIDOR + "snake a1 spent 4 inactive minus-white-or-move\nturn snake")

    assert options(game) == ["end"]


@rule("ACT-3")
def test_four_action_tokens_pay_for_a_turn_and_may_be_kept() -> None:
    game = scene(CORRIDOR + "snake a1\nguard f1 E\nturn snake")

    play(game, "sneak b1", "sneak c1", "sneak d1", "sneak e1")

    assert objection(game, "hand-to-hand f1") == ("ACT-3", "too-few-actions")
    assert "end" in options(game)


@rule("ACT-3")
def test_an_action_that_costs_more_than_is_left_is_not_offered() -> None:
    game = scene(CORRIDOR + "snake a1 spent 3\nguard b1 E\nturn snake")

    assert objection(game, "combo b1") == ("ACT-3", "too-few-actions")
    assert objection(game, "hand-to-hand b1") is None


@rule("ACT-4")
def test_sneak_moves_one_space_for_one_action_without_noise() -> None:
    game = scene(CORRIDOR + "snake a1\nturn snake")

    game.choose("sneak b1")

    assert (game.where("snake"), game.hero("snake").spent, game.hero("snake").noisy) == ("b1", 1, 0)
    assert objection(game, "sneak d1") == ("ACT-4", "too-far")


@rule("ACT-5")
def test_dash_moves_two_spaces_for_one_action_and_is_noisy() -> None:
    game = scene(CORRIDOR + "snake a1\nturn snake")

    play(game, "dash b1", "step c1")

    assert (game.where("snake"), game.hero("snake").spent, game.hero("snake").noisy) == ("c1", 1, 1)


@rule("ACT-6")
def test_hand_to_hand_is_one_white_die_of_ko_damage() -> None:
    game = scene(
        CORRIDOR + "snake a1 inactive minus-white-or-move,plus-2,minus-2,reroll\nguard b1 S\nturn snake\ndice 3"
    )

    game.choose("hand-to-hand b1")

    assert (game.state.guards[0].ko, game.state.guards[0].damage) == (1, 0)
    assert game.hero("snake").spent == 1
    assert game.state.dice == []


@rule("ACT-7")
def test_combo_is_two_white_and_one_black_die_for_two_actions_and_not_noisy() -> None:
    game = scene(CORRIDOR + "snake a1\nguard b1 S\nturn snake\ndice 2 3 3")

    play(game, "combo b1")

    assert [roll["dice"] for roll in told(game, "Rolled")] == [("w2", "w3", "b3")]
    assert "ko b1 2" in picture(game)
    assert (game.hero("snake").spent, game.hero("snake").noisy) == (2, 0)


@rule("ACT-8", "FOC-4")
def test_focus_turns_a_token_back_for_the_cost_on_it() -> None:
    game = scene(CORRIDOR + "snake a1 inactive plus-2,reroll\nturn snake")

    game.choose("refresh reroll")
    assert (game.hero("snake").inactive, game.hero("snake").spent) == (("plus-2",), 2)
    game.choose("refresh plus-2")

    assert (game.hero("snake").inactive, game.hero("snake").spent) == ((), 3)
    assert objection(game, "refresh plus-2") == ("ACT-8", "token-active")


@rule("ACT-9")
def test_a_body_is_dragged_a_step_and_put_down_beside() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    snake b1
    ko c1 1 tied
    turn snake
    """)

    game.choose("drag c1")
    assert options(game) == ["step a1", "step c1"]
    game.choose("step c1")
    assert options(game) == ["drop b1", "drop d1"]
    game.choose("drop b1")

    assert game.where("snake") == "c1"
    assert "ko b1 1 tied" in picture(game)
    assert game.hero("snake").noisy == 1


@rule("ACT-9")
def test_a_drag_step_without_a_place_to_drop_is_not_offered() -> None:
    """West of Snake is a dead end: from there only his old space could take the body, and a token lies on it."""
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    snake b1
    dead b1
    dead c1
    turn snake
    """)

    game.choose("drag c1")

    assert game.where("snake") == "c1"
    assert "dead d1" in picture(game)


@rule("ACT-9")
def test_a_body_can_be_pulled_from_under_a_guard_and_of_several_one_is_named() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +   +   +
    2 | .   .   . |
      +---+---+---+
    snake b1
    guard c1 E
    ko c1 2
    dead c1
    turn snake
    """)

    assert options(game, "drag") == ["drag c1 dead", "drag c1 ko 2"]
    play(game, "drag c1 ko 2", "step b2", "drop a2")

    assert "ko a2 2" in picture(game)
    assert "dead c1" in picture(game)
    assert "guard c1 E" in picture(game)


@rule("ACT-9", "LOS-7")
def test_being_seen_on_a_drag_is_settled_before_the_drop() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+   +---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake a2
    ko b2 2
    guard b1 S
    turn snake
    """)

    game.choose("drag b2")

    assert options(game) == ["drop a2", "drop c2"]
    assert game.attention("snake") == ("!", "b2")


@rule("ACT-10")
def test_interact_needs_a_thing_in_or_on_the_edge_of_the_space() -> None:
    game = scene(CORRIDOR + "snake a1\nobjective b1\nturn snake")

    assert objection(game, "interact b1") == ("ACT-10", "nothing-to-use")
    game.choose("sneak b1")
    assert objection(game, "interact b1") is None


LOCK = """
    a   b   c
  +---+---+---+
1 | . : .   . |
  +---+---+---+
snake a1
"""


@rule("ACT-11")
def test_a_lock_takes_one_white_and_two_black_dice_and_keeps_them() -> None:
    game = scene(LOCK + "door a1-b1 level 3 needs 6 6 6\nturn snake\ndice ! 6 2")

    play(game, "interact a1-b1")

    assert "lock a1-b1 by snake w! b6 b2" in picture(game)
    assert game.attention("snake") == ("?", "a1")
    assert objection(game, "interact a1-b1") == ("ACT-11", "reroll-instead")


@rule("ACT-11")
def test_repeating_interact_rerolls_any_set_of_the_dice_until_the_door_opens() -> None:
    game = scene(LOCK + "door a1-b1 level 3 needs 6 5+ 2\nturn snake\ndice 4 6 1 3 2 5")

    play(game, "interact a1-b1")
    assert options(game, "reroll") == [
        "reroll 1",
        "reroll 2",
        "reroll 3",
        "reroll 1 2",
        "reroll 1 3",
        "reroll 2 3",
        "reroll 1 2 3",
    ]
    play(game, "reroll 1 3")
    assert "lock a1-b1 by snake w3 b6 b2" in picture(game)
    play(game, "reroll 1")

    assert "door a1-b1 level 3 needs 6 5+ 2 open" in picture(game)
    assert game.hero("snake").spent == 3
    assert game.state.lock is None


@rule("ACT-11")
def test_every_slot_needs_a_die_of_its_own() -> None:
    game = scene(LOCK + "door a1-b1 needs 4+ 4+\nturn snake\ndice 3 6 3")

    play(game, "interact a1-b1")

    assert game.state.locked


@rule("ACT-11")
def test_an_exact_face_is_kept_for_its_slot_and_the_rest_fill_the_others() -> None:
    game = scene(LOCK + "door a1-b1 needs 3+ 5\nturn snake\ndice 2 5 3")

    play(game, "interact a1-b1")

    assert not game.state.locked


@rule("ACT-11")
def test_otacon_brings_four_black_dice_to_a_lock() -> None:
    game = scene(LOCK.replace("snake", "otacon") + "door a1-b1 needs 6 6 6 6\nturn otacon\ndice 1 6 6 6")

    play(game, "interact a1-b1")

    assert "lock a1-b1 by otacon b1 b6 b6 b6" in picture(game)


@rule("ACT-12")
def test_progress_is_lost_by_leaving_the_space() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | . : . |
      +   +---+
    2 | .   . |
      +---+---+
    snake a1
    door a1-b1 needs 6 6
    turn snake
    dice 6 2 3
    """)

    play(game, "interact a1-b1", "sneak a2")

    assert game.state.lock is None
    assert objection(game, "reroll 1") == ("ACT-11", "no-dice-lying")


@rule("ACT-12")
def test_progress_is_lost_at_the_end_of_the_turn() -> None:
    game = scene(LOCK + "door a1-b1 needs 6 6\nturn snake\ndice 6 2 3")

    play(game, "interact a1-b1", "end")

    assert game.state.lock is None


@rule("ACT-12")
def test_another_lock_drops_the_dice_of_the_first() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | . : . : . |
      +---+---+---+
    snake b1
    door a1-b1 needs 6 6
    door b1-c1 needs 6 6
    turn snake
    dice 6 2 3 5 5 5
    """)

    play(game, "interact a1-b1", "interact b1-c1")

    assert "lock b1-c1 by snake w5 b5 b5" in picture(game)


@rule("ACT-12")
def test_focus_may_touch_a_die_that_was_not_rerolled_and_its_value_stays() -> None:
    game = scene(LOCK + "door a1-b1 needs 6 6\nturn snake\ndice 2 4 1 3")

    play(game, "interact a1-b1", "reroll 3", "focus plus-2 die 2")

    assert "lock a1-b1 by snake w2 b6 b3" in picture(game)


@rule("ACT-13")
def test_a_knock_draws_attention_to_the_own_space() -> None:
    game = scene(CORRIDOR + "snake c1\nturn snake")

    game.choose("knock")

    assert game.attention("snake") == ("?", "c1")
    assert game.hero("snake").spent == 1


@rule("ACT-14")
def test_a_shot_needs_line_of_sight_and_a_guard() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +---+   +
    2 | .   .   . |
      +---+---+---+
    snake a1
    guard c1 E
    guard b2 E
    meryl b1
    gear snake pistol-45
    turn snake
    """)

    assert options(game, "use") == ["use pistol-45 c1"]
    assert objection(game, "use pistol-45 b2") == ("LOS-1", "out-of-sight")
    assert objection(game, "use pistol-45 b1") == ("ACT-14", "no-enemy")


@rule("ACT-15")
def test_a_loud_shot_puts_the_alert_under_the_shooter() -> None:
    game = scene(CORRIDOR + "snake a1\nguard f1 S\ngear snake pistol-45\nturn snake\ndice 5")

    play(game, "use pistol-45 f1")

    assert game.attention("snake") == ("!", "a1")
    assert game.state.guards[0].damage == 1


@rule("ACT-16")
def test_an_action_of_a_card_is_paid_with_action_tokens_and_its_ammo() -> None:
    game = scene(CORRIDOR + "meryl a1\nguard f1 E\ngear meryl light-assault-rifle*1\nturn meryl\ndice 2 2")

    play(game, "use light-assault-rifle f1")

    assert game.hero("meryl").spent == 1
    assert "gear meryl light-assault-rifle*0" in picture(game)
    assert objection(game, "use light-assault-rifle f1") == ("SET-14", "out-of-tokens")


@rule("ACT-17")
def test_an_elevator_ride_is_a_move_to_a_free_space_and_may_be_seen() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   . |   | .   . |
      +---+---+---+---+---+
    zone low a1:b1
    zone high d1:e1
    snake b1
    guard e1 W
    elevator b1 to d1
    turn snake
    """)

    game.choose("interact b1 to d1")

    assert game.where("snake") == "d1"
    assert game.attention("snake") == ("!", "d1")


@rule("ACT-17")
def test_an_occupied_elevator_takes_nobody() -> None:
    game = scene(CORRIDOR + "snake a1\nmeryl f1\nelevator a1 to f1\nturn snake")

    assert objection(game, "interact a1 to f1") == ("ACT-17", "occupied")
    assert objection(game, "interact a1 to c1") == ("ACT-17", "no-elevator")


@rule("ACT-18")
def test_one_interact_turns_a_face_down_objective_up_and_takes_it() -> None:
    game = scene(CORRIDOR + "snake a1\nobjective a1 down\nobjective c1\nturn snake")

    game.choose("interact a1")

    assert "objective a1 taken" in picture(game)
    assert objection(game, "interact a1") == ("ACT-10", "nothing-to-use")


@rule("ACT-19")
def test_with_the_objectives_done_all_heroes_must_stand_on_exits() -> None:
    game = scene(CORRIDOR + "snake b1\nmeryl d1\nobjective c1 taken\nexit a1\nexit e1\nturn snake")

    play(game, "sneak a1")
    assert game.outcome is None
    play(game, "end", "sneak e1")

    assert str(game.outcome) == "won"
    assert len(told(game, "Won")) == 1


@rule("ACT-11")
def test_dice_that_only_just_fit_open_the_lock() -> None:
    game = scene(LOCK + "door a1-b1 needs 3+ 4+ 5+\nturn snake\ndice 3 4 5")

    play(game, "interact a1-b1")

    assert not game.state.locked


@rule("ACT-11")
def test_a_combination_fits_if_any_way_to_lay_the_dice_does() -> None:
    """Every combination of up to three slots against every throw of three dice, by trying all ways to lay them."""
    slots = [Slot(face, at_least) for face in range(1, 7) for at_least in (False, True)]
    throws = list(combinations_with_replacement(range(7), 3))

    def fits(face: int, slot: Slot) -> bool:
        return face > 0 and (face >= slot.face if slot.at_least else face == slot.face)

    for size in (1, 2, 3):
        for needs in combinations_with_replacement(slots, size):
            for throw in throws:
                lays = any(all(map(fits, laid, needs)) for laid in permutations(throw, size))
                assert contain([Die("b", face) for face in throw], needs) == lays, (throw, *map(str, needs))
