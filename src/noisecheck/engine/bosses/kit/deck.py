"""The boss's deck: it cycles and is never shuffled again (SET-17), so players come to know it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from noisecheck.engine.bosses.kit.boss_rules import BossFallen, boss_of, rules_of
from noisecheck.engine.events import BossCardBuried, BossCardKept, BossCardRaised, BossCardRevealed, BossCardSeen
from noisecheck.engine.rules.outcome import StageOver
from noisecheck.engine.state import State
from noisecheck.engine.table import Table


@contextmanager
def resolving(state: State, table: Table, side: str, rule: str) -> Iterator[str]:
    """SET-17: the top card is turned up, and when it is resolved it goes to the bottom, also if the fight ended in it.

    `side` is the part of it that is resolved: "turn" or "reaction". Cards that come up meanwhile are done before it.
    """
    card, boss = turn_up(state), boss_of(state)
    number = rules_of(boss).numbers(state).get(card, 0)
    with table.because(table.report(BossCardRevealed, boss.id, card, side, number, rule=rule)):
        try:
            yield card
        except (BossFallen, StageOver):
            put_under(state, card)
            raise
    put_under(state, card)


def turn_up(state: State) -> str:
    """The top card lies open from now on, and everybody knows it."""
    boss = boss_of(state)
    boss.open.append(boss.deck.pop(0))
    if boss.atop:
        boss.atop -= 1
    elif boss.unseen:
        boss.unseen -= 1
    return boss.open[-1]


def put_under(state: State, card: str) -> None:
    """An open card goes to the bottom, unless it lies elsewhere by now."""
    boss = boss_of(state)
    if card in boss.open:
        boss.open.remove(card)
        boss.deck.append(card)


def keep_on_top(state: State, table: Table, rule: str) -> None:
    """SET-17: the open card says otherwise: it goes back on top, where everybody knows it."""
    boss = boss_of(state)
    boss.deck.insert(0, boss.open.pop())
    boss.atop += bool(boss.unseen)  # above cards that are all known it is one of them
    table.report(BossCardKept, boss.id, boss.deck[0], rule=rule)


# what System cards do to it (HER-13)


def read(state: State, table: Table, count: int, rule: str) -> list[str]:
    """Players look at that many cards on top, and know them from now on. Returns these cards."""
    boss = boss_of(state)
    for card in boss.deck[boss.atop : count]:
        if boss.unseen:
            boss.atop, boss.unseen = boss.atop + 1, boss.unseen - 1
            table.report(BossCardSeen, boss.id, card, rule=rule)
    if not boss.unseen:
        boss.atop = 0  # above cards that are all known they are some of them
    return boss.deck[:count]


def bury(state: State, table: Table, card: str, rule: str) -> None:
    """One of the known cards on top goes to the bottom."""
    boss = boss_of(state)
    boss.deck.remove(card)
    boss.deck.append(card)
    boss.atop -= bool(boss.atop)
    table.report(BossCardBuried, boss.id, card, rule=rule)


def pull_up(state: State, table: Table, card: str, rule: str) -> None:
    """One of the known cards on top becomes the first of them."""
    boss = boss_of(state)
    boss.deck.remove(card)
    boss.deck.insert(0, card)
    table.report(BossCardRaised, boss.id, card, rule=rule)
