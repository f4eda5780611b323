"""Crosshairs: tokens that go straight over walls and figures, as eyes do behind a scope (BOS-7, BOS-29)."""

from __future__ import annotations

from bisect import insort

from noisecheck.engine import moments
from noisecheck.engine.board import Direction, E, N, S, Space, W
from noisecheck.engine.bosses.kit.boss_rules import boss_of
from noisecheck.engine.events import BossTokenMoved, BossTokenPlaced, BossTokenRemoved
from noisecheck.engine.state import CROSSHAIR, State, Token
from noisecheck.engine.table import Table

HERS = ""


def crosshair(state: State, owner: str) -> Token | None:
    """The crosshair of this hero, or hers, if it is on the map."""
    tokens = state.boss.tokens if state.boss else []
    return next((token for token in tokens if token.kind == CROSSHAIR and token.owner == owner), None)


def put(state: State, table: Table, owner: str, space: Space, rule: str) -> None:
    """It comes onto the map; what lies face down there is flipped first (BOS-7)."""
    for take_part in moments.token_enters:
        take_part(state, table, space)
    token = Token(space, CROSSHAIR, owner=owner)
    insort(boss_of(state).tokens, token)
    table.report(BossTokenPlaced, CROSSHAIR, token.owner, state.stage.board.names[space], rule=rule)


def take_away(state: State, table: Table, token: Token, rule: str) -> None:
    boss_of(state).tokens.remove(token)
    table.report(BossTokenRemoved, CROSSHAIR, token.owner, state.stage.board.names[token.space], rule=rule)


def glide(state: State, table: Table, token: Token, way: Direction, spaces: int, rule: str) -> list[Space]:
    """BOS-29: that many spaces this way, over everything but not off the map; returns what it touched, in order."""
    board, touched = state.stage.board, [token.space]
    while len(touched) <= spaces and board.ahead[way][touched[-1]]:
        touched.append(touched[-1] + board.strides[way])
        for take_part in moments.token_enters:
            take_part(state, table, touched[-1])
    tokens = boss_of(state).tokens
    tokens.remove(token)
    insort(tokens, token._replace(space=touched[-1]))
    start, end = board.names[token.space], board.names[touched[-1]]
    table.report(BossTokenMoved, CROSSHAIR, token.owner, start, end, rule=rule)
    return touched


def apart(state: State, start: Space, end: Space) -> tuple[int, int]:
    """How many rows south and how many columns east of one space another lies."""
    width = state.stage.board.width
    return end // width - start // width, end % width - start % width


def ways_to(state: State, start: Space, end: Space) -> dict[Direction, int]:
    """The ways that lead straight towards a space, with how far it is each way: two, or one in its row or column."""
    rows, columns = apart(state, start, end)
    ways = {S if rows > 0 else N: abs(rows), E if columns > 0 else W: abs(columns)}
    return {way: spaces for way, spaces in ways.items() if spaces}
