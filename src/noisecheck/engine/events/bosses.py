"""Bosses: their decks, figures, tokens and tracks."""

from __future__ import annotations

from noisecheck.engine.events.kinds import Event, event


@event
class BossCardRevealed(Event):
    """The top card of the boss's deck was turned up; its "turn" or its "reaction" is resolved.

    `number` is the one in its words that half of the boss's Health changes (BOS-46), as it was then; 0 without one.
    """

    figure: str
    card: str
    side: str
    number: int


@event
class BossCardKept(Event):
    """The card just revealed lies on top of the deck again."""

    figure: str
    card: str


@event
class BossCardSeen(Event):
    """Players looked at a card on top of the boss's deck; it lies there still."""

    figure: str
    card: str


@event
class BossCardBuried(Event):
    """A card on top of the boss's deck, which players know, went to the bottom."""

    figure: str
    card: str


@event
class BossCardRaised(Event):
    """Of the cards on top of the boss's deck, which players know, this is the first now."""

    figure: str
    card: str


@event
class BossExposed(Event):
    """The boss's Defense is lower by so much to the end of the round."""

    figure: str
    points: int


@event
class AttackJammed(Event):
    """The boss attacks with that many fewer dice."""

    figure: str
    count: int


@event
class EvasionCut(Event):
    """The boss evades by that many spaces less."""

    figure: str
    spaces: int


@event
class HeroVeiled(Event):
    """The boss's next attack on this hero is lost."""

    hero: str


@event
class BossMoved(Event):
    figure: str
    start: str
    end: str
    facing: str


@event
class BossTurned(Event):
    """A boss looks another way where it stands."""

    figure: str
    space: str
    facing: str


@event
class BossTokenPlaced(Event):
    """A token of the boss lies or stands here now. `owner` is the hero whose crosshair it is, or whom a lock is on."""

    token: str
    owner: str
    space: str


@event
class BossTokenRemoved(Event):
    """A token of the boss left the map."""

    token: str
    owner: str
    space: str


@event
class Aimed(Event):
    """A hero looks through the scope."""

    hero: str
    space: str


@event
class BossTokenMoved(Event):
    token: str
    owner: str
    start: str
    end: str


@event
class BossTokenFlipped(Event):
    """A token that lay face down is turned up, and this is what it hid: the boss, or nothing."""

    token: str
    space: str
    face: str


@event
class BossHid(Event):
    """The boss's figure left the map; it is under one of its tokens again."""

    figure: str
    space: str


@event
class ThreatRaised(Event):
    figure: str
    threat: int


@event
class BossWounded(Event):
    """Half of the boss's Health is gone, and some is left."""

    figure: str


@event
class PastRead(Event):
    """A boss says what it knows of the games before this one: how many, ! placed, deaths, answers taken back."""

    figure: str
    games: int
    alarms: int
    deaths: int
    rewinds: int


@event
class ClueFound(Event):
    """Something shows that a boss has a secret. Words: `boss-clue-<secret>`."""

    figure: str
    secret: str


@event
class SecretLearned(Event):
    """A hero has found out, in the middle of the fight, what a boss does not want known."""

    hero: str
    figure: str
    secret: str


@event
class DogsLayDown(Event):
    """The boss's dogs lie down beside a hero under a box, who is left alone for that."""

    hero: str
    space: str


@event
class HeldOpen(Event):
    """Somebody holds the boss's armour open, for that many of its turns."""

    figure: str
    hero: str
    turns: int


@event
class BossDefeated(Event):
    figure: str
    space: str


@event
class TrackMoved(Event):
    """The marker of a boss's track lies on this step now."""

    figure: str
    ability: str


@event
class HeroControlled(Event):
    """The boss makes a hero attack this one."""

    figure: str
    hero: str
    target: str


@event
class BustToppled(Event):
    hero: str
    space: str


@event
class MindClosed(Event):
    """The boss no longer reads minds: this is its Defense now."""

    figure: str
    defense: int


@event
class BossReels(Event):
    """One blow was so hard that the boss does nothing in its next turn but look for a target."""

    figure: str


@event
class SkullTaken(Event):
    """The boss has gone down that many times now; the dice say whether he gets up again."""

    figure: str
    space: str
    skulls: int


@event
class BossHealed(Event):
    figure: str
    damage: int


@event
class HungOn(Event):
    """A hero was driven over the edge and hangs there."""

    hero: str
    space: str


@event
class ClimbedUp(Event):
    """A hero that hung there stands on the edge again, at the cost of actions."""

    hero: str
    space: str


@event
class PulledUp(Event):
    hero: str
    target: str
