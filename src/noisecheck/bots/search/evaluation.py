"""What a position is worth where a search stops looking: between 0, lost, and 1, won.

The weights are those of a logistic regression: 1,500 games that steady played with a slip now and then (every eighth
plan was any of its eight best), 250 on each stage with each number of heroes; what there was to see at the beginning of
their 11,274 rounds, and whether they were won. One action nearer to the goal came to about 0.08.
"""

from __future__ import annotations

from math import exp

from noisecheck.bots.search.nimble import quick_plan
from noisecheck.bots.steady.goals import routes
from noisecheck.bots.steady.stakes import A_ROUND
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.outcome import WON
from noisecheck.engine.state import State

AWAY = 0.037  # for every action that any hero has to go
FARTHEST = 0.044  # and again for those of the hero with the longest way
HEALTH = (2.0, 0.8, 0.5, 0.15, 0.0)  # by what is left of it
TROUBLE, DEEP = 0.8, 20.0  # for every hero whose best way next turn costs so many points or more; in part for fewer
TOKEN = 0.15  # for every Attention token on the map
LATE, TO_SPARE = 1.4, 4.0  # for every round that is missing to having so many to spare
POINT = AWAY + FARTHEST  # one point of the thumbs is about one action


def standing(state: State) -> float:
    """How things stand for the heroes, as a logarithm of odds, but for a constant."""
    burden = farthest = 0.0
    for hero, route in zip(state.heroes, routes(state), strict=True):
        away = route.away(state, hero.space, state.locked)
        left = DASHBOARDS[hero.id].health - hero.damage
        trouble = -quick_plan(state, hero).worth - away
        burden += AWAY * away + HEALTH[min(left, len(HEALTH) - 1)]
        burden += TROUBLE * min(1.0, max(0.0, trouble / DEEP)) + TOKEN * bool(hero.attention)
        farthest = max(farthest, away)
    if state.orders:
        spare = len(state.orders) - farthest / A_ROUND
        burden += LATE * max(0.0, TO_SPARE - spare)
    return -burden - FARTHEST * farthest


def squash(gained: float) -> float:
    """The worth of a position by how much better it is than the one that was thought from."""
    return 0.05 + 0.9 / (1 + exp(-max(-20.0, min(20.0, gained))))


def value(state: State, reference: float) -> float:
    if state.outcome:
        return 1.0 if state.outcome == WON else 0.0
    return squash(standing(state) - reference)
