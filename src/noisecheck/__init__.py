"""noisecheck: an unofficial digital implementation of Metal Gear Solid: The Board Game.

The public API. A game begins with `new_game`, `scene` or `load_game`; it always has a decision that waits, or an
outcome.
"""

from noisecheck import texts
from noisecheck.content import begin_record, new_game, scene, stage_ids
from noisecheck.engine import journal, speech
from noisecheck.engine.board import Sight
from noisecheck.engine.dealing import known_to_players
from noisecheck.engine.errors import (
    BadSave,
    Diverged,
    GameIsOver,
    IllegalOption,
    NoisecheckError,
    SceneError,
    StageError,
    TakeBackRefused,
    UnknownName,
)
from noisecheck.engine.events import Event
from noisecheck.engine.game import Game, Playout, autoplay
from noisecheck.engine.notation import picture
from noisecheck.engine.objections import Objection
from noisecheck.engine.outcome import WON, Outcome
from noisecheck.engine.state import State
from noisecheck.engine.table import Decision, Option, Policy, Script

__version__ = "0.1.0"

speech.voice = texts.say  # the engine emits facts; these are our words for them


def load_game(text: str) -> Game:
    """The game that `game.save()` wrote."""
    return journal.load_game(text, begin_record)


__all__ = [
    "WON",
    "BadSave",
    "Decision",
    "Diverged",
    "Event",
    "Game",
    "GameIsOver",
    "IllegalOption",
    "NoisecheckError",
    "Objection",
    "Option",
    "Outcome",
    "Playout",
    "Policy",
    "SceneError",
    "Script",
    "Sight",
    "StageError",
    "State",
    "TakeBackRefused",
    "UnknownName",
    "autoplay",
    "known_to_players",
    "load_game",
    "new_game",
    "picture",
    "scene",
    "stage_ids",
]
