"""A boss goes for a hero over everybody's head (BOS-16, BOS-41)."""

from __future__ import annotations

from noisecheck.engine.board import Space, bits
from noisecheck.engine.bosses.kit.boss_rules import boss_of
from noisecheck.engine.kinds import TARGET
from noisecheck.engine.state import Boss, Hero, State
from noisecheck.engine.table import Decision, Table

HUNT = "hunt"  # what players choose a space for


def space_nearest_to(state: State, table: Table, quarry: Hero, spaces: int, rule: str) -> Space:
    """The free space so far away at most that is nearest to this hero; of these the one nearest to the boss.

    Where it stands is free to it: with no way to its quarry it stays.
    """
    geometry, boss = state.geometry, boss_of(state)
    taken = state.occupied() & ~boss.body
    to_quarry, from_here = geometry.distances(quarry.space), geometry.distances(boss.space)
    away = {space: (to_quarry[space], from_here[space]) for space in bits(geometry.within(boss.space, spaces) & ~taken)}
    best = min(away.values())
    return choose(state, table, [space for space in away if away[space] == best], boss, best[1], rule)


def choose(state: State, table: Table, spaces: list[Space], figure: Boss | Hero, distance: int, rule: str) -> Space:
    """Of spaces equally far from this figure players choose."""
    names = state.stage.board.names
    options = [TARGET.option(names[space], value=space) for space in spaces]
    facts: dict[str, str | int] = {
        "figure": figure.id,
        "guard": names[figure.space],
        "mode": HUNT,
        "distance": distance,
    }
    space: Space = table.ask(Decision("target", "", options, rule, facts)).value
    return space
