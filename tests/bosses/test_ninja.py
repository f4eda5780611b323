"""The Cyborg Ninja: only melee hurts him, and how he hunts (BOS-11, BOS-16)."""

import pytest

from noisecheck import load_game, new_game
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.ninja import Ninja
from tests.bosses.laboratory import CALM, CORRIDOR, cuts, his_turn, laboratory, shadows, where
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene

# only melee


@rule("BOS-11")
def test_fists_hurt_him() -> None:
    game = laboratory(CALM + "boss ninja b1 S\nsnake a1\nturn snake\ndice 4 5 6")

    play(game, "combo b1")

    assert told(game, "Hurt") == [{"figure": "ninja", "space": "b1", "damage": 3, "kind": "hit"}]


@rule("BOS-11")
def test_so_does_a_blade() -> None:
    game = laboratory(CALM + "boss ninja b1 S\ngray-fox a1\ngear gray-fox high-frequency-blade\nturn gray-fox\ndice 5")

    play(game, "use high-frequency-blade")

    assert boss_of(game.state).damage == 1


@rule("BOS-11", "ACT-14")
def test_nobody_shoots_at_him() -> None:
    game = laboratory(CALM + "boss ninja b1 S\nsnake d1\ngear snake pistol-45\nturn snake")

    assert options(game, "use") == []
    assert objection(game, "use pistol-45 b1") == ("ACT-14", "no-harm")


@rule("BOS-11")
@pytest.mark.parametrize("thrown", ["grenade b1", "missile-launcher W"])
def test_neither_blasts_nor_missiles_harm_him_or_drive_him_into_a_shadow(thrown: str) -> None:
    game = laboratory(
        CALM + f"boss ninja b1 S\ntoken shadow g3\nsnake e1\ngear snake {thrown.split()[0]}\nturn snake\ndice 6 6 6"
    )

    play(game, f"use {thrown}")

    assert (boss_of(game.state).damage, where(game)) == (0, "b1")


@rule("BOS-16", "BOS-18")
@pytest.mark.parametrize("card", ["lowered-blade", "cold-company"])
def test_a_card_that_needs_no_quarry_asks_for_none(card: str) -> None:
    """Both heroes are equally near; nobody is asked which of them he goes for."""
    game = his_turn(card, "boss ninja d2 S\nsnake c1\nmeryl e1")

    assert game.state.round == 2


@rule("BOS-2", "BOS-11")
@pytest.mark.parametrize(("heroes", "health"), [(["snake"], 12), (["snake", "meryl"], 24)])
def test_his_health(heroes: list[str], health: int) -> None:
    party = "\n".join(f"{hero} {space}" for hero, space in zip(heroes, ("a1", "a2"), strict=False))

    assert boss_of(new_game("cyborg-ninja", heroes).state).health == health
    assert boss_of(laboratory(f"boss ninja g1 S\n{party}").state).health == health


# his hunt


@rule("BOS-16")
@pytest.mark.parametrize(("die", "damage"), [("3", 0), ("4", 1)])
def test_he_has_defense_4(die: str, damage: int) -> None:
    game = laboratory(CALM + f"boss ninja b1 S\nsnake a1 inactive plus-2,reroll\nturn snake\ndice {die}")

    play(game, "hand-to-hand b1")

    assert boss_of(game.state).damage == damage


@rule("BOS-16", "COM-4")
def test_he_attacks_with_two_black_dice() -> None:
    game = his_turn("straight-cut", "boss ninja b1 S\nsnake a1\ndice 1 2")

    assert told(game, "Rolled") == [{"hero": "snake", "purpose": "boss-attack", "dice": ("b1", "b2")}]


@rule("BOS-16")
def test_his_quarry_is_the_nearest_hero() -> None:
    game = his_turn("straight-cut", "boss ninja c1 S\nsnake a1\nmeryl g1\ndice 1 1")

    assert cuts(game) == [("snake", 2)]


@rule("BOS-16")
@pytest.mark.parametrize("side", ["!", "?"])
def test_he_goes_for_one_who_was_heard_before_one_who_is_near(side: str) -> None:
    game = his_turn("straight-cut", f"boss ninja c1 S\nsnake a1\nmeryl g1\n{side} meryl e3\ndice 1 1")

    assert cuts(game) == [("meryl", 2)]


@rule("BOS-16")
def test_of_two_who_were_heard_he_takes_the_nearer_one() -> None:
    game = his_turn(
        "straight-cut",
        "boss ninja c1 S\nsnake a1\nmeryl g1\n! meryl g1\n? snake a1\ndice 1 1",
    )

    assert cuts(game) == [("snake", 2)]


@rule("BOS-16", "ACT-15")
def test_a_loud_shot_at_a_shadow_calls_him() -> None:
    game = laboratory(
        "boss ninja c1 S\nboss-deck straight-cut\ntoken shadow g3\nsnake a1 acted\nmeryl g1\ngear meryl handgun-50\n"
        "turn meryl\ndice 6 1 1"
    )

    play(game, "use handgun-50 g3", "end")

    assert cuts(game) == [("meryl", 2)]


@rule("BOS-16")
@pytest.mark.parametrize("card", list(Ninja.cards))
def test_at_the_end_of_his_turn_attention_tokens_leave_the_map(card: str) -> None:
    game = his_turn(card, "boss ninja d2 S\nsnake a2\nmeryl g3\n! meryl g1\n? snake a2\ndice 1 1 1")

    assert (game.attention("snake"), game.attention("meryl")) == (None, None)
    assert len(told(game, "AttentionRemoved")) == 2


@rule("BOS-16")
def test_he_passes_over_whoever_is_in_his_way() -> None:
    """In a corridor, with Meryl and a shadow between him and Snake, who was heard."""
    game = scene(
        CORRIDOR + "boss ninja a1 E\nboss-deck straight-cut\ntoken shadow b1\nmeryl c1\nsnake f1\n"
        "! snake f1\nphase enemy\ndice 1 1"
    )

    play(game)

    assert where(game) == "e1"
    assert told(game, "Attacked")[0]["target"] == "snake"


@rule("BOS-16")
@pytest.mark.parametrize(
    ("card", "end"), [("straight-cut", "e1"), ("long-lunge", "g1"), ("shadow-step", "c1"), ("thousand-cuts", "c1")]
)
def test_he_goes_no_farther_than_his_card_says(card: str, end: str) -> None:
    game = scene(CORRIDOR + f"boss ninja a1 E\nboss-deck {card}\nsnake i1\nphase enemy")

    assert where(game) == end


@rule("BOS-16")
def test_of_spaces_equally_near_to_his_quarry_he_takes_the_one_nearest_to_him() -> None:
    """All four spaces beside Snake are within 6; b2 is the first of them he comes to."""
    game = his_turn("long-lunge", "boss ninja a2 S\nsnake c2\ndice 1 1")

    assert where(game) == "b2"


@rule("BOS-16")
def test_where_that_leaves_several_players_choose() -> None:
    game = laboratory("boss ninja a1 S\nboss-deck straight-cut\nsnake c3\nphase enemy\ndice 1 1")

    assert options(game) == ["target c2", "target b3"]
    assert str(game.decision) == "Several targets are 3 spaces away from the Ninja in a1. Which one?"
    play(game, "target b3")
    assert where(game) == "b3"


@rule("BOS-16")
def test_beside_his_quarry_he_stays_and_leaves_no_shadow() -> None:
    game = his_turn("straight-cut", "boss ninja b1 S\nsnake a1\ndice 1 1")

    assert told(game, "BossMoved") == []
    assert (where(game), shadows(game)) == ("b1", [])


@rule("BOS-16")
def test_walled_off_from_everybody_he_stays() -> None:
    game = scene(
        """
    a   b   c
  +---+---+---+
1 | .   . | . |
  +---+---+---+
stage boss ninja
boss ninja a1 E
boss-deck straight-cut
snake c1
phase enemy
"""
    )

    assert where(game) == "a1"
    assert told(game, "Attacked") == []


@rule("BOS-16")
@pytest.mark.parametrize(
    ("quarry", "facing"), [("c2", "W"), ("e2", "E"), ("d1", "N"), ("d3", "S"), ("a2", "W"), ("g2", "E")]
)
def test_before_he_cuts_he_turns_to_his_quarry(quarry: str, facing: str) -> None:
    start = "N" if facing != "N" else "S"
    game = his_turn("thousand-cuts", f"boss ninja d2 {start}\nsnake {quarry}\ndice 1 1")

    assert [fact["facing"] for fact in told(game, "BossTurned")] == [facing]


@rule("BOS-16")
def test_who_looks_at_his_quarry_need_not_turn() -> None:
    assert told(his_turn("straight-cut", "boss ninja d2 W\nsnake c2\ndice 1 1"), "BossTurned") == []


@rule("BOS-16", "BOS-11")
def test_a_claymore_he_steps_on_goes_off_and_does_him_no_harm() -> None:
    """It takes the shadow beside it, not the one he has just left."""
    game = scene(
        CORRIDOR + "boss ninja a1 E\nboss-deck straight-cut\ntoken shadow d1\nclaymore e1 by snake\nsnake i1\n"
        "phase enemy"
    )

    assert (where(game), shadows(game), boss_of(game.state).damage) == ("e1", ["a1"], 0)


@rule("BOS-16")
def test_a_quarry_as_far_along_the_column_as_along_the_row_is_looked_for_along_the_column() -> None:
    """He is hemmed in on a1 and Snake stands at the corner of b2."""
    around = "token shadow b1\ntoken shadow a2\ntoken shadow c2\ntoken shadow b3\n"
    game = his_turn("thousand-cuts", f"boss ninja a1 W\n{around}snake b2\ndice 1 1 1 1 1")

    assert told(game, "BossTurned") == [{"figure": "ninja", "space": "a1", "facing": "S"}]


@rule("HER-2", "BOS-16")
def test_while_he_looks_at_one_hero_the_other_is_behind_him() -> None:
    game = laboratory(CALM + "boss ninja c1 E\nmeryl d1\nsnake b1\nturn snake\ndice 6")

    game.choose("hand-to-hand c1")
    while game.decision is not None and game.decision.kind != "action":
        game.choose("yes" if game.decision.kind == "offer" else "pass")

    assert boss_of(game.state).damage == 2


# his stage


@rule("BOS-14", "SET-18")
def test_his_stage_lays_out_resupply_for_those_who_shoot_at_shadows() -> None:
    game = laboratory(CALM + "boss ninja g3 S\nsupply a1\nmeryl a1\ngear meryl light-assault-rifle*1\nturn meryl")

    assert options(game, "resupply") == ["resupply"]


def test_a_game_with_shadows_is_saved_and_goes_on_the_same() -> None:
    game = new_game("cyborg-ninja", ["snake", "meryl"], seed=3)
    play(game, "turn snake", "end", "end")

    again = load_game(game.save())

    assert picture(again) == picture(game)
    assert "token shadow" in picture(game)
