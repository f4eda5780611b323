"""Arm Cannon: the more charges it spends, the harder it hits (CON-2)."""

from __future__ import annotations

from noisecheck.engine.equipment import printed
from noisecheck.engine.gear.firearms import target_objection, targets_in_sight
from noisecheck.engine.gear.using import Use, Using, tell_use
from noisecheck.engine.rules.attacks import attack
from noisecheck.engine.rules.attention import alert
from noisecheck.engine.rules.damage import HIT
from noisecheck.engine.rules.dice import Purpose
from noisecheck.engine.rules.objections import Objection
from noisecheck.engine.state import Card, Hero, State
from noisecheck.engine.table import Option, Table

CANNON = "arm-cannon"


def shot_words(space: str, charges: int) -> str:
    return f"{space} charge {charges}" if charges else space


def shot_objection(state: State, hero: Hero, card: Card, words: str) -> Objection | None:
    """An enemy in sight, and no more charges than lie on the card."""
    space, _, rest = words.partition(" ")
    known = {shot_words(space, charges): charges for charges in range(printed(card).tokens + 1)}
    if words not in known:
        return Objection("ACT-16", "not-a-thing", {"words": rest})
    if known[words] > card.tokens:
        return Objection("SET-14", "too-few-charges", {"gear": card.id, "left": card.tokens})
    return target_objection(state, hero, card, space)


def shot_options(state: State, hero: Hero, card: Card) -> list[Option]:
    names = state.stage.board.names
    return [
        Option("use", f"{card.id} {shot_words(names[space], charges)}", Using(card.id, str(charges), space))
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


USE = Use(shot_options, shot_objection, shoot)
