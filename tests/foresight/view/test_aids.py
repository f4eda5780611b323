"""The aids of a position: plans that come true, reach that is legal, noise by the formula."""

from collections.abc import Iterator
from contextlib import suppress

import pytest

from noisecheck import Game
from noisecheck.engine.board.paths import MOST_PATHS
from noisecheck.engine.cards import ARROWS, OrderCard
from noisecheck.engine.dealing import deal_anew
from noisecheck.engine.events import ReactionDrawn
from noisecheck.engine.guards.activation import activate
from noisecheck.engine.rules.outcome import StageOver
from noisecheck.engine.state import State
from noisecheck.engine.table import Decision, Offhand, Option
from noisecheck.foresight.forecast.plans import plans, plans_of
from noisecheck.foresight.honest import SEED
from noisecheck.foresight.shapes import GuardPlan
from noisecheck.foresight.view.aids import position_aids
from noisecheck.foresight.view.film import Film
from noisecheck.foresight.view.questions import sight_reason
from tests.board.maps import diamonds
from tests.foresight.looking import games
from tests.play import play
from tests.table import rule, scene

ROW = "    a   b   c   d   e   f   g   h\n  +---+---+---+---+---+---+---+---+\n"
ROW += "1 | .   .   .   .   .   .   .   . |\n  +---+---+---+---+---+---+---+---+\n"
YARD = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   . |
  +   +   +   +   +
2 | .   .   .   . |
  +   +   +   +   +
3 | .   .   .   . |
  +---+---+---+---+
"""
DECK = "orders waken 4/3 left; waken 5/4 right; game-over\n"


def plan_of(game: Game, number: int) -> GuardPlan:
    return next(plan for plan in position_aids(game).plans if plan.guard == number)


@pytest.mark.slow
def test_what_heroes_do_in_their_turns_changes_no_plan_that_was_kept() -> None:
    for game in games(20):
        state = game.state.copy()
        deal_anew(state, SEED)

        assert plans(game) == plans_of(state)


def actions_to(game: Game) -> dict[str, int]:
    """The spaces in reach, each with the fewest actions."""
    return {space: ways[0].actions for space, ways in position_aids(game).reach.items()}


def first(decision: Decision, state: State) -> Option:
    return decision.options[0]


def ends(game: Game, number: int, spaces: int) -> Iterator[str]:
    """Where cards with this number really end a guard's way; but for those by which it draws a Reaction card."""
    for arrow in [game.state.order.arrow] if game.state.order else ARROWS:
        state = game.state.copy()
        guard = next(each for each in state.guards if each.number == number)
        table = Offhand(state, first)
        state.dice = [1] * 100
        with suppress(StageOver):
            activate(state, table, guard, OrderCard("", spaces, spaces, arrow))
        if not any(isinstance(event, ReactionDrawn) for event in table.events):
            yield state.stage.board.names[guard.space]


@pytest.mark.slow
@rule("GRD-0", "GRD-5")
def test_a_stop_is_where_a_card_with_that_number_ends_the_way_whatever_its_arrow() -> None:
    held = 0
    for number, game in enumerate(games(120)):
        if number % 12 or game.state.phase == "setup":
            continue
        for plan in plans(game):
            for spaces, stop in plan.stops.items():
                really = set(ends(game, plan.guard, spaces))
                assert really <= {stop}, (plan, spaces, really)
                held += len(really)
    assert held > 500


@rule("ORD-9")
def test_guards_are_told_in_the_order_in_which_they_are_activated() -> None:
    checked = 0
    for game in games(150):
        if not game.decision or not game.decision.find("end") or sum(not hero.acted for hero in game.state.heroes) > 1:
            continue
        film = Film(game)
        before, told = [plan.guard for plan in position_aids(game).plans if plan.order], len(film)
        film.choose(game.clone(), "end")
        happened = film.log(told)
        if not any(each.kind in ("GuardSpawned", "KnockedOut", "Killed") for each in happened):
            really = [each.guard for each in happened if each.kind == "GuardActivated"]
            assert really == before[: len(really)]
            checked += len(really)
        if checked > 50:
            return
    raise AssertionError("too few activations")


@rule("GRD-15")
def test_a_patrol_goes_straight_on_and_stops_by_the_blue_numbers() -> None:
    game = scene(ROW + "snake h1\nguard g1 W\n" + DECK + "turn snake")
    plan = plan_of(game, 1)

    assert (plan.mode, plan.target, plan.order) == ("patrol", None, 1)
    assert plan.way == ["f1", "e1", "d1", "c1", "b1"]
    assert plan.stops == {3: "d1", 4: "c1", 5: "b1"}


@rule("GRD-11")
def test_where_the_arrow_decides_the_way_is_told_no_further() -> None:
    game = scene(YARD + "snake a3\nguard c2 E\n" + DECK + "turn snake")
    plan = plan_of(game, 1)

    assert plan.way == ["d2"]
    assert plan.stops == {}


@rule("HER-14")
def test_where_players_answer_something_on_the_way_nobody_says_where_it_ends() -> None:
    board = ROW + "terminal a1 level 2 needs 3+ hacked\ndead a1\notacon b1\n! otacon h1\nguard d1 E\n"
    game = scene(board + "beside camera-loop 2 5\nbeside door-control 4 - 6\n" + DECK + "turn otacon")
    game.choose("sneak c1")  # off the terminal; which card goes back first is asked
    plan = plan_of(game, 1)

    assert plan.way == ["e1"]
    assert plan.stops == {}


@rule("GRD-13")
def test_an_alerted_guard_goes_for_the_alarm_by_the_red_numbers() -> None:
    game = scene(ROW + "snake h1\n! snake b1\nguard g1 W\n" + DECK + "turn snake")
    plan = plan_of(game, 1)

    assert (plan.mode, plan.token, plan.owner, plan.target) == ("alert", "!", "snake", "b1")
    assert plan.stops == {4: "c1", 5: "b1", 6: "b1"}


@rule("GRD-6")
def test_paths_that_are_tied_are_told_as_the_choice_they_are() -> None:
    game = scene(YARD + "snake d3\n! snake c3\nguard a1 N\n" + DECK + "turn snake")
    plan = plan_of(game, 1)

    assert plan.way == []
    assert plan.stops == {}
    assert len(plan.ties) > 1
    assert all(way[-1] == "c3" for way in plan.ties)


@rule("GRD-6")
def test_of_very_many_tied_paths_no_more_are_told_than_would_be_offered_to_all_targets_together() -> None:
    heroes = "snake ay1\nmeryl a1\n! snake ay2\n! meryl a2\n"
    game = scene(diamonds(17) + heroes + "guard z1 N\n" + DECK + "turn snake")
    plan = plan_of(game, 1)

    assert plan.target is None
    assert len(plan.ties) == MOST_PATHS


@rule("GRD-1")
def test_a_guard_that_sees_a_hero_stays_where_it_is() -> None:
    game = scene(ROW + "snake c1\n! snake c1\nguard a1 E\n" + DECK + "turn snake")

    assert plan_of(game, 1).way == []
    assert set(plan_of(game, 1).stops.values()) == {"a1"}


@rule("SET-20")
def test_guards_of_a_zone_that_is_not_active_have_no_place_in_the_order() -> None:
    game = scene(ROW + "zone west a1:d1\nzone east e1:h1\nsnake a1\nguard b1 E\nguard h1 E\n" + DECK + "turn snake")

    assert [(plan.guard, plan.order) for plan in position_aids(game).plans] == [(1, 1), (2, 0)]


def test_a_card_that_players_looked_at_is_taken_for_what_it_is() -> None:
    game = scene(YARD + "snake a3\ngear snake gas-mask\nguard c2 E\n" + DECK + "turn snake")
    game.choose("use gas-mask order")
    plan = plan_of(game, 1)

    assert list(plan.stops) == [3]
    assert plan.way[:2] == ["d2", "d1"]


@rule("ACT-4", "ACT-5")
def test_reach_counts_a_dash_as_two_spaces_for_one_action() -> None:
    game = scene(ROW + "snake a1 spent 2\nguard f1 E\nturn snake")

    assert actions_to(game) == {"b1": 1, "c1": 1, "d1": 2, "e1": 2}


@rule("MOV-2")
def test_what_is_in_reach_is_reached_with_so_many_actions() -> None:
    game = scene(YARD + "snake a1 spent 2\nguard b1 N\nturn snake")

    assert actions_to(game)["c1"] == 1
    play(game, "dash a2", "step b2", "dash c2", "step d2")
    assert position_aids(game).reach == {}
    assert game.where("snake") == "d2"


@rule("ATT-5")
def test_the_chance_of_noise_is_told_until_its_dice_lie() -> None:
    game = scene(ROW + "snake a1 noisy 2 spent 2\nmeryl b1 noisy 1\nguard h1 E\nturn snake\ndice ! 2")
    game.choose("end")
    assert position_aids(game).noise["snake"][1] == pytest.approx(11 / 36)

    game.choose("pass")

    assert game.decision is not None
    assert game.decision.dice
    assert position_aids(game).noise["snake"] == (0, 0.0)
    assert position_aids(game).noise["meryl"][1] == pytest.approx(1 / 6)


@rule("ATT-5")
def test_noise_is_told_for_every_hero() -> None:
    game = scene(ROW + "zone west a1:d1\nzone east e1:h1\nsnake a1 noisy 2\nmeryl h1 noisy 1\nguard b1 E\nturn snake")
    noise = position_aids(game).noise

    assert noise["snake"][0] == 2
    assert noise["snake"][1] == pytest.approx(11 / 36)
    assert noise["meryl"] == (1, 0.0)


def test_interactables_are_what_is_still_to_be_done() -> None:
    text = ROW + "objective e1\nelevator a1 to h1\nterminal g1 level 2 needs 3+\n{} e1\nturn {}"

    assert position_aids(scene(text.format("snake", "snake"))).interactables == ["a1", "e1"]
    game = scene(text.format("otacon", "otacon"))
    assert position_aids(game).interactables == ["a1", "e1", "g1"]
    game.choose("interact e1")
    assert "e1" not in position_aids(game).interactables


@rule("LOS-2", "LOS-3")
def test_why_a_guard_does_not_see_a_space_names_box_and_blockers() -> None:
    game = scene("    a   b   c\n  +---+---+---+\n1 | .   # | . |\n  +---+---+---+\nsnake c1\nguard a1 E\nturn snake")
    reason = sight_reason(game, "a1", "c1")

    assert (reason.sees, reason.faces, reason.box) == (False, True, ("a1", "c1"))
    assert reason.blockers == ["obstacle b1", "wall b1-c1"]
