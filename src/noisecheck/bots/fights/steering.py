"""What flies by dice (ACT-16): where it can land, where to steer it, and what the dice are worth for that."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import NamedTuple

from noisecheck.bots.steady.answers import first_option
from noisecheck.engine.board import DIRECTIONS, Bitset, Direction, Geometry, Space, bits
from noisecheck.engine.gear.steering import FLYING, STRETCHES, Steered
from noisecheck.engine.keeping import Kept
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Decision, Option, Unheard

THROWS = tuple((values, 1 if values[0] == values[1] else 2) for values in combinations_with_replacement(range(1, 7), 2))

Key = tuple[Geometry, Steered, Space, tuple[int, ...], tuple[Direction, ...]]


class Steering(NamedTuple):
    """`thing` is what flies, `purpose` what its dice are rolled for, `landing` what it is worth where it ends."""

    thing: Steered
    purpose: str
    landing: Callable[[State, Hero, Space], float]


known_landings: Kept[Key, Bitset] = Kept(65536)  # flights are over figures, so they depend on the map alone


def landings(
    state: State, thing: Steered, start: Space, values: tuple[int, ...], flown: tuple[Direction, ...] = ()
) -> Bitset:
    """Where it can end, flown with these values in other directions than those flown already."""
    if not values or len(flown) == STRETCHES:
        return 1 << start
    key = state.geometry, thing, start, values, flown
    found = known_landings.get(key)
    if found is None:
        found = 1 << start if len(flown) >= thing.obliged else 0
        for value in set(values):
            for way in DIRECTIONS:
                if way not in flown:
                    found |= after_stretch(state, thing, start, values, flown, way, value)
        known_landings[key] = found
    return found


def after_stretch(
    state: State,
    thing: Steered,
    start: Space,
    values: tuple[int, ...],
    flown: tuple[Direction, ...],
    way: Direction,
    value: int,
) -> Bitset:
    """Where it can end if one value is flown this way first."""
    space, fate = thing.fly(state, Unheard(state, first_option), start, way, value)
    if fate != FLYING:
        return 0
    left = list(values)
    left.remove(value)
    return landings(state, thing, space, tuple(left), (*flown, way))


def best_of(state: State, hero: Hero, spaces: Bitset, steering: Steering) -> float:
    """What the best of these ends is worth; wasted, it is worth nothing."""
    return max((steering.landing(state, hero, space) for space in bits(spaces)), default=0.0)


def worth_of_values(state: State, hero: Hero, values: tuple[int, ...], steering: Steering) -> float:
    """What it is worth to have these values to fly with, from where it lies."""
    token = steering.thing.token
    start = next(charge.space for charge in state.charges if (charge.kind, charge.owner) == (token, hero.id))
    return best_of(state, hero, landings(state, steering.thing, start, values), steering)


def steer(decision: Decision, state: State, steering: Steering) -> Option:
    """The option to fly now. The question tells values and ways that are left, not how often a value lies there."""
    hero, start = state.hero(decision.hero), state.stage.board.numbers[str(decision.facts["space"])]
    flights = [option for option in decision.options if option.verb == "fly"]
    ways = {option.value[0] for option in flights}
    lying = sorted({option.value[1] for option in flights})
    flown = tuple(way for way in DIRECTIONS if way not in ways)
    values = tuple(lying if len(lying) > 1 else lying * (STRETCHES - len(flown)))

    def worth(option: Option) -> float:
        if option.verb != "fly":
            return steering.landing(state, hero, start)
        spaces = after_stretch(state, steering.thing, start, values, flown, *option.value)
        return best_of(state, hero, spaces, steering)

    return max(decision.options, key=worth)
