"""The film of a game: every event, with what of the position it changed.

A game keeps its finished steps as checkpoints and answers. The film runs each of them once more, on a copy and with a
table that looks at the position whenever something is told. Steps it has seen it knows again, so going on costs only
what is new, and going back costs nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UNSET
from msgspec.structs import fields, replace

from noisecheck.engine.events import Event
from noisecheck.engine.game import Game, Question, Recorded
from noisecheck.engine.journal import Answer, Past
from noisecheck.engine.rules import rounds
from noisecheck.engine.state import State
from noisecheck.engine.table import Decision, Option
from noisecheck.foresight.position import position_of
from noisecheck.foresight.shapes import Facts, Frame, Position, Told

FIELDS = tuple(field.name for field in fields(Frame))


class Cut(NamedTuple):
    """How things are between two steps: events and answers so far, what the frames show."""

    past: Past | None  # the step before it
    told: int
    answers: int
    shown: Position


class Film:
    """A game as a stream of events with frames. `opening` and all frames, one laid over the other, are its position;
    but what changes without an event, such as the cost of an action, is shown with the next event that is told.
    """

    def __init__(self, game: Game) -> None:
        steps = game.steps()
        begin = steps[0].checkpoint if steps else game.checkpoint
        self.opening = position_of(begin)
        self.position = self.opening
        self._cuts = [Cut(None, 0, 0, self.opening)]
        self._told: list[Told] = []
        self.advance(game)

    def __len__(self) -> int:
        return len(self._told)

    def told(self, first: int = 0) -> list[Told]:
        """The events from this number on, with frames."""
        return self._told[first:]

    def log(self, first: int = 0) -> list[Told]:
        """The same without frames."""
        return [replace(told, frame=UNSET) for told in self._told[first:]]

    def advance(self, game: Game) -> None:
        """The game has changed: it went on or back, by any way."""
        steps = game.steps()
        known = min(len(steps), len(self._cuts) - 1)
        while known and self._cuts[known].past is not steps[known - 1]:
            known -= 1
        del self._cuts[known + 1 :]
        del self._told[self._cuts[-1].told :]
        for past in steps[known:]:
            self._cuts.append(self._finish(past))
        self._show_open_step(game)

    def _finish(self, past: Past) -> Cut:
        before = self._cuts[-1]
        shooting = Shooting(past.checkpoint.copy(), past.answers, before)
        rounds.step(shooting.state, shooting)
        shooting.settle()
        self._told += shooting.scenes
        return Cut(past, len(self._told), before.answers + len(past.answers), shooting.shown)

    def _show_open_step(self, game: Game) -> None:
        shooting = Shooting(game.checkpoint.copy(), game.given, self._cuts[-1])
        if not game.outcome:
            try:
                rounds.step(shooting.state, shooting)
            except Question:
                self._told += shooting.scenes
        self.position = position_of(shooting.state)


class Shooting(Recorded):
    """A recorded step that is run once more, looked at after every event."""

    def __init__(self, state: State, answers: tuple[Answer, ...], cut: Cut) -> None:
        super().__init__(state, cut.told, answers)
        self.answers_before = cut.answers
        self.shown = cut.shown
        self.scenes: list[Told] = []
        self.settled = 0  # those told before the last question

    def tell(self, event: Event) -> int:
        number = super().tell(event)
        now = position_of(self.state)
        frame = Frame()
        lay_over(frame, self.shown, now)
        self.shown = now
        self.scenes.append(retell(number, event, self.answers_before + self.used))
        self.scenes[-1].frame = frame
        return number

    def answer(self, decision: Decision) -> Option:
        self.settle()
        self.settled = len(self.scenes)
        return super().answer(decision)

    def settle(self) -> None:
        """What changed after an event belongs to it too, if nothing was asked since: it may have been seen by then."""
        if len(self.scenes) > self.settled:
            now = position_of(self.state)
            frame = self.scenes[-1].frame
            assert isinstance(frame, Frame)
            lay_over(frame, self.shown, now)
            self.shown = now


def lay_over(frame: Frame, before: Position, after: Position) -> None:
    """Adds to a frame what of a position is not as it was."""
    for name in FIELDS:
        value = getattr(after, name)
        if value != getattr(before, name):
            setattr(frame, name, value)


def retell(number: int, event: Event, answers: int) -> Told:
    """An event as others read it, without a frame."""
    return Told(number, type(event).__name__, event.rule, facts_of(event), answers, event.cause, event.guard)


def facts_of(event: Event) -> Facts:
    return {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in event.facts().items()}
