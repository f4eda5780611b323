"""The VR mission of the day at the terminal: one attempt that counts, kept through every restart, then as many as one
likes."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from noisecheck.campaign.daily import Daily, Score, daily, score, share
from noisecheck.engine.errors import NoisecheckError
from noisecheck.engine.game import Game
from noisecheck.terminal import saves, signs, starting
from noisecheck.terminal.session import Read, Session
from noisecheck.texts import name, say

FOLDER = "daily"


class Attempt:
    """Keeps a game of the day: the first in the file of its day until it is over, then its score instead."""

    def __init__(self, mission: Daily) -> None:
        self.mission = mission
        self.counts = score_of(mission.day) is None
        self.session: Session | None = None

    def keep(self, game: Game, bots: Mapping[str, str]) -> Text | None:
        if not self.counts:
            return None
        path = path_of(self.mission.day)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if game.outcome:
                saves.write_atomically(path, msgspec.json.encode(score(game, self.is_assisted(bots))).decode())
                open_path(self.mission.day).unlink(missing_ok=True)
            else:
                saves.write_atomically(open_path(self.mission.day), saves.record(game, bots))
        except OSError as error:
            return Text(say("save-failed", {"file": str(path), "reason": str(error.strerror)}), signs.PROBLEM)
        return None

    def is_assisted(self, bots: Mapping[str, str]) -> bool:
        return bool(bots) or (self.session is not None and self.session.hints.hinted is not None)

    def again(self, game: Game) -> Game:
        """Once more, just as it was; that counts for nothing."""
        self.counts = False
        return self.mission.begin()

    def goodbye(self, game: Game) -> str:
        return "" if game.outcome else say("daily-kept" if self.counts else "goodbye-over", {})


def path_of(day: date) -> Path:
    return saves.home() / FOLDER / f"{day.isoformat()}.json"


def open_path(day: date) -> Path:
    return path_of(day).with_suffix(".game.json")


def score_of(day: date) -> Score | None:
    """What counts for a day, if it was played to its end."""
    try:
        return msgspec.json.decode(path_of(day).read_bytes(), type=Score)
    except (OSError, msgspec.MsgspecError):
        return None


def open_game(day: date) -> saves.Saved | None:
    """The attempt that was begun, if it can be gone on with."""
    try:
        return saves.read_saved(open_path(day))
    except NoisecheckError:
        return None


def play(console: Console, read: Read, day: date) -> None:
    """The mission of a day until the player leaves; if it is over by then, the line to share."""
    mission, attempt = daily(day), Attempt(daily(day))
    heroes = ", ".join(map(name, mission.heroes))
    console.print(Text(f"\n{say('daily-head', {'day': day.isoformat(), 'heroes': heroes})}", "bold"))
    if not attempt.counts:
        console.print(Text(say("daily-repeat", {}), "dim"))
    begun = (open_game(day) if attempt.counts else None) or saves.Saved(mission.begin(), {})
    starting.announce(console, begun.game)
    paused = starting.has_reader(console)
    session = Session(begun.game, console, read, pauses=paused, bots=begun.bots, kept=attempt)
    attempt.session = session
    session.play()
    made = score_of(day)
    if session.game.outcome and made:
        console.print(Text(say("daily-done", {}), "dim"))
        console.print(Text(share(day, made), signs.GOAL if made.cleared else signs.ALERT))
