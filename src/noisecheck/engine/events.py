"""What happened, as typed facts.

Every event names the rule that caused it and the index of the event it follows from. Log, animation, statistics, "why?"
and replay read this one stream; nobody parses text. Spaces and figures are named, not numbered, so an event means the
same outside its game.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, dataclass_transform

KINDS: dict[str, type[Event]] = {}


@dataclass(slots=True, repr=False)
class Event:
    rule: str = field(kw_only=True)
    cause: int | None = field(default=None, kw_only=True)

    def facts(self) -> dict[str, Any]:
        """The event's own facts by name, without what stands beside them: rule, cause, what a roll is for."""
        return {each.name: getattr(self, each.name) for each in fields(self) if not each.kw_only}

    def __repr__(self) -> str:
        given = ", ".join(repr(value) for value in self.facts().values())
        return f"{type(self).__name__}({given}{', ' if given else ''}rule={self.rule!r})"


@dataclass_transform(eq_default=True, field_specifiers=(field,))
def event(cls: type[Any]) -> Any:
    made = dataclass(slots=True, repr=False)(cls)
    KINDS[made.__name__] = made
    return made


# rounds


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
    reason: str


# heroes on the map


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
class ObjectiveTaken(Event):
    hero: str
    space: str


# dice and Focus


@event
class Rolled(Event):
    """Dice were rolled: `dice` are their texts, white first. Beside the facts: against whom, what a die must reach."""

    hero: str
    purpose: str
    dice: tuple[str, ...]
    target: str = field(default="", kw_only=True)
    threshold: int = field(default=0, kw_only=True)


@event
class DieChanged(Event):
    hero: str
    by: str
    die: int
    before: str
    after: str


@event
class DiceAdded(Event):
    hero: str
    by: str
    dice: tuple[str, ...]


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


# attacks


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


# locks and gear


@event
class DoorOpened(Event):
    hero: str
    door: str


@event
class LockHeld(Event):
    """The dice do not contain the combination yet."""

    hero: str
    lock: str
    dice: tuple[str, ...]
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
class GearDiscarded(Event):
    hero: str
    gear: str


# guards


@event
class GuardPlaced(Event):
    space: str
    facing: str


# the enemy phase


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
    """A KO token with one star was removed; a guard is to spawn there."""

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


# explosives


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
    """A hero fires so many missiles that the stage handed out at the boss it sees."""

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


# Meryl and Gray Fox


@event
class DisguiseGained(Event):
    hero: str
    space: str


@event
class DisguiseLost(Event):
    hero: str
    space: str


@event
class CardCharged(Event):
    """A card got a charge back; `tokens` are on it now."""

    hero: str
    gear: str
    tokens: int


# Otacon


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


# what heroes carry


@event
class Healed(Event):
    hero: str
    damage: int


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
class ObjectiveFlipped(Event):
    space: str


@event
class BoxLost(Event):
    """A hero is under a cardboard box no more."""

    hero: str
    space: str


# bosses


@event
class BossCardRevealed(Event):
    """The top card of the boss's deck was turned up; its "turn" or its "reaction" is resolved."""

    figure: str
    card: str
    side: str


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
    """The boss attacks with so many dice fewer."""

    figure: str
    count: int


@event
class EvasionCut(Event):
    """The boss evades so many spaces less."""

    figure: str
    spaces: int


@event
class HandedOut(Event):
    """The hero has all grenades, missiles or mines again that the stage gave it."""

    hero: str


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
    """A token of the boss lies or stands here now."""

    token: str
    space: str


@event
class BossTokenRemoved(Event):
    """A token of the boss left the map."""

    token: str
    space: str


@event
class Aimed(Event):
    """A hero looks through the scope."""

    hero: str
    space: str


@event
class BossTokenMoved(Event):
    token: str
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
class BossDefeated(Event):
    figure: str
    space: str


@event
class Resupplied(Event):
    """All cards of a hero have as many tokens on them as are printed."""

    hero: str
    space: str


@event
class Shielded(Event):
    """A hero gets in the way of a shot at somebody else."""

    hero: str
    figure: str


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
    """The boss went down for so many times now; whether he gets up again the dice say."""

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


# the set-up


@event
class Equipped(Event):
    hero: str
    gear: str


@event
class PutBack(Event):
    hero: str
    gear: str
