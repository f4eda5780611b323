"""The roll every player fears (ATT-5)."""

from __future__ import annotations

from noisecheck.engine.rules.dice import Purpose, roll_dice
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Table

NOISE = Purpose("noise", "ATT-5")


def noise_dice(state: State, hero: Hero) -> int:
    """ATT-5: a white die for each token on a noisy action, if there is anyone in the zone to hear it.

    SET-7: each hostage on the way with the hero is one more.
    """
    zone = state.stage.zones[state.zone(hero.space)].area
    return hero.noisy + hero.hostages if state.guard_spaces() & zone else 0


def noise_check(state: State, table: Table, hero: Hero) -> None:
    """ATT-5: noise may betray a hero at the end of their turn."""
    dice = noise_dice(state, hero)
    if dice:
        roll_dice(state, table, hero, NOISE, white=dice)  # a ! draws attention there, as in any roll (ATT-4)
