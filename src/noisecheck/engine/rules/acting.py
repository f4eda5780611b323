"""An action: how it is said, listed, refused and done (ACT-3, ACT-16).

What an action lets pass is listed by asking the very function that objects. Where a list is made faster, the objection
looks at the same geometry first. So a refusal and the list of options can never disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, NamedTuple

from noisecheck.engine.board import Board, bits
from noisecheck.engine.keeping import keep
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import KINDS, SPACE, Part, Phrase, phrase
from noisecheck.engine.stage import Stage
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Option, Table

Tries = Callable[..., Iterable[Any]]


def once(*asked: Any) -> Iterable[tuple[Any, ...]]:
    """What is said without parts is tried once."""
    return ((),)


def alone(*values: Any) -> Any:
    """The value of the one part there is."""
    return values[0] if values else None


WHICH_SPACE = Objection("ADJ-1", "which-space")


@dataclass(frozen=True, eq=False)  # compared by identity: options are looked up by their way
class Way:
    """One way to say an action.

    `objection` is asked with state, hero, perhaps a card, and the values of the parts; `tries` are those worth asking
    about, and `value` is what is made of them for the rule that performs it.
    """

    phrase: Phrase
    objection: Callable[..., Objection | None]
    tries: Callable[..., Iterable[tuple[Any, ...]]] = once
    value: Callable[..., Any] = alone


def one_by_one(tries: Tries) -> Callable[..., Iterable[tuple[Any, ...]]]:
    """For a way with one part: its values, as a way tries them."""
    return lambda *asked: [(value,) for value in tries(*asked)]


def beside(state: State, hero: Hero, *asked: Any) -> Iterable[tuple[int]]:
    """The spaces next to the hero, tried one after the other."""
    return [(space,) for space in bits(state.geometry.near[hero.space])]


def by_asking(ways: Iterable[Way], state: State, *asked: Any, known: tuple[Any, ...] = ()) -> list[Option]:
    """The options that nothing stands against; the first parts are `known`."""
    board = state.stage.board
    return [
        made(board, way, (*known, *values))
        for way in ways
        for values in way.tries(state, *asked)
        if not way.objection(state, *asked, *values)
    ]


def make(board: Board, way: Way, values: tuple[Any, ...]) -> Option:
    return way.phrase.option(*way.phrase.words(board, values), value=way.value(*values))


made = keep(4096)(make)  # the same few, asked for at every decision


def refuse(ways: Sequence[Way], rule: str, state: State, words: str, *asked: Any, known: int = 0) -> Objection | None:
    """What stands against these words: asked is the way they fit, else one that they come near to."""
    stage = state.stage
    way, values, missing = heard(tuple(ways), stage, words)
    if way is not None:
        objection = way.objection(state, *asked, *values[known:])
        is_of_nothing = missing and objection and "" in objection.facts.values()
        return which(rule, missing) if is_of_nothing else objection
    if missing:
        return which(rule, missing)
    nearest = max((way.phrase for way in ways), key=lambda said: said.fitting(stage, words))
    kind, stray = nearest.nonsense(stage, words, max(known, nearest.fitting(stage, words)))
    if kind == SPACE:
        return Objection("ADJ-1", "no-such-space", {"space": stray})
    return Objection(rule, "not-a-thing", {"words": stray or " ".join(words.split(" ")[known:])})


class Heard(NamedTuple):
    """The way that words fit, or else come near to, with the values of its parts; and what they leave out."""

    way: Way | None
    values: list[Any]
    missing: list[Part]


def make_out(ways: tuple[Way, ...], stage: Stage, words: str) -> Heard:
    missing = missing_in([way.phrase for way in ways], stage, words)
    read = ((way, way.phrase.read(stage, words)) for way in ways)
    near = ((way, way.phrase.split(words)) for way in ways)
    for way, found in chain(read, near):
        values = [None] if found is None else way.phrase.values(stage, found)
        if None not in values:
            return Heard(way, values, missing)
    return Heard(None, [], missing)


heard = keep(4096)(make_out)  # the likeliest words are asked about at every decision


def missing_in(phrases: Sequence[Phrase], stage: Stage, words: str) -> list[Part]:
    """What has to be said next to go on with these words; of ways that are as near, in the shortest."""
    found: dict[tuple[int, int], list[Part]] = {}
    for said in phrases:
        if part := said.missing(stage, words):
            found.setdefault((-said.fitting(stage, words), len(said.places)), []).append(part)
    return found[min(found)] if found else []


def which(rule: str, parts: Sequence[Part]) -> Objection:
    """One of these is not said."""
    if all(KINDS[part.kind].names == SPACE for part in parts):
        return WHICH_SPACE
    names = {part.name for part in parts}
    return Objection(rule, "which-thing", {"part": names.pop() if len(names) == 1 else "thing"})


class Action(NamedTuple):
    """One action. What its ways let pass is what `options` lists."""

    rule: str
    ways: tuple[Way, ...]
    options: Callable[[State, Hero], Sequence[Option]]
    perform: Callable[[State, Table, Hero, Any], object]
    cost: int | Callable[[Hero, Any], int]  # a function where it depends on what is chosen
    is_noisy: bool | Callable[[Any], bool] = False
    needs_a_guard: bool = False  # on an adjacent space; without one nobody asks for its options
    refusal: Callable[[State, Hero, str], Objection | None] | None = None  # where its ways depend on what is named

    def objection(self, state: State, hero: Hero, words: str) -> Objection | None:
        refusal = self.refusal
        return refusal(state, hero, words) if refusal else refuse(self.ways, self.rule, state, words, hero)


def tried(
    rule: str,
    *ways: Way,
    perform: Callable[[State, Table, Hero, Any], object],
    cost: int = 1,
    needs_a_guard: bool = False,
) -> Action:
    """An action whose ways are tried one after the other."""
    return Action(
        rule, ways, lambda state, hero: by_asking(ways, state, hero), perform, cost, needs_a_guard=needs_a_guard
    )


def by_itself(
    verb: str,
    rule: str,
    objection: Callable[[State, Hero], Objection | None],
    perform: Callable[[State, Table, Hero, Any], object],
    cost: int = 1,
) -> Action:
    """An action that is done to nothing in particular: its one option is its verb."""
    said = phrase(verb)
    options = (said.option(),)
    return Action(
        rule, (Way(said, objection),), lambda state, hero: () if objection(state, hero) else options, perform, cost
    )
