"""Formats of what is saved, each with the day it began. Saves of every format load: they are brought up step by step.

A new format is one more entry with a function that makes a save of the format before into one of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

Saved = dict[str, Any]


def as_it_is(saved: Saved) -> Saved:
    """The first format was made of none."""
    return saved


class Format(NamedTuple):
    number: int
    since: str  # the day from which on it is written
    change: Callable[[Saved], Saved]  # makes it of the format before


class NoFormat(ValueError):
    """The save does not say a format that has ever been."""


class NewerFormat(ValueError):
    """The save was written by a newer noisecheck."""


GAMES = (Format(1, "2026-11-15", as_it_is),)


def newest(formats: Sequence[Format]) -> int:
    return formats[-1].number


def brought_up(saved: Saved, key: str, formats: Sequence[Format]) -> Saved:
    """What was saved in whatever format, in the newest one; `key` has its number. Raises `NoFormat`, `NewerFormat`."""
    found = saved.get(key)
    if not isinstance(found, int) or isinstance(found, bool) or found < formats[0].number:
        raise NoFormat(found)
    if found > newest(formats):
        raise NewerFormat(found)
    for each in formats:
        if each.number > found:
            saved = each.change(saved) | {key: each.number}
    return saved
