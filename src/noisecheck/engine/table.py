"""The table: the only way anything comes into the rules from outside.

A rule is a plain function over a state and a table. It may *ask* for a decision, *roll* dice and *report* what
happened. Who answers is the business of the table: a recorded game, a bot's policy, the script of a test. So is what
becomes of a report: where nobody listens no event is made of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from types import TracebackType
from typing import Any, NamedTuple, ParamSpec
from zlib import crc32

from noisecheck.engine import chance
from noisecheck.engine.cards import BLACK_SIDES, WHITE, WHITE_SIDES, Die
from noisecheck.engine.errors import Diverged, IllegalOption, NoisecheckError
from noisecheck.engine.events import Event
from noisecheck.engine.speech import say
from noisecheck.engine.state import State

P = ParamSpec("P")

END = "end"


class Option(NamedTuple):
    """One legal answer. `value` is what the rule that asked gets back: a space, a die, a card."""

    verb: str
    words: str = ""
    value: Any = None

    def __str__(self) -> str:
        return f"{self.verb} {self.words}" if self.words else self.verb

    def __repr__(self) -> str:
        return f"<{self}>"


class Decision(NamedTuple):
    """A question with every legal answer. `hero` decides; empty: the players together.

    `unlisted` are answers that players have to find out for themselves: they are legal, and shown to nobody (CDX-1).
    `dice` are those it is about.
    """

    kind: str
    hero: str
    options: list[Option]
    rule: str
    facts: Mapping[str, str | int] = {}
    unlisted: tuple[Option, ...] = ()
    dice: tuple[Die, ...] = ()

    @property
    def sentence(self) -> str:
        return say(f"decision-{self.kind}", {"hero": self.hero, "dice": self.dice, **self.facts})

    def __str__(self) -> str:
        return self.sentence

    def find(self, text: str) -> Option | None:
        """The option with this text, if it is legal now."""
        return next((option for option in (*self.options, *self.unlisted) if str(option) == text), None)

    def fingerprint(self) -> int:
        return crc32("|".join([self.kind, self.hero, *map(str, self.options)]).encode())


class Because:
    """Within this block, what is told follows from one event."""

    __slots__ = ("before", "cause", "table")

    def __init__(self, table: Table, cause: int) -> None:
        self.table = table
        self.cause = cause
        self.before: int | None = None

    def __enter__(self) -> None:
        self.before = self.table.cause
        self.table.cause = self.cause

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.table.cause = self.before


class Table:
    """What every table does alike. `told` counts the events of the game before this step."""

    def __init__(self, state: State, told: int = 0) -> None:
        self.state = state
        self.told = told
        self.events: list[Event] = []
        self.cause: int | None = None

    def answer(self, decision: Decision) -> Option:
        raise NotImplementedError

    def ask(self, decision: Decision) -> Option:
        """A question with one answer is not asked, except that a turn never ends by itself."""
        options = decision.options
        if len(options) == 1 and options[0].verb != END:
            return options[0]
        return self.answer(decision)

    def roll(self, white: int = 0, black: int = 0) -> list[Die]:
        """White dice first."""
        return [WHITE_SIDES[self._side()] for _ in range(white)] + [BLACK_SIDES[self._side()] for _ in range(black)]

    def roll_again(self, die: Die) -> Die:
        """One die once more, in its colour."""
        return self.roll(white=1)[0] if die.colour == WHITE else self.roll(black=1)[0]

    def _side(self) -> int:
        state = self.state
        if state.dice:
            return state.dice.pop(0)
        state.chance = chance.advance(state.chance)
        return 1 + chance.below(state.chance, 6)

    def report(self, kind: Callable[P, Event], *facts: P.args, **beside: P.kwargs) -> int:
        """A rule says what happened: an event of this kind with these facts. Returns its index, for what follows."""
        return self.tell(kind(*facts, **beside))

    def tell(self, event: Event) -> int:
        """What this table does with an event; returns its index."""
        event.cause = self.cause
        self.events.append(event)
        return self.told + len(self.events) - 1

    def because(self, cause: int) -> AbstractContextManager[None]:
        return Because(self, cause)


class Script(Table):
    """The table of the tests: dice and answers from a list, and a note of what was asked."""

    def __init__(self, state: State, dice: Iterable[int] = (), answers: Iterable[str] = ()) -> None:
        super().__init__(state)
        state.dice = [*dice, *state.dice]
        self.answers = list(answers)
        self.asked: list[Decision] = []

    def answer(self, decision: Decision) -> Option:
        self.asked.append(decision)
        if not self.answers:
            raise NoisecheckError(f"the script has no answer to: {decision} ({', '.join(map(str, decision.options))})")
        text = self.answers.pop(0)
        option = decision.find(text)
        if option is None:
            raise NoisecheckError(f"{text!r} does not answer: {decision} ({', '.join(map(str, decision.options))})")
        return option


Policy = Callable[[Decision, State], Option]


def own_option(decision: Decision, chosen: Option | str) -> Option:
    """The decision's own option for what a policy chose, which may be its text too."""
    for option in decision.options:
        if option is chosen:
            return option
    found = decision.find(str(chosen))
    if found is None:
        known = ", ".join(map(str, decision.options))
        raise IllegalOption(str(chosen), decision.rule, f"the policy was asked to choose among {known}")
    return found


class Offhand(Table):
    """A policy answers on the spot: playouts, those of bots too, pay nothing for suspension."""

    def __init__(self, state: State, policy: Policy, told: int = 0, answers: Iterable[str] = ()) -> None:
        super().__init__(state, told)
        self.policy = policy
        self.given = list(answers)  # answers that were given before the policy took over
        self.answers: list[Option] = []

    def answer(self, decision: Decision) -> Option:
        if len(self.answers) < len(self.given):
            text = self.given[len(self.answers)]
            option = decision.find(text)
            if option is None:
                raise Diverged(f"{text!r} was an answer to another question than: {decision}")
        else:
            option = own_option(decision, self.policy(decision, self.state))
        self.answers.append(option)
        return option


NO_CAUSE = nullcontext()


class Unheard(Offhand):
    """The same without an audience, for simulations: nothing is kept of what happens, and no event is made."""

    def report(self, kind: object, *facts: object, rule: object = None, guard: object = None, **beside: object) -> int:
        return 0  # what every report names has a name here: that saves making a dict of it

    def because(self, cause: int) -> AbstractContextManager[None]:
        return NO_CAUSE
