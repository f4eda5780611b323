"""Pistols and rifles: dice, ammo, price and noise of each."""

import pytest

from tests.play import objection, options, play, told
from tests.table import picture, rule, scene

RANGE = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +---+---+---+---+---+
2 | .   .   .   .   . |
  +---+---+---+---+---+
"""
TIRED = "inactive plus-white,plus-2,plus-minus-1,extra-action"


@pytest.mark.parametrize(
    ("weapon", "dice", "price", "left"),
    [
        ("handgun-50", 1, 1, "handgun-50"),
        ("pistol-45", 1, 1, "pistol-45"),
        ("light-assault-rifle", 2, 1, "light-assault-rifle*2"),
        ("assault-rifle", 2, 1, "assault-rifle*5"),
        ("sniper-rifle", 3, 2, "sniper-rifle*5"),
    ],
)
@rule("CON-2", "ACT-15", "ACT-16")
def test_each_firearm_rolls_its_dice_for_its_price_and_is_heard(weapon: str, dice: int, price: int, left: str) -> None:
    game = scene(RANGE + f"meryl a1 {TIRED}\nguard e1 S\ngear meryl {weapon}\nturn meryl\ndice 2 2 2")

    play(game, f"use {weapon} e1")

    assert told(game, "Rolled")[0]["dice"] == ("w2",) * dice
    assert game.hero("meryl").spent == price
    assert f"gear meryl {left}\n" in picture(game)
    assert game.attention("meryl") == ("!", "a1")


@rule("ACT-3")
def test_the_sniper_rifle_takes_two_actions_or_none() -> None:
    game = scene(RANGE + "snake a1 spent 3\nguard e1 S\ngear snake sniper-rifle\nturn snake")

    assert objection(game, "use sniper-rifle e1") == ("ACT-3", "too-few-actions")


@rule("SET-14")
def test_an_empty_rifle_does_not_fire() -> None:
    game = scene(RANGE + "snake a1\nguard e1 S\ngear snake assault-rifle*0\nturn snake")

    assert options(game, "use") == []
    assert objection(game, "use assault-rifle e1") == ("SET-14", "out-of-tokens")


@rule("COM-6", "COM-8")
def test_a_rifle_kills_with_two_hits_and_a_wounded_guard_calls_out() -> None:
    killed = scene(RANGE + f"meryl a1 {TIRED}\nguard e1 S\ngear meryl assault-rifle\nturn meryl\ndice 3 5")
    play(killed, "use assault-rifle e1")
    assert "dead e1" in picture(killed)

    wounded = scene(RANGE + f"meryl a1 {TIRED}\nguard e1 S\ngear meryl assault-rifle\nturn meryl\ndice 3 2")
    play(wounded, "use assault-rifle e1")
    assert "guard e1 S damage 1 hurt-by meryl" in picture(wounded)
