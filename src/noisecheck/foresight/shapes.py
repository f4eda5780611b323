"""A game as others see it: typed, plain, and with nothing hidden in it. The browser gets exactly these.

Ids only, no words: whoever shows them has the catalogue. Spaces are named as on the map (`c4`), dice are `w4`, `b!`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

SpaceName: TypeAlias = str
Facing: TypeAlias = Literal["N", "E", "S", "W"]
Facts: TypeAlias = dict[str, str | int | list[str]]


# the map, which never changes


class Space(Struct):
    name: SpaceName
    kind: Literal["floor", "obstacle", "hole"]
    zone: str | None
    icon: Literal["", "N", "E", "S", "W", "turn"]


class Door(Struct):
    """`first` is the space its token lies in; `needs` are slots such as `5` and `4+`."""

    name: str
    first: SpaceName
    second: SpaceName
    level: int
    needs: list[str]


class Terminal(Struct):
    space: SpaceName
    level: int
    needs: list[str]


class Camera(Struct):
    space: SpaceName
    orange: Facing
    green: Facing


class Barracks(Struct):
    space: SpaceName
    zone: str
    count: int
    faces: Facing | None


class EventToken(Struct):
    letter: str
    space: SpaceName


class Objective(Struct):
    space: SpaceName
    optional: bool


class Elevator(Struct):
    space: SpaceName
    to: SpaceName


class StageMap(Struct):
    """`walls` are pairs of neighbours with a wall between them; spaces are in reading order, `width` to a row."""

    id: str
    width: int
    height: int
    spaces: list[Space]
    walls: list[tuple[SpaceName, SpaceName]]
    zones: list[str]
    doors: list[Door]
    terminals: list[Terminal]
    cameras: list[Camera]
    barracks: list[Barracks]
    events: list[EventToken]
    objectives: list[Objective]
    exits: list[SpaceName]
    elevators: list[Elevator]
    supplies: list[SpaceName]
    required: list[str]
    needed: int
    leaving: Literal["all", "one"]
    forbids_focus: bool


# the position


class Token(Struct):
    """A Focus token: `ready` or turned over; `cost` are the actions to refresh it."""

    id: str
    ready: bool
    cost: int


class Card(Struct):
    """An equipment card: `tokens` are left of the `printed` ones."""

    id: str
    tokens: int
    printed: int
    family: str
    cost: int
    loud: bool


class Attention(Struct):
    side: Literal["?", "!"]
    space: SpaceName


class Hero(Struct):
    id: str
    space: SpaceName
    damage: int
    health: int
    defense: int
    actions: int
    spent: int
    noisy: int
    acted: bool
    disguised: bool
    boxed: bool
    attention: Attention | None
    focus: list[Token]
    used: list[str]
    gear: list[Card]


class Guard(Struct):
    """`id` is a number that stays with the figure as long as it is on the map; it means nothing else."""

    id: int
    space: SpaceName
    facing: Facing
    damage: int
    ko: int
    activated: bool


class Body(Struct):
    space: SpaceName
    stars: int
    tied: bool


class Trap(Struct):
    """`kind` is None as long as it lies face down; a camera has its two cones."""

    space: SpaceName
    kind: Literal["camera", "laser", "blank"] | None
    orange: Facing | None
    green: Facing | None


class Charge(Struct):
    space: SpaceName
    kind: str
    owner: str


class Watcher(Struct):
    """Who sees what: a guard, a camera, a laser, or a face-down trap, with every space in its sight."""

    kind: Literal["guard", "camera", "laser", "trap"]
    space: SpaceName
    facing: Facing | None
    sees: list[SpaceName]


class OpenLock(Struct):
    name: str
    hero: str
    dice: list[str]
    needs: list[str]


class SystemCard(Struct):
    """Beside Otacon's dashboard: the die on each slot, 0 for none; `needs` are the slots."""

    id: str
    dice: list[int]
    needs: list[str]


class Orders(Struct):
    """The Order deck: how many unseen cards of each colour, burned ones below, the one in force, those resolved."""

    blue: int
    red: int
    burned: int
    current: str | None
    discard: list[str]
    known: str | None


class Position(Struct):
    round: int
    phase: Literal["setup", "player", "enemy"]
    turn: str | None
    outcome: str | None
    heroes: list[Hero]
    guards: list[Guard]
    bodies: list[Body]
    traps: list[Trap]
    charges: list[Charge]
    watchers: list[Watcher]
    locked: list[str]
    lock: OpenLock | None
    hacked: list[SpaceName]
    taken: list[SpaceName]
    face_down: list[SpaceName]
    resolved: list[str]
    cameras: Literal["orange", "green"]
    chaff: list[str]
    active_zones: list[str]
    system: int | None
    beside: list[SystemCard]
    orders: Orders | None
    reactions: int | None
    known_reaction: str | None
    memory_box: list[str]


class Frame(Struct, omit_defaults=True):
    """What of a position an event changed; everything else is as before it."""

    round: int | UnsetType = UNSET
    phase: Literal["setup", "player", "enemy"] | UnsetType = UNSET
    turn: str | UnsetType | None = UNSET
    outcome: str | UnsetType | None = UNSET
    heroes: list[Hero] | UnsetType = UNSET
    guards: list[Guard] | UnsetType = UNSET
    bodies: list[Body] | UnsetType = UNSET
    traps: list[Trap] | UnsetType = UNSET
    charges: list[Charge] | UnsetType = UNSET
    watchers: list[Watcher] | UnsetType = UNSET
    locked: list[str] | UnsetType = UNSET
    lock: OpenLock | UnsetType | None = UNSET
    hacked: list[SpaceName] | UnsetType = UNSET
    taken: list[SpaceName] | UnsetType = UNSET
    face_down: list[SpaceName] | UnsetType = UNSET
    resolved: list[str] | UnsetType = UNSET
    cameras: Literal["orange", "green"] | UnsetType = UNSET
    chaff: list[str] | UnsetType = UNSET
    active_zones: list[str] | UnsetType = UNSET
    system: int | UnsetType | None = UNSET
    beside: list[SystemCard] | UnsetType = UNSET
    orders: Orders | UnsetType | None = UNSET
    reactions: int | UnsetType | None = UNSET
    known_reaction: str | UnsetType | None = UNSET
    memory_box: list[str] | UnsetType = UNSET


# what happened


class Told(Struct, omit_defaults=True):
    """An event: the engine's kind and facts, its rule, and the number of the event it follows from.

    `answers` were given before it; `guard` is the id of the guard it speaks of. `frame` is left out in a plain log.
    """

    n: int
    kind: str
    rule: str
    facts: Facts
    answers: int
    cause: int | None = None
    guard: int | None = None
    frame: Frame | UnsetType = UNSET


# what is asked


class Choice(Struct, omit_defaults=True):
    """An option by its notation text. `spaces` are those on the map it points at; `hero` whom it concerns.

    `dice` are the dice on the table that it touches, from 1; `becomes` the faces they turn to, where that is sure.
    """

    text: str
    verb: str
    words: str = ""
    spaces: list[SpaceName] = []
    hero: str = ""
    cost: int | None = None
    noisy: bool = False
    loud: bool = False
    dice: list[int] = []
    becomes: list[str] = []


class Objection(Struct):
    """Why `text` is not possible now. Words: `objection-<reason>` with the facts; the page is the rule's."""

    text: str
    rule: str
    reason: str
    facts: Facts


class Question(Struct):
    """Words: `decision-<kind>` with `hero` and the facts. `hero` is empty where the players decide together.

    `closed` has a reason for every action of the hero's dashboard, and for every card, that offers nothing now.
    """

    kind: str
    hero: str
    rule: str
    facts: Facts
    options: list[Choice]
    closed: list[Objection]


# foresight

Risk: TypeAlias = Literal["seen", "loud", "leapfrog", "death", "loss", "unspent", "hurt-guard", "last"]


class Exposure(Struct):
    """A space of the way with those who see the hero there (kind and space of each)."""

    space: SpaceName
    seen_by: list[tuple[str, SpaceName]]


class Chance(Struct):
    """Something that may come of a roll, with its exact probability."""

    kind: str
    facts: Facts
    chance: float


class Odds(Struct):
    """The dice of the roll an option leads to, what each must reach, and what may come of it.

    `hits` is the distribution of hits, from none up. `chances` are outcomes such as knocked-out, attention, hurt,
    killed, opened; they need not exclude each other.
    """

    purpose: str
    white: int
    black: int
    threshold: int
    hits: list[float]
    chances: list[Chance]


class Preview(Struct, omit_defaults=True):
    """What an option would do as far as nothing hidden is touched: `reveals` tells that it would be.

    `events` are those that surely happen. A commit with any risk takes two steps. `sees` is what a guard or camera
    would have in sight that the option turns.
    """

    text: str
    risks: list[Risk] = []
    way: list[Exposure] = []
    events: list[Told] = []
    reveals: bool = False
    noise: int = 0
    noise_chance: float = 0.0
    sees: list[SpaceName] = []


class GuardPlan(Struct):
    """What a guard would do were it activated now: mode, token, target, and a way for as far as nothing is hidden.

    `ties` are the ways among which players would choose. `stops` are where a card with so many spaces ends it.
    """

    guard: int
    order: int
    mode: Literal["patrol", "investigate", "alert"]
    token: str
    owner: str
    target: SpaceName | None
    way: list[SpaceName]
    ties: list[list[SpaceName]]
    stops: dict[int, SpaceName]


class Outlook(Struct):
    """The aids of a position: the noise of every hero, guards in the order of their activation with their plans,
    spaces that can be reached with so many actions, and what can be interacted with on the map."""

    noise: dict[str, tuple[int, float]]
    plans: list[GuardPlan]
    reach: dict[SpaceName, int]
    interactables: list[SpaceName]


class SightReason(Struct):
    """Why a watcher sees a space or not: blockers such as `wall b2-c2`, `obstacle c3`."""

    watcher: SpaceName
    target: SpaceName
    sees: bool
    faces: bool
    box: tuple[SpaceName, SpaceName]
    blockers: list[str]


# the forecast of the Enemy phase


class Range(Struct):
    """A figure as far as it can be known: the same twice, or what the players' choices and hidden cards leave open."""

    low: float
    high: float


class HeroRisk(Struct):
    """What the Enemy phase may bring a hero. `spotted` and `attacked` are probabilities, `damage` is its expectation.

    Spotted: its ! comes to lie under it, or it is attacked. The dice of attacks are exact, with no Focus spent.
    """

    hero: str
    spotted: Range
    attacked: Range
    damage: Range
    killed: Range


class OrderChance(Struct):
    """An unseen Order card: `copies` of it may lie on top; what it would bring the hero in question."""

    card: str
    copies: int
    chance: float
    spotted: Range
    attacked: Range


class GuardWay(Struct):
    """Spaces a guard would enter, where it stops (its own space, if it stays), how likely, and what ends its way:
    nothing but the card, an attack, or a Reaction card."""

    path: list[SpaceName]
    stop: SpaceName
    weight: Range
    ends: Literal["", "attack", "reaction"]


class GuardWays(Struct):
    """The likeliest ways first. A guard that comes into play only then has a number no other guard has."""

    guard: int
    ways: list[GuardWay]


class Forecast(Struct):
    """The Enemy phase if `hero` ends its turn in `space` and no hero of `waiting` moves any more.

    `noise` dice are rolled first, and betray the hero with the chance `heard`: its risk then is `noisy`, else `quiet`;
    `heroes` has the total for everybody. `known`: the Order card on top is known. `lost` is the chance to lose by the
    Order deck. `cut`: there were too many choices to follow all, so ranges are wider than they would be.
    `reveals`: a face-down trap sees the space, and what it is nobody knows.
    """

    hero: str
    space: SpaceName
    noise: int
    heard: float
    quiet: HeroRisk
    noisy: HeroRisk | None
    heroes: list[HeroRisk]
    guards: list[GuardWays]
    orders: list[OrderChance]
    known: bool
    waiting: list[str]
    lost: Range
    cut: bool
    reveals: bool


class ForeseenAttack(Struct):
    """An attack, the dice of which nobody knows, after the event with this number."""

    after: int
    guard: int | None
    hero: str


class Foreseen(Struct):
    """A hypothetical Enemy phase as a film: `opening` and the frames of `told`, one laid over the other.

    Where players would choose, the first option is taken: `choices` has the numbers of the events after which they
    would. Attacks are not resolved, but listed. `ends`: what the film stops at before the phase is over: a Reaction
    card, other dice, a card that is burned unseen, or that the stage is lost.
    """

    hero: str
    space: SpaceName
    card: str
    heard: bool
    opening: Position
    told: list[Told]
    choices: list[int]
    attacks: list[ForeseenAttack]
    ends: Literal["", "reaction", "dice", "burn", "lost"]
