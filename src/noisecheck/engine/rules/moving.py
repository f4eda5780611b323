"""Movement of heroes: steps, leapfrogs, and what a whole move sets off (MOV, LOS-7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import NamedTuple

from noisecheck.engine import moments
from noisecheck.engine.board import Bitset, Geometry, Space, bits
from noisecheck.engine.equipment import ignores
from noisecheck.engine.events import LaserTripped, Leapt, Moved
from noisecheck.engine.keeping import keep
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import Phrase, phrase
from noisecheck.engine.rules import locks
from noisecheck.engine.rules.attention import alert
from noisecheck.engine.rules.cover import escapes_sight, is_camouflaged
from noisecheck.engine.rules.enemies import kind_of
from noisecheck.engine.rules.sight import (
    eyes,
    hidden_traps_seeing,
    is_jammed_in_time,
    lasers_crossed,
    tell_seen,
    uncover_traps,
    watched_spaces,
)
from noisecheck.engine.rules.stage_events import is_on_event, resolve_event
from noisecheck.engine.state import Figure, Hero, State
from noisecheck.engine.table import Option, Table

STEP = phrase("step {space}")

Jumped = tuple[int, ...]


class Crowd(NamedTuple):
    """A space, and the figures beside it, those next to them, and so on: all that might be leapfrogged from there."""

    geometry: Geometry
    space: Space
    figures: Bitset
    enemies: Bitset


def crowd_around(state: State, space: Space) -> Crowd:
    """The crowd around a space; mostly nobody is near."""
    geometry, occupied = state.geometry if state.boss is None else ground_of(state), state.occupied()
    figures, front = 0, geometry.near[space] & occupied
    if not front:
        return Crowd(geometry, space, 0, 0)
    occupied &= ~(1 << space)
    while front:
        figures |= front
        front = reduce(or_, (geometry.near[each] for each in bits(front))) & occupied & ~figures
    return Crowd(geometry, space, figures, figures & state.enemy_spaces())


def ground_of(state: State) -> Geometry:
    """Where the hero whose turn it is goes: what a boss closes to it is in its way like an obstacle.

    MOV-5: unlike for guards (GRD-22), the border of a zone is not an obstacle.
    """
    geometry, closed = state.geometry, closed_spaces(state)
    return geometry.inside(geometry.area & ~closed) if closed else geometry


def closed_spaces(state: State) -> Bitset:
    """Where nobody who would move now can go, because of a boss."""
    closed = 0
    if state.boss is not None:
        for close in moments.ground_closed:
            closed |= close(state)
    return closed


def landings(state: State, space: Space) -> Mapping[Space, Jumped]:
    """MOV-2: where 1 space of movement may end, with the spaces jumped on the way there."""
    return landings_in_a_crowd(crowd_around(state, space))


def jumped_on_the_way(state: State, space: Space, landing: Space) -> Jumped:
    """MOV-2: the spaces jumped on the way to a landing: none to one that is a step away."""
    return () if state.geometry.near[space] >> landing & 1 else landings(state, space)[landing]


def find_landings(crowd: Crowd) -> Mapping[Space, Jumped]:
    """MOV-2: chains over consecutive occupied spaces; they may bend, no space twice, not back to the start.

    Of several chains to one landing the one with the fewest enemies counts, then the one with the fewest spaces.
    """
    geometry, space, figures, enemies = crowd
    near = geometry.neighbours

    def cost(chain: Jumped) -> tuple[int, int]:
        return sum(enemies >> each & 1 for each in chain), len(chain)

    found: dict[int, Jumped] = {each: () for each in near[space] if not figures >> each & 1}
    chains: list[Jumped] = [(each,) for each in near[space] if figures >> each & 1]
    while chains:
        chain = chains.pop(0)
        for each in near[chain[-1]]:
            if each == space or each in chain:
                continue
            if figures >> each & 1:
                chains.append((*chain, each))
            elif each not in found or cost(chain) < cost(found[each]):
                found[each] = chain
    return found


landings_in_a_crowd = keep(4096)(find_landings)


@dataclass(slots=True)
class Move:
    """One action's movement (MOV-4). Alerts are noted on the way and placed once, at its end (LOS-7)."""

    hero: Hero
    noted: list[Hero] = field(default_factory=list)
    jumped: list[tuple[Figure, int]] = field(default_factory=list)  # and how often it had fallen by then


def begin_move(state: State, table: Table, hero: Hero) -> Move:
    """LOS-7: a hero that starts a move in sight is noticed."""
    move = Move(hero)
    notice(state, table, move, hero.space)
    return move


def step(state: State, table: Table, move: Move, landing: int, jumped: Jumped, rule: str) -> None:
    """One space of movement: the hero lands, and what waits on the way or there happens on the spot."""
    hero, names = move.hero, state.stage.board.names
    start = hero.space
    hero.space = landing
    told = table.report(Moved, hero.id, names[start], names[landing], rule=rule)
    with table.because(told):
        if jumped:
            table.report(Leapt, hero.id, tuple(names[each] for each in jumped), rule="MOV-2")
            figures = {id(figure): figure for space in jumped if (figure := state.figure_at(space))}
            enemies = [figure for figure in figures.values() if kind_of(figure).strike]
            if enemies:
                expose(state, table, hero)
            if not hero.disguised:  # HER-5: a guard over guards
                move.jumped += [(enemy, kind_of(enemy).falls(state, enemy)) for enemy in enemies]
        for space in (*jumped, landing):
            pass_through(state, table, move, start, space)
            for cross in moments.space_crossed:
                cross(state, table, hero, space)
            start = space
        locks.leave(state, table, hero)
        for take_part in moments.space_entered:
            take_part(state, table, landing)
        if is_on_event(state, hero):
            move.noted += resolve_event(state, table, hero)
            notice(state, table, move, landing)  # an event may open a door or bring a guard


def pass_through(state: State, table: Table, move: Move, before: int, space: int) -> None:
    """LOS-7, LOS-10, LOS-11: sight, traps and lasers count in every space a move touches."""
    traps = eyes(state)
    if traps.lasers >> space & 1 and not ignores(move.hero, "laser"):
        for laser in lasers_crossed(state, before, space):
            table.report(LaserTripped, move.hero.id, state.stage.board.names[laser.space], rule="LOS-11")
            move.noted.append(move.hero)
    if traps.hidden >> space & 1:
        move.noted += uncover_traps(state, table, hidden_traps_seeing(state, space), move.hero, space)
    notice(state, table, move, space)


def notice(state: State, table: Table, move: Move, space: int) -> None:
    """LOS-7: being in sight anywhere in a move is noted."""
    if not watched_spaces(state) >> space & 1:
        return
    expose(state, table, move.hero)
    is_noted = any(hero is move.hero for hero in move.noted)
    if not escapes_sight(state, move.hero) and (is_noted or not is_jammed_in_time(state, table, move.hero, space)):
        tell_seen(state, table, move.hero, space, "LOS-7")
        move.noted.append(move.hero)


def expose(state: State, table: Table, hero: Hero) -> None:
    """A move in a line of sight or over a guard may give away what passes for something else only while it stands."""
    for take_part in moments.move_exposed:
        take_part(state, table, hero)


def end_move(state: State, table: Table, move: Move) -> None:
    """LOS-7, MOV-3: noted alerts are placed where the heroes are now; then each leapfrogged enemy attacks."""
    hero = move.hero
    for each in move.noted:
        alert(state, table, each, "LOS-7")
    if move.jumped:
        alert(state, table, hero, "MOV-3")
        for enemy, fell in [] if is_camouflaged(state, hero) else move.jumped:
            strike, falls = kind_of(enemy).strike, kind_of(enemy).falls
            assert strike is not None
            if falls(state, enemy) == fell:
                strike(state, table, enemy, hero, "MOV-3")


def move_once(state: State, table: Table, hero: Hero, landing: int, rule: str) -> None:
    """A whole move of 1 space."""
    jumped = jumped_on_the_way(state, hero.space, landing)
    move = begin_move(state, table, hero)
    step(state, table, move, landing, jumped, rule)
    end_move(state, table, move)


def move_objection(state: State, hero: Hero, space: int) -> Objection | None:
    """MOV-1, MOV-2: why 1 space of movement cannot end there."""
    board = state.stage.board
    facts = {"space": board.names[space], "start": board.names[hero.space]}
    if space in landings(state, hero.space):
        return None
    if space == hero.space:
        return Objection("MOV-1", "already-there", facts)
    if not board.floor >> space & 1:
        return Objection("ADJ-2", "no-floor", facts)
    if state.boss is not None:
        for bar in moments.space_barred:
            if found := bar(state, space):
                return found
    if state.occupied() >> space & 1:
        return Objection("MOV-1", "occupied", facts)
    if board.geometry(0).near[hero.space] >> space & 1:
        return Objection("ADJ-2", "locked-door", facts)
    if space in next_to(state, hero.space):
        return Objection("ADJ-2", "wall-between", facts)
    return Objection("ACT-4", "too-far", facts)


def next_to(state: State, space: int) -> list[int]:
    """The spaces beside this one, walls or not."""
    board = state.stage.board
    row, column = divmod(space, board.width)
    beside = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return [r * board.width + c for r, c in beside if 0 <= r < board.height and 0 <= c < board.width]


def make_move_options(crowd: Crowd, said: Phrase) -> tuple[Option, ...]:
    """An option for each landing of 1 space of movement, in reading order."""
    names = crowd.geometry.board.names
    return tuple(said.option(names[each], value=each) for each in sorted(landings_in_a_crowd(crowd)))


move_options = keep(4096)(make_move_options)  # mostly nobody is near: the same few, asked for at every decision
