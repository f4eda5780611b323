"""One game at the terminal: show, ask, read, answer, until somebody leaves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from noisecheck.engine.errors import NoisecheckError, TakeBackRefused
from noisecheck.engine.game import Game
from noisecheck.engine.table import Decision
from noisecheck.terminal import saves, signs
from noisecheck.terminal.choices import draw_choices, draw_question
from noisecheck.terminal.map import draw_map, map_height, map_width
from noisecheck.terminal.panel import draw_panel
from noisecheck.terminal.story import explain_objection, explain_rule, tell_story
from noisecheck.texts import say

Read = Callable[[str], str]

PANEL_WIDTH = 24
LOG_LINES = 40
EVENT_LINES = 4  # so many of the last events should stay in view above the map
REMINDER = 6  # events told again when a game goes on
PROBLEM = "yellow"


def height(text: Text) -> int:
    return text.plain.count("\n") + 1


class Session:
    """A game, where it is shown and where answers come from. `read` raises EOFError when there are no more."""

    def __init__(self, game: Game, console: Console, read: Read = input) -> None:
        self.game = game
        self.console = console
        self.read = read
        self.told = 0  # events shown so far
        self.cannot_save = False
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "rule": self.rule,
            "undo": self.undo,
            "rewind": self.rewind,
            "map": self.map,
            "log": self.log,
            "save": self.save,
            "help": self.help,
        }

    # the loop

    def play(self) -> None:
        """Until the player quits, or the input ends."""
        self.autosave()
        self.told = max(0, len(self.game.events) - REMINDER)
        self.show_news()
        while True:
            try:
                line = self.read(say("prompt", {}))
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                break
            text = " ".join("".join(sign for sign in line if sign.isprintable()).split())
            if text.lower() in ("quit", "exit", "q"):
                break
            if text:
                self.obey(text)
        self.print(say("goodbye-over" if self.game.outcome else "goodbye", {}), "dim")

    def obey(self, text: str) -> None:
        """A command, the number of an option, or its text."""
        verb, _, words = text.partition(" ")
        decision = self.game.decision
        if text.isdecimal():
            self.choose_number(text)
        elif verb.lower() in self.commands and not (decision and decision.find(text)):
            self.commands[verb.lower()](words)
        else:
            self.choose(text if decision and decision.find(text) else text.lower())

    def choose_number(self, text: str) -> None:
        options = self.game.decision.options if self.game.decision else []
        if len(text) < 6 and 1 <= int(text) <= len(options):
            self.choose(str(options[int(text) - 1]))
        elif options:
            self.print(say("no-such-number", {"count": len(options)}), PROBLEM)
        else:
            self.print(say("it-is-over", {}), PROBLEM)

    def choose(self, text: str) -> None:
        objection = self.game.why_not(text)
        if objection:
            self.print(say("not-possible", {"text": text}), PROBLEM)
            self.console.print(explain_objection(objection))
            return
        self.game.choose(text)
        self.autosave()
        self.show_news()

    # what is shown

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def show_news(self) -> None:
        """What happened since the last time, the position, the question."""
        events = self.game.events
        news = list(tell_story(events, self.told, in_brief=True))
        self.told = len(events)
        self.console.print()
        for line in news:
            self.console.print(line)
        decision = self.game.decision
        question = self.question(decision) if decision else self.ending()
        taken = min(len(news), EVENT_LINES) + self.height(question) + 2  # the line before it, and the prompt
        self.show_position(max(1, self.console.height - taken) if self.console.is_terminal else 0)
        self.console.print(question)

    def height(self, shown: RenderableType) -> int:
        """In lines of this window."""
        return len(self.console.render_lines(shown, pad=False))

    def question(self, decision: Decision) -> Text:
        choices = draw_choices(self.game, decision, self.console.width - 1)
        return Text("\n").join([draw_question(decision), choices])

    def ending(self) -> Text:
        return Text.assemble(self.verdict(), f"\n{say('over-help', {})}")

    def verdict(self) -> Text:
        """How the game ended."""
        _, is_lost, reason = (self.game.outcome or "").partition(": ")
        said = say("lost", {"reason": reason}) if is_lost else say("won", {})
        return Text(said, signs.ALERT if is_lost else signs.GOAL)

    def show_position(self, lines: int = 0) -> None:
        """The map with the dashboards beside it, or below it where the window is narrow; in as many lines, if given."""
        board = self.game.state.stage.board
        blocks = draw_panel(self.game)
        if map_width(board) + 2 + PANEL_WIDTH <= self.console.width:
            drawn = self.draw_map(lines)
            panel: RenderableType = self.stack(blocks, lines and max(lines, height(drawn)))
            if len(blocks) > 2 and map_width(board) + 2 * PANEL_WIDTH <= self.console.width:
                panel = Columns(blocks, padding=(0, 3, 1, 0))
            beside = Table.grid(padding=(0, 2, 0, 0))
            beside.add_column(no_wrap=True)
            beside.add_row(drawn, panel)
            self.console.print(beside)
        else:
            below = Columns(blocks, padding=(0, 3, 0, 0))
            if 0 < lines < 2 * self.height(below):  # the map needs the room more than the heroes who wait
                below = Columns([blocks[0], *blocks[1:][max(0, self.game.state.turn) :][:1]], padding=(0, 3, 0, 0))
            drawn = self.draw_map(lines and max(1, lines - self.height(below)))
            self.console.print(drawn, no_wrap=True, overflow="crop", crop=True)
            self.console.print(below)
        is_cut = height(drawn) < map_height(board)
        self.print(say("map-cut", {"rows": board.height}) if is_cut else "", "dim")

    @staticmethod
    def stack(blocks: list[Text], lines: int) -> Text:
        """Blocks one below the other, as far as the lines go."""
        rows = Text("\n\n").join(blocks).split("\n")
        return Text("\n").join(rows[:lines] if lines else rows)

    def draw_map(self, lines: int) -> Text:
        return draw_map(self.game, tints=self.has_tints(), lines=lines)

    def has_tints(self) -> bool:
        return not self.console.no_color and self.console.color_system in ("256", "truecolor", "windows")

    # commands

    def why(self, words: str) -> None:
        if not words:
            self.print(say("why-what", {}), PROBLEM)
            return
        objection = self.game.why_not(words) and self.game.why_not(words.lower())
        if objection:
            self.console.print(explain_objection(objection))
        else:
            self.print(say("why-possible", {"text": words}))

    def rule(self, words: str) -> None:
        try:
            self.console.print(explain_rule(words))
        except NoisecheckError as error:
            self.print(str(error), PROBLEM)

    def undo(self, words: str) -> None:
        try:
            self.game.take_back()
        except TakeBackRefused:
            can_rewind = self.game.given or any(past.answers for past in self.game.steps())
            self.print(say("undo-revealed" if can_rewind else "undo-nothing", {}), PROBLEM)
        else:
            self.went_back()

    def rewind(self, words: str) -> None:
        try:
            self.game.rewind()
        except TakeBackRefused:
            self.print(say("undo-nothing", {}), PROBLEM)
        else:
            self.went_back()

    def went_back(self) -> None:
        self.print(say("taken-back", {}))
        self.told = len(self.game.events)
        self.autosave()
        self.show_news()

    def map(self, words: str) -> None:
        self.show_position()

    def log(self, words: str) -> None:
        """The last events; with a number that many, with `all` all of them."""
        events = self.game.events
        count = len(events) if words == "all" else int(words) if words.isdecimal() and len(words) < 6 else LOG_LINES
        if not events:
            self.print(say("log-empty", {}))
        for line in tell_story(events, max(0, len(events) - count)):
            self.console.print(line)

    def save(self, words: str) -> None:
        path = Path(words).expanduser() if words else None
        if path is None:
            self.print(say("save-what", {}), PROBLEM)
        elif path.exists():
            self.print(say("save-exists", {"file": str(path)}), PROBLEM)
        else:
            try:
                saves.write_atomically(path, self.game.save())
            except OSError as error:
                self.print(say("save-failed", {"file": str(path), "reason": str(error.strerror)}), PROBLEM)
            else:
                self.print(say("saved", {"file": str(path)}))

    def help(self, words: str) -> None:
        table = Table.grid(padding=(0, 2, 0, 1))
        for command in ("number", "text", *self.commands, "quit"):
            table.add_row(Text(say(f"help-{command}.how", {}), "bold cyan"), say(f"help-{command}", {}))
        self.console.print(table)
        legend = Table.grid(padding=(0, 2, 0, 1))
        half = (len(signs.LEGEND) + 1) // 2
        for left, right in zip(signs.LEGEND[:half], [*signs.LEGEND[half:], None], strict=False):
            cells: list[RenderableType] = [Text(left.sign.text, left.sign.style), say(left.key, {})]
            cells += [Text(right.sign.text, right.sign.style), say(right.key, {})] if right else ["", ""]
            legend.add_row(*cells)
        self.console.print(Text(f"\n{say('legend', {})}", "bold"))
        self.console.print(legend)

    # keeping the game

    def autosave(self) -> None:
        """After every answer; a game that is over needs no keeping. A full disk does not stop the game."""
        try:
            if self.game.outcome:
                saves.autosave_path().unlink(missing_ok=True)
            else:
                saves.write_atomically(saves.autosave_path(), self.game.save())
        except OSError as error:
            if not self.cannot_save:
                reason = {"file": str(saves.autosave_path()), "reason": str(error.strerror)}
                self.print(say("save-failed", reason), PROBLEM)
            self.cannot_save = True
