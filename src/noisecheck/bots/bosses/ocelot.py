"""Revolver Ocelot (BOS-3, BOS-13)."""

from __future__ import annotations

from noisecheck.bots.fights.tactics import Tactics
from noisecheck.engine.board import Space
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.kit.hostage import hostage_in
from noisecheck.engine.bosses.ocelot import FANNED
from noisecheck.engine.state import Hero, State

A_HIT_ON_HIM = 2.0  # what damage to the hostage costs
OUT_OF_FAN = 1.0
BY_THE_HOSTAGE = 1.0


def hostage_lives(state: State) -> float:
    hostage = hostage_in(state)
    return -A_HIT_ON_HIM * hostage.damage if hostage else 0.0


def out_of_his_fan(state: State, hero: Hero, space: Space) -> float:
    near = state.geometry.within(boss_of(state).space, FANNED)
    return 0.0 if near >> space & 1 else OUT_OF_FAN


def by_the_hostage(state: State, hero: Hero, space: Space) -> float:
    hostage = hostage_in(state)
    return BY_THE_HOSTAGE if hostage and state.geometry.near[hostage.space] >> space & 1 else 0.0


PLANS = (
    Tactics("stay-on-him", worth=hostage_lives, caution=0.6),
    Tactics("keep-away", worth=hostage_lives, rest=out_of_his_fan, caution=1.2),
    Tactics("stand-by-the-hostage", worth=hostage_lives, rest=by_the_hostage),
)
