"""What is left to do, who does it, and how far that is: in actions, through doors and elevators.

A *stop* is a space where something has to be done; a *route* is the stops one hero has left, its exit last. Distance
counts a space as one action (Sneak), a locked door by what it will probably take to open it.
"""

from __future__ import annotations

from functools import reduce
from heapq import heappop, heappush
from math import fsum
from operator import or_
from typing import NamedTuple

from noisecheck.bots.steady.locks import probable_rolls
from noisecheck.engine.board import Space, bits
from noisecheck.engine.equipment import has_card
from noisecheck.engine.keeping import Kept, keep
from noisecheck.engine.rules.outcome import are_spread, objectives_needed, taken_by_zone
from noisecheck.engine.rules.stage_events import is_due
from noisecheck.engine.stage import EventToken, Section, Stage
from noisecheck.engine.state import Hero, State

FAR = 99  # farther than anything that can be reached
RIDE = 1
INTERACT = 1
LOOKED_THROUGH = 2


class Stop(NamedTuple):
    space: Space
    cost: int  # actions to take there
    card: str = ""  # only for who carries it (SET-7)
    opens: int = 0  # sealed doors that what happens there opens


class Route(NamedTuple):
    """The ways a hero may begin, each a first stop and what to do after it. Empty: nothing to do.

    `opened`: sealed doors that others are about to open; who has nothing else to do goes there and waits.
    """

    starts: tuple[tuple[Stop, float], ...]
    opened: int = 0

    def away(self, state: State, space: Space, locked: int) -> float:
        """The actions from a space to the end of the route, with these doors locked."""
        if not self.starts:
            return 0
        stage, locked = state.stage, locked & ~self.opened
        return min(way(stage, locked, stop.space)[space] + stop.cost + rest for stop, rest in self.starts)

    def first(self, state: State, space: Space) -> Space:
        """Where the hero goes first from a space."""
        stage, locked = state.stage, state.locked & ~self.opened
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
            if locked & ~stage.sealed & 1 << number:
                door = stage.doors[number]
                onward.append((door.second if door.first == space else door.first, 1 + probable_rolls(door.needs)))
        for other, cost in onward:
            if actions + cost < found[other]:
                found[other] = actions + cost
                heappush(reached, (actions + cost, other))
    return tuple(found)


way = keep(4096)(ways_to)


# who does what


def objectives_wanted(state: State) -> tuple[int, list[Stop]]:
    """How many objectives are still needed, and which can be had."""
    stage = state.stage
    plain = [number for number, each in enumerate(stage.objectives) if not each.optional]
    left = [number for number in plain if not state.taken >> number & 1]
    count = max(0, objectives_needed(state) - (len(plain) - len(left)))
    if not are_spread(state):  # SET-7: those of zones come first that have too few
        _, each = stage.mission.spread[len(state.heroes) - 1]
        taken = taken_by_zone(state)
        left = [number for number in left if taken[state.zone(stage.objectives[number].space)] < each]
        count = max(1, count)
    return count, [Stop(stage.objectives[number].space, INTERACT) for number in left]


def events_left(state: State) -> list[tuple[EventToken, Section]]:
    """Required events, and what they have to wait for, that have not happened yet."""
    stage, wanted = state.stage, set(state.stage.mission.required)
    for _ in stage.events:
        wanted |= {first for letter in wanted for first in stage.section(letter).after}
    left = [each for number, each in enumerate(stage.events) if not state.resolved >> number & 1]
    return [(each, stage.section(each.letter)) for each in left if each.letter in wanted]


def events_wanted(state: State) -> list[Stop]:
    """Those that can happen now."""
    return [event_stop(state.stage, *each) for each in events_left(state) if is_due(state, each[1])]


def events_to_come(state: State) -> list[Stop]:
    """Those that have to wait for others, those that wait for fewest first."""
    waiting = [each for each in events_left(state) if not is_due(state, each[1])]
    return [event_stop(state.stage, *each) for each in sorted(waiting, key=lambda each: len(each[1].after))]


def event_stop(stage: Stage, event: EventToken, section: Section) -> Stop:
    return Stop(event.space, 0, section.needs, sealed_opened_by(stage, section))


def sealed_opened_by(stage: Stage, section: Section) -> int:
    """SET-7: the sealed doors that an event opens whatever players decide there."""
    names = [words[0] for verb, *words in section.always.effects if verb == "unlock"]
    return sum({1 << stage.door_numbers[name] for name in names}) & stage.sealed


def opened_by_events(stage: Stage, reached: int) -> int:
    """The sealed doors that are open when these events, by number, have happened."""
    opened = 0
    for number in bits(reached):
        opened |= sealed_opened_by(stage, stage.section(stage.events[number].letter))
    return opened


def routes(state: State) -> tuple[Route, ...]:
    """For every hero, in the order of the seats, what they have to do."""
    key = (state.stage, tuple(hero.space for hero in state.heroes), state.taken, state.resolved, state.locked)
    found = known_routes.get(key)
    if found is None:  # another thread may clear what is kept at any time
        found = known_routes[key] = share_out(state)
    return found


known_routes: Kept[tuple[object, ...], tuple[Route, ...]] = Kept(16000)


def hero_route(state: State, hero: Hero) -> Route:
    return routes(state)[[each.id for each in state.heroes].index(hero.id)]


def share_out(state: State) -> tuple[Route, ...]:
    if len(state.heroes) == 1:
        return (route_alone(state, state.heroes[0]),)
    return routes_together(state)


def exits(state: State) -> list[Space]:
    return list(bits(state.stage.exits))


def exits_for(state: State, hero: Hero) -> list[Space]:
    """SET-7: where each hero has their own exit, only that one."""
    own = state.stage.own_exits.get(hero.id)
    return exits(state) if own is None else [own]


def route_alone(state: State, hero: Hero) -> Route:
    """A hero alone chooses the first stop by the length of the whole route."""
    count, objectives = objectives_wanted(state)
    events, wanted = tuple(events_wanted(state)), tuple(objectives)
    firsts = next_stops(events, count, wanted) or tuple(Stop(space, 0) for space in exits_for(state, hero))
    return Route(tuple((stop, rest_after(state, stop, events, count, wanted, state.locked)) for stop in firsts))


def next_stops(events: tuple[Stop, ...], count: int, objectives: tuple[Stop, ...]) -> tuple[Stop, ...]:
    return (*events, *(objectives if count else ()))


def rest_after(
    state: State, stop: Stop, events: tuple[Stop, ...], count: int, objectives: tuple[Stop, ...], locked: int
) -> float:
    """The actions from a stop to the end: all orders of the last two stops are tried, else the nearest comes next."""
    count -= stop in objectives
    events, objectives = without(events, stop), without(objectives, stop)
    stage, locked = state.stage, locked & ~stop.opens
    left = next_stops(events, count, objectives)
    if not left:
        return last_stretch(state, stop.space, locked)
    if len(events) + count > LOOKED_THROUGH:
        left = (min(left, key=lambda each: way(stage, locked, each.space)[stop.space] + each.cost),)
    return min(
        way(stage, locked, each.space)[stop.space]
        + each.cost
        + rest_after(state, each, events, count, objectives, locked)
        for each in left
    )


def last_stretch(state: State, space: Space, locked: int) -> float:
    """From the last stop by the events that had to wait, and out."""
    stage, length = state.stage, 0.0
    for stop in events_to_come(state):
        length += way(stage, locked, stop.space)[space]
        space, locked = stop.space, locked & ~stop.opens
    return length + min((way(stage, locked, out)[space] for out in exits(state)), default=0)


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
    latest = 0  # who takes the last event takes those that wait for it
    while events or (count and objectives):
        stops = events + (objectives if count else [])
        arrival, seat, stop = min(
            (load[seat] + way(stage, locked, stop.space)[at[seat]] + stop.cost + out_of_place(hero, stop), seat, stop)
            for seat, hero in enumerate(state.heroes)
            for stop in stops
        )
        given[seat].append((stop, arrival - load[seat]))
        load[seat], at[seat] = arrival, stop.space
        if stop in events:
            events.remove(stop)
            latest, locked = seat, locked & ~stop.opens
        else:
            objectives.remove(stop)
            count -= 1
    for stop in events_to_come(state):
        length = way(stage, locked, stop.space)[at[latest]]
        given[latest].append((stop, length))
        load[latest], at[latest], locked = load[latest] + length, stop.space, locked & ~stop.opens
    leave(state, at, load, given, locked)
    return tuple(route_of(stops, opened_by([each for each in given if each is not stops])) for stops in given)


def opened_by(routes: list[list[tuple[Stop, float]]]) -> int:
    """The sealed doors that heroes on these routes are about to open; several may open the same."""
    return reduce(or_, (stop.opens for stops in routes for stop, _ in stops), 0)


def out_of_place(hero: Hero, stop: Stop) -> int:
    """A hero who does not carry what a stop asks for has no business there."""
    return FAR if stop.card and not has_card(hero, stop.card) else 0


def leave(state: State, at: list[Space], load: list[float], given: list[list[tuple[Stop, float]]], locked: int) -> None:
    """ACT-19: one hero makes for an exit, or each for a different one."""
    stage = state.stage
    free, seats = exits(state), list(range(len(at)))
    if not free:
        return
    if stage.mission.leaving == "one":
        free = free * len(seats)
    leavers = 1 if stage.mission.leaving == "one" else len(seats)
    for _ in range(min(leavers, len(free))):
        _, seat, space = min(
            (load[seat] + way(stage, locked, space)[at[seat]], seat, space)
            for seat in seats
            for space in exits_for(state, state.heroes[seat])
            if space in free
        )
        given[seat].append((Stop(space, 0), way(stage, locked, space)[at[seat]]))
        seats.remove(seat)
        free.remove(space)


def route_of(stops: list[tuple[Stop, float]], opened: int) -> Route:
    if not stops:
        return NOTHING
    return Route(((stops[0][0], fsum(length for _, length in stops[1:])),), opened)
