"""Dice, Focus and abilities."""

from __future__ import annotations

from dataclasses import field

from noisecheck.engine.cards import Die
from noisecheck.engine.events.kinds import Event, event


@event
class Rolled(Event):
    """Dice were rolled, white first. Beside the facts: against whom, what a die must reach."""

    hero: str
    purpose: str
    dice: tuple[Die, ...]
    target: str = field(default="", kw_only=True)
    threshold: int = field(default=0, kw_only=True)


@event
class DieChanged(Event):
    hero: str
    by: str
    die: int
    before: Die
    after: Die


@event
class DiceAdded(Event):
    hero: str
    by: str
    dice: tuple[Die, ...]


@event
class DieGained(Event):
    """A roll is made with a die more."""

    hero: str
    by: str
    colour: str


@event
class DieWithheld(Event):
    """A roll is made with a die fewer."""

    hero: str
    by: str
    colour: str


@event
class FocusUsed(Event):
    hero: str
    token: str


@event
class FocusRefreshed(Event):
    hero: str
    token: str


@event
class AbilityUsed(Event):
    hero: str
    ability: str
