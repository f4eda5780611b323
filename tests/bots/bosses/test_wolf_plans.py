"""Plans against Sniper Wolf: stay behind the scope or leave it; and what Otacon does meanwhile (BOS-29, BOS-30)."""

import pytest

from noisecheck.bots import bot
from noisecheck.bots.bosses import plan_named, plans_against, scope
from noisecheck.bots.bosses.scope import Ridge
from noisecheck.bots.bosses.wolf import out_of_sight, scope_left_behind
from noisecheck.bots.fights.judge import Judge
from noisecheck.bots.fights.turn_worth import TurnWorth, everywhere
from noisecheck.engine.bosses.kit import boss_of
from tests.bosses.ridge import crosshair, her_field, hidden, ridge
from tests.table import rule

TIRED = "inactive minus-white-or-move,plus-2,minus-2,reroll"
LYING = f"{hidden(4, 2, 6)}token crosshair e6\ntoken crosshair-snake e4\nsnake e5 {TIRED}\nturn snake\ndice 5 5 5 5\n"


def test_there_are_two_and_the_first_is_to_keep_moving() -> None:
    assert [plan.name for plan in plans_against("wolf")] == ["keep-moving", "hold-still"]


@rule("BOS-30")
def test_leaving_the_scope_is_known_to_cost_fewer_hits_than_staying_behind_it() -> None:
    """Her crosshair goes up to 5 spaces, and reaches Snake where it is as well as farther up."""
    game = ridge(f"boss-deck | | one-shot; lead-the-target\n{LYING}")
    snake, names = game.hero("snake"), game.state.stage.board.numbers
    turn = TurnWorth(Judge(plan_named("wolf", "keep-moving")), game.state, snake, everywhere)

    assert turn.hits_at(names["e5"]) == 2 * turn.hits_at(names["e3"]) > 0


@rule("BOS-29")
def test_what_stays_behind_is_looked_at_on_a_copy() -> None:
    game = ridge(LYING)
    before = game.state.digest()

    left = scope_left_behind(game.state, game.hero("snake"))

    assert "crosshair-snake" not in {token.name for token in boss_of(left).tokens}
    assert (game.state.digest(), crosshair(game, "crosshair-snake")) == (before, "e4")


@pytest.mark.parametrize(("plan", "stays"), [("hold-still", True), ("keep-moving", False)])
def test_with_the_last_action_one_plan_stays_behind_the_scope_and_the_other_leaves_it(plan: str, stays: bool) -> None:
    game = ridge(f"boss-deck | | one-shot; lead-the-target\n{LYING}".replace("snake e5", "snake e5 spent 3"))

    chosen = bot(f"steady:{plan}", 1).choose(game)

    assert (chosen.verb in ("aim", "refresh", "end")) == stays


@rule("BOS-28")
def test_otacon_goes_for_her_tile_or_stays_where_he_is() -> None:
    field = f"{hidden(4, 2, 3)}snake a6\notacon e6 spent 3\nturn otacon\n"

    going, staying = (bot(f"steady:{plan}", 1).choose(her_field(field)) for plan in ("keep-moving", "hold-still"))

    assert str(going) in ("sneak e5", "dash e5")
    assert staying.verb not in ("sneak", "dash")


def test_nobody_likes_to_be_where_guards_are_going_to_look() -> None:
    text = "boss wolf off\notacon i6\nsnake a6\nbarracks i5 zone main count 1\nturn otacon\n"
    watched, calm = her_field(f"{text}guard e3 S\n"), her_field(text)
    otacon, below = watched.hero("otacon"), watched.state.stage.board.numbers["e5"]

    assert out_of_sight(watched.state, otacon, below) < 0 == out_of_sight(calm.state, calm.hero("otacon"), below)


def test_a_crosshair_that_has_nothing_in_reach_goes_towards_the_tokens() -> None:
    board = ridge(LYING).state.stage.board
    far = Ridge(frozenset({board.numbers["i1"]}), None, 3.0, 0)

    nearer, farther = (scope.worth_of_aim(board, board.numbers[name], far) for name in ("c6", "a6"))
    assert nearer > farther
