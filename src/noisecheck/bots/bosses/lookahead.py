"""Search in a boss fight: the best options played on through the boss's turn, and what is left then.

In a future the heroes play quickly (`Fighter.quickly`): what an attack will do is reckoned there, not tried.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from noisecheck.bots.bosses.fighter import Fighter
from noisecheck.bots.futures import play_ahead
from noisecheck.engine import chance
from noisecheck.engine.game import Game
from noisecheck.engine.state import State
from noisecheck.engine.table import Decision, Option

CANDIDATES = 5
MARGIN = 3.0  # damage to the boss that an option may be behind the best, to be tried at all
TRUST = 0.4  # how much the fighter's own opinion counts for beside what was seen in futures
DOUBT = 0.6  # standard errors that are taken off: of many options one looks good by chance
SPREAD, KNOWN = 4.0, 4  # the variance to expect between tries, and how many tries that counts for


class Tried:
    """An option, what the fighter thinks of it beside its first choice, and how it went, try by try."""

    def __init__(self, option: Option, guess: float) -> None:
        self.option = option
        self.guess = guess
        self.values: list[float] = []

    def advantage(self, first: Tried) -> float:
        """By how much it is better than the fighter's first choice, given all doubt."""
        gains = [mine - other for mine, other in zip(self.values, first.values, strict=False)]
        if self is first or not gains:
            return self.guess
        tries, mean = len(gains), sum(gains) / len(gains)
        variance = (sum((gain - mean) ** 2 for gain in gains) + KNOWN * SPREAD) / (tries + KNOWN)
        return (1 - TRUST) * mean + TRUST * self.guess - DOUBT * sqrt(variance / tries)


def look_ahead(game: Game, fighter: Fighter, seed: int, goes_on: Callable[[], bool]) -> tuple[Option, int]:
    """The option that goes best as far as there is time to see, and where chance stands then."""
    assert game.decision is not None
    ranked = fighter.rank(game.decision, game.state)
    best = ranked[0][0]
    tried = [Tried(option, worth - best) for worth, option in ranked[:CANDIDATES] if worth > best - MARGIN]
    while len(tried) > 1 and goes_on():
        seed = chance.advance(seed)
        for each in tried:
            if not goes_on():
                break
            each.values.append(outlook(fighter, play_ahead(game, seed, After(each.option, fighter).policy)))
    return max(tried, key=lambda each: each.advantage(tried[0])).option, seed


def outlook(fighter: Fighter, state: State) -> float:
    """What a position is worth at the beginning of a round."""
    worth = fighter.judge.worth(state)
    if not state.outcome:
        worth += sum(fighter.promised(state, hero) for hero in state.heroes)
    return worth


class After:
    """A policy for futures: this option first, then quickly."""

    def __init__(self, option: Option, fighter: Fighter) -> None:
        self.option: Option | None = option
        self.fighter = fighter

    def policy(self, decision: Decision, state: State) -> Option:
        if self.option is not None:
            option, self.option = self.option, None
            return option
        if decision.kind == "action":
            return self.fighter.quickly(decision, state)
        return self.fighter.answer(decision, state)
