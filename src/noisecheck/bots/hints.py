"""Hints in three tiers: `point` out what to notice, `suggest` what to do, and do it (`Doing`).

Bots think of them, so nothing hidden goes into a hint, and the same position always gets the same hints.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from noisecheck.bots.answers import choose_turn
from noisecheck.bots.futures import Future, play_ahead
from noisecheck.bots.lookout import TYPICAL
from noisecheck.bots.nimble import runner
from noisecheck.bots.plan import Plan
from noisecheck.bots.planner import Planner
from noisecheck.bots.pointers import pointers
from noisecheck.bots.reasons import percent, reason_for_plan, reasons_of
from noisecheck.bots.shapes import Pointer, Suggestion, TurnOdds, Why
from noisecheck.bots.stakes import Stakes
from noisecheck.bots.steady import Steady
from noisecheck.bots.thumbs import best_plans, distinct
from noisecheck.engine.board import bits
from noisecheck.engine.events import (
    Attacked,
    AttentionPlaced,
    DoorOpened,
    Event,
    Killed,
    KnockedOut,
    Rolled,
    Seen,
    TurnEnded,
)
from noisecheck.engine.game import Game
from noisecheck.engine.state import Hero
from noisecheck.engine.table import Decision, Option
from noisecheck.foresight.figures import GUARD

MOST_POINTERS, MOST_SUGGESTIONS = 3, 3
LOOKED_AT = 20  # plans that are judged with all thumbs
FUTURES = 20  # of every suggestion
PLANNED = ("turn", "action", "step")  # the questions that plans have options for
WORTH_SAYING = 25.0  # points behind the best plan: what is worse by more is no suggestion


def point(game: Game, guard_ids: Sequence[int] = ()) -> list[Pointer]:
    """Tier 1, for the hero whose turn it is or who had best be next. Without ids guards are counted from 1."""
    hero = hero_in_question(game)
    if hero is None:
        return []
    ids = guard_ids or range(1, len(game.state.guards) + 1)
    return list(islice(pointers(game.state, hero, ids), MOST_POINTERS))


def suggest(game: Game) -> list[Suggestion]:
    """Tier 2: up to three plans, the best first; to a question beside actions one answer."""
    hero = hero_in_question(game)
    if hero is None:
        return [answer_to(game, game.decision)] if game.decision else []
    stakes = Stakes(Planner(game.state, hero), TYPICAL)
    plans = stakes.planner.all()
    found = distinct(best_plans(stakes, plans, LOOKED_AT, LOOKED_AT))
    chosen = [plan for points, plan in found if points > found[0][0] - WORTH_SAYING][:MOST_SUGGESTIONS]
    staying = next(plan for plan in plans if plan.before is None)
    return [suggestion(game, stakes, plan, staying) for plan in chosen]


def hero_in_question(game: Game) -> Hero | None:
    """Whose turn it is, or who had best be next; None at other questions."""
    decision = game.decision
    if decision and decision.kind == "action":
        return game.hero(decision.hero)
    if decision and decision.kind == "turn":
        return game.hero(choose_turn(decision, game.state).words)
    return None


def answer_to(game: Game, decision: Decision) -> Suggestion:
    steady = Steady()
    option = steady.choose(game)
    return Suggestion(decision.hero, [str(option)], None, None, steady.explain(), [])


def suggestion(game: Game, stakes: Stakes, plan: Plan, staying: Plan) -> Suggestion:
    hero, odds = stakes.hero, odds_of(game, stakes.hero, plan)
    options, reason = told(game, stakes, plan)
    found = Suggestion(
        hero=hero.id,
        options=options,
        ends=game.state.stage.board.names[plan.space],
        odds=odds,
        reason=reason,
        reasons=reasons_of(stakes, plan, staying),
    )
    for why in (found.reason, *found.reasons):
        if "danger" in why.facts:  # what was tried is worth more than what was reckoned
            why.facts |= {"danger": percent(odds.attacked), "heard": percent(odds.heard)}
    return found


def told(game: Game, stakes: Stakes, plan: Plan) -> tuple[list[str], Why]:
    """The options of a plan and what it is for. Who stays has something small to do, or ends the turn."""
    decision, options = game.decision, plan.options(game.state.stage.board)
    if decision and decision.kind == "turn":
        return [f"turn {stakes.hero.id}", *options], reason_for_plan(stakes, plan)
    if options or decision is None:
        return options, reason_for_plan(stakes, plan)
    steady = Steady()
    option = steady.follow(decision, stakes, plan)
    return [str(option)], steady.explain()


# odds


def odds_of(game: Game, hero: Hero, plan: Plan) -> TurnOdds:
    """Of so many futures, always the same ones for what players know."""
    board = game.state.stage.board
    futures = [play_ahead(game, seed, runner(plan, board).policy) for seed in range(FUTURES)]
    turns = [turn_of(hero.id, future) for future in futures]
    return TurnOdds(
        seen=share(any(isinstance(event, Seen) and event.hero == hero.id for event in turn) for turn in turns),
        heard=share(is_heard(hero.id, turn) for turn in turns),
        attacked=share(is_attacked(hero.id, future) for future in futures),
        success=share(works_out(game, plan, turn) for turn in turns),
    )


def share(found: Iterable[bool]) -> float:
    return sum(found) / FUTURES


def turn_of(hero: str, future: Future) -> list[Event]:
    """What happens to the end of the hero's turn, or of the game."""
    ends = [at for at, event in enumerate(future.events) if isinstance(event, TurnEnded) and event.hero == hero]
    return future.events[: ends[0]] if ends else future.events


def is_heard(hero: str, turn: list[Event]) -> bool:
    """ATT-5: a ! among the dice of the noise check. A guard that calls out after it is another matter (COM-8)."""
    checks = [at for at, event in enumerate(turn) if isinstance(event, Rolled) and event.purpose == "noise"]
    after = turn[checks[-1] :] if checks else []
    return any(isinstance(event, AttentionPlaced) and event.hero == hero and event.rule == "ATT-4" for event in after)


def is_attacked(hero: str, future: Future) -> bool:
    return any(isinstance(event, Attacked) and event.target == hero for event in future.events)


def works_out(game: Game, plan: Plan, turn: list[Event]) -> bool:
    """Whether guards fell and the door opened that the plan is about."""
    stage = game.state.stage
    wanted = {stage.board.names[space] for space in bits(plan.felled)}
    for event in turn:
        if isinstance(event, KnockedOut) or (isinstance(event, Killed) and event.figure == GUARD):
            wanted.discard(event.space)
    opened = {event.door for event in turn if isinstance(event, DoorOpened)}
    return not wanted and (plan.door < 0 or stage.doors[plan.door].name in opened)


# doing it


class Doing:
    """Tier 3: carries a suggestion out, question by question; what is left of the turn then, as steady would.

    `choose` is None when the turn is over, and when the next option is not possible any more: then it went otherwise,
    and the player decides.
    """

    def __init__(self, suggested: Suggestion) -> None:
        self.hero = suggested.hero
        self.left = list(suggested.options)
        self.is_plan = suggested.odds is not None
        self.is_begun = False
        self.steady = Steady()

    def choose(self, game: Game) -> Option | None:
        decision = game.decision
        if decision is None or (self.is_begun and not self.goes_on(game)):
            return None
        self.is_begun = True
        if self.left and (decision.kind in PLANNED or not self.is_plan):
            return decision.find(self.left.pop(0))
        return self.steady.choose(game)

    def goes_on(self, game: Game) -> bool:
        """The answer to a single question is one answer; a plan goes on to the end of the turn."""
        return self.is_plan and game.active_hero == self.hero
