"""Liquid (BOS-38 to BOS-41): where to bring him down, or how often."""

from __future__ import annotations

from noisecheck.bots.fights.reach import Rates, arms_reach
from noisecheck.bots.fights.tactics import Tactics
from noisecheck.engine.board import DIRECTIONS, Board, Space
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.kit.brink import CLIMB, hangs, is_drop, open_sides
from noisecheck.engine.bosses.liquid import gives_way, skulls, stance_of
from noisecheck.engine.state import Hero, State

A_SKULL = 2.0  # times his Health
AN_ACTION = 0.7  # what one is worth, in damage
KEEPS_UP = (1.0, 0.67, 0.55, 0.5)  # how much of its actions a hero has for blows if each drives him so many spaces
AT_THE_EDGE = 1.5  # what an open side of his space is worth when he is about to go down
A_SPACE = 0.25  # what it is worth to have him one space nearer to the edge
INSIDE = 0.5  # what it is worth not to stand at the edge


def blows(state: State, hero: Hero) -> Rates:
    """BOS-39: who strikes him from beside has to go after him."""
    near, share = state.geometry.near[boss_of(state).space], KEEPS_UP[gives_way(state, stance_of(state))]
    return {space: rate * (share if near >> space & 1 else 1) for space, rate in arms_reach(state, hero).items()}


def hanging(state: State) -> float:
    """BOS-39: actions that will be lost."""
    return -AN_ACTION * CLIMB * sum(hangs(state, hero) for hero in state.heroes)


def often(state: State) -> float:
    """BOS-38: a skull is worth the life it took and more, since it brings the end nearer."""
    return hanging(state) + A_SKULL * boss_of(state).health * skulls(state)


def at_the_edge(state: State) -> float:
    """BOS-38: what will be rolled for his end counts too, the more the nearer it is."""
    boss, board, worth = boss_of(state), state.stage.board, often(state)
    if boss.body:
        hurt = boss.damage / boss.health
        worth += hurt * (AT_THE_EDGE * open_sides(board, boss.space) - A_SPACE * to_the_edge(board, boss.space))
    return worth


def to_the_edge(board: Board, space: Space) -> int:
    """How many spaces it is, straight on, to the nearest drop."""
    found = []
    for way in DIRECTIONS:
        at, spaces = space, 0
        while board.floor >> at & 1 and not is_drop(board, at, way) and 0 <= at + board.strides[way] < board.size:
            at, spaces = at + board.strides[way], spaces + 1
        if is_drop(board, at, way):
            found.append(spaces)
    return min(found, default=0)


def away_from_the_edge(state: State, hero: Hero, space: Space) -> float:
    return -INSIDE * open_sides(state.stage.board, space)


ENDED_BY = "last-breath"

PLANS = (
    Tactics("again-and-again", reach=blows, worth=often, rest=away_from_the_edge, ended_by=ENDED_BY, caution=0.5),
    Tactics("to-the-edge", reach=blows, worth=at_the_edge, rest=away_from_the_edge, ended_by=ENDED_BY, caution=0.5),
)
