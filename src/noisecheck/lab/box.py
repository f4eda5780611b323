"""Memory Boxes for the lab. A box is drawn by lot, so that there are games with each card and games without it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from noisecheck.engine.gear.catalogue import COPIES, GEAR
from noisecheck.engine.gear.loadout import starting_hero


@cache
def unlockable() -> tuple[str, ...]:
    """SET-10: every card a Memory Box can hold, copies too."""
    copies = [f"{card}-{number}" for card, count in COPIES.items() for number in range(2, count + 1)]
    return tuple(card for card in (*GEAR, *copies) if not starting_hero(card))


def drawn_box(count: int, seed: int) -> list[str]:
    """The box of all games with this seed."""
    return sorted(Random(f"memory box {seed}").sample(unlockable(), count))


def kinds_of(cards: Iterable[str]) -> list[str]:
    """Copies of a card are one kind."""
    return sorted({card if card in GEAR else card.rpartition("-")[0] for card in cards})
