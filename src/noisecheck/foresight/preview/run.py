"""An option run on an honest copy: what surely follows from it, and who sees the hero on the way."""

from __future__ import annotations

from noisecheck.engine.cards import Die
from noisecheck.engine.events import DoorOpened, Event, Leapt, Moved, TerminalHacked
from noisecheck.engine.rules.cover import is_camouflaged
from noisecheck.engine.rules.sight import watchers_of
from noisecheck.engine.state import ENEMY_PHASE, NOBODY, SETUP_PHASE, Hero, Lock, State, hidden
from noisecheck.engine.table import Decision
from noisecheck.foresight.honest import FLIPPED, Open, Touched, Tried, sealed
from noisecheck.foresight.odds.dice import noise_of
from noisecheck.foresight.shapes import Exposure, Told
from noisecheck.foresight.view.film import retell


class Previewed(Tried):
    """An answer and what surely follows. Of the position only what is read before anything hidden is touched counts."""

    def __init__(self, question: Open, text: str) -> None:
        super().__init__(question, text)
        self.first = 0
        self.actor: Hero | None = None
        self.before: tuple[object, ...] = ()
        self.tokens: dict[tuple[str, str], int] = {}
        self.lock: Lock | None = None
        # what the preview tells
        self.reveals = False
        self.is_settled = False  # the step came to its end, with nothing open
        self.way: list[Exposure] = []
        self.is_exposed = False
        self.is_over_guards = False
        self.noise = (0, 0.0)
        self.spends_last = False
        self.loses_lock = False

    def begin(self, decision: Decision) -> None:
        state = self.state
        self.first = self.told + len(self.events)
        self.actor = acting(state, decision.hero)
        self.before = sealed(state)
        self.tokens = tokens(state)
        self.lock = state.lock

    def run_on(self) -> None:
        """Runs the step; in an Enemy phase those after it too, only to see whether they reveal something."""
        question = self.run()
        if self.reveals:
            return
        self.take_stock()
        self.is_settled = question is None
        followed = len(self.follows)
        while question is None and self.state.phase == ENEMY_PHASE and not (self.state.outcome or self.reveals):
            question = self.run()
            self.reveals |= hidden(self.state) != self.before
        del self.follows[followed:]

    def take_stock(self) -> None:
        """Reads what may be read of the position now, if nothing hidden has been touched."""
        state = self.state
        if hidden(state) != self.before:
            self.reveals = True
        if self.reveals or self.is_settled:
            return
        if state.turn != NOBODY:
            self.actor = state.heroes[state.turn]
        if self.actor:
            self.noise = noise_of(state, self.actor)
        left = tokens(state)
        self.spends_last = state.phase != SETUP_PHASE and any(
            had and not left.get(card) for card, had in self.tokens.items()
        )
        self.loses_lock = self.lock is not None and state.lock is None and not self.opens(self.lock.name)

    def opens(self, name: str) -> bool:
        return any(
            (isinstance(event, DoorOpened) and event.door == name)
            or (isinstance(event, TerminalHacked) and event.terminal == name)
            for event in self.follows
        )

    def roll(self, white: int = 0, black: int = 0) -> list[Die]:
        if self.is_begun and white + black:
            self.take_stock()
            self.reveals = True
            raise Touched
        return super().roll(white, black)

    def hear(self, event: Event) -> None:
        self.reveals |= isinstance(event, FLIPPED)
        self.take_stock()
        if self.reveals:
            raise Touched
        if isinstance(event, Moved):
            self.follow(event)
        elif isinstance(event, Leapt):
            self.leap(event)

    def follow(self, event: Moved) -> None:
        """A hero goes a step: who sees them where they were, and where they are now?"""
        hero = self.state.hero(event.hero)
        if not self.way:
            self.way.append(self.exposure(event.start))
            is_second_step = any(isinstance(each, Moved) for each in self.events[: self.first - self.told])
            self.is_exposed |= not is_second_step and self.is_noticed(hero, self.way[-1])
        self.way.append(self.exposure(event.end))
        self.is_exposed |= self.is_noticed(hero, self.way[-1])

    def leap(self, event: Leapt) -> None:
        hero = self.state.hero(event.figure)
        guards, numbers = self.state.guard_spaces(), self.state.stage.board.numbers
        for space in event.over:
            self.way.insert(-1, self.exposure(space))
            self.is_exposed |= self.is_noticed(hero, self.way[-2])
            self.is_over_guards |= not hero.disguised and bool(guards >> numbers[space] & 1)

    def is_noticed(self, hero: Hero, exposure: Exposure) -> bool:
        """LOS-7: a box that moves in sight is one no more, so it does not help."""
        return bool(exposure.seen_by) and not hero.disguised and not is_camouflaged(self.state, hero)

    def exposure(self, space: str) -> Exposure:
        state = self.state
        names = state.stage.board.names
        watching = watchers_of(state, state.stage.board.numbers[space])
        return Exposure(space, [(each.kind, names[each.space]) for each in watching])

    def told_events(self) -> list[Told]:
        answers = self.question.answers + 1
        return [retell(number, event, answers) for number, event in enumerate(self.follows, self.first)]


def acting(state: State, decider: str) -> Hero | None:
    """Whose turn it is, else who decides."""
    if state.turn != NOBODY:
        return state.heroes[state.turn]
    return state.hero(decider) if decider else None


def tokens(state: State) -> dict[tuple[str, str], int]:
    """What lies on every card that is carried."""
    return {(hero.id, card.id): card.tokens for hero in state.heroes for card in hero.gear}
