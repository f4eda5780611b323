"""Suppressors, the Bandana."""

import pytest

from tests.play import objection, play
from tests.table import rule, scene

RANGE = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +---+---+---+---+---+
"""


@rule("ACT-15", "SET-14")
def test_suppressor_and_bandana_a_shot_nobody_hears_that_costs_nothing() -> None:
    game = scene(
        RANGE + "snake a1\nguard e1 E\ngear snake assault-rifle, rifle-suppressor, bandana\nturn snake\ndice 2 2"
    )

    play(game, "use assault-rifle e1")

    assert game.attention("snake") is None
    assert game.hero("snake").gear[0].tokens == 6


@rule("ACT-15")
@pytest.mark.parametrize(
    ("weapon", "suppressor", "is_heard"),
    [
        ("pistol-45", "pistol-suppressor", False),
        ("handgun-50", "pistol-suppressor", False),
        ("pistol-45", "rifle-suppressor", True),
        ("sniper-rifle", "rifle-suppressor", False),
        ("assault-rifle", "pistol-suppressor", True),
    ],
)
def test_a_suppressor_silences_weapons_of_its_kind(weapon: str, suppressor: str, is_heard: bool) -> None:
    game = scene(RANGE + f"meryl a1\nguard e1 E\ngear meryl {weapon}, {suppressor}\nturn meryl\ndice 2 2 2")

    play(game, f"use {weapon} e1")

    assert game.attention("meryl") == (("!", "a1") if is_heard else None)


@rule("SET-14")
def test_without_the_bandana_a_shot_costs_ammo_and_an_empty_weapon_is_silent() -> None:
    game = scene(RANGE + "snake a1\nguard e1 E\ngear snake assault-rifle*1\nturn snake\ndice 2 2")

    play(game, "use assault-rifle e1")

    assert game.hero("snake").gear[0].tokens == 0
    assert objection(game, "use assault-rifle e1") == ("SET-14", "out-of-tokens")


@rule("SET-14")
def test_with_the_bandana_even_an_empty_weapon_fires() -> None:
    game = scene(RANGE + "snake a1\nguard e1 E\ngear snake assault-rifle*0, bandana\nturn snake\ndice 2 2")

    play(game, "use assault-rifle e1")

    assert game.hero("snake").gear[0].tokens == 0
