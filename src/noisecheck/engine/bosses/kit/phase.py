"""The boss's part of the enemy phase (BOS-1)."""

from __future__ import annotations

from contextlib import suppress

from noisecheck.engine.bosses.kit.boss_rules import BossFallen, rules_of
from noisecheck.engine.events import EnemyPhaseEnded
from noisecheck.engine.rules.outcome import look_up_winning
from noisecheck.engine.rules.sight import alert_the_seen
from noisecheck.engine.state import State
from noisecheck.engine.table import Table


def step(state: State, table: Table) -> bool:
    """BOS-1: one step of the boss's turn; True when it is over, even if it fell. A win by then stands (SET-6)."""
    if state.boss is None:
        return True
    is_over = True
    with suppress(BossFallen):
        is_over = rules_of(state.boss).turn(state, table)
    alert_the_seen(state, table)  # a boss may drive heroes to where a guard sees them (LOS-6)
    look_up_winning(state, table)
    if is_over:
        table.report(EnemyPhaseEnded, rule="BOS-1")
    return is_over
