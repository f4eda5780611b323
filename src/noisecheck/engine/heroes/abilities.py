"""Abilities a hero may use once a round."""

from __future__ import annotations

from noisecheck.engine.events import AbilityUsed
from noisecheck.engine.heroes.dashboards import DASHBOARDS
from noisecheck.engine.state import Hero
from noisecheck.engine.table import Option, Table

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
