"""python-chess: random legal moves to the end of the game, 200 plies at most.

The variant `without-draws` does not ask `is_game_over` before each move: a game ends only where there is no legal move.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

chess = import_module("chess")

GAMES = 10
PLIES = 200
MIDDLE = 40


class Chess:
    def begin(self) -> list[Any]:
        return [chess.Board() for _ in range(GAMES)]

    def play(self, board: Any, seed: int) -> None:
        roll = Random(seed).random
        for _ in range(PLIES):
            if board.is_game_over():
                break
            moves = list(board.legal_moves)
            board.push(moves[int(roll() * len(moves))])

    def count(self, board: Any, seed: int) -> tuple[int, int]:
        self.play(board, seed)
        choices = 0
        for _ in range(decisions := len(board.move_stack)):
            board.pop()
            choices += board.legal_moves.count() > 1
        return decisions, choices

    def middle(self, seed: int) -> Any:
        board, chooser = chess.Board(), Random(seed)
        for _ in range(MIDDLE):
            board.push(chooser.choice(list(board.legal_moves)))
            if not any(board.legal_moves):
                board.pop()
                break
        return board

    def options(self, board: Any) -> list[Any]:
        return list(board.legal_moves)

    def copy(self, board: Any) -> Any:
        return board.copy(stack=False)

    def step(self, board: Any, option: Any) -> object:
        board.push(option)
        return list(board.legal_moves)


class ChessWithoutDraws(Chess):
    def play(self, board: Any, seed: int) -> None:
        roll = Random(seed).random
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(roll() * len(moves))])


def engine(variant: str) -> Chess:
    return ChessWithoutDraws() if variant else Chess()
