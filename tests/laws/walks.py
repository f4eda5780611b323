"""Random walks through games: the ground the laws stand on. They know no rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

from noisecheck import Decision, Game, Option, Policy, State, new_game
from noisecheck.engine.gear.catalogue import COPIES, GEAR
from noisecheck.engine.gear.loadout import starting_hero

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


UNLOCKABLE = [card for card in GEAR if not starting_hero(card)]
UNLOCKABLE += [f"{card}-{number}" for card, copies in COPIES.items() for number in range(2, copies + 1)]


def begin(stage: str, heroes: list[str], seed: int) -> Game:
    """A game whose heroes choose from a Memory Box, in which other cards lie for every seed."""
    return new_game(stage, heroes=heroes, seed=seed, memory_box=random.Random(seed).sample(UNLOCKABLE, 12))


def walk(stage: str, heroes: list[str], seed: int, most: int = 400) -> Iterator[Game]:
    """A game at each of its questions, and once more when it is over or long enough."""
    chooser = random.Random(seed)
    game = begin(stage, heroes, seed)
    for _ in range(most):
        yield game
        if game.decision is None:
            return
        game.choose(chooser.choice(game.decision.options))
    yield game
