"""High-Frequency Blade: it strikes at everyone around Gray Fox, and turns blows aside (CON-2)."""

from __future__ import annotations

from noisecheck.engine.board import bits
from noisecheck.engine.cards import ATTENTION_FACE
from noisecheck.engine.equipment import carried, printed
from noisecheck.engine.gear.using import USE as USE_CARD
from noisecheck.engine.gear.using import Use, Using, spend, tell_use, to_use
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.acting import Way
from noisecheck.engine.rules.attacks import attack_all, melee_spaces
from noisecheck.engine.rules.changes import Change, InARoll
from noisecheck.engine.rules.dice import Purpose, Roll
from noisecheck.engine.state import Card, Hero, State
from noisecheck.engine.table import Option, Table

BLADE = "high-frequency-blade"
CHARGE = "charge"


def sweep_objection(state: State, hero: Hero, card: Card) -> Objection | None:
    """An enemy to strike at."""
    return None if melee_spaces(state, hero) else Objection("ADJ-1", "nobody-adjacent")


def charged_objection(state: State, hero: Hero, card: Card) -> Objection | None:
    """And a charge, if one will be spent."""
    if not card.tokens:
        return Objection("SET-14", "out-of-tokens", {"gear": card.id})
    return sweep_objection(state, hero, card)


def sweep(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """All adjacent figures are attacked, friends too, each with 1 white die; for 1 charge with 1 more."""
    extra = int(using.what == CHARGE)
    if extra:
        spend(card)
    near = state.geometry.near[hero.space]
    struck = melee_spaces(state, hero) | near & state.hero_spaces()
    tell_use(table, hero, card, " ".join(state.stage.board.names[space] for space in bits(struck)))
    purpose = Purpose("blade", "CON-2", weapon=card.id)
    attack_all(state, table, hero, purpose, struck, white=printed(card).white + extra)


def parry(state: State, hero: Hero, roll: Roll) -> list[Option]:
    """When attacked, 1 charge may be spent: −1 on all dice, once."""
    card = carried(hero, BLADE) if roll.purpose.is_defense else None
    if not card or not card.tokens or any(change.source == BLADE for change in roll.made):
        return []
    numbers = tuple(number for number, die in enumerate(roll.dice) if die.face != ATTENTION_FACE)
    if not numbers:
        return []
    return [USE_CARD.option(BLADE, value=Change(BLADE, "add", amount=-1, dice=numbers))]


def spend_on_parry(table: Table, hero: Hero) -> int:
    card = carried(hero, BLADE)
    assert card is not None
    spend(card)
    return tell_use(table, hero, card)


USE = Use(
    (
        Way(USE_CARD, sweep_objection, value=to_use()),
        Way(phrase("use {gear} {how=charge}"), charged_objection, value=to_use(CHARGE)),
    ),
    sweep,
)


PARRY = InARoll(USE_CARD, spend_on_parry)
