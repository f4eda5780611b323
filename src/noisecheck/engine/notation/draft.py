"""A scene while it is being read: what the lines so far have said, and what can be settled only when all are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from noisecheck.engine.board import Board
from noisecheck.engine.notation.lines import SceneLine
from noisecheck.engine.stage import Door, Mission, Stage, Zone
from noisecheck.engine.state import Hero, State


class Draft:
    """A position in the making. `missions` are the stages it may name."""

    def __init__(self, board: Board, missions: Mapping[str, Mission]) -> None:
        self.board = board
        self.missions = missions
        self.stage = Stage(board, ())
        self.state = State(self.stage)
        self.rules: dict[str, Any] = {}  # of a stage that somebody made
        self.zones: list[Zone] = []
        self.doors: dict[int, Door] = {}
        self.opened: set[int] = set()
        self.answers: list[tuple[int, str, int]] = []
        self.once: set[str] = set()
        self.turn: tuple[SceneLine, str] | None = None
        self.later: list[Callable[[], object]] = []  # what can be read only when all heroes, doors and zones are known

    def only_once(self, line: SceneLine, what: str) -> None:
        if what in self.once:
            raise line.fault(f"{what} a second time", "it once", line.words[0][1])
        self.once.add(what)

    def zone_number(self, line: SceneLine, column: int, name: str) -> int:
        names = [zone.name for zone in self.zones]
        if name not in names:
            raise line.fault(repr(name), f"a zone: {', '.join(names)}", column)
        return names.index(name)

    def owner(self, line: SceneLine, column: int, name: str) -> Hero:
        for hero in self.state.heroes:
            if hero.id == name:
                return hero
        known = ", ".join(hero.id for hero in self.state.heroes) or "there is none"
        raise line.fault(repr(name), f"a hero of this scene: {known}", column)
