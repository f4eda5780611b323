"""Interact: doors, objectives, elevators in or on the edge of a hero's space (ACT-10, ACT-17, ACT-18)."""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.events import ObjectiveTaken
from noisecheck.engine.rules import locks
from noisecheck.engine.rules.moving import begin_move, end_move, step
from noisecheck.engine.rules.objections import Objection
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Option, Table


class Thing(NamedTuple):
    """What is interacted with: a door by name, an objective by number, an elevator by where it goes."""

    kind: str
    name: str = ""
    number: int = 0


def objectives_here(state: State, hero: Hero) -> list[int]:
    """ACT-18: the objective tokens in the hero's space that are not taken."""
    return [
        number
        for number, objective in enumerate(state.stage.objectives)
        if objective.space == hero.space and not state.taken >> number & 1
    ]


def elevator_objection(state: State, hero: Hero, to: int) -> Objection | None:
    """ACT-17: a hero on an elevator space may go to a free space of the elevator it is joined to."""
    names = state.stage.board.names
    if not any(each.space == hero.space and each.to == to for each in state.stage.elevators):
        return Objection("ACT-17", "no-elevator", {"space": names[hero.space], "to": names[to]})
    if state.occupied() >> to & 1:
        return Objection("ACT-17", "occupied", {"space": names[to]})
    return None


def interact_options(state: State, hero: Hero) -> list[Option]:
    if not state.stage.things >> hero.space & 1:
        return []
    name = state.stage.board.names[hero.space]
    options = [Option("interact", each.words, Thing("door", each.words)) for each in locks.door_options(state, hero)]
    if here := objectives_here(state, hero):
        options.append(Option("interact", name, Thing("objective", number=here[0])))
    for elevator in state.stage.elevators:
        if elevator.space == hero.space and not elevator_objection(state, hero, elevator.to):
            to = state.stage.board.names[elevator.to]
            options.append(Option("interact", f"{name} to {to}", Thing("elevator", number=elevator.to)))
    return options


def interact_objection(state: State, hero: Hero, words: str) -> Objection | None:
    """ACT-10: only what is in, or on the edge of, the hero's space."""
    numbers = state.stage.board.numbers
    match words.split():
        case [name] if "-" in name:
            return locks.door_objection(state, hero, name)
        case [space] if space in numbers:
            if numbers[space] != hero.space or not objectives_here(state, hero):
                return Objection("ACT-10", "nothing-to-use", {"space": space})
            return None
        case [space, "to", to] if space in numbers and to in numbers:
            if numbers[space] != hero.space:
                return Objection("ACT-17", "no-elevator", {"space": space, "to": to})
            return elevator_objection(state, hero, numbers[to])
    return Objection("ACT-10", "not-a-thing", {"words": words})


def interact(state: State, table: Table, hero: Hero, thing: Thing) -> None:
    if thing.kind == "door":
        locks.try_lock(state, table, hero, thing.name)
    elif thing.kind == "objective":
        take_objective(state, table, hero, thing.number)
    else:
        ride(state, table, hero, thing.number)


def take_objective(state: State, table: Table, hero: Hero, number: int) -> None:
    """ACT-18: the token is taken; one that lies face down is turned up by the same Interact."""
    state.taken |= 1 << number
    state.face_down &= ~(1 << number)
    is_hostage = state.stage.objectives[number].hostage
    hero.hostages += is_hostage
    what = "hostage" if is_hostage else "objective"
    table.report(ObjectiveTaken, hero.id, state.stage.board.names[hero.space], what, rule="ACT-18")


def ride(state: State, table: Table, hero: Hero, to: int) -> None:
    """ACT-17: an elevator ride is a move (LOS-7, SET-8)."""
    move = begin_move(state, table, hero)
    step(state, table, move, to, (), "ACT-17")
    end_move(state, table, move)
