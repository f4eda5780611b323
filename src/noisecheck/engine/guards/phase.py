"""The enemy phase of a Sneaking stage, step by step (ORD-1, ORD-9, ORD-10).

The first step draws the Order card and resolves its sections I and II; each further one activates a guard. How far the
phase has come is in the position itself: the card in force, and the guards marked as activated.
"""

from __future__ import annotations

from noisecheck.engine.events import EnemyPhaseEnded
from noisecheck.engine.guards.activation import activate
from noisecheck.engine.guards.deck import draw_order_card, put_away
from noisecheck.engine.guards.orders import carry_out
from noisecheck.engine.guards.zones import is_active
from noisecheck.engine.state import Guard, State
from noisecheck.engine.table import Table


def step(state: State, table: Table) -> bool:
    """One step of the enemy phase; True when it is over. A Boss stage has none yet."""
    if not state.stage.is_sneaking:
        return True
    if state.order is None:
        card, told = draw_order_card(state, table)
        with table.because(told):
            carry_out(state, table, card)
    else:
        guard = next_guard(state)
        if guard:
            activate(state, table, guard, state.order)
    if next_guard(state):
        state.guards.sort(key=space_of)
        return False
    end_enemy_phase(state, table)
    return True


def next_guard(state: State) -> Guard | None:
    """ORD-9: of the first zone whose turn it is, the top-left-most guard that has not been activated.

    A zone is judged when its turn comes and then finished: one with an activated guard goes on even if it is active no
    more. No hero moves meanwhile, and a new ! lies under one or on the mine the active guard stepped on, so a zone
    passed over cannot become active later.
    """
    zone_of = state.stage.zone_of
    for zone in range(len(state.stage.zones)):
        waiting = [guard for guard in state.guards if zone_of[guard.space] == zone and not guard.activated]
        if waiting and (is_active(state, zone) or has_begun(state, zone)):
            return min(waiting, key=space_of)
    return None


def has_begun(state: State, zone: int) -> bool:
    """Whether a guard of this zone has been activated in this phase. None ever leaves its zone (GRD-22)."""
    return any(guard.activated and state.zone(guard.space) == zone for guard in state.guards)


def space_of(guard: Guard) -> int:
    return guard.space


def end_enemy_phase(state: State, table: Table) -> None:
    """ORD-10, ORD-11: after all guards of all active zones the card is put away."""
    put_away(state)
    for guard in state.guards:
        guard.activated = False
    state.guards.sort(key=space_of)
    table.tell(EnemyPhaseEnded(rule="ORD-10"))
