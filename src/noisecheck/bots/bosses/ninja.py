"""The Cyborg Ninja (BOS-11, BOS-16 to BOS-18): strike the man, or the place he will be."""

from __future__ import annotations

from noisecheck.bots.fights.reach import Rates, arms_reach
from noisecheck.bots.fights.tactics import Tactics
from noisecheck.engine.board import Space, bits
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.ninja import shadows
from noisecheck.engine.state import Hero, State

A_SHADOW = 0.8  # what it is worth to have one less
CLEARING = 0.4  # what an action beside one is worth, to those who clear the floor
NEAR, FAR_OFF = 7, 1.0


def few_shadows(state: State) -> float:
    return -A_SHADOW * len(shadows(state))


def man_and_shadows(state: State, hero: Hero) -> Rates:
    found, free = arms_reach(state, hero), ~state.occupied() | 1 << hero.space
    for shadow in shadows(state):
        for space in bits(state.geometry.near[shadow.space] & free):
            found.setdefault(space, CLEARING)
    return found


def far_from_him(state: State, hero: Hero, space: Space) -> float:
    """Farther than he lunges."""
    return FAR_OFF * (state.geometry.distances(space)[boss_of(state).space] >= NEAR)


PLANS = (
    Tactics("chase", heard=0.2, caution=0.7),
    Tactics("clear-the-floor", reach=man_and_shadows, worth=few_shadows, heard=0.2, caution=0.7),
    Tactics("strike-and-go", rest=far_from_him, heard=0.2, caution=1.2),
)
