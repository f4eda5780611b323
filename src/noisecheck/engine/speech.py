"""How facts become words.

The engine emits facts: a key and named values. Words for players live in the texts of the package, which installs its
voice here; without it the facts speak for themselves. That keeps the engine free of any language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from noisecheck.engine.cards import Die

Fact: TypeAlias = str | int | Die | tuple[Die | str, ...]
Facts: TypeAlias = Mapping[str, Fact]


def plain(key: str, facts: Facts) -> str:
    return " ".join([key, *(f"{name}={value}" for name, value in facts.items())])


voice: Callable[[str, Facts], str] = plain


def say(key: str, facts: Facts) -> str:
    return voice(key, facts)
