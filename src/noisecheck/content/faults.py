"""What is wrong with a stage: a `Fault` each, with the file, the line, the offending value and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import NamedTuple

LONGEST = 60  # of a value in a message
MANY = 12  # more names than that are not listed if one of them must be meant


class Fault(NamedTuple):
    """One thing wrong. `known` lists what could have stood there, where that is a short list."""

    file: str
    line: int
    value: str
    problem: str
    known: tuple[str, ...] = ()

    def __str__(self) -> str:
        text = f"{self.file}:{self.line}: {self.problem}"
        if self.value:
            text += f": {self.value}"
        if self.known:
            close = get_close_matches(self.value.strip("'\""), self.known, 1)
            meant = [f"did you mean {close[0]!r}?"] if close else []
            listed = [f"known: {', '.join(self.known)}"] if not close or len(self.known) <= MANY else []
            text += f" ({' '.join([*meant, *listed])})"
        return text


def fault(file: str, line: int, value: object, problem: str, known: Iterable[object] = ()) -> Fault:
    return Fault(file, line, shown(value), problem, tuple(map(str, known)))


def shown(value: object) -> str:
    """A value as a message shows it: whatever it is, on one line and not too long."""
    if value is None:
        return ""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    try:
        text = repr(value)
    except ValueError:  # a number of more digits than Python prints
        return "a very long number"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
