"""Heroes on the map: moving, being seen, what they do to what lies there."""

from __future__ import annotations

from noisecheck.engine.events.kinds import Event, event


@event
class Moved(Event):
    hero: str
    start: str
    end: str


@event
class Leapt(Event):
    """A figure passed over these spaces."""

    figure: str
    over: tuple[str, ...]


@event
class Seen(Event):
    """A hero is in the line of sight of a guard or camera."""

    hero: str
    space: str
    watcher: str
    watcher_space: str


@event
class AttentionPlaced(Event):
    """A hero's Attention token lies here now, this side up."""

    hero: str
    side: str
    space: str


@event
class Knocked(Event):
    hero: str
    space: str


@event
class BodyTaken(Event):
    hero: str
    space: str
    stars: int


@event
class BodyDropped(Event):
    hero: str
    space: str
    stars: int


@event
class TrapFlipped(Event):
    space: str
    kind: str


@event
class CameraTurned(Event):
    """Players set the two cones of an uncovered camera."""

    space: str
    orange: str
    green: str


@event
class LaserTripped(Event):
    hero: str
    laser: str


@event
class EventReached(Event):
    letter: str
    hero: str


@event
class Decided(Event):
    """What players chose at an event."""

    letter: str
    hero: str
    choice: str


@event
class ObjectiveTaken(Event):
    hero: str
    space: str
    what: str  # objective, hostage


@event
class DisguiseGained(Event):
    hero: str
    space: str


@event
class DisguiseLost(Event):
    hero: str
    space: str


@event
class ObjectiveFlipped(Event):
    space: str


@event
class BoxLost(Event):
    """A hero is under a cardboard box no more."""

    hero: str
    space: str
