"""A game in progress: the driver that suspends and resumes the rules.

The truth is a checkpoint and the answers given since. To find the next question the step is run again on a copy of the
checkpoint with the answers, and stopped at the first `ask` that has none. So save, load, clone, take-back and replay
are: copy the checkpoint, keep or drop answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from noisecheck.engine import cast as cast  # abilities and equipment take their places
from noisecheck.engine.board import COMPASS, Sight, explain_sight
from noisecheck.engine.errors import Diverged, GameIsOver, IllegalOption, NoisecheckError, TakeBackRefused, UnknownName
from noisecheck.engine.events import Event
from noisecheck.engine.journal import Answer, Past, save_game
from noisecheck.engine.objections import Objection
from noisecheck.engine.outcome import WON, Outcome
from noisecheck.engine.rules import actions, loadout, rounds, sight
from noisecheck.engine.rules.outcome import rewards
from noisecheck.engine.state import NOBODY, Hero, State, hidden
from noisecheck.engine.table import Decision, Offhand, Option, Policy, Table, Unheard

MOST_NAMED = 20  # options in an objection: the first of them, and the last


class Question(BaseException):
    """Carries the first unanswered question out of the rules. A BaseException: no rule may swallow it."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(decision)
        self.decision = decision


class Recorded(Table):
    """Answers come from the record; each must fit the question it was given to."""

    def __init__(self, state: State, told: int, answers: Sequence[Answer]) -> None:
        super().__init__(state, told)
        self.answers = answers
        self.used = 0

    def answer(self, decision: Decision) -> Option:
        if self.used == len(self.answers):
            raise Question(decision)
        given = self.answers[self.used]
        option = decision.find(given.text)
        if option is None or decision.fingerprint() != given.question:
            raise Diverged(f"the record answers {given.text!r} to another question than: {decision}")
        self.used += 1
        return option


MakeTable = Callable[[State, int, Sequence[Answer]], Recorded]  # for each step; whoever watches brings a table along


class Playout(NamedTuple):
    """How a game went on under a policy. `answers` are all answers since the checkpoint it `began` from."""

    state: State
    answers: list[Option]
    began: State
    told: int  # events of the game before that

    @property
    def events(self) -> list[Event]:
        """Everything that happened since that checkpoint: nobody listened, so the same answers are given once more."""
        state, answers = self.began.copy(), iter(self.answers)
        table = Offhand(state, lambda decision, state: next(answers), self.told)
        while not state.outcome:
            rounds.step(state, table)
        return table.events


class Game:
    """A stage in progress. Make one with `noisecheck.new_game`, `noisecheck.scene` or `noisecheck.load_game`."""

    __slots__ = ("_answers", "_checkpoint", "_events", "_past", "_pending", "_told", "_working", "origin")

    def __init__(self, checkpoint: State, origin: dict[str, Any]) -> None:
        """`origin` says how the game began, for its record: a stage with heroes and seed, or the text of a scene."""
        self.origin = origin
        self._checkpoint = checkpoint
        self._past: Past | None = None
        self._answers: tuple[Answer, ...] = ()
        self._told = 0
        self._run()

    def __repr__(self) -> str:
        stage = self.origin.get("stage", "scene")
        return f"<Game {stage}, round {self._working.round}: {self._pending or self.outcome}>"

    # what is going on

    @property
    def decision(self) -> Decision | None:
        """The question that waits for an answer; None when the game is over."""
        return self._pending

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on; it prints as `won` or `lost: reason`."""
        return self._checkpoint.outcome

    @property
    def rewards(self) -> tuple[str, ...]:
        """SET-9: the equipment that was unlocked; none unless the stage is won."""
        return rewards(self._working) if self.outcome == WON else ()

    @property
    def state(self) -> State:
        """The position in the middle of whatever is going on. To look at, never to change."""
        return self._working

    @property
    def checkpoint(self) -> State:
        """The position at the last checkpoint. To look at, never to change."""
        return self._checkpoint

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers given since the checkpoint."""
        return tuple(answer.text for answer in self._answers)

    @property
    def given(self) -> tuple[Answer, ...]:
        """The same with the fingerprints of their questions."""
        return self._answers

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        steps = []
        past = self._past
        while past:
            steps.append(past.events)
            past = past.before
        return [event for step in reversed(steps) for event in step] + self._events

    def steps(self) -> list[Past]:
        """The finished steps, oldest first."""
        found = []
        past = self._past
        while past:
            found.append(past)
            past = past.before
        return found[::-1]

    # playing

    def choose(self, option: Option | str, make_table: MakeTable = Recorded) -> list[Event]:
        """Answers the present decision; returns what happened since."""
        text = str(option)
        if self._pending is None:
            raise GameIsOver(f"{text!r} cannot be chosen: the game is over ({self.outcome})")
        if self._pending.find(text) is None:
            raise self._refusal(text)
        known = self._told + len(self._events)
        before = self.clone()
        self._answers = (*self._answers, Answer(text, self._pending.fingerprint()))
        try:
            self._run(make_table)
        except BaseException:
            self._become(before)  # whatever went wrong, nothing is lost
            raise
        return self._events_from(known)

    def _refusal(self, text: str) -> IllegalOption:
        objection = self.why_not(text)
        assert objection is not None
        return IllegalOption(text, objection.rule, str(objection))

    def _run(self, make_table: MakeTable = Recorded) -> None:
        """Runs steps until one asks something that is not answered, or the game is over."""
        self._pending = None
        while True:
            self._working = self._checkpoint.copy()
            self._events = []
            if self._checkpoint.outcome:
                return
            table = make_table(self._working, self._told, self._answers)
            try:
                rounds.step(self._working, table)
            except Question as question:
                self._pending = question.decision
                self._events = table.events
                return
            self._past = Past(self._checkpoint, self._answers, table.events, self._told, self._past)
            self._told += len(table.events)
            self._checkpoint = self._working
            self._answers = ()

    def _events_from(self, index: int) -> list[Event]:
        found = self._events[max(0, index - self._told) :]
        past = self._past
        while past and past.told + len(past.events) > index:
            found = past.events[max(0, index - past.told) :] + found
            past = past.before
        return found

    # going back

    def can_take_back(self) -> bool:
        """Whether the last answer can be taken back without the table's consent: nothing was revealed since."""
        earlier = self._earlier()
        return earlier is not None and hidden(earlier._working) == hidden(self._working)

    def take_back(self) -> None:
        """Takes the last answer back. Free to the last reveal."""
        earlier = self._earlier()
        if earlier is None:
            raise TakeBackRefused("there is no answer to take back")
        if hidden(earlier._working) != hidden(self._working):
            raise TakeBackRefused(
                "dice or cards were revealed since the last answer; going back needs consent: rewind()"
            )
        self._become(earlier)

    def rewind(self) -> None:
        """Takes the last answer back with the table's consent, past a reveal too. The dice stay the same."""
        earlier = self._earlier()
        if earlier is None:
            raise TakeBackRefused("there is no answer to take back")
        self._become(earlier)

    def _earlier(self) -> Game | None:
        """The game one answer ago."""
        checkpoint, answers, told, past = self._checkpoint, self._answers, self._told, self._past
        while not answers:
            if past is None:
                return None
            checkpoint, answers, told, past = past.checkpoint, past.answers, past.told, past.before
        game = self.clone()
        game._checkpoint, game._answers, game._told, game._past = checkpoint, answers[:-1], told, past
        game._run()
        return game

    def _become(self, other: Game) -> None:
        for slot in Game.__slots__:
            setattr(self, slot, getattr(other, slot))

    def clone(self) -> Game:
        """An independent game with the same past and the same future for the same answers."""
        twin = object.__new__(Game)
        twin.origin = self.origin
        twin._checkpoint = self._checkpoint  # never changed in place, so it can be shared
        twin._past = self._past
        twin._answers = self._answers
        twin._told = self._told
        twin._events = self._events
        twin._working = self._working
        twin._pending = self._pending
        return twin

    def save(self) -> str:
        """The game as text, for `noisecheck.load_game`: how it began and every answer since."""
        return save_game(self)

    # asking about the position

    def why_not(self, text: str) -> Objection | None:
        """The rule and the reason why something is not possible now; None if it is."""
        decision = self._pending
        if decision is None:
            return Objection("SET-4", "game-over")
        if decision.find(text) is not None:
            return None
        verb, _, words = text.partition(" ")
        found = None
        if decision.kind == "action":
            found = actions.objection(self._working, self.hero(decision.hero), verb, words)
        elif decision.kind == "loadout":
            found = loadout.objection(self._working, self.hero(decision.hero), text)
        if found:
            return found
        named = [str(option) for option in decision.options]
        if len(named) > MOST_NAMED:
            named[MOST_NAMED - 1 : -1] = ["…"]
        return Objection(decision.rule, "not-an-option", {"options": ", ".join(named)})

    def hero(self, name: str) -> Hero:
        """A hero's figure and dashboard."""
        for hero in self._working.heroes:
            if hero.id == name:
                return hero
        raise UnknownName("hero in this game", name, ", ".join(hero.id for hero in self._working.heroes))

    def where(self, name: str) -> str:
        """The space a hero stands on."""
        return self._working.stage.board.names[self.hero(name).space]

    def attention(self, name: str) -> tuple[str, str] | None:
        """A hero's Attention token: side and space; None while it is off the map."""
        hero = self.hero(name)
        if not hero.attention:
            return None
        return hero.attention, self._working.stage.board.names[hero.attention_space]

    def seen_by(self, space: str) -> list[tuple[str, str, str]]:
        """Who sees a space: kind, space and facing of each guard and camera."""
        names = self._working.stage.board.names
        found = sight.watchers_of(self._working, self._space(space))
        return [(watcher.kind, names[watcher.space], COMPASS[watcher.facing]) for watcher in found]

    def explain_sight(self, watcher: str, target: str) -> Sight:
        """Why a figure, camera or other thing in one space does or does not see another space (LOS-2, LOS-3)."""
        at, to = self._space(watcher), self._space(target)
        facings: list[int | None] = [each.facing for each in sight.watchers(self._working) if each.space == at]
        facings = facings or [None]
        explained = [explain_sight(self._working.geometry, at, facing, to) for facing in facings]
        return next((each for each in explained if each.sees), explained[0])

    def _space(self, name: str) -> int:
        board = self._working.stage.board
        if name not in board.numbers:
            raise UnknownName("space", name, f"{board.names[0]} to {board.names[-1]}")
        return board.numbers[name]

    @property
    def active_hero(self) -> str | None:
        """Whose turn it is."""
        return None if self._working.turn == NOBODY else self._working.heroes[self._working.turn].id


def autoplay(game: Game, policy: Policy, decisions: int = 100_000) -> Playout:
    """Plays on to the end with a policy, called on the spot; the game itself is not touched.

    Stops with a `NoisecheckError` after that many decisions: a policy may walk in circles for ever.
    """
    state = game.checkpoint.copy()
    table = Unheard(state, policy, answers=game.answers)
    while not state.outcome:
        rounds.step(state, table)
        if len(table.answers) > decisions:
            raise NoisecheckError(f"no outcome after {decisions} decisions")
    return Playout(state, table.answers, game.checkpoint, game._told)
