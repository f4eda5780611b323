"""What is measured, alike for every engine. Runs where nothing but the engine may be installed.

    python -m bench.peers.contest ours.heliport    then one measurement a line on standard input

Processor time is taken, not the clock's: other programs on the machine then matter little.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol

POSITIONS = 40
COPIES = 50


class Engine(Protocol):
    """One engine with one game. `play` returns how many decisions there were, and those among two options or more."""

    def begin(self) -> list[Any]: ...
    def play(self, game: Any, seed: int) -> None: ...
    def count(self, game: Any, seed: int) -> tuple[int, int]: ...
    def middle(self, seed: int) -> Any: ...
    def options(self, game: Any) -> list[Any]: ...
    def copy(self, game: Any) -> Any: ...
    def step(self, game: Any, option: Any) -> object: ...


class Round(NamedTuple):
    """Operations done, those of them that were real choices, and the processor time they took."""

    done: int
    choices: int
    seconds: float


class Contest:
    """The measurements of one engine."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        counted = [engine.count(game, seed) for seed, game in enumerate(engine.begin(), 1)]
        self.decisions, self.choices = (sum(each) for each in zip(*counted, strict=True))
        self.positions = [engine.middle(seed) for seed in range(1, POSITIONS + 1)]
        self.chosen = [Random(number).choice(engine.options(game)) for number, game in enumerate(self.positions)]

    def play(self) -> Round:
        """Random games to their end, without setting them up."""
        play, games = self.engine.play, list(enumerate(self.engine.begin(), 1))
        begin = time.process_time()
        for seed, game in games:
            play(game, seed)
        return Round(self.decisions, self.choices, time.process_time() - begin)

    def copy(self) -> Round:
        """A copy of a game in the middle of random play."""
        copy, games = self.engine.copy, self.positions * COPIES
        begin = time.process_time()
        for game in games:
            copy(game)
        return Round(len(games), 0, time.process_time() - begin)

    def step(self) -> Round:
        """In such a game: an option is chosen, and what can be chosen next is known."""
        step = self.engine.step
        games = [(self.engine.copy(game), option) for game, option in self.pairs()]
        begin = time.process_time()
        for game, option in games:
            step(game, option)
        return Round(len(games), 0, time.process_time() - begin)

    def copy_and_step(self) -> Round:
        """Both, as a search does it."""
        step, copy, games = self.engine.step, self.engine.copy, list(self.pairs())
        begin = time.process_time()
        for game, option in games:
            step(copy(game), option)
        return Round(len(games), 0, time.process_time() - begin)

    def pairs(self) -> Iterator[tuple[Any, Any]]:
        for _ in range(COPIES // 5):
            yield from zip(self.positions, self.chosen, strict=True)


MEASURED: dict[str, Callable[[Contest], Round]] = {
    "play": Contest.play,
    "copy": Contest.copy,
    "step": Contest.step,
    "copy and step": Contest.copy_and_step,
}


def main(name: str) -> None:
    module, _, variant = name.partition(".")
    contest = Contest(import_module(f"bench.peers.{module}").engine(variant))
    print(json.dumps(sys.version.split()[0]), flush=True)
    for line in sys.stdin:
        print(json.dumps(MEASURED[line.strip()](contest)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
