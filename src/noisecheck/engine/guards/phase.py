"""The enemy phase of guards, step by step (ORD-1, ORD-9, ORD-10).

The first step draws the Order card and resolves its sections I and II; each further one activates a guard. How far the
phase has come is in the position itself: the card in force, and the guards marked as activated.
"""

from __future__ import annotations

from operator import attrgetter

from noisecheck.engine.events import EnemyPhaseEnded
from noisecheck.engine.guards.activation import activate
from noisecheck.engine.guards.deck import draw_order_card, put_away
from noisecheck.engine.guards.orders import carry_out
from noisecheck.engine.guards.zones import zones_in_play
from noisecheck.engine.rules.outcome import look_up_winning
from noisecheck.engine.state import Guard, State
from noisecheck.engine.table import Table

by_space = attrgetter("space")


def step(state: State, table: Table) -> bool:
    """One step of the guards' part of the enemy phase; True when it is over. A mine may have decided it (SET-6)."""
    if not state.stage.has_guards:
        return True
    if state.order is None:
        card, told = draw_order_card(state, table)
        with table.because(told):
            carry_out(state, table, card)
    else:
        guard = next_guard(state)
        if guard:
            activate(state, table, guard, state.order)
    look_up_winning(state, table)
    if next_guard(state):
        state.guards.sort(key=by_space)
        return False
    end_enemy_phase(state, table)
    return True


def next_guard(state: State) -> Guard | None:
    """ORD-9: of the first active zone, the top-left-most guard that has not been activated; None when all have been.

    A zone is judged when its turn comes and then finished: one with an activated guard goes on even if it is active no
    more. No hero moves meanwhile, and a new ! lies under one or on the mine the active guard stepped on, so a zone
    passed over cannot become active later.
    """
    place, zone_bits = state.stage.activation_order, state.stage.zone_bits
    zones = zones_in_play(state)
    for guard in state.guards:
        if guard.activated:  # in this phase; none ever leaves its zone (GRD-22)
            zones |= zone_bits[guard.space]
    first: Guard | None = None
    for guard in state.guards:
        is_waiting = not guard.activated and zones & zone_bits[guard.space]
        if is_waiting and (first is None or place[guard.space] < place[first.space]):
            first = guard
    return first


def end_enemy_phase(state: State, table: Table) -> None:
    """ORD-10, ORD-11: after all guards of all active zones the card is put away."""
    put_away(state)
    for guard in state.guards:
        guard.activated = False
    state.guards.sort(key=by_space)
    table.report(EnemyPhaseEnded, rule="ORD-10")
