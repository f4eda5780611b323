"""HER-9 to HER-15: Otacon."""

import pytest

from noisecheck import new_game
from noisecheck.engine.dealing import known_to_players
from noisecheck.engine.systems.cards import SNEAKING_DECK
from noisecheck.foresight.shapes import Die
from noisecheck.foresight.view.position import position
from tests.play import objection, options, play, story, told
from tests.table import picture, rule, scene

TIRED = "inactive plus-minus-1,reroll-black,plus-minus-2,plus-black"
ROOM = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +   +   +---+   +   +
2 | .   .   .   .   . |
  +---+---+---+---+---+
"""
TERMINAL = ROOM + "terminal b1 level 3 needs 2 4+ 5+\nturn otacon\n"
HACKED = ROOM + "terminal b1 level 3 needs 2 4+ 5+ hacked\nturn otacon\n"


# HER-9


@rule("HER-9")
def test_otacon_uses_no_weapon_he_carries() -> None:
    game = scene(ROOM + "otacon a1\ngear otacon pistol-45, chaff-grenade\nguard c1 W\nturn otacon")

    assert options(game, "use") == ["use chaff-grenade"]
    refusal = game.why_not("use pistol-45 c1")
    assert refusal is not None
    assert (refusal.rule, str(refusal)) == ("HER-9", "Otacon does not use weapons, and Pistol (.45 Cal) is one.")


@rule("HER-9")
def test_otacon_is_given_no_weapon_from_the_memory_box() -> None:
    game = scene(ROOM + "otacon a1\nmemory-box missile-launcher, rope\nphase setup")

    assert options(game, "equip") == ["equip otacon rope"]
    assert objection(game, "equip otacon missile-launcher") == ("HER-9", "no-soldier")


@rule("HER-9")
def test_otacon_has_no_attacks_and_drags_no_bodies() -> None:
    game = scene(ROOM + "otacon a1\nguard b1 E\ndead a2\nturn otacon")

    for action in ("hand-to-hand b1", "combo b1", "takedown b1", "drag a2"):
        assert objection(game, action) == ("ACT-3", "not-on-dashboard")


# HER-10


@rule("HER-10")
def test_a_terminal_is_hacked_for_good_when_the_dice_contain_its_combination() -> None:
    game = scene(TERMINAL + f"otacon a1 {TIRED}\ndice 1 5 2 1 6")

    play(game, "hack b1", "hacker 0", "reroll 1")

    assert "terminal b1 level 3 needs 2 4+ 5+ hacked" in picture(game)
    assert game.hero("otacon").spent == 2
    assert game.state.lock is None
    assert objection(game, "hack b1") == ("HER-10", "terminal-hacked")
    assert story(game) == [
        "Rolled('otacon', 'hack', ('b1', 'b5', 'b2', 'b1'), rule='HER-10')",
        "LockHeld('otacon', 'b1', ('b1', 'b5', 'b2', 'b1'), ('2', '4+', '5+'), rule='HER-10')",
        "Rolled('otacon', 'hack', ('b6', 'b5', 'b2', 'b1'), rule='HER-10')",
        "TerminalHacked('otacon', 'b1', rule='HER-10')",
    ]


@rule("HER-10")
def test_a_second_terminal_is_hacked_beside_the_first() -> None:
    game = scene(HACKED + f"terminal a2 level 2 needs 6\notacon a1 {TIRED}\ndice 6 1 1 1")

    play(game, "hack a2", "hacker 0")

    assert position(game).hacked == ["b1", "a2"]


@rule("HER-10", "ADJ-1")
def test_a_terminal_is_hacked_from_its_space_or_an_adjacent_one_but_not_through_a_wall() -> None:
    for space in ("b1", "a1", "b2", "c1"):
        assert options(scene(TERMINAL + f"otacon {space}"), "hack") == ["hack b1"]
    for space in ("a2", "d1"):
        assert options(scene(TERMINAL + f"otacon {space}"), "hack") == []
    walled = scene(ROOM + "terminal c1 level 2 needs 4+\notacon c2\nturn otacon")
    assert objection(walled, "hack c1") == ("HER-10", "terminal-out-of-reach")


@rule("HER-10", "ACT-12")
def test_progress_at_a_terminal_survives_a_step_that_stays_next_to_it() -> None:
    game = scene(TERMINAL + "otacon a1\nlock b1 by otacon b2 b4 b1 b1")

    game.choose("sneak b1")
    assert "lock b1 by otacon b2 b4 b1 b1" in picture(game)
    game.choose("sneak c1")
    assert "reroll 1 3" in options(game)


@rule("HER-10", "ACT-12")
def test_progress_at_a_terminal_is_lost_at_the_step_that_leads_away_from_it() -> None:
    game = scene(TERMINAL + "otacon a1\nlock b1 by otacon b2 b4 b1 b1")

    play(game, "dash a2", "step b2")

    assert game.state.lock is None
    assert story(game) == [
        "Moved('otacon', 'a1', 'a2', rule='ACT-5')",
        "  LockLost('otacon', 'b1', rule='ACT-12')",
        "Moved('otacon', 'a2', 'b2', rule='ACT-5')",
    ]


@rule("HER-10", "ACT-12")
def test_progress_at_a_terminal_is_lost_when_the_turn_ends() -> None:
    game = scene(TERMINAL + "otacon a1\nsnake e2\nlock b1 by otacon b2 b4 b1 b1")

    play(game, "end")

    assert game.state.lock is None


@rule("HER-10")
def test_dice_lying_at_a_terminal_are_rerolled_and_another_lock_drops_them() -> None:
    game = scene(
        TERMINAL.replace("1 | .   .", "1 | . : .") + f"otacon b1 {TIRED}\nlock b1 by otacon b2 b4 b1 b1\ndice 1 1 1 1"
    )

    assert objection(game, "hack b1") == ("ACT-11", "reroll-instead")
    assert len(options(game, "reroll")) == 15
    play(game, "interact a1-b1")

    assert game.state.lock is not None
    assert game.state.lock.name == "a1-b1"
    assert options(game, "hack") == ["hack b1"]


@rule("HER-10")
def test_dice_do_not_lie_at_a_terminal_for_another_hero() -> None:
    game = scene(TERMINAL.replace("turn otacon", "turn snake") + "otacon a1\nsnake b1\nlock b1 by otacon b2")

    assert objection(game, "reroll 1") == ("ACT-11", "no-dice-lying")
    assert objection(game, "hack b1") == ("ACT-3", "not-on-dashboard")


# HER-11


@rule("HER-11")
def test_a_system_card_is_drawn_face_up_beside_a_hacked_terminal() -> None:
    game = scene(HACKED + "otacon a1\nsystem lights-out; distraction")

    game.choose("search")

    assert "system distraction\nbeside lights-out - -\n" in picture(game)
    assert game.hero("otacon").spent == 1
    assert story(game) == ["SystemDrawn('otacon', 'lights-out', rule='HER-11')"]


@rule("HER-11")
def test_of_four_system_cards_one_goes_to_the_top_or_the_bottom_of_the_deck_with_its_dice_off() -> None:
    full = HACKED + (
        "otacon a1\nsystem lights-out; all-clear\n"
        "beside distraction 3 - -\nbeside door-control - - -\nbeside radio-silence - -"
    )
    game = scene(full)
    game.choose("search")
    assert game.decision is not None
    assert game.decision.kind == "return-card"
    assert options(game) == [
        f"return {card} {place}"
        for card in ("distraction", "door-control", "lights-out", "radio-silence")
        for place in ("top", "bottom")
    ]

    game.choose("return distraction top")
    assert "system distraction; all-clear\n" in picture(game)
    assert [card.card for card in game.state.beside] == ["door-control", "lights-out", "radio-silence"]
    assert story(game) == [
        "SystemDrawn('otacon', 'lights-out', rule='HER-11')",
        "  SystemReturned('otacon', 'distraction', 'top', rule='HER-11')",
    ]
    game.choose("search")
    game.choose("return lights-out bottom")
    assert "system all-clear; lights-out\nbeside distraction - - -\n" in picture(game)


@rule("HER-11")
def test_three_system_cards_may_lie_beside_his_dashboard() -> None:
    game = scene(HACKED + "otacon a1\nsystem lights-out\nbeside distraction - - -\nbeside door-control - - -")

    game.choose("search")

    assert [card.card for card in game.state.beside] == ["distraction", "door-control", "lights-out"]


@rule("HER-11")
def test_a_search_needs_a_hacked_terminal_and_a_card() -> None:
    away = scene(HACKED + "otacon e2\nsystem lights-out")
    assert objection(away, "search") == ("HER-11", "not-connected")
    locked = scene(TERMINAL + "otacon b1\nsystem lights-out")
    assert objection(locked, "search") == ("HER-11", "not-connected")
    for deck in ("system none", ""):
        empty = scene(HACKED + f"otacon b1\n{deck}")
        assert objection(empty, "search") == ("HER-11", "no-system-card")
        assert options(empty, "search") == []


# HER-12


@rule("HER-12")
def test_dice_are_put_on_empty_slots_of_matching_value_and_stay_there() -> None:
    game = scene(HACKED + f"otacon a1 {TIRED}\nsnake e2\nbeside distraction - 4 -\ndice 5 2 6")

    play(game, "access 3", "hacker 0")
    assert options(game) == [
        "put die 1 on distraction 1",
        "put die 1 on distraction 3",
        "put die 3 on distraction 1",
        "done",
    ]
    play(game, "put die 1 on distraction 3")
    assert options(game) == ["put die 3 on distraction 1", "done"]
    play(game, "done", "end")

    assert "beside distraction - 4 5\n" in picture(game)
    assert story(game)[:2] == [
        "Rolled('otacon', 'access', ('b5', 'b2', 'b6'), rule='HER-12')",
        "SystemDiePlaced('otacon', 'distraction', 3, 5, rule='HER-12')",
    ]


@rule("HER-12")
def test_one_die_covers_one_slot() -> None:
    game = scene(HACKED + f"otacon a1 {TIRED}\nbeside distraction - - -\ndice 5")

    play(game, "access 1", "hacker 0", "put die 1 on distraction 2")

    assert "beside distraction - 5 -\n" in picture(game)
    assert game.decision is not None
    assert game.decision.kind == "action"


@rule("HER-12")
def test_dice_on_cards_and_dice_rolled_are_at_most_four() -> None:
    game = scene(HACKED + "otacon a1\nbeside distraction 3 - 5\nbeside lights-out - -")

    assert options(game, "access") == ["access 1", "access 2"]
    assert objection(game, "access 3") == ("HER-12", "too-many-dice")
    assert objection(game, "access 0") == ("HER-12", "too-many-dice")
    game.choose("recall distraction 3")
    assert options(game, "access") == ["access 1", "access 2", "access 3"]


@rule("HER-12")
def test_with_four_dice_on_cards_none_can_be_rolled() -> None:
    game = scene(HACKED + "otacon a1\nbeside distraction 3 4 5\nbeside lights-out - 6")

    assert options(game, "access") == []
    assert str(game.why_not("access 1")).startswith("You can roll no more dice")


@rule("HER-12")
def test_a_die_is_taken_back_at_no_cost_even_with_no_action_left() -> None:
    game = scene(HACKED + "otacon a1 spent 4\nbeside distraction 3 - 5")

    assert options(game) == ["recall distraction 1", "recall distraction 3", "end"]
    game.choose("recall distraction 1")

    assert "beside distraction - - 5\n" in picture(game)
    assert game.hero("otacon").spent == 4
    assert story(game) == ["SystemDieRecalled('otacon', 'distraction', 1, 3, rule='HER-12')"]
    assert objection(game, "recall distraction 1") == ("HER-12", "no-die-there")
    assert objection(game, "recall lights-out 1") == ("HER-12", "not-beside")


@rule("HER-12")
def test_accessing_needs_a_hacked_terminal_and_a_system_card() -> None:
    assert objection(scene(HACKED + "otacon e1\nbeside lights-out - -"), "access 1") == ("HER-12", "not-connected")
    assert objection(scene(HACKED + "otacon a1"), "access 1") == ("HER-12", "none-beside")
    connected = scene(HACKED + "otacon a1\nbeside lights-out - -")
    assert objection(connected, "access") == ("HER-12", "which-thing")
    for words in ("x", "01"):
        assert objection(connected, f"access {words}") == ("HER-12", "not-a-thing")


# HER-14


@rule("HER-14")
def test_moving_away_takes_all_dice_off_and_the_cards_return_in_any_order() -> None:
    game = scene(HACKED + "otacon a1\nsystem door-control\nbeside distraction 3 4 5\nbeside lights-out - -")

    game.choose("sneak a2")
    assert options(game, "return") == [
        "return distraction top",
        "return distraction bottom",
        "return lights-out top",
        "return lights-out bottom",
    ]
    play(game, "return lights-out top", "return distraction top")

    assert "system distraction; lights-out; door-control\n" in picture(game)
    assert game.state.beside == []
    assert story(game) == [
        "Moved('otacon', 'a1', 'a2', rule='ACT-4')",
        "  Disconnected('otacon', rule='HER-14')",
        "    SystemReturned('otacon', 'lights-out', 'top', rule='HER-14')",
        "    SystemReturned('otacon', 'distraction', 'top', rule='HER-14')",
    ]


@rule("HER-14")
def test_the_cards_go_to_top_and_bottom_as_the_players_like() -> None:
    game = scene(HACKED + "otacon a1\nsystem door-control\nbeside distraction 3 4 5\nbeside lights-out - -")

    play(game, "sneak a2", "return distraction bottom", "return lights-out bottom")

    assert "system door-control; distraction; lights-out\n" in picture(game)


@rule("HER-14")
def test_a_step_that_stays_next_to_the_terminal_or_reaches_another_hacked_one_keeps_the_cards() -> None:
    game = scene(HACKED + "terminal d2 level 2 needs 6 hacked\notacon c1\nbeside distraction 3 4 5")

    game.choose("sneak d1")

    assert "beside distraction 3 4 5\n" in picture(game)
    assert told(game, "Disconnected") == []


@rule("HER-14")
def test_a_dash_past_the_end_of_the_line_disconnects_on_the_way() -> None:
    game = scene(HACKED + "otacon a1\nsystem none\nbeside distraction 3 4 5")

    play(game, "dash a2", "return distraction top", "step b2")

    assert "system distraction\n" in picture(game)
    assert game.where("otacon") == "b2"


@rule("HER-14")
def test_the_steps_of_others_do_not_disconnect_otacon() -> None:
    game = scene(HACKED.replace("turn otacon", "turn snake") + "otacon a1\nsnake e2\nbeside distraction 3 4 5")

    game.choose("sneak e1")

    assert "beside distraction 3 4 5\n" in picture(game)


# HER-15


@rule("HER-15")
def test_a_hacker_rolls_up_to_two_white_dice_more_and_each_can_draw_attention() -> None:
    game = scene(TERMINAL + f"otacon a1 {TIRED}\ndice ! 3 1 1 1 1")

    game.choose("hack b1")
    assert game.decision is not None
    assert (game.decision.rule, str(game.decision)) == (
        "HER-15",
        "Otacon: how many extra white dice? Each of them may draw attention.",
    )
    assert options(game) == ["hacker 0", "hacker 1", "hacker 2"]
    game.choose("hacker 2")

    assert told(game, "Rolled")[0]["dice"] == ("w!", "w3", "b1", "b1", "b1", "b1")
    assert game.attention("otacon") == ("?", "a1")
    assert len(options(game, "reroll")) == 63


@rule("HER-15", "HER-12")
def test_white_dice_of_a_hacker_cover_slots_and_an_attention_face_covers_none() -> None:
    game = scene(HACKED + f"otacon a1 {TIRED}\nbeside sensor-control - -\ndice 5 ! 2")

    play(game, "access 1", "hacker 2")

    assert options(game) == ["put die 1 on sensor-control 2", "done"]
    assert game.attention("otacon") == ("?", "a1")


@rule("HER-15", "HER-12")
def test_the_extra_black_die_of_a_focus_token_comes_on_top_of_the_four() -> None:
    game = scene(HACKED + "otacon a1\nbeside distraction 3 4 -\ndice 1 1 5")

    play(game, "access 2", "hacker 0", "focus plus-black", "pass")

    assert options(game) == ["put die 3 on distraction 3", "done"]


@rule("HER-15")
def test_codec_call_lends_otacons_tokens_for_the_black_dice_of_another_hero_anywhere() -> None:
    all_snakes = "inactive minus-white-or-move,plus-2,minus-2,reroll"
    game = scene(ROOM + f"snake a1 {all_snakes}\notacon e2\nguard b1 S\nturn snake\ndice 2 2 2 4 5")

    game.choose("combo b1")
    assert options(game) == [
        "focus otacon plus-minus-1 die 3 up",
        "focus otacon plus-minus-1 die 3 down",
        "focus otacon reroll-black die 3",
        "focus otacon plus-minus-2 die 3 up",
        "focus otacon plus-minus-2 die 3 down",
        "pass",
    ]
    play(game, "focus otacon plus-minus-1 die 3 up")

    assert game.hero("otacon").inactive == ("plus-minus-1",)
    assert game.state.guards[0].ko == 1


@rule("HER-15")
def test_codec_call_is_silent_without_otacon_or_without_black_dice_or_in_his_own_roll() -> None:
    fists = scene(ROOM + "gray-fox a1\notacon e2\nguard b1 S\nturn gray-fox\ndice 2")
    fists.choose("hand-to-hand b1")
    assert not [option for option in options(fists) if "otacon" in option]

    own = scene(TERMINAL + "otacon a1\ndice 1 1 1 1")
    play_to_roll = ["hack b1", "hacker 0", "pass"]
    for choice in play_to_roll:
        own.choose(choice)
    assert "focus plus-minus-1 die 1 up" in options(own)
    assert not [option for option in options(own) if "otacon" in option]


# the deck


@rule("HER-11", "SET-22")
def test_a_game_with_otacon_has_a_shuffled_system_deck_and_one_without_has_none() -> None:
    decks = [new_game("recon", ["otacon", "meryl"], seed).checkpoint.system for seed in range(3)]

    assert all(deck is not None and sorted(deck) == sorted(SNEAKING_DECK) for deck in decks)
    assert decks[0] != decks[1] or decks[1] != decks[2]
    assert new_game("recon", ["snake", "meryl"]).checkpoint.system is None


def test_the_order_of_the_system_deck_is_nobodys_to_know() -> None:
    game = new_game("recon", ["otacon", "meryl"], 1)

    assert position(game).system == 8
    dealt = [known_to_players(game, seed).system for seed in range(4)]
    assert all(deck is not None and sorted(deck) == sorted(SNEAKING_DECK) for deck in dealt)
    assert any(deck != game.checkpoint.system for deck in dealt)


def test_the_table_shows_hacked_terminals_system_cards_and_dice_at_a_lock() -> None:
    shown = position(
        scene(
            HACKED + "terminal e1 level 2 needs 6\notacon a1\nsystem lights-out\nbeside distraction 3 - 5\n"
            "lock e1 by otacon w! b4"
        )
    )

    assert shown.hacked == ["b1"]
    assert [(card.id, card.dice) for card in shown.beside] == [("distraction", [3, 0, 5])]
    assert shown.lock is not None
    assert (shown.lock.name, shown.lock.dice) == ("e1", [Die("w", 0), Die("b", 4)])
    assert shown.system == 1


# what is said


@pytest.mark.parametrize(
    ("text", "rule_id", "reason"),
    [
        ("hack c1", "HER-10", "There is no terminal in c1."),
        ("hack e1", "HER-10", "The terminal in e1 is neither in this space nor adjacent to it."),
        ("hack b1", "HER-10", "The terminal in b1 is already hacked."),
        ("hack z9", "ADJ-1", "There is no space “z9” on this map."),
        ("search twice", "HER-11", "“twice” is not something this can be used on."),
        ("search", "HER-11", "The System deck is empty."),
        ("access 4", "HER-12", "You can roll only 1 die: the limit is 4, counting those on System cards."),
        ("access much", "HER-12", "“much” is not something this can be used on."),
        ("recall all-clear 1", "HER-12", "All Clear is not beside the dashboard."),
        ("recall lights-out 1", "HER-12", "There is no die on a slot 1 of Lights Out."),
        ("resolve all-clear level 2", "HER-13", "All Clear is not beside the dashboard."),
        ("resolve nap level 2", "HER-13", "nap is not beside the dashboard."),
        ("resolve lights-out level 2", "HER-13", "Not every slot of Lights Out is covered."),
        ("resolve elevator-override level 2", "HER-13", "Elevator Override has nothing to work on now."),
        ("resolve elevator-override level 4", "HER-13", "The terminal in reach only has level 3."),
        ("resolve elevator-override level 5", "HER-13", "“elevator-override level 5” is not something"),
        ("resolve elevator-override", "HER-13", "Say at which level."),
        (
            "resolve camera-loop level 2",
            "HER-13",
            "Camera Loop can only be resolved when its condition is met.",
        ),
    ],
)
def test_a_refusal_of_otacons_says_why(text: str, rule_id: str, reason: str) -> None:
    game = scene(
        HACKED
        + "terminal e1 level 4 needs 6\notacon a1\nbeside lights-out - 5\nbeside elevator-override 3 4\nsystem none"
    )

    refusal = game.why_not(text)
    assert refusal is not None
    assert refusal.rule == rule_id
    assert str(refusal).startswith(reason)


def test_a_refusal_to_hack_where_dice_lie_says_so() -> None:
    refusal = scene(TERMINAL + "otacon a1\nlock b1 by otacon b2").why_not("hack b1")

    assert str(refusal) == "There are already dice at b1: reroll some of them."


def test_otacons_questions_name_their_rule_and_what_it_is_about() -> None:
    game = scene(HACKED + f"otacon a1 {TIRED}\nbeside distraction - - -\nbeside lights-out - -\nsystem none\ndice 5")

    asked = []
    for choice in ("access 1", "hacker 0", "done", "sneak a2", "return distraction top", "return lights-out top"):
        assert game.decision is not None
        asked.append((game.decision.rule, str(game.decision)))
        game.choose(choice)

    returning = "Otacon: which System card goes back, to the top or the bottom of the deck?"
    assert asked[2] == ("HER-12", "Otacon: the dice show ■5. Put one on a System card?")
    assert asked[4:] == [("HER-14", returning), ("HER-14", returning)]
