"""What a picture of the map lays over its spaces: who looks where, and what the boss has to do with them."""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.board import Bitset, Direction, Space
from noisecheck.engine.bosses.kit import printed_spaces, rules_of, under_fire
from noisecheck.engine.bosses.kit.brink import has_drops
from noisecheck.engine.rules.sight import cameras, watched_spaces
from noisecheck.engine.state import State


class Overlay(NamedTuple):
    """`watched` by guards and cameras, `filmed` by cameras, in the `gaze` of a boss to whom it matters whom it sees;
    under `fire`: where the boss would attack a hero now; `lit` by lasers.

    `cameras` has the cone in force of each; `printed` is what stands on the boss's figure and on its nodes. Where there
    are drops, the rim of the map is one.
    """

    watched: Bitset
    filmed: Bitset
    gaze: Bitset
    fire: Bitset
    lit: Bitset
    cameras: dict[Space, Direction]
    printed: dict[Space, str]
    has_drops: bool


def overlay(state: State) -> Overlay:
    lit = 0
    for trap in state.traps:
        if trap.kind == "laser" and not trap.down:
            lit |= state.geometry.sight[trap.space]
    filmed = 0
    for camera in cameras(state):
        filmed |= state.geometry.seen[camera.facing][camera.space]
    return Overlay(
        watched_spaces(state),
        filmed,
        rules_of(state.boss).gaze(state) if state.boss else 0,
        under_fire(state),
        lit,
        {camera.space: camera.facing for camera in cameras(state)},
        printed_spaces(state),
        has_drops(state),
    )
