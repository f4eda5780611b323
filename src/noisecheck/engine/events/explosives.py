"""What flies, lies in wait and goes off."""

from __future__ import annotations

from noisecheck.engine.events.kinds import Event, event


@event
class Exploded(Event):
    """`gear` went off in this space."""

    gear: str
    space: str


@event
class MissileFlew(Event):
    start: str
    end: str
    facing: str


@event
class MissileLost(Event):
    """A missile left the map, or its flight ended without meeting anything."""

    space: str


@event
class MissileLaunched(Event):
    """A hero launches a missile that the stage handed out; it starts in this space."""

    hero: str
    space: str


@event
class MissileEvaded(Event):
    """A missile ended where this boss was to be hit, and it is there no more."""

    figure: str
    space: str


@event
class SalvoFired(Event):
    """A hero fires that many of the missiles handed out by the stage at the boss in sight."""

    hero: str
    space: str
    missiles: int


@event
class GrenadeThrown(Event):
    """A hero throws a grenade that the stage handed out; dice say how far it goes."""

    hero: str
    space: str


@event
class GrenadeFlew(Event):
    start: str
    end: str
    facing: str


@event
class GrenadeWasted(Event):
    """A grenade hit an obstacle or left the map behind this space."""

    space: str


@event
class MineLaid(Event):
    """A hero lays a claymore that the stage handed out."""

    hero: str
    space: str


@event
class ChaffSettled(Event):
    """Cameras and sensors work again everywhere."""
