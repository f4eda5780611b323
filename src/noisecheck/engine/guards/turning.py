"""How a guard turns when it cannot go on, or looks at a wall (GRD-11, GRD-12)."""

from __future__ import annotations

from noisecheck.engine.board import COMPASS, DIRECTIONS, Direction, left_of, opposite, right_of
from noisecheck.engine.cards import ARROWS, ENDLESS_ORDER
from noisecheck.engine.events import GuardTurned, NoNewPath
from noisecheck.engine.guards.active import ActiveGuard, prepare, turn
from noisecheck.engine.guards.leapfrogs import sides, way_ahead
from noisecheck.engine.guards.zones import ground
from noisecheck.engine.kinds import FACE
from noisecheck.engine.state import Guard, State
from noisecheck.engine.table import Decision, Table


def find_new_path(state: State, table: Table, active: ActiveGuard, rule: str = "GRD-11") -> bool:
    """GRD-11: turns left or right to where it could move, the card's arrow deciding between both; else on, to the back.

    Returns whether it found one; after a full circle it faces as before.
    """
    facing = new_path_facing(active)
    if facing is None:
        active.has_circled = True
        tell_no_new_path(state, table, active.guard)
        return False
    turn(state, table, active, facing, rule)
    return True


def new_path_facing(active: ActiveGuard) -> Direction | None:
    """GRD-11: where a new path leads; None after a full circle."""
    facing = active.guard.facing
    turns = (*sides(active.arrow, facing), opposite(facing))
    return next((direction for direction in turns if way_ahead(active, direction)), None)


def turn_to_new_path(state: State, table: Table, guard: Guard, rule: str) -> None:
    """GRD-11 outside its activation: by the arrow of the Order card that lies open; before any, players choose."""
    arrow = arrow_in_force(state)
    by_arrow = [prepare(state, guard, ENDLESS_ORDER._replace(arrow=each)) for each in ([arrow] if arrow else ARROWS)]
    found = [facing for facing in map(new_path_facing, by_arrow) if facing is not None]
    if not found:
        tell_no_new_path(state, table, guard)
        return
    name = state.stage.board.names[guard.space]
    options = [FACE.option(COMPASS[facing], value=facing) for facing in DIRECTIONS if facing in found]
    turn(state, table, by_arrow[0], table.ask(Decision("face", "", options, "GRD-12", {"guard": name})).value, rule)


def tell_no_new_path(state: State, table: Table, guard: Guard) -> None:
    table.report(NoNewPath, state.stage.board.names[guard.space], rule="GRD-11", guard=guard.number)


def faces_obstacle(active: ActiveGuard) -> bool:
    """GRD-10, GRD-22: whether there is a wall, a locked door, or the border of the zone right ahead."""
    return active.ground.steps[active.guard.space][active.guard.facing] < 0


def turn_from_obstacle(state: State, table: Table, guard: Guard) -> None:
    """GRD-12: a guard placed or turned towards an obstacle turns at once to the nearest direction not blocked."""
    steps = ground(state, guard.space).steps[guard.space]
    if steps[guard.facing] >= 0:
        return
    beside = [side for side in (left_of(guard.facing), right_of(guard.facing)) if steps[side] >= 0]
    if not beside:
        beside = [opposite(guard.facing)] if steps[opposite(guard.facing)] >= 0 else [guard.facing]
    facing = beside[0] if len(beside) == 1 else turn_by_arrow(state, table, guard)
    if facing != guard.facing:
        guard.facing = facing
        name = state.stage.board.names[guard.space]
        table.report(GuardTurned, name, COMPASS[facing], rule="GRD-12", guard=guard.number)


def turn_by_arrow(state: State, table: Table, guard: Guard) -> Direction:
    """GRD-12: between two sides the arrow of the Order card that lies open decides; before any, players do."""
    arrow = arrow_in_force(state)
    if arrow:
        return sides(arrow, guard.facing)[0]
    name = state.stage.board.names[guard.space]
    options = [FACE.option(COMPASS[side], value=side) for side in sorted(sides("left", guard.facing))]
    facing: Direction = table.ask(Decision("face", "", options, "GRD-12", {"guard": name})).value
    return facing


def arrow_in_force(state: State) -> str:
    """The turn arrow on the table: that of the card in force, else of the one resolved last; empty before the first."""
    if state.order is not None:
        return state.order.arrow
    return state.discard[0].arrow if state.discard else ""
