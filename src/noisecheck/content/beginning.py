"""How a game begins: on a stage, or with a scene, which may name a stage for its rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from noisecheck.content.loader import all_stages, find_stage, new_game
from noisecheck.engine import notation
from noisecheck.engine.errors import BadSave
from noisecheck.engine.game import Game
from noisecheck.engine.stage import Mission


class Missions(Mapping[str, Mission]):
    """The rules of all stages there are, by id. A stage is loaded when a scene names it."""

    def __getitem__(self, stage: str) -> Mission:
        return find_stage(stage).mission

    def __iter__(self) -> Iterator[str]:
        return iter(all_stages())

    def __len__(self) -> int:
        return len(all_stages())


def scene(text: str) -> Game:
    """The game that a text shows. Bad text raises a `SceneError` that names line, column and what was expected."""
    return notation.scene(text, Missions())


def begin_game(origin: dict[str, Any]) -> Game:
    """A game by its origin: a stage with heroes and seed, or the text of a scene, with the answers that stand in it."""
    match origin:
        case {"scene": str(text)}:
            return scene(text)
        case {"stage": str(stage), "heroes": list(heroes), "seed": int(seed)}:
            box, secrets = origin.get("memory_box", []), origin.get("secrets", [])
            past, wounds = origin.get("past", {}), origin.get("wounds", {})
            return new_game(stage, heroes, seed, box, secrets, past, wounds)
    raise BadSave('a game begins with a "scene", or with a "stage", "heroes" and a "seed"; this one with neither')


def begin_record(origin: dict[str, Any]) -> Game:
    """The game that a record's answers are given to. They are all its answers, those its scene brought along too."""
    match origin:
        case {"scene": str(text)}:
            return notation.opening(text, Missions())
    return begin_game(origin)
