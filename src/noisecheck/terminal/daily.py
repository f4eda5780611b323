"""The VR mission of the day at the terminal: one attempt that counts, kept through every restart, then any number.

A file that cannot be read is set aside, never written over.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from noisecheck.campaign.daily import MINUTES, Daily, Score, daily, score, share
from noisecheck.engine.errors import NoisecheckError
from noisecheck.engine.game import Game
from noisecheck.terminal import saves, signs, starting
from noisecheck.terminal.hinting import Hints
from noisecheck.terminal.radio import Radio
from noisecheck.terminal.session import Read, Session
from noisecheck.terminal.veil import OverSingles
from noisecheck.texts import name, say

FOLDER = "daily"
ASSISTED = "assisted"  # of an attempt that is open, beside what a saved game needs


class Attempt:
    """Keeps a game of the day: the first in the file of its day until it is over, then its score instead."""

    leads = "away"

    def __init__(self, mission: Daily) -> None:
        self.mission = mission
        self.counts = score_of(mission.day) is None
        self.is_assisted = False
        self.has_failed = False
        self.rewinds = 0
        self.hints = Hints()
        self.radio = Radio(OverSingles())

    def keep(self, game: Game, bots: Mapping[str, str]) -> Text | None:
        if not self.counts:
            return None
        self.is_assisted = self.is_assisted or bool(bots) or self.hints.hinted is not None
        path = path_of(self.mission.day)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if game.outcome:
                saves.write_atomically(path, msgspec.json.encode(score(game, self.is_assisted)).decode())
                open_path(self.mission.day).unlink(missing_ok=True)
            else:
                saved = json.loads(saves.record(game, bots)) | {ASSISTED: self.is_assisted}
                saves.write_atomically(open_path(self.mission.day), json.dumps(saved))
        except OSError as error:
            was_told, self.has_failed = self.has_failed, True
            facts = {"file": str(path), "reason": str(error.strerror)}
            return None if was_told else Text(say("save-failed", facts), signs.PROBLEM)
        self.has_failed = False
        return None

    def go_on(self) -> saves.Saved | None:
        """The attempt that was begun, if there is one; bots and hints it had before count."""
        path = open_path(self.mission.day)
        if not self.counts or not path.exists():
            return None
        text = saves.read_record(path)
        saved = saves.saved_in(text)
        self.is_assisted = bool(json.loads(text).get(ASSISTED))
        return saved

    def again(self, game: Game) -> Game:
        """Once more, just as it was; that counts for nothing."""
        self.counts = False
        self.rewinds = 0
        return self.mission.begin()

    def goodbye(self, game: Game) -> str:
        if game.outcome or not self.counts:
            return "" if game.outcome else say("goodbye-over", {})
        if self.has_failed:
            return say("goodbye-unsaved", {})
        return say("daily-kept", {"day": self.mission.day.isoformat()})


def path_of(day: date) -> Path:
    return saves.home() / FOLDER / f"{day.isoformat()}.json"


def open_path(day: date) -> Path:
    return path_of(day).with_suffix(".game.json")


def score_of(day: date) -> Score | None:
    """What counts for a day, if it was played to its end."""
    path = path_of(day)
    try:
        return msgspec.json.decode(path.read_bytes(), type=Score)
    except OSError:
        return None
    except msgspec.MsgspecError:
        saves.set_aside(path, "broken")
        return None


def gone_on_with(console: Console, attempt: Attempt) -> saves.Saved | None:
    try:
        return attempt.go_on()
    except NoisecheckError as error:
        kept = saves.set_aside(open_path(attempt.mission.day), "broken")
        console.print(Text(say("autosave-broken", {"file": str(kept), "reason": str(error)}), signs.PROBLEM))
        return None


def play(console: Console, read: Read, day: date) -> None:
    """The mission of a day until the player leaves; if it is over by then, the line to share."""
    mission = daily(day)
    attempt = Attempt(mission)
    heroes = ", ".join(map(name, mission.heroes))
    head = say("daily-head", {"day": day.isoformat(), "heroes": heroes, "minutes": MINUTES})
    console.print(Text(f"\n{head}", "bold"))
    if not attempt.counts:
        console.print(Text(say("daily-repeat", {}), "dim"))
    begun = gone_on_with(console, attempt) or saves.Saved(mission.begin(), {})
    starting.announce(console, begun.game)
    paused = starting.has_reader(console)
    session = Session(begun.game, console, read, pauses=paused, bots=begun.bots, kept=attempt)
    attempt.hints = session.hints
    session.play()
    made = score_of(day)
    if session.game.outcome and made:
        console.print(Text(say("daily-done", {}), "dim"))
        console.print(Text(share(day, made), signs.GOAL if made.cleared else signs.ALERT))
