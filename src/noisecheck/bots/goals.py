"""What is left to do, who does it, and how far that is: in actions, through doors and elevators.

A *stop* is a space where something has to be done; a *route* is the stops one hero has left, its exit last. Distance
counts a space as one action (Sneak), a locked door by what it will probably take to open it.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from noisecheck.bots.locksmith import probable_rolls
from noisecheck.engine.board import Space, bits
from noisecheck.engine.stage import Stage
from noisecheck.engine.state import Hero, State

FAR = 99  # farther than anything that can be reached
RIDE = 1
INTERACT = 1
LOOKED_THROUGH = 2


class Stop(NamedTuple):
    space: Space
    cost: int  # actions to take there


class Route(NamedTuple):
    """The ways a hero may begin, each a first stop and what is to do after it. Empty: nothing to do."""

    starts: tuple[tuple[Stop, float], ...]

    def away(self, state: State, space: Space, locked: int) -> float:
        """The actions from a space to the end of the route, with these doors locked."""
        if not self.starts:
            return 0
        stage = state.stage
        return min(way(stage, locked, stop.space)[space] + stop.cost + rest for stop, rest in self.starts)

    def first(self, state: State, space: Space) -> Space:
        """Where the hero goes first from a space."""
        stage, locked = state.stage, state.locked
        best = min(self.starts, key=lambda each: way(stage, locked, each[0].space)[space] + each[0].cost + each[1])
        return best[0].space

    def stops(self) -> set[Space]:
        return {stop.space for stop, _ in self.starts}


NOTHING = Route(())


# distance


def ways_to(stage: Stage, locked: int, target: Space) -> tuple[float, ...]:
    """For every space the actions from there to the target."""
    geometry = stage.board.geometry(locked)
    found: list[float] = [FAR] * stage.board.size
    found[target] = 0
    reached: list[tuple[float, Space]] = [(0, target)]
    arrivals: dict[Space, list[Space]] = {}
    for elevator in stage.elevators:
        arrivals.setdefault(elevator.to, []).append(elevator.space)
    while reached:
        actions, space = heappop(reached)
        if actions > found[space]:
            continue
        onward = [(near, 1.0) for near in geometry.neighbours[space]]
        onward += [(start, float(RIDE)) for start in arrivals.get(space, ())]
        for number in stage.doors_at.get(space, ()):
            if locked >> number & 1:
                door = stage.doors[number]
                onward.append((door.second if door.first == space else door.first, 1 + probable_rolls(door.needs)))
        for other, cost in onward:
            if actions + cost < found[other]:
                found[other] = actions + cost
                heappush(reached, (actions + cost, other))
    return tuple(found)


way = lru_cache(4096)(ways_to)


# who does what


def objectives_wanted(state: State) -> tuple[int, list[Stop]]:
    """How many objectives are still needed, and which can be had."""
    stage = state.stage
    plain = [number for number, each in enumerate(stage.objectives) if not each.optional]
    left = [Stop(stage.objectives[number].space, INTERACT) for number in plain if not state.taken >> number & 1]
    needed = stage.mission.needed[len(state.heroes) - 1] if stage.mission.needed else len(plain)
    return max(0, needed - (len(plain) - len(left))), left


def events_wanted(state: State) -> list[Stop]:
    events = enumerate(state.stage.events)
    required = state.stage.mission.required
    left = [each for number, each in events if not state.resolved >> number & 1]
    return [Stop(each.space, 0) for each in left if each.letter in required]


def routes(state: State) -> tuple[Route, ...]:
    """For every hero, in the order of the seats, what it has to do."""
    key = (tuple(hero.space for hero in state.heroes), state.taken, state.resolved, state.locked)
    kept = kept_routes(state.stage)
    found = kept.get(key)
    if found is None:  # another thread may clear what is kept at any time
        if len(kept) > MOST_KEPT:
            kept.clear()
        found = kept[key] = share_out(state)
    return found


MOST_KEPT = 4000


def new_routes(stage: Stage) -> dict[tuple[object, ...], tuple[Route, ...]]:
    return {}


kept_routes = lru_cache(16)(new_routes)


def share_out(state: State) -> tuple[Route, ...]:
    if len(state.heroes) == 1:
        return (route_alone(state, state.heroes[0]),)
    return routes_together(state)


def exits(state: State) -> list[Space]:
    return list(bits(state.stage.exits))


def route_alone(state: State, hero: Hero) -> Route:
    """A hero alone chooses its first stop by the length of the whole route."""
    count, objectives = objectives_wanted(state)
    events, wanted = tuple(events_wanted(state)), tuple(objectives)
    firsts = next_stops(events, count, wanted) or tuple(Stop(space, 0) for space in exits(state))
    return Route(tuple((stop, rest_after(state, stop, events, count, wanted)) for stop in firsts))


def next_stops(events: tuple[Stop, ...], count: int, objectives: tuple[Stop, ...]) -> tuple[Stop, ...]:
    return (*events, *(objectives if count else ()))


def rest_after(state: State, stop: Stop, events: tuple[Stop, ...], count: int, objectives: tuple[Stop, ...]) -> float:
    """The actions from a stop to the end: all orders of the last two stops are tried, else the nearest comes next."""
    count -= stop in objectives
    events, objectives = without(events, stop), without(objectives, stop)
    stage, locked = state.stage, state.locked
    left = next_stops(events, count, objectives)
    if not left:
        return min((way(stage, locked, out)[stop.space] for out in exits(state)), default=0)
    if len(events) + count > LOOKED_THROUGH:
        left = (min(left, key=lambda each: way(stage, locked, each.space)[stop.space] + each.cost),)
    return min(
        way(stage, locked, each.space)[stop.space] + each.cost + rest_after(state, each, events, count, objectives)
        for each in left
    )


def without(stops: tuple[Stop, ...], stop: Stop) -> tuple[Stop, ...]:
    return tuple(each for each in stops if each != stop)


def routes_together(state: State) -> tuple[Route, ...]:
    """Each stop goes to whoever will be there first; then the exits are given out."""
    stage, locked = state.stage, state.locked
    count, objectives = objectives_wanted(state)
    events = events_wanted(state)
    at = [hero.space for hero in state.heroes]
    load = [0.0] * len(at)
    given: list[list[tuple[Stop, float]]] = [[] for _ in at]
    while events or (count and objectives):
        stops = events + (objectives if count else [])
        arrival, seat, stop = min(
            (load[seat] + way(stage, locked, stop.space)[at[seat]] + stop.cost, seat, stop)
            for seat in range(len(at))
            for stop in stops
        )
        given[seat].append((stop, arrival - load[seat]))
        load[seat], at[seat] = arrival, stop.space
        if stop in events:
            events.remove(stop)
        else:
            objectives.remove(stop)
            count -= 1
    leave(state, at, load, given)
    return tuple(route_of(stops) for stops in given)


def leave(state: State, at: list[Space], load: list[float], given: list[list[tuple[Stop, float]]]) -> None:
    """ACT-19: one hero makes for an exit, or each for one of its own."""
    stage, locked = state.stage, state.locked
    free, seats = exits(state), list(range(len(at)))
    if not free:
        return
    if stage.mission.leaving == "one":
        free = free * len(seats)
    leavers = 1 if stage.mission.leaving == "one" else len(seats)
    for _ in range(min(leavers, len(free))):
        _, seat, space = min(
            (load[seat] + way(stage, locked, space)[at[seat]], seat, space) for seat in seats for space in free
        )
        given[seat].append((Stop(space, 0), way(stage, locked, space)[at[seat]]))
        seats.remove(seat)
        free.remove(space)


def route_of(stops: list[tuple[Stop, float]]) -> Route:
    if not stops:
        return NOTHING
    return Route(((stops[0][0], sum(length for _, length in stops[1:])),))
