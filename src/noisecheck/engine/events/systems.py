"""Otacon: terminals and System cards."""

from __future__ import annotations

from noisecheck.engine.events.kinds import Event, event


@event
class TerminalHacked(Event):
    hero: str
    terminal: str


@event
class SystemDrawn(Event):
    """A System card lies beside the hero's dashboard now."""

    hero: str
    card: str


@event
class SystemReturned(Event):
    """A System card went back to the "top" or the "bottom" of its deck."""

    hero: str
    card: str
    place: str


@event
class SystemDiePlaced(Event):
    """A die that shows `face` lies on a slot of a System card, counted from 1."""

    hero: str
    card: str
    slot: int
    face: int


@event
class SystemDieRecalled(Event):
    hero: str
    card: str
    slot: int
    face: int


@event
class SystemResolved(Event):
    hero: str
    card: str
    level: int


@event
class Disconnected(Event):
    """System cards and the dice on them are lost."""

    hero: str


@event
class Traced(Event):
    """The hero's token on its terminal card lies on this space, counted from 1, with this side up."""

    hero: str
    space: int
    side: str


@event
class AttentionRemoved(Event):
    """An Attention token left the map without a guard."""

    hero: str
    side: str
    space: str


@event
class TrapRemoved(Event):
    space: str
    kind: str


@event
class ZoneJammed(Event):
    """Heroes ignore the cameras and sensors of this zone until the round is over."""

    zone: str


@event
class ZoneSilenced(Event):
    """Radio-In brings no guard into this zone."""

    zone: str
