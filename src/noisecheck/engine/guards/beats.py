"""Beats: what a guard does when it is activated and there is nobody and nothing in its zone to care about.

Then it patrols (GRD-15), and from the same place with the same card always in the same way: so the rules are run once,
on an empty map, and what they did is kept. A beat knows where somebody would have changed it; if anybody is there the
rules are run for the guard itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from noisecheck.engine.board import Bitset, Direction, Space
from noisecheck.engine.events import Event, GuardTurned, NoNewPath
from noisecheck.engine.guards.active import ActiveGuard, prepare
from noisecheck.engine.guards.pursuit import is_nearest
from noisecheck.engine.guards.turning import faces_obstacle
from noisecheck.engine.keeping import Kept, keep
from noisecheck.engine.rules.cover import passes_for_a_guard
from noisecheck.engine.stage import Stage
from noisecheck.engine.state import ALERT, Guard, Hero, State
from noisecheck.engine.table import Table

# Where the guard is and faces at one moment of its beat, and what is reported then: event, facts, rule.
Stop = tuple[Space, Direction, type[Event], tuple[Any, ...], str]


class Beat(NamedTuple):
    stops: tuple[Stop, ...]
    ways: Bitset  # the spaces it goes to, or would think of going to
    sight: Bitset  # all it sees on its way


class Alone(Table):
    """The table of a guard that is alone on the map. Whenever something is told it notes where the guard is."""

    def __init__(self, state: State, active: ActiveGuard) -> None:
        super().__init__(state)
        self.active = active
        self.stops: list[Stop] = []
        self.ways = self.sight = 0

    def tell(self, event: Event) -> int:
        guard, ground = self.active.guard, self.active.ground
        self.stops.append((guard.space, guard.facing, type(event), tuple(event.facts().values()), event.rule))
        self.sight |= ground.seen[guard.facing][guard.space]
        if isinstance(event, GuardTurned | NoNewPath):
            self.ways |= ground.near[guard.space]
        self.ways |= 1 << guard.space
        if not faces_obstacle(self.active):
            self.ways |= 1 << ground.steps[guard.space][guard.facing]
        return super().tell(event)


def new_beats(stage: Stage) -> Kept[tuple[object, ...], Beat]:
    """What is kept of one stage."""
    return Kept(8192)


known_beats = keep(256)(new_beats)


def beat_of(state: State, active: ActiveGuard, act: Callable[[State, Table, ActiveGuard], None]) -> Beat:
    """The beat of a guard from where it is now. It changes only with the doors and what the Order card says."""
    guard, card = active.guard, active.card
    known, key = known_beats(state.stage), (state.locked, guard.space, guard.facing, card.blue, card.arrow)
    beat = known.get(key)
    if beat is None:
        alone = Guard(guard.space, guard.facing)
        empty = State(state.stage, guards=[alone], locked=state.locked)
        table = Alone(empty, prepare(empty, alone, card))
        act(empty, table, table.active)
        beat = known[key] = Beat(tuple(table.stops), table.ways, table.sight)
    return beat


def is_undisturbed(state: State, active: ActiveGuard, beat: Beat) -> bool:
    """Whether there is nobody to see or to leapfrog, no token it cares about, and nothing it could step on.

    A beat is that of a guard alone on the map: with a boss there may be ground that is closed to guards.
    """
    if beat.ways & ~active.ground.area:
        return False
    if state.bodies or state.charges or active.heroes & beat.sight or (active.heroes | active.others) & beat.ways:
        return False
    for hero in state.heroes:
        if passes_for_a_guard(hero) or (hero.attention and concerns(state, active, beat, hero)):
            return False
    return True


def concerns(state: State, active: ActiveGuard, beat: Beat, hero: Hero) -> bool:
    """GRD-4: whether the hero's Attention token might put the guard into another mode, or lies on its way (GRD-2)."""
    space = hero.attention_space
    if not active.ground.area >> space & 1:
        return False
    return hero.attention == ALERT or beat.ways >> space & 1 == 1 or is_nearest(state, active, space)


def walk(table: Table, guard: Guard, beat: Beat) -> None:
    number = guard.number
    for guard.space, guard.facing, kind, facts, rule in beat.stops:
        table.report(kind, *facts, rule=rule, guard=number)
