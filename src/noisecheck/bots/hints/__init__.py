"""Hints in three tiers: `point` out what to notice, `suggest` what to do, and do it (`doing`). Before the first round
`recommend` says what to carry.

Bots think of them, so nothing hidden goes into a hint, and the same position always gets the same hints. The figures in
them are foresight's (`figures`).
"""

from __future__ import annotations

from itertools import islice

from noisecheck.bots.hints.fights import MOST_SUGGESTIONS, pointers_in_fight, suggestions_in_fight
from noisecheck.bots.hints.figures import Figures
from noisecheck.bots.hints.pointers import pointers
from noisecheck.bots.shapes import Pointer, Suggestion, Why
from noisecheck.bots.steady.answers import choose_turn
from noisecheck.bots.steady.bot import Steady
from noisecheck.bots.steady.danger import TYPICAL
from noisecheck.bots.steady.plan import Plan
from noisecheck.bots.steady.planner import Planner
from noisecheck.bots.steady.reasons import reason_for_plan, reasons_of
from noisecheck.bots.steady.stakes import Stakes
from noisecheck.bots.steady.thumbs import best_plans, distinct
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.game import Game
from noisecheck.engine.rules.loadout import DONE, EQUIP, PUT_BACK
from noisecheck.engine.rules.rounds import TURN
from noisecheck.engine.state import Hero
from noisecheck.engine.table import Decision
from noisecheck.foresight.forecast import forecast

MOST_POINTERS = 3
LOOKED_AT = 20  # plans that are judged with all thumbs
WORTH_SAYING = 25.0  # points behind the best plan: what is worse by more is no suggestion


def point(game: Game) -> list[Pointer]:
    """Tier 1, for the hero whose turn it is or who had best be next."""
    if game.state.boss is not None:
        return list(islice(pointers_in_fight(game), MOST_POINTERS))
    hero = hero_in_question(game)
    if hero is None:
        return []
    return list(islice(pointers(game.state, hero, forecast(game, hero.id)), MOST_POINTERS))


def suggest(game: Game) -> list[Suggestion]:
    """Tier 2: up to three plans, the best first; to a question beside actions one answer."""
    if game.state.boss is not None and game.decision and game.decision.kind == "action":
        return suggestions_in_fight(game)
    hero = hero_in_question(game) if game.state.boss is None else None
    if hero is None:
        return [answer_to(game, game.decision)] if game.decision else []
    stakes = Stakes(Planner(game.state, hero), TYPICAL)
    plans = stakes.planner.all()
    found = distinct(best_plans(stakes, plans, LOOKED_AT, LOOKED_AT))
    chosen = [plan for points, plan in found if points > found[0][0] - WORTH_SAYING][:MOST_SUGGESTIONS]
    staying = next(plan for plan in plans if plan.before is None)
    figures = Figures(game, hero)
    return [suggestion(game, stakes, plan, staying, figures) for plan in chosen]


def recommend(game: Game) -> list[str]:
    """SET-13: all that steady would carry in place of the hero who chooses from the Memory Box; else nothing.

    The hero has the starting equipment at first, as when the set-up began.
    """
    decision = game.decision
    if decision is None or decision.kind != "loadout":
        return []
    again, hero, steady = game.clone(), decision.hero, Steady()
    own = DASHBOARDS[hero].starting_gear
    carried = [card.id for card in game.hero(hero).gear]
    for card in carried:
        if card not in own:
            again.choose(PUT_BACK.text(hero, card))
    for card in own:
        if card not in carried:
            again.choose(EQUIP.text(hero, card))
    while (option := steady.choose(again)) is not DONE:
        again.choose(option)
    return [card.id for card in again.hero(hero).gear]


def hero_in_question(game: Game) -> Hero | None:
    """Whose turn it is, or who had best be next; None at other questions."""
    decision = game.decision
    if decision and decision.kind == "action":
        return game.hero(decision.hero)
    if decision and decision.kind == "turn":
        seat: int = choose_turn(decision, game.state).value
        return game.state.heroes[seat]
    return None


def answer_to(game: Game, decision: Decision) -> Suggestion:
    steady = Steady()
    option = steady.choose(game)
    return Suggestion(decision.hero, [str(option)], None, None, steady.explain(), [])


def suggestion(game: Game, stakes: Stakes, plan: Plan, staying: Plan, figures: Figures) -> Suggestion:
    options, reason = told(game, stakes, plan)
    odds = figures.odds(plan)
    return Suggestion(
        hero=stakes.hero.id,
        options=options,
        ends=game.state.stage.board.names[plan.space],
        odds=odds,
        reason=reason,
        reasons=[why for why in reasons_of(stakes, plan, staying) if figures.bears_out(why, odds)],
    )


def told(game: Game, stakes: Stakes, plan: Plan) -> tuple[list[str], Why]:
    """The options of a plan and what it is for. Who stays has something small to do, or ends the turn."""
    decision, options = game.decision, plan.options(game.state.stage.board)
    if decision and decision.kind == "turn":
        return [TURN.text(stakes.hero.id), *options], reason_for_plan(stakes, plan)
    if options or decision is None:
        return options, reason_for_plan(stakes, plan)
    steady = Steady()
    option = steady.follow(decision, stakes, plan)
    return [str(option)], steady.explain()
