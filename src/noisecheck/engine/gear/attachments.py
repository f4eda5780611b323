"""What makes a weapon better: suppressors, and Snake's bandana (ACT-15, SET-14)."""

from __future__ import annotations

from noisecheck.engine.equipment import has_card, printed
from noisecheck.engine.gear.using import spend
from noisecheck.engine.rules.attention import alert
from noisecheck.engine.state import Card, Hero, State
from noisecheck.engine.table import Table


def is_loud(hero: Hero, card: Card) -> bool:
    """ACT-15: a LOUD card, unless the hero has a suppressor for weapons of its family."""
    gear = printed(card)
    return gear.loud and not has_card(hero, f"{gear.family}-suppressor")


def make_noise(state: State, table: Table, hero: Hero, card: Card) -> None:
    """ACT-15: after a LOUD action the hero's ! is under them."""
    if is_loud(hero, card):
        alert(state, table, hero, "ACT-15")


def spends_ammo(state: State, hero: Hero, card: Card) -> bool:
    """SET-14: a card with ammo printed on it, unless its hero wears the bandana or the stage has enough (SET-7)."""
    return bool(printed(card).tokens) and card.id not in state.stage.mission.endless and not has_card(hero, "bandana")


def has_ammo(state: State, hero: Hero, card: Card) -> bool:
    return card.tokens > 0 or not spends_ammo(state, hero, card)


def spend_ammo(state: State, hero: Hero, card: Card) -> None:
    """SET-14: one ammo token is used."""
    if spends_ammo(state, hero, card):
        spend(card)
