"""Who passes unseen: what guards and cameras do not take for a hero."""

from __future__ import annotations

from noisecheck.engine.rules.attention import lies_elsewhere
from noisecheck.engine.state import Hero, State

CAMOUFLAGE = ("stealth-camouflage", "adv-stealth-camouflage")


def passes_for_a_guard(hero: Hero) -> bool:
    """HER-5: guards and cameras take a disguised hero, or one under a box, for a guard."""
    return hero.disguised or hero.boxed


def is_camouflaged(state: State, hero: Hero) -> bool:
    """Camouflage works from its use to the end of the hero's turn."""
    return bool(hero.used) and any(card in hero.used for card in CAMOUFLAGE) and hero.id == active_hero(state)


def active_hero(state: State) -> str:
    return state.heroes[state.turn].id if state.turn >= 0 else ""


def escapes_sight(state: State, hero: Hero) -> bool:
    """Whether being in line of sight of a guard or camera does not alert this hero (LOS-6, LOS-7)."""
    return passes_for_a_guard(hero) or is_camouflaged(state, hero) or lies_elsewhere(state, hero)
