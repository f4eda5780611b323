"""The game's rounds and turns, its set-up and its end."""

from __future__ import annotations

from noisecheck.engine.events.kinds import Event, event


@event
class Equipped(Event):
    hero: str
    gear: str


@event
class PutBack(Event):
    hero: str
    gear: str


@event
class RoundBegan(Event):
    round: int


@event
class TurnBegan(Event):
    hero: str


@event
class TurnEnded(Event):
    hero: str


@event
class Won(Event):
    pass


@event
class CardsUnlocked(Event):
    """Equipment for the Memory Box."""

    cards: tuple[str, ...]


@event
class Lost(Event):
    """`figure` is who was killed, if that was the reason."""

    reason: str
    figure: str
