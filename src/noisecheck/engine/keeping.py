"""What was worked out before and is kept, because it is asked for again: the one home of caches.

Each has a bound, and none is part of what it is about: states, stages and boards hold no answers. Whatever is kept can
be thrown away at any time; then it is worked out again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Generic, ParamSpec, TypeVar, cast

P = ParamSpec("P")
K = TypeVar("K")
V = TypeVar("V")


def keep(most: int) -> Callable[[Callable[P, V]], Callable[P, V]]:
    """Keeps the last so many answers of a function, by its arguments."""

    def keeping(function: Callable[P, V]) -> Callable[P, V]:
        return cast("Callable[P, V]", lru_cache(most)(function))

    return keeping


class Kept(dict[K, V]):
    """At most so many answers by key, where it takes more than the key to find one. When it is full it begins anew."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: K, value: V) -> None:
        if len(self) >= self.most:
            self.clear()
        super().__setitem__(key, value)

    def cache_clear(self) -> None:
        """As the answers of functions are thrown away."""
        self.clear()


class LastKept(OrderedDict[K, V]):
    """The last so many answers by key, where each is dear: when it is full the oldest goes."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        if len(self) > self.most:
            self.popitem(last=False)


class Latest(Generic[K, V]):
    """The last answer with its key, for what is mostly asked again at once. The two are one value, for all threads."""

    def __init__(self, key: K, answer: V) -> None:
        self.first = self.kept = key, answer

    def cache_clear(self) -> None:
        self.kept = self.first
