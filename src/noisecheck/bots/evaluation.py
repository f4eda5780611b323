"""What a position is worth where a search stops looking: between 0, lost, and 1, won."""

from __future__ import annotations

from math import exp

from noisecheck.bots.nimble import best_way
from noisecheck.engine.rules.outcome import WON
from noisecheck.engine.state import State

SCALE = 12.0
DAMAGE = (0.0, 6.0, 14.0, 26.0, 40.0)  # what has been suffered, by damage


def worth(state: State) -> float:
    """Points: what every hero can make of its next turn, less what has happened to it."""
    total = 0.0
    for hero in state.heroes:
        total += best_way(state, hero).worth - DAMAGE[min(hero.damage, 4)]
    return total


def squash(points: float, reference: float) -> float:
    return 0.05 + 0.9 / (1 + exp(-(max(-200.0, min(200.0, points - reference))) / SCALE))


def value(state: State, reference: float) -> float:
    if state.outcome:
        return 1.0 if state.outcome == WON else 0.0
    return squash(worth(state), reference)
