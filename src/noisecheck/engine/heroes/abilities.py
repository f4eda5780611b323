"""Abilities a hero may use once a round."""

from __future__ import annotations

from noisecheck.engine.events import AbilityUsed
from noisecheck.engine.heroes.dashboards import DASHBOARDS
from noisecheck.engine.rules.damage import hurt_guard
from noisecheck.engine.state import Guard, Hero, State
from noisecheck.engine.table import Decision, Option, Table

YES = Option("yes")
NO = Option("no")

RULES = {"sneak-attack": "HER-2", "i-work-alone": "HER-3", "not-a-rookie": "HER-7", "get-clear": "HER-17"}


def has_ready(hero: Hero, ability: str) -> bool:
    """The hero has this ability and has not used it this round."""
    return ability in DASHBOARDS[hero.id].abilities and ability not in hero.used


def mark_used(hero: Hero, name: str) -> None:
    """Notes an ability, or a card that works once a turn, as used; every hero has one turn a round."""
    hero.used = tuple(sorted({*hero.used, name}))


def use(table: Table, hero: Hero, ability: str) -> int:
    mark_used(hero, ability)
    return table.tell(AbilityUsed(hero.id, ability, rule=RULES[ability]))


def can_add_damage(state: State, hero: Hero, guard: Guard, ability: str) -> bool:
    """HER-2, HER-7: the ability is ready and the guard still stands."""
    return has_ready(hero, ability) and any(each is guard for each in state.guards)


def offer_damage(state: State, table: Table, hero: Hero, guard: Guard, ability: str, kind: str) -> None:
    """HER-2, HER-7: once a round the hero may deal a guard it has hurt one more damage of the same type."""
    rule = RULES[ability]
    facts = {"ability": ability, "space": state.stage.board.names[guard.space]}
    if table.ask(Decision("offer", hero.id, [YES, NO], rule, facts)) is YES:
        with table.because(use(table, hero, ability)):
            hurt_guard(state, table, guard, 1, kind, rule)
