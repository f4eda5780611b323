"""The roll every player fears (ATT-5)."""

from __future__ import annotations

from noisecheck.engine.rules.dice import Purpose, roll_dice
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Table

NOISE = Purpose("noise", "ATT-5")


def noise_check(state: State, table: Table, hero: Hero) -> None:
    """ATT-5: noise may betray a hero at the end of its turn, if there is anyone to hear it."""
    zone = state.stage.zones[state.zone(hero.space)].area
    if hero.noisy and state.guard_spaces() & zone:
        roll_dice(state, table, hero, NOISE, white=hero.noisy)  # a ! draws attention there, as in any roll (ATT-4)
