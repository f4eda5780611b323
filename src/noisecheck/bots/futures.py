"""Futures: how a game may go on, played by the rules, with everything hidden dealt again.

The open step is run again with the answers given so far, which brings back what has come to light in it: dice that
fell, a card that was drawn, a trap that was turned up. At the question that waits all that is still hidden is dealt by
a seed, and from there on a policy answers. So no future can tell what really lies there.
"""

from __future__ import annotations

from noisecheck.engine.dealing import deal_anew
from noisecheck.engine.game import Game
from noisecheck.engine.rules import rounds
from noisecheck.engine.state import State
from noisecheck.engine.table import Decision, Option, Policy, Unheard


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


def play_ahead(game: Game, seed: int, policy: Policy) -> State:
    """A future up to the beginning of the next round, or to the end of the game, which itself stays as it is."""
    table = Imagined(game, seed, policy)
    state = table.state
    now = state.round
    rounds.step(state, table)
    while not state.outcome and state.round == now:
        rounds.step(state, Unheard(state, policy))
    return state
