"""Everything that changes during a stage, and nothing that does not.

Numbers, texts, tuples, and lists of them; no history, no content, no caches. `stage` refers to the shared surroundings.
Lists of tokens are kept in reading order of the map (top to bottom, left to right): equal positions are equal.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import NamedTuple

from noisecheck.engine.board import Geometry
from noisecheck.engine.cards import Die, OrderCard
from noisecheck.engine.records import LIST, MAYBE_LIST, RECORDS, Record, copied_by_fields, values
from noisecheck.engine.stage import Stage

SETUP_PHASE = "setup"
PLAYER_PHASE = "player"
ENEMY_PHASE = "enemy"
NOBODY = -1
NOWHERE = -1

ORDER_DECK = "orders"
REACTION_DECK = "reactions"

ORANGE = "orange"
GREEN = "green"

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
    bodies: list[Body] = field(default_factory=list, metadata=LIST)
    traps: list[Trap] = field(default_factory=list, metadata=LIST)
    charges: list[Charge] = field(default_factory=list, metadata=LIST)
    lock: Lock | None = None
    locked: int = 0  # doors, by number
    hacked: int = 0  # terminals
    taken: int = 0  # objectives
    face_down: int = 0  # objectives still face down
    resolved: int = 0  # event tokens
    cameras: str = ORANGE
    chaff: int = 0  # zones whose cameras and sensors are jammed this round
    system: list[str] | None = field(default=None, metadata=MAYBE_LIST)  # Otacon's System deck, top first
    beside: list[Beside] = field(default_factory=list, metadata=LIST)
    orders: list[OrderCard] | None = field(default=None, metadata=MAYBE_LIST)
    layers: tuple[int, ...] = ()  # unseen Order cards, blue on red (SET-16); below lie burned ones. Empty: one colour
    order: OrderCard | None = None  # in force, inside an enemy phase
    discard: list[OrderCard] = field(default_factory=list, metadata=LIST)
    reactions: list[str] | None = field(default=None, metadata=MAYBE_LIST)
    looked_at: tuple[str, ...] = ()  # decks whose top card the players know
    memory_box: list[str] = field(default_factory=list, metadata=LIST)  # equipment to choose from in the set-up
    phase: str = PLAYER_PHASE
    turn: int = NOBODY
    round: int = 1
    outcome: str = ""  # "won", or "lost: reason"
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

    def guard_spaces(self) -> int:
        occupied = 0
        for guard in self.guards:
            occupied |= 1 << guard.space
        return occupied

    def hero_spaces(self) -> int:
        occupied = 0
        for hero in self.heroes:
            occupied |= 1 << hero.space
        return occupied

    def occupied(self) -> int:
        """The spaces with a figure (MOV-1)."""
        occupied = 0
        for guard in self.guards:
            occupied |= 1 << guard.space
        for hero in self.heroes:
            occupied |= 1 << hero.space
        return occupied

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
            self.layers = tuple(max(0, size - (number == top)) for number, size in enumerate(self.layers))
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
    )
