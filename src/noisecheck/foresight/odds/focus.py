"""The odds of a roll if whoever rolls uses the Focus at hand as well as can be.

What may be done to the dice is what the rules offer (`rules/changes.py`). For one outcome at a time the best use is
looked for: before the roll, and after it for every way the dice may fall, again and again until nothing is left or the
dice are as good as they get.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import permutations, product
from math import prod
from typing import NamedTuple

from noisecheck.engine.cards import ATTENTION_FACE, BLACK, WHITE, Die
from noisecheck.engine.keeping import keep
from noisecheck.engine.rules.changes import ANY_COLOUR, Change, token_options
from noisecheck.engine.rules.dice import hits_of
from noisecheck.engine.rules.focus import TOKENS, active_tokens, owners
from noisecheck.engine.rules.locks import contain
from noisecheck.engine.stage import Needs
from noisecheck.engine.state import Hero, State
from noisecheck.foresight.view.questions import turned

FACES = {WHITE: (ATTENTION_FACE, 2, 3, 4, 5, 6), BLACK: (1, 2, 3, 4, 5, 6)}
SAME = 1e-9
DIGITS = 12  # so that what is equal is found to be
MOST_HANDS = 6000  # ways the dice may lie, for one answer; where there are more, nothing is computed

Dice = tuple[tuple[Die, bool], ...]  # each with whether it was rolled now, and did not lie at a lock before
Outcome = tuple[str, str, str]  # a kind of chance, and the name and value of its one fact
Result = tuple[int, bool]  # hits, or whether the lock opens; whether a ! counts
Worths = tuple[tuple[Result, float], ...]  # the chance of an outcome, by what the dice come to
Tokens = tuple[tuple[str, tuple[str, ...]], ...]  # whose, own ones under no name


class TooMany(Exception):
    """There are more ways than somebody would wait for."""


class Hand(NamedTuple):
    """What will be rolled, or has been; and the Focus that is left."""

    dice: Dice
    tokens: Tokens
    white: int = 0  # still to be rolled
    black: int = 0


def tokens_at_hand(state: State, hero: Hero) -> Tokens:
    """FOC-2: the roller's own, and those lent to it for any use."""
    found = [("" if owner is hero else owner.id, active_tokens(state, owner)) for owner in owners(state, hero)]
    return tuple((owner, tokens) for owner, tokens in found if tokens)


class Aim(NamedTuple):
    """What the dice are for: hits, with a threshold, or a lock."""

    threshold: int
    needs: Needs

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


class Focused:
    """A roll that is about to be made. What comes of it is noted throw by throw, as it goes when nobody interferes.

    Dice that are rolled `again` at a lock fall at once (ACT-11): nothing is done before that.
    """

    def __init__(self, hand: Hand, again: bool, threshold: int, needs: Needs) -> None:
        self.hand = hand
        self.again = again
        self.aim = Aim(threshold, needs)
        self.weights: Counter[Result] = Counter()
        self.came: dict[Result, Counter[Outcome]] = {}
        self.plain: Counter[Outcome] = Counter()

    def note(self, weight: float, rolled: Iterable[Die], outcomes: Iterable[Outcome]) -> None:
        result = self.aim.result(self.hand.dice + tuple((die, True) for die in rolled))
        self.weights[result] += weight  # type: ignore[assignment]
        came = self.came.setdefault(result, Counter())
        for outcome in outcomes:
            came[outcome] += weight  # type: ignore[assignment]
            self.plain[outcome] += weight  # type: ignore[assignment]

    # what is asked

    def chance(self, outcome: Outcome, is_bad: bool) -> float | None:
        """Of an outcome, as high as can be, or as low if it is bad. None if Focus changes nothing, or if it takes too
        long to say."""
        results = product(range(1 + max(hits for hits, _ in self.weights)), (False, True))
        return self.best([(each, self.worth(outcome, each)) for each in results], is_bad, self.plain[outcome])

    def hit(self, is_bad: bool) -> float | None:
        """Of one hit or more."""
        plain = sum(weight for (hits, _), weight in self.weights.items() if hits)
        return self.best([(each, each[0]) for each in product((0, 1), (False, True))], is_bad, plain)

    def worth(self, outcome: Outcome, result: Result) -> float:
        """The chance of an outcome if the dice come to this; where they never did, as if it were heard or not."""
        hits, is_heard = result
        if result not in self.weights and outcome[0] == "attention":
            return float(is_heard)
        alike = result if result in self.weights else (hits, not is_heard)
        return round(self.came[alike][outcome] / self.weights[alike], DIGITS) if alike in self.weights else 0.0

    def best(self, worths: Iterable[tuple[Result, float]], is_bad: bool, plain: float) -> float | None:
        found = best_use(self.hand, self.again, self.aim, tuple(worths), is_bad)
        return None if found is None or abs(found - plain) < SAME else min(1.0, found)


def look_for_best_use(hand: Hand, again: bool, aim: Aim, worths: Worths, is_bad: bool) -> float | None:
    """The chance with the best use of Focus; None where there are too many ways to look at."""
    search = Best(*what_counts(aim, worths), is_bad, hand.tokens)
    lying = tuple((search.alike[die], is_fresh) for die, is_fresh in hand.dice)
    try:
        return search.rolled(hand._replace(dice=lying)) if again else search.chance(hand)
    except TooMany:
        return None


def what_counts(aim: Aim, worths: Worths) -> tuple[Aim, Worths]:
    """Where hits make no difference nothing counts but a !, and most faces are alike."""
    by_hearing = {is_heard: {worth for (_, heard), worth in worths if heard == is_heard} for is_heard in (False, True)}
    if any(len(found) > 1 for found in by_hearing.values()):
        return aim, worths
    return Aim(0, ()), tuple(((0, is_heard), worth) for is_heard, (worth,) in by_hearing.items())


best_use = keep(1024)(look_for_best_use)  # the same blow is looked at again and again


class Best:
    """Looks for the best use of Focus: it makes something as likely as can be, or with `is_bad` as unlikely.

    Faces that mean the same, whatever the tokens at hand add to them, count as one.
    """

    def __init__(self, aim: Aim, worths: Worths, is_bad: bool, tokens: Tokens) -> None:
        self.aim = aim
        self.worths = dict(worths)
        self.most = max(hits for hits, _ in self.worths)
        self.best: Callable[[float, float], float] = min if is_bad else max
        self.limit = min(self.worths.values()) if is_bad else max(self.worths.values())
        self.known: dict[Hand, float] = {}
        self.alike = alike(aim, tokens)
        self.faces = {colour: self.weighed(colour) for colour in FACES}

    def worth(self, dice: Dice) -> float:
        """If the dice stay as they are; more hits than could be rolled come to what most do."""
        hits, is_heard = self.aim.result(dice)
        return self.worths[min(hits, self.most), is_heard]

    def weighed(self, colour: str) -> list[tuple[float, Die]]:
        """The faces of a die that differ, with their chances."""
        counts = Counter(self.alike[Die(colour, face)] for face in FACES[colour])
        return [(count / len(FACES[colour]), die) for die, count in counts.items()]

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
        tried = set()
        for change, owner in changes_of(hand):
            if found == self.limit:
                break
            after = hand.dice[change.die] if change.kind in ("add", "reroll") else None
            if (change.source, owner, change.amount, after) not in tried:  # of dice that are alike one is enough
                tried.add((change.source, owner, change.amount, after))
                found = self.best(found, self.changed(hand, owner, change))
        return found

    def rolled(self, hand: Hand) -> float:
        """The dice fall that are still to be rolled."""
        colours = WHITE * hand.white + BLACK * hand.black
        ways: Counter[Dice] = Counter()
        for fallen in product(*(self.faces[colour] for colour in colours)):
            dice = laid(hand.dice + tuple((die, True) for _, die in fallen))
            ways[dice] += prod(chance for chance, _ in fallen)  # type: ignore[assignment]
        return sum(chance * self.chance(Hand(dice, hand.tokens)) for dice, chance in ways.items())

    def changed(self, hand: Hand, owner: str, change: Change) -> float:
        """The chance after a change; dice that it rolls may fall any way."""
        left = without(hand.tokens, owner, change.source)
        white, black = change.colour == WHITE, change.colour == BLACK
        if change.kind == "take":
            return self.chance(hand._replace(tokens=left, white=hand.white - white, black=hand.black - black))
        if change.kind == "give" and (hand.white or hand.black):
            return self.chance(hand._replace(tokens=left, white=hand.white + white, black=hand.black + black))
        if change.kind == "give":
            return self.again(hand.dice, change.colour, left)
        others, (die, is_fresh) = hand.dice[: change.die] + hand.dice[change.die + 1 :], hand.dice[change.die]
        if change.kind == "reroll":
            return self.again(others, die.colour, left)
        (turned_to,) = turned(change._replace(die=0), [die])
        return self.chance(Hand(laid((*others, (self.alike[turned_to], is_fresh))), left))

    def again(self, others: Dice, colour: str, left: Tokens) -> float:
        """One die is rolled to the others."""
        return sum(chance * self.chance(Hand(laid((*others, (die, True))), left)) for chance, die in self.faces[colour])


def alike(aim: Aim, tokens: Tokens) -> dict[Die, Die]:
    """One die for all that mean the same, now and after anything the tokens may add."""
    adding = [TOKENS[token].adds for _, own in tokens for token in own if TOKENS[token].adds]
    orders = [order for count in range(len(adding) + 1) for order in permutations(adding, count)]
    sums = [amounts for order in orders for amounts in product(*order)]
    found: dict[tuple[object, ...], Die] = {}
    result = {}
    for colour, faces in FACES.items():
        for face in {1, *faces}:  # a white die is lowered to 1, though it never falls on it
            die = Die(colour, face)
            means = tuple(aim.meaning(added(die, amounts)) for amounts in sums)
            result[die] = found.setdefault((colour, face == ATTENTION_FACE, means), die)
    return result


def added(die: Die, amounts: tuple[int, ...]) -> Die:
    """ATT-6: nothing is added to a !."""
    for amount in amounts if die.face != ATTENTION_FACE else ():
        (die,) = turned(Change("", "add", amount=amount), [die])
    return die


def changes_of(hand: Hand) -> Iterator[tuple[Change, str]]:
    """FOC-2: each change the rules offer, and whose token it takes."""
    dice = tuple(die for die, _ in hand.dice)
    for owner, tokens in hand.tokens:
        for option in token_options(tokens, owner, ANY_COLOUR, dice, hand.white > 0, hand.black > 0):
            yield option.value, owner


def laid(dice: Dice) -> Dice:
    """In which order they lie does not matter."""
    return tuple(sorted(dice))


def without(tokens: Tokens, owner: str, token: str) -> Tokens:
    found = [(each, tuple(one for one in own if (each, one) != (owner, token))) for each, own in tokens]
    return tuple((each, own) for each, own in found if own)
