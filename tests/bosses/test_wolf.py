"""Sniper Wolf under her tokens: how they are flipped, what hurts her, how she hides (BOS-7, BOS-28)."""

import pytest

from noisecheck import new_game
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.wolf import CARDS, Wolf
from noisecheck.engine.outcome import WON
from noisecheck.foresight.view.boss import boss_shown
from tests.bosses.ridge import NUMBERS, QUIET, damage, figure, flipped, her_field, hidden, ridge, tokens
from tests.play import objection, options, play, told
from tests.table import rule, scene


@rule("BOS-7", "BOS-28")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_seven_tokens_lie_face_down_on_numbers_1_to_7_and_one_is_hers(seed: int) -> None:
    game = new_game("sniper-wolf", seed=seed)
    boss = boss_of(game.state)
    lying = [token for token in boss.tokens if token.kind == "decoy"]

    assert {token.space for token in lying} == {node.space for node in game.state.stage.nodes[:7]}
    assert sorted(token.face for token in lying) == ["nothing"] * 6 + ["wolf"]
    assert boss.body == 0
    shown = boss_shown(game.state)
    assert shown is not None
    assert {token.down for token in shown.tokens if token.kind == "decoy"} == {True}
    assert all(face not in str(shown.tokens) for face in ("wolf", "nothing"))


@rule("BOS-7")
def test_chance_decides_which_one_is_hers() -> None:
    games = [new_game("sniper-wolf", seed=seed) for seed in range(30)]
    hers = {token.space for game in games for token in boss_of(game.state).tokens if token.face == "wolf"}

    assert len(hers) == 7


@rule("BOS-7", "MOV-1")
def test_tokens_count_as_figures() -> None:
    game = ridge(hidden(5, 2, 4) + "snake d3\ngear snake pistol-45\notacon a6\nturn snake")

    assert options(game, "use") == ["use pistol-45 e1", "use pistol-45 b2", "use pistol-45 d2"]
    assert options(game, "hand-to-hand") == ["hand-to-hand d2"]


@rule("BOS-7")
def test_attacked_a_false_one_is_removed_and_the_action_goes_on_without_it() -> None:
    """The shot is fired and heard; there is nobody to roll against."""
    game = ridge(QUIET + hidden(5, 2, 4) + "snake d3\ngear snake pistol-45\nturn snake")

    play(game, "use pistol-45 d2")

    assert flipped(game) == [("d2", "nothing")]
    assert tokens(game) == [2, 5]
    assert told(game, "Rolled") == []
    assert game.attention("snake") == ("!", "d3")
    assert game.hero("snake").spent == 1


@rule("BOS-7")
def test_attacked_hers_becomes_her_figure_and_all_others_leave_before_the_dice_are_rolled() -> None:
    game = ridge(QUIET + hidden(4, 2, 5) + "snake d3\ngear snake pistol-45\nturn snake\ndice 3")

    play(game, "use pistol-45 d2", "pass")

    kinds = [type(event).__name__ for event in game.events]
    assert kinds.index("BossTokenFlipped") < kinds.index("Rolled")
    assert (figure(game), tokens(game)) == (["d2"], [])
    assert boss_of(game.state).facing == game.state.stage.nodes[3].facing


@rule("BOS-7", "BOS-28")
@pytest.mark.parametrize(("die", "dealt"), [("4", 0), ("5", 1)])
def test_she_has_defense_5(die: str, dealt: int) -> None:
    game = ridge(
        QUIET + hidden(4) + f"meryl d3 inactive plus-2,plus-minus-1\ngear meryl handgun-50\nturn meryl\ndice {die}"
    )

    play(game, "use handgun-50 d2")

    assert damage(game) == dealt


@rule("BOS-7")
def test_in_melee_a_token_is_flipped_first_too() -> None:
    game = ridge(QUIET + hidden(5, 4) + "snake d3\nturn snake")

    play(game, "combo d2")

    assert (flipped(game), told(game, "Attacked")) == ([("d2", "nothing")], [])


@rule("BOS-7", "COM-5")
def test_a_blast_flips_every_token_it_is_about_to_damage() -> None:
    game = ridge(hidden(9, 2, 4, 8) + "snake c3\ngear snake grenade\nturn snake")

    play(game, "use grenade c2")

    assert flipped(game) == [("b2", "nothing"), ("d2", "nothing")]
    assert tokens(game) == [8, 9]


@rule("BOS-7", "COM-5")
def test_a_blast_that_finds_her_damages_her_and_no_token_of_her_next_hiding() -> None:
    game = ridge(QUIET + hidden(4, 2, 3) + "snake c3\ngear snake grenade\nturn snake")

    play(game, "use grenade c2")

    assert damage(game) == 2
    assert flipped(game)[-1] == ("d2", "wolf")
    assert tokens(game) == [1, 2, 5, 6, 7, 8, 9]


@rule("BOS-7")
@pytest.mark.parametrize(("her", "found"), [(4, ["d2"]), (5, [])])
def test_a_missile_about_to_enter_a_tokens_space_flips_it_and_flies_on_if_it_was_false(
    her: int, found: list[str]
) -> None:
    """Behind the false token in d2 there is the edge of the map, where the missile is gone."""
    game = ridge(QUIET + hidden(her, 9 - her) + "snake d3\ngear snake missile-launcher\nturn snake\ndice 2 2 2")

    play(game, "use missile-launcher N")

    assert flipped(game)[0] == ("d2", "wolf" if found else "nothing")
    assert [fact["space"] for fact in told(game, "Exploded")] == found
    assert len(told(game, "MissileLost")) == 1 - len(found)


@rule("BOS-7")
def test_a_mine_about_to_come_into_a_tokens_space_flips_it() -> None:
    game = ridge(hidden(5, 4) + "snake d3\ngear snake c-4\nturn snake")

    play(game, "use c-4 d2")

    assert flipped(game) == [("d2", "nothing")]


@rule("BOS-7", "CON-2")
@pytest.mark.parametrize(("space", "left", "found"), [("b2", [5], []), ("e1", [], ["e1"])])
def test_thermal_goggles_flip_one_wolf_token_of_the_zone_for_two_actions(
    space: str, left: list[int], found: list[str]
) -> None:
    game = ridge(hidden(5, 2) + "snake d6\ngear snake thermal-goggles\nturn snake")
    assert options(game, "use") == ["use thermal-goggles e1", "use thermal-goggles b2"]

    play(game, f"use thermal-goggles {space}")

    assert (tokens(game), figure(game)) == (left, found)
    assert game.hero("snake").spent == 2


@rule("BOS-7")
def test_face_down_tokens_of_another_zone_the_goggles_do_not_find() -> None:
    game = ridge(
        "zone ridge a1:i2\nzone field a3:i6\n" + hidden(5) + "snake d6\ngear snake thermal-goggles\nturn snake"
    )

    assert objection(game, "use thermal-goggles e1") == ("CON-2", "nothing-face-down")


@rule("BOS-7", "BOS-30")
@pytest.mark.parametrize(("card", "bonus"), [(card, CARDS[card].bonus) for card in CARDS])
def test_damaged_she_reveals_a_card_takes_its_bonus_and_hides(card: str, bonus: int) -> None:
    game = ridge(
        f"boss wolf d2 S health 20\nboss-deck {card}; {next(other for other in CARDS if other != card)}\n"
        "snake d3\ngear snake pistol-45\nturn snake\ndice 6"
    )

    play(game, "use pistol-45 d2")

    assert damage(game) == 1 + bonus
    assert boss_of(game.state).deck[-1] == card
    assert (figure(game), tokens(game)) == ([], [1, 2, 5, 6, 7, 8, 9])


def test_the_farther_a_card_goes_the_less_it_hurts_her() -> None:
    by_spaces = sorted(CARDS.values(), key=lambda card: (card.spaces, -card.bonus))

    assert len(CARDS) == 6
    assert [card.bonus for card in by_spaces] == sorted((card.bonus for card in by_spaces), reverse=True)


@rule("BOS-7")
def test_the_bonus_may_be_what_defeats_her() -> None:
    game = ridge(
        "boss wolf d2 S health 20 damage 18\nboss-deck held-breath\nsnake d3\ngear snake pistol-45\nturn snake\ndice 6"
    )

    play(game, "use pistol-45 d2")

    assert str(game.outcome) == "won"
    assert (figure(game), tokens(game)) == ([], [])


@rule("BOS-7")
def test_an_attack_that_does_nothing_makes_her_hide_only_when_the_turn_ends() -> None:
    game = ridge(QUIET + hidden(4) + "snake d3 inactive plus-2,reroll\nmeryl a6\nturn snake\ndice ! 2")

    play(game, "hand-to-hand d2")
    assert figure(game) == ["d2"]

    play(game, "end")
    assert (figure(game), tokens(game)) == ([], [1, 2, 5, 6, 7, 8, 9])
    assert told(game, "BossHid") == [{"figure": "wolf", "space": "d2"}]


@rule("BOS-7")
def test_at_the_end_of_any_heros_turn_she_hides() -> None:
    game = ridge("boss wolf g1 S\nsnake a6\nmeryl b6\notacon c6\nturn otacon")

    play(game, "end")

    assert tokens(game) == [1, 2, 3, 4, 5, 8, 9]


@rule("BOS-7")
def test_hiding_all_seven_are_gathered_shuffled_and_laid_out_from_the_number_after_hers() -> None:
    """From i1, which is 9, they go on with 1. Who finds her there depends on chance alone."""
    hers = set()
    for seed in range(40):
        game = ridge(f"boss wolf i1 S\nsnake a6\nturn snake\nseed {seed}")
        game.choose("end")
        faces = [token.face for token in boss_of(game.state).tokens if token.kind == "decoy"]
        assert (tokens(game), sorted(faces)) == ([1, 2, 3, 4, 5, 6, 7], ["nothing"] * 6 + ["wolf"])
        hers |= {token.space for token in boss_of(game.state).tokens if token.face == "wolf"}

    assert len(hers) == 7


@rule("BOS-7")
def test_occupied_numbers_are_skipped() -> None:
    game = ridge("boss wolf a1 S\nsnake b2\nmeryl a6\nturn meryl")

    play(game, "end")

    assert tokens(game) == [3, 4, 5, 6, 7, 8, 9]
    assert NUMBERS[1] == "b2"


@rule("BOS-7")
def test_with_too_few_free_numbers_she_is_still_under_one_of_the_tokens() -> None:
    game = ridge("boss wolf a1 S\nsnake b2\nmeryl c1\notacon a6\ngray-fox d2\nturn otacon")

    play(game, "end")

    assert tokens(game) == [1, 5, 6, 7, 8, 9]
    assert [token.face for token in boss_of(game.state).tokens].count("wolf") == 1


@rule("BOS-7")
def test_off_the_numbers_she_hides_from_number_1_on() -> None:
    game = scene(
        "    a   b\n  +---+---+\n1 | .   . |\n  +   +   +\n2 | .   . |\n  +---+---+\n"
        "stage boss wolf\nnode b1 S\nboss wolf a1 S\nsnake a2\nturn snake\n"
    )

    game.choose("end")

    assert [(token.face, token.kind) for token in boss_of(game.state).tokens] == [("wolf", "decoy")]


@rule("BOS-2", "BOS-7")
def test_her_health_is_12_for_each_hero_but_otacon() -> None:
    parties = [["snake"], ["snake", "meryl"], ["snake", "meryl", "gray-fox"], ["snake", "meryl", "gray-fox", "otacon"]]

    assert [boss_of(new_game("sniper-wolf", party).state).health for party in parties] == [12, 24, 36, 36]
    assert Wolf.health == (12, 24, 36)


@rule("BOS-28")
def test_a_token_that_lies_face_down_strikes_nobody() -> None:
    """Otacon leapfrogs her own; nothing happens to him but that he has won."""
    game = her_field(hidden(4) + "otacon d3\nsnake a6\nturn otacon")

    play(game, "sneak d1")

    assert (told(game, "Attacked"), flipped(game), game.outcome) == ([], [], WON)
