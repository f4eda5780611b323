"""The PettingZoo environment: every hero is an agent, and whoever is asked acts."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from noisecheck.env.play import RENDER_MODES, Episodes, Observation


class HeroesEnv(AECEnv[str, Observation, Any]):
    """A stage for one agent a hero. Made by `noisecheck.env.aec`; see docs/env.md.

    Nobody has a hidden hand, so all see the same table; `me` says who is looking. All get the same reward.
    Settings are those of `Episodes`.
    """

    metadata = {  # noqa: RUF012 - an attribute of instances to PettingZoo
        "render_modes": list(RENDER_MODES),
        "name": "noisecheck",
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(self, stage: str, render_mode: str | None = None, *, max_steps: int, **settings: Any) -> None:
        self.play = Episodes(stage, **settings)
        self.render_mode, self.max_steps = render_mode, max_steps
        self.possible_agents = list(self.play.heroes)
        me = spaces.Box(0, 1, (len(self.possible_agents),), np.int8)
        space = spaces.Dict({**self.play.observation_space, "me": me})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(len(self.play.catalogue)) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.play.begin_next(seed, self.np_random)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self.play.info() for agent in self.agents}
        self.agent_selection = self.play.decider

    def observe(self, agent: str) -> Observation:
        """The table. Only the hero who is asked has actions."""
        found = self.play.observe()
        if agent != self.agent_selection:
            found["action_mask"] = np.zeros_like(found["action_mask"])
        found["me"] = np.array([each == agent for each in self.possible_agents], np.int8)
        return found

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.steps += 1
        self.rewards = dict.fromkeys(self.agents, self.play.take(int(action)))
        self.terminations = dict.fromkeys(self.agents, self.play.is_over)
        self.truncations = dict.fromkeys(self.agents, not self.play.is_over and self.steps >= self.max_steps)
        self.infos = {agent: self.play.info() for agent in self.agents}
        self.agent_selection = self.play.decider
        self._accumulate_rewards()

    def render(self) -> Any:
        return self.play.render(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
