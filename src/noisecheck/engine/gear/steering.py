"""Things that players steer with dice: one value in one direction, then the other in another (ACT-16)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import NamedTuple

from noisecheck.engine.board import COMPASS, DIRECTIONS, Direction, Space
from noisecheck.engine.cards import ATTENTION_FACE
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.dice import Purpose, roll_dice
from noisecheck.engine.state import Charge, Hero, State
from noisecheck.engine.table import Decision, Option, Table

DICE = 2
STRETCHES = 2
FLY, STOP = phrase("fly {facing} {spaces:face}"), phrase("stop").option()

FLYING, BURSTING, GONE = "flying", "bursting", "gone"


class Steered(NamedTuple):
    """`token` lies on the map for all to see while dice are rolled and players think. `fly` carries it so many spaces
    in a direction and says where it is then and what became of it; flying, it may be steered on. `obliged` stretches
    have to be flown.
    """

    token: str
    fly: Callable[[State, Table, Space, Direction, int], tuple[Space, str]]
    obliged: int
    is_laid: bool = False


def straight_on(start: Space, spaces: int, ahead: Callable[[Space], Space]) -> tuple[Space, str]:
    """So many spaces over everything, each the one `ahead` of the last; where there is none the thing is gone."""
    space = start
    for _ in range(spaces):
        if (following := ahead(space)) < 0:
            return space, GONE
        space = following
    return space, FLYING


def start_objection(state: State, hero: Hero, space: Space) -> Objection | None:
    """A missile starts in an empty adjacent space."""
    facts = {"space": state.stage.board.names[space]}
    if not state.geometry.near[hero.space] >> space & 1:
        return Objection("ADJ-1", "not-adjacent", facts)
    if state.occupied() >> space & 1 or state.bodies_at(space):
        return Objection("ACT-16", "not-empty", facts)
    return None


def steer_by_dice(
    state: State, table: Table, hero: Hero, start: Space, thing: Steered, purpose: Purpose
) -> tuple[Space, str]:
    """One value of 2 black dice in one direction, then the other in another; where it ends, and how."""
    lying = Charge(start, thing.token, hero.id)
    insort(state.charges, lying)
    roll = roll_dice(state, table, hero, purpose, black=DICE)
    state.charges.remove(lying)
    values = [die.face for die in roll.dice if die.face != ATTENTION_FACE]
    space, fate, ways = start, FLYING, list[Direction]()
    while values and fate == FLYING and len(ways) < STRETCHES:
        choice = steer(state, table, hero, space, values, ways, thing)
        if choice is STOP:
            break
        way, value = choice.value
        ways.append(way)
        values.remove(value)
        space, fate = thing.fly(state, table, space, way, value)
    return space, fate


def steer(
    state: State, table: Table, hero: Hero, space: Space, values: list[int], flown: list[Direction], thing: Steered
) -> Option:
    """Each stretch goes another way; after those that are obligatory players may stop."""
    lying = [] if thing.is_laid else [Charge(space, thing.token, hero.id)]
    options = [
        FLY.option(COMPASS[way], value, value=(way, value))
        for way in DIRECTIONS
        for value in sorted(set(values))
        if way not in flown
    ]
    stop = [STOP] * (len(flown) >= thing.obliged)
    for charge in lying:
        insort(state.charges, charge)
    facts = {"space": state.stage.board.names[space], "thing": thing.token}
    choice = table.ask(Decision("fly", hero.id, [*options, *stop], "ACT-16", facts))
    for charge in lying:
        state.charges.remove(charge)
    return choice
