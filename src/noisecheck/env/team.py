"""The Gymnasium environment: all heroes are one agent."""

from __future__ import annotations

from typing import Any, SupportsInt

import gymnasium
from gymnasium import spaces

from noisecheck.env.play import RENDER_MODES, Episodes, Observation


class TeamEnv(gymnasium.Env[Observation, SupportsInt]):
    """A stage for one agent that answers every question. Made by `gymnasium.make`; see docs/env.md.

    Settings are those of `Episodes`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012 - an attribute of instances to Gymnasium

    def __init__(self, stage: str, render_mode: str | None = None, **settings: Any) -> None:
        self.play = Episodes(stage, **settings)
        self.render_mode = render_mode
        self.observation_space = self.play.observation_space
        self.action_space = spaces.Discrete(len(self.play.catalogue))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.play.begin_next(seed, self.np_random)
        return self.play.observe(), self.play.info()

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        reward = self.play.take(int(action))
        return self.play.observe(), reward, self.play.is_over, False, self.play.info()

    def action_masks(self) -> Any:
        """The mask alone, under the name that learners with masks ask for."""
        return self.play.mask()

    def render(self) -> Any:
        return self.play.render(self.render_mode)
