"""Grenades or missiles that a stage hands out for a special action (SET-18): some for each hero, until a resupply."""

from __future__ import annotations

from noisecheck.engine.bosses.kit.boss_rules import boss_of, rules_of
from noisecheck.engine.state import Hero, State

SPENT = "spent"  # a mark of the boss with a hero, for each that this hero has used up


def in_hand(state: State, hero: Hero) -> int:
    """How many of them a hero has left."""
    boss = state.boss
    return rules_of(boss).hands_out - boss.marked(SPENT, hero.id) if boss else 0


def spend(state: State, hero: Hero) -> None:
    boss_of(state).mark(SPENT, hero.id)


def is_short(state: State, hero: Hero) -> bool:
    """Whether a hero has fewer than the stage gave them."""
    return state.boss is not None and state.boss.marked(SPENT, hero.id) > 0


def fill_up(state: State, hero: Hero) -> None:
    boss_of(state).unmark(SPENT, hero.id)
