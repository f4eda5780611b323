"""Things that players steer with dice: one value in one direction, then the other in another (ACT-16)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import NamedTuple

from noisecheck.engine.board import COMPASS, DIRECTIONS, Direction, Space
from noisecheck.engine.cards import ATTENTION_FACE
from noisecheck.engine.rules.dice import Purpose, roll_dice
from noisecheck.engine.state import Charge, Hero, State
from noisecheck.engine.table import Decision, Option, Table

DICE = 2
STRETCHES = 2
STOP = Option("stop")

FLYING, BURSTING, GONE = "flying", "bursting", "gone"


class Steered(NamedTuple):
    """`token` lies on the map for all to see while players think. `fly` carries it so many spaces in a direction and
    says where it is then and what became of it; flying, it may be steered on. `obliged` stretches have to be flown.
    """

    token: str
    fly: Callable[[State, Table, Space, Direction, int], tuple[Space, str]]
    obliged: int


def steer_by_dice(
    state: State, table: Table, hero: Hero, start: Space, thing: Steered, purpose: Purpose
) -> tuple[Space, str]:
    """One value of 2 black dice in one direction, then the other in another; where it ends, and how."""
    roll = roll_dice(state, table, hero, purpose, black=DICE)
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
    lying = Charge(space, thing.token, hero.id)
    options = [
        Option("fly", f"{COMPASS[way]} {value}", (way, value))
        for way in DIRECTIONS
        for value in sorted(set(values))
        if way not in flown
    ]
    stop = [STOP] * (len(flown) >= thing.obliged)
    insort(state.charges, lying)
    facts = {"space": state.stage.board.names[space], "token": thing.token}
    choice = table.ask(Decision("fly", hero.id, [*options, *stop], "ACT-16", facts))
    state.charges.remove(lying)
    return choice
