"""Arm Cannon: the more charges it spends, the harder it hits (CON-2)."""

from __future__ import annotations

from noisecheck.engine.board import Space
from noisecheck.engine.equipment import printed
from noisecheck.engine.gear.firearms import SHOOT, target_objection, targets_in_sight
from noisecheck.engine.gear.using import Use, Using, tell_use
from noisecheck.engine.kinds import numbers
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import KINDS, phrase
from noisecheck.engine.rules.acting import Way
from noisecheck.engine.rules.attacks import attack
from noisecheck.engine.rules.attention import alert
from noisecheck.engine.rules.damage import HIT
from noisecheck.engine.rules.dice import Purpose
from noisecheck.engine.state import Card, Hero, State
from noisecheck.engine.table import Option, Table

CANNON = "arm-cannon"


CHARGED = phrase("use {gear} {space:enemy} charge {count:charges}")
KINDS["charges"] = numbers(lambda world, words: range(1, printed(Card(words["gear"])).tokens + 1))


def charged_objection(state: State, hero: Hero, card: Card, space: Space, charges: int) -> Objection | None:
    """An enemy in sight, and no more charges than lie on the card."""
    if not 1 <= charges <= printed(card).tokens:
        return Objection("ACT-16", "not-a-thing", {"words": f"charge {charges}"})
    if charges > card.tokens:
        return Objection("SET-14", "too-few-charges", {"gear": card.id, "left": card.tokens})
    return target_objection(state, hero, card, space)


def shot(card: str, space: Space, name: str, charges: int) -> Option:
    said, spent = (CHARGED, (charges,)) if charges else (SHOOT, ())
    return said.option(card, name, *spent, value=Using(card, str(charges), space))


def shot_options(state: State, hero: Hero, card: Card) -> list[Option]:
    names = state.stage.board.names
    return [
        shot(card.id, space, names[space], charges)
        for space in targets_in_sight(state, hero, card)
        for charges in range(card.tokens + 1)
    ]


def shoot(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """1 white die, and 1 more for each charge spent; LOUD (ACT-15)."""
    charges = int(using.what)
    card.tokens -= charges
    tell_use(table, hero, card, state.stage.board.names[using.target])
    purpose = Purpose("shot", "CON-2", weapon=card.id)
    attack(state, table, hero, using.target, purpose, HIT, white=printed(card).white + charges)
    alert(state, table, hero, "ACT-15")


USE = Use((Way(SHOOT, target_objection), Way(CHARGED, charged_objection)), shoot, options=shot_options)
