"""What an observation is made of: a position in the middle of whatever is going on, and the question in it."""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.board import Space
from noisecheck.engine.state import NOBODY, Hero, State
from noisecheck.env.asked import NumberedQuestion
from noisecheck.env.catalogue import Catalogue


class Look(NamedTuple):
    """`asked` is None when the game is over. What is hidden in the state is not to be looked at."""

    state: State
    asked: NumberedQuestion | None
    catalogue: Catalogue

    @property
    def facts(self) -> dict[str, str | int]:
        return dict(self.asked.decision.facts) if self.asked else {}

    @property
    def decider(self) -> Hero | None:
        """The hero who is asked; none if everybody is."""
        return next((hero for hero in self.state.heroes if self.asked and hero.id == self.asked.decision.hero), None)

    @property
    def actor(self) -> Hero | None:
        """Who decides, or else whose turn it is."""
        turn = self.state.turn
        return self.decider or (None if turn == NOBODY or turn >= len(self.state.heroes) else self.state.heroes[turn])

    def spaces_in_question(self) -> set[Space]:
        """The spaces the question speaks of."""
        numbers = self.state.stage.board.numbers
        return {numbers[said] for said in self.facts.values() if isinstance(said, str) and said in numbers}
