"""Questions that cannot matter: the rules ask them, and a table answers them by itself.

The engine goes on asking as the rules say. Whoever puts its questions to people asks `foregone` first, and gives the
answer it names as an ordinary one. Nothing hidden has a say in it: where an answer would turn anything up, it is asked.
"""

from __future__ import annotations

from msgspec.structs import replace

from noisecheck.engine.cards import Die
from noisecheck.engine.dashboards import starting_hero
from noisecheck.engine.events import Event
from noisecheck.engine.game import Game
from noisecheck.engine.rules.dice import PASS
from noisecheck.engine.rules.loadout import DONE, equip_options
from noisecheck.engine.state import State, hidden
from noisecheck.engine.table import Decision, Option
from noisecheck.foresight.honest import FLIPPED, Open, Tried, sealed
from noisecheck.foresight.improving import can_be_improved
from noisecheck.foresight.shapes import Question
from noisecheck.foresight.view.questions import question

ALWAYS_ASKED = ("turn", "action", "step")  # no two of these are alike, and a turn never ends by itself
MOST_RUNS = 40  # of the rules, for one question; one that takes more is asked


def foregone(game: Game) -> Option | None:
    """The answer to the open question if no other one can matter; None where players have something to decide."""
    decision = game.decision
    if decision is None or decision.kind in ALWAYS_ASKED:
        return None
    if decision.kind in ("before-roll", "change-roll"):
        return None if can_be_improved(game.state, decision) else PASS
    if decision.kind == "loadout":
        return DONE if DONE in decision.options and not has_a_choice(game) else None
    return decision.options[0] if all_lead_to_the_same(game) else None


def distinct(game: Game) -> list[Option]:
    """The options of the open question: of a guard's routes that lead to the same the first is enough (GRD-6)."""
    if game.decision is None or game.decision.kind != "path":
        return list(game.decision.options) if game.decision else []
    tried = Alternatives(game)
    found: list[Option] = []
    for option in game.decision.options:
        if not any(tried.lead_to_the_same(one, option) for one in found):
            found.append(option)
    return found


def open_question(game: Game) -> Question | None:
    """The question as it is put to people: with the options among which there is something to decide."""
    asked, texts = question(game), {str(option) for option in distinct(game)}
    return replace(asked, options=[each for each in asked.options if each.text in texts]) if asked else None


def has_a_choice(game: Game) -> bool:
    """SET-13: whether the hero can carry anything but what they have from the start, instead of it or beside it."""
    question = Open(game)
    for option in question.decision.options:
        if option is DONE:
            continue
        if option.verb == "equip" or not starting_hero(option.value):
            return True
        run = Tried(question, str(option))
        run.run()
        hero = run.state.hero(question.decision.hero)
        if any(other.value != option.value for other in equip_options(run.state, hero)):
            return True
    return False


# all answers tried


class Unsure(Exception):
    """Whether the answers lead to the same cannot be said: something hidden has a say, or it would take too long."""


def all_lead_to_the_same(game: Game) -> bool:
    tried = Alternatives(game)
    first, *others = tried.question.decision.options
    return all(tried.lead_to_the_same(first, other) for other in others)


class Alternatives:
    """Answers to the open question, and to those after it, each tried once."""

    def __init__(self, game: Game) -> None:
        self.question = Open(game)
        self.known: dict[tuple[str, ...], Decision | State] = {}

    def lead_to_the_same(self, one: Option, other: Option) -> bool:
        """Whether both lead to the same position at the end of the step, whatever is answered then."""
        try:
            return self.are_alike((str(one),), (str(other),))
        except Unsure:
            return False

    def are_alike(self, one: tuple[str, ...], other: tuple[str, ...]) -> bool:
        """Where the same is asked next, every answer to it has to lead to the same again."""
        first, second = self.after(one), self.after(other)
        if not isinstance(first, Decision) or not isinstance(second, Decision):
            return first == second
        asked = [(each.fingerprint(), each.facts, each.dice) for each in (first, second)]
        return asked[0] == asked[1] and all(
            self.are_alike((*one, str(option)), (*other, str(option))) for option in first.options
        )

    def after(self, answers: tuple[str, ...]) -> Decision | State:
        """The next question, or the position when the step is over."""
        if answers not in self.known:
            if len(self.known) == MOST_RUNS:
                raise Unsure
            self.known[answers] = Sure(self.question, answers).outcome()
        return self.known[answers]


class Sure(Tried):
    """The open step with these answers, unless it touches anything hidden."""

    def __init__(self, question: Open, answers: tuple[str, ...]) -> None:
        super().__init__(question, answers[0])
        self.further = list(answers[1:])
        self.before: tuple[object, ...] = ()

    def outcome(self) -> Decision | State:
        decision = self.run()
        if hidden(self.state) != self.before:
            raise Unsure
        return decision or self.state

    def begin(self, decision: Decision) -> None:
        self.before = sealed(self.state)

    def answer_further(self, decision: Decision) -> Option:
        if not self.further:
            return super().answer_further(decision)
        option = decision.find(self.further.pop(0))
        assert option is not None
        return option

    def roll(self, white: int = 0, black: int = 0) -> list[Die]:
        if self.is_begun and white + black:
            raise Unsure
        return super().roll(white, black)

    def hear(self, event: Event) -> None:
        if isinstance(event, FLIPPED) or hidden(self.state) != self.before:
            raise Unsure
