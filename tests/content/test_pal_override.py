"""Stage 13, PAL Override: its figures, its three switches, and the card that has to come along."""

import pytest

from noisecheck import Game, new_game, picture, scene
from noisecheck.content import load_stage
from noisecheck.engine.dashboards import HERO_IDS
from tests.play import objection, play, told
from tests.table import rule

PARTIES = {1: ["snake"], 2: ["snake", "meryl"], 3: ["snake", "meryl", "gray-fox"], 4: list(HERO_IDS)}
FIRST, SECOND = ("event A a5", "event A a5 used"), ("event B m9", "event B m9 used")


def at_the_console(*changes: tuple[str, str]) -> Game:
    """Snake alone, one step from the console of the underground base, with some lines of the start changed."""
    text = picture(play(new_game("pal-override"), "done"))
    for old, new in (("snake a8", "snake w1"), *changes):
        assert old in text
        text = text.replace(old, new)
    return scene(text)


@pytest.mark.parametrize(("heroes", "count", "cameras"), [(1, 2, 0), (2, 3, 3), (3, 3, 3), (4, 3, 3)])
def test_guards_and_cameras_are_as_many_as_known(heroes: int, count: int, cameras: int) -> None:
    state = new_game("pal-override", PARTIES[heroes]).state

    assert [sum(state.zone(guard.space) == zone for guard in state.guards) for zone in range(3)] == [3, 3, 2]
    assert [barracks.count for barracks in state.stage.barracks] == [count] * 3
    assert len(state.stage.cameras) == cameras


def test_the_more_heroes_the_fewer_blue_cards() -> None:
    assert load_stage("pal-override").file.orders.blue == {1: 20, 2: 16, 3: 12, 4: 10}


@rule("SET-7", "SET-13")
def test_somebody_has_to_carry_the_card() -> None:
    game = new_game("pal-override", ["snake", "meryl"])

    play(game, "done")
    assert objection(game, "done") == ("SET-7", "must-be-equipped")
    play(game, "equip meryl pal-key-card", "done")

    assert game.state.phase == "player"


@rule("SET-4", "SET-9")
def test_the_last_of_three_switches_wins_and_unlocks_a_key_card() -> None:
    game = at_the_console(FIRST, SECOND)

    play(game, "sneak x1")

    assert str(game.outcome) == "won"
    assert told(game, "CardsUnlocked") == [{"cards": ("key-card-4",)}]


@pytest.mark.parametrize("thrown", [FIRST, SECOND])
@rule("SET-4")
def test_with_one_switch_missing_the_console_is_not_enough(thrown: tuple[str, str]) -> None:
    game = at_the_console(thrown)

    play(game, "sneak x1")

    assert [each["letter"] for each in told(game, "EventReached")] == ["C"]
    assert game.outcome is None


@rule("SET-7", "SET-8")
def test_without_the_card_nothing_happens_at_the_console() -> None:
    game = at_the_console(FIRST, SECOND, ("gear snake pal-key-card\n", ""))

    play(game, "sneak x1")

    assert told(game, "EventReached") == []
    assert game.outcome is None


@rule("SET-8", "ATT-3")
def test_the_switch_at_the_furnace_raises_the_alarm() -> None:
    text = picture(play(new_game("pal-override"), "done")).replace("snake a8", "snake a6")

    game = play(scene(text), "sneak a5")

    assert told(game, "AttentionPlaced") == [{"hero": "snake", "side": "!", "space": "a5"}]
