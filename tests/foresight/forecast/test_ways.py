"""Where a hero can walk to, and how: the best way first, playable as told up to the first thing that comes to light."""

from __future__ import annotations

import pytest

from noisecheck import Game
from noisecheck.engine.state import hidden
from noisecheck.foresight.forecast import forecast
from noisecheck.foresight.forecast.walks import ways
from noisecheck.foresight.shapes import HeroWay
from tests.foresight.looking import games, twin_of
from tests.table import rule, scene

ROW = "    a   b   c   d   e   f   g   h\n  +---+---+---+---+---+---+---+---+\n"
ROW += "1 | .   .   .   .   .   .   .   . |\n  +---+---+---+---+---+---+---+---+\n"
RING = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +   +---+   +
2 | . | # | . |
  +   +---+   +
3 | .   .   . |
  +---+---+---+
"""


def best(game: Game, space: str) -> HeroWay:
    return ways(game)[space][0]


def told(game: Game, space: str) -> list[tuple[int, int, list[str]]]:
    return [(way.actions, way.noise, way.answers) for way in ways(game)[space]]


@rule("ACT-4", "ACT-5")
def test_the_fewest_actions_come_first_and_every_quieter_way_after_them() -> None:
    game = scene(ROW + "snake a1\nguard h1 E\nturn snake")

    assert told(game, "b1") == [(1, 0, ["sneak b1"])]
    assert told(game, "d1") == [
        (2, 1, ["dash b1", "step c1", "sneak d1"]),
        (3, 0, ["sneak b1", "sneak c1", "sneak d1"]),
    ]


@rule("LOS-7")
def test_of_ways_with_as_many_actions_the_one_that_is_least_seen_is_best() -> None:
    east, west = (scene(RING + f"snake a1\nguard {guard}\nturn snake") for guard in ("c1 W", "a3 N"))

    assert best(west, "c2").answers == ["dash b1", "step c1", "sneak c2"]
    assert best(east, "c3").answers == ["dash a2", "step a3", "dash b3", "step c3"]


@rule("LOS-7")
def test_a_way_round_that_takes_more_actions_comes_after_the_one_in_sight() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | # | . | # |
      +---+   +---+
    2 | .   .   . |
      +   +---+   +
    3 | .   .   . |
      +---+---+---+
    snake a2
    guard b1 S
    turn snake
    """)
    straight, around, *_ = ways(game)["c2"]

    assert (straight.answers, straight.seen) == (["dash b2", "step c2"], ["b2"])
    assert (around.answers, around.seen) == (["dash a3", "step b3", "dash c3", "step c2"], [])


@rule("LOS-7")
def test_who_stands_in_sight_is_noticed_when_the_walk_begins() -> None:
    game = scene(ROW + "snake a1\nguard d1 W\nturn snake")

    assert best(game, "b1").seen == ["a1", "b1"]


@rule("HER-5")
def test_who_passes_for_a_guard_is_not_noticed() -> None:
    game = scene(ROW + "meryl a1 disguised\nguard d1 W\nturn meryl")

    assert best(game, "c1").seen == []


@rule("LOS-10")
def test_a_walk_stops_where_a_trap_turns_up_whatever_it_shows() -> None:
    scenes = [scene(ROW + f"snake a1\ntrap d1 {kind} down\nguard h1 E\nturn snake") for kind in ("camera", "blank")]
    first, second = (ways(game) for game in scenes)

    assert first == second
    assert first["e1"][0].stops == "b1"


@rule("MOV-3")
def test_a_way_over_a_guard_is_the_last_resort_and_says_so() -> None:
    ring = scene(RING + "snake a1\nguard b1 E\nturn snake")
    row = scene(ROW + "snake a1\nguard b1 E\nturn snake")

    assert not best(ring, "c3").leaps
    assert best(row, "c1").leaps
    assert best(row, "c1").stops == "c1"


@rule("MOV-4")
def test_in_the_middle_of_a_dash_its_second_space_costs_nothing_more() -> None:
    game = scene(ROW + "snake a1\nguard h1 E\nturn snake")
    game.choose("dash b1")

    assert told(game, "c1") == [(0, 0, ["step c1"])]
    assert told(game, "d1") == [(1, 0, ["step c1", "sneak d1"])]


@rule("FOC-3")
def test_a_dash_that_a_token_could_lengthen_is_stopped() -> None:
    game = scene(ROW + "gray-fox a1\nguard h1 E\nturn gray-fox")
    answers = best(game, "e1").answers
    for text in answers:
        game.choose(text)

    assert answers == ["dash b1", "step c1", "stop", "dash d1", "step e1", "stop"]
    assert game.where("gray-fox") == "e1"


@rule("ACT-3")
def test_who_has_no_action_left_walks_nowhere() -> None:
    assert ways(scene(ROW + "snake a1 spent 4\nguard h1 E\nturn snake")) == {}


def as_told(game: Game, space: str, way: HeroWay) -> bool:
    """Plays a way on a copy. True if it could be played to its end, False if something came to light before."""
    game, hero = game.clone(), game.active_hero or ""
    before, spent, noisy = known(game), game.hero(hero).spent, game.hero(hero).noisy
    for text in way.answers:
        if game.decision is None or game.decision.kind not in ("action", "step") or known(game) != before:
            return False
        assert game.decision.find(text), (text, way, list(map(str, game.decision.options)))
        game.choose(text)
    if known(game) == before and game.outcome is None and not way.stops:
        walker = game.hero(hero)
        assert game.where(hero) == space, way
        assert (walker.spent - spent, walker.noisy - noisy) == (way.actions, way.noise), way
    return True


def known(game: Game) -> list[object]:
    return [each[:] if isinstance(each, list) else each for each in hidden(game.state)]


def test_every_way_can_be_walked_as_told_up_to_the_first_thing_that_comes_to_light() -> None:
    walked = cut = 0
    for number, game in enumerate(games(40)):
        if number % 11:
            continue
        for space, found in ways(game).items():
            for way in found:
                done = as_told(game, space, way)
                walked, cut = walked + done, cut + (not done)
                if not done:
                    assert way.stops or way.seen or is_fight(game), (space, way)
    assert walked > 2000
    assert cut < walked / 5


def is_fight(game: Game) -> bool:
    """A boss answers movement in ways of its own."""
    return game.state.boss is not None


def test_nothing_hidden_is_in_any_way() -> None:
    compared = 0
    for number, game in enumerate(games(30)):
        if number % 23 == 0 and (twin := twin_of(game, seed=number)):
            assert ways(game) == ways(twin)
            compared += bool(ways(game))
    assert compared > 10


@pytest.mark.parametrize("space", ["c1", "e1"])
@rule("ACT-5")
def test_a_forecast_is_of_the_way_that_a_click_takes(space: str) -> None:
    game = scene(ROW + "snake a1\nguard h1 E\norders waken 1/1 left\nturn snake")
    found = forecast(game, "snake", space)

    assert found is not None
    assert found.noise == best(game, space).noise
