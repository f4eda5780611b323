"""Where a boss looks, and whom it sees (LOS-2, LOS-3, LOS-8)."""

from __future__ import annotations

from functools import reduce
from operator import or_

from noisecheck.engine.board import COMPASS, Bitset, Board, Direction, E, N, S, Space, W, bits
from noisecheck.engine.bosses.kit.boss_rules import boss_of
from noisecheck.engine.events import BossTurned
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Table


def spaces_in_sight(state: State) -> Bitset:
    """LOS-8: what it sees the way it looks now, from each of its spaces; off the map it sees nothing."""
    boss = boss_of(state)
    return reduce(or_, (state.geometry.seen[boss.facing][space] for space in bits(boss.body)), 0)


def spaces_all_round(state: State) -> Bitset:
    """LOS-3: what it could see if it looked all ways."""
    return reduce(or_, (state.geometry.sight[space] for space in bits(boss_of(state).body)), 0)


def heroes_in_sight(state: State) -> list[Hero]:
    seen = spaces_in_sight(state)
    return [hero for hero in state.heroes if seen >> hero.space & 1]


def look(state: State, table: Table, facing: Direction, rule: str) -> None:
    """It turns this way where it stands, if it does not look there already."""
    boss = boss_of(state)
    if boss.facing != facing:
        boss.facing = facing
        table.report(BossTurned, boss.id, state.stage.board.names[boss.space], COMPASS[facing], rule=rule)


def towards(board: Board, start: Space, end: Space) -> Direction:
    """The direction of the longer way; along the column if both are as long."""
    rows, columns = end // board.width - start // board.width, end % board.width - start % board.width
    if abs(columns) > abs(rows):
        return E if columns > 0 else W
    return S if rows > 0 else N
