"""Guards that come into play: where they stand and which way they look (ORD-6, ORD-7)."""

from __future__ import annotations

from noisecheck.engine.board import COMPASS, DIRECTIONS, Direction, Space
from noisecheck.engine.events import GuardSpawned
from noisecheck.engine.guards.deck import burn_order_card
from noisecheck.engine.guards.turning import turn_from_obstacle
from noisecheck.engine.guards.zones import ground
from noisecheck.engine.kinds import FACE
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.damage import GUARD_FIGURES
from noisecheck.engine.rules.sight import alert_the_seen
from noisecheck.engine.state import Guard, State
from noisecheck.engine.table import Decision, Table

SPAWN = phrase("spawn {space}")


def spawn_guard(state: State, table: Table, target: Space, rule: str, *, activated: bool = False) -> None:
    """ORD-6: a guard from the supply, in the target space or next to it; if that cannot be, a card is burned instead.

    `activated`: it takes no part in the activations of this phase any more (ORD-9).
    """
    spaces = spawn_spaces(state, target) if len(state.guards) < GUARD_FIGURES else []
    if not spaces:
        burn_order_card(state, table, "ORD-6")
        return
    names = state.stage.board.names
    options = [SPAWN.option(names[space], value=space) for space in spaces]
    space = table.ask(Decision("spawn", "", options, "ORD-6", {"space": names[target]})).value
    printed = printed_facing(state, space)
    guard = Guard(space, choose_facing(state, table, space) if printed is None else printed, activated=activated)
    state.bring_in(guard)
    facing = COMPASS[guard.facing]
    with table.because(table.report(GuardSpawned, names[space], facing, rule=rule, guard=guard.number)):
        if printed is not None:
            turn_from_obstacle(state, table, guard)
        alert_the_seen(state, table)


def spawn_spaces(state: State, target: Space) -> list[Space]:
    """ORD-6: the target space if it is free, else the free spaces next to it in its zone."""
    occupied = state.occupied()
    if not occupied >> target & 1:
        return [target]
    return [space for space in ground(state, target).neighbours[target] if not occupied >> space & 1]


def printed_facing(state: State, space: Space) -> Direction | None:
    """ORD-7: the facing icon a guard is placed on, that of a barracks' spawn icon among them."""
    for barracks in state.stage.barracks:
        if barracks.space == space and barracks.faces is not None:
            return barracks.faces
    return state.stage.board.facing_icons.get(space)


def choose_facing(state: State, table: Table, space: Space) -> Direction:
    """ORD-7: players choose a facing that is not towards an obstacle; walled in on all sides, any."""
    steps = ground(state, space).steps[space]
    facings = [facing for facing in DIRECTIONS if steps[facing] >= 0] or DIRECTIONS
    options = [FACE.option(COMPASS[facing], value=facing) for facing in facings]
    name = state.stage.board.names[space]
    facing: Direction = table.ask(Decision("face", "", options, "ORD-7", {"guard": name})).value
    return facing
