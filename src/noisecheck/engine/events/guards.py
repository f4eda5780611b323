"""Guards and the enemy phase."""

from __future__ import annotations

from noisecheck.engine.events.kinds import Event, event


@event
class GuardPlaced(Event):
    space: str
    facing: str


@event
class OrderDrawn(Event):
    card: str


@event
class CardBurned(Event):
    """The top Order card was revealed and lies under the deck now."""

    card: str


@event
class NothingBurned(Event):
    """A card was to be burned, but the deck is empty."""


@event
class EnemyPhaseEnded(Event):
    pass


@event
class GuardWoke(Event):
    """A KO token with one star was removed; a guard will spawn there."""

    space: str


@event
class StarLost(Event):
    """A KO token was turned to its side with one star."""

    space: str


@event
class GuardSpawned(Event):
    space: str
    facing: str


@event
class CamerasFlipped(Event):
    """All cameras use the cone of this colour now."""

    colour: str


@event
class GuardActivated(Event):
    space: str
    facing: str


@event
class ModeChosen(Event):
    """The mode of the active guard and its reason: which token of whom, where, how far; who sees a body, from where."""

    space: str
    mode: str
    token: str
    owner: str
    target: str
    distance: int
    seen_by: str
    seen_from: str


@event
class PathChosen(Event):
    space: str
    path: tuple[str, ...]


@event
class PathBlocked(Event):
    """No space on the path is available: the guard ends its movement before this one."""

    space: str
    next_space: str


@event
class NoNewPath(Event):
    """The guard turned full circle and found no way to go."""

    space: str


@event
class GuardTurned(Event):
    space: str
    facing: str


@event
class GuardMoved(Event):
    start: str
    end: str
    facing: str


@event
class GuardLeapt(Event):
    start: str
    over: tuple[str, ...]
    end: str
    facing: str


@event
class ReactionDrawn(Event):
    space: str
    card: str


@event
class TokenRemoved(Event):
    """A guard removed the token it stood on: "ko", "dead", "!" or "?"; `owner` is the hero of an Attention token."""

    space: str
    token: str
    owner: str


@event
class GuardDone(Event):
    """A guard's activation is over."""

    space: str
    facing: str
