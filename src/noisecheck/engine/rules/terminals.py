"""Terminals: which of them Otacon is on or next to (HER-10 to HER-14)."""

from __future__ import annotations

from noisecheck.engine.state import Hero, State


def terminals_in_reach(state: State, hero: Hero) -> list[int]:
    """The terminals on or next to the hero's space, by number."""
    reach = 1 << hero.space | state.geometry.near[hero.space]
    return [number for number, terminal in enumerate(state.stage.terminals) if reach >> terminal.space & 1]


def connection(state: State, hero: Hero) -> int:
    """The level of the hacked terminal in reach, the highest of several; 0 without one."""
    if not state.hacked:
        return 0
    hacked = [number for number in terminals_in_reach(state, hero) if state.hacked >> number & 1]
    return max((state.stage.terminals[number].level for number in hacked), default=0)
