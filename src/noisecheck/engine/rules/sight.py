"""Who sees whom: guards, cameras, traps and lasers (LOS)."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from noisecheck.engine import moments
from noisecheck.engine.board import COMPASS, DIRECTIONS, Bitset
from noisecheck.engine.equipment import ignores
from noisecheck.engine.events import CameraTurned, LaserTripped, Seen, TrapFlipped
from noisecheck.engine.keeping import Kept, Latest, keep
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.attention import alert
from noisecheck.engine.rules.cover import escapes_sight
from noisecheck.engine.stage import Stage
from noisecheck.engine.state import ALERT, GUARD, NOWHERE, ORANGE, Guard, Hero, State, Trap, number_of
from noisecheck.engine.table import Decision, Table

FACE_BOTH = phrase("face orange {orange:facing} green {green:facing}")


class Watcher(NamedTuple):
    """A guard or a camera, where it stands and which way it looks."""

    kind: str
    space: int
    facing: int


def cameras(state: State) -> list[Watcher]:
    """LOS-9: all cameras use the cone of the colour in force; so do uncovered traps that are cameras (LOS-10)."""
    cones = [(camera.space, camera.orange, camera.green) for camera in state.stage.cameras]
    turned_up = [trap for trap in state.traps if trap.kind == "camera" and not trap.down and not trap.is_unturned]
    cones += [(trap.space, trap.orange, trap.green) for trap in turned_up]
    shows_orange = state.cameras == ORANGE
    return [Watcher("camera", space, orange if shows_orange else green) for space, orange, green in cones]


def watching_cameras(state: State) -> list[Watcher]:
    """The cameras heroes have to mind: not those of a zone jammed by chaff."""
    return [camera for camera in cameras(state) if not is_jammed(state, camera.space)]


def is_jammed(state: State, space: int) -> bool:
    """Whether chaff fills the zone of this camera or sensor: heroes ignore it to the end of the round."""
    return bool(state.chaff >> state.zone(space) & 1)


def watchers(state: State) -> list[Watcher]:
    """All that can see a hero: guards face the arrow on their base (LOS-8), cameras their cone."""
    return [Watcher(GUARD, guard.space, guard.facing) for guard in state.guards] + watching_cameras(state)


def watched_spaces(state: State) -> int:
    """Every space in line of sight of a guard or camera."""
    seen = state.geometry.seen
    spaces = eyes(state).cameras
    for guard in state.guards:
        spaces |= seen[guard.facing][guard.space]
    return spaces


class Eyes(NamedTuple):
    """Every space in line of sight of a camera, of a trap that lies face down, of a laser."""

    cameras: Bitset
    hidden: Bitset
    lasers: Bitset


BLIND = Eyes(0, 0, 0)


def new_eyes(stage: Stage) -> Kept[tuple[object, ...], Eyes]:
    """What is kept of one stage, for each of the ways its doors and traps may be."""
    return Kept(1024)


known_eyes = keep(256)(new_eyes)
last_look: Latest[tuple[object, ...], Eyes] = Latest((), BLIND)


def eyes(state: State) -> Eyes:
    """What cameras and traps see now. It changes only with doors, traps, chaff and the colour in force."""
    now = (state.stage, state.locked, state.cameras, state.chaff, state.traps)
    before, found = last_look.kept
    if now != before:
        found = look_up_eyes(state)
        last_look.kept = (*now[:4], state.traps[:]), found
    return found


def look_up_eyes(state: State) -> Eyes:
    if not state.stage.cameras and not state.traps:
        return BLIND
    turned = [trap.space if trap.down else trap for trap in state.traps]  # what lies face down does not count
    known, key = known_eyes(state.stage), (state.locked, state.cameras, state.chaff, *turned)
    found = known.get(key)
    if found is None:
        seen, sight = state.geometry.seen, state.geometry.sight
        found = known[key] = Eyes(
            reduce(or_, (seen[facing][space] for _, space, facing in watching_cameras(state)), 0),
            reduce(or_, (sight[trap.space] for trap in state.traps if trap.down), 0),
            reduce(or_, (sight[trap.space] for trap in state.traps if trap.kind == "laser" and not trap.down), 0),
        )
    return found


def camera_sight(state: State) -> Bitset:
    """Every space in line of sight of a camera."""
    return eyes(state).cameras


def watchers_of(state: State, space: int) -> list[Watcher]:
    """Who sees a space; mostly nobody does."""
    seen = state.geometry.seen
    if not watched_spaces(state) >> space & 1:
        return []
    return [watcher for watcher in watchers(state) if seen[watcher.facing][watcher.space] >> space & 1]


def first_watcher_of(state: State, space: int) -> Guard | Watcher:
    """Of those who see a space one, to be named: the first guard, else the first camera."""
    seen = state.geometry.seen
    for guard in state.guards:
        if seen[guard.facing][guard.space] >> space & 1:
            return guard
    return watchers_of(state, space)[0]


def tell_seen(state: State, table: Table, hero: Hero, space: int, rule: str) -> int:
    """A hero is in sight in this space: names one of those who see them; returns the event's index."""
    names = state.stage.board.names
    watcher = first_watcher_of(state, space)
    there, number = names[watcher.space], number_of(watcher)
    return table.report(Seen, hero.id, names[space], watcher.kind, there, rule=rule, guard=number)


def is_alerted_here(hero: Hero) -> bool:
    """Whether the hero's ! is under them: there is nothing more to see."""
    return hero.attention == ALERT and hero.attention_space == hero.space


def alert_the_seen(state: State, table: Table) -> None:
    """LOS-6: whoever is in sight of a guard or camera, for whatever reason, is alerted. A boss is neither (SET-21)."""
    if all(map(is_alerted_here, state.heroes)):
        return
    watched = watched_spaces(state)
    for hero in state.heroes:
        if watched >> hero.space & 1 and not is_alerted_here(hero) and is_watched(state, hero):
            alert_in_sight(state, table, hero)  # still watched: cameras may have been jammed for another


def alert_in_sight(state: State, table: Table, hero: Hero) -> None:
    """LOS-6: a hero in sight is alerted, unless they already are or pass for something else."""
    if is_alerted_here(hero) or escapes_sight(state, hero) or is_jammed_in_time(state, table, hero, hero.space):
        return
    with table.because(tell_seen(state, table, hero, hero.space, "LOS-6")):
        alert(state, table, hero, "LOS-6")


def is_jammed_in_time(state: State, table: Table, hero: Hero, space: int) -> bool:
    """Whether the cameras that see a hero in this space are jammed before they alert them, and nobody else does."""
    if not moments.camera_sees or not camera_sight(state) >> space & 1:
        return False
    for take_part in moments.camera_sees:
        take_part(state, table, hero)
    return not watched_spaces(state) >> space & 1


def is_watched(state: State, hero: Hero) -> bool:
    """Whether a hero is in line of sight of a guard or camera, whatever these take the hero for."""
    return bool(watched_spaces(state) >> hero.space & 1)


def sees_all_round(state: State, space: int, target: int) -> bool:
    """LOS-2: a face-down trap and a laser face all ways: only the box counts. Their own space is inside (LOS-11)."""
    return bool(state.geometry.sight[space] >> target & 1)


def hidden_traps_seeing(state: State, space: int) -> list[int]:
    """The face-down traps, by number, whose sight holds this space."""
    return [number for number, trap in enumerate(state.traps) if trap.down and sees_all_round(state, trap.space, space)]


def uncover_traps(state: State, table: Table, numbers: list[int], hero: Hero, space: int) -> list[Hero]:
    """LOS-10: a hero in this space came into the sight of these traps; they turn up top to bottom, left to right.

    Returns the heroes inside an uncovered laser: when they are alerted depends on whether a move is going on (LOS-7).
    """
    return [each for number in numbers for each in uncover(state, table, number, hero, space)]


def uncover(state: State, table: Table, number: int, mover: Hero, at: int) -> list[Hero]:
    """LOS-10, LOS-11: what the token shows takes effect; every hero inside an uncovered laser trips it.

    `mover` is in this space just now, perhaps in the middle of a leapfrog.
    """
    trap = state.traps[number]._replace(down=False, orange=NOWHERE, green=NOWHERE)
    name = state.stage.board.names[trap.space]
    with table.because(table.report(TrapFlipped, name, trap.kind, rule="LOS-10")):
        state.traps[number] = trap
        if trap.kind == "camera":
            state.traps[number] = trap = orient(state, table, trap)
        if trap.kind != "laser" or is_jammed(state, trap.space):
            return []
        heroes = [hero for hero in state.heroes if not ignores(hero, "laser")]
        inside = [hero for hero in heroes if sees_all_round(state, trap.space, at if hero is mover else hero.space)]
        for hero in inside:
            table.report(LaserTripped, hero.id, name, rule="LOS-11")
        return inside


def lasers_crossed(state: State, before: int, after: int) -> list[Trap]:
    """LOS-11: the lasers whose sight a step from one space to another enters from outside."""
    return [
        trap
        for trap in state.traps
        if trap.kind == "laser"
        and not trap.down
        and not is_jammed(state, trap.space)
        and not sees_all_round(state, trap.space, before)
        and sees_all_round(state, trap.space, after)
    ]


def orient(state: State, table: Table, trap: Trap) -> Trap:
    """LOS-10: players give an uncovered camera two different open directions; where only one is open both take it."""
    open_ways = [way for way in DIRECTIONS if state.geometry.steps[trap.space][way] >= 0] or list(DIRECTIONS)
    pairs = [(orange, green) for orange in open_ways for green in open_ways if orange != green]
    options = [
        FACE_BOTH.option(COMPASS[orange], COMPASS[green], value=(orange, green))
        for orange, green in pairs or [(open_ways[0], open_ways[0])]
    ]
    name = state.stage.board.names[trap.space]
    orange, green = table.ask(Decision("face-camera", "", options, "LOS-10", {"space": name})).value
    table.report(CameraTurned, name, COMPASS[orange], COMPASS[green], rule="LOS-10")
    return trap._replace(orange=orange, green=green)
