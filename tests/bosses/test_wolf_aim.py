"""Aim, the special action against Sniper Wolf: the hero's crosshair (BOS-29)."""

import pytest

from noisecheck.engine.state import PLAYER_PHASE
from tests.bosses.ridge import QUIET, crosshair, damage, figure, flipped, her_field, hidden, ridge, tokens
from tests.play import objection, options, play, told
from tests.table import rule, scene

STILL = "inactive plus-2,minus-2,reroll,minus-white-or-move"


def aiming(text: str, dice: str = "") -> str:
    return f"{text}turn snake\n" + (f"dice {dice}\n" if dice else "")


@rule("BOS-29", "SET-18")
def test_aim_costs_one_action_and_a_crosshair_that_is_not_on_the_map_begins_in_an_adjacent_space() -> None:
    game = ridge(aiming(f"boss wolf off\nsnake c4 {STILL}\n", "1 2"))

    game.choose("aim")

    assert options(game) == ["target c3", "target b4", "target c5"]
    assert str(game.decision) == "Snake: where does your crosshair start?"
    play(game, "target c3", "fly E 2", "stop")
    assert crosshair(game, "crosshair-snake") == "e3"
    assert game.hero("snake").spent == 1


@rule("BOS-29")
def test_walled_in_it_begins_where_the_hero_is() -> None:
    cell = "    a   b\n  +---+---+\n1 | . | . |\n  +---+---+\n"
    game = scene(cell + "stage boss wolf\nboss wolf off\nsnake a1\nturn snake\ndice 1 1\n")

    play(game, "aim", "fly E 1", "stop")

    assert crosshair(game, "crosshair-snake") == "b1"


@rule("BOS-29")
def test_it_goes_by_one_value_of_2_black_dice_then_by_the_other_another_way() -> None:
    game = ridge(aiming(f"boss wolf off\ntoken crosshair-snake c4\nsnake a6 {STILL}\n", "3 2"))

    play(game, "aim")

    assert told(game, "Rolled")[0]["dice"] == ("b3", "b2")
    assert [option for option in options(game) if option.startswith("fly E")] == ["fly E 2", "fly E 3"]
    play(game, "fly E 3")
    assert options(game) == ["fly N 2", "fly S 2", "fly W 2", "stop"]
    play(game, "fly S 2")
    assert crosshair(game, "crosshair-snake") == "f6"


@rule("BOS-29")
def test_one_of_them_it_has_to_go_the_other_may_be_left_out() -> None:
    game = ridge(aiming(f"boss wolf off\ntoken crosshair-snake c4\nsnake a6 {STILL}\n", "3 2"))

    play(game, "aim")
    assert "stop" not in options(game)
    play(game, "fly E 2", "stop")

    assert crosshair(game, "crosshair-snake") == "e4"


@rule("BOS-29")
def test_it_goes_over_walls_trees_and_figures_and_stops_at_the_edge_of_the_map() -> None:
    game = ridge(aiming(f"boss wolf off\ntoken crosshair-snake i6\nsnake a6 {STILL}\nmeryl e4\n", "2 6 6 1"))

    play(game, "aim", "fly N 2", "fly W 6")
    assert crosshair(game, "crosshair-snake") == "c4"
    play(game, "aim", "fly N 6", "stop")
    assert crosshair(game, "crosshair-snake") == "c1"


@rule("BOS-29", "BOS-7")
def test_a_crosshair_flips_every_token_whose_space_it_is_about_to_enter() -> None:
    game = ridge(aiming(hidden(8, 2, 4, 1) + f"token crosshair-snake a2\nsnake a6 {STILL}\n", "5 1"))

    play(game, "aim", "fly E 5", "stop")

    assert flipped(game) == [("b2", "nothing"), ("d2", "nothing")]
    assert (crosshair(game, "crosshair-snake"), tokens(game)) == ("f2", [1, 8])


@rule("BOS-29", "BOS-7")
def test_placing_a_crosshair_on_a_token_flips_it() -> None:
    game = ridge(aiming(hidden(8, 4) + f"snake d3 {STILL}\n", "1 1"))

    play(game, "aim", "target d2")

    assert flipped(game) == [("d2", "nothing")]


@rule("BOS-29", "BOS-7")
def test_ending_on_her_deals_2_and_the_bonus_of_a_card_and_she_hides() -> None:
    deck = "boss-deck held-breath; one-shot\n"
    game = ridge(aiming(deck + hidden(6, 2) + f"token crosshair-snake a2\nsnake a6 {STILL}\n", "5 1"))

    play(game, "aim", "fly E 5", "stop")

    assert [(fact["figure"], fact["damage"]) for fact in told(game, "Hurt")] == [("wolf", 2), ("wolf", 2)]
    assert (damage(game), figure(game), tokens(game)) == (4, [], [1, 2, 3, 4, 7, 8, 9])
    assert told(game, "Attacked") == []
    assert crosshair(game, "crosshair-snake") == "f2"


@rule("BOS-29")
def test_passing_over_her_uncovers_her_and_does_no_harm() -> None:
    game = ridge(aiming(QUIET + hidden(4, 2) + f"token crosshair-snake a2\nsnake a6 {STILL}\n", "5 1 2 1"))

    play(game, "aim", "fly E 5", "stop")
    assert (figure(game), damage(game), tokens(game)) == (["d2"], 0, [])

    play(game, "aim", "fly W 2", "stop")
    assert (figure(game), damage(game)) == ([], 2)


@rule("BOS-29")
def test_after_the_first_value_on_her_players_may_stop() -> None:
    game = ridge(aiming(QUIET + f"boss wolf d2 S\ntoken crosshair-snake d5\nsnake a6 {STILL}\n", "3 3"))

    play(game, "aim", "fly N 3", "stop")

    assert damage(game) == 2


@rule("BOS-29", "FOC-2")
def test_focus_works_on_the_dice_of_an_aim() -> None:
    game = ridge(aiming("boss wolf d2 S\ntoken crosshair-snake d5\nsnake a6\n", "1 1"))

    play(game, "aim", "focus plus-2 die 1", "fly N 3", "stop")

    assert damage(game) >= 2


@rule("BOS-29", "HER-9")
def test_otacon_does_not_aim() -> None:
    game = her_field("boss wolf off\notacon a6\nsnake b6\nturn otacon")

    assert options(game, "aim") == []
    assert objection(game, "aim") == ("BOS-29", "no-aimer")
    assert objection(game, "aim a5") == ("BOS-29", "not-a-thing")


@rule("BOS-29")
def test_every_other_hero_has_a_crosshair_of_its_own() -> None:
    heroes = ("snake", "meryl", "gray-fox")
    game = ridge("boss wolf off\nsnake a6\nmeryl c6\ngray-fox e6\nturn snake\ndice 1 1 1 1 1 1")

    for hero, way in zip(heroes, ("b6", "d6", "f6"), strict=True):
        if game.active_hero != hero:
            play(game, f"turn {hero}" if game.decision and game.decision.find(f"turn {hero}") else "end")
        play(game, "aim", f"target {way}", "fly N 1", "stop", "end")

    assert [crosshair(game, f"crosshair-{hero}") for hero in heroes] == ["b5", "d5", "f5"]


@rule("BOS-29")
def test_taking_damage_removes_the_crosshair() -> None:
    game = play(
        ridge(
            "boss wolf off\nboss-deck held-breath\ntoken crosshair a6\n"
            f"token crosshair-snake c2\ntoken crosshair-meryl d3\nsnake a6 {STILL}\nmeryl i6\nphase enemy\ndice 6 1 1"
        )
    )

    assert game.hero("snake").damage == 1
    assert (crosshair(game, "crosshair-snake"), crosshair(game, "crosshair-meryl")) == (None, "d3")


@rule("BOS-29")
def test_an_attack_that_does_nothing_leaves_it() -> None:
    game = play(
        ridge(
            "boss wolf off\nboss-deck held-breath\ntoken crosshair a6\ntoken crosshair-snake c2\nsnake a6\n"
            "phase enemy\ndice 2 2 2"
        )
    )

    assert crosshair(game, "crosshair-snake") == "c2"
    assert game.state.phase == PLAYER_PHASE


@rule("BOS-29")
@pytest.mark.parametrize("action", ["sneak b6", "use rations", "hand-to-hand a5", "resupply"])
def test_any_other_action_removes_it(action: str) -> None:
    game = ridge(
        "boss wolf off\ntoken decoy a5 hides nothing\ntoken crosshair-snake c2\nsupply a6\nsnake a6 damage 1\n"
        "gear snake rations, pentazemin*1\nturn snake"
    )

    game.choose(action)

    assert crosshair(game, "crosshair-snake") is None


@rule("BOS-29", "ACT-8")
def test_aim_and_focus_do_not_remove_it() -> None:
    game = ridge(aiming("boss wolf off\ntoken crosshair-snake c4\nsnake a6 inactive plus-2\n", "1 1"))

    play(game, "refresh plus-2")
    assert crosshair(game, "crosshair-snake") == "c4"
    play(game, "aim", "fly N 1", "stop", "end")
    assert crosshair(game, "crosshair-snake") == "c3"


@rule("BOS-29", "FOC-3")
def test_a_focus_token_that_moves_the_hero_is_no_action() -> None:
    game = ridge(aiming("boss wolf off\ntoken crosshair-snake c4\nsnake a6\n"))

    play(game, "focus minus-white-or-move b6")

    assert (game.where("snake"), crosshair(game, "crosshair-snake")) == ("b6", "c4")
