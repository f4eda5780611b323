"""Trying things out in futures: by how much is one better than another, when a few tries are all there is?"""

from __future__ import annotations

from math import sqrt

DOUBT = 0.6  # standard errors that are taken off: of many things tried one looks good by chance
KNOWN = 4  # tries that the variance to expect counts for


class Trial:
    """What an opinion says of it beside the first choice, and how it went, try by try.

    `trust`: how much the opinion counts for beside what was seen. `spread`: the variance to expect between tries.
    """

    __slots__ = ("guess", "values")

    trust: float
    spread: float

    def __init__(self, guess: float) -> None:
        self.guess = guess
        self.values: list[float] = []

    def advantage(self, first: Trial) -> float:
        """By how much it is better than the first choice, given all doubt."""
        gains = [mine - other for mine, other in zip(self.values, first.values, strict=False)]
        if self is first or not gains:
            return self.guess
        tries, mean = len(gains), sum(gains) / len(gains)
        variance = (sum((gain - mean) ** 2 for gain in gains) + KNOWN * self.spread) / (tries + KNOWN)
        return (1 - self.trust) * mean + self.trust * self.guess - DOUBT * sqrt(variance / tries)
