"""This engine: random play by `autoplay`, single steps by `Game.choose`."""

from __future__ import annotations

from random import Random

from noisecheck import Decision, Game, Option, Policy, State, autoplay, new_game

TEAM = ["snake", "meryl", "otacon", "gray-fox"]
VARIANTS = {"heliport": ("heliport", ["snake"]), "recon": ("recon", ["snake"]), "recon-4": ("recon", TEAM)}
GAMES = 60
MIDDLE = 12  # decisions


def random_policy(seed: int) -> Policy:
    roll = Random(seed).random

    def choose(decision: Decision, state: State) -> Option:
        options = decision.options
        return options[int(roll() * len(options))]

    return choose


class Ours:
    def __init__(self, stage: str, heroes: list[str]) -> None:
        self.stage, self.heroes = stage, heroes
        self.games = [new_game(stage, heroes, seed) for seed in range(1, GAMES + 1)]

    def begin(self) -> list[Game]:
        return self.games  # autoplay leaves them as they are

    def play(self, game: Game, seed: int) -> None:
        autoplay(game, random_policy(seed))

    def count(self, game: Game, seed: int) -> tuple[int, int]:
        policy, options = random_policy(seed), []

        def counting(decision: Decision, state: State) -> Option:
            options.append(len(decision.options))
            return policy(decision, state)

        autoplay(game, counting)
        return len(options), sum(each > 1 for each in options)

    def middle(self, seed: int) -> Game:
        game, chooser = new_game(self.stage, self.heroes, seed), Random(seed)
        for _ in range(MIDDLE):
            earlier = game.clone()
            game.choose(chooser.choice(self.options(game)))
            if game.decision is None:
                return earlier
        return game

    def options(self, game: Game) -> list[Option]:
        assert game.decision is not None
        return game.decision.options

    def copy(self, game: Game) -> Game:
        return game.clone()

    def step(self, game: Game, option: Option) -> Decision | None:
        game.choose(option)
        return game.decision


def engine(variant: str) -> Ours:
    return Ours(*VARIANTS[variant])
