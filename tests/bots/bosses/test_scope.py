"""Bots that aim at Sniper Wolf: their flights are those of the rules, and they take the shot that is there."""

import pytest

from noisecheck.bots.bosses import plans_against, scope
from noisecheck.bots.bosses.scope import Ridge
from noisecheck.bots.fights.fighter import Fighter
from tests.bosses.ridge import crosshair, damage, hidden, ridge
from tests.play import options, play
from tests.table import rule

STILL = "inactive plus-2,minus-2,reroll,minus-white-or-move"
SCENE = f"boss wolf off\ntoken crosshair-snake c4\nsnake a6 {STILL}\nturn snake\n"


@rule("BOS-29")
@pytest.mark.parametrize(("one", "other"), [(1, 2), (3, 3), (6, 4)])
def test_a_flight_ends_where_the_rules_end_it(one: int, other: int) -> None:
    board = ridge(SCENE).state.stage.board
    computed = {board.names[each.end] for each in scope.flights(board, board.numbers["c4"], (one, other))}

    played = set()
    opened = play(ridge(f"{SCENE}dice {one} {other}"), "aim")
    for first in options(opened):
        on_the_way = opened.clone()
        on_the_way.choose(first)
        for second in options(on_the_way):
            ended = on_the_way.clone()
            ended.choose(second)
            played.add(crosshair(ended, "crosshair-snake"))

    assert computed == played


def test_the_chance_to_end_on_a_space_is_counted_over_all_throws() -> None:
    """Up by three or more it stops in row 1; so a 1 brings it from there to c2, beside any 2 and what differs by 2."""
    board = ridge(SCENE).state.stage.board

    assert scope.chance(board, board.numbers["c4"], board.numbers["c2"]) == 26 / 36


def test_passing_tokens_is_worth_more_than_passing_none_and_a_hit_more_than_both() -> None:
    board = ridge(SCENE).state.stage.board
    spaces = {name: board.numbers[name] for name in ("b2", "d2", "f2", "e2", "e5")}
    seen = Ridge(frozenset(spaces[name] for name in ("b2", "d2", "f2")), None, 3.0, 2)
    sweep = sum(1 << spaces[name] for name in ("d2", "e2"))
    found = seen._replace(tokens=frozenset(), figure=spaces["d2"])

    passing, missing = (scope.worth_of_flight(board, way, spaces[end], seen) for way, end in ((sweep, "e2"), (0, "e5")))
    assert missing < passing
    assert passing < scope.worth_of_flight(board, 1 << spaces["d2"], spaces["d2"], found) == 3.0


def test_a_bot_ends_its_crosshair_on_her_when_the_dice_allow_it() -> None:
    game = ridge(f"boss wolf d2 S\ntoken crosshair-snake d5\nsnake a6 {STILL}\nturn snake\ndice 3 5")
    fighter = Fighter(plans_against("wolf")[0])
    game.choose("aim")

    while game.decision and game.decision.kind != "action":
        game.choose(fighter.answer(game.decision, game.state))

    assert damage(game) >= 2


def test_a_bot_begins_its_crosshair_where_the_tokens_are_in_reach() -> None:
    game = ridge(hidden(4, 2, 6) + f"snake d3 {STILL}\nturn snake\ndice 1 1")
    fighter = Fighter(plans_against("wolf")[0])
    game.choose("aim")
    assert game.decision is not None

    assert game.decision.kind == "aim"
    assert str(fighter.answer(game.decision, game.state)) in options(game)
