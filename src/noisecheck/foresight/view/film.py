"""The film of a game: every event, with what of the position it changed.

It is shot while the game is played, by a camera at the table that looks at the position whenever something is told. A
game runs the open step again for every answer; of that the camera passes over what is on film already.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from msgspec import UNSET
from msgspec.structs import fields, replace

from noisecheck.engine.cards import Die
from noisecheck.engine.events import Event, Rolled
from noisecheck.engine.game import Game, Question, Recorded
from noisecheck.engine.journal import Answer
from noisecheck.engine.rules import rounds
from noisecheck.engine.state import State
from noisecheck.engine.table import Decision, Option
from noisecheck.foresight.shapes import EventFacts, Frame, Position, Told
from noisecheck.foresight.view.position import die_of, position_of

FIELDS = tuple(field.name for field in fields(Frame))


class Cut(NamedTuple):
    """How far the film is at a question: how many events are told, and what their frames show."""

    told: int
    shown: Position


class Film:
    """A game as a stream of events with frames. `opening` and all frames, one laid over the other, are its position;
    but what changes without an event, such as the cost of an action, is shown with the next event that is told.
    """

    def __init__(self, game: Game) -> None:
        """Of a game so far: what was played before there was a camera is played once more."""
        steps = [*((past.checkpoint, past.answers) for past in game.steps()), (game.checkpoint, game.given)]
        self.opening = position_of(steps[0][0])
        self._told: list[Told] = []
        self._cuts: list[Cut] = []  # by the number of answers
        camera = FilmCamera(Cut(0, self.opening), 0)
        if game.outcome:
            del steps[-1]
        for checkpoint, answers in steps:
            table = Retake(checkpoint.copy(), answers, camera, self)
            with suppress(Question):
                rounds.step(table.state, table)
            camera = table.camera
        if game.outcome:
            self.keep(camera, game.state)

    def __len__(self) -> int:
        return len(self._told)

    def told(self, first: int = 0) -> list[Told]:
        """The events from this number on, with frames."""
        return self._told[first:]

    def log(self, first: int = 0) -> list[Told]:
        """The same without frames."""
        return [replace(told, frame=UNSET) for told in self._told[first:]]

    def choose(self, game: Game, option: Option | str) -> list[Event]:
        """The game that is filmed goes on by an answer."""
        camera = self.camera()
        events = game.choose(option, camera.table)
        self.keep(camera, game.state)
        return events

    def camera(self) -> FilmCamera:
        """One for the next answer. What it has seen is on film when it is kept."""
        return FilmCamera(self._cuts[-1], len(self._cuts))

    def keep(self, camera: FilmCamera, state: State) -> None:
        """The next question is there, or the end."""
        camera.settle(state)
        self._told += camera.scenes
        self._cuts.append(Cut(len(self._told), camera.shown))

    def back(self, answers: int) -> None:
        """The game went back to the moment after that many answers."""
        del self._cuts[answers + 1 :]
        del self._told[self._cuts[-1].told :]


class FilmCamera:
    """Shoots what follows from one answer."""

    def __init__(self, cut: Cut, answers: int) -> None:
        self.first, self.shown = cut
        self.answers = answers
        self.scenes: list[Told] = []
        self.is_rolling = False  # something new was told in this step

    def table(self, state: State, told: int, answers: Sequence[Answer]) -> Recorded:
        """The table of the next step."""
        return Watched(state, told, answers, self)

    def begin(self, state: State) -> None:
        """The next step begins."""
        self.settle(state)
        self.is_rolling = False

    def look(self, number: int, event: Event, state: State) -> None:
        if number >= self.first:
            self.is_rolling = True
            self.scenes.append(retell(number, event, self.answers))
            self.scenes[-1].frame = Frame()
            self.settle(state)

    def settle(self, state: State) -> None:
        """What changed after an event belongs to it too, if nothing was asked since: it may have been seen by then."""
        if self.is_rolling:
            now = position_of(state)
            frame = self.scenes[-1].frame
            assert isinstance(frame, Frame)
            lay_over(frame, self.shown, now)
            self.shown = now


class Watched(Recorded):
    """A recorded step with a camera on it."""

    def __init__(self, state: State, told: int, answers: Sequence[Answer], camera: FilmCamera) -> None:
        super().__init__(state, told, answers)
        self.camera = camera
        camera.begin(state)

    def tell(self, event: Event) -> int:
        number = super().tell(event)
        self.camera.look(number, event, self.state)
        return number


class Retake(Watched):
    """A step that was played before there was a camera, run once: at each of its questions a new camera takes over."""

    def __init__(self, state: State, answers: Sequence[Answer], camera: FilmCamera, film: Film) -> None:
        super().__init__(state, camera.first + len(camera.scenes), answers, camera)
        self.film = film

    def answer(self, decision: Decision) -> Option:
        self.film.keep(self.camera, self.state)
        self.camera = self.film.camera()
        return super().answer(decision)


def lay_over(frame: Frame, before: Position, after: Position) -> None:
    """Adds to a frame what of a position is not as it was."""
    for name in FIELDS:
        value = getattr(after, name)
        if value != getattr(before, name):
            setattr(frame, name, value)


def retell(number: int, event: Event, answers: int) -> Told:
    """An event as others read it, without a frame."""
    threshold = event.threshold if isinstance(event, Rolled) else 0
    facts = facts_of(event)
    return Told(number, type(event).__name__, event.rule, facts, answers, event.cause, event.guard, threshold)


def facts_of(event: Event) -> EventFacts:
    return {name: fact_of(fact) for name, fact in event.facts().items()}


def fact_of(fact: Any) -> Any:
    if isinstance(fact, Die):
        return die_of(fact)
    return list(map(fact_of, fact)) if isinstance(fact, tuple) else fact
