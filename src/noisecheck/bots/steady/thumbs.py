"""The rules of thumb: each looks at a plan and gives it points, for or against. The plan with most points is played.

One point is about one action. The weights were tuned by play (`docs/bots.md`).
"""

from __future__ import annotations

from collections.abc import Callable
from math import fsum

from noisecheck.bots.steady.plan import DRESSED, SEEN, UNSEEN, VANISHED, Plan
from noisecheck.bots.steady.stakes import Stakes
from noisecheck.engine.rules.outcome import are_out
from noisecheck.engine.state import ALERT

WIN = 1000.0
ALARM = 6.0
HEARD = 1.0
FLIP_CHANCE = 0.35
LISTEN_CHANCE = 0.05
FELLED = 1.0
UNIFORM = 5.0
FOCUS_SPENT = 0.8
FINALISTS = 6


def finish_the_stage(stakes: Stakes, plan: Plan) -> float:
    """Whatever wins now is right, the shorter the better."""
    if not stakes.goal(plan).only_leaving:
        return 0.0
    heroes = [(each.id, plan.space if each is stakes.hero else each.space) for each in stakes.state.heroes]
    return WIN - len(plan.steps()) if are_out(stakes.state.stage, heroes) else 0.0


def go_for_the_goal(stakes: Stakes, plan: Plan) -> float:
    """Every action nearer to the end of the hero's route counts; a door that may open counts by its chance."""
    goal = stakes.goal(plan)
    away = goal.away(plan.space)
    if plan.door >= 0:
        away += plan.opened * (goal.away(plan.space, 1 << plan.door) - away)
    return -stakes.pace * away


def avoid_being_seen(stakes: Stakes, plan: Plan) -> float:
    """An alarm brings everybody, not only in the next phase."""
    is_raised = plan.seen != UNSEEN or stakes.hero.attention == ALERT
    return -ALARM * min(1.0, is_raised + plan.risk)


def end_quietly(stakes: Stakes, plan: Plan) -> float:
    """A noise is less than an alarm, but guards come and look."""
    return -HEARD * stakes.heard(plan)


def mind_the_cameras(stakes: Stakes, plan: Plan) -> float:
    """The next Order may turn them."""
    if not stakes.cameras >> plan.space & 1 or stakes.planner.hides:
        return 0.0
    return -FLIP_CHANCE * stakes.price


def keep_away_from_guards(stakes: Stakes, plan: Plan) -> float:
    """The next Order may make them listen (ORD-5)."""
    if plan.felled or not stakes.earshot >> plan.space & 1:
        return 0.0
    return -LISTEN_CHANCE * stakes.price


def take_down_from_behind(stakes: Stakes, plan: Plan) -> float:
    """A guard less is a danger less, now and later; one that is hit and stands is a danger more."""
    return FELLED * plan.sure - ALARM * (1 - plan.sure) if plan.felled else 0.0


def dress_up(stakes: Stakes, plan: Plan) -> float:
    """A uniform is worth a lot, and not only now."""
    return UNIFORM if DRESSED in plan.spent else 0.0


def save_focus(stakes: Stakes, plan: Plan) -> float:
    """What is spent now is missing later."""
    return -FOCUS_SPENT * sum(each != DRESSED for each in plan.spent)


def stay_out_of_sight(stakes: Stakes, plan: Plan) -> float:
    """Do not stand where guards will look; a noise would change where they go."""
    heard = stakes.heard(plan)
    if plan.token < 0 and not plan.felled and plan.door < 0 and not plan.spent:
        harm = stakes.calm_harm(plan.space)
    else:
        harm = stakes.harm(plan, stakes.token_after(plan))
    if heard:
        harm += heard * (stakes.harm(plan, stakes.token_if_heard(plan)) - harm)
    return -harm


Thumb = Callable[[Stakes, Plan], float]
QUICK: tuple[Thumb, ...] = (
    finish_the_stage,
    go_for_the_goal,
    avoid_being_seen,
    end_quietly,
    mind_the_cameras,
    keep_away_from_guards,
    take_down_from_behind,
    dress_up,
    save_focus,
)
THUMBS: tuple[Thumb, ...] = (*QUICK, stay_out_of_sight)


def points(stakes: Stakes, plan: Plan) -> dict[str, float]:
    """What each thumb says about a plan."""
    return {thumb.__name__: thumb(stakes, plan) for thumb in THUMBS}


def reappear(stakes: Stakes, plan: Plan) -> None:
    """At the end of the turn camouflage is off, and whoever stands in sight is seen."""
    if VANISHED in plan.spent and stakes.planner.seen_now(plan.felled) >> plan.space & 1:
        plan.seen, plan.token = SEEN, plan.space


def best_plans(stakes: Stakes, plans: list[Plan], wanted: int, finalists: int) -> list[tuple[float, Plan]]:
    """The best plans, best first. Where guards go after a noise or an alarm is worked out for the last few only."""
    judged: list[tuple[float, Plan]] = []
    unsure: list[tuple[float, Plan]] = []
    for plan in plans:
        reappear(stakes, plan)
        quick = fsum([thumb(stakes, plan) for thumb in QUICK])
        if plan.token < 0 and not plan.felled and plan.door < 0 and not stakes.heard(plan):
            judged.append((quick + stay_out_of_sight(stakes, plan), plan))
        else:
            unsure.append((quick - stakes.calm_harm(plan.space), plan))
    unsure.sort(key=points_of)
    judged += [(fsum([thumb(stakes, plan) for thumb in THUMBS]), plan) for _, plan in unsure[:finalists]]
    judged.sort(key=points_of)
    return judged[:wanted]


def distinct(found: list[tuple[float, Plan]]) -> list[tuple[float, Plan]]:
    """Of plans that come to the same the best one, however they get there; with a guard felled a knock adds nothing."""
    best: dict[tuple[object, ...], tuple[float, Plan]] = {}
    for score, plan in found:
        knocks = plan.knocks() and not plan.felled
        best.setdefault((plan.space, plan.taken, plan.felled, plan.door, knocks), (score, plan))
    return list(best.values())


def points_of(judged: tuple[float, Plan]) -> float:
    return -judged[0]
