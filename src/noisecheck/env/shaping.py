"""More frequent rewards, for learners to whom a win comes too seldom. Kept apart: the environments know none of it."""

from __future__ import annotations

from typing import Any, SupportsInt

import gymnasium

from noisecheck.bots.steady.goals import routes
from noisecheck.engine.state import State
from noisecheck.env.play import Observation
from noisecheck.env.team import TeamEnv

ACTION_SAVED = 0.05
DAMAGE = 0.05


def promise(state: State) -> float:
    """How good a position looks: few actions left to the end of every hero's route, little damage."""
    left = sum(
        route.away(state, hero.space, state.locked) for route, hero in zip(routes(state), state.heroes, strict=True)
    )
    return -ACTION_SAVED * left - DAMAGE * sum(hero.damage for hero in state.heroes)


class Shaped(gymnasium.Wrapper[Observation, SupportsInt, Observation, SupportsInt]):
    """Adds by how much the promise of the position grew. What was promised last is kept when the game is over: a loss
    near the exit is worth more than one at the start. So the best policy under it need not be the one that wins most.
    """

    def __init__(self, env: gymnasium.Env[Observation, SupportsInt]) -> None:
        super().__init__(env)
        assert isinstance(env.unwrapped, TeamEnv)
        self.play = env.unwrapped.play
        self.promised = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        found = super().reset(seed=seed, options=options)
        self.promised = promise(self.play.game.state)
        return found

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = super().step(action)
        before, self.promised = self.promised, promise(self.play.game.state)
        return observation, float(reward) + self.promised - before, terminated, truncated, info
