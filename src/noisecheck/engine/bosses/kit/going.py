"""A boss's figure goes somewhere else, and whatever lies there takes notice of it."""

from __future__ import annotations

from noisecheck.engine import moments
from noisecheck.engine.board import COMPASS, Bitset, Direction, Space, bits
from noisecheck.engine.bosses.kit.boss_rules import BossFallen, boss_of, rules_of
from noisecheck.engine.events import BossMoved
from noisecheck.engine.state import State
from noisecheck.engine.table import Table


def go_to(state: State, table: Table, space: Space, rule: str) -> None:
    """A boss of one space is in this one now, looking the same way."""
    entered, told = go_over(state, table, boss_of(state).facing, 1 << space, rule)
    with table.because(told):
        set_off(state, table, entered)


def go_over(state: State, table: Table, way: Direction, body: Bitset, rule: str) -> tuple[Bitset, int]:
    """The boss covers these spaces now, looking this way; returns those it entered and the event's index."""
    boss, names = boss_of(state), state.stage.board.names
    start, entered = names[boss.space], body & ~boss.body
    boss.body, boss.facing = body, way
    return entered, table.report(BossMoved, boss.id, start, names[boss.space], COMPASS[way], rule=rule)


def set_off(state: State, table: Table, entered: Bitset) -> None:
    """What lies in the spaces that a figure entered may go off. A boss that falls by it does nothing more (COM-6)."""
    falls = rules_of(boss_of(state)).falls
    before = falls(state)
    for space in bits(entered):
        for take_part in moments.space_entered:
            take_part(state, table, space)
    if falls(state) != before:
        raise BossFallen
