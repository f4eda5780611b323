"""The hypothesis of a forecast: a hero walks to a space and ends the turn, and nobody else moves before the Enemy
phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import NamedTuple

from noisecheck.engine.keeping import keep
from noisecheck.engine.phrases import read, split_verb
from noisecheck.engine.rules.actions import STOP
from noisecheck.engine.rules.moving import STEP, begin_move, end_move
from noisecheck.engine.rules.noise import noise_dice
from noisecheck.engine.rules.outcome import StageOver, is_won
from noisecheck.engine.rules.rounds import end_turn, take_action
from noisecheck.engine.rules.sight import hidden_traps_seeing
from noisecheck.engine.stage import Stage
from noisecheck.engine.state import ALERT, ENEMY_PHASE, NOBODY, Hero, State
from noisecheck.engine.table import Decision, Option
from noisecheck.foresight.forecast.courses import WALKING, Course, ForkKind, T
from noisecheck.foresight.honest import LETS_BE, Touched

GOES_ON = (STEP.verb, STOP.verb)  # the second space of a Dash and its end are no actions


class Hypothesis(NamedTuple):
    """A hero, by their seat, ends their turn in a space, and is heard or not. `walk` are the options that bring them
    there, mostly moves; without any they are put there."""

    seat: int
    space: int
    walk: tuple[str, ...]
    is_heard: bool = False

    def play(self, state: State, course: Course) -> bool:
        """The hero goes there and ends the turn; so does whoever has the turn, and then it is the guards' turn."""
        hero, acting = state.heroes[self.seat], state.turn
        if acting not in (NOBODY, self.seat):
            end_turn(state, course, state.heroes[acting])
        if not hero.acted:
            state.turn = self.seat
            self.go(state, course, hero)
            course.noise = self.is_heard
            end_turn(state, course, hero)
            course.noise = None
        for each in state.heroes:
            each.acted = True
            if each.attention == ALERT and each.attention_space == each.space:
                course.see(each.id)
        state.turn, state.phase = NOBODY, ENEMY_PHASE
        return False

    def go(self, state: State, course: Course, hero: Hero) -> None:
        """Action by action, by the rules. A ! that is left behind on the way is not under the hero any more."""
        course.walk = list(self.walk)
        try:
            for text in self.walk:
                if split_verb(text)[0] not in GOES_ON:
                    with left_alone(state):
                        take_action(state, course, hero)
            if hero.space != self.space:
                hero.space = self.space
                end_move(state, course, begin_move(state, course, hero))
        finally:  # also where that wins the stage
            course.incidents = [each for each in course.incidents if each.kind != "seen"]


@contextmanager
def left_alone(state: State) -> Iterator[None]:
    """What would come to light on the way does not: traps stay face down, and events wait."""
    traps, stage = state.traps, state.stage
    state.traps, state.stage = [trap for trap in traps if not trap.down], without_events(stage)
    try:
        yield
    finally:
        state.traps, state.stage = traps, stage


def make_without_events(stage: Stage) -> Stage:
    """The same stage, with the same geometry, but nobody comes upon an event."""
    found = replace(stage)
    found.event_at = {}
    return found


without_events = keep(64)(make_without_events)


def first_of(decision: Decision) -> Option:
    """What nobody has to spend anything for, else the first."""
    return next((option for option in decision.options if str(option) in LETS_BE), decision.options[0])


class Likeliest(Course):
    """Everything goes the likeliest way."""

    def answer(self, decision: Decision) -> Option:
        return self.walk_on(decision) if decision.kind in WALKING else first_of(decision)

    def way_of(self, kind: ForkKind, ways: Sequence[T], chances: Sequence[float] = ()) -> T:
        return ways[chances.index(max(chances))] if chances else ways[0]


def dice_of(state: State, hypothesis: Hypothesis) -> int:
    """ATT-5: the white dice of the noise check at the end of the turn; SET-6: none where the stage is over before.

    Where dice on the way leave it open how that ends, it is the noise made until then.
    """
    state = state.copy()
    hero = state.heroes[hypothesis.seat]
    if hero.acted:
        return 0
    state.turn = hypothesis.seat
    try:
        with suppress(Touched):
            hypothesis.go(state, Likeliest(state, ()), hero)
    except StageOver:
        return 0
    return 0 if is_won(state) else noise_dice(state, hero)


def reveals(state: State, hypothesis: Hypothesis) -> bool:
    """LOS-10: whether a face-down trap would be turned up there, or on the way."""
    if hypothesis.space == state.heroes[hypothesis.seat].space:
        return False
    stage = state.stage
    walked = [stage.board.numbers[name] for text in hypothesis.walk for name in read(stage, text).spaces]
    return any(hidden_traps_seeing(state, space) for space in (hypothesis.space, *walked))
