"""What every bot is: somebody who answers a game's questions, and says why."""

from __future__ import annotations

from noisecheck.bots.shapes import Why
from noisecheck.engine.game import Game
from noisecheck.engine.state import State
from noisecheck.engine.table import Decision, Option


class Bot:
    """A player. One object plays one game, all seats or some of them, and may keep a plan between questions.

    `choose` is for a game that is played; `policy` is the same for `autoplay` and rollouts, with less thought where a
    bot thinks long. Neither looks at anything that players may not know.
    """

    name = ""

    def choose(self, game: Game) -> Option:
        """The answer to the question that waits."""
        assert game.decision is not None, "the game is over"
        return self.policy(game.decision, game.state)

    def policy(self, decision: Decision, state: State) -> Option:
        raise NotImplementedError

    def explain(self) -> Why:
        """Why the last answer was given."""
        raise NotImplementedError

    def intent(self) -> tuple[str, ...]:
        """The options it means to take next, as texts, as far as it has thought."""
        return ()
