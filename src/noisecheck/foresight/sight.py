"""Why somebody sees a space or does not."""

from __future__ import annotations

from noisecheck.engine.game import Game
from noisecheck.foresight.shapes import SightReason


def sight_reason(game: Game, watcher: str, target: str) -> SightReason:
    """For a figure, camera or other thing in one space and another space, by name (LOS-2, LOS-3)."""
    sight = game.explain_sight(watcher, target)
    return SightReason(watcher, target, sight.sees, sight.faces, sight.box, list(sight.blockers))
