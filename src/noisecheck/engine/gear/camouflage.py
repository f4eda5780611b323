"""Stealth Camouflage: for the rest of the turn nobody notices (CON-2). What it does stands in `rules/cover.py`."""

from __future__ import annotations

from noisecheck.engine.equipment import first_copy, printed
from noisecheck.engine.events import CardCharged
from noisecheck.engine.gear.using import USE, Use, Using, printed_cost, spend, tell_use, to_use
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.abilities import mark_used
from noisecheck.engine.rules.acting import Way
from noisecheck.engine.rules.cover import CAMOUFLAGE, is_camouflaged
from noisecheck.engine.rules.sight import alert_the_seen
from noisecheck.engine.state import Card, Hero, State
from noisecheck.engine.table import Table

ADVANCED = "adv-stealth-camouflage"
CHARGE = "charge"
COST_OF_CHARGE = 2


def vanish_objection(state: State, hero: Hero, card: Card) -> Objection | None:
    """Once a turn, for a charge."""
    if first_copy(card.id) in hero.used:
        return Objection("CON-2", "once-a-turn", {"gear": card.id})
    return None if card.tokens else Objection("SET-14", "out-of-tokens", {"gear": card.id})


def charge_objection(state: State, hero: Hero, card: Card) -> Objection | None:
    """The advanced one can be charged when it is empty."""
    return Objection("SET-14", "still-charged", {"gear": card.id}) if card.tokens else None


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


VANISH = Way(USE, vanish_objection, value=to_use())
RECHARGE = Way(phrase("use {gear} {how=charge}"), charge_objection, value=to_use(CHARGE))
CAMOUFLAGES = dict.fromkeys(CAMOUFLAGE, Use((VANISH,), vanish)) | {
    ADVANCED: Use((VANISH, RECHARGE), vanish, vanish_cost)
}
