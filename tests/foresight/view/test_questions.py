"""The question as others see it: every option with what it points at, and why what is missing is missing."""

import random

import pytest

from noisecheck import Game, texts
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.foresight.shapes import Choice, Die
from noisecheck.foresight.view.questions import objection, question
from tests.foresight.looking import games
from tests.table import rule, scene

ROW = "    a   b   c   d   e\n  +---+---+---+---+---+\n1 | .   .   .   .   . |\n  +---+---+---+---+---+\n"
MOVES = ("sneak", "dash", "step", "drop", "spawn")


def choices(game: Game) -> dict[str, Choice]:
    asked = question(game)
    assert asked is not None
    return {choice.text: choice for choice in asked.options}


@pytest.mark.slow
def test_every_option_that_is_listed_is_accepted_and_no_legal_one_is_missing() -> None:
    chooser = random.Random(3)
    for game in games(60):
        assert game.decision is not None
        listed = choices(game)
        assert list(listed) == [str(option) for option in game.decision.options]
        game.clone().choose(chooser.choice(list(listed)))


@pytest.mark.slow
def test_options_point_at_the_spaces_they_name() -> None:
    for game in games(60):
        names = game.state.stage.board.numbers
        for choice in choices(game).values():
            assert all(space in names for space in choice.spaces)
            words = choice.text.split()
            assert [word for word in words if word in names] == [space for space in choice.spaces if space in words]
            if choice.verb in MOVES:
                assert choice.spaces == [choice.parts["space"]]
            if choice.verb in ("turn", "target") and [*choice.parts] == ["hero"]:
                assert choice.spaces == [game.where(choice.parts["hero"])]


@pytest.mark.slow
def test_each_action_and_each_card_is_either_offered_or_says_why_not() -> None:
    for game in games(60):
        asked = question(game)
        assert asked is not None
        if asked.kind != "action":
            assert asked.closed == []
            continue
        hero = game.hero(asked.hero)
        offered = {choice.verb for choice in asked.options}
        closed = {found.text.split()[0] for found in asked.closed}
        for action in DASHBOARDS[hero.id].actions:
            if action != "use":
                assert (action in offered) != (action in closed), action
        used = {choice.parts["gear"] for choice in asked.options if choice.verb == "use"}
        refused = {found.text.split()[1] for found in asked.closed if found.text.startswith("use ")}
        assert used | refused == {card.id for card in hero.gear}
        assert not used & refused


@pytest.mark.slow
def test_every_reason_can_be_said() -> None:
    for game in games(60):
        asked = question(game)
        assert asked is not None
        for found in asked.closed:
            said = texts.say(f"objection-{found.reason}", found.facts)  # type: ignore[arg-type]
            assert said
            assert "“”" not in said, found


@rule("ACT-6")
def test_a_closed_strike_speaks_of_the_nearest_guard() -> None:
    game = scene(ROW + "snake a1\nguard c1 E\nguard e1 E\nturn snake")
    asked = question(game)

    assert asked is not None
    closed = {found.text: (found.rule, found.reason, found.facts) for found in asked.closed}
    assert closed["combo c1"] == ("ADJ-1", "not-adjacent", {"space": "c1"})
    assert closed["drag a1"][1] == "no-body-in-reach"
    assert closed["reroll 1"][1] == "no-dice-lying"


@rule("ACT-3")
def test_what_is_too_dear_says_what_it_costs() -> None:
    game = scene(ROW + "snake a1 spent 3\nguard b1 E\nturn snake")
    asked = question(game)

    assert asked is not None
    found = next(found for found in asked.closed if found.text == "combo b1")
    assert (found.reason, found.facts) == ("too-few-actions", {"cost": 2, "left": 1})


@rule("HER-12")
def test_without_a_system_card_recalling_and_resolving_say_what_they_need() -> None:
    game = scene(ROW + "otacon a1\nterminal b1 level 2 needs 3+ hacked\nsystem distraction\nturn otacon")
    asked = question(game)

    assert asked is not None
    closed = {found.text: found.reason for found in asked.closed}
    assert closed["recall"] == closed["resolve"] == "none-beside"


@rule("ACT-15", "ATT-5")
def test_options_tell_their_cost_and_what_will_be_heard() -> None:
    game = scene(ROW + "snake a1\ngear snake pistol-45, sniper-rifle\nguard c1 E\nturn snake")
    listed = choices(game)

    assert (listed["dash b1"].cost, listed["dash b1"].noisy, listed["dash b1"].loud) == (1, True, False)
    assert (listed["sneak b1"].cost, listed["sneak b1"].noisy) == (1, False)
    assert (listed["use sniper-rifle c1"].cost, listed["use sniper-rifle c1"].loud) == (2, True)
    assert listed["focus minus-white-or-move b1"].cost == 0
    assert listed["end"].cost is None


@rule("ACT-15")
def test_with_a_suppressor_a_pistol_is_not_loud() -> None:
    game = scene(ROW + "snake a1\ngear snake pistol-45, pistol-suppressor\nguard c1 E\nturn snake")

    assert not choices(game)["use pistol-45 c1"].loud


@rule("FOC-5", "FOC-7")
def test_a_change_of_dice_names_the_die_and_what_it_becomes() -> None:
    game = scene(ROW + "snake a1 inactive minus-white-or-move\nguard b1 E\nturn snake\ndice 1 5 2")
    game.choose("combo b1")
    listed = choices(game)

    assert (listed["focus plus-2 die 2"].dice, listed["focus plus-2 die 2"].becomes) == ([2], [Die("w", 6)])
    assert (listed["focus minus-2 die 3"].dice, listed["focus minus-2 die 3"].becomes) == ([3], [Die("b", 1)])
    assert (listed["focus reroll die 1"].dice, listed["focus reroll die 1"].becomes) == ([1], [])
    assert listed["pass"].dice == []


def test_a_door_is_the_two_spaces_beside_it() -> None:
    text = "    a   b\n  +---+---+\n1 | . : . |\n  +---+---+\ndoor a1-b1 level 2 needs 4+\nsnake a1\nturn snake"

    assert choices(scene(text))["interact a1-b1"].spaces == ["a1", "b1"]


def test_why_not_is_asked_for_any_text() -> None:
    game = scene(ROW + "snake a1\nturn snake")
    found = objection(game, "sneak d1")

    assert found is not None
    assert (found.text, found.rule, found.reason) == ("sneak d1", "ACT-4", "too-far")
    assert objection(game, "sneak b1") is None


def test_when_the_game_is_over_nothing_is_asked() -> None:
    game = scene(ROW + "objective b1\nexit b1\nsnake b1\nturn snake")
    game.choose("interact b1")

    assert str(game.outcome) == "won"
    assert question(game) is None
