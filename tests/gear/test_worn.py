"""Gas Mask, Night Vision Goggles, Thermal Goggles, Handkerchief, Body Armor."""

import pytest

from noisecheck import Game, TakeBackRefused, known_to_players
from noisecheck.foresight.view.position import position
from tests.play import objection, options, play, story
from tests.table import picture, rule, scene

HALL = """
    a   b   c   d   e   f   g
  +---+---+---+---+---+---+---+
1 | .   .   .   .   .   .   . |
  +   +---+---+---+---+---+---+
2 | .   .   .   .   .   .   . |
  +---+---+---+---+---+---+---+
"""
TIRED = "inactive minus-white-or-move,plus-2,minus-2,reroll"
DECKS = "orders waken 6/5 left; radio-in 5/4 right\nreactions sweep; known"


# Gas Mask


@rule("ATT-5")
def test_a_look_through_the_gas_mask_is_noisy_and_cannot_be_taken_back() -> None:
    game = scene(HALL + f"snake a1\ngear snake gas-mask\n{DECKS}\nturn snake")
    assert options(game, "use") == ["use gas-mask order", "use gas-mask reaction"]

    game.choose("use gas-mask order")

    assert story(game) == [
        "GearUsed('snake', 'gas-mask', 'none', rule='ACT-16')",
        "  TopCardSeen('snake', 'order', 'waken 6/5 left', rule='CON-2')",
    ]
    assert (game.hero("snake").spent, game.hero("snake").noisy) == (1, 1)
    with pytest.raises(TakeBackRefused):
        game.take_back()


def known_cards(game: Game) -> tuple[str | None, str | None]:
    """The next Order and the next Reaction card, as far as players know them."""
    shown = position(game)
    return shown.orders.known if shown.orders else None, shown.known_reaction


def test_a_card_the_players_looked_at_stays_on_top_and_is_known() -> None:
    game = scene(HALL + f"snake a1\ngear snake gas-mask\n{DECKS}\nturn snake")

    play(game, "use gas-mask order", "use gas-mask reaction")

    assert "looked-at orders, reactions" in picture(game)
    assert known_cards(game) == ("waken 6/5 left", "sweep")
    imagined = [known_to_players(game, seed) for seed in range(8)]
    assert {(str(state.orders[0]), state.reactions[0]) for state in imagined if state.orders and state.reactions} == {
        ("waken 6/5 left", "sweep")
    }
    assert "waken" in story(game)[1]
    assert "sweep" in story(game)[3]


def test_what_nobody_looked_at_nobody_knows() -> None:
    game = scene(HALL + f"snake a1\n{DECKS}\nturn snake")

    imagined = [known_to_players(game, seed) for seed in range(8)]

    assert known_cards(game) == (None, None)
    assert len({str(state.orders) for state in imagined}) == 2
    assert len({str(state.reactions) for state in imagined}) == 2


@rule("ORD-1")
def test_a_known_card_is_known_until_it_is_drawn() -> None:
    game = scene(HALL + f"snake a1\nguard g2 E\n{DECKS}\nlooked-at orders, reactions\nturn snake\ndice 5 5 5 5")

    play(game, "end")

    assert "looked-at reactions\n" in picture(game)


@rule("ORD-4", "GRD-20")
def test_a_burned_card_and_a_drawn_reaction_are_on_top_no_more() -> None:
    game = scene(
        HALL + "snake a1\nguard c2 E\n? snake d2\ndead g1\ndead g1\ndead g1\nphase enemy\n"
        "orders lost-contact 5/4 left; waken 5/4 left; waken 6/5 left\nreactions shrug; known\nlooked-at reactions"
    )

    assert game.state.looked_at == ()
    burned = scene(
        HALL + "snake a1\nguard c2 E\ndead c2\nphase enemy\norder waken 5/4 left\n"
        "orders radio-in 5/4 left; waken 6/5 left\nreactions known; known\nlooked-at orders"
    )
    assert burned.state.looked_at == ()


def test_there_must_be_something_to_look_at() -> None:
    game = scene(HALL + "snake a1\ngear snake gas-mask\norders none\nlooked-at reactions\nreactions known\nturn snake")

    assert options(game, "use") == []
    assert objection(game, "use gas-mask order") == ("CON-2", "deck-empty")
    assert str(game.why_not("use gas-mask order")) == "There is no Order deck to look at."
    assert objection(game, "use gas-mask reaction") == ("CON-2", "card-known")
    assert str(game.why_not("use gas-mask reaction")) == "The next Reaction card is already known."
    assert objection(game, "use gas-mask system") == ("CON-2", "no-such-deck")
    assert str(game.why_not("use gas-mask system")) == "“system” is not a deck to look at. Known: order, reaction."
    assert str(game.why_not("use gas-mask")) == "Say which deck: order or reaction."


# goggles


@rule("LOS-10", "LOS-11")
def test_night_vision_uncovers_what_lies_within_five_and_its_wearer_trips_no_laser() -> None:
    game = scene(
        HALL + "snake a1\nmeryl b1\ntrap f1 laser down\ntrap g1 laser down\nobjective a2 down\nobjective e1 down\n"
        "gear snake night-vision-goggles\nturn snake"
    )

    game.choose("use night-vision-goggles")

    assert story(game) == [
        "GearUsed('snake', 'night-vision-goggles', 'none', rule='ACT-16')",
        "  ObjectiveFlipped('a2', rule='CON-2')",
        "  ObjectiveFlipped('e1', rule='CON-2')",
        "  TrapFlipped('f1', 'laser', rule='LOS-10')",
        "    LaserTripped('meryl', 'f1', rule='LOS-11')",
        "  AttentionPlaced('meryl', '!', 'b1', rule='LOS-11')",
    ]
    assert "objective e1\n" in picture(game)
    assert game.hero("snake").spent == 1


@rule("LOS-11")
@pytest.mark.parametrize("goggles", ["night-vision-goggles", "thermal-goggles"])
def test_goggles_let_their_wearer_walk_through_lasers(goggles: str) -> None:
    game = scene(HALL + f"snake a2\ntrap c1 laser up\ngear snake {goggles}\nturn snake")
    play(game, "sneak a1")
    assert game.attention("snake") is None

    without = scene(HALL + "snake a2\ntrap c1 laser up\ngear snake gas-mask\nturn snake")
    play(without, "sneak a1")
    assert without.attention("snake") == ("!", "a1")


def test_night_vision_needs_something_face_down_within_five() -> None:
    game = scene(HALL + "snake a1\ntrap g1 laser down\nobjective g2 down\ngear snake night-vision-goggles\nturn snake")

    assert objection(game, "use night-vision-goggles") == ("CON-2", "nothing-face-down")
    assert str(game.why_not("use night-vision-goggles")) == (
        "There is nothing face down in reach for Night Vision Goggles to turn over."
    )


def test_thermal_goggles_turn_up_one_objective_of_the_zone_for_two_actions() -> None:
    game = scene(
        HALL + "zone here a1:g1\nzone there a2:g2\nsnake a1\nobjective g1 down\nobjective f1 down\nobjective a2 down\n"
        "objective e1\ntrap d2 laser down\ngear snake thermal-goggles\nturn snake"
    )
    assert options(game, "use") == ["use thermal-goggles g1", "use thermal-goggles f1"]

    game.choose("use thermal-goggles f1")

    assert game.hero("snake").spent == 2
    assert story(game) == [
        "GearUsed('snake', 'thermal-goggles', 'f1', rule='ACT-16')",
        "  ObjectiveFlipped('f1', rule='CON-2')",
    ]
    assert objection(game, "use thermal-goggles f1") == ("CON-2", "nothing-face-down")
    assert objection(game, "use thermal-goggles a2") == ("CON-2", "nothing-face-down")


# Body Armor


@rule("COM-2")
def test_body_armor_makes_a_hit_of_a_three_harmless() -> None:
    worn = play(scene(HALL + f"snake a1 {TIRED}\nguard b1 E\ngear snake body-armor\nturn snake\ndice 3 4"), "sneak c1")
    assert worn.hero("snake").damage == 1

    bare = play(scene(HALL + f"snake a1 {TIRED}\nguard b1 E\nturn snake\ndice 3 4"), "sneak c1")
    assert bare.hero("snake").damage == 2


def test_the_dice_are_asked_about_with_the_defense_they_must_reach() -> None:
    game = scene(HALL + "snake a1\nguard b1 E\ngear snake body-armor\nturn snake\ndice 3 4")

    game.choose("sneak c1")

    assert game.decision is not None
    assert game.decision.facts["threshold"] == 4


@rule("HER-17", "COM-1")
def test_body_armor_and_blade_who_steps_in_has_the_blade_and_not_the_armor() -> None:
    fox = "gray-fox c2 inactive plus-2,plus-minus-2,minus-black,dash-2"
    open_hall = HALL.replace("  +   +---+---+---+", "  +   +---+   +---+")
    game = scene(
        open_hall + f"snake a1 {TIRED}\n{fox}\nguard b1 E\ngear snake body-armor\n"
        "gear gray-fox high-frequency-blade\nturn snake\ndice 3 4"
    )

    game.choose("sneak c1")
    game.choose("yes")
    assert game.decision is not None
    assert game.decision.facts["threshold"] == 3
    play(game, "use high-frequency-blade")

    assert (game.hero("gray-fox").damage, game.hero("snake").damage) == (1, 0)


@rule("COM-2")
def test_body_armor_and_blade_on_one_hero_count_together() -> None:
    fox = "gray-fox a1 inactive plus-2,plus-minus-2,minus-black,dash-2"
    game = scene(HALL + f"{fox}\nguard b1 E\ngear gray-fox high-frequency-blade, body-armor\nturn gray-fox\ndice 4 5")

    play(game, "sneak c1", "use high-frequency-blade", "no")

    assert game.hero("gray-fox").damage == 1


# Handkerchief


@rule("HER-10")
def test_the_handkerchief_turns_one_black_die_by_one_while_hacking_once_a_round() -> None:
    tired = "inactive plus-minus-1,reroll-black,plus-minus-2,plus-black"
    game = scene(
        HALL + f"otacon a1 {tired}\nterminal a1 level 2 needs 6 6\ngear otacon handkerchief\nturn otacon\n"
        "dice 1 2 3 5 2 2"
    )
    game.choose("hack a1")
    game.choose("hacker 0")

    game.choose("use handkerchief die 4 up")

    assert story(game)[1:3] == [
        "  GearUsed('otacon', 'handkerchief', 'none', rule='ACT-16')",
        "    DieChanged('otacon', 'handkerchief', 4, 'b5', 'b6', rule='FOC-5')",
    ]
    assert game.hero("otacon").used == ("handkerchief",)
    game.choose("reroll 1")
    assert options(game, "use") == []


def test_the_handkerchief_is_for_hacking_only() -> None:
    tired = "inactive plus-minus-1,reroll-black,plus-minus-2,plus-black"
    door = HALL.replace("1 | .   .", "1 | . : .")
    game = scene(door + f"otacon a1 {tired}\ngear otacon handkerchief\nturn otacon\ndice 1 2 2 2")

    game.choose("interact a1-b1")

    assert options(game, "use") == []
