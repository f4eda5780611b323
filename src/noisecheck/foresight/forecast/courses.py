"""The courses an Enemy phase may take, found by running its rules on honest copies.

One step is run at a time, as in play. Where it meets something that is not decided (a die, a Reaction card, a choice of
the players) it is run again once for each way that may go. Attacks miss on the copies: dice of attacks change nothing
about where guards go, so what they do is computed afterwards, exactly (`harm.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

from noisecheck.engine import events
from noisecheck.engine.cards import ATTENTION_FACE, BLACK, THE_GAME_OVER_CARD, WHITE, Die
from noisecheck.engine.dealing import layers_of
from noisecheck.engine.events import Event
from noisecheck.engine.guards.reactions import LINES, REACTIONS, token_here
from noisecheck.engine.rules.attacks import defense_of
from noisecheck.engine.rules.outcome import StageOver
from noisecheck.engine.state import ALERT, GUARD, ORDER_DECK, REACTION_DECK, Guard, State
from noisecheck.engine.table import Decision, Option, Table
from noisecheck.foresight.forecast.junctures import Ends, Incident, Juncture, Track
from noisecheck.foresight.honest import Touched, let_be
from noisecheck.foresight.odds.dice import QUIET

OPEN_ROLLS = ("before-roll", "change-roll", "charge")  # whoever is asked lets it be: nobody spends anything
WALKING = ("action", "step")
KNOWN_ROLLS = ("guard-attack", "noise", "disguise-check")  # with others nobody can say how the phase goes on

T = TypeVar("T")
ForkKind: TypeAlias = Literal["choice", "reaction", "dice"]
Script: TypeAlias = tuple[tuple[ForkKind, Any], ...]


class Fork(BaseException):
    """Something is not decided: it may go these ways, each with its chance, or nobody can say how likely."""

    def __init__(self, kind: ForkKind, ways: Sequence[Any], chances: Sequence[float] = ()) -> None:
        super().__init__(kind, ways)
        self.kind: ForkKind = kind
        self.ways = ways
        self.chances = chances


class Ran(NamedTuple):
    """A step that came to its end: where it led, which guard was active, by which way; whether the phase is over."""

    juncture: Juncture
    guard: int | None
    way: Track | None
    is_over: bool


Step: TypeAlias = "Callable[[State, Course], bool]"
"""Runs a part of the rules; tells whether the phase is over."""


class Course(Table):
    """The table of a step on a copy, with a script of how the things went that are not decided."""

    def __init__(self, state: State, script: Script, before: tuple[Incident, ...] = ()) -> None:
        super().__init__(state)
        self.script = script
        self.before = before
        self.used = 0
        self.noise: bool | None = None  # whether a ! is rolled for it, where that is assumed
        self.walk: list[str] = []  # the options by which a hero goes to where the hypothesis ends their turn
        self.incidents: list[Incident] = []
        self.active: Guard | None = None
        self.path: list[str] = []
        self.ends: Ends = ""
        self.black = 0
        self.layers = sizes(state)
        self.knows_reaction = REACTION_DECK in state.looked_at
        self.lay_reaction()

    def lay_reaction(self) -> None:
        """The Reaction card that the script names comes to lie on top; there is one at most in a step (GRD-20)."""
        for kind, card in self.script:
            if kind == "reaction" and self.state.reactions:
                self.state.reactions.remove(card)
                self.state.reactions.insert(0, card)

    def way_of(self, kind: ForkKind, ways: Sequence[T], chances: Sequence[float] = ()) -> T:
        """Which way this goes by the script; if it does not say so, the step has to be run once for each."""
        if len(ways) == 1:
            return ways[0]
        if self.used == len(self.script):
            raise Fork(kind, ways, chances)
        self.used += 1
        found: T = self.script[self.used - 1][1]
        return found

    # the verbs of a table

    def answer(self, decision: Decision) -> Option:
        if decision.kind in OPEN_ROLLS:
            return let_be(decision)
        if decision.kind in WALKING:
            return self.walk_on(decision)
        options = different(self.state, decision)
        return options[self.way_of("choice", range(len(options)))]

    def walk_on(self, decision: Decision) -> Option:
        """The next option of the walk; a Dash that could be made longer by Focus stops."""
        option = decision.find(self.walk[0]) if self.walk else None
        if option:
            del self.walk[0]
            return option
        option = decision.find("stop")
        if option is None:
            raise Touched
        return option

    def roll(self, white: int = 0, black: int = 0) -> list[Die]:
        """Black dice are those of guards, and miss; of white ones only a ! counts."""
        self.black = black
        dice = [Die(WHITE, 6)] * white + [Die(BLACK, 1)] * black
        if white and self.is_heard(white):
            dice[0] = Die(WHITE, ATTENTION_FACE)
        return dice

    def is_heard(self, white: int) -> bool:
        if self.noise is not None:
            return self.noise
        quiet = QUIET**white
        return self.way_of("dice", (False, True), (quiet, 1 - quiet))

    def see(self, hero: str) -> None:
        """Whoever has been seen is seen."""
        seen = Incident("seen", hero)
        if seen not in self.before and seen not in self.incidents:
            self.incidents.append(seen)

    def tell(self, event: Event) -> int:
        """Nothing is recorded: nobody asks how an event came about on a copy."""
        hear = HEARS.get(type(event))
        if hear:
            hear(self, event)
        return 0


def different(state: State, decision: Decision) -> list[Option]:
    """GRD-6: of tied paths those that differ as far as a guard may come by this card: leapfrogs cost nothing more."""
    if decision.kind != "path" or state.order is None:
        return decision.options
    occupied, spaces = state.occupied(), state.order.red + 1
    found: dict[tuple[int, ...], Option] = {}
    for option in decision.options:
        reach = spaces + sum(occupied >> space & 1 for space in option.value)
        found.setdefault(option.value[:reach], option)
    return list(found.values())


# what is heard of a step


def placed(course: Course, event: events.AttentionPlaced) -> None:
    state = course.state
    if event.side == ALERT and event.space == state.stage.board.names[state.hero(event.hero).space]:
        course.see(event.hero)


def rolled(course: Course, event: events.Rolled) -> None:
    if event.purpose not in KNOWN_ROLLS:
        raise Touched


def attacked(course: Course, event: events.Attacked) -> None:
    defense = defense_of(course.state.hero(event.target))
    course.incidents.append(Incident("attack", event.target, course.black, defense))
    course.ends = course.ends or "attack"


def hurt(course: Course, event: events.Hurt) -> None:
    if event.figure != GUARD:
        course.incidents.append(Incident("hurt", event.figure, event.damage))


def sizes(state: State) -> tuple[int, ...]:
    """Of the layers of the Order deck."""
    return state.layers or (len(state.orders or ()),)


def drawn(course: Course, event: events.OrderDrawn) -> None:
    course.layers = sizes(course.state)


def burned(course: Course, event: events.CardBurned) -> None:
    """ORD-1: it may have been Game Over, if that is in its layer; on copies that lies at the bottom of it."""
    state, before = course.state, course.layers
    course.layers = state.layers or (sum(before) - 1,)
    top = next((number for number, size in enumerate(before) if size), 0)
    layers = layers_of(ORDER_DECK, state.orders or [], state, 0)
    if before[top] > 1 and THE_GAME_OVER_CARD in layers[top]:
        course.incidents.append(Incident("burn", chance=1 / before[top]))


def lost(course: Course, event: events.Lost) -> None:
    course.incidents.append(Incident("lost"))


def reacted(course: Course, event: events.ReactionDrawn) -> None:
    course.ends = course.ends or "reaction"
    if course.state.reactions and not course.knows_reaction:
        course.way_of("reaction", different_reactions(course.state, event.space))


def different_reactions(state: State, space: str) -> list[str]:
    """GRD-20: of the Reaction cards those that say different things about the tokens in this space."""
    at = state.stage.board.numbers[space]
    kinds = [kind for kind in LINES if token_here(state, at, kind)]
    found: dict[tuple[tuple[str, ...], ...], str] = {}
    for card in sorted(set(state.reactions or ())):
        found.setdefault(tuple([REACTIONS[card][kind] for kind in kinds]), card)
    return list(found.values())


def activated(course: Course, event: events.GuardActivated) -> None:
    course.active = course.state.guard_at(course.state.stage.board.numbers[event.space])


def moved(course: Course, event: events.GuardMoved) -> None:
    if course.ends != "reaction":
        course.path.append(event.end)


def leapt(course: Course, event: events.GuardLeapt) -> None:
    course.path += [*event.over, event.end]


HEARS: dict[type[Event], Callable[[Course, Any], None]] = {
    events.AttentionPlaced: placed,
    events.Rolled: rolled,
    events.Attacked: attacked,
    events.Hurt: hurt,
    events.OrderDrawn: drawn,
    events.CardBurned: burned,
    events.Lost: lost,
    events.ReactionDrawn: reacted,
    events.GuardActivated: activated,
    events.GuardMoved: moved,
    events.GuardLeapt: leapt,
}


# one step


def run(juncture: Juncture, script: Script, step: Step) -> Ran:
    """Runs a step on a copy of a juncture. Raises `Fork` where the script does not say how it goes on."""
    state = juncture.state.copy()
    course = Course(state, script, juncture.incidents)
    try:
        is_over = step(state, course)
    except StageOver:
        is_over = True
    after = Juncture(state, (*juncture.incidents, *course.incidents))
    if course.active is None:
        return Ran(after, None, None, is_over)
    stop = course.path[-1] if course.path else state.stage.board.names[course.active.space]
    return Ran(after, course.active.number, Track(tuple(course.path), stop, course.ends), is_over)
