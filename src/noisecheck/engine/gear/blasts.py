"""Explosions: damage that has no attacker, to whoever stands near (COM-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from noisecheck.engine import moments
from noisecheck.engine.board import Bitset, Space
from noisecheck.engine.events import Exploded
from noisecheck.engine.rules.damage import HIT, hurt_hero
from noisecheck.engine.rules.enemies import figures_on, kind_of, means_of, turned_up
from noisecheck.engine.state import Figure, State
from noisecheck.engine.table import Table


class Blast(NamedTuple):
    damage: int
    within: int
    rule: str = "COM-5"


BLASTS = {
    "c-4": Blast(2, within=1),
    "claymore": Blast(2, within=2),
    "grenade": Blast(2, within=2),
    "time-bomb": Blast(3, within=2),
}


def reach(state: State, space: Space, n: int) -> Bitset:
    """The spaces within n of this one, by shortest path, and in its line of sight; itself among them."""
    return state.geometry.within(space, n) & state.geometry.sight[space]


def explode(state: State, table: Table, kind: str, space: Space) -> None:
    """COM-5: an explosive goes off."""
    blast = BLASTS[kind]
    burst(state, table, kind, space, blast, lambda figure: blast.damage)


def burst(
    state: State, table: Table, kind: str, space: Space, blast: Blast, damage_to: Callable[[Figure], int]
) -> None:
    """COM-5: no dice; each figure in reach takes its damage, heroes last. A KO'ed guard is not a figure (COM-10)."""
    hit = reach(state, space, blast.within)
    heroes = [hero for hero in state.heroes if hit >> hero.space & 1]
    with table.because(table.report(Exploded, kind, state.stage.board.names[space], rule=blast.rule)):
        found = [(figure, kind_of(figure)) for figure in turned_up(state, table, figures_on(state, hit))]
        figures = [(figure, how) for figure, how in found if not how.withstands(state, figure, means_of(kind))]
        dealt = []
        for figure, how in figures:
            dealt.append(damage_to(figure))
            how.hurt(state, table, figure, dealt[-1], HIT, blast.rule)
        for hero in heroes:
            hurt_hero(state, table, hero, blast.damage, blast.rule)
        for (figure, how), damage in zip(figures, dealt, strict=True):
            how.blasted(state, table, figure, damage)
        for take_part in moments.blast_reached:
            take_part(state, table, hit)
