"""Attacks and damage."""

from __future__ import annotations

from noisecheck.engine.events.kinds import Event, event


@event
class Attacked(Event):
    """`hits` dice reached the target's Defense."""

    attacker: str
    target: str
    space: str
    hits: int


@event
class Hurt(Event):
    """A figure took damage; `kind` is "hit" or "ko"."""

    figure: str
    space: str
    damage: int
    kind: str


@event
class KnockedOut(Event):
    space: str


@event
class Killed(Event):
    figure: str
    space: str


@event
class BeganHurt(Event):
    """A hero brought damage along from before the stage."""

    hero: str
    damage: int


@event
class Healed(Event):
    hero: str
    damage: int


@event
class Shielded(Event):
    """A hero gets in the way of a shot at somebody else."""

    hero: str
    figure: str
