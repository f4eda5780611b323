"""Keeping a game: by itself after every answer, and in a file of the player's choice."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from rich.text import Text

from noisecheck.engine.game import Game
from noisecheck.terminal import calling, memory_box, saves, starting, veil
from noisecheck.terminal.radio import Radio
from noisecheck.terminal.signs import PROBLEM
from noisecheck.terminal.veil import OverSingles
from noisecheck.texts import say


class Keeper(Protocol):
    """Where a game at the terminal is kept: by itself, or as part of a campaign. `leads` says where `quit` does.

    `rewinds` counts how often something was taken back that was revealed, as far as it is known.
    """

    leads: str
    radio: Radio
    rewinds: int

    def keep(self, game: Game, bots: Mapping[str, str]) -> Text | None:
        """After every answer. Returns what the player should know."""

    def again(self, game: Game) -> Game:
        """Another game like this one, which is over."""

    def goodbye(self, game: Game) -> str:
        """What is said when the player leaves."""


class Autosave:
    """Keeps the game and, when it is won, what was unlocked. A full disk does not stop the game, and is told once."""

    leads = "away"

    def __init__(self) -> None:
        self.radio = Radio(OverSingles())
        self.rewinds = 0
        self.has_failed = False

    def keep(self, game: Game, bots: Mapping[str, str]) -> Text | None:
        """After every answer; a game that is over needs no keeping. Returns what the player should know."""
        try:
            if game.outcome:
                saves.autosave_path().unlink(missing_ok=True)
                memory_box.keep(game.rewards)
            else:
                saves.keep(saves.record(game, bots))
            veil.come_to(game)
        except OSError as error:
            was_told, self.has_failed = self.has_failed, True
            facts = {"file": str(saves.autosave_path()), "reason": str(error.strerror)}
            return None if was_told else Text(say("save-failed", facts), PROBLEM)
        self.has_failed = False
        return None

    def again(self, game: Game) -> Game:
        self.rewinds = 0
        return starting.once_more(game)

    def goodbye(self, game: Game) -> str:
        if game.outcome:
            return say("goodbye-over", {})
        return say("goodbye-unsaved", {}) if self.has_failed else say("goodbye", {"call": calling.again()})


def save_to(game: Game, bots: Mapping[str, str], file: str) -> Text:
    """Writes the game to a new file; returns how that went."""
    if not file:
        return Text(say("save-what", {}), PROBLEM)
    try:
        path = Path(file).expanduser()
        if path.exists():
            return Text(say("save-exists", {"file": str(path)}), PROBLEM)
        saves.write_atomically(path, saves.record(game, bots))
    except (OSError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return Text(say("save-failed", {"file": file, "reason": reason}), PROBLEM)
    return Text(say("saved", {"file": str(path)}))
