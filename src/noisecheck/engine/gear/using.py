"""The Use action: what equipment cards let a hero do (ACT-16, SET-13 to SET-15).

A family of cards is one file; it says what each of its cards offers as a `Use`, in `cast.py` by card. Options read
`use CARD WORDS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from noisecheck.engine.events import GearDiscarded
from noisecheck.engine.gear.catalogue import Gear, gear_named
from noisecheck.engine.rules.objections import Objection
from noisecheck.engine.state import Card, Hero, State
from noisecheck.engine.table import Option, Table


class Using(NamedTuple):
    """One way to use a card: `what` tells apart the ways one card has; `target` is a space, a hero, a number."""

    card: str
    what: str = ""
    target: Any = None


class Use(NamedTuple):
    """What a card offers. `objection` says why its words are not possible now; what it lets pass is listed."""

    options: Callable[[State, Hero, Card], list[Option]]
    objection: Callable[[State, Hero, Card, str], Objection | None]
    perform: Callable[[State, Table, Hero, Card, Using], None]
    cost: Callable[[Using], int]


uses: dict[str, Use] = {}
"""By id of the card; filled in `cast.py`. Copies of a card (rations-2) are used as the first."""


def first_copy(card: str) -> str:
    """The id under which copies of a card are known."""
    name, _, number = card.rpartition("-")
    return name if number.isdigit() and card not in uses and name in uses else card


def use_of(card: str) -> Use | None:
    return uses.get(first_copy(card))


def carried(hero: Hero, card: str) -> Card | None:
    return next((each for each in hero.gear if each.id == card), None)


def has_card(hero: Hero, card: str) -> bool:
    """Whether the hero carries this card or a copy of it."""
    return any(first_copy(each.id) == card or each.id == card for each in hero.gear)


def printed(card: Card) -> Gear:
    """What is printed on a card."""
    gear = gear_named(card.id)
    assert gear is not None
    return gear


def use_options(state: State, hero: Hero) -> list[Option]:
    found: list[Option] = []
    for card in hero.gear:
        use = use_of(card.id)
        if use:
            found += use.options(state, hero, card)
    return found


def use_objection(state: State, hero: Hero, words: str) -> Objection | None:
    """SET-13: only what the hero carries; then the card itself says what it needs."""
    name, _, rest = words.partition(" ")
    card, use = carried(hero, name), use_of(name)
    if card is None:
        return Objection("SET-13", "not-carried", {"gear": name})
    if use is None:
        return Objection("ACT-16", "not-used-by-action", {"gear": name})
    return use.objection(state, hero, card, rest)


def perform_use(state: State, table: Table, hero: Hero, using: Using) -> None:
    """ACT-16: the card's action happens; its Action tokens lie on it."""
    card, use = carried(hero, using.card), use_of(using.card)
    assert card is not None
    assert use is not None
    use.perform(state, table, hero, card, using)


def use_cost(hero: Hero, using: Using) -> int:
    use = use_of(using.card)
    assert use is not None
    return use.cost(using)


def spend(card: Card) -> None:
    """SET-14: one token of the card is used."""
    card.tokens -= 1


def discard(table: Table, hero: Hero, card: Card) -> None:
    """SET-15: a card that is used up leaves; Action tokens on it stay spent."""
    hero.gear.remove(card)
    table.tell(GearDiscarded(hero.id, card.id, rule="SET-15"))
