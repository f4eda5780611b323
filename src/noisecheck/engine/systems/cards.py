"""The System cards: slots to cover with dice, and how far each goes at levels 2, 3 and 4 (HER-11 to HER-13).

What a card does is in `effects.py`. *Distraction* is known (CON-2); all others are our own. Those of bosses have files
of their own and come in by `cast.py` (BOS-10).
"""

from __future__ import annotations

from dataclasses import dataclass

from noisecheck.engine.kinds import numbers
from noisecheck.engine.phrases import KINDS, PartKind
from noisecheck.engine.stage import Needs, Slot, Stage

LEVELS = (2, 3, 4)
ANY_TIME = ""  # in Otacon's turn
CAMERA_SEES = "camera-sees"  # a camera is about to alert a hero
RADIO_IN = "radio-in"  # the Order card Radio-In was drawn
BOSS_ATTACKS = "boss-attacks"  # the boss is about to attack a hero
BOSS_EVADES = "boss-evades"  # the boss is about to evade
ONE = (1, 1, 1)  # thing at each level, to which more is done the higher it is


@dataclass(frozen=True)
class SystemCard:
    """`slots` must all be covered. `counts`: how many things the effect reaches at each level."""

    slots: Needs
    counts: tuple[int, int, int] = (1, 2, 3)
    condition: str = ANY_TIME

    def count(self, level: int) -> int:
        return self.counts[LEVELS.index(level)]


def slots(text: str) -> Needs:
    return tuple(Slot(int(word[0]), word.endswith("+")) for word in text.split())


def deck_of(stage: Stage) -> tuple[str, ...]:
    """SET-22, BOS-10: the System deck of a stage: that of its boss, if there is one for it.

    Other bosses of VR missions have one of lent cards, for fights with a terminal. Their own stages have none, so no
    card is ever drawn there; but the deck is shuffled before the boss's, and with another number of cards in it every
    seed would be another fight.
    """
    if stage.boss in BOSS_DECKS:
        return BOSS_DECKS[stage.boss]
    return LENT_DECKS.get(stage.boss, SNEAKING_DECK) if stage.terminals else SNEAKING_DECK


SYSTEM_CARDS = {
    "distraction": SystemCard(slots("3+ 4+ 5")),  # turn guards to face a new path
    "door-control": SystemCard(slots("4+ 4+ 6"), counts=ONE),  # open a door up to this level; at 4 any
    "camera-loop": SystemCard(slots("2 5+"), condition=CAMERA_SEES),  # jam cameras and sensors of zones this round
    "lights-out": SystemCard(slots("4 5+")),  # turn ! tokens to ?
    "all-clear": SystemCard(slots("2+ 3+ 6")),  # take ? tokens off the map
    "elevator-override": SystemCard(slots("3+ 4")),  # heroes on elevators ride
    "sensor-control": SystemCard(slots("1 4+")),  # take uncovered traps off the map
    "radio-silence": SystemCard(slots("3 5+"), condition=RADIO_IN),  # zones into which Radio-In brings nobody
}
SNEAKING_DECK = tuple(SYSTEM_CARDS)
BOSS_DECKS: dict[str, tuple[str, ...]] = {}  # by boss, for those that have one
LENT_DECKS: dict[str, tuple[str, ...]] = {}  # by boss, for others: cards of those decks
MOST_BESIDE = 3  # HER-11
MOST_DICE = 4  # HER-12


KINDS["system"] = PartKind(lambda world, words: deck_of(world.stage), lambda stage, word: word in SYSTEM_CARDS)
KINDS["slot"] = numbers(lambda world, words: range(1, len(SYSTEM_CARDS[words["card"]].slots) + 1))
