"""Abilities a hero may use once a round."""

from __future__ import annotations

from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.events import AbilityUsed
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.enemies import kind_of
from noisecheck.engine.state import Figure, Hero, State
from noisecheck.engine.table import Decision, Table

YES, NO = phrase("yes").option(), phrase("no").option()

RULES = {"sneak-attack": "HER-2", "i-work-alone": "HER-3", "not-a-rookie": "HER-7", "get-clear": "HER-17"}


def has_ready(hero: Hero, ability: str) -> bool:
    """The hero has this ability and has not used it this round."""
    return ability in DASHBOARDS[hero.id].abilities and ability not in hero.used


def mark_used(hero: Hero, name: str) -> None:
    """Notes an ability, or a card that works once a turn, as used; every hero has one turn a round."""
    hero.used = tuple(sorted({*hero.used, name}))


def use(table: Table, hero: Hero, ability: str) -> int:
    mark_used(hero, ability)
    return table.report(AbilityUsed, hero.id, ability, rule=RULES[ability])


def can_add_damage(state: State, hero: Hero, enemy: Figure, ability: str) -> bool:
    """HER-2, HER-7: the ability is ready and the enemy still stands."""
    return has_ready(hero, ability) and kind_of(enemy).stands(state, enemy)


def offer_damage(state: State, table: Table, hero: Hero, enemy: Figure, ability: str, kind: str) -> None:
    """HER-2, HER-7: once a round the hero may deal one more damage of the same type to an enemy they have hurt."""
    rule, how = RULES[ability], kind_of(enemy)
    facts = {"ability": ability, "target": how.name(enemy), "space": state.stage.board.names[enemy.space]}
    if table.ask(Decision("offer", hero.id, [YES, NO], rule, facts)) is YES:
        with table.because(use(table, hero, ability)):
            how.hurt(state, table, enemy, 1, kind, rule)
