"""Random: any option is as good as any other. The floor that every other bot stands on."""

from __future__ import annotations

from noisecheck.bots.base import Bot
from noisecheck.bots.shapes import Why
from noisecheck.engine import chance
from noisecheck.engine.state import State
from noisecheck.engine.table import Decision, Option


class Randomly(Bot):
    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.chance = seed

    def policy(self, decision: Decision, state: State) -> Option:
        self.chance = chance.advance(self.chance)
        return decision.options[chance.below(self.chance, len(decision.options))]

    def explain(self) -> Why:
        return Why("bot-random")
