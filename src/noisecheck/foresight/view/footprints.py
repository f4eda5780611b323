"""Where everybody went in a game, from the first space to the last."""

from __future__ import annotations

from noisecheck.engine.events import Moved
from noisecheck.engine.game import Game
from noisecheck.engine.state import Hero
from noisecheck.foresight.shapes import Footprints


def footprints(game: Game) -> list[Footprints]:
    """Of every hero, in the order of their seats."""
    return [footprints_of(game, hero) for hero in game.state.heroes]


def footprints_of(game: Game, hero: Hero) -> Footprints:
    moves = [event for event in game.events if isinstance(event, Moved) and event.hero == hero.id]
    start = moves[0].start if moves else game.state.stage.board.names[hero.space]
    return Footprints(hero.id, [start, *(move.end for move in moves)])
