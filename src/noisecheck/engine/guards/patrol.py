"""Guards on their round: straight ahead, by icons, round corners (GRD-15 to GRD-18)."""

from __future__ import annotations

from noisecheck.engine.guards.active import ActiveGuard, go, look, turn
from noisecheck.engine.guards.leapfrogs import way_ahead
from noisecheck.engine.guards.reactions import react
from noisecheck.engine.guards.turning import find_new_path
from noisecheck.engine.state import State
from noisecheck.engine.table import Table


def patrol(state: State, table: Table, active: ActiveGuard, spaces: int) -> None:
    """GRD-15: straight ahead as far as it can; at an obstacle, or where no space is available, it finds a new path."""
    if follow_facing_icon(state, table, active):
        return
    for _ in range(spaces):
        way = way_ahead(active, active.guard.facing)
        if not way:
            if not find_new_path(state, table, active) or look(state, table, active):
                return
            way = way_ahead(active, active.guard.facing)
        saw = go(state, table, active, way, "GRD-18" if len(way) > 1 else "GRD-15")
        saw = saw or follow_facing_icon(state, table, active)
        if react(state, table, active) or saw:
            return
    if on_turn_icon(state, active):
        find_new_path(state, table, active, "GRD-17")


def follow_facing_icon(state: State, table: Table, active: ActiveGuard) -> bool:
    """GRD-16: on a facing icon it turns to it, whatever movement is left. Returns whether it sees a hero then."""
    facing = active.icons.get(active.guard.space, active.guard.facing)
    if facing == active.guard.facing:
        return False
    turn(state, table, active, facing, "GRD-16")
    return look(state, table, active)


def on_turn_icon(state: State, active: ActiveGuard) -> bool:
    """GRD-17: whether it is on a turn icon that no locked door's token covers (ADJ-3)."""
    space, stage = active.guard.space, state.stage
    return bool(stage.board.turn_icons >> space & 1) and not any(
        stage.doors[number].first == space and state.locked >> number & 1 for number in stage.doors_at.get(space, ())
    )
