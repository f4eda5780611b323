"""Figures that cover several spaces: how they shift, and what becomes of heroes under them (BOS-6, BOS-9)."""

from __future__ import annotations

from noisecheck.engine import moments
from noisecheck.engine.board import Bitset, Board, Direction, E, N, S, W, bits
from noisecheck.engine.bosses.kit import boss_of, solid_spaces
from noisecheck.engine.events import Moved
from noisecheck.engine.state import ENEMY_PHASE, Hero, State
from noisecheck.engine.table import Decision, Option, Table


def shifted(board: Board, body: Bitset, direction: Direction) -> Bitset:
    """The spaces of a figure that shifts by one; 0 where it would leave the map or stand on something else than floor.

    A figure as large as that does not mind walls between two spaces.
    """
    last = board.width - 1
    columns = {space % board.width for space in bits(body)}
    if (direction == E and last in columns) or (direction == W and 0 in columns):
        return 0
    moved = {N: body >> board.width, S: body << board.width, E: body << 1, W: body >> 1}[direction]
    is_whole = moved.bit_count() == body.bit_count() and not moved & ~board.floor
    return moved if is_whole else 0


def under_boss(state: State) -> Bitset:
    """The spaces that heroes may share with it: in its turn a solid boss goes over them (BOS-6, BOS-9)."""
    return solid_spaces(state) & state.hero_spaces() if state.phase == ENEMY_PHASE else 0


def make_room(state: State, table: Table, rule: str) -> None:
    """Heroes under the boss go to the nearest free space, in the order of their seats; ties: players choose."""
    for hero in state.heroes:
        if boss_of(state).body >> hero.space & 1:
            give_way(state, table, hero, rule)


def give_way(state: State, table: Table, hero: Hero, rule: str) -> None:
    names, distances = state.stage.board.names, state.geometry.distances(hero.space)
    free = [space for space in bits(state.geometry.area & ~state.occupied()) if distances[space] > 0]
    if not free:
        return
    nearest = min(distances[space] for space in free)
    options = [Option("step", names[space], space) for space in free if distances[space] == nearest]
    start = names[hero.space]
    hero.space = table.ask(Decision("step", hero.id, options, rule)).value
    with table.because(table.report(Moved, hero.id, start, names[hero.space], rule=rule)):
        for take_part in moments.space_entered:
            take_part(state, table, hero.space)
