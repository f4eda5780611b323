"""Zones as the guards know them: which are active, and the ground each guard keeps to (SET-20, GRD-22)."""

from __future__ import annotations

from noisecheck.engine.board import Geometry, bits
from noisecheck.engine.bosses.kit import solid_spaces
from noisecheck.engine.state import ALERT, State


def zones_in_play(state: State) -> int:
    """SET-20: a zone is active if a hero's figure or a hero's ! is in it. By number, as the bits of one integer."""
    zone_bits = state.stage.zone_bits
    zones = 0
    for hero in state.heroes:
        zones |= zone_bits[hero.space]
        if hero.attention == ALERT:
            zones |= zone_bits[hero.attention_space]
    return zones


def active_zones(state: State) -> list[int]:
    """The active zones, in the order of the stage."""
    return list(bits(zones_in_play(state)))


def ground(state: State, space: int) -> Geometry:
    """GRD-22: where a guard of this space's zone can go and face; the border of the zone is an obstacle to it.

    What can be seen from there is not restricted. A boss that cannot be leapfrogged is an obstacle too (GRD-8, BOS-6).
    """
    stage = state.stage
    return state.geometry.inside(stage.zones[stage.zone_of[space]].area & ~solid_spaces(state))
