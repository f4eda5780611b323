"""A game as an agent plays it, whatever library is around it: actions in, observations and rewards out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from noisecheck import render
from noisecheck.content import new_game
from noisecheck.engine.errors import UnknownName
from noisecheck.engine.outcome import WON
from noisecheck.env.arrays import Arrays
from noisecheck.env.asked import NumberedQuestion, ask
from noisecheck.env.catalogue import Catalogue
from noisecheck.env.look import Look
from noisecheck.env.text import Text, describe

Mask: TypeAlias = npt.NDArray[np.int8]
Observation: TypeAlias = dict[str, Any]

OBSERVERS: dict[str, type[Arrays] | type[Text]] = {"array": Arrays, "text": Text}
RENDER_MODES = ("ansi", "svg")
SEEDS = 2**63
WIN, LOSS = 1.0, -1.0


class Episodes:
    """One stage, one party, one game after the other.

    `heroes`: the party, or the stage's smallest. `memory_box`: cards to choose from before the first round.
    `observation`: "array" or "text".

    `catalogue` numbers the actions. `game` is the game itself, for looking on; policies get what `observe` returns.
    """

    def __init__(
        self,
        stage: str,
        heroes: Sequence[str] | None = None,
        memory_box: Sequence[str] = (),
        observation: str = "array",
    ) -> None:
        if observation not in OBSERVERS:
            raise UnknownName("observation", observation, ", ".join(OBSERVERS))
        self.stage, self.memory_box = stage, tuple(memory_box)
        opening = new_game(stage, heroes, 0, self.memory_box).state
        self.heroes = tuple(hero.id for hero in opening.heroes)
        cards = [*(card.id for hero in opening.heroes for card in hero.gear), *opening.memory_box]
        self.catalogue = Catalogue(opening.stage, self.heroes, cards)
        self.begin(0)
        self.observer = OBSERVERS[observation](self.look())
        mask = spaces.Box(0, 1, (len(self.catalogue),), np.int8)
        self.observation_space = spaces.Dict({"observation": self.observer.space, "action_mask": mask})

    def begin_next(self, seed: int | None, chance: np.random.Generator) -> None:
        """A new game: the one with this seed, or the next of the environment's own generator."""
        self.begin(int(chance.integers(SEEDS)) if seed is None else seed)

    def begin(self, seed: int) -> None:
        """A new game. The same seed is the same game as in the terminal and the browser."""
        self.game = new_game(self.stage, self.heroes, seed, self.memory_box)
        self.illegal = ""
        self.asked = self._next_question()

    def _next_question(self) -> NumberedQuestion | None:
        return ask(self.catalogue, self.game.decision) if self.game.decision else None

    def look(self) -> Look:
        return Look(self.game.state, self.asked, self.catalogue)

    def observe(self) -> Observation:
        """What players may know, and which actions there are."""
        return {"observation": self.observer.observe(self.look()), "action_mask": self.mask()}

    def mask(self) -> Mask:
        found = np.zeros(len(self.catalogue), np.int8)
        if self.asked and not self.illegal:
            found[list(self.asked.answers)] = 1
        return found

    def take(self, action: int) -> float:
        """Answers the question; returns the reward. An action outside the mask ends the play as a loss."""
        if self.asked is None or self.illegal:
            raise ResetNeeded("the play is over: call reset() to begin another")
        options = self.asked.answers.get(int(action))
        if options is None:
            is_numbered = 0 <= action < len(self.catalogue)
            self.illegal = self.catalogue.texts[action] if is_numbered else str(action)
            return LOSS
        if len(options) > 1:
            self.asked = self.asked.narrowed(self.catalogue, int(action))
            return 0.0
        self.game.choose(options[0])
        self.asked = self._next_question()
        if self.asked:
            return 0.0
        return WIN if self.game.outcome == WON else LOSS

    @property
    def is_over(self) -> bool:
        return self.asked is None or bool(self.illegal)

    @property
    def decider(self) -> str:
        """Who answers: the hero who is asked. What is asked of all, the leader answers, who changes every round."""
        state = self.game.state
        leader = state.heroes[(state.round - 1) % len(state.heroes)].id
        return (self.asked.decision.hero if self.asked else "") or leader

    def info(self) -> dict[str, Any]:
        """What the question is, and how the game ended."""
        found: dict[str, Any] = {"kind": "", "hero": ""}
        if self.asked and not self.illegal:
            found = {"kind": self.asked.decision.kind, "hero": self.asked.decision.hero}
        if self.game.outcome:
            found["outcome"] = self.game.outcome
        if self.illegal:
            found["illegal"] = self.illegal
        return found

    def render(self, mode: str | None) -> str | None:
        """The table as text, or as an SVG picture."""
        if mode == "svg":
            return render.draw(self.game)
        return describe(self.look()) if mode == "ansi" else None
