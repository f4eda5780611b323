"""A question as an agent gets it: which actions answer it, and how.

One action is one option, but for guards that have several equal ways: there can be over a hundred, and their number on
a list would mean nothing. So a way is chosen where ways part: `path c3` keeps those that go on to c3, and as long as
more than one is left the question stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from noisecheck.engine.table import Decision, Option
from noisecheck.env.catalogue import Catalogue

PATH = "path"


class NumberedQuestion(NamedTuple):
    """A decision with the options that are still open and, for every action, those it leaves."""

    decision: Decision
    options: Sequence[Option]
    answers: dict[int, list[Option]]

    def narrowed(self, catalogue: Catalogue, action: int) -> NumberedQuestion:
        """The same question after an action that leaves more than one option."""
        return ask(catalogue, self.decision, self.answers[action])


def ask(catalogue: Catalogue, decision: Decision, options: Sequence[Option] = ()) -> NumberedQuestion:
    options = options or decision.options
    answers: dict[int, list[Option]] = {}
    for option, text in zip(options, texts(catalogue, decision, options), strict=True):
        answers.setdefault(catalogue.number(text), []).append(option)
    return NumberedQuestion(decision, options, answers)


def texts(catalogue: Catalogue, decision: Decision, options: Sequence[Option]) -> list[str]:
    """What each option is called as an action. Equal ways are equally long, so they part before one of them ends."""
    if decision.kind != PATH:
        return [str(option) for option in options]
    ways = [option.value for option in options]
    parting = next(number for number, spaces in enumerate(zip(*ways, strict=True)) if len(set(spaces)) > 1)
    return [f"{PATH} {catalogue.names[way[parting]]}" for way in ways]
