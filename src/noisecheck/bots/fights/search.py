"""Search in a boss fight: the best options played on through the boss's turn, and what is left then.

In a playout the heroes play quickly (`Fighter.quickly`): what an attack will do is worked out there, not tried.
"""

from __future__ import annotations

from collections.abc import Callable
from math import fsum

from noisecheck.bots.fights.fighter import Fighter
from noisecheck.bots.search.playouts import Trial, play_out
from noisecheck.engine import chance
from noisecheck.engine.game import Game
from noisecheck.engine.state import State
from noisecheck.engine.table import Decision, Option

CANDIDATES = 5
MARGIN = 3.0  # damage to the boss that an option may be behind the best, to be tried at all


class OptionTrial(Trial):
    """An option, and what the fighter thinks of it beside its first choice."""

    __slots__ = ("option",)

    trust = 0.4
    spread = 4.0

    def __init__(self, option: Option, guess: float) -> None:
        super().__init__(guess)
        self.option = option


def search_fight(game: Game, fighter: Fighter, seed: int, goes_on: Callable[[], bool]) -> tuple[Option, int]:
    """The option that goes best as far as there is time to see, and where chance stands then."""
    assert game.decision is not None
    ranked = fighter.rank(game.decision, game.state)
    best = ranked[0][0]
    tried = [OptionTrial(option, worth - best) for worth, option in ranked[:CANDIDATES] if worth > best - MARGIN]
    while len(tried) > 1 and goes_on():
        seed = chance.advance(seed)
        for each in tried:
            if not goes_on():
                break
            each.values.append(standing(fighter, play_out(game, seed, After(each.option, fighter).policy)))
    return max(tried, key=lambda each: each.advantage(tried[0])).option, seed


def standing(fighter: Fighter, state: State) -> float:
    """What a position is worth at the beginning of a round."""
    worth = fighter.judge.worth(state)
    if not state.outcome:
        worth += fsum(fighter.promised(state, hero) for hero in state.heroes)
    return worth


class After:
    """A policy for playouts: this option first, then quickly."""

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
