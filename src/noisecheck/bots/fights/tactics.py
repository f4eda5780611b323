"""Tactics: what a bot has to be told about a boss, and its plans.

The rules tell a bot most by themselves: options are tried on copies, the boss's turn is rehearsed (`imagining`). What
they do not tell is from where a hero can do damage, which a plan may see in its own way, and what else is worth having.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from noisecheck.bots.fights.reach import Rates, arms_reach
from noisecheck.bots.fights.steering import Steering
from noisecheck.bots.steady.rolls import Worth
from noisecheck.engine.board import Space
from noisecheck.engine.bosses.kit.handed_out import in_hand
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Decision, Option

ENDLESS = 99


def nothing_more(state: State) -> float:
    return 0.0


def anywhere(state: State, hero: Hero, space: Space) -> float:
    return 0.0


def leaves_nothing_behind(state: State, hero: Hero) -> State:
    return state


def endless(state: State, hero: Hero) -> int:
    return ENDLESS


def in_stock(state: State, hero: Hero) -> int:
    """As many as it has left of what the stage hands out; or the one action that fetches more."""
    return in_hand(state, hero) or 1


@dataclass(frozen=True)
class Tactics:
    """A plan against a boss. All worths are in damage to the boss: 1.0 is as good as one damage dealt.

    `reach` says for each space what one action spent there will deal on average; spaces without damage are left out.
    `charges` is how many actions can be spent so before something has to be fetched.
    `worth` is what else in a position is worth something: tokens gone, steps of a track. `rest` is what speaks for
    ending a turn in a space, beside the harm to expect there, which is rehearsed. `elsewhere` is the position once a
    hero has left its place, if something stays behind then. `caution` multiplies what damage to heroes counts for.
    `heard` is what a ! costs. `steering` is for what flies by dice in this stage.
    `ended_by` is what dice are rolled for of which any ! is the end of the boss.
    `answers` are its own to questions of these kinds; `dice` says what those rolled for something of its own are worth.
    """

    name: str
    reach: Callable[[State, Hero], Rates] = arms_reach
    charges: Callable[[State, Hero], int] = endless
    worth: Callable[[State], float] = nothing_more
    rest: Callable[[State, Hero, Space], float] = anywhere
    elsewhere: Callable[[State, Hero], State] = leaves_nothing_behind
    caution: float = 1.0
    heard: float = 0.0
    steering: Steering | None = None
    ended_by: str = ""
    answers: Mapping[str, Callable[[Decision, State], Option]] = field(default_factory=dict)
    dice: Mapping[str, Worth] = field(default_factory=dict)
