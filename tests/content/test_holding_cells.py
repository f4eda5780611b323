"""Holding Cells and Armory, stage 3: as many guards and cards as known, and what its events do."""

import pytest

from noisecheck import Game, new_game, picture, scene
from noisecheck.content import load_stage
from tests.play import options, play, told
from tests.table import rule


def begun(snake: str, *used: str) -> Game:
    """The start with Snake alone in this space and these events behind him."""
    text = picture(new_game("holding-cells")).replace("snake a6\n", f"snake {snake}\n")
    for event in used:
        assert f"event {event}\n" in text
        text = text.replace(f"event {event}\n", f"event {event} used\n")
    return scene(text)


@pytest.mark.parametrize("heroes", [["snake"], ["snake", "meryl"]])
def test_guards_and_cards_are_as_many_as_known(heroes: list[str]) -> None:
    state = new_game("holding-cells", heroes).state

    assert [sum(state.zone(guard.space) == zone for guard in state.guards) for zone in (0, 1)] == [3, 3]
    assert [barracks.count for barracks in state.stage.barracks] == [3, 3]
    assert load_stage("holding-cells").file.orders.blue == 13


@rule("SET-7")
def test_everybody_begins_in_alert() -> None:
    game = new_game("holding-cells", ["snake", "meryl"])

    assert (game.attention("snake"), game.attention("meryl")) == (("!", "a6"), ("!", "a7"))


@rule("SET-7", "SET-8")
def test_the_desk_opens_both_gates_for_who_has_heard_the_code() -> None:
    early, late = begun("d3"), begun("d3", "A e1")

    for game in (early, late):
        play(game, "sneak e3")

    assert told(early, "EventReached") == []
    assert [each["door"] for each in told(late, "DoorOpened")] == ["i2-j2", "i7-j7"]
    assert (early.attention("snake"), late.attention("snake")) == (("!", "d3"), None)


@pytest.mark.parametrize(("chosen", "card"), [("take-stun-grenades", "stun-grenade"), ("take-explosives", "c-4")])
@rule("SET-8", "SET-9")
def test_of_two_crates_one_is_taken_along_and_kept(chosen: str, card: str) -> None:
    game = begun("l1", "A e1", "B e3")

    play(game, "sneak m1")
    assert options(game) == ["decide take-stun-grenades", "decide take-explosives"]
    play(game, f"decide {chosen}")
    assert told(game, "GearFound") == [{"hero": "snake", "gear": card}]

    left = scene(picture(game).replace("snake m1 ", "snake p1 "))
    play(left, "sneak q1")
    assert told(left, "CardsUnlocked") == [{"cards": (card,)}]


@rule("SET-4", "SET-9")
def test_who_leaves_the_strongroom_alone_has_the_stun_grenade() -> None:
    game = begun("p1", "A e1", "B e3")

    play(game, "sneak q1")

    assert str(game.outcome) == "won"
    assert told(game, "CardsUnlocked") == [{"cards": ("stun-grenade",)}]
