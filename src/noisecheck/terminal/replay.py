"""A saved game played back: each question, the answer it was given, and what came of it."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from noisecheck.content import begin_game
from noisecheck.engine.journal import parse, replayed
from noisecheck.terminal import signs
from noisecheck.terminal.choices import draw_question
from noisecheck.terminal.session import Read, Session
from noisecheck.terminal.story import tell_story
from noisecheck.texts import say

ALL = 10**9


class Replay:
    """Shows a record at the speed of whoever watches: Enter for the next answer, a number for so many, `all`, `q`."""

    def __init__(self, record: str, console: Console, read: Read = input) -> None:
        origin, self.steps = parse(record)
        self.game = begin_game(origin)
        self.session = Session(self.game, console, read)
        self.console = console
        self.read = read

    def play(self) -> None:
        self.session.show_position()
        told, ahead = 0, 0
        for answer in replayed(self.game, self.steps):
            if ahead == 0:
                ahead = self.how_far()
            if ahead == 0:
                return
            ahead -= 1
            assert self.game.decision is not None
            self.console.print(Text.assemble("\n", draw_question(self.game.decision), " ", (answer, signs.GOAL)))
            self.game.choose(answer)
            for line in tell_story(self.game.events, told, in_brief=True):
                self.console.print(line)
            told = len(self.game.events)
            if ahead == 0:
                self.session.show_position()
        self.session.show_position()
        self.console.print(self.session.verdict() if self.game.outcome else Text(say("replay-end", {})))

    def how_far(self) -> int:
        """How many answers to show before the next pause; 0 to leave."""
        while True:
            try:
                text = self.read(say("replay-prompt", {})).strip().lower()
            except (EOFError, KeyboardInterrupt):
                return 0
            if not text:
                return 1
            if text in ("q", "quit", "exit"):
                return 0
            if text == "all":
                return ALL
            if text.isdecimal() and 0 < int(text[:9]) < ALL:
                return int(text[:9])
            self.console.print(Text(say("replay-help", {}), "yellow"))
