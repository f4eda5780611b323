"""A saved game played back: each question, the answer it was given, and what came of it."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from noisecheck.content import begin_record
from noisecheck.engine.journal import parse, replayed
from noisecheck.terminal import signs
from noisecheck.terminal.open_roll import headline
from noisecheck.terminal.position import print_position
from noisecheck.terminal.session import LEAVE, Read, Session
from noisecheck.terminal.story import hanging, tell_story
from noisecheck.texts import say

ALL = 10**9


class Replay:
    """Shows a record at the watcher's speed: Enter for the next answer, a number for that many, `all`, `q`."""

    def __init__(self, record: str, console: Console, read: Read = input) -> None:
        origin, self.steps = parse(record)
        self.game = begin_record(origin)
        self.session = Session(self.game, console, read)
        self.console = console
        self.read = read

    def play(self) -> None:
        self.show_position()
        told, ahead = 0, 0
        for answer in replayed(self.game, self.steps):
            if ahead == 0:
                ahead = self.how_far()
            if ahead == 0:
                return
            ahead -= 1
            self.show_answer(answer)
            self.game.choose(answer)
            for line in tell_story(self.game.events, told, in_brief=True, stage=self.game.state.stage.mission.id):
                self.console.print(hanging(self.console, line))
            told = len(self.game.events)
            if ahead == 0:
                self.show_position()
        self.show_position()
        self.console.print(self.session.verdict() if self.game.outcome else Text(say("replay-end", {})))

    def show_position(self) -> None:
        """All of it, or as much as leaves room for what happened."""
        lines = max(1, self.console.height - self.console.height // 4) if self.console.is_terminal else 0
        print_position(self.console, self.game, lines)

    def show_answer(self, answer: str) -> None:
        """The question, then the answer set apart from it."""
        decision = self.game.decision
        assert decision is not None
        question = Text.assemble((headline(decision), "bold"), (f"  {decision.rule}", "dim"))
        self.console.print()
        self.console.print(hanging(self.console, question + Text.assemble("  › ", (answer, signs.GOAL))))

    def how_far(self) -> int:
        """How many answers to show before the next pause; 0 to leave."""
        while True:
            try:
                text = self.read(say("replay-prompt", {})).strip().lower()
            except (EOFError, KeyboardInterrupt):
                return 0
            if not text:
                return 1
            if text in LEAVE:
                return 0
            if text == "all":
                return ALL
            if text == "map":
                self.session.map("")
                continue
            if text.isdecimal() and 0 < int(text[:9]) < ALL:
                return int(text[:9])
            self.console.print(Text(say("replay-help", {}), "yellow"))
