"""The forecast of the Enemy phase."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from noisecheck.foresight.shapes.base import SpaceName
from noisecheck.foresight.shapes.table import Position
from noisecheck.foresight.shapes.told import Told


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
    """The Enemy phase if `hero` ends their turn in `space` and no hero of `waiting` moves any more.

    `noise` dice are rolled first, and betray the hero with the chance `heard`: the risk then is `noisy`, else `quiet`;
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


class FilmedAttack(Struct):
    """An attack, the dice of which nobody knows, after the event with this number."""

    after: int
    guard: int | None
    hero: str


class ForecastFilm(Struct):
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
    attacks: list[FilmedAttack]
    ends: Literal["", "reaction", "dice", "burn", "lost"]
