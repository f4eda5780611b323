"""Catanatron: four players who choose at random, no accumulators."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

catan = import_module("catanatron.game")
players = import_module("catanatron.models.player")

GAMES = 4
TURNS = 1000  # as the engine's own `play`
MIDDLE = 200  # decisions


class Catan:
    def __init__(self) -> None:
        self.games = [self.new(seed) for seed in range(1, GAMES + 1)]

    def new(self, seed: int) -> Any:
        colours = players.Color
        seats = (colours.RED, colours.BLUE, colours.WHITE, colours.ORANGE)
        return catan.Game([players.RandomPlayer(colour) for colour in seats], seed=seed)

    def begin(self) -> list[Any]:
        return [game.copy() for game in self.games]

    def play(self, game: Any, seed: int) -> None:
        random.seed(seed)
        while game.winning_color() is None and game.state.num_turns < TURNS:
            game.play_tick()

    def count(self, game: Any, seed: int) -> tuple[int, int]:
        random.seed(seed)
        options = []
        while game.winning_color() is None and game.state.num_turns < TURNS:
            options.append(len(game.state.playable_actions))
            game.play_tick()
        return len(options), sum(each > 1 for each in options)

    def middle(self, seed: int) -> Any:
        game = self.new(seed)
        for _ in range(MIDDLE):
            game.play_tick()
        return game

    def options(self, game: Any) -> list[Any]:
        return list(game.state.playable_actions)

    def copy(self, game: Any) -> Any:
        return game.copy()

    def step(self, game: Any, option: Any) -> object:
        game.execute(option)
        return game.state.playable_actions


def engine(variant: str) -> Catan:
    return Catan()
