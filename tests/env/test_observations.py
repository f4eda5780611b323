"""What agents see: the table as players know it, the same in every form, and never what is hidden."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from noisecheck import known_to_players, new_game, scene
from noisecheck.content.beginning import Missions
from noisecheck.engine.dealing import deal_anew
from noisecheck.engine.game import Game
from noisecheck.engine.notation.scene import read_scene
from noisecheck.env.arrays import Arrays
from noisecheck.env.asked import ask
from noisecheck.env.catalogue import Catalogue
from noisecheck.env.features import guard_features, hero_features, question_features, table_features
from noisecheck.env.look import Look
from noisecheck.env.planes import planes
from noisecheck.env.play import Episodes
from noisecheck.env.text import Text, describe
from tests.env.walks import ALL_CARDS, some_cards, steps

TABLES = [
    ("cargo-dock", ("snake",)),
    ("heliport", ("snake",)),
    ("recon", ("snake", "meryl", "otacon", "gray-fox")),
]
GAMES = 3


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return bool(np.array_equal(one, other))


def plays(stage: str, heroes: tuple[str, ...]) -> list[Episodes]:
    return [Episodes(stage, heroes, some_cards(seed) if seed % 2 else ()) for seed in range(GAMES)]


@pytest.mark.parametrize(("stage", "heroes"), TABLES)
def test_dealing_what_is_hidden_anew_changes_nothing_that_is_seen(stage: str, heroes: tuple[str, ...]) -> None:
    compared = 0
    for seed, play in enumerate(plays(stage, heroes)):
        for number, _ in enumerate(steps(play, seed)):
            look = play.look()
            other = look.state.copy()
            deal_anew(other, number)
            assert same(play.observer.observe(look), play.observer.observe(look._replace(state=other)))
            assert describe(look) == describe(look._replace(state=other))
            compared += other.orders != look.state.orders

    assert compared


@pytest.mark.parametrize(("stage", "heroes"), TABLES)
def test_dealing_what_is_hidden_anew_changes_no_action(stage: str, heroes: tuple[str, ...]) -> None:
    compared = 0
    for seed, play in enumerate(plays(stage, heroes)):
        for number, _ in enumerate(steps(play, seed)):
            is_fresh = not play.game.answers and play.game.state.digest() == play.game.checkpoint.digest()
            if is_fresh:  # asked before anything happened
                other = Game(known_to_players(play.game, number), play.game.origin)
                assert play.asked is not None
                assert other.decision is not None
                assert ask(play.catalogue, other.decision).answers.keys() == play.asked.answers.keys()
                compared += 1

    assert compared > 20


@pytest.mark.parametrize(("stage", "heroes"), TABLES)
def test_every_observation_is_in_its_space_and_keeps_its_layout(stage: str, heroes: tuple[str, ...]) -> None:
    for seed, play in enumerate(plays(stage, heroes)):
        assert isinstance(play.observer, Arrays)
        names = play.observer.names
        for _ in steps(play, seed):
            look = play.look()
            assert play.observation_space.contains(play.observe())
            assert tuple(planes(look)) == names["board"]
            assert tuple(name for name, _ in table_features(look)) == names["table"]
            assert tuple(name for name, _ in question_features(look)) == names["question"]
            for seat, hero in enumerate(look.state.heroes):
                assert tuple(name for name, _ in hero_features(look, hero, seat)) == names["heroes"]
            for guard in look.state.guards:
                assert tuple(name for name, _ in guard_features(look, guard)) == names["guards"]
        assert play.observation_space.contains(play.observe())


def test_no_two_numbers_have_one_name() -> None:
    observer = Episodes("recon", ("snake", "meryl", "otacon", "gray-fox"), ALL_CARDS).observer

    for names in observer.names.values():
        assert len(set(names)) == len(names)


@pytest.mark.parametrize(("stage", "heroes"), TABLES)
def test_the_text_is_a_scene_with_the_same_figures(stage: str, heroes: tuple[str, ...]) -> None:
    play = Episodes(stage, heroes, (), "text")
    for _ in steps(play, 5):
        seen = play.observe()
        assert play.observation_space.contains(seen)
        read = read_scene(seen["observation"], Missions()).state
        assert read.heroes == play.game.state.heroes
        assert [(guard.space, guard.facing) for guard in read.guards] == [
            (guard.space, guard.facing) for guard in play.game.state.guards
        ]


def test_the_text_lists_the_actions_by_number() -> None:
    play = Episodes("cargo-dock", None, (), "text")
    play.begin(3)
    text = play.observe()["observation"]

    listed = [line.removeprefix("  # ") for line in text.split("question ")[1].splitlines()[1:]]

    assert play.asked is not None
    assert listed == [f"{action} {play.catalogue.texts[action]}" for action in sorted(play.asked.answers)]


CORNER = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +   +   +   +
2 | .   .   . |
  +   +   +   +
3 | .   .   . |
  +---+---+---+
snake a3 damage 1
guard c1 S
! snake a3
objective b3
trap b1 laser down
turn snake
"""


def look_at(game: Game) -> Look:
    catalogue = Catalogue(game.state.stage, [hero.id for hero in game.state.heroes], ())
    return Look(game.state, ask(catalogue, game.decision) if game.decision else None, catalogue)


def test_planes_show_figures_sight_and_the_way_to_the_goal() -> None:
    look = look_at(scene(CORNER))
    found = {name: plane.reshape(3, 3) for name, plane in planes(look).items()}

    assert found["hero"].tolist() == [[0, 0, 0], [0, 0, 0], [1, 0, 0]]
    assert found["hero damage"][2, 0] == 0.25
    assert found["guard S"][0, 2] == 1
    assert found["watched"].tolist() == [[0, 0, 0], [1, 1, 1], [1, 1, 1]]
    assert found["! token"][2, 0] == 1
    assert found["trap face down"][0, 1] == 1
    assert found["laser"].sum() == 0
    assert found["way"][2, 1] == 0
    assert found["way"][2, 0] < found["way"][1, 0] < found["way"][0, 0]


def test_the_ways_a_guard_may_go_are_on_the_board() -> None:
    game = scene(CORNER.replace("guard c1 S", "guard c1 N"))
    game.choose("end")
    while game.decision and game.decision.kind != "path":
        game.choose(game.decision.options[0])
    look = look_at(game)
    ways = planes(look)["guard's ways"].reshape(3, 3)

    assert ways[2, 0] == 1
    assert 0 < ways[0, 0] < 1


def test_an_observer_of_text_needs_no_layout() -> None:
    game = new_game("cargo-dock")

    assert Text(look_at(game)).names == {}
