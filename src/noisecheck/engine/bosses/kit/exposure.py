"""A boss laid open to the end of the round: its Defense is lower by what it was exposed (HER-13)."""

from __future__ import annotations

from noisecheck.engine.bosses.kit.boss_rules import boss_of
from noisecheck.engine.events import BossExposed
from noisecheck.engine.state import State
from noisecheck.engine.table import Table

EXPOSED = "exposed"  # a mark of the boss, one for each point


def exposure(state: State) -> int:
    return boss_of(state).marked(EXPOSED)


def expose(state: State, table: Table, points: int, rule: str) -> None:
    boss = boss_of(state)
    for _ in range(points):
        boss.mark(EXPOSED)
    table.report(BossExposed, boss.id, points, rule=rule)


def close_up(state: State, table: Table) -> None:
    """The round is over."""
    if state.boss is not None:
        state.boss.unmark(EXPOSED)
