"""Grenades or missiles that a stage hands out for a special action (SET-18): so many each hero, until a resupply."""

from __future__ import annotations

from noisecheck.engine.bosses.kit import boss_of, rules_of
from noisecheck.engine.state import Hero, State


def mark_of(hero: Hero) -> str:
    """Among the boss's marks there is one for each that this hero has used up."""
    return f"spent-{hero.id}"


def in_hand(state: State, hero: Hero) -> int:
    """How many of them a hero has left."""
    boss = state.boss
    return rules_of(boss).hands_out - boss.marks.count(mark_of(hero)) if boss else 0


def spend(state: State, hero: Hero) -> None:
    boss = boss_of(state)
    boss.marks = tuple(sorted((*boss.marks, mark_of(hero))))


def is_short(state: State, hero: Hero) -> bool:
    """Whether a hero has fewer than the stage gave it."""
    return state.boss is not None and mark_of(hero) in state.boss.marks


def fill_up(state: State, hero: Hero) -> None:
    boss = boss_of(state)
    boss.marks = tuple(mark for mark in boss.marks if mark != mark_of(hero))
