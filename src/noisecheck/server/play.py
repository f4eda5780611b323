"""The game of a room with all its moments: every answer, by whom, and what it revealed.

The engine goes back by one answer in the time of one step, however long the game is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from noisecheck.engine.errors import Diverged
from noisecheck.engine.events import (
    BossCardRevealed,
    Event,
    EventReached,
    ObjectiveFlipped,
    OrderDrawn,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)
from noisecheck.engine.game import Game
from noisecheck.engine.state import ENEMY_PHASE, hidden
from noisecheck.engine.table import Option
from noisecheck.foresight.matters import foregone, open_question
from noisecheck.foresight.shapes import Ending, Position, PositionAids, Question
from noisecheck.foresight.view.aids import position_aids
from noisecheck.foresight.view.ending import ending
from noisecheck.foresight.view.film import Film, FilmCamera
from noisecheck.foresight.view.position import position
from noisecheck.server.entries import ByBot
from noisecheck.server.wire import MarkKind, RewindMark

Found = TypeVar("Found")

BOUNDARIES = (TurnEnded, EventReached, ObjectiveFlipped)  # what hides in no deck, and yet cannot be unseen (UN-02)
MOST_TEXTS = 12
NOBODY = 0  # gives the answers that a vote, a bot or the table decides
MOST_MARKS = 24


class Stuck(Exception):
    """The game goes on, and nobody is asked anything."""


class Given(NamedTuple):
    """An answer. `reveals`: after it something was known that was not before, so it is not taken back for nothing.

    `foregone`: the table gave it, because none could matter.
    """

    text: str
    kind: str
    hero: str
    reveals: bool
    by: int = NOBODY
    bot: ByBot | None = None
    foregone: bool = False


class Moment(NamedTuple):
    """How things stood at a question: the round, whose turn it was, and what began there, if anything did."""

    round: int
    turn: str
    begins: MarkKind | None


class Play:
    """`base` answers were given before the room began: those a scene brings along."""

    def __init__(self, game: Game) -> None:
        self.base = sum(len(step.answers) for step in game.steps()) + len(game.given)
        self.origin = game.origin
        self.game = game
        self.given: list[Given] = []
        self.redo: list[Given] = []
        self.moments = [moment(game, "start")]  # one more than answers: the last is now
        self.film = Film(game)
        self._tried: tuple[str, Game, list[Event], FilmCamera] | None = None
        self._known: tuple[Game, dict[Callable[[Game], Any], Any]] = (game, {})

    @property
    def answers(self) -> int:
        return self.base + len(self.given)

    def hero_of(self, option: Option) -> str:
        """Whom an answer to the question names who acts next."""
        seat: int = option.value
        return self.game.state.heroes[seat].id

    @property
    def question(self) -> Question | None:
        return self._of_now(open_question)

    @property
    def position(self) -> Position:
        return self._of_now(position)

    @property
    def aids(self) -> PositionAids:
        return self._of_now(position_aids)

    @property
    def ending(self) -> Ending:
        """Of a game that is over. Nobody goes back to before a scene's own answers."""
        found = self._of_now(ending)
        choice = found.choice
        return replace(found, choice=choice and replace(choice, answers=max(self.base, choice.answers)))

    @property
    def foregone(self) -> Option | None:
        """The answer that the table gives by itself."""
        return self._of_now(foregone)

    def _of_now(self, look: Callable[[Game], Found]) -> Found:
        """What there is to know of the game as it stands: found out once, however many look at it."""
        if self._known[0] is not self.game:
            self._known = self.game, {}
        known = self._known[1]
        if look not in known:
            known[look] = look(self.game)
        found: Found = known[look]
        return found

    # forth

    def tried(self, text: str) -> tuple[Game, list[Event], FilmCamera]:
        """The game after one more answer, and what comes of it. Kept, because it is tried before it is done."""
        if self._tried is None or self._tried[0] != text:
            game, camera = self.game.clone(), self.film.camera()
            events = game.choose(text, camera.table)
            check_alive(game)
            self._tried = text, game, events, camera
        return self._tried[1:]

    def choose(self, by: int, text: str, fingerprint: int, bot: ByBot | None = None) -> None:
        self.redo = []
        self.given.append(self._go_on(text, fingerprint)._replace(by=by, bot=bot))

    def go_without_saying(self, text: str, fingerprint: int) -> None:
        """Gives an answer that cannot matter; what was taken back beyond it can still be done again."""
        self.redo = self.redo[:-1] if self.redo and self.redo[-1].text == text else []
        self.given.append(self._go_on(text, fingerprint)._replace(foregone=True))

    def choose_again(self, by: int) -> None:
        """Gives the answer that was taken back last once more."""
        text = self.redo.pop().text
        assert self.game.decision is not None
        self.given.append(self._go_on(text, self.game.decision.fingerprint())._replace(by=by))

    def _go_on(self, text: str, fingerprint: int) -> Given:
        """The game after this answer; whose it was is for the caller to note."""
        before = self.game
        decision = before.decision
        if decision is None or decision.fingerprint() != fingerprint:
            raise Diverged(f"{text!r} was an answer to another question than: {decision or before.outcome}")
        after, events, camera = self.tried(text)
        self._tried = None
        self.game = after
        self.film.keep(camera, after.state)
        self.moments.append(moment(after, beginning(after, events)))
        return Given(text, decision.kind, decision.hero, reveals(before, after, events))

    # back

    def back(self, to: int) -> None:
        """To the moment after that many answers; what was answered since can be done again."""
        self.game = self.game_at(to)
        self.film.back(to)
        keep = to - self.base
        self.redo += reversed(self.given[keep:])
        del self.given[keep:], self.moments[keep + 1 :]
        self._tried = None

    def game_at(self, answers: int) -> Game:
        """The game as it stood after that many answers."""
        game = self.game.clone()
        for _ in range(self.answers - answers):
            game.rewind()
        return game

    def free_to(self) -> int:
        """How far back nothing was revealed and only one player had a say: so far that player may undo.

        Answers of bots and of the table go along; a bot that carries out a player's plan answers for that player. What
        a vote decided is nobody's to undo, and what the table answered would only be answered again.
        """
        at, by = len(self.given), NOBODY
        while at and not self.given[at - 1].reveals:
            given = self.given[at - 1]
            if given.by != NOBODY:
                if by not in (NOBODY, given.by):
                    break
                by = given.by
            elif given.bot is None and not given.foregone:
                break
            at -= 1
        while at < len(self.given) and self.given[at].foregone:
            at += 1
        return self.base + at

    def undoer(self) -> int:
        """Whose answers are free to undo; nobody's if they are all of bots."""
        free = self.given[self.free_to() - self.base :]
        return max((given.by for given in free), default=NOBODY)

    def answered(self, player: int | None) -> int:
        """How many answers there were with the player's own last one."""
        own = [at for at, given in enumerate(self.given, 1) if given.by == player and given.bot is None]
        return self.base + own[-1] if own else 0

    def mark(self, answers: int, kind: MarkKind) -> RewindMark:
        at = self.moments[answers - self.base]
        texts = [each.text for each in self.given[answers - self.base :]]
        return RewindMark(kind, answers, at.round, at.turn, texts[-MOST_TEXTS:])

    def mark_at(self, answers: int) -> RewindMark:
        return self.mark(answers, self.moments[answers - self.base].begins or "step")

    def free_marks(self) -> list[RewindMark]:
        """UN-01: the last step, the last action, the start of the turn, as far as they can be undone for nothing."""
        floor, now = self.free_to(), self.answers
        if floor == now:
            return []
        of_people = [at for at, given in enumerate(self.given) if given.by and self.base + at >= floor]
        last = of_people[-1] if of_people else len(self.given) - 1  # what bots answered since goes along
        starts: list[tuple[int, MarkKind]] = [(self.base + last, "step")]
        actions = [at for at, given in enumerate(self.given) if given.kind == "action" and at <= last]
        turns = [at for at, moment in enumerate(self.moments) if moment.begins in ("turn", "round", "start")]
        if actions:
            starts.append((self.base + actions[-1], "action"))
        starts.append((self.base + min(turns[-1], last), "turn"))
        return distinct(self.mark(at, kind) for at, kind in starts if floor <= at < now)

    def consent_marks(self) -> list[RewindMark]:
        """UN-05: the starts of turns, phases and rounds before that, the latest ones and that of the game."""
        floor = self.free_to()
        found = [self.base + at for at, moment in enumerate(self.moments) if moment.begins and self.base + at < floor]
        return [self.mark_at(at) for at in [*found[:1], *found[1:][-MOST_MARKS:]]]


def check_alive(game: Game) -> None:
    """NET-07: a game asks somebody something, or is over."""
    if game.decision is None and not game.outcome:
        raise Stuck(repr(game))


def reveals(before: Game, after: Game, events: list[Event]) -> bool:
    """UN-02: dice, cards, flipped tokens, the text of an event; and the end of a turn, which others build on."""
    return hidden(before.state) != hidden(after.state) or any(isinstance(event, BOUNDARIES) for event in events)


def moment(game: Game, begins: MarkKind | None) -> Moment:
    return Moment(game.state.round, game.active_hero or "", begins)


def beginning(game: Game, events: list[Event]) -> MarkKind | None:
    """What begins with the question this game waits at, if anything does."""
    kinds = {type(event) for event in events}
    if RoundBegan in kinds:
        return "round"
    if kinds & {OrderDrawn, BossCardRevealed} and game.state.phase == ENEMY_PHASE:
        return "phase"
    return "turn" if TurnBegan in kinds else None


def distinct(marks: Iterable[RewindMark]) -> list[RewindMark]:
    """Of marks at the same moment the first."""
    found: dict[int, RewindMark] = {}
    for mark in marks:
        found.setdefault(mark.answers, mark)
    return list(found.values())
