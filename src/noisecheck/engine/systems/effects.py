"""What the System cards do: each lists what it can reach now, and does one thing to one of those (HER-13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from noisecheck.engine.events import TrapRemoved, ZoneJammed, ZoneSilenced
from noisecheck.engine.guards.turning import turn_to_new_path
from noisecheck.engine.guards.zones import active_zones
from noisecheck.engine.kinds import TARGET, TARGET_HERO
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.attention import alert, place_attention, remove_attention
from noisecheck.engine.rules.doors import open_door
from noisecheck.engine.rules.interacting import elevator_objection, ride
from noisecheck.engine.state import ALERT, INVESTIGATE, Hero, State
from noisecheck.engine.systems.cards import LEVELS
from noisecheck.engine.table import Option, Table

TARGET_DOOR, TARGET_ZONE = phrase("target {door}"), phrase("target {choice:zone}")
RIDE = phrase("target {hero} to {space:floor}")


class SystemEffect(NamedTuple):
    """`targets` lists what can be reached at a level; `apply` does it to one of them, by the option's value."""

    targets: Callable[[State, int], list[Option]]
    apply: Callable[[State, Table, Hero, Any], None]


def guards(state: State, level: int) -> list[Option]:
    return [TARGET.option(state.stage.board.names[guard.space], value=guard.space) for guard in state.guards]


def distract(state: State, table: Table, otacon: Hero, space: int) -> None:
    """Distraction: a guard turns to face a new path (GRD-11)."""
    guard = state.guard_at(space)
    assert guard is not None
    turn_to_new_path(state, table, guard, "HER-13")


def doors(state: State, level: int) -> list[Option]:
    """Locked doors up to the level; at the highest any that has a lock."""
    with_lock = state.locked & ~state.stage.sealed
    return [
        TARGET_DOOR.option(door.name, value=number)
        for number, door in enumerate(state.stage.doors)
        if with_lock >> number & 1 and (door.level <= level or level == LEVELS[-1])
    ]


def open_remotely(state: State, table: Table, otacon: Hero, number: int) -> None:
    """Door Control: a locked door opens."""
    for tripped in open_door(state, table, otacon, number, "HER-13"):
        alert(state, table, tripped, "LOS-11")


def watched_zones(state: State, level: int) -> list[Option]:
    """The zones whose cameras and sensors are not jammed yet."""
    zones = enumerate(state.stage.zones)
    return [TARGET_ZONE.option(zone.name, value=number) for number, zone in zones if not state.chaff >> number & 1]


def jam(state: State, table: Table, otacon: Hero, zone: int) -> None:
    """Camera Loop: until the end of the round heroes ignore the cameras and sensors of a zone."""
    state.chaff |= 1 << zone
    table.report(ZoneJammed, state.stage.zones[zone].name, rule="HER-13")


def tokens(side: str) -> Callable[[State, int], list[Option]]:
    """The Attention tokens on the map with this side up, by their owners."""

    def on_the_map(state: State, level: int) -> list[Option]:
        return [TARGET_HERO.option(hero.id, value=hero.id) for hero in state.heroes if hero.attention == side]

    return on_the_map


def calm(state: State, table: Table, otacon: Hero, owner: str) -> None:
    """Lights Out: a ! becomes a ? where it lies."""
    hero = state.hero(owner)
    place_attention(state, table, hero, INVESTIGATE, hero.attention_space, "HER-13")


def clear(state: State, table: Table, otacon: Hero, owner: str) -> None:
    """All Clear: a ? leaves the map."""
    remove_attention(state, table, state.hero(owner), "HER-13")


class Ride(NamedTuple):
    hero: str
    to: int


def rides(state: State, level: int) -> list[Option]:
    """Heroes on an elevator that leads to a free space."""
    names = state.stage.board.names
    return [
        RIDE.option(hero.id, names[elevator.to], value=Ride(hero.id, elevator.to))
        for hero in state.heroes
        for elevator in state.stage.elevators
        if not elevator_objection(state, hero, elevator.space, elevator.to)
    ]


def send(state: State, table: Table, otacon: Hero, chosen: Ride) -> None:
    """Elevator Override: a hero on an elevator rides, without spending an action."""
    ride(state, table, state.hero(chosen.hero), chosen.to)


def uncovered_traps(state: State, level: int) -> list[Option]:
    return [
        TARGET.option(state.stage.board.names[trap.space], value=trap.space) for trap in state.traps if not trap.down
    ]


def switch_off(state: State, table: Table, otacon: Hero, space: int) -> None:
    """Sensor Control: an uncovered camera or laser leaves the map."""
    trap = next(trap for trap in state.traps if trap.space == space and not trap.down)
    state.traps.remove(trap)
    table.report(TrapRemoved, state.stage.board.names[space], trap.kind, rule="HER-13")


def called_zones(state: State, level: int) -> list[Option]:
    """The zones into which Radio-In calls guards (ORD-3)."""
    return [TARGET_ZONE.option(state.stage.zones[zone].name, value=zone) for zone in active_zones(state)]


def silence(state: State, table: Table, otacon: Hero, zone: int) -> None:
    """Radio Silence: Radio-In brings no guard into a zone."""
    table.report(ZoneSilenced, state.stage.zones[zone].name, rule="HER-13")


EFFECTS = {
    "distraction": SystemEffect(guards, distract),
    "door-control": SystemEffect(doors, open_remotely),
    "camera-loop": SystemEffect(watched_zones, jam),
    "lights-out": SystemEffect(tokens(ALERT), calm),
    "all-clear": SystemEffect(tokens(INVESTIGATE), clear),
    "elevator-override": SystemEffect(rides, send),
    "sensor-control": SystemEffect(uncovered_traps, switch_off),
    "radio-silence": SystemEffect(called_zones, silence),
}
