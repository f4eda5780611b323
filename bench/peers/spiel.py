"""OpenSpiel, which is C++ called from Python: chess and backgammon."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

pyspiel = import_module("pyspiel")

GAMES = 10
PLIES = 200
MIDDLE = 40


class Spiel:
    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.roll = Random(0).random

    def begin(self) -> list[Any]:
        return [self.game.new_initial_state() for _ in range(GAMES)]

    def settle(self, state: Any) -> None:
        """Dice that have to be rolled are rolled."""
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(self.roll() * len(outcomes))][0])

    def played(self, state: Any, seed: int, plies: int) -> tuple[int, int]:
        roll = self.roll = Random(seed).random
        choices = 0
        self.settle(state)
        for ply in range(plies):
            if state.is_terminal():
                return ply, choices
            actions = state.legal_actions()
            choices += len(actions) > 1
            state.apply_action(actions[int(roll() * len(actions))])
            self.settle(state)
        return plies, choices

    def play(self, state: Any, seed: int) -> None:
        self.played(state, seed, PLIES)

    def count(self, state: Any, seed: int) -> tuple[int, int]:
        return self.played(state, seed, PLIES)

    def middle(self, seed: int) -> Any:
        state = self.game.new_initial_state()
        for plies in range(MIDDLE, 0, -1):
            state = self.game.new_initial_state()
            self.played(state, seed, plies)
            if not state.is_terminal():
                break
        return state

    def options(self, state: Any) -> list[Any]:
        return list(state.legal_actions())

    def copy(self, state: Any) -> Any:
        return state.clone()

    def step(self, state: Any, option: Any) -> object:
        state.apply_action(option)
        self.settle(state)
        return state.legal_actions()


def engine(variant: str) -> Spiel:
    return Spiel(variant)
