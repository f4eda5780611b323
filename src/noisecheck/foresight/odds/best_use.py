"""The best use of Focus in one roll: before the dice fall, and after it for every way they may fall.

Of what does the same, one is tried: dice in any order, faces that mean the same whatever the tokens that are left add
to them, and equal tokens, whoever lends them. What may be done is what the rules offer (`rules/changes.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import fsum
from typing import NamedTuple

from noisecheck.engine.cards import ATTENTION_FACE, BLACK, WHITE, Die
from noisecheck.engine.keeping import keep
from noisecheck.engine.rules.changes import ANY_COLOUR, Change, token_options
from noisecheck.engine.rules.dice import hits_of
from noisecheck.engine.rules.focus import TOKENS
from noisecheck.engine.rules.locks import contain
from noisecheck.engine.stage import Needs
from noisecheck.foresight.odds.dice import handfuls
from noisecheck.foresight.view.questions import turned

FACES = {WHITE: (ATTENTION_FACE, 2, 3, 4, 5, 6), BLACK: (1, 2, 3, 4, 5, 6)}
DICE = [Die(colour, face) for colour, faces in FACES.items() for face in {1, *faces}]  # a white 3 may be lowered to 1
DIGITS = 12  # so that what is equal is found to be
CERTAIN = 1 - 1e-12
MOST_HANDS = 4000  # ways the dice may lie, for one answer; where there are more, nothing is computed

Dice = tuple[tuple[Die, bool], ...]  # each with whether it was rolled now, and did not lie at a lock before
Alike = dict[tuple[Die, bool], tuple[Die, bool]]
Result = tuple[int, bool]  # hits, or whether the lock opens; whether a ! counts
Worths = dict[Result, float]  # the chance of an outcome, by what the dice come to


class TooMany(Exception):
    """There are more ways than somebody would wait for."""


class Hand(NamedTuple):
    """What will be rolled, or has been; and the Focus that is left."""

    dice: Dice
    tokens: tuple[str, ...]
    white: int = 0  # still to be rolled
    black: int = 0


class Aim(NamedTuple):
    """What the dice are for: hits, with a threshold, or a lock."""

    threshold: int
    needs: Needs
    wants: int = 0  # more hits, 1, or fewer, -1; 0: that depends

    def result(self, dice: Dice) -> Result:
        """COM-2, ACT-11: the hits, or whether the lock opens; ATT-4: and whether a ! is among the dice rolled now."""
        faces = [die for die, _ in dice]
        is_heard = any(is_fresh and die.face == ATTENTION_FACE for die, is_fresh in dice)
        if self.threshold:
            return hits_of(faces, self.threshold), is_heard
        return int(bool(self.needs) and contain(faces, self.needs)), is_heard

    def meaning(self, die: Die) -> object:
        """What a die counts for: a hit or not, or the slots it fits."""
        if self.threshold:
            return hits_of([die], self.threshold)
        return die.face != ATTENTION_FACE and tuple(slot.takes(die.face) for slot in self.needs)


def best_use(hand: Hand, again: bool, aim: Aim, worths: Worths, is_bad: bool) -> float | None:
    """The chance with the best use of Focus; None where there are too many ways to look at.

    Dice that are rolled `again` at a lock fall at once (ACT-11): nothing is done before that.
    """
    low, high = min(worths.values()), max(worths.values())
    if low == high:
        return low
    goods = {result: (high - worth if is_bad else worth - low) / (high - low) for result, worth in worths.items()}
    found = most_good(hand, again, *what_counts(aim, {result: round(good, DIGITS) for result, good in goods.items()}))
    return None if found is None else high - found * (high - low) if is_bad else low + found * (high - low)


def what_counts(aim: Aim, goods: Worths) -> tuple[Aim, tuple[tuple[Result, float], ...]]:
    """Where hits make no difference nothing counts but a !, and most faces are alike; else more hits may be better, or
    fewer."""
    by_hearing = [[goods[each] for each in sorted(goods) if each[1] == is_heard] for is_heard in (False, True)]
    if all(len(set(found)) == 1 for found in by_hearing):
        return Aim(0, ()), tuple(((0, is_heard), by_hearing[is_heard][0]) for is_heard in (False, True))
    grows = all(found == sorted(found) for found in by_hearing)
    falls = all(found == sorted(found, reverse=True) for found in by_hearing)
    return aim._replace(wants=(grows - falls) if aim.threshold else 0), tuple(sorted(goods.items()))


def look_for_most_good(hand: Hand, again: bool, aim: Aim, goods: tuple[tuple[Result, float], ...]) -> float | None:
    search = Best(aim, dict(goods))
    try:
        return search.rolled(hand) if again else search.chance(hand)
    except TooMany:
        return None


most_good = keep(1024)(look_for_most_good)  # the same blow is looked at again and again


class Best:
    """Looks for the best use of Focus: what the dice come to is to be worth as much as can be, at most 1."""

    def __init__(self, aim: Aim, worths: Worths) -> None:
        self.aim = aim
        self.worths = worths
        self.most = max(hits for hits, _ in worths)
        self.known: dict[Hand, float] = {}
        self.fallen: dict[tuple[tuple[str, ...], str, int], list[tuple[float, Dice]]] = {}
        self.same: dict[tuple[str, ...], Alike] = {}

    def worth(self, dice: Dice) -> float:
        """If the dice stay as they are; more hits than could be rolled come to what most do."""
        hits, is_heard = self.aim.result(dice)
        return self.worths[min(hits, self.most), is_heard]

    def chance(self, hand: Hand) -> float:
        """Raises `TooMany`."""
        found = self.known.get(hand)
        if found is None:
            if len(self.known) > MOST_HANDS:
                raise TooMany
            found = self.known[hand] = self.compute(hand)
        return found

    def compute(self, hand: Hand) -> float:
        found = self.rolled(hand) if hand.white or hand.black else self.worth(hand.dice)
        for changed in self.changed(hand):
            if found > CERTAIN:
                break
            found = max(found, changed)
        return found

    def rolled(self, hand: Hand) -> float:
        """The dice fall that are still to be rolled."""
        tokens = hand.tokens
        white, black = self.falls(tokens, WHITE, hand.white), self.falls(tokens, BLACK, hand.black)
        return fsum(
            chance * other_chance * self.lying((*hand.dice, *some, *others), tokens)
            for (chance, some), (other_chance, others) in product(white, black)
        )

    def falls(self, tokens: tuple[str, ...], colour: str, count: int) -> list[tuple[float, Dice]]:
        """What so many dice of a colour may show, with the chance of each."""
        found = self.fallen.get((tokens, colour, count))
        if found is None:
            same = self.alike(tokens)
            weights = Counter(same[Die(colour, face), True] for face in FACES[colour])
            found = [(ways / 6**count, dice) for ways, dice in handfuls(weights, count)]
            self.fallen[tokens, colour, count] = found
        return found

    def alike(self, tokens: tuple[str, ...]) -> Alike:
        found = self.same.get(tokens)
        if found is None:
            found = self.same[tokens] = alike(self.aim, tokens)
        return found

    def lying(self, dice: Dice, tokens: tuple[str, ...]) -> float:
        """The chance once the dice have fallen; in which order they lie does not matter."""
        same = self.alike(tokens)
        return self.chance(Hand(tuple(sorted([same[die] for die in dice])), tokens))

    def changed(self, hand: Hand) -> Iterator[float]:
        """FOC-2: the chance after each change the rules offer; dice that it rolls may fall any way."""
        dice = tuple(dict.fromkeys(hand.dice))
        shown = tuple([die for die, _ in dice])
        for token in dict.fromkeys(hand.tokens):
            left = without(hand.tokens, token)
            for option in token_options((token,), "", ANY_COLOUR, shown, hand.white > 0, hand.black > 0):
                if option.value.amount * self.aim.wants >= 0:
                    yield self.after(hand, left, option.value, dice)

    def after(self, hand: Hand, left: tuple[str, ...], change: Change, dice: Dice) -> float:
        white, black = change.colour == WHITE, change.colour == BLACK
        if change.kind == "take":
            return self.chance(hand._replace(tokens=left, white=hand.white - white, black=hand.black - black))
        if change.kind == "give" and (hand.white or hand.black):
            return self.chance(hand._replace(tokens=left, white=hand.white + white, black=hand.black + black))
        if change.kind == "give":
            return self.rolled(Hand(hand.dice, left, int(white), int(black)))
        at = hand.dice.index(dice[change.die])
        others, (die, is_fresh) = hand.dice[:at] + hand.dice[at + 1 :], hand.dice[at]
        if change.kind == "reroll":
            return self.rolled(Hand(others, left, int(die.colour == WHITE), int(die.colour == BLACK)))
        (lifted,) = turned(change._replace(die=0), [die])
        return self.lying((*others, (lifted, is_fresh)), left)


def without(tokens: tuple[str, ...], token: str) -> tuple[str, ...]:
    at = tokens.index(token)
    return tokens[:at] + tokens[at + 1 :]


# what means the same


def alike(aim: Aim, tokens: tuple[str, ...]) -> Alike:
    """One die for all that mean the same, now and after anything the tokens may do to it."""
    adding = tuple(token for token in tokens if TOKENS[token].adds)
    is_rolled_again = any(TOKENS[token].rerolls for token in tokens)
    found: dict[object, tuple[Die, bool]] = {}
    same = {}
    for die, is_fresh in product(DICE, (True, False)):
        is_bang = die.face == ATTENTION_FACE
        means = (is_rolled_again and die.colour, is_bang, is_bang and is_fresh, meanings(aim, die, adding))
        same[die, is_fresh] = found.setdefault(means, (die, is_fresh))
    return same


def meanings(aim: Aim, die: Die, adding: tuple[str, ...]) -> object:
    """What a die counts for, and would with each token that adds to it; ATT-6: nothing is added to a !."""
    then = [
        meanings(aim, turned(Change("", "add", amount=amount), [die])[0], without(adding, token))
        for token in (dict.fromkeys(adding) if die.face != ATTENTION_FACE else ())
        for amount in TOKENS[token].adds
        if amount * aim.wants >= 0
    ]
    return aim.meaning(die), tuple(then)
