"""What makes a weapon better: suppressors, and Snake's bandana (ACT-15, SET-14)."""

from __future__ import annotations

from noisecheck.engine.gear.using import has_card, printed, spend
from noisecheck.engine.rules.attention import alert
from noisecheck.engine.state import Card, Hero, State
from noisecheck.engine.table import Table


def is_loud(hero: Hero, card: Card) -> bool:
    """ACT-15: a LOUD card, unless its hero has a suppressor for weapons of its family."""
    gear = printed(card)
    return gear.loud and not has_card(hero, f"{gear.family}-suppressor")


def make_noise(state: State, table: Table, hero: Hero, card: Card) -> None:
    """ACT-15: after a LOUD action the hero's ! lies under it."""
    if is_loud(hero, card):
        alert(state, table, hero, "ACT-15")


def has_ammo(hero: Hero, card: Card) -> bool:
    """A card without ammo printed on it needs none; nor does one in the hands of who wears the bandana."""
    return card.tokens > 0 or not printed(card).tokens or has_card(hero, "bandana")


def spend_ammo(hero: Hero, card: Card) -> None:
    """SET-14: one ammo token is used; with the bandana none is."""
    if printed(card).tokens and not has_card(hero, "bandana"):
        spend(card)
