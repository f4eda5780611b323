"""Laws: promises that hold at every question of every game, whatever its rules."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from functools import lru_cache

import pytest

from noisecheck import Game, IllegalOption, autoplay, load_game, picture, scene
from noisecheck.engine.bosses.kit.reference_card import special_actions
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.phrases import PHRASES, World, read, split_verb
from noisecheck.engine.rules.actions import objection
from tests.laws.walks import STAGES, begin, random_policy, standing, walk
from tests.soak import few, times

everywhere = pytest.mark.parametrize(("stage", "heroes"), STAGES, ids=[f"{s}-{len(h)}" for s, h in STAGES])
always = pytest.mark.parametrize("seed", few(1, 2, 3))


NONSENSE = (
    *("", "  ", "nonsense", "search twice", "hack", "access", "access 0", "access 5", "access 03", "access x"),
    *("recall distraction", "recall lights-out 0", "resolve distraction level 1", "disguise me", "focus meryl"),
    *("focus snake plus-2", "use pistol-45", "use arm-cannon a1 charge 4", "use c-4", "use missile-launcher x"),
    *("use gas-mask", "use rations-2", "use bandana", "use stealth-camouflage-2", "resupply twice", "aim c3", "sam"),
    *("topple it", "throw e4", "launch four", "lay", "drag z9", "interact a1-b1", "interact the guard"),
)


def universe(game: Game, spaces: tuple[str, ...]) -> list[str]:
    """All that can be said of these spaces, with two dice, by whoever plays and with the cards they carry."""
    state = game.state
    cards = tuple(dict.fromkeys(card.id for hero in state.heroes for card in hero.gear))
    return said_in(World(state.stage, tuple(hero.id for hero in state.heroes), cards, 2, spaces))


@lru_cache(8)  # it is the same at most questions of a game
def said_in(world: World) -> list[str]:
    return [text for said in PHRASES.values() for each in said.values() for text in each.every(world)]


@everywhere
@always
def test_listed_options_are_accepted_and_no_others(stage: str, heroes: list[str], seed: int) -> None:
    for number, game in enumerate(walk(stage, heroes, seed, times(60, 120))):
        if game.decision is None:
            return
        listed = [str(option) for option in game.decision.options]
        assert len(listed) == len(set(listed)), "two options with one text"
        for text in listed:
            assert game.why_not(text) is None
            if number % 8 == 0:
                game.clone().choose(text)
        names = game.state.stage.board.names
        legal = {*listed, *map(str, game.decision.unlisted)}
        for at, text in enumerate([*universe(game, names[:: max(1, len(names) // 12)]), *NONSENSE]):
            assert (game.why_not(text) is None) == (text in legal), text
            if at % 20 == number % 20 and text not in legal:
                with pytest.raises(IllegalOption):
                    game.clone().choose(text)


@everywhere
@always
def test_what_nothing_stands_against_is_what_is_listed(stage: str, heroes: list[str], seed: int) -> None:
    """At every question of a turn, for every space of the map: the list is asked for nothing."""
    for game in walk(stage, heroes, seed, times(20, 120)):
        if game.decision is None or game.decision.kind != "action":
            continue
        state, hero = game.state, game.hero(game.decision.hero)
        listed = {str(option) for option in game.decision.options}
        known = {*DASHBOARDS[hero.id].actions, *special_actions(state.stage), "focus"}
        for text in {*universe(game, state.stage.board.names), *listed} - {"end"}:
            verb, words = split_verb(text)
            if verb in known:
                objected = objection(state, hero, verb, words)
                assert (objected is None) == (text in listed), f"{text}: {objected}"


@everywhere
def test_every_option_is_said_by_a_phrase(stage: str, heroes: list[str]) -> None:
    for game in walk(stage, heroes, 6, 120):
        for option in game.decision.options if game.decision else ():
            said = read(game.state.stage, str(option))
            assert said.phrase is not None, option
            assert " ".join([said.verb, *(word for _, word in said.places)]) == str(option)


@everywhere
@always
def test_copies_never_share_a_future(stage: str, heroes: list[str], seed: int) -> None:
    chooser = random.Random(seed)
    kept: list[tuple[Game, str]] = []
    for game in walk(stage, heroes, seed, 150):
        if chooser.random() < 0.1:
            kept.append((game.clone(), picture(game)))
            if game.decision:
                game.clone().choose(chooser.choice(game.decision.options))
    for copy, shown in kept:
        assert picture(copy) == shown
        assert picture(scene(shown)) == shown


@everywhere
def test_saving_and_loading_change_nothing(stage: str, heroes: list[str]) -> None:
    for number, game in enumerate(walk(stage, heroes, 4, 150)):
        if number % 10 and game.decision is not None:
            continue
        loaded = load_game(game.save())
        assert loaded.state == game.state
        assert loaded.events == game.events
        assert loaded.decision == game.decision
        assert loaded.save() == game.save()


@everywhere
def test_a_game_taken_up_from_its_picture_is_saved_and_loaded(stage: str, heroes: list[str]) -> None:
    """In the middle of a step the picture has answers of its own."""
    for game in walk(stage, heroes, 5, 60):
        twin = scene(picture(game))
        loaded = load_game(twin.save())
        assert loaded.state == twin.state
        assert loaded.events == twin.events
        assert loaded.decision == twin.decision


@everywhere
@always
def test_taken_back_and_chosen_again_is_the_same(stage: str, heroes: list[str], seed: int) -> None:
    chooser = random.Random(seed)
    for game in walk(stage, heroes, seed, 100):
        if game.decision is None:
            return
        after, text = game.clone(), str(chooser.choice(game.decision.options))
        after.choose(text)
        again = after.clone()
        again.rewind()
        assert picture(again) == picture(game)
        assert again.decision == game.decision
        again.choose(text)
        assert again.state == after.state
        assert again.events == after.events


@everywhere
@always
def test_a_picture_is_the_position(stage: str, heroes: list[str], seed: int) -> None:
    for game in walk(stage, heroes, seed):
        shown = picture(game)
        twin = scene(shown)
        assert twin.checkpoint == game.checkpoint
        assert twin.state == game.state
        assert picture(twin) == shown


@everywhere
@always
def test_a_game_is_never_stuck_and_no_two_figures_share_a_space(stage: str, heroes: list[str], seed: int) -> None:
    for game in walk(stage, heroes, seed, 1000):
        assert (game.decision is None) == (game.outcome is not None)
        spaces = standing(game.state)
        assert len(spaces) == len(set(spaces))
        assert all(game.state.stage.board.floor >> space & 1 for space in spaces)


@everywhere
@always
def test_events_are_told_once(stage: str, heroes: list[str], seed: int) -> None:
    """What each choice returned, one after the other, is what the whole game tells."""
    chooser = random.Random(seed)
    game = begin(stage, heroes, seed)
    heard = list(game.events)
    while game.decision and len(heard) < 1500:
        heard += game.choose(chooser.choice(game.decision.options))
    assert heard == game.events


@everywhere
def test_a_policy_on_the_spot_and_a_recorded_game_go_the_same_way(stage: str, heroes: list[str]) -> None:
    game = begin(stage, heroes, 11)
    ending = autoplay(game, random_policy(11))
    for answer in ending.answers:
        game.choose(answer)
    assert game.state == ending.state
    assert game.events[-len(ending.events) :] == ending.events


@pytest.mark.parametrize("hash_seed", few(4242, 0, 1))
def test_the_same_game_under_any_hash_seed(hash_seed: int) -> None:
    """Sets and dictionaries must not leak their order into play."""
    code = (
        "from noisecheck import autoplay; from tests.laws.walks import STAGES, begin, random_policy\n"
        "for stage, heroes in STAGES:\n"
        "    print(autoplay(begin(stage, heroes, 5), random_policy(5)).state.digest())"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": each, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for each in ("7", str(hash_seed))
    ]
    assert runs[0] == runs[1]
    assert len(runs[0].split()) == len(STAGES)
