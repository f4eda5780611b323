"""Psycho Mantis (BOS-4, BOS-22 to BOS-24): first the busts, then the lines he can be attacked from."""

from __future__ import annotations

from noisecheck.bots.fights import booth
from noisecheck.bots.fights.reach import Rates, arms_reach
from noisecheck.bots.fights.tactics import ENDLESS, Tactics
from noisecheck.engine.board import Space
from noisecheck.engine.bosses.busts import busts_in
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.mantis import MIND_CONTROL, STEPS, reads_minds, step_in_force
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Decision, Option

A_BUST = 4.0
TOPPLING = 2  # actions
ANY_STEP = 0.6  # of what could be dealt from there at another step of the track
HIDDEN = 1.5


def busts_fallen(state: State) -> float:
    return -A_BUST * len(busts_in(state)) if reads_minds(state) else 0.0


def places(state: State, hero: Hero) -> Rates:
    """The busts, while he reads minds; then where he may be attacked from at this step, or at another one."""
    if reads_minds(state):
        return {bust.space: A_BUST / TOPPLING for bust in busts_in(state)}
    boss = boss_of(state)
    now, found = boss.track, Rates()
    for track in range(len(STEPS)):
        boss.track = track
        for space, rate in arms_reach(state, hero).items():
            found[space] = max(found.get(space, 0.0), rate * (1.0 if track == now else ANY_STEP))
    boss.track = now
    return found


def actions(state: State, hero: Hero) -> int:
    return TOPPLING if reads_minds(state) else ENDLESS


def out_of_his_sight(state: State, hero: Hero, space: Space) -> float:
    """He turns to look for heroes, and finds them on all sides that nothing stands in the way of."""
    return 0.0 if state.geometry.sight[boss_of(state).space] >> space & 1 else HIDDEN


def hacker(decision: Decision, state: State) -> Option:
    """BOS-4: where a ! turns him on a friend Otacon takes no white dice."""
    return decision.options[0] if step_in_force(state) == MIND_CONTROL else booth.hacker(decision, state)


OWN = {"hacker": hacker}

PLANS = (
    Tactics("stay-on-him", reach=places, charges=actions, worth=busts_fallen, caution=0.6, answers=OWN),
    Tactics(
        "out-of-sight",
        reach=places,
        charges=actions,
        worth=busts_fallen,
        rest=out_of_his_sight,
        caution=1.2,
        answers=OWN,
    ),
)
