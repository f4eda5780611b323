"""Arm Cannon."""

import pytest

from noisecheck import Game
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene

TIRED = "inactive plus-2,plus-minus-2,minus-black,dash-2"
YARD = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   . |
  +   +---+---+   +
2 | .   .   .   . |
  +---+---+---+---+
"""


def fox_with(tokens: int, rest: str) -> Game:
    return scene(YARD + f"gray-fox a1 {TIRED}\ngear gray-fox arm-cannon*{tokens}\n{rest}\nturn gray-fox")


@rule("CON-2", "ACT-15")
def test_every_charge_is_a_die_more_and_everyone_hears_it() -> None:
    game = fox_with(3, "guard d1 E\ndice 5 2 6")

    play(game, "use arm-cannon d1 charge 2")

    assert told(game, "Rolled") == [{"hero": "gray-fox", "purpose": "shot", "dice": ("w5", "w2", "w6")}]
    assert "dead d1" in picture(game)
    assert "arm-cannon*1" in picture(game)
    assert game.attention("gray-fox") == ("!", "a1")
    assert game.hero("gray-fox").spent == 1


@rule("CON-2", "SET-14")
def test_it_offers_as_many_charges_as_lie_on_it_and_fires_without_any() -> None:
    assert options(fox_with(2, "guard d1 E"), "use") == [
        "use arm-cannon d1",
        "use arm-cannon d1 charge 1",
        "use arm-cannon d1 charge 2",
    ]

    empty = fox_with(0, "guard d1 E\ndice 5")
    play(empty, "use arm-cannon d1")
    assert told(empty, "Rolled") == [{"hero": "gray-fox", "purpose": "shot", "dice": ("w5",)}]
    assert "guard d1 E damage 1" in picture(empty)


@rule("ACT-14", "SET-14")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("use arm-cannon d1 charge 3", ("SET-14", "too-few-charges")),
        ("use arm-cannon d1 charge 4", ("ACT-16", "not-a-thing")),
        ("use arm-cannon d1 charge 0", ("ACT-16", "not-a-thing")),
        ("use arm-cannon d1 twice", ("ACT-16", "not-a-thing")),
        ("use arm-cannon c1", ("ACT-14", "no-enemy")),
        ("use arm-cannon c1 charge 1", ("ACT-14", "no-enemy")),
        ("use arm-cannon d2", ("LOS-1", "out-of-sight")),
        ("use arm-cannon", ("ADJ-1", "which-space")),
    ],
)
def test_it_needs_a_guard_in_sight_and_the_charges_it_spends(text: str, why: tuple[str, str]) -> None:
    game = fox_with(2, "guard d1 E\nguard d2 E")

    assert text not in options(game)
    assert objection(game, text) == why


@rule("SET-14")
@pytest.mark.parametrize(
    ("tokens", "sentence"),
    [
        (0, "No charge is left on Arm Cannon."),
        (1, "Only 1 charge is left on Arm Cannon."),
        (2, "Only 2 charges are left on Arm Cannon."),
    ],
)
def test_it_says_how_many_charges_are_left(tokens: int, sentence: str) -> None:
    assert str(fox_with(tokens, "guard d1 E").why_not("use arm-cannon d1 charge 3")) == sentence


@rule("ACT-3")
def test_the_price_is_one_action_whatever_it_spends() -> None:
    game = scene(YARD + f"gray-fox a1 spent 3 {TIRED}\ngear gray-fox arm-cannon\nguard d1 E\nturn gray-fox")

    assert len(options(game, "use")) == 4
