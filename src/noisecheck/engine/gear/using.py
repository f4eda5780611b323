"""The Use action: what equipment cards let a hero do (ACT-16, SET-13 to SET-15).

A family of cards is one file; it says what each of its cards offers as a `Use`, in `cast.py` by card. Whatever is said
of a card begins with `use {gear}`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from noisecheck.engine.board import Space
from noisecheck.engine.equipment import can_handle, carried, first_copy, gear_named, printed
from noisecheck.engine.events import GearDiscarded, GearUsed
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import KINDS, PartKind, phrase, split_verb
from noisecheck.engine.rules.acting import Action, Way, by_asking, refuse, which
from noisecheck.engine.stage import Stage
from noisecheck.engine.state import Card, Hero, State
from noisecheck.engine.table import Option, Table


class Using(NamedTuple):
    """One way to use a card: `what` tells apart the ways one card has; `target` is a space, a hero, a number."""

    card: str
    what: str = ""
    target: Any = None


def printed_cost(using: Using) -> int:
    """The Action tokens the card asks for."""
    gear = gear_named(using.card)
    assert gear is not None
    return gear.cost


def to_use(what: str = "") -> Callable[..., Using]:
    """What is made of the card and of the one thing it is used on."""
    return lambda card, target=None: Using(card, what, target)


class Use(NamedTuple):
    """What a card offers, and in which ways. Where `options` lists them faster, nobody is asked way by way."""

    ways: tuple[Way, ...]
    perform: Callable[[State, Table, Hero, Card, Using], None]
    cost: Callable[[Using], int] = printed_cost
    is_noisy: bool = False
    options: Callable[[State, Hero, Card], list[Option]] | None = None


NOTHING = "none"  # what a card is used on, where that is nothing in particular

uses: dict[str, Use] = {}
"""By id of the card; filled in `cast.py`. Copies of a card (rations-2) are used as the first."""


def use_of(card: str) -> Use | None:
    return uses.get(first_copy(card))


def price(card: str) -> int:
    """The Action tokens that using a card takes by its face; none for a card that no action uses."""
    return printed_cost(Using(card)) if use_of(card) else 0


def is_held_back(stage: Stage, space: Space, card: Card) -> bool:
    """SET-7: there are zones in which nobody shoots or sets off explosives."""
    return bool(stage.unarmed >> space & 1) and printed(card).shoots_or_explodes


def use_options(state: State, hero: Hero) -> list[Option]:
    found: list[Option] = []
    for card in hero.gear:
        use = use_of(card.id)
        if use and can_handle(hero, card) and not is_held_back(state.stage, hero.space, card):
            listed = use.options
            found += listed(state, hero, card) if listed else by_asking(use.ways, state, hero, card, known=(card.id,))
    return found


def use_objection(state: State, hero: Hero, words: str) -> Objection | None:
    """SET-13: only what the hero carries; then the card itself says what it needs."""
    name, _ = split_verb(words)
    if not name:
        return which("SET-13", USE.parts)
    card, use = carried(hero, name), use_of(name)
    if card is None:
        return Objection("SET-13", "not-carried", {"gear": name})
    if use is None:
        return Objection("ACT-16", "not-used-by-action", {"gear": name})
    if not can_handle(hero, card):
        return Objection("HER-9", "no-soldier", {"hero": hero.id, "gear": name})
    if is_held_back(state.stage, hero.space, card):
        return Objection("SET-7", "held-back", {"gear": name})
    return refuse(use.ways, "ACT-16", state, words, hero, card, known=1)


def perform_use(state: State, table: Table, hero: Hero, using: Using) -> None:
    """ACT-16: the card's action happens; its Action tokens lie on it."""
    card, use = carried(hero, using.card), use_of(using.card)
    assert card is not None
    assert use is not None
    use.perform(state, table, hero, card, using)


USE = phrase("use {gear}")
KINDS["gear"] = PartKind(lambda world, words: world.cards, lambda stage, word: gear_named(word) is not None)


def on_oneself(
    objection: Callable[[State, Hero, Card], Objection | None],
    perform: Callable[[State, Table, Hero, Card, Using], None],
) -> Use:
    """A card that is used on nothing in particular: its one option is `use CARD`."""
    return Use((Way(USE, objection, value=to_use()),), perform)


def use_cost(hero: Hero, using: Using) -> int:
    use = use_of(using.card)
    assert use is not None
    return use.cost(using)


def is_noisy_use(using: Using) -> bool:
    """Whether a card is used with a noisy action."""
    use = use_of(using.card)
    return use is not None and use.is_noisy


def tell_use(table: Table, hero: Hero, card: Card, target: str = NOTHING) -> int:
    return table.report(GearUsed, hero.id, card.id, target, rule="ACT-16")


def spend(card: Card) -> None:
    """SET-14: one token of the card is used."""
    card.tokens -= 1


def discard(table: Table, hero: Hero, card: Card) -> None:
    """SET-15: a card that is used up leaves; Action tokens on it stay spent."""
    hero.gear.remove(card)
    table.report(GearDiscarded, hero.id, card.id, rule="SET-15")


USING = Action("ACT-16", (), use_options, perform_use, use_cost, is_noisy_use, refusal=use_objection)
