"""The odds of a roll if whoever rolls uses the Focus at hand as well as can be.

For one outcome at a time the best use is looked for (`best_use.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product
from math import fsum

from noisecheck.engine.cards import Die
from noisecheck.engine.rules.focus import TOKENS, active_tokens, owners
from noisecheck.engine.stage import Needs
from noisecheck.engine.state import Hero, State
from noisecheck.foresight.odds.best_use import DIGITS, Aim, Hand, Result, Worths, best_use

SAME = 1e-9

Outcome = tuple[str, str, str]  # a kind of chance, and the name and value of its one fact


def tokens_at_hand(state: State, hero: Hero) -> tuple[str, ...]:
    """FOC-2: the roller's own, and those lent to it for any use, as far as they change dice."""
    found = [token for owner in owners(state, hero) for token in active_tokens(state, owner)]
    return tuple(sorted(token for token in found if TOKENS[token].changes_dice))


class Focused:
    """A roll that is about to be made. What comes of it is noted throw by throw, as it goes when nobody interferes.

    Dice that are rolled `again` at a lock fall at once (ACT-11): nothing is done before that.
    """

    def __init__(self, hand: Hand, again: bool, threshold: int, needs: Needs) -> None:
        self.hand = hand
        self.again = again
        self.aim = Aim(threshold, needs)
        self.weights: Counter[Result] = Counter()
        self.beyond: Counter[Result] = Counter()  # of what only a die more comes to
        self.came: dict[Result, Counter[Outcome]] = {}
        self.plain: Counter[Outcome] = Counter()

    def note(self, weight: float, rolled: Iterable[Die], outcomes: Iterable[Outcome]) -> None:
        result = self.result(rolled)
        self.weights[result] += weight  # type: ignore[assignment]
        came = self.came.setdefault(result, Counter())
        for outcome in outcomes:
            came[outcome] += weight  # type: ignore[assignment]
            self.plain[outcome] += weight  # type: ignore[assignment]

    def note_with_more(self, weight: float, rolled: Iterable[Die], outcomes: Iterable[Outcome]) -> None:
        """FOC-6: the same with a die more, where it comes to what the others alone never did."""
        result = self.result(rolled)
        if result in self.weights:
            return
        self.beyond[result] += weight  # type: ignore[assignment]
        came = self.came.setdefault(result, Counter())
        for outcome in outcomes:
            came[outcome] += weight  # type: ignore[assignment]

    def result(self, rolled: Iterable[Die]) -> Result:
        return self.aim.result(self.hand.dice + tuple((die, True) for die in rolled))

    # what is asked

    def chance(self, outcome: Outcome, is_bad: bool) -> float | None:
        """Of an outcome, as high as can be, or as low if it is bad. None if Focus changes nothing, or if it takes too
        long to say."""
        results = product(range(1 + max(hits for hits, _ in self.came)), (False, True))
        return self.best({each: self.worth(outcome, each) for each in results}, is_bad, self.plain[outcome])

    def hit(self, is_bad: bool) -> float | None:
        """Of one hit or more."""
        plain = fsum(weight for (hits, _), weight in self.weights.items() if hits)
        return self.best({each: each[0] for each in product((0, 1), (False, True))}, is_bad, plain)

    def worth(self, outcome: Outcome, result: Result) -> float:
        """The chance of an outcome if the dice come to this; where they never did, as if it were heard or not."""
        hits, is_heard = result
        if result not in self.came and outcome[0] == "attention":
            return float(is_heard)
        alike = result if result in self.came else (hits, not is_heard)
        weight = self.weights[alike] or self.beyond[alike]
        return round(self.came[alike][outcome] / weight, DIGITS) if weight else 0.0

    def best(self, worths: Worths, is_bad: bool, plain: float) -> float | None:
        found = best_use(self.hand, self.again, self.aim, worths, is_bad)
        return None if found is None or abs(found - plain) < SAME else min(1.0, found)
