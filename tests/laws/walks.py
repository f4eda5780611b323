"""Random walks through games: the ground the laws stand on. They know no rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

from noisecheck import Decision, Game, Option, Policy, State, new_game

STAGES = [
    ("cargo-dock", ["snake"]),
    ("heliport", ["snake"]),
    ("recon", ["snake"]),
    ("recon", ["meryl", "otacon"]),
    ("recon", ["gray-fox", "snake", "otacon"]),
    ("recon", ["otacon", "gray-fox", "meryl", "snake"]),
]


def random_policy(seed: int) -> Policy:
    chooser = random.Random(seed)

    def choose(decision: Decision, state: State) -> Option:
        return chooser.choice(decision.options)

    return choose


def walk(stage: str, heroes: list[str], seed: int, most: int = 400) -> Iterator[Game]:
    """A game at each of its questions, and once more when it is over or long enough."""
    chooser = random.Random(seed)
    game = new_game(stage, heroes=heroes, seed=seed)
    for _ in range(most):
        yield game
        if game.decision is None:
            return
        game.choose(chooser.choice(game.decision.options))
    yield game
