"""Locks, and what heroes carry."""

from __future__ import annotations

from noisecheck.engine.cards import Die
from noisecheck.engine.events.kinds import Event, event


@event
class DoorOpened(Event):
    hero: str
    door: str


@event
class LockHeld(Event):
    """The dice do not contain the combination yet."""

    hero: str
    lock: str
    dice: tuple[Die, ...]
    needs: tuple[str, ...]


@event
class LockLost(Event):
    """ACT-12: the progress at a locked object is gone."""

    hero: str
    lock: str


@event
class GearUsed(Event):
    """A card was used; on a space, a hero or nothing in particular."""

    hero: str
    gear: str
    target: str


@event
class GearFound(Event):
    """A card for the rest of the stage."""

    hero: str
    gear: str


@event
class GearDiscarded(Event):
    hero: str
    gear: str


@event
class TopCardSeen(Event):
    """The players know the top card of a deck now: "order" or "reaction"."""

    hero: str
    deck: str
    card: str


@event
class GuardTied(Event):
    hero: str
    space: str


@event
class RopeCut(Event):
    """A guard came onto a tied one; the rope is gone."""

    space: str


@event
class CardCharged(Event):
    """A card got a charge back; `tokens` are on it now."""

    hero: str
    gear: str
    tokens: int


@event
class HandedOut(Event):
    """The hero has all the grenades, missiles or mines that the stage gave them again."""

    hero: str


@event
class Resupplied(Event):
    """All cards of a hero have as many tokens on them as are printed."""

    hero: str
    space: str
