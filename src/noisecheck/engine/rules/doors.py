"""A door that opens changes where figures can go and what they see (ADJ-2, ACT-11)."""

from __future__ import annotations

from noisecheck.engine.events import DoorOpened
from noisecheck.engine.rules.sight import hidden_traps_seeing, uncover_traps
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Table


def open_door(state: State, table: Table, hero: Hero, number: int, rule: str) -> list[Hero]:
    """ACT-11: the door's token is discarded; heroes it hid may come into the sight of traps (LOS-10).

    Guards and cameras look when the action is over, or where the move ends (LOS-6, LOS-7). Returns the heroes inside an
    uncovered laser: when they are alerted depends on whether a move is going on.
    """
    tripped: list[Hero] = []
    seeing_before = {hero.id: hidden_traps_seeing(state, hero.space) for hero in state.heroes}
    state.locked &= ~(1 << number)
    if state.lock and state.lock.name == state.stage.doors[number].name:
        state.lock = None  # the dice that lay there have nothing more to open
    with table.because(table.report(DoorOpened, hero.id, state.stage.doors[number].name, rule=rule)):
        for each in state.heroes:
            newly = [trap for trap in hidden_traps_seeing(state, each.space) if trap not in seeing_before[each.id]]
            tripped += uncover_traps(state, table, newly, each, each.space)
    return tripped
