"""The seven cards of the Cyborg Ninja, one by one (BOS-18)."""

import pytest

from noisecheck.engine.bosses.ninja import Ninja
from tests.bosses.laboratory import cuts, his_turn, shadows, where
from tests.play import told
from tests.table import rule


@rule("BOS-18")
def test_straight_cut() -> None:
    """Up to 4 spaces, and every hero beside him, not one beside a shadow."""
    game = his_turn("straight-cut", "boss ninja a1 S\ntoken shadow g2\nsnake d1\nmeryl g1\ndice 1 1")

    assert (where(game), cuts(game)) == ("c1", [("snake", 2)])


@rule("BOS-18")
def test_a_cut_is_for_every_hero_beside_him() -> None:
    game = his_turn("straight-cut", "boss ninja b1 S\nsnake a1\nmeryl b2\n! snake a1\ndice 1 1 1 1")

    assert cuts(game) == [("snake", 2), ("meryl", 2)]


@rule("BOS-18")
def test_long_lunge() -> None:
    """Up to 6 spaces: nobody in this room is out of his reach; 4 dice."""
    game = his_turn("long-lunge", "boss ninja a1 S\nsnake g1\ndice 1 1 1 1")

    assert (where(game), cuts(game)) == ("f1", [("snake", 4)])


@rule("BOS-18")
def test_shadow_step() -> None:
    """From a1 into the shadow on e1, which is nearer to Snake than the one on c1; 1 space on; 4 dice."""
    game = his_turn("shadow-step", "boss ninja a1 S\ntoken shadow c1\ntoken shadow e1\nsnake g1\ndice 1 1 1 1")

    assert [(fact["start"], fact["end"]) for fact in told(game, "BossMoved")] == [("a1", "e1"), ("e1", "f1")]
    assert cuts(game) == [("snake", 4)]
    assert shadows(game) == ["a1", "c1", "e1"]


@rule("BOS-18")
@pytest.mark.parametrize("shadow", ["", "token shadow a1\n", "token shadow g2\n"])
def test_shadow_step_takes_no_shadow_that_is_no_nearer_than_he_is(shadow: str) -> None:
    """He goes his 2 spaces from where he is: g2 is as far from Snake on d2 as his own a2."""
    game = his_turn("shadow-step", f"boss ninja a2 S\n{shadow}snake d2\ndice 1 1 1")

    assert [(fact["start"], fact["end"]) for fact in told(game, "BossMoved")] == [("a2", "c2")]


@rule("BOS-18")
def test_a_thousand_cuts() -> None:
    """He comes to b2. Meryl is beside two shadows: three dice. Snake is beside him alone: two."""
    game = his_turn(
        "thousand-cuts",
        "boss ninja c2 S\ntoken shadow f1\ntoken shadow g2\nsnake a2\nmeryl g1\n! snake a2\ndice 1 1 1 1 1",
    )

    assert where(game) == "b2"
    assert cuts(game) == [("snake", 2), ("meryl", 3)]


@rule("BOS-18")
def test_a_thousand_cuts_misses_who_is_beside_no_blade() -> None:
    game = his_turn("thousand-cuts", "boss ninja a1 S\ntoken shadow d3\nsnake e2")

    assert cuts(game) == []


@rule("BOS-18")
def test_cold_company() -> None:
    """North of Snake stands Meryl, and north of her is a wall: so it is east of both. Nobody is cut."""
    game = his_turn("cold-company", "boss ninja a1 S\nsnake d2\nmeryl d1\n! snake d2")

    assert shadows(game) == ["e1", "e2"]
    assert (where(game), cuts(game)) == ("a1", [])


@rule("BOS-18")
def test_cold_company_finds_no_room_in_a_crowded_corner_and_no_fifth_token() -> None:
    crowded = his_turn("cold-company", "boss ninja b1 S\ntoken shadow a2\nsnake a1")
    three = his_turn(
        "cold-company",
        "boss ninja g1 S\ntoken shadow a3\ntoken shadow b3\ntoken shadow c3\nsnake d2\nmeryl f2\n! snake d2",
    )

    assert shadows(crowded) == ["a2"]
    assert shadows(three) == ["d1", "a3", "b3", "c3"]


@rule("BOS-18")
def test_afterimage() -> None:
    """He is gone into the shadow farthest from his quarry, and cuts Meryl, who waits there."""
    game = his_turn("afterimage", "boss ninja b1 S\ntoken shadow c1\ntoken shadow f3\nsnake a1\nmeryl g3\ndice 1 1")

    assert (where(game), shadows(game), cuts(game)) == ("f3", ["b1", "c1"], [("meryl", 2)])


@rule("BOS-18")
def test_without_a_shadow_afterimage_is_a_cut_where_he_stands() -> None:
    game = his_turn("afterimage", "boss ninja b1 S\nsnake a1\ndice 1 1")

    assert (where(game), cuts(game)) == ("b1", [("snake", 2)])


@rule("BOS-18")
def test_lowered_blade() -> None:
    game = his_turn("lowered-blade", "boss ninja b1 S\ntoken shadow a2\nsnake a1")

    assert (where(game), shadows(game), cuts(game)) == ("b1", ["a2"], [])


@rule("BOS-18")
def test_he_has_seven_of_the_52_boss_cards() -> None:
    assert len(Ninja.cards) == 7
