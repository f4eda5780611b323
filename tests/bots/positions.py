"""Positions for bots: games at their questions."""

from __future__ import annotations

from collections.abc import Iterator

from noisecheck import Game
from tests.laws.walks import STAGES, walk


def positions(each: int, every: int = 7) -> Iterator[Game]:
    """Games in the middle of random play, so many on each stage of the laws, a few questions apart."""
    for number, (stage, heroes) in enumerate(STAGES):
        found = 0
        for seed in range(20):
            for count, game in enumerate(walk(stage, heroes, 100 * number + seed)):
                if count % every == seed % every and game.decision and found < each:
                    found += 1
                    yield game.clone()
            if found >= each:
                break
