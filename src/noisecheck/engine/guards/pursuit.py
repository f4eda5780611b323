"""Guards after something: which mode, which token, which path, and along it (GRD-4 to GRD-8, GRD-13, GRD-14)."""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.board import Bitset, Direction, Geometry, Space, bits
from noisecheck.engine.events import ModeChosen, PathBlocked, PathChosen
from noisecheck.engine.guards.active import ActiveGuard, Way, direction, go, look, turn
from noisecheck.engine.guards.reactions import DEAD_TOKEN, KO_TOKEN, react
from noisecheck.engine.keeping import keep
from noisecheck.engine.kinds import TARGET
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.sight import cameras
from noisecheck.engine.state import ALERT, GUARD, State
from noisecheck.engine.table import Decision, Option, Table

PATH = phrase("path {spaces:way}")

ALERT_MODE, INVESTIGATE_MODE, PATROL_MODE = "alert", "investigate", "patrol"
CAMERA = "camera"


class Clue(NamedTuple):
    """A token a guard may go to. A body tells who sees it: the guard itself, or a camera in some space."""

    space: Space
    token: str
    owner: str = ""
    seen_by: str = ""
    seen_from: Space = -1


class Mode(NamedTuple):
    """GRD-4: a mode, its rule, and the tokens that put the guard into it."""

    name: str
    rule: str
    clues: list[Clue]


PATROL = Mode(PATROL_MODE, "GRD-15", [])


def mode_of(state: State, active: ActiveGuard) -> Mode:
    """GRD-4: Alert for a ! in its zone; else Investigate for a ? it is nearest to, or a body in sight; else Patrol.

    A token that no path reaches does not count, so none outside its zone does.
    """
    reached = active.ground.distances(active.guard.space)
    alarms: list[Clue] = []
    noises: list[Clue] = []
    for hero in state.heroes:
        if hero.attention and reached[hero.attention_space] >= 0:
            clues = alarms if hero.attention == ALERT else noises
            clues.append(Clue(hero.attention_space, hero.attention, hero.id))
    if alarms:
        return Mode(ALERT_MODE, "GRD-13", alarms)
    noises = [clue for clue in noises if is_nearest(state, active, clue.space)]
    if noises:
        return Mode(INVESTIGATE_MODE, "GRD-14", noises)
    bodies = [body for body in bodies_in_sight(state, active) if reached[body.space] >= 0] if state.bodies else []
    return Mode(INVESTIGATE_MODE, "GRD-14", bodies) if bodies else PATROL


def is_nearest(state: State, active: ActiveGuard, space: Space) -> bool:
    """GRD-4: whether no guard of the zone is nearer to this space."""
    own = active.ground.distance(space, active.guard.space)
    return not active.ground.within(space, own - 1) & state.guard_spaces()


def bodies_in_sight(state: State, active: ActiveGuard) -> list[Clue]:
    """GRD-4: the KO and Dead tokens in its line of sight or in that of a camera of its zone."""
    guard, seen = active.guard, active.ground.seen
    zone = state.zone(guard.space)
    eyes: list[tuple[str, Space, Bitset]] = [(GUARD, guard.space, seen[guard.facing][guard.space])]
    eyes += [
        (CAMERA, camera.space, seen[camera.facing][camera.space])
        for camera in cameras(state)
        if state.zone(camera.space) == zone
    ]
    found = []
    for body in state.bodies:
        for kind, space, sight in eyes:
            if sight >> body.space & 1:
                found.append(Clue(body.space, KO_TOKEN if body.stars else DEAD_TOKEN, "", kind, space))
                break
    return found


def choose_mode(state: State, table: Table, active: ActiveGuard) -> str:
    """GRD-0, GRD-4: mode, target and path are fixed now, once."""
    mode = mode_of(state, active)
    names = state.stage.board.names
    here, number = names[active.guard.space], active.guard.number
    if mode is PATROL:
        table.report(ModeChosen, here, PATROL_MODE, "", "", "", 0, "", "", rule="GRD-4", guard=number)
        return PATROL_MODE
    target = choose_target(state, table, active, mode)
    clue = next(clue for clue in mode.clues if clue.space == target)
    distance = active.ground.distance(active.guard.space, target)
    watcher = names[clue.seen_from] if clue.seen_by else ""
    reason = (clue.token, clue.owner, names[target], distance, clue.seen_by, watcher)
    with table.because(table.report(ModeChosen, here, mode.name, *reason, rule="GRD-4", guard=number)):
        active.path = choose_path(state, table, active, target)
    return mode.name


def choose_target(state: State, table: Table, active: ActiveGuard, mode: Mode) -> Space:
    """GRD-13, GRD-14: the nearest of the tokens; ties: players choose. Tokens in one space are one target."""
    names, reached = state.stage.board.names, active.ground.distances(active.guard.space)
    nearest = min(reached[clue.space] for clue in mode.clues)
    spaces = 0
    for clue in mode.clues:
        if reached[clue.space] == nearest:
            spaces |= 1 << clue.space
    if spaces.bit_count() == 1:
        return spaces.bit_length() - 1
    options = [TARGET.option(names[space], value=space) for space in bits(spaces)]
    facts: dict[str, str | int] = {
        "figure": active.guard.kind,
        "guard": names[active.guard.space],
        "mode": mode.name,
        "distance": nearest,
    }
    target: Space = table.ask(Decision("target", "", options, mode.rule, facts)).value
    return target


def choose_path(state: State, table: Table, active: ActiveGuard, target: Space) -> Way:
    """GRD-6: fewest spaces, then fewest turns, then the players choose among those that are tied."""
    names, guard = state.stage.board.names, active.guard
    paths = active.ground.shortest_paths(guard.space, guard.facing, target)
    path: Way = paths[0]
    if len(paths) > 1:
        options = [*path_options(active.ground, guard.space, guard.facing, target)]
        facts = {"guard": names[guard.space], "target": names[target]}
        path = table.ask(Decision("path", "", options, "GRD-6", facts)).value
    spaces = tuple([names[space] for space in path])
    table.report(PathChosen, names[guard.space], spaces, rule="GRD-6", guard=guard.number)
    return path


def make_path_options(ground: Geometry, start: Space, facing: Direction, target: Space) -> tuple[Option, ...]:
    names, paths = ground.board.names, ground.shortest_paths(start, facing, target)
    return tuple([PATH.option(" ".join(names[space] for space in each), value=each) for each in paths])


path_options = keep(4096)(make_path_options)


def pursue(state: State, table: Table, active: ActiveGuard, spaces: int) -> None:
    """GRD-7: turn to the next space of the path, look, step or leapfrog; a sight or a token ends it."""
    for _ in range(spaces):
        if not active.path:
            return
        if turn_to_path(state, table, active) and look(state, table, active):
            return
        way = way_along(active)
        if not way:
            guard, names = active.guard, state.stage.board.names
            table.report(PathBlocked, names[guard.space], names[active.path[0]], rule="GRD-8", guard=guard.number)
            return
        active.path = active.path[len(way) :]
        saw = go(state, table, active, way, "GRD-8" if len(way) > 1 else "GRD-7")
        if react(state, table, active) or saw:
            return


def turn_to_path(state: State, table: Table, active: ActiveGuard, rule: str = "GRD-7") -> bool:
    """GRD-7, GRD-10: it faces the next space of its path. Returns whether it had to turn."""
    facing = direction(active, active.guard.space, active.path[0])
    if facing == active.guard.facing:
        return False
    turn(state, table, active, facing, rule)
    return True


def way_along(active: ActiveGuard) -> Way:
    """GRD-8: over the run of guards ahead on the path to its next space, unless a hero is there or the path ends."""
    for number, space in enumerate(active.path):
        if active.heroes >> space & 1:
            break
        if not active.others >> space & 1:
            return active.path[: number + 1]
    return ()
