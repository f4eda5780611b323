"""The action space: every option has one action, every action one option, whatever is asked."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from noisecheck import new_game, picture, scene, stage_ids
from noisecheck.engine.dashboards import COMMON, DASHBOARDS, HERO_IDS
from noisecheck.engine.equipment import GEAR
from noisecheck.engine.game import Game
from noisecheck.engine.gear.using import uses
from noisecheck.engine.rules.changes import use_card
from noisecheck.engine.table import Option
from noisecheck.env.asked import NumberedQuestion, ask
from noisecheck.env.catalogue import Catalogue
from noisecheck.env.features import KINDS
from noisecheck.env.play import Episodes
from tests.client.test_decisions import raised
from tests.env.walks import ALL_CARDS, FIGHTS, TABLES, some_cards, steps
from tests.test_docs import table_after

GAMES = 4
PARTY = ("snake", "meryl", "otacon", "gray-fox")
EVERYTHING = (*ALL_CARDS, "rations", "adv-stealth-camouflage", "arm-cannon", "high-frequency-blade")


def ways_through(catalogue: Catalogue, asked: NumberedQuestion) -> list[Option]:
    """The options that some sequence of actions leads to."""
    found = []
    for action, options in asked.answers.items():
        found += options if len(options) == 1 else ways_through(catalogue, asked.narrowed(catalogue, action))
    return found


@pytest.mark.parametrize(("stage", "heroes"), [*TABLES, *FIGHTS])
def test_every_option_of_every_question_is_one_action(stage: str, heroes: tuple[str, ...]) -> None:
    for seed in range(GAMES):
        play = Episodes(stage, heroes, some_cards(seed) if seed % 2 else ())
        for _ in steps(play, seed):
            asked, decision = play.asked, play.game.decision
            assert asked is not None
            assert decision is not None
            assert set(np.flatnonzero(play.mask())) == set(asked.answers)
            if asked.options is decision.options:
                assert Counter(map(str, ways_through(play.catalogue, asked))) == Counter(map(str, decision.options))
            if decision.kind != "path":
                assert {play.catalogue.texts[action] for action in asked.answers} == set(map(str, decision.options))


def test_a_text_stands_in_the_catalogue_once() -> None:
    catalogue = Catalogue(new_game("recon", PARTY).state.stage, PARTY, EVERYTHING)

    assert len(set(catalogue.texts)) == len(catalogue) == len(catalogue.numbers)
    assert catalogue.texts[: len(catalogue.names)] == [f"sneak {name}" for name in catalogue.names]


def test_all_games_of_an_environment_have_the_same_actions() -> None:
    play = Episodes("recon", ("snake", "otacon"), ("c-4",))
    texts = play.catalogue.texts

    play.begin(77)
    again = Episodes("recon", ("snake", "otacon"), ("c-4",))

    assert play.catalogue.texts is texts
    assert again.catalogue.texts == texts


def test_no_verb_of_the_notation_is_missing() -> None:
    stages = [new_game("recon", PARTY).state.stage, *(new_game(stage).state.stage for stage in stage_ids())]
    known = {text.split()[0] for stage in stages for text in Catalogue(stage, PARTY, EVERYTHING).texts}

    assert {text.split()[0] for text in table_after("The options")} <= known


@pytest.mark.parametrize("card", sorted({*uses, *use_card}))
def test_every_card_that_can_be_used_has_actions(card: str) -> None:
    assert card in GEAR
    catalogue = Catalogue(new_game("recon").state.stage, PARTY, [card])
    assert any(text.startswith(f"use {card}") for text in catalogue.texts)


def test_every_kind_of_question_is_known() -> None:
    assert set(KINDS) == raised()


def at_a_terminal(*lines: str) -> Game:
    """Otacon at a hacked terminal of the highest level on Recon, with these lines added."""
    kept = picture(new_game("recon", PARTY, seed=4)).replace("snake a8", "snake f8").splitlines()
    kept = [f"{line} hacked" if line.startswith("terminal o7") else line for line in kept]
    kept = [line for line in kept if not line.startswith(("system", "turn", "seed", "otacon"))] + ["otacon o7"]
    return scene("\n".join([*kept, "turn otacon", *lines]) + "\n")


def option(game: Game, verb: str) -> str:
    assert game.decision is not None
    return next(str(each) for each in game.decision.options if each.verb == verb)


def test_what_is_asked_about_system_cards_has_actions_too() -> None:
    covered = ("distraction 3 4 5", "door-control 4 4 6", "elevator-override 3 4", "lights-out 4 5", "all-clear 2 3 6")
    kinds = set()
    for card in covered:
        game = at_a_terminal(f"beside {card}", "! snake a1", "? meryl b1")
        catalogue = Catalogue(game.state.stage, HERO_IDS, EVERYTHING)
        assert game.decision is not None
        levels = [str(each) for each in game.decision.options if each.verb == "resolve"]
        assert levels
        game.choose(levels[-1])
        while game.decision:
            asked = ask(catalogue, game.decision)
            assert len(asked.answers) == len(game.decision.options)
            kinds.add(game.decision.kind)
            if game.decision.kind == "action":
                break
            game.choose(game.decision.options[0])

    assert "system-target" in kinds


def test_searching_and_accessing_have_actions_too() -> None:
    beside = ("beside camera-loop - -", "beside lights-out - -", "beside sensor-control - -")
    game = at_a_terminal(*beside, "system radio-silence; all-clear", "dice 5 4 2 5 6 6")
    catalogue = Catalogue(game.state.stage, HERO_IDS, EVERYTHING)
    kinds = []
    for choice in ("access 4", "hacker 2", "pass", "pass", "put", "recall", "search", "return"):
        assert game.decision is not None
        kinds.append(game.decision.kind)
        assert len(ask(catalogue, game.decision).answers) == len(game.decision.options)
        game.choose(choice if game.decision.find(choice) else option(game, choice))
        if choice == "put":
            game.choose("done")

    assert kinds == [
        *("action", "hacker", "before-roll", "change-roll", "place-die", "action", "action", "return-card")
    ]


def test_equal_ways_are_told_apart_where_they_part() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +   +   +
    2 | .   .   . |
      +   +   +   +
    3 | .   .   . |
      +---+---+---+
    snake a3
    guard c1 N
    ! snake a3
    turn snake
    """)
    game.choose("end")
    catalogue = Catalogue(game.state.stage, ("snake",), ())
    decision = game.decision
    assert decision is not None
    assert decision.kind == "path"

    asked = ask(catalogue, decision)

    assert len(ways_through(catalogue, asked)) == len(decision.options)
    assert all(catalogue.texts[action].startswith("path ") for action in asked.answers)


def test_an_action_that_is_new_on_a_dashboard_has_its_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to list it: what can be said follows from the dashboards. Resupply is on none so far."""
    stage = new_game("heliport", heroes=["snake"], seed=1).checkpoint.stage
    before = Catalogue(stage, ["snake"], []).texts
    monkeypatch.setitem(DASHBOARDS, "snake", replace(DASHBOARDS["snake"], actions=(*COMMON, "resupply")))

    assert "resupply" not in before
    assert "resupply" in Catalogue(stage, ["snake"], []).texts
