"""The activation of one guard, from its first look to its last (GRD-0)."""

from __future__ import annotations

from noisecheck.engine import moments
from noisecheck.engine.board import COMPASS
from noisecheck.engine.cards import OrderCard
from noisecheck.engine.events import GuardActivated, GuardDone
from noisecheck.engine.guards.active import ActiveGuard, GuardFallen, heroes_in_sight, look, prepare
from noisecheck.engine.guards.beats import beat_of, is_undisturbed, walk
from noisecheck.engine.guards.patrol import patrol
from noisecheck.engine.guards.pursuit import ALERT_MODE, PATROL_MODE, choose_mode, pursue, turn_to_path
from noisecheck.engine.guards.reactions import react
from noisecheck.engine.guards.turning import faces_obstacle, find_new_path
from noisecheck.engine.rules.sight import alert_the_seen
from noisecheck.engine.state import Guard, State
from noisecheck.engine.table import Table


def activate(state: State, table: Table, guard: Guard, card: OrderCard) -> None:
    """ORD-9: one guard, once in an enemy phase."""
    names = state.stage.board.names
    guard.activated = True
    active = prepare(state, guard, card)
    facing = COMPASS[guard.facing]
    with table.because(table.report(GuardActivated, names[guard.space], facing, rule="ORD-9", guard=guard.number)):
        alert_the_seen(state, table)
        beat = beat_of(state, active, act)
        if is_undisturbed(state, active, beat):
            walk(table, guard, beat)
        else:
            act(state, table, active)


def act(state: State, table: Table, active: ActiveGuard) -> None:
    """GRD-0: sight, then tokens; if neither, mode and movement; then the end of movement and a last look.

    GRD-3: it attacks before it reacts, and reacts to what lies there then: the alert may have pulled a token away.
    """
    guard, names = active.guard, state.stage.board.names
    try:
        saw = look(state, table, active)
        if not react(state, table, active) and not saw:
            move(state, table, active)
        end_movement(state, table, active)
    except GuardFallen:
        return
    table.report(GuardDone, names[guard.space], COMPASS[guard.facing], rule="GRD-0", guard=guard.number)


def move(state: State, table: Table, active: ActiveGuard) -> None:
    """GRD-5: up to the card's red number of spaces in Alert mode, else the blue one."""
    mode = choose_mode(state, table, active)
    spaces = active.card.red if mode == ALERT_MODE else active.card.blue
    if mode == PATROL_MODE:
        patrol(state, table, active, spaces)
    else:
        pursue(state, table, active, spaces)


def end_movement(state: State, table: Table, active: ActiveGuard) -> None:
    """GRD-10: unless it sees a hero it faces on along its path or, at an obstacle, finds a new one; then it looks."""
    if not heroes_in_sight(active):
        if active.path:
            turn_to_path(state, table, active, "GRD-10")
        elif faces_obstacle(active) and not active.has_circled:
            find_new_path(state, table, active, "GRD-10")
    if active.others & state.hero_spaces():  # one who passes for a guard may be found out
        for take_part in moments.guard_stopped:
            take_part(state, table, active.guard)
        active.look_round(state)
    look(state, table, active)
