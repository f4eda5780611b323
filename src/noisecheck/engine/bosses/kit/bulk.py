"""Figures that cover several spaces: how they shift, and what becomes of heroes under them (BOS-6, BOS-9)."""

from __future__ import annotations

from noisecheck.engine.board import Bitset, Board, Direction, E, N, S, Space, W, bits
from noisecheck.engine.bosses.kit.boss_rules import boss_of, solid_spaces
from noisecheck.engine.bosses.kit.going import set_off
from noisecheck.engine.events import Moved
from noisecheck.engine.rules.moving import STEP
from noisecheck.engine.state import ENEMY_PHASE, Hero, State
from noisecheck.engine.table import Decision, Table


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


def headings(board: Board, body: Bitset, space: Space) -> list[Direction]:
    """The ways from a figure to a space outside it, the longer one first; along the column if both are as long."""
    row, column = divmod(space, board.width)
    rows = [each // board.width for each in bits(body)]
    columns = [each % board.width for each in bits(body)]
    far = {N: rows[0] - row, S: row - rows[-1], E: column - max(columns), W: min(columns) - column}
    return sorted((way for way in (N, S, E, W) if far[way] > 0), key=lambda way: -far[way])


def way_to(board: Board, body: Bitset, space: Space, most: int) -> list[tuple[Direction, Bitset]]:
    """How a figure goes up to that many spaces towards a space, until it covers it: each step and the spaces it covers.

    Where one way is barred it takes the other, if that leads nearer too.
    """
    steps: list[tuple[Direction, Bitset]] = []
    for _ in range(most):
        ahead = [(way, after) for way in headings(board, body, space) if (after := shifted(board, body, way))]
        if not ahead:
            break
        steps.append(ahead[0])
        body = ahead[0][1]
    return steps


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
    options = [STEP.option(names[space], value=space) for space in free if distances[space] == nearest]
    start = names[hero.space]
    hero.space = table.ask(Decision("step", hero.id, options, rule)).value
    with table.because(table.report(Moved, hero.id, start, names[hero.space], rule=rule)):
        set_off(state, table, 1 << hero.space)
