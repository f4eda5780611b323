"""The shadows of the Cyborg Ninja: where they stay, how they go, and how he goes into them (BOS-17)."""

import pytest

from noisecheck.engine.bosses.kit import boss_of
from tests.bosses.laboratory import CALM, cuts, his_turn, laboratory, shadows, where
from tests.play import objection, options, play, told
from tests.table import rule, scene


@rule("BOS-17")
def test_where_he_leaves_a_shadow_stays() -> None:
    game = his_turn("straight-cut", "boss ninja a1 S\nsnake g1")

    assert shadows(game) == ["a1"]
    assert told(game, "BossTokenPlaced") == [{"token": "shadow", "owner": "", "space": "a1"}]


@rule("BOS-17", "BOS-11")
def test_there_are_no_more_than_four() -> None:
    four = "token shadow a3\ntoken shadow b3\ntoken shadow c3\ntoken shadow d3\n"
    game = his_turn("straight-cut", f"boss ninja a1 S\n{four}snake g1")

    assert where(game) == "e1"
    assert shadows(game) == ["a3", "b3", "c3", "d3"]


@rule("BOS-17", "MOV-1")
def test_a_shadow_is_a_figure() -> None:
    game = laboratory(CALM + "boss ninja g3 S\ntoken shadow b1\nsnake a1\nturn snake")

    assert objection(game, "sneak b1") == ("MOV-1", "occupied")
    assert options(game, "hand-to-hand") == ["hand-to-hand b1"]


@rule("BOS-17")
@pytest.mark.parametrize(("die", "left"), [("2", ["b1"]), ("3", [])])
def test_a_shadow_has_defense_3_and_one_hit_takes_it_off_the_map(die: str, left: list[str]) -> None:
    game = laboratory(
        CALM + f"boss ninja g3 S\ntoken shadow b1\nsnake a1 inactive plus-2,reroll\nturn snake\ndice {die}"
    )

    play(game, "hand-to-hand b1")

    assert shadows(game) == left
    assert len(told(game, "BossTokenRemoved")) == 1 - len(left)
    assert boss_of(game.state).damage == 0


@rule("BOS-17")
@pytest.mark.parametrize("used", ["pistol-45 b1", "grenade b1", "missile-launcher W"])
def test_a_shadow_goes_by_any_means(used: str) -> None:
    game = laboratory(
        CALM + f"boss ninja g3 S\ntoken shadow b1\nsnake e1\ngear snake {used.split()[0]}\nturn snake\ndice 6 6 6"
    )

    play(game, f"use {used}")

    assert shadows(game) == []


@rule("BOS-17", "COM-5")
def test_a_blast_takes_every_shadow_in_its_reach() -> None:
    game = laboratory(
        CALM + "boss ninja g3 S\ntoken shadow a1\ntoken shadow b2\ntoken shadow e3\n"
        "snake d1\ngear snake grenade\nturn snake"
    )

    play(game, "use grenade b1")

    assert shadows(game) == ["e3"]


@rule("BOS-17", "MOV-3")
@pytest.mark.parametrize("jumped", ["boss ninja b1 S", "boss ninja g3 S\ntoken shadow b1"])
def test_a_leapfrogged_shadow_attacks_as_he_does(jumped: str) -> None:
    game = laboratory(CALM + f"{jumped}\nsnake a1\nturn snake\ndice 1 1")

    play(game, "sneak c1")

    assert cuts(game) == [("snake", 2)]
    assert game.attention("snake") == ("!", "c1")


@rule("BOS-17")
def test_hurt_he_steps_into_the_shadow_farthest_from_whose_turn_it_is_and_leaves_one() -> None:
    """Meryl stands beside g3; but it is Snake's turn, and g3 is farthest from him."""
    game = laboratory(
        CALM + "boss ninja b1 S\ntoken shadow d1\ntoken shadow g3\nsnake a1\nmeryl f3\nturn snake\ndice 6"
    )

    play(game, "hand-to-hand b1")

    assert where(game) == "g3"
    assert shadows(game) == ["b1", "d1"]


@rule("BOS-17")
def test_farthest_is_by_shortest_path() -> None:
    """c1 is next door as the crow flies, and nine spaces on foot."""
    game = scene(
        """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   . | .   .   . |
  +   +---+---+---+   +
2 | .   .   .   .   . |
  +---+---+---+---+---+
stage boss ninja
boss ninja a1 S
boss-deck lowered-blade
token shadow c1
token shadow e2
snake b1
turn snake
dice 6
"""
    )

    play(game, "hand-to-hand a1")

    assert where(game) == "c1"


@rule("BOS-17")
@pytest.mark.parametrize("card", ["shadow-step", "afterimage"])
def test_a_shadow_behind_walls_is_neither_near_nor_far(card: str) -> None:
    game = scene(
        f"""
    a   b   c   d
  +---+---+---+---+
1 | .   .   . | . |
  +---+---+---+---+
stage boss ninja
boss ninja b1 S
boss-deck {card}
token shadow d1
snake c1
phase enemy
dice 1 1 1
"""
    )

    play(game)

    assert (where(game), shadows(game)) == ("b1", ["d1"])


@rule("BOS-17")
def test_stepping_into_a_shadow_does_not_turn_him() -> None:
    game = laboratory(CALM + "boss ninja b1 W\ntoken shadow g3\nsnake a1\nturn snake\ndice 6")

    play(game, "hand-to-hand b1")

    assert told(game, "BossMoved") == [{"figure": "ninja", "start": "b1", "end": "g3", "facing": "W"}]
    assert told(game, "BossTurned") == []


@rule("BOS-17")
def test_with_all_four_on_the_map_the_one_he_steps_into_is_free_for_where_he_stood() -> None:
    four = "token shadow a3\ntoken shadow b3\ntoken shadow c3\ntoken shadow g3\n"
    game = laboratory(CALM + f"boss ninja b1 W\n{four}snake a1\nturn snake\ndice 6")

    play(game, "hand-to-hand b1")

    assert shadows(game) == ["b1", "a3", "b3", "c3"]


@rule("BOS-17")
def test_between_two_equally_far_the_players_choose() -> None:
    game = laboratory(CALM + "boss ninja a2 E\ntoken shadow d1\ntoken shadow d3\nsnake b2\nturn snake\ndice 6")

    game.choose("hand-to-hand a2")
    while game.decision and game.decision.find("pass"):
        game.choose("pass")

    assert options(game) == ["target d1", "target d3"]
    assert str(game.decision) == "Several targets are 3 spaces away from Snake in b2. Which one?"
    play(game, "target d3")
    assert where(game) == "d3"


@rule("BOS-17")
def test_without_a_shadow_he_has_to_stay() -> None:
    game = laboratory(CALM + "boss ninja b1 W\nsnake a1\nturn snake\ndice 6 6")

    play(game, "hand-to-hand b1", "hand-to-hand b1")

    assert (where(game), boss_of(game.state).damage) == ("b1", 2)


@rule("BOS-17")
def test_an_attack_that_does_nothing_drives_him_nowhere() -> None:
    game = laboratory(CALM + "boss ninja b1 W\ntoken shadow g3\nsnake a1 inactive plus-2,reroll\nturn snake\ndice 3")

    play(game, "hand-to-hand b1")

    assert where(game) == "b1"
