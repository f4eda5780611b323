"""SET-11 to SET-13: who carries what, decided before the first round."""

from typing import Any

import pytest

from noisecheck import NoisecheckError, StageError, UnknownName, load_game, new_game
from noisecheck.foresight.view.position import position
from tests.play import objection, options, story
from tests.table import picture, rule, scene

ROOM = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   . |
  +---+---+---+---+
"""
BOX = "memory-box bandana, body-armor, pistol-45, pistol-suppressor, rations-2\nphase setup"


@rule("SET-13", "SET-12")
def test_heroes_choose_in_turn_and_starting_cards_may_be_swapped() -> None:
    game = new_game("recon", ["meryl", "snake"], seed=3, memory_box=["pistol-45", "assault-rifle", "bandana"])
    assert options(game) == [
        *("equip meryl assault-rifle", "equip meryl pistol-45"),
        *("put back meryl light-assault-rifle", "put back meryl handgun-50", "done"),
    ]

    for choice in ("put back meryl light-assault-rifle", "equip meryl assault-rifle", "equip meryl pistol-45", "done"):
        game.choose(choice)
    assert options(game) == ["equip snake bandana", "done"]
    game.choose("equip snake bandana")
    game.choose("done")

    assert options(game) == ["turn meryl", "turn snake"]
    assert [card.id for card in game.hero("meryl").gear] == ["handgun-50", "assault-rifle", "pistol-45"]
    assert [card.id for card in game.hero("snake").gear] == ["bandana"]
    assert story(game) == [
        "PutBack('meryl', 'light-assault-rifle', rule='SET-13')",
        "Equipped('meryl', 'assault-rifle', rule='SET-13')",
        "Equipped('meryl', 'pistol-45', rule='SET-13')",
        "Equipped('snake', 'bandana', rule='SET-13')",
    ]


@rule("SET-11")
def test_equipment_comes_with_all_its_tokens() -> None:
    game = scene(ROOM + "snake a1\nmemory-box sniper-rifle\nphase setup")

    game.choose("equip snake sniper-rifle")

    assert game.hero("snake").gear[0].tokens == 6


@rule("SET-13")
def test_three_cards_at_most_and_an_attachment_beside_them() -> None:
    game = scene(ROOM + f"meryl a1\ngear meryl light-assault-rifle, handgun-50\n{BOX}")
    assert str(game.decision) == "Meryl: what to carry? 1 slot is free."

    game.choose("equip meryl rations-2")

    assert options(game, "equip") == ["equip meryl pistol-suppressor"]
    assert str(game.decision) == "Meryl: what to carry? No slot is free."
    game.choose("equip meryl pistol-suppressor")
    assert len(game.hero("meryl").gear) == 4


@rule("SET-13")
@pytest.mark.parametrize(
    ("text", "reason", "sentence"),
    [
        ("equip meryl bandana", "not-for-this-hero", "Bandana is not for Meryl."),
        ("equip meryl rations-2", "no-slot-left", "Meryl has no slot free for Rations."),
        ("equip meryl nikita", "not-in-the-box", "Nikita is not in the Memory Box."),
        ("put back meryl nikita", "not-carried", "The hero does not carry Nikita."),
        ("equip snake bandana", "not-an-option", "That is not one of the answers."),
        ("equip", "not-an-option", "That is not one of the answers."),
        ("knock", "not-an-option", "That is not one of the answers."),
    ],
)
def test_what_a_hero_cannot_carry_is_refused_with_a_reason(text: str, reason: str, sentence: str) -> None:
    game = scene(ROOM + f"meryl a1\nsnake b1\ngear meryl light-assault-rifle, handgun-50, rope\n{BOX}")

    assert objection(game, text) == ("SET-13", reason)
    assert str(game.why_not(text)).startswith(sentence)


FIGHT = ROOM + "stage boss ocelot\nboss ocelot d1 W\n"


@rule("BOS-47")
def test_to_a_fight_a_hero_brings_one_card_of_the_memory_box_and_what_takes_no_slot() -> None:
    game = scene(FIGHT + f"snake a1\n{BOX}")
    assert str(game.decision) == (
        "Snake: what to carry? 3 slots are free. Each hero brings one card from the Memory Box to a fight."
    )

    game.choose("equip snake rations-2")

    assert options(game, "equip") == ["equip snake pistol-suppressor"]
    assert objection(game, "equip snake pistol-45") == ("BOS-47", "brings-enough")
    assert str(game.why_not("equip snake pistol-45")).startswith(
        "Each hero brings one card from the Memory Box to a fight, and Snake has one."
    )


@rule("BOS-47", "SET-13")
def test_the_one_card_may_be_changed_for_another() -> None:
    game = scene(FIGHT + f"snake a1\n{BOX}")

    for choice in ("equip snake rations-2", "put back snake rations-2", "equip snake body-armor"):
        game.choose(choice)

    assert [card.id for card in game.hero("snake").gear] == ["body-armor"]


@rule("BOS-47", "SET-12")
def test_starting_equipment_is_brought_to_a_fight_beside_the_one_card_and_taken_up_again() -> None:
    game = scene(FIGHT + f"meryl a1\ngear meryl light-assault-rifle, handgun-50\n{BOX}")

    for choice in ("put back meryl handgun-50", "equip meryl rations-2"):
        game.choose(choice)

    assert options(game, "equip") == ["equip meryl handgun-50", "equip meryl pistol-suppressor"]


@rule("SET-12")
def test_starting_equipment_that_was_put_back_is_for_its_hero_only() -> None:
    game = scene(ROOM + "otacon a1\nsnake b1\ngear otacon rations\nmemory-box rations-2\nphase setup")

    for choice in ("put back otacon rations", "done"):
        game.choose(choice)

    assert options(game, "equip") == ["equip snake rations-2"]
    assert objection(game, "equip snake rations") == ("SET-13", "not-for-this-hero")


@rule("SET-13")
def test_with_an_empty_memory_box_nothing_is_asked() -> None:
    game = new_game("recon", ["meryl", "snake"], memory_box=[])

    assert options(game) == ["turn meryl", "turn snake"]
    assert "memory_box" not in game.origin


def test_a_hero_with_nothing_to_choose_is_not_asked() -> None:
    game = scene(ROOM + "gray-fox a1\nsnake b1\nmemory-box bandana\nphase setup")

    assert options(game) == ["equip snake bandana", "done"]


def test_a_choice_of_the_set_up_can_be_taken_back() -> None:
    game = new_game("recon", ["snake"], memory_box=["pistol-45"])
    before = picture(game)

    game.choose("equip snake pistol-45")
    game.take_back()

    assert picture(game) == before
    assert "memory-box pistol-45\nturn snake\nphase setup\n" in before


def test_the_set_up_is_part_of_a_saved_game() -> None:
    game = new_game("recon", ["snake"], seed=4, memory_box=["pistol-45", "rope"])
    for choice in ("equip snake rope", "done", "sneak b7"):
        if choice in options(game):
            game.choose(choice)

    again = load_game(game.save())

    assert again.origin["memory_box"] == ["pistol-45", "rope"]
    assert again.checkpoint == game.checkpoint
    assert [card.id for card in again.hero("snake").gear] == ["rope"]
    assert again.state.memory_box == []


def test_the_box_is_open_to_all_eyes() -> None:
    game = new_game("recon", ["snake"], memory_box=["rope", "pistol-45"])

    assert position(game).memory_box == ["pistol-45", "rope"]
    assert position(game).phase == "setup"


@pytest.mark.parametrize(
    ("box", "error", "reason"),
    [
        (["pistol"], UnknownName, "there is no equipment 'pistol'"),
        ([3], UnknownName, "there is no equipment 3"),
        (["rations"], StageError, "rations is starting equipment of otacon, not a card of the Memory Box"),
        (["rope", "rope"], StageError, "each card is in the Memory Box once; named twice in rope, rope"),
        ("rope", StageError, r"a list of cards such as \['pistol-45'\], not as 'rope'"),
        (3, StageError, r"a list of cards such as \['pistol-45'\], not as 3"),
    ],
)
def test_a_memory_box_that_is_none_is_refused(box: Any, error: type[NoisecheckError], reason: str) -> None:
    with pytest.raises(error, match=reason):
        new_game("recon", ["snake"], memory_box=box)
