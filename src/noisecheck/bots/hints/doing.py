"""Hints, tier 3: to have a plan done."""

from __future__ import annotations

from collections.abc import Iterable

from noisecheck.bots.shapes import Why
from noisecheck.bots.steady.bot import Steady
from noisecheck.engine.game import Game
from noisecheck.engine.table import Option

PLANNED = ("turn", "action", "step")  # the questions that plans have options for


class Doing:
    """Carries the options of a plan out, question by question; what is left of the turn then, as steady would.

    `choose` is None when the turn is over, and when the next option is not possible any more: then it went otherwise,
    and the player decides.
    """

    name = "doing"

    def __init__(self, hero: str, options: Iterable[str]) -> None:
        self.hero = hero
        self.left = list(options)
        self.round = 0  # of the turn; 0 until it has begun
        self.steady = Steady()
        self.why = Why("bot-as-suggested", {"hero": hero})

    def choose(self, game: Game) -> Option | None:
        decision = game.decision
        turn = game.active_hero, game.state.round
        if decision is None or (self.round and turn != (self.hero, self.round)):
            return None
        self.round = game.state.round
        if self.left and decision.kind in PLANNED:
            self.why = Why("bot-as-suggested", {"hero": self.hero})
            stop = decision.find("stop")
            if stop and not decision.find(self.left[0]):
                return stop  # a Dash that Focus could carry on, which the plan does not speak of
            return decision.find(self.left.pop(0))
        option = self.steady.choose(game)
        self.why = self.steady.explain()
        return option

    def explain(self) -> Why:
        """Why the last answer was given."""
        return self.why

    def intent(self) -> tuple[str, ...]:
        """What is left of the plan; then what steady has in mind."""
        return tuple(self.left) or self.steady.intent()
