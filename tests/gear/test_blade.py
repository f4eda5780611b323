"""High-Frequency Blade."""

import pytest

from noisecheck import Game
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene

TIRED = "inactive plus-2,plus-minus-2,minus-black,dash-2"
YARD = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +   +   +   +
2 | .   .   . |
  +---+   +   +
3 | .   .   . |
  +---+---+---+
"""


def fox_with(tokens: int, rest: str, space: str = "b2") -> Game:
    return scene(YARD + f"gray-fox {space} {TIRED}\ngear gray-fox high-frequency-blade*{tokens}\n{rest}\nturn gray-fox")


@rule("CON-2", "ACT-14")
def test_one_sweep_strikes_at_every_figure_around_with_a_die_each_at_a_friend_too() -> None:
    game = fox_with(3, "guard b1 N\nguard a2 W\nguard b3 S damage 1\nguard a1 W\nsnake c2\ndice 5 2 6 4")

    play(game, "use high-frequency-blade", "no")  # he does not throw himself into his own blow

    assert [(each["target"], each["space"], each["hits"]) for each in told(game, "Attacked")] == [
        ("guard", "b1", 1),
        ("guard", "a2", 0),
        ("guard", "b3", 1),
        ("snake", "c2", 1),
    ]
    assert "guard b1 N damage 1" in picture(game)
    assert "dead b3" in picture(game)
    assert game.hero("snake").damage == 1


@rule("CON-2", "SET-14")
def test_a_charge_gives_every_blow_one_more_die() -> None:
    game = fox_with(3, "guard b1 N\nguard a2 W\ndice 5 2 6 6")

    play(game, "use high-frequency-blade charge")

    assert [each["dice"] for each in told(game, "Rolled")] == [("w5", "w2"), ("w6", "w6")]
    assert "high-frequency-blade*2" in picture(game)
    assert game.hero("gray-fox").spent == 1


@rule("CON-2", "ACT-15")
def test_the_blade_is_silent_and_without_charges_still_sharp() -> None:
    game = fox_with(0, "guard b1 N damage 1\ndice 5")

    assert options(game, "use") == ["use high-frequency-blade"]
    play(game, "use high-frequency-blade")

    assert "dead b1" in picture(game)
    assert game.attention("gray-fox") is None
    assert game.hero("gray-fox").noisy == 0


@rule("ADJ-1", "SET-14")
@pytest.mark.parametrize(
    ("tokens", "rest", "text", "why"),
    [
        (3, "guard a1 N", "use high-frequency-blade", ("ADJ-1", "nobody-adjacent")),
        (3, "guard b1 N", "use high-frequency-blade b1", ("ACT-16", "not-a-thing")),
        (0, "guard b1 N", "use high-frequency-blade charge", ("SET-14", "out-of-tokens")),
    ],
)
def test_the_blade_needs_somebody_beside_it_and_a_charge_to_spend(
    tokens: int, rest: str, text: str, why: tuple[str, str]
) -> None:
    game = fox_with(tokens, rest)

    assert text not in options(game)
    assert objection(game, text) == why


@rule("ADJ-1")
def test_the_blade_does_not_strike_through_a_wall_but_at_the_first_space_of_the_map() -> None:
    assert options(fox_with(3, "guard a3 N", space="a2"), "use") == []
    assert options(fox_with(3, "guard a1 N", space="a2"), "use") == [
        "use high-frequency-blade",
        "use high-frequency-blade charge",
    ]


def attacked_with(tokens: int, dice: str) -> Game:
    return scene(
        YARD + f"gray-fox a1 {TIRED}\ngear gray-fox high-frequency-blade*{tokens}\nguard c1 W\n"
        f"order lost-contact 5/4 left\nphase enemy\ndice {dice}"
    )


@rule("CON-2", "FOC-5")
def test_when_attacked_a_charge_takes_one_off_all_dice_once() -> None:
    game = attacked_with(3, "3 1")

    assert options(game) == ["use high-frequency-blade", "pass"]
    game.choose("use high-frequency-blade")

    assert [each["after"] for each in told(game, "DieChanged")] == ["b2", "b1"]
    assert [each["hits"] for each in told(game, "Attacked")] == [0]
    assert game.hero("gray-fox").gear[0].tokens == 2


@rule("SET-14")
def test_without_a_charge_there_is_no_parry() -> None:
    game = attacked_with(0, "3 1")

    assert [each["hits"] for each in told(game, "Attacked")] == [1]


@rule("CON-2")
def test_the_parry_is_for_attacks_on_him_and_not_for_his_own_dice() -> None:
    game = fox_with(3, "guard b1 N\ndice 5")

    game.choose("hand-to-hand b1")

    assert game.decision is not None
    assert game.decision.kind == "action"


@rule("CON-2", "ATT-6")
def test_the_parry_leaves_an_attention_face_alone() -> None:
    game = scene(
        YARD + f"gray-fox a1 {TIRED}\nmeryl a2 inactive plus-2,plus-minus-1,extra-action\n"
        "gear gray-fox high-frequency-blade\nguard c1 W\norder lost-contact 5/4 left\nphase enemy\ndice ! 4 5"
    )
    play(game, "focus meryl plus-white", "use high-frequency-blade")

    assert told(game, "Rolled")[0]["dice"] == ("w!", "b4", "b5")
    assert [(each["die"], each["after"]) for each in told(game, "DieChanged")] == [(2, "b3"), (3, "b4")]


@rule("CON-2")
def test_the_story_of_a_parry() -> None:
    game = attacked_with(3, "5 1")
    game.choose("use high-frequency-blade")

    told_in_order = [repr(event) for event in game.events]
    at = told_in_order.index("GearUsed('gray-fox', 'high-frequency-blade', 'none', rule='ACT-16')")
    assert told_in_order[at - 1 : at + 4] == [
        "Rolled('gray-fox', 'guard-attack', ('b5', 'b1'), rule='GRD-19')",
        "GearUsed('gray-fox', 'high-frequency-blade', 'none', rule='ACT-16')",
        "DieChanged('gray-fox', 'high-frequency-blade', 1, 'b5', 'b4', rule='FOC-5')",
        "DieChanged('gray-fox', 'high-frequency-blade', 2, 'b1', 'b1', rule='FOC-5')",
        "Attacked('guard', 'gray-fox', 'a1', 1, rule='COM-2')",
    ]
