"""Sniper Wolf's dogs: once in a fight a cardboard box is good enough for them, and she spares it (BOS-48)."""

from __future__ import annotations

from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.events import DogsLayDown
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Table

DOG = "dog"  # she has two, always beside her
KNOW_THE_BOX = "dogs-know-the-box"  # a mark of hers


def passed_over(state: State) -> list[Hero]:
    """BOS-48: whom she would leave alone in her turn: those under a box, as long as her dogs do not know it."""
    return [] if boss_of(state).marked(KNOW_THE_BOX) else [hero for hero in state.heroes if hero.boxed]


def lie_down(state: State, table: Table) -> list[Hero]:
    """BOS-48: her dogs lie down beside each box, this once; returns the heroes under one."""
    spared = passed_over(state)
    for hero in spared:
        table.report(DogsLayDown, hero.id, state.stage.board.names[hero.space], rule="BOS-48")
    if spared:
        boss_of(state).mark(KNOW_THE_BOX)
    return spared
