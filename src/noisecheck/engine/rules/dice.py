"""One function rolls all dice of the game.

A roll has a purpose and a threshold. It stays open as long as anything can change it, own or lent, and whoever rolls is
asked until they pass. What the dice then mean is the business of the rule that rolled.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from noisecheck.engine import moments
from noisecheck.engine.cards import ATTENTION_FACE, Die
from noisecheck.engine.events import Rolled
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules import changes
from noisecheck.engine.rules.attention import draw_attention
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Decision, Table


class Purpose(NamedTuple):
    """Why dice are rolled, under which rule, what a die must reach to count, with which weapon, against whom.

    `is_defense`: an enemy's attack on the hero who rolls (COM-1); `guard` is the number of the one whose it is.
    """

    name: str
    rule: str
    threshold: int = 0
    weapon: str = ""
    is_defense: bool = False
    target: str = ""
    guard: int | None = None


def hits_of(dice: Iterable[Die], threshold: int) -> int:
    """COM-2: each die that reaches the threshold counts; a ! is not a number (ATT-6)."""
    return sum([die.face >= threshold for die in dice if die.face != ATTENTION_FACE])


@dataclass(slots=True)
class Roll:
    """An open roll. `fresh` are the positions of the dice that were rolled now, not lying there before.

    `made` are the changes made to it so far, one for each die they touched.
    """

    hero: Hero
    purpose: Purpose
    white: int
    black: int
    dice: list[Die]
    fresh: set[int]
    made: list[changes.Change] = field(default_factory=list)

    def hits(self) -> int:
        return hits_of(self.dice, self.purpose.threshold)

    def shows_attention(self) -> int:
        """ATT-4: how many ! there are in the final result; at a reroll only the dice rolled now count."""
        return [self.dice[each].face for each in self.fresh].count(ATTENTION_FACE)

    def is_as_rolled(self, number: int) -> bool:
        """Whether a die shows what it fell on: it was not changed up or down since it was last rolled."""
        touched = [change.kind for change in self.made if change.kind in ("add", "reroll") and change.die == number]
        return not touched or touched[-1] == "reroll"


PASS = phrase("pass").option()


def roll_dice(state: State, table: Table, hero: Hero, purpose: Purpose, white: int = 0, black: int = 0) -> Roll:
    """Rolls new dice for a hero."""
    roll = Roll(hero, purpose, white, black, [], set())
    let_change(state, table, roll)
    roll.dice = table.roll(roll.white, roll.black)
    roll.fresh = set(range(len(roll.dice)))
    return settle(state, table, roll)


def roll_again(
    state: State, table: Table, hero: Hero, purpose: Purpose, lying: Iterable[Die], again: Iterable[int]
) -> Roll:
    """Rolls some of the dice that lie at a locked object once more (ACT-11)."""
    roll = Roll(hero, purpose, 0, 0, list(lying), set(again))
    for each in sorted(roll.fresh):
        roll.dice[each] = table.roll_again(roll.dice[each])
    return settle(state, table, roll)


def settle(state: State, table: Table, roll: Roll) -> Roll:
    """The dice have fallen: they may be changed, then they count, and a white ! draws attention (ATT-4)."""
    if roll.dice:
        why = roll.purpose
        told = table.report(
            Rolled,
            roll.hero.id,
            why.name,
            tuple(roll.dice),
            target=why.target,
            threshold=why.threshold,
            rule=why.rule,
            guard=why.guard,
        )
        with table.because(told):
            let_change(state, table, roll)
            if shown := roll.shows_attention():
                draw_attention(state, table, roll.hero, "ATT-4")
                for take_part in moments.attention_rolled:
                    take_part(state, table, roll.hero, shown)
    return roll


def let_change(state: State, table: Table, roll: Roll) -> None:
    """FOC-2: the roll stays open while anything can change it; who rolls decides, also on what others lend."""
    while possible := changes.changes(state, roll):
        facts: dict[str, str | int] = {
            "purpose": roll.purpose.name,
            "threshold": roll.purpose.threshold,
            "target": roll.purpose.target,
            "white": roll.white,
            "black": roll.black,
            "heard": int(roll.shows_attention() > 0),
        }
        kind = "change-roll" if roll.dice else "before-roll"
        choice = table.ask(Decision(kind, roll.hero.id, [*possible, PASS], "FOC-2", facts, dice=tuple(roll.dice)))
        if choice is PASS:
            return
        changes.make(state, table, roll, choice.value)
