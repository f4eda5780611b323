"""Everything that changes during a stage, and nothing that does not.

Numbers, texts, tuples, and lists of them; no history, no content, no caches. `stage` refers to the shared surroundings.
Lists of tokens are kept in reading order of the map (top to bottom, left to right): equal positions are equal.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import NamedTuple

from noisecheck.engine.board import Bitset, Geometry
from noisecheck.engine.cards import Die, OrderCard
from noisecheck.engine.outcome import Outcome
from noisecheck.engine.records import (
    AS_TEXT,
    AS_TEXTS,
    LIST,
    MAYBE_LIST,
    MAYBE_RECORD,
    RECORDS,
    Record,
    copied_by_fields,
    values,
)
from noisecheck.engine.stage import Stage

SETUP_PHASE = "setup"
PLAYER_PHASE = "player"
ENEMY_PHASE = "enemy"
BOSS_PART = "boss"  # of the enemy phase, where guards have theirs first
NOBODY = -1
NOWHERE = -1

ORDER_DECK = "orders"
REACTION_DECK = "reactions"

ORANGE = "orange"
GREEN = "green"

GUARD = "guard"
HOSTAGE = "hostage"
SHADOW = "shadow"
DECOY = "decoy"
BUST = "bust"
CROSSHAIR = "crosshair"
LOCK_ON = "lock-on"
STANDING = (HOSTAGE, DECOY, SHADOW)  # tokens of a boss that count as figures (MOV-1)
FRIENDS = (HOSTAGE,)  # those of them that are no enemies

UNAWARE = ""
INVESTIGATE = "?"
ALERT = "!"


@copied_by_fields
@dataclass(slots=True)
class Card(Record):
    """An equipment card a hero carries, with the ammo, charge or special tokens left on it."""

    id: str
    tokens: int = 0


@copied_by_fields
@dataclass(slots=True)
class Hero(Record):
    id: str
    space: int
    damage: int = 0
    spent: int = 0  # Action tokens used this turn
    noisy: int = 0  # those of them that lie on noisy actions
    acted: bool = False
    inactive: tuple[str, ...] = ()  # Focus tokens turned over
    used: tuple[str, ...] = ()  # once-a-round abilities used
    attention: str = UNAWARE  # the side of the Attention token that is up, if it is on the map
    attention_space: int = NOWHERE
    disguised: bool = False  # Disguised Meryl (HER-5)
    boxed: bool = False  # under a cardboard box
    hostages: int = 0  # with the hero, on the way out (SET-7)
    gear: list[Card] = field(default_factory=list, metadata=RECORDS)


@copied_by_fields
@dataclass(slots=True)
class Guard(Record):
    space: int
    facing: int
    damage: int = 0
    ko: int = 0
    hurt_by: str = ""  # the hero who damaged it this turn (COM-8)
    checked: bool = False
    activated: bool = False
    number: int = field(default=0, compare=False)  # in the order of coming into play: who it is, not what it is like

    @property
    def kind(self) -> str:
        return GUARD


class Token(NamedTuple):
    """What a boss has on the map beside its figure: a hostage, decoys, crosshairs. `face` is what a decoy hides.

    `owner` is the hero whose crosshair it is, or whom a lock is on.
    """

    space: int
    kind: str
    damage: int = 0
    face: str = ""
    owner: str = ""

    def __repr__(self) -> str:
        """Digests are made of this, so it stays as it is."""
        return f"Token(space={self.space}, kind={self.name!r}, damage={self.damage}, face={self.face!r})"

    @property
    def name(self) -> str:
        """The kind and the owner, as notation and words have them: `crosshair-snake`."""
        return f"{self.kind}-{self.owner}" if self.owner else self.kind

    @property
    def facing(self) -> None:
        """It has no back that one could come from."""
        return None


class Mark(NamedTuple):
    """Something the rules of a boss have to remember: of a hero, if it is about one, or a fact that is a number."""

    kind: str
    hero: str = ""
    fact: str = ""
    number: int | None = None

    def __str__(self) -> str:
        number = "" if self.number is None else str(self.number)
        return "-".join(filter(None, (self.kind, self.hero, self.fact, number)))


@copied_by_fields
@dataclass(slots=True)
class Boss(Record):
    """The boss of a stage with its deck and dashboard. What track and marks mean is the business of its own file.

    The deck cycles and is never shuffled again (SET-17), so what players saw of it they know: `unseen` cards, below the
    `atop` ones that were put back on top; all cards under these have been seen, in this order. A card that is being
    resolved lies `open` and in no deck; one that comes up meanwhile lies over it.
    """

    id: str
    health: int
    body: Bitset = 0  # the spaces its figure covers; none while it is off the map
    facing: int = 0
    damage: int = 0
    track: int = 0  # where its marker stands
    marks: tuple[Mark, ...] = field(default=(), metadata=AS_TEXTS)  # in the order of their texts
    deck: list[str] = field(default_factory=list, metadata=LIST)  # top first
    unseen: int = 0
    atop: int = 0
    open: list[str] = field(default_factory=list, metadata=LIST)
    tokens: list[Token] = field(default_factory=list, metadata=LIST)

    @property
    def kind(self) -> str:
        return "boss"

    @property
    def space(self) -> int:
        """Where it stands, NOWHERE off the map; of several spaces the first in reading order."""
        return (self.body & -self.body).bit_length() - 1

    @property
    def is_beaten(self) -> bool:
        """COM-6: damage equal to or above its Health."""
        return self.damage >= self.health

    @property
    def is_wounded(self) -> bool:
        """BOS-46: half of its Health is gone, or more, and some is left."""
        return 2 * self.damage >= self.health > self.damage

    def mark(self, kind: str, hero: str = "", fact: str = "", number: int | None = None) -> None:
        """One more of these; equal marks count as often as they are there."""
        self.marks = tuple(sorted((*self.marks, Mark(kind, hero, fact, number)), key=str))

    def unmark(self, kind: str, hero: str = "") -> None:
        """None of this kind is left; or none of this hero's."""
        self.marks = tuple(mark for mark in self.marks if mark.kind != kind or (hero and mark.hero != hero))

    def marked(self, kind: str, hero: str = "") -> int:
        """How many of these there are."""
        return self.marks.count((kind, hero, "", None))

    def figures(self) -> list[Token]:
        """The tokens that count as figures, in reading order."""
        return [token for token in self.tokens if token.kind in STANDING]


Figure = Guard | Boss | Token


def number_of(figure: object) -> int | None:
    """The number of a guard; nobody else has one."""
    return figure.number if isinstance(figure, Guard) else None


class Body(NamedTuple):
    """A KO token with its stars, or a Dead token: no stars."""

    space: int
    stars: int
    tied: bool = False


class Trap(NamedTuple):
    space: int
    kind: str  # camera, laser or blank
    down: bool = True
    orange: int = NOWHERE
    green: int = NOWHERE

    @property
    def is_unturned(self) -> bool:
        """A camera that lies face up and has not been pointed anywhere yet (LOS-10)."""
        return self.kind == "camera" and not self.down and self.orange == NOWHERE


class Lock(NamedTuple):
    """Dice lying at a locked object this turn (ACT-11)."""

    name: str
    hero: str
    dice: tuple[Die, ...]


class Charge(NamedTuple):
    """An explosive on the map."""

    space: int
    kind: str
    owner: str


class Beside(NamedTuple):
    """A System card beside Otacon's dashboard, with the die on each of its slots; 0 is an empty slot (HER-12)."""

    card: str
    dice: tuple[int, ...]


@copied_by_fields
@dataclass(slots=True)
class State(Record):
    stage: Stage = field(compare=False, repr=False)  # shared by all positions on it
    heroes: list[Hero] = field(default_factory=list, metadata=RECORDS)
    guards: list[Guard] = field(default_factory=list, metadata=RECORDS)
    last_number: int = field(default=0, compare=False)  # of the guard that came into play last
    bodies: list[Body] = field(default_factory=list, metadata=LIST)
    traps: list[Trap] = field(default_factory=list, metadata=LIST)
    charges: list[Charge] = field(default_factory=list, metadata=LIST)
    lock: Lock | None = None
    locked: int = 0  # doors, by number
    hacked: int = 0  # terminals
    taken: int = 0  # objectives
    face_down: int = 0  # objectives still face down
    resolved: int = 0  # event tokens
    decided: tuple[str, ...] = ()  # what players chose at events, such as "A bluff", letter by letter
    cameras: str = ORANGE
    chaff: int = 0  # zones whose cameras and sensors are jammed this round
    system: list[str] | None = field(default=None, metadata=MAYBE_LIST)  # Otacon's System deck, top first
    beside: list[Beside] = field(default_factory=list, metadata=LIST)
    trace: int = 0  # steps of Otacon's Attention token on his terminal card, the last of them its turning (HER-16)
    orders: list[OrderCard] | None = field(default=None, metadata=MAYBE_LIST)
    layers: tuple[int, ...] = ()  # unseen Order cards, blue on red (SET-16); below lie burned ones. Empty: one colour
    order: OrderCard | None = None  # in force, inside an enemy phase
    discard: list[OrderCard] = field(default_factory=list, metadata=LIST)
    reactions: list[str] | None = field(default=None, metadata=MAYBE_LIST)
    looked_at: tuple[str, ...] = ()  # decks whose top card the players know
    memory_box: list[str] = field(default_factory=list, metadata=LIST)  # equipment to choose from in the set-up
    boss: Boss | None = field(default=None, metadata=MAYBE_RECORD)
    phase: str = PLAYER_PHASE
    part: int = 0  # of the enemy phase: the guards' or the boss's
    turn: int = NOBODY
    round: int = 1
    outcome: Outcome | None = field(default=None, metadata=AS_TEXT)
    dice: list[int] = field(default_factory=list, metadata=LIST)  # faces to come
    chance: int = 0

    @property
    def geometry(self) -> Geometry:
        return self.stage.board.geometries[self.locked]

    def hero(self, name: str) -> Hero:
        return next(hero for hero in self.heroes if hero.id == name)

    def guard_at(self, space: int) -> Guard | None:
        for guard in self.guards:
            if guard.space == space:
                return guard
        return None

    def bring_in(self, guard: Guard) -> None:
        """A guard comes into play, and gets the next number; that of a fallen one nobody gets again."""
        self.last_number += 1
        guard.number = self.last_number
        self.guards.append(guard)

    def guard_spaces(self) -> int:
        return spaces_of(self.guards)

    def is_opening(self) -> bool:
        """Up to the end of the first turn of the game."""
        return self.round == 1 and not any(hero.acted for hero in self.heroes)

    def hero_spaces(self) -> int:
        return spaces_of(self.heroes)

    def occupied(self) -> int:
        """The spaces with a figure (MOV-1)."""
        occupied = spaces_of(self.guards) | spaces_of(self.heroes)
        if self.boss is not None:
            occupied |= self.boss.body | spaces_of(self.boss.figures())
        return occupied

    def enemy_spaces(self) -> int:
        """The spaces with a figure that fights the heroes."""
        enemies = self.guard_spaces()
        if self.boss is not None:
            foes = [token for token in self.boss.figures() if token.kind not in FRIENDS]
            enemies |= self.boss.body | spaces_of(foes)
        return enemies

    def figure_at(self, space: int) -> Figure | None:
        """The figure in a space, unless it is a hero's."""
        guard = self.guard_at(space)
        if guard is not None or self.boss is None:
            return guard
        if self.boss.body >> space & 1:
            return self.boss
        return next((token for token in self.boss.figures() if token.space == space), None)

    def bodies_at(self, space: int) -> list[Body]:
        return [body for body in self.bodies if body.space == space]

    def place_body(self, body: Body) -> None:
        insort(self.bodies, body)

    def turn_top(self, deck: str) -> None:
        """The top card of a deck leaves its place; the one below it nobody knows."""
        if self.looked_at:
            self.looked_at = tuple(each for each in self.looked_at if each != deck)

    def take_order_card(self) -> OrderCard:
        """The top Order card leaves the deck, and the layer it was the top of is one thinner."""
        assert self.orders
        if self.layers:
            top = next((number for number, size in enumerate(self.layers) if size), 0)
            self.layers = (*self.layers[:top], max(0, self.layers[top] - 1), *self.layers[top + 1 :])
        self.turn_top(ORDER_DECK)
        card = self.orders.pop(0)
        if not self.orders:
            self.layers = ()
        return card

    def zone(self, space: int) -> int:
        return self.stage.zone_of[space]

    def digest(self) -> str:
        """A short fingerprint: two positions with the same one are the same position."""
        return blake2b(repr(values(self)).encode(), digest_size=8).hexdigest()


def spaces_of(things: Iterable[Hero | Guard | Token]) -> Bitset:
    """Where they stand."""
    spaces = 0
    for each in things:
        spaces |= 1 << each.space
    return spaces


def hidden(state: State) -> tuple[object, ...]:
    """What no player may know. Two moments between which it changed have a reveal between them."""
    return (
        state.chance,
        state.dice,
        state.orders,
        state.reactions,
        state.system,
        [trap for trap in state.traps if trap.down],
        state.looked_at,
        hidden_by_boss(state.boss),
    )


def hidden_by_boss(boss: Boss | None) -> tuple[object, ...]:
    """The order of the cards nobody has seen yet, and what lies under decoys."""
    if boss is None:
        return ()
    unseen = boss.deck[boss.atop : boss.atop + boss.unseen]
    return unseen, [token for token in boss.tokens if token.face]
