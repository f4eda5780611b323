"""Warhead Storage, stage 6: as many guards and cards as known, and what its events do."""

import pytest

from noisecheck import Game, new_game, picture, scene
from noisecheck.content import load_stage
from tests.play import objection, options, play, told
from tests.table import rule


def begun(snake: str, more: str = "") -> Game:
    """The start with Snake alone in this space."""
    return scene(picture(new_game("warhead-storage")).replace("snake a9\n", f"snake {snake}\n") + more)


def test_guards_and_cards_are_as_many_as_known() -> None:
    state = new_game("warhead-storage").state

    assert [sum(state.zone(guard.space) == zone for guard in state.guards) for zone in (0, 1, 2)] == [3, 3, 0]
    assert [barracks.count for barracks in state.stage.barracks] == [3, 3, 0]
    assert load_stage("warhead-storage").file.orders.blue == 18


@rule("SET-7")
def test_nobody_shoots_among_the_warheads() -> None:
    among, below = begun("a9", "gear snake nikita\n"), begun("i1", "gear snake nikita\n")

    assert objection(among, "use nikita a8") == ("SET-7", "held-back")
    assert "use nikita i2" in options(below, "use")


@rule("SET-8", "SET-14")
def test_the_store_has_a_launcher_whose_missiles_do_not_run_out() -> None:
    game = begun("l6", "dice 2 2\n")

    play(game, "sneak m6", "use nikita n6", "fly S 2")

    assert told(game, "GearFound") == [{"hero": "snake", "gear": "nikita"}]
    assert "gear snake nikita\n" in picture(game)


@rule("SET-7", "SET-8")
def test_a_missile_into_the_switchboard_opens_control_room_and_passage() -> None:
    game = begun("u8", "gear snake nikita\ndice 4 1\n")

    play(game, "use nikita u7", "fly N 4")

    assert told(game, "EventReached") == [{"letter": "D", "hero": "snake"}]
    assert {each["door"] for each in told(game, "DoorOpened")} == {"w3-x3", "z3-z4"}


@rule("SET-8")
def test_the_control_room_opens_the_airlock_and_brings_guards_down() -> None:
    game = begun("z1")

    play(game, "sneak z2")

    assert [each["door"] for each in told(game, "DoorOpened")] == ["r7-r8"]
    assert {each["space"] for each in told(game, "GuardPlaced")} == {"r1", "y7", "v5"}


@pytest.mark.parametrize(("events", "kept"), [("A", ("nikita",)), ("AC", ("nikita", "cardboard-box"))])
@rule("SET-4", "SET-9")
def test_the_box_is_kept_by_who_found_it(events: str, kept: tuple[str, ...]) -> None:
    text = picture(begun("r8"))
    for letter, space in (("A", "z2"), ("C", "c1")):
        if letter in events:
            text = text.replace(f"event {letter} {space}\n", f"event {letter} {space} used\n")
    game = scene(text)

    play(game, "sneak r9")

    assert told(game, "CardsUnlocked") == [{"cards": kept}]
