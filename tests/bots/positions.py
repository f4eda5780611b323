"""Positions for bots: games at their questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from noisecheck import Game
from tests.laws.walks import BOSSES, STAGES, walk


def positions(each: int, every: int = 7, stages: Sequence[tuple[str, list[str]]] = STAGES) -> Iterator[Game]:
    """Games in the middle of random play, so many on each of these stages, a few questions apart."""
    for number, (stage, heroes) in enumerate(stages):
        found = 0
        for seed in range(20):
            for count, game in enumerate(walk(stage, heroes, 100 * number + seed)):
                if count % every == seed % every and game.decision and found < each:
                    found += 1
                    yield game.clone()
            if found >= each:
                break


def fights(each: int) -> Iterator[Game]:
    """The same in boss fights."""
    return positions(each, stages=BOSSES)
