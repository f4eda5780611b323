"""Damage that heroes bring along from before the stage (SET-11)."""

from __future__ import annotations

from noisecheck.engine.events import BeganHurt
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Table


def tell_scars(state: State, table: Table, hero: Hero) -> None:
    """SET-11: heroes begin unhurt but for what the campaign says. Who does not is named when the first turn begins."""
    if state.is_opening():
        for each in state.heroes:
            if each.damage:
                table.report(BeganHurt, each.id, each.damage, rule="SET-11")
