"""Playouts: how a game may go on, played by the rules, with everything hidden dealt again; and how things compare that
were tried in a few of them.

The open step is run again with the answers given so far, which brings back what has come to light in it: dice that
fell, a card that was drawn, a trap that was turned up. At the question that waits all that is still hidden is dealt by
a seed, and from there on a policy answers. So no playout can tell what really lies there.
"""

from __future__ import annotations

from math import fsum, sqrt

from noisecheck.engine.dealing import deal_anew
from noisecheck.engine.game import Game
from noisecheck.engine.rules import rounds
from noisecheck.engine.state import State
from noisecheck.engine.table import Decision, Option, Policy, Unheard

DOUBT = 0.6  # standard errors that are taken off: of many things tried one looks good by chance
KNOWN = 4  # tries that the variance to expect counts for


class Imagined(Unheard):
    """The open step of a game, with what is hidden dealt by a seed at the question that waits."""

    def __init__(self, game: Game, seed: int, policy: Policy) -> None:
        super().__init__(game.checkpoint.copy(), policy, 0, game.answers)
        self.seed = seed
        self.is_dealt = False

    def answer(self, decision: Decision) -> Option:
        if not self.is_dealt and len(self.answers) == len(self.given):
            self.is_dealt = True
            deal_anew(self.state, self.seed)
        return super().answer(decision)


def play_out(game: Game, seed: int, policy: Policy) -> State:
    """The position at the beginning of the next round, or at the end of the game; the game itself stays as it is."""
    table = Imagined(game, seed, policy)
    state = table.state
    now = state.round
    rounds.step(state, table)
    while not state.outcome and state.round == now:
        rounds.step(state, Unheard(state, policy))
    return state


class Trial:
    """What an opinion says of it beside the first choice, and how it went, try by try.

    `trust`: how much the opinion counts for beside what was seen. `spread`: the variance to expect between tries.
    """

    __slots__ = ("guess", "values")

    trust: float
    spread: float

    def __init__(self, guess: float) -> None:
        self.guess = guess
        self.values: list[float] = []

    def advantage(self, first: Trial) -> float:
        """By how much it is better than the first choice, given all doubt."""
        gains = [mine - other for mine, other in zip(self.values, first.values, strict=False)]
        if self is first or not gains:
            return self.guess
        tries, mean = len(gains), fsum(gains) / len(gains)
        variance = (fsum((gain - mean) ** 2 for gain in gains) + KNOWN * self.spread) / (tries + KNOWN)
        return (1 - self.trust) * mean + self.trust * self.guess - DOUBT * sqrt(variance / tries)
