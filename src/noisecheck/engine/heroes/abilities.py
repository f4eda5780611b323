"""Abilities a hero may use once a round."""

from __future__ import annotations

from noisecheck.engine.events import AbilityUsed
from noisecheck.engine.heroes.dashboards import DASHBOARDS
from noisecheck.engine.state import Hero
from noisecheck.engine.table import Table

RULES = {"sneak-attack": "HER-2", "i-work-alone": "HER-3"}


def has_ready(hero: Hero, ability: str) -> bool:
    """The hero has this ability and has not used it this round."""
    return ability in DASHBOARDS[hero.id].abilities and ability not in hero.used


def use(table: Table, hero: Hero, ability: str) -> int:
    hero.used = tuple(each for each in DASHBOARDS[hero.id].abilities if each == ability or each in hero.used)
    return table.tell(AbilityUsed(hero.id, ability, rule=RULES[ability]))
