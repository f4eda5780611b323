"""Futures: how a game may go on, played by the rules, with everything hidden dealt anew.

The open step is run again with the answers given so far, which brings back what has come to light in it: dice that
fell, a card that was drawn, a trap that was turned up. At the question that waits all that is still hidden is dealt by
a seed, and from there on a policy answers. So no future can tell what really lies there.
"""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.events import Event
from noisecheck.engine.game import Game
from noisecheck.engine.rules import rounds
from noisecheck.engine.state import State
from noisecheck.engine.table import Decision, Offhand, Option, Policy
from noisecheck.engine.views import deal_anew


class Future(NamedTuple):
    """Where it led, and what happened on the way."""

    state: State
    events: list[Event]


class Imagined(Offhand):
    """The open step of a game, with what is hidden dealt by a seed at the question that waits."""

    def __init__(self, game: Game, seed: int, policy: Policy) -> None:
        super().__init__(game.checkpoint.copy(), policy, 0, game.answers)
        self.seed = seed
        self.told_before = -1  # events of the step before that question; -1 until it has come

    def answer(self, decision: Decision) -> Option:
        if self.told_before < 0 and len(self.answers) == len(self.given):
            deal_anew(self.state, self.seed)
            self.told_before = len(self.events)
        return super().answer(decision)


def play_ahead(game: Game, seed: int, policy: Policy, rounds_ahead: int = 1) -> Future:
    """A future up to the beginning of a later round, or to the end of the game, which itself stays as it is."""
    table = Imagined(game, seed, policy)
    state = table.state
    last = state.round + rounds_ahead
    rounds.step(state, table)
    events = table.events[table.told_before :]
    while not state.outcome and state.round < last:
        table_after = Offhand(state, policy)
        rounds.step(state, table_after)
        events += table_after.events
    return Future(state, events)
