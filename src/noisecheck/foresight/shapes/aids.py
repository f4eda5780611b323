"""What an option would do, what a roll may come to, what guards are about to do."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from noisecheck.foresight.shapes.base import Facts, SpaceName
from noisecheck.foresight.shapes.told import Told

Risk: TypeAlias = Literal["seen", "loud", "leapfrog", "death", "loss", "unspent", "hurt-guard", "last"]


class Exposure(Struct):
    """A space of the way with those who see the hero there (kind and space of each)."""

    space: SpaceName
    seen_by: list[tuple[str, SpaceName]]


class Chance(Struct):
    """Something that may come of a roll, with its exact probability; and with the best that can be made of it by the
    Focus at hand, where that changes anything."""

    kind: str
    facts: Facts
    chance: float
    with_focus: float | None = None


class Odds(Struct):
    """The dice of the roll an option leads to, what each must reach, and what may come of it.

    `hits` is the distribution of hits, from none up, if nobody interferes; `hit_with_focus` the chance of one or more
    with the Focus at hand, or the least in an enemy's attack. `chances` are outcomes such as knocked-out, attention,
    hurt, killed, opened; they need not exclude each other.
    """

    purpose: str
    white: int
    black: int
    threshold: int
    hits: list[float]
    chances: list[Chance]
    hit_with_focus: float | None = None


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

    `ties` are the ways among which players would choose. `stops` are where a card with that many spaces ends it.
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


class HeroWay(Struct, omit_defaults=True):
    """How a hero walks to a space: the answers to give one after the other, the actions these take, and how many of
    the actions are noisy. `seen` are the spaces where the hero is noticed, `leaps` tells of guards leapt over, and
    `stops` is the first space where something comes to light: what follows there nobody knows yet."""

    answers: list[str]
    actions: int
    noise: int = 0
    seen: list[SpaceName] = []
    leaps: bool = False
    stops: SpaceName = ""


class PositionAids(Struct):
    """The aids of a position: the noise of every hero, guards in the order of their activation with their plans,
    spaces that can be walked to with the ways there, the best first, what can be interacted with on the map, and a
    preview of every option of the question."""

    noise: dict[str, tuple[int, float]]
    plans: list[GuardPlan]
    reach: dict[SpaceName, list[HeroWay]]
    interactables: list[SpaceName]
    previews: list[Preview]


class SightReason(Struct):
    """Why a watcher sees a space or not: blockers such as `wall b2-c2`, `obstacle c3`."""

    watcher: SpaceName
    target: SpaceName
    sees: bool
    faces: bool
    box: tuple[SpaceName, SpaceName]
    blockers: list[str]
