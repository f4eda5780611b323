"""Interact: doors, objectives, elevators in or on the edge of a hero's space (ACT-10, ACT-17, ACT-18)."""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.events import ObjectiveTaken
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules import locks
from noisecheck.engine.rules.acting import Action, Way, by_asking
from noisecheck.engine.rules.moving import begin_move, end_move, step
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Option, Table


class Fixture(NamedTuple):
    """What is interacted with: a door by name, an objective of the hero's space, an elevator by where it goes."""

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


def objective_objection(state: State, hero: Hero, space: int) -> Objection | None:
    """ACT-18: a token that lies where the hero stands."""
    is_here = space == hero.space and objectives_here(state, hero)
    return None if is_here else Objection("ACT-10", "nothing-to-use", {"space": state.stage.board.names[space]})


def elevator_objection(state: State, hero: Hero, space: int, to: int) -> Objection | None:
    """ACT-17: a hero on an elevator space may go to a free space of the elevator it is joined to."""
    names = state.stage.board.names
    if space != hero.space or not any(each.space == space and each.to == to for each in state.stage.elevators):
        return Objection("ACT-17", "no-elevator", {"space": names[space], "to": names[to]})
    if state.occupied() >> to & 1:
        return Objection("ACT-17", "occupied", {"space": names[to]})
    return None


OPEN, TAKE = phrase("interact {door:edge}"), phrase("interact {space:objective}")
RIDE = phrase("interact {space:elevator} to {to:floor}")
WAYS = (
    Way(
        OPEN,
        locks.door_objection,
        lambda state, hero: [(name,) for name in locks.doors_beside(state, hero)],
        lambda name: Fixture("door", name),
    ),
    Way(
        TAKE,
        objective_objection,
        lambda state, hero: [(hero.space,)],
        lambda space: Fixture("objective"),
    ),
    Way(
        RIDE,
        elevator_objection,
        lambda state, hero: [(hero.space, each.to) for each in state.stage.elevators if each.space == hero.space],
        lambda space, to: Fixture("elevator", number=to),
    ),
)


def interact_options(state: State, hero: Hero) -> list[Option]:
    """ACT-10: what is in, or on the edge of, the hero's space."""
    return by_asking(WAYS, state, hero) if state.stage.things >> hero.space & 1 else []


def interact(state: State, table: Table, hero: Hero, thing: Fixture) -> None:
    if thing.kind == "door":
        locks.try_lock(state, table, hero, thing.name)
    elif thing.kind == "objective":
        take_objective(state, table, hero, objectives_here(state, hero)[0])
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


INTERACT = Action("ACT-10", WAYS, interact_options, interact, 1)
