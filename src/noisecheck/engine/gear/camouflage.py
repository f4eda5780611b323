"""Stealth Camouflage: for the rest of the turn nobody notices (CON-2). What it does stands in `rules/cover.py`."""

from __future__ import annotations

from noisecheck.engine.equipment import first_copy, printed
from noisecheck.engine.events import CardCharged
from noisecheck.engine.gear.using import Use, Using, printed_cost, spend, tell_use
from noisecheck.engine.rules.abilities import mark_used
from noisecheck.engine.rules.cover import CAMOUFLAGE, is_camouflaged
from noisecheck.engine.rules.objections import Objection
from noisecheck.engine.rules.sight import alert_the_seen
from noisecheck.engine.state import Card, Hero, State
from noisecheck.engine.table import Option, Table

ADVANCED = "adv-stealth-camouflage"
CHARGE = "charge"
COST_OF_CHARGE = 2


def vanish_objection(state: State, hero: Hero, card: Card, words: str) -> Objection | None:
    """Once a turn, for a charge. The advanced one can be charged when it is empty."""
    facts = {"gear": card.id, "words": words}
    if words == CHARGE and card.id == ADVANCED:
        return Objection("SET-14", "still-charged", facts) if card.tokens else None
    if words:
        return Objection("ACT-16", "not-a-thing", facts)
    if first_copy(card.id) in hero.used:
        return Objection("CON-2", "once-a-turn", facts)
    return None if card.tokens else Objection("SET-14", "out-of-tokens", facts)


def vanish_options(state: State, hero: Hero, card: Card) -> list[Option]:
    return [
        Option("use", f"{card.id} {words}".rstrip(), Using(card.id, words))
        for words in ("", CHARGE)
        if not vanish_objection(state, hero, card, words)
    ]


def vanish(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """1 charge, and the hero is camouflaged to the end of the turn; or 2 actions, and an empty card has a charge."""
    told = tell_use(table, hero, card)
    if using.what == CHARGE:
        card.tokens = min(printed(card).tokens, card.tokens + 1)
        with table.because(told):
            table.report(CardCharged, hero.id, card.id, card.tokens, rule="CON-2")
    else:
        spend(card)
        mark_used(hero, first_copy(card.id))


def vanish_cost(using: Using) -> int:
    return COST_OF_CHARGE if using.what == CHARGE else printed_cost(using)


def reappear(state: State, table: Table, hero: Hero) -> None:
    """At the end of the turn the camouflage is off: whoever stands in sight is seen (LOS-6)."""
    if is_camouflaged(state, hero):
        hero.used = tuple(each for each in hero.used if each not in CAMOUFLAGE)
        alert_the_seen(state, table)


CAMOUFLAGES = dict.fromkeys(CAMOUFLAGE, Use(vanish_options, vanish_objection, vanish, vanish_cost))
