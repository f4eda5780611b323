"""The best use of Focus: found by trying what differs, it is what trying everything finds."""

from collections.abc import Iterator
from itertools import product

import pytest

from noisecheck.engine.cards import BLACK, WHITE, Die
from noisecheck.engine.rules.changes import ANY_COLOUR, Change, token_options
from noisecheck.engine.stage import Slot
from noisecheck.foresight.odds.best_use import FACES, Aim, Hand, Worths, best_use
from noisecheck.foresight.view.questions import turned
from tests.table import rule

HIT = {(hits, heard): float(hits > 0) for hits, heard in product(range(4), (False, True))}
TWO_HITS = {(hits, heard): 0.25 if hits < 2 else 0.75 for hits, heard in product(range(4), (False, True))}
ONE_HIT_UNHEARD = {(hits, heard): float(hits == 1 and not heard) for hits, heard in product(range(4), (False, True))}
HEARD = {(hits, heard): float(heard) for hits, heard in product(range(4), (False, True))}
OPEN = {(hits, heard): float(hits) for hits, heard in product((0, 1), (False, True))}
LOCK = Aim(0, (Slot(4, True), Slot(2, False)))


class Everything:
    """Tries every token on every die, and every face of every die that is rolled: slow, and plain to see."""

    def __init__(self, aim: Aim, worths: Worths, is_bad: bool) -> None:
        self.aim, self.worths = aim, worths
        self.best = min if is_bad else max

    def chance(self, hand: Hand) -> float:
        stays = self.rolled(hand) if hand.white or hand.black else self.worths[self.aim.result(hand.dice)]
        return self.best([stays, *self.changed(hand)])

    def rolled(self, hand: Hand) -> float:
        colours = WHITE * hand.white + BLACK * hand.black
        fallen = product(*([(Die(colour, face), True) for face in FACES[colour]] for colour in colours))
        ways = [self.chance(Hand((*hand.dice, *dice), hand.tokens)) for dice in fallen]
        return sum(ways) / len(ways)

    def changed(self, hand: Hand) -> Iterator[float]:
        dice = tuple(die for die, _ in hand.dice)
        for at, token in enumerate(hand.tokens):
            left = hand._replace(tokens=hand.tokens[:at] + hand.tokens[at + 1 :])
            for option in token_options((token,), "", ANY_COLOUR, dice, hand.white > 0, hand.black > 0):
                yield self.after(left, option.value)

    def after(self, left: Hand, change: Change) -> float:
        more = {"give": 1, "take": -1}.get(change.kind, 0)
        white, black = more * (change.colour == WHITE), more * (change.colour == BLACK)
        if more and not left.dice:
            return self.chance(left._replace(white=left.white + white, black=left.black + black))
        if more:
            return self.rolled(left._replace(white=white, black=black))
        die, is_fresh = left.dice[change.die]
        others = left.dice[: change.die] + left.dice[change.die + 1 :]
        if change.kind == "reroll":
            return self.rolled(Hand(others, left.tokens, int(die.colour == WHITE), int(die.colour == BLACK)))
        return self.chance(Hand((*others, (turned(change._replace(die=0), [die])[0], is_fresh)), left.tokens))


@rule("FOC-2", "FOC-6", "FOC-7")
@pytest.mark.parametrize("is_bad", [False, True])
@pytest.mark.parametrize(
    ("aim", "worths", "white", "black", "tokens"),
    [
        (Aim(4, ()), HIT, 1, 0, ("minus-2", "minus-white-or-move", "plus-2", "reroll")),
        (Aim(6, ()), TWO_HITS, 1, 1, ("plus-2", "plus-minus-1", "plus-2")),
        (Aim(5, ()), TWO_HITS, 1, 1, ("plus-minus-1", "plus-white", "reroll-black")),
        (Aim(3, ()), ONE_HIT_UNHEARD, 1, 1, ("plus-minus-2", "reroll")),
        (Aim(3, ()), HEARD, 2, 0, ("minus-white-or-move", "reroll")),
        (LOCK, OPEN, 1, 1, ("plus-minus-1", "plus-minus-2")),
        (LOCK, OPEN, 0, 2, ("plus-black", "reroll-black")),
    ],
)
def test_what_is_tried_once_for_all_alike_comes_to_what_every_single_way_does(
    aim: Aim, worths: Worths, white: int, black: int, tokens: tuple[str, ...], is_bad: bool
) -> None:
    hand = Hand((), tokens, white, black)

    assert best_use(hand, False, aim, worths, is_bad) == pytest.approx(Everything(aim, worths, is_bad).chance(hand))


@rule("FOC-2", "ACT-11")
@pytest.mark.parametrize("is_bad", [False, True])
def test_dice_that_lay_at_a_lock_before_count_with_those_rolled_again(is_bad: bool) -> None:
    hand = Hand(((Die(WHITE, 0), False), (Die(BLACK, 3), False)), ("plus-minus-1", "reroll"), 1, 0)

    assert best_use(hand, True, LOCK, OPEN, is_bad) == pytest.approx(Everything(LOCK, OPEN, is_bad).rolled(hand))
