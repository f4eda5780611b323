"""What a boss knows of the games before its own, and says when the fight begins. It changes nothing but the story."""

from __future__ import annotations

from collections.abc import Mapping

from noisecheck.engine.bosses.kit.boss_rules import boss_of, rules_of
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Table

PAST = "past"  # a mark with a fact and its number


def remember(state: State, past: Mapping[str, int]) -> None:
    """Before the game begins: what its boss wants to know of them."""
    for name, number in past.items():
        boss_of(state).mark(PAST, fact=name, number=number)


def forget(state: State) -> dict[str, int]:
    """The facts, which are not told twice; 0 for what nobody remembers."""
    boss = boss_of(state)
    facts = dict.fromkeys(rules_of(boss).past, 0)
    facts |= {mark.fact: mark.number for mark in boss.marks if mark.kind == PAST and mark.number is not None}
    boss.unmark(PAST)
    return facts


def speak_first(state: State, table: Table, hero: Hero) -> None:
    """The first turn of the fight begins."""
    if state.boss is not None and state.is_opening():
        rules_of(state.boss).opens(state, table)
