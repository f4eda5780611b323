"""Zones as the guards know them: which are active, and the ground each guard keeps to (SET-20, GRD-22)."""

from __future__ import annotations

from noisecheck.engine.board import Geometry, bits
from noisecheck.engine.rules.moving import closed_spaces
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

    So is what a boss closes to guards: itself, if it cannot be leapfrogged (GRD-8, BOS-6). What can be seen from there
    is not restricted.
    """
    stage = state.stage
    return state.geometry.inside(stage.zones[stage.zone_of[space]].area & ~closed_spaces(state))
