"""Key Cards and the PAL Key Card."""

import pytest

from tests.play import objection, options, play, story
from tests.table import picture, rule, scene

GATE = """
    a   b   c   d
  +---+---+---+---+
1 | . : .   . : . |
  +---+---+---+---+
2 | .   .   .   . |
  +---+---+---+---+
"""
TIRED = "inactive minus-white-or-move,plus-2,minus-2,reroll"


@rule("SET-15", "LOS-10", "LOS-11")
def test_a_key_card_opens_a_door_without_dice_and_what_lies_behind_takes_effect() -> None:
    game = scene(GATE + "snake a1\ntrap b1 laser down\ndoor a1-b1 level 3 needs 6 6\ngear snake key-card-3\nturn snake")

    game.choose("use key-card-3 a1-b1")

    assert story(game) == [
        "GearUsed('snake', 'key-card-3', 'a1-b1', rule='ACT-16')",
        "  DoorOpened('snake', 'a1-b1', rule='CON-2')",
        "    TrapFlipped('b1', 'laser', rule='LOS-10')",
        "      LaserTripped('snake', 'b1', rule='LOS-11')",
        "  AttentionPlaced('snake', '!', 'a1', rule='LOS-11')",
        "  GearDiscarded('snake', 'key-card-3', rule='SET-15')",
    ]
    assert "door a1-b1 level 3 needs 6 6 open" in picture(game)
    assert (game.hero("snake").spent, game.hero("snake").gear) == (1, [])


@rule("ACT-12")
def test_a_key_card_takes_up_the_dice_at_its_door_only() -> None:
    gear = "gear snake key-card-4\nturn snake"
    here = scene(GATE + f"snake a1\ndoor a1-b1 level 4 needs 6 6\nlock a1-b1 by snake b1 b2\n{gear}")
    here.choose("use key-card-4 a1-b1")
    assert here.state.lock is None

    two_doors = GATE.replace(" .   . : . |", " . : . : . |")
    elsewhere = scene(two_doors + f"snake c1\nlock c1-d1 by snake b1 b2\n{gear}")
    elsewhere.choose("use key-card-4 b1-c1")
    assert elsewhere.state.lock is not None


@pytest.mark.parametrize(("card", "level", "fits"), [("3", 3, True), ("3", 4, False), ("4", 4, True), ("4", 5, False)])
def test_a_key_card_opens_doors_up_to_its_level(card: str, level: int, fits: bool) -> None:
    game = scene(GATE + f"snake a1\ndoor a1-b1 level {level} needs 6 6\ngear snake key-card-{card}\nturn snake")

    assert options(game, "use") == [f"use key-card-{card} a1-b1"] * fits
    assert (objection(game, f"use key-card-{card} a1-b1") is None) == fits


def test_a_key_card_needs_a_locked_door_of_its_level_in_this_space() -> None:
    game = scene(GATE + "snake a1\ndoor a1-b1 level 5 needs 6\ndoor c1-d1 open\ngear snake key-card-4\nturn snake")

    assert (
        str(game.why_not("use key-card-4 a1-b1")) == "The door a1-b1 has level 5, which is too high for Key Card Lv 4."
    )
    assert objection(game, "use key-card-4 a1-b1") == ("CON-2", "level-too-high")
    assert objection(game, "use key-card-4 c1-d1") == ("ACT-10", "door-out-of-reach")
    assert objection(game, "use key-card-4 a1") == ("ACT-10", "no-such-door")


@rule("ACT-11")
def test_the_pal_key_card_rerolls_one_die_of_each_roll_at_a_door() -> None:
    game = scene(
        GATE + f"snake a1 {TIRED}\ndoor a1-b1 level 2 needs 6 6\ngear snake pal-key-card\nturn snake\ndice 2 1 6 4 5 6"
    )

    game.choose("interact a1-b1")
    assert options(game) == ["use pal-key-card die 1", "use pal-key-card die 2", "use pal-key-card die 3", "pass"]
    game.choose("use pal-key-card die 2")
    assert story(game)[:3] == [
        "Rolled('snake', 'lock', ('w2', 'b1', 'b6'), rule='ACT-11')",
        "  GearUsed('snake', 'pal-key-card', 'none', rule='ACT-16')",
        "    DieChanged('snake', 'pal-key-card', 2, 'b1', 'b4', rule='FOC-2')",
    ]
    game.choose("reroll 1")
    game.choose("use pal-key-card die 2")

    assert "open" in picture(game)


def test_the_pal_key_card_is_of_no_use_in_a_fight_nor_as_an_action() -> None:
    game = scene(GATE + f"snake a2 {TIRED} used sneak-attack\nguard b2 E\ngear snake pal-key-card\nturn snake\ndice 2")

    assert objection(game, "use pal-key-card") == ("ACT-16", "not-used-by-action")
    play(game, "hand-to-hand b2")

    assert all("pal-key-card" not in each for each in story(game))
