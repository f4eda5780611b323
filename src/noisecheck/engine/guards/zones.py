"""Zones as the guards know them: which are active, and the ground each guard keeps to (SET-20, GRD-22)."""

from __future__ import annotations

from noisecheck.engine.board import Geometry
from noisecheck.engine.state import ALERT, State


def is_active(state: State, zone: int) -> bool:
    """SET-20: a zone is active if a hero's figure or a hero's ! is in it."""
    zone_of = state.stage.zone_of
    for hero in state.heroes:
        if zone_of[hero.space] == zone or (hero.attention == ALERT and zone_of[hero.attention_space] == zone):
            return True
    return False


def active_zones(state: State) -> list[int]:
    """The active zones, in the order of the stage."""
    return [zone for zone in range(len(state.stage.zones)) if is_active(state, zone)]


def ground(state: State, space: int) -> Geometry:
    """GRD-22: where a guard of this space's zone can go and face; the border of the zone is an obstacle to it.

    What can be seen from there is not restricted.
    """
    stage = state.stage
    return state.geometry.inside(stage.zones[stage.zone_of[space]].area)
