"""Laws: promises that hold at every question of every game, whatever its rules."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from noisecheck import Game, IllegalOption, autoplay, load_game, picture, scene
from noisecheck.engine.rules.actions import objection
from tests.laws.walks import STAGES, begin, random_policy, standing, walk
from tests.soak import seeds

everywhere = pytest.mark.parametrize(("stage", "heroes"), STAGES, ids=[f"{s}-{len(h)}" for s, h in STAGES])
always = pytest.mark.parametrize("seed", seeds(1, 2, 3))


def universe(game: Game) -> list[str]:
    """Texts of every shape a player could type: most of them are not possible at any moment."""
    names = game.state.stage.board.names[:: max(1, len(game.state.stage.board.names) // 12)]
    verbs = ["sneak", "dash", "step", "hand-to-hand", "combo", "takedown", "drag", "drop", "interact", "face"]
    tokens = ["plus-2", "reroll", "minus-white-or-move", "extra-action", "dash-2"]
    texts = [f"{verb} {name}" for verb in verbs for name in names]
    texts += [f"refresh {token}" for token in tokens] + [f"focus {token}" for token in tokens]
    texts += [f"focus {token} {name}" for token in tokens for name in names] + [f"reroll {n}" for n in (1, 2, 3)]
    texts += ["knock", "end", "pass", "stop", "yes", "no", "", "  ", "use pistol-45 a1", "interact a1-b1", "nonsense"]
    texts += ["search", "search twice", "hack", *(f"hack {name}" for name in [*names, "b4", "j4", "o7"])]
    texts += [f"access {dice}" for dice in ("", "0", "1", "2", "3", "4", "5", "03", "x")]
    texts += [f"resolve {card} level {level}" for card in ("distraction", "camera-loop") for level in range(1, 6)]
    texts += [f"recall {card} {slot}" for card in ("distraction", "lights-out") for slot in ("", "0", "1", "2", "3")]
    texts += ["disguise", "disguise me", "use high-frequency-blade", "use high-frequency-blade charge"]
    texts += ["focus meryl", "focus meryl extra-action", "focus meryl plus-2 die 1", "focus snake plus-2"]
    texts += [f"use arm-cannon {name}{spent}" for name in names for spent in ("", " charge 1", " charge 4")]
    thrown = ["grenade", "stun-grenade", "c-4", "claymore", "time-bomb", "nikita"]
    texts += [f"use {card} {name}" for card in thrown for name in [*names, "detonate", ""]]
    texts += ["use chaff-grenade", *(f"use missile-launcher {way}" for way in ("N", "E", "x")), "fly N 1"]
    texts += ["use rations", "use rations-2", "use medicine", "use pentazemin", "use pentazemin 1", "use cardboard-box"]
    texts += ["use gas-mask order", "use gas-mask reaction", "use gas-mask", "use night-vision-goggles", "use bandana"]
    texts += ["use stealth-camouflage-2", "use adv-stealth-camouflage", "use adv-stealth-camouflage charge"]
    texts += [f"use {card} {name}" for card in ("rope", "thermal-goggles") for name in names]
    texts += [f"use key-card-{level} {door.name}" for level in (3, 4) for door in game.state.stage.doors]
    texts += [
        "resupply",
        "resupply twice",
        "aim",
        "aim c3",
        "topple",
        "topple it",
        "throw",
        "throw e4",
        "sam",
        *(f"sam {name}" for name in names),
        *(f"launch {missiles}" for missiles in ("one", "two", "three", "four")),
        "lay",
        *(f"lay {name}" for name in names),
        "done",
        "put back meryl handgun-50",
        *(f"equip {hero.id} rope" for hero in game.state.heroes),
    ]
    return texts + [f"interact {door.name}" for door in game.state.stage.doors]


@everywhere
@always
def test_listed_options_are_accepted_and_no_others(stage: str, heroes: list[str], seed: int) -> None:
    for number, game in enumerate(walk(stage, heroes, seed, 120)):
        if game.decision is None:
            return
        listed = [str(option) for option in game.decision.options]
        assert len(listed) == len(set(listed)), "two options with one text"
        for text in listed:
            assert game.why_not(text) is None
            if number % 8 == 0:
                game.clone().choose(text)
        for text in universe(game):
            assert (game.why_not(text) is None) == (text in listed), text
            if game.decision.kind == "action" and text.split()[:1] not in (["end"], []):
                verb, _, words = text.partition(" ")
                objected = objection(game.state, game.hero(game.decision.hero), verb, words)
                assert (objected is None) == (text in listed), f"{text}: {objected}"
            if number % 20 == 0 and text not in listed:
                with pytest.raises(IllegalOption):
                    game.clone().choose(text)


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


@pytest.mark.parametrize("hash_seed", seeds(4242, 0, 1))
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
