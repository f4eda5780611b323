"""Steady: plays by rules of thumb.

At an action it looks for the best way to spend the rest of the turn (`planner`, `thumbs`) and goes it as long as
the table looks as expected; all other questions have an answer of their own (`answers`). It rolls no dice of its own.
"""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.bots.base import Bot
from noisecheck.bots.bosses import plan_named
from noisecheck.bots.fights.fighter import Fighter, reason_to_fight
from noisecheck.bots.shapes import Why
from noisecheck.bots.steady.answers import ANSWERS, first_option
from noisecheck.bots.steady.danger import TYPICAL
from noisecheck.bots.steady.plan import Plan
from noisecheck.bots.steady.planner import Planner
from noisecheck.bots.steady.reasons import REST, reason_for_answer, reason_for_plan
from noisecheck.bots.steady.rest import resolve_a_system, use_what_is_left
from noisecheck.bots.steady.stakes import Stakes
from noisecheck.bots.steady.thumbs import FINALISTS, best_plans
from noisecheck.engine.rules.sight import watched_spaces
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Decision, Option


class Expected(NamedTuple):
    """How the table should look when the next action of a plan is due."""

    hero: str
    space: int
    spent: int
    attention_space: int
    guards: tuple[tuple[int, int], ...]


class Steady(Bot):
    name = "steady"

    def __init__(self, seed: int = 0, plan: str = "") -> None:
        self.chance = seed
        self.plan = plan  # against a boss
        self.fighter: Fighter | None = None
        self.coming: list[Plan] = []  # what is left of the plan, action by action
        self.texts: list[str] = []  # what is left of an action that asks again: the second step of a Dash
        self.expected: Expected | None = None
        self.why: tuple[Stakes, Plan] | Why = Why("bot-waits")

    def explain(self) -> Why:
        return self.why if isinstance(self.why, Why) else reason_for_plan(*self.why)

    def policy(self, decision: Decision, state: State) -> Option:
        if state.boss is not None:
            return self.fight(decision, state, state.boss.id)
        if decision.kind == "action":
            return self.act(decision, state)
        option = self.second_step(decision) if decision.kind == "step" else None
        if option is None:
            option = ANSWERS.get(decision.kind, first_option)(decision, state)
            self.why = reason_for_answer(decision, option)
        return option

    def fight(self, decision: Decision, state: State, boss: str) -> Option:
        """Against a boss other things count: `bosses`."""
        self.fighter = self.fighter or Fighter(plan_named(boss, self.plan))
        if decision.kind == "action":
            option = self.fight_on(self.fighter, decision, state)
            self.why = reason_to_fight(decision, state, option)
        else:
            option = self.fighter.answer(decision, state)
            self.why = reason_for_answer(decision, option)
        return option

    def fight_on(self, fighter: Fighter, decision: Decision, state: State) -> Option:
        return fighter.act(decision, state)

    def second_step(self, decision: Decision) -> Option | None:
        return decision.find(self.texts.pop(0)) if self.texts else None

    def act(self, decision: Decision, state: State) -> Option:
        hero = state.hero(decision.hero)
        if self.coming and self.expected == table_now(state, hero):
            option = decision.find(self.coming[0].texts(state.stage.board)[0])
            if option:
                return self.take(state, hero, option)
        resolved = resolve_a_system(decision, state, watched_spaces(state)) if state.beside else None
        if resolved:
            self.why = Why(REST["resolve_a_system"], {"hero": hero.id, "card": resolved.value.card})
            return resolved
        stakes = Stakes(Planner(state, hero), TYPICAL)
        return self.follow(decision, stakes, self.best_plan(stakes))

    def best_plan(self, stakes: Stakes) -> Plan:
        return best_plans(stakes, stakes.planner.all(), 1, FINALISTS)[0][1]

    def follow(self, decision: Decision, stakes: Stakes, plan: Plan) -> Option:
        """The first action of a plan; a plan without any leaves time for something else."""
        state, hero = stakes.state, stakes.hero
        self.coming = plan.steps()
        self.why = (stakes, plan)
        option = decision.find(self.coming[0].texts(state.stage.board)[0]) if self.coming else None
        if option:
            return self.take(state, hero, option)
        self.coming = []
        option, thumb = use_what_is_left(decision, stakes)
        if REST[thumb] != "bot-waits":
            self.why = Why(REST[thumb], {"hero": hero.id})
        return option

    def take(self, state: State, hero: Hero, option: Option) -> Option:
        """The next action of the plan; the rest of it is kept, with what it counts on."""
        step = self.coming.pop(0)
        self.texts = list(step.texts(state.stage.board)[1:])
        cost = step.before.left - step.left if step.before else 0
        token = step.token if step.token >= 0 else hero.attention_space
        guards = tuple((guard.space, guard.facing) for guard in state.guards if not step.felled >> guard.space & 1)
        self.expected = Expected(hero.id, step.space, hero.spent + cost, token, guards)
        return option

    def intent(self) -> tuple[str, ...]:
        if isinstance(self.why, Why) or not self.coming:
            return tuple(self.texts)
        board = self.why[0].state.stage.board
        return (*self.texts, *(text for step in self.coming for text in step.texts(board)))


def table_now(state: State, hero: Hero) -> Expected:
    guards = tuple((guard.space, guard.facing) for guard in state.guards)
    return Expected(hero.id, hero.space, hero.spent, hero.attention_space, guards)
