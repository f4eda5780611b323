"""One game at the terminal: show, ask, read, answer, until somebody leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.console import Console
from rich.text import Text

from noisecheck.codec import SecretsFound, secrets_found
from noisecheck.engine.errors import NoisecheckError, TakeBackRefused
from noisecheck.engine.game import Game
from noisecheck.engine.table import Decision
from noisecheck.foresight.matters import foregone
from noisecheck.terminal import boss, forecast, guide, keeping, reasons, signs, starting
from noisecheck.terminal.bot_seats import BotSeats
from noisecheck.terminal.choices import draw_choices, draw_question, numbered
from noisecheck.terminal.hinting import Hints
from noisecheck.terminal.position import height, print_position
from noisecheck.terminal.signs import PROBLEM
from noisecheck.terminal.story import hanging, tell_outcome, tell_story
from noisecheck.terminal.summary import sum_up
from noisecheck.terminal.typed import meant, near
from noisecheck.terminal.veil import turned
from noisecheck.terminal.verdict import tell_end
from noisecheck.texts import say

Read = Callable[[str], str]

LOG_LINES = 40
EVENT_LINES = 4  # so many of the last events should stay in view above the map
LONG_NEWS = 6  # lines of an Enemy phase after which it is summed up
LEAST_POSITION = 15  # lines for map and dashboards, for which the events give way
REMINDER = 6  # events told again when a game goes on
HINTS = ("", "plan", "do")
LEAVE = ("quit", "exit", "q")
ALSO = {"rules": "rule", "?": "help"}  # other words for a command: the shell's, a sign
NO_BOTS: Mapping[str, str] = {}


class Session:
    """A game, where it is shown and where answers come from. `read` raises EOFError when there are no more.

    With `pauses`, news that would run out of the window wait for Enter, and so do bots; `bots` has their kind by hero.
    Without `kept` the game is a game by itself.
    """

    def __init__(
        self,
        game: Game,
        console: Console,
        read: Read = input,
        *,
        pauses: bool = False,
        bots: Mapping[str, str] = NO_BOTS,
        kept: keeping.Keeper | None = None,
    ) -> None:
        self.game = game
        self.console = console
        self.read = read
        self.pauses = pauses
        self.told = 0  # events shown so far
        self.typed_ahead = ""  # an answer that was typed at a pause
        self.kept: keeping.Keeper = kept or keeping.Autosave()
        self.seats = BotSeats(bots)
        self.hints = Hints()
        self.radio = self.kept.radio
        self.heard: list[str] = []  # secrets of bosses, not acted on yet
        self.commands: dict[str, Callable[[str], None]] = {
            "hint": self.hint,
            "bot": self.bot,
            "why": self.why,
            "forecast": self.forecast,
            "rule": self.rule,
            "codec": self.codec,
            "veil": self.veil,
            "undo": self.undo,
            "rewind": self.rewind,
            "map": self.map,
            "boss": self.boss,
            "log": self.log,
            "save": self.save,
            "again": self.again,
            "help": self.help,
        }

    # the loop

    def play(self) -> SecretsFound:
        """Until the player quits, or the input ends. Returns what was found out by the Codec (CDX-1)."""
        self.go_on()
        self.told = max(0, len(self.game.events) - REMINDER)
        for hero in self.seats.kinds:
            self.print(self.seats.given(hero), "dim")
        self.show_news()
        while True:
            self.act_on_what_was_heard()
            self.let_bots_play()
            try:
                line = self.typed_ahead or self.read(say("prompt", {}))
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                break
            self.typed_ahead = ""
            text = " ".join("".join(sign for sign in line if sign.isprintable()).split())
            if text.lower() in LEAVE:
                break
            if text:
                self.obey(text)
        self.autosave()  # with what came after the last answer: a call, a hint
        self.print(self.kept.goodbye(self.game), "dim")
        return secrets_found(self.radio.called)

    def let_bots_play(self) -> None:
        """Bots answer what is theirs. A plan is announced; whatever is typed in the pause after it is done instead."""
        has_played = False
        while not self.typed_ahead and (player := self.seats.player(self.game)):
            option = player.choose(self.game)
            announcement = self.seats.announce(self.game, player, option)
            if announcement:
                self.console.print(hanging(self.console, announcement))
                if self.pauses and self.is_vetoed():
                    break
            self.game.choose(option)
            self.go_on()
            self.show_lines(self.news(), with_pauses=False)
            self.told = len(self.game.events)
            has_played = True
        if has_played:
            self.show_news()

    def is_vetoed(self) -> bool:
        """Whether the player would rather do something else than what a bot has announced."""
        try:
            self.typed_ahead = self.read(say("seat-pause", {})).strip()
        except (EOFError, KeyboardInterrupt):
            self.typed_ahead = LEAVE[0]
        if self.typed_ahead:
            self.seats.announced = ()
        return bool(self.typed_ahead)

    def obey(self, text: str) -> None:
        """A command, the number of an option, or its text."""
        verb, _, words = text.partition(" ")
        command = ALSO.get(verb.lower(), verb.lower())
        decision = self.game.decision
        if text.isdecimal():
            self.choose_number(text)
        elif command in self.commands and not (decision and decision.find(text)):
            self.commands[command](words)
        else:
            self.choose(meant(self.game, text))

    def choose_number(self, text: str) -> None:
        choices = numbered(self.game)
        if len(text) < 6 and 1 <= int(text) <= len(choices):
            self.choose(str(choices[int(text) - 1].option))
        elif choices:
            self.print(say("no-such-number", {"count": len(choices)}), PROBLEM)
        else:
            self.print(say("it-is-over", {}), PROBLEM)

    def choose(self, text: str) -> None:
        if self.game.why_not(text):
            if alike := near(self.game, text, (*self.commands, *ALSO)):
                self.print(say("typed-near", {"typed": text, "near": alike}), PROBLEM)
                return
            if not reasons.options_of(self.game, text):
                self.print(say("not-possible", {"text": text}), PROBLEM)
            for line in reasons.refusal(self.game, text):
                self.console.print(line)
            return
        self.game.choose(text)
        self.go_on()
        self.show_news()

    def go_on(self) -> None:
        """After every answer: what cannot matter is not asked, and the game is kept."""
        while option := foregone(self.game):
            self.game.choose(option)
        self.autosave()

    # what is shown

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def show_news(self) -> None:
        """What happened since the last time, the position, the question."""
        news = self.news()
        self.told = len(self.game.events)
        decision = self.game.decision
        question = self.question(decision) if decision else self.ending()
        room = self.console.height - height(self.console, question) - 2  # the line before it, and the prompt
        lines = sum(height(self.console, line) for line in news)
        is_long = self.pauses and lines > max(EVENT_LINES, room - LEAST_POSITION)
        self.console.print()
        self.show_lines(news, is_long)
        if not is_long:
            room -= min(lines, EVENT_LINES if room > LEAST_POSITION + EVENT_LINES else 1)
        print_position(self.console, self.game, max(1, room) if self.console.is_terminal else 0)
        self.console.print(question)

    def show_lines(self, lines: list[Text], with_pauses: bool) -> None:
        """Window by window, and a pause after the last; once something is typed, the pauses are over."""
        shown = 0
        for line in lines:
            tall = height(self.console, line)
            if with_pauses and not self.typed_ahead and shown + tall > max(1, self.console.height - 2):
                self.pause()
                shown = 0
            self.console.print(line)
            shown += tall
        if with_pauses and not self.typed_ahead:
            self.pause()

    def news(self) -> list[Text]:
        """The events not told yet, a long Enemy phase with a summary at its end."""
        game, events = self.game, self.game.events
        story = tell_story(events, self.told, in_brief=True, stage=game.state.stage.mission.id)
        lines = [hanging(self.console, line) for line in story]
        summary = sum_up(events, self.told)
        if summary and len(lines) > LONG_NEWS:
            lines.append(hanging(self.console, Text(f" {summary}", signs.INVESTIGATE)))
        return lines

    def pause(self) -> None:
        """Waits for Enter; whatever else is typed is the answer to the question that follows."""
        try:
            self.typed_ahead = self.read(say("news-pause", {})).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()

    def question(self, decision: Decision) -> Text:
        choices = draw_choices(self.game, decision, self.console.width - 1).split()
        return Text("\n").join([draw_question(self.game, decision), *(hanging(self.console, line) for line in choices)])

    def ending(self) -> Text:
        lines = [hanging(self.console, line) for line in tell_end(self.game, self.kept.rewinds)]
        return Text("\n").join([*lines, Text(say("over-help", {"leads": self.kept.leads}))])

    def verdict(self) -> Text:
        """How the game ended."""
        assert self.game.outcome
        return tell_outcome(self.game.outcome)

    # help by bots

    def hint(self, words: str) -> None:
        what, _, number = words.lower().partition(" ")
        if self.game.outcome:
            self.print(say("it-is-over", {}), PROBLEM)
            return
        if what not in HINTS:
            self.print(say("advice-what", {}), PROBLEM)
            return
        if what == "do":
            if self.hints.carry_out(self.game, number):
                self.go_on()
                self.show_news()
            else:
                self.print(say("advice-which", {}), PROBLEM)
            return
        for line in self.hints.tell(self.game, what):
            self.console.print(hanging(self.console, line))

    def bot(self, words: str) -> None:
        if self.game.outcome or not words:
            self.print(say("it-is-over" if self.game.outcome else "seat-what", {"reason": ""}).strip(), PROBLEM)
            return
        try:
            self.print(self.seats.obey(self.game, words))
            self.autosave()
        except NoisecheckError as error:
            self.print(say("seat-what", {"reason": str(error)}), PROBLEM)

    # commands

    def why(self, words: str) -> None:
        if not words:
            self.print(say("why-what", {}), PROBLEM)
            return
        for line in reasons.explain(self.game, words, self.radio.veil.hidden()):
            self.console.print(line)

    def forecast(self, words: str) -> None:
        for line in forecast.tell_forecast(self.game, words):
            self.console.print(hanging(self.console, line))

    def rule(self, words: str) -> None:
        if not words:
            self.print(say("rule-what", {}), PROBLEM)
            return
        try:
            self.console.print(guide.explain_rule(words, self.radio.veil.hidden()))
        except NoisecheckError as error:
            self.print(str(error), PROBLEM)

    def codec(self, words: str) -> None:
        before = len(self.radio.called)
        self.console.print(self.radio.call(words))
        self.heard += secrets_found(self.radio.called[before:]).secrets

    def act_on_what_was_heard(self) -> None:
        """CDX-1: what a boss hides counts as soon as a hero can act on it; taken back, it waits to be heard again."""
        for option in self.game.decision.unlisted if self.game.decision else ():
            if option.value in self.heard:
                self.heard.remove(option.value)
                self.choose(str(option))
                return

    def veil(self, words: str) -> None:
        self.console.print(turned(self.radio.veil))

    def undo(self, words: str) -> None:
        try:
            self.go_back(Game.take_back)
        except TakeBackRefused:
            can_rewind = self.game.given or any(past.answers for past in self.game.steps())
            self.print(say("undo-revealed" if can_rewind else "undo-nothing", {}), PROBLEM)
            return
        self.went_back()

    def rewind(self, words: str) -> None:
        try:
            self.go_back(Game.rewind)
        except TakeBackRefused:
            self.print(say("undo-nothing", {}), PROBLEM)
            return
        self.kept.rewinds += 1
        self.went_back()

    def go_back(self, one_answer: Callable[[Game], None]) -> None:
        """To the last answer of a person, for bots and table would only give theirs again; if that is refused, not at
        all."""
        answers, trial = 1, self.game.clone()
        one_answer(trial)
        while self.seats.player(trial) or foregone(trial):
            one_answer(trial)
            answers += 1
        for _ in range(answers):
            one_answer(self.game)

    def went_back(self) -> None:
        self.print(say("taken-back", {}))
        self.told = len(self.game.events)
        self.autosave()
        self.show_news()

    def again(self, words: str) -> None:
        """When a game is over, another one."""
        if not self.game.outcome:
            self.print(say("again-later", {}), PROBLEM)
            return
        self.game = self.kept.again(self.game)
        self.seats.begin()
        starting.announce(self.console, self.game)
        self.told = 0
        self.go_on()
        self.show_news()

    def map(self, words: str) -> None:
        print_position(self.console, self.game)

    def boss(self, words: str) -> None:
        for line in boss.tell_cards(self.game.state):
            self.console.print(hanging(self.console, line))

    def log(self, words: str) -> None:
        """The last events; with a number that many, with `all` all of them."""
        events = self.game.events
        count = len(events) if words == "all" else int(words) if words.isdecimal() and len(words) < 6 else LOG_LINES
        if not events:
            self.print(say("log-empty", {}))
        for line in tell_story(events, max(0, len(events) - count), stage=self.game.state.stage.mission.id):
            self.console.print(hanging(self.console, line))

    def save(self, words: str) -> None:
        self.console.print(keeping.save_to(self.game, self.seats.kinds, words))

    def help(self, words: str) -> None:
        if words.lower() == "play":
            guide.print_guide(self.console)
            return
        guide.print_commands(self.console, self.commands)
        guide.print_legend(self.console)

    def autosave(self) -> None:
        """After every answer."""
        problem = self.kept.keep(self.game, self.seats.kinds)
        if problem:
            self.console.print(problem)
