"""The active guard: its eyes and its feet, the same in every mode (GRD-1, GRD-7 to GRD-9, GRD-19)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from noisecheck.engine import moments
from noisecheck.engine.board import COMPASS, Bitset, Direction, Geometry, Space
from noisecheck.engine.cards import OrderCard
from noisecheck.engine.events import GuardLeapt, GuardMoved, GuardTurned, Seen
from noisecheck.engine.guards.zones import ground
from noisecheck.engine.kinds import TARGET_HERO
from noisecheck.engine.rules.attacks import guard_attack
from noisecheck.engine.rules.attention import alert
from noisecheck.engine.rules.cover import passes_for_a_guard
from noisecheck.engine.state import ALERT, GUARD, Guard, Hero, State
from noisecheck.engine.table import Decision, Table

Way = tuple[Space, ...]  # spaces entered one after the other; all but the last are jumped


@dataclass(slots=True)
class ActiveGuard:
    """A guard in its activation, with what it has to take into account. No other figure moves in the meantime."""

    guard: Guard
    card: OrderCard
    ground: Geometry  # GRD-22
    icons: dict[Space, Direction]
    others: Bitset = 0  # figures it leapfrogs
    heroes: Bitset = 0  # figures it looks for, and never leapfrogs
    path: Way = ()  # what is left of its path (GRD-6)
    has_attacked: bool = False  # GRD-0: one attack at most
    has_circled: bool = False  # GRD-11: it found no new path, and that is the end

    @property
    def arrow(self) -> str:
        return self.card.arrow

    def look_round(self, state: State) -> None:
        """Notes where the other figures stand. HER-5: guards take a hero in disguise or under a box for a guard."""
        self.heroes = 0
        self.others = state.guard_spaces() & ~(1 << self.guard.space)
        if state.boss is not None:  # GRD-8: a boss and what stands with it are passed like guards
            self.others |= state.occupied() & ~state.hero_spaces() & ~(1 << self.guard.space)
        for hero in state.heroes:
            if passes_for_a_guard(hero):
                self.others |= 1 << hero.space
            else:
                self.heroes |= 1 << hero.space


def prepare(state: State, guard: Guard, card: OrderCard) -> ActiveGuard:
    """A guard about to move by this card."""
    active = ActiveGuard(guard, card, ground(state, guard.space), state.stage.board.facing_icons)
    active.look_round(state)
    return active


def heroes_in_sight(active: ActiveGuard) -> Bitset:
    """LOS-2, LOS-3: where it sees heroes now; the border of its zone does not matter for that (GRD-22)."""
    return active.ground.seen[active.guard.facing][active.guard.space] & active.heroes


def look(state: State, table: Table, active: ActiveGuard) -> bool:
    """GRD-1: whether it sees heroes. They are alerted, and it attacks the nearest, once in its activation (GRD-0)."""
    in_sight = active.ground.seen[active.guard.facing][active.guard.space] & active.heroes
    if not in_sight:
        return False
    seen = [hero for hero in state.heroes if in_sight >> hero.space & 1]
    for hero in seen:
        alert_seen(state, table, hero, active.guard, active.guard.space, "GRD-1")
    if not active.has_attacked:
        active.has_attacked = True
        attack_nearest(state, table, active.guard, seen)
    return True


def alert_seen(state: State, table: Table, hero: Hero, guard: Guard, at: Space, rule: str) -> None:
    """LOS-6: a hero in the line of sight of a guard in this space is alerted."""
    if hero.attention != ALERT or hero.attention_space != hero.space:
        names = state.stage.board.names
        here, there, number = names[hero.space], names[at], guard.number
        with table.because(table.report(Seen, hero.id, here, GUARD, there, rule=rule, guard=number)):
            alert(state, table, hero, rule)


def attack_nearest(state: State, table: Table, guard: Guard, seen: list[Hero]) -> None:
    """GRD-19: the nearest hero in line of sight, by shortest path over the whole map (GRD-22); ties: players choose."""
    if len(seen) == 1:
        guard_attack(state, table, guard, seen[0], "GRD-19")
        return
    distances = state.geometry.distances(guard.space)
    nearest = min(distances[hero.space] for hero in seen)
    options = [TARGET_HERO.option(hero.id, value=hero.id) for hero in seen if distances[hero.space] == nearest]
    facts: dict[str, str | int] = {
        "figure": guard.kind,
        "guard": state.stage.board.names[guard.space],
        "distance": nearest,
    }
    target = table.ask(Decision("target", "", options, "GRD-19", facts)).value
    guard_attack(state, table, guard, state.hero(target), "GRD-19")


def turn(state: State, table: Table, active: ActiveGuard, facing: Direction, rule: str) -> None:
    """GRD-0: turning costs no movement."""
    guard, names = active.guard, state.stage.board.names
    if facing != guard.facing:
        guard.facing = facing
        table.report(GuardTurned, names[guard.space], COMPASS[facing], rule=rule, guard=guard.number)


class GuardFallen(BaseException):
    """The active guard is off the map, in the middle of its activation: whoever activates it stops here."""


def enter_space(state: State, table: Table, active: ActiveGuard) -> None:
    """What waits in a space takes effect on the guard that comes onto it; it may not survive that."""
    standing = len(state.guards)
    for take_part in moments.space_entered:
        take_part(state, table, active.guard.space)
    if len(state.guards) != standing and not any(guard is active.guard for guard in state.guards):
        raise GuardFallen


def go(state: State, table: Table, active: ActiveGuard, way: Way, rule: str) -> bool:
    """GRD-0: one space of movement, a step or a leapfrog. Returns whether it saw a hero."""
    if len(way) > 1:
        return leapfrog(state, table, active, way, rule)
    guard, names = active.guard, state.stage.board.names
    start, guard.space = guard.space, way[0]  # which it faces
    facing = COMPASS[guard.facing]
    told = table.report(GuardMoved, names[start], names[guard.space], facing, rule=rule, guard=guard.number)
    if state.charges or state.bodies:  # else nothing waits anywhere
        with table.because(told):
            enter_space(state, table, active)
    return look(state, table, active)


def leapfrog(state: State, table: Table, active: ActiveGuard, way: Way, rule: str) -> bool:
    """GRD-8, GRD-9: completed whatever it sees; it ends facing away from the last space leapfrogged."""
    guard, names = active.guard, state.stage.board.names
    start, (*over, landing) = guard.space, way
    glimpses = glimpses_of(active, (start, *way))
    guard.space, guard.facing = landing, direction(active, over[-1], landing)
    jumped, facing = tuple(names[space] for space in over), COMPASS[guard.facing]
    told = table.report(GuardLeapt, names[start], jumped, names[landing], facing, rule=rule, guard=guard.number)
    with table.because(told):
        for space, seen in glimpses:
            for hero in state.heroes:
                if seen >> hero.space & 1:
                    alert_seen(state, table, hero, guard, space, "GRD-9")
        enter_space(state, table, active)
    return look(state, table, active) or bool(glimpses)


def glimpses_of(active: ActiveGuard, spaces: Way) -> list[tuple[Space, Bitset]]:
    """GRD-9: where heroes come into its sight on the jumped spaces: it looks on arriving at and on leaving each."""
    found = []
    headings = [direction(active, one, next_one) for one, next_one in pairwise(spaces)]
    for space, (arriving, leaving) in zip(spaces[1:-1], pairwise(headings), strict=True):
        seen = (active.ground.seen[arriving][space] | active.ground.seen[leaving][space]) & active.heroes
        if seen:
            found.append((space, seen))
    return found


def direction(active: ActiveGuard, space: Space, neighbour: Space) -> Direction:
    return active.ground.steps[space].index(neighbour)
