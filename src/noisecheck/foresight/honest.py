"""What would follow from an answer, found out honestly: by the rules, on a copy with nothing true hidden in it.

The open step is run again with the answers given so far, which brings back what has been revealed. With the answer in
question everything that is still hidden is dealt again, so nothing that follows can tell what really lies there.
"""

from __future__ import annotations

from noisecheck.engine.dealing import deal_anew
from noisecheck.engine.errors import GameIsOver, IllegalOption
from noisecheck.engine.events import BossTokenFlipped, Event, TrapFlipped
from noisecheck.engine.game import Game, Question, Recorded
from noisecheck.engine.rules import rounds
from noisecheck.engine.state import State, hidden
from noisecheck.engine.table import Decision, Option, own_option

SEED = 0
FLIPPED = (TrapFlipped, BossTokenFlipped)  # told just before what lay face down is known
LETS_BE = ("pass", "no", "stop", "done", "hacker 0")  # answers that change nothing and let things go their way


class Touched(BaseException):
    """Something hidden would be turned up now. A BaseException: no rule may swallow it."""


DECKS = ("orders", "reactions", "system")
DICE = 2  # so many of what is hidden, the first, are what dice come from


def sealed(state: State) -> tuple[object, ...]:
    """What is hidden, as it is now; `hidden` is equal to it until something of it is touched."""
    return tuple([each[:] if isinstance(each, list) else each for each in hidden(state)])


class Open:
    """The open question of a game, with everything hidden dealt again, once for everything that is assumed about it.

    `told` events were told before this step, `answers` were given in all.
    """

    def __init__(self, game: Game) -> None:
        if game.decision is None:
            raise GameIsOver(f"nothing is asked any more: the game is over ({game.outcome})")
        self.decision = game.decision
        self.checkpoint = game.checkpoint
        self.given = game.given
        self.state = game.state
        steps = game.steps()
        self.told = steps[-1].told + len(steps[-1].events) if steps else 0
        self.answers = sum(len(past.answers) for past in steps) + len(game.given)
        self.dealt = game.state.copy()
        deal_anew(self.dealt, SEED)

    def option(self, text: str) -> Option:
        found = self.decision.find(text)
        if found is None:
            known = ", ".join(map(str, self.decision.options))
            raise IllegalOption(text, self.decision.rule, f"what it would do was asked, among {known}")
        return found

    def lay_out(self, state: State) -> None:
        """Puts what was dealt again into a copy that has come to the question."""
        dealt = self.dealt
        state.chance, state.dice, state.traps = dealt.chance, dealt.dice[:], dealt.traps[:]
        for deck in DECKS:
            cards = getattr(dealt, deck)
            setattr(state, deck, cards and cards[:])
        if state.boss is not None and dealt.boss is not None:
            state.boss.deck, state.boss.tokens = dealt.boss.deck[:], dealt.boss.tokens[:]


class Tried(Recorded):
    """The open step once more with one more answer, this option. `follows` is what happens from then on."""

    def __init__(self, question: Open, text: str) -> None:
        super().__init__(question.checkpoint.copy(), question.told, question.given)
        self.question = question
        self.text = text
        self.is_begun = False
        self.follows: list[Event] = []

    def answer(self, decision: Decision) -> Option:
        if self.used < len(self.answers):
            return super().answer(decision)
        if self.is_begun:
            return self.answer_further(decision)
        self.question.lay_out(self.state)
        self.is_begun = True
        self.begin(decision)
        return own_option(decision, self.text)

    def begin(self, decision: Decision) -> None:
        """The copy is honest, and the answer about to be given."""

    def answer_further(self, decision: Decision) -> Option:
        raise Question(decision)

    def tell(self, event: Event) -> int:
        number = super().tell(event)
        if self.is_begun:
            self.hear(event)
            self.follows.append(event)
        return number

    def hear(self, event: Event) -> None:
        """Something happens that follows from the answer."""

    def run(self) -> Decision | None:
        """Runs to the end of the step, to something hidden, or to a question, which is returned."""
        try:
            rounds.step(self.state, self)
        except Question as question:
            return question.decision
        except Touched:
            pass
        return None


def let_be(decision: Decision) -> Option:
    """The answer by which nobody interferes; a question without one stays open."""
    for option in decision.options:
        if str(option) in LETS_BE:
            return option
    raise Question(decision)


class Diced(Tried):
    """With given dice; nobody interferes. Everything else that is hidden ends it."""

    def __init__(self, question: Open, text: str, sides: list[int]) -> None:
        super().__init__(question, text)
        self.sides = sides
        self.decks: tuple[object, ...] = ()

    def begin(self, decision: Decision) -> None:
        self.state.dice = self.sides[:]
        self.decks = sealed(self.state)[DICE:]

    def answer_further(self, decision: Decision) -> Option:
        return let_be(decision)

    def hear(self, event: Event) -> None:
        if isinstance(event, FLIPPED) or hidden(self.state)[DICE:] != self.decks:
            raise Touched
