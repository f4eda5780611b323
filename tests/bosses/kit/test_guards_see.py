"""Guards and cameras in Boss stages see as they do everywhere; the boss's own sight alerts nobody (SET-21, LOS-6)."""

import pytest

from noisecheck import Game, new_game
from noisecheck.content import variant_ids
from noisecheck.content.loader import find_stage, parties
from noisecheck.engine.rules.sight import is_watched
from noisecheck.foresight.preview import preview
from tests.bosses.wreck import TIRED, roof, ways
from tests.play import play, told
from tests.table import rule, scene
from tests.yard import YARD

OCELOT = """
stage boss ocelot
node e2 W
boss ocelot e2 W
boss-deck reload
"""
ALL = ["snake", "meryl", "gray-fox", "otacon"]
WATCHED = [*variant_ids(), "sniper-wolf"]


def yard(text: str) -> Game:
    return scene(YARD + OCELOT + text)


@rule("SET-21")
def test_the_sight_of_the_boss_alerts_nobody() -> None:
    game = yard("snake a2\nturn snake")

    play(game, "sneak b2", "end")

    assert told(game, "Seen") == []
    assert game.attention("snake") is None


@rule("SET-21", "LOS-6")
@pytest.mark.parametrize("watcher", ["guard e1 W", "camera e1 orange W green W"])
def test_guards_and_cameras_see(watcher: str) -> None:
    game = yard(f"snake a1\n{watcher}\nturn snake")

    play(game, "end")

    seen = told(game, "Seen")[0]
    assert (seen["space"], seen["watcher"], seen["watcher_space"]) == ("a1", watcher.split()[0], "e1")
    assert game.attention("snake") == ("!", "a1")


@rule("SET-21", "LOS-7")
def test_a_hero_that_starts_a_move_in_sight_is_alerted_where_it_ends() -> None:
    game = yard("snake c1\nguard e1 W\nturn snake")

    play(game, "sneak c2")

    assert game.attention("snake") == ("!", "c2")


@rule("SET-21", "LOS-11")
def test_so_is_one_that_trips_a_laser() -> None:
    game = yard("snake b2\ntrap c1 laser up\nturn snake")

    play(game, "sneak c2")

    assert game.attention("snake") == ("!", "c2")


@rule("SET-21", "LOS-6", "ORD-6")
def test_a_guard_that_spawns_before_a_hero_alerts_it() -> None:
    game = yard("snake a1 acted\nbarracks e1 zone main count 1 faces W\norders radio-in 1/0 left\nphase enemy")

    assert told(game, "AttentionPlaced")[0] == {"hero": "snake", "side": "!", "space": "a1"}


@rule("SET-21", "ATT-5")
@pytest.mark.parametrize(("guard", "rolls"), [("guard e1 E", ["noise"]), ("", [])])
def test_noise_is_heard_where_there_is_a_guard(guard: str, rolls: list[str]) -> None:
    game = yard(f"snake a1\n{guard}\nturn snake\ndice 5")

    play(game, "dash b1", "stop", "end")

    assert [fact["purpose"] for fact in told(game, "Rolled") if fact["hero"] == "snake"] == rolls


@rule("SET-21", "LOS-7")
def test_a_box_that_moves_in_sight_is_one_no_more() -> None:
    game = yard("snake b1 boxed\ngear snake cardboard-box\nguard e1 W\nturn snake")

    play(game, "sneak a1")

    assert len(told(game, "BoxLost")) == 1
    assert game.attention("snake") == ("!", "a1")


@rule("SET-21", "LOS-6")
def test_camouflage_hides_from_guards_to_the_end_of_the_turn() -> None:
    game = yard("gray-fox b1\nmeryl a2\ngear gray-fox stealth-camouflage\nguard e1 W\nturn gray-fox")

    play(game, "use stealth-camouflage", "sneak a1")
    assert game.attention("gray-fox") is None
    play(game, "end")

    assert game.attention("gray-fox") == ("!", "a1")


@rule("SET-21", "LOS-6", "BOS-39")
def test_a_hero_driven_into_sight_in_the_turn_of_the_boss_is_alerted() -> None:
    text = f"boss liquid b3 E\nboss-deck straight-right; come-on\nsnake c3 {TIRED}\nguard c2 E\nphase boss\ndice 6 6"

    game = play(roof(text))

    assert ways(game, "snake") == ["d3"]
    assert game.attention("snake") == ("!", "d3")


@rule("SET-21", "LOS-7", "SET-2")
def test_wolfs_guards_see_who_comes_up_to_their_snowfield() -> None:
    """Two of them look along it; nobody looks into the band below, where heroes lie."""
    game = new_game("sniper-wolf", ALL, seed=1)

    play(game, "turn gray-fox", "sneak b8", "sneak a8", "sneak a7")
    assert game.attention("gray-fox") is None
    play(game, "sneak a6")

    assert game.attention("gray-fox") == ("!", "a6")


@rule("LOS-6", "BOS-45")
@pytest.mark.parametrize("name", WATCHED)
def test_nobody_begins_a_fight_in_sight_of_a_guard(name: str) -> None:
    file = find_stage(name).file
    for number in file.players:
        for party in parties(file, number):
            state = new_game(name, party).state
            assert [hero.id for hero in state.heroes if is_watched(state, hero)] == []


@rule("SET-21", "LOS-7")
def test_a_step_into_sight_is_previewed_as_one() -> None:
    game = yard("snake c2\nguard e1 W\nturn snake")

    assert list(preview(game, "sneak c1").risks) == ["seen"]
    assert list(preview(game, "sneak b2").risks) == []
