"""The observation as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from noisecheck.engine.rules.damage import GUARD_FIGURES
from noisecheck.engine.state import Guard
from noisecheck.env.features import guard_features, hero_features, question_features, table_features
from noisecheck.env.look import Look
from noisecheck.env.planes import Floats, planes


class Arrays:
    """`board`: planes × rows × columns; `heroes`: a row for every seat; `guards`: a row for every guard figure;
    `table` and `question`: a number each. `names` tells what each plane, column and number is.
    """

    def __init__(self, opening: Look) -> None:
        board, none = opening.state.stage.board, Guard(0, 0)
        self.names = {
            "board": tuple(planes(opening)),
            "heroes": tuple(name for name, _ in hero_features(opening, opening.state.heroes[0], 0)),
            "guards": tuple(name for name, _ in guard_features(opening, none)),
            "table": tuple(name for name, _ in table_features(opening)),
            "question": tuple(name for name, _ in question_features(opening)),
        }
        width = {part: len(names) for part, names in self.names.items()}
        shapes = {
            "board": (width["board"], board.height, board.width),
            "heroes": (len(opening.state.heroes), width["heroes"]),
            "guards": (GUARD_FIGURES, width["guards"]),
            "table": (width["table"],),
            "question": (width["question"],),
        }
        self.space: spaces.Space[Any] = spaces.Dict(
            {part: spaces.Box(0.0, 1.0, shape, np.float32) for part, shape in shapes.items()}
        )

    def observe(self, look: Look) -> dict[str, Floats]:
        board = look.state.stage.board
        guards = np.zeros((GUARD_FIGURES, len(self.names["guards"])), np.float32)
        for number, guard in enumerate(look.state.guards):
            guards[number] = [value for _, value in guard_features(look, guard)]
        heroes = [
            [value for _, value in hero_features(look, hero, seat)] for seat, hero in enumerate(look.state.heroes)
        ]
        return {
            "board": np.array(list(planes(look).values()), np.float32).reshape(-1, board.height, board.width),
            "heroes": np.array(heroes, np.float32),
            "guards": guards,
            "table": np.array([value for _, value in table_features(look)], np.float32),
            "question": np.array([value for _, value in question_features(look)], np.float32),
        }
