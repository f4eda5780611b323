"""Pistols and rifles: attack a target in sight, and everyone hears it (ACT-14, ACT-15, CON-2)."""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.events import GearUsed
from noisecheck.engine.gear.catalogue import Gear, gear_named
from noisecheck.engine.rules.attacks import attack_guard
from noisecheck.engine.rules.attention import alert
from noisecheck.engine.rules.damage import GUARD_DEFENSE, HIT
from noisecheck.engine.rules.dice import Purpose
from noisecheck.engine.rules.objections import Objection
from noisecheck.engine.state import Card, Hero, State
from noisecheck.engine.table import Option, Table

FAMILIES = ("pistol", "rifle")


class Shot(NamedTuple):
    card: str
    space: int


def firearm(card: str) -> Gear | None:
    gear = gear_named(card)
    return gear if gear and gear.family in FAMILIES else None


def carried(hero: Hero, card: str) -> Card | None:
    return next((each for each in hero.gear if each.id == card), None)


def shot_objection(state: State, hero: Hero, card: str, space: int) -> Objection | None:
    """ACT-14: a loaded weapon the hero carries, and a guard in its line of sight."""
    mine, gear = carried(hero, card), firearm(card)
    facts = {"gear": card, "space": state.stage.board.names[space]}
    if mine is None or gear is None:
        return Objection("SET-13", "not-carried", facts)
    if gear.tokens and not mine.tokens:
        return Objection("SET-14", "out-of-tokens", facts)
    if state.guard_at(space) is None:
        return Objection("ACT-14", "no-guard", facts)
    if not state.geometry.sight[hero.space] >> space & 1:
        return Objection("LOS-1", "out-of-sight", facts)
    return None


def shot_options(state: State, hero: Hero) -> list[Option]:
    names = state.stage.board.names
    return [
        Option("use", f"{card.id} {names[guard.space]}", Shot(card.id, guard.space))
        for card in hero.gear
        for guard in state.guards
        if not shot_objection(state, hero, card.id, guard.space)
    ]


def shoot(state: State, table: Table, hero: Hero, shot: Shot) -> None:
    """CON-2: spend ammo if the card has any, attack; ACT-15: a LOUD action ends with the hero's ! under it."""
    mine, gear = carried(hero, shot.card), firearm(shot.card)
    assert mine is not None
    assert gear is not None
    if gear.tokens:
        mine.tokens -= 1
    table.tell(GearUsed(hero.id, shot.card, state.stage.board.names[shot.space], rule="ACT-16"))
    purpose = Purpose("shot", "CON-2", GUARD_DEFENSE, weapon=shot.card)
    attack_guard(state, table, hero, shot.space, purpose, HIT, white=gear.white)
    if gear.loud:
        alert(state, table, hero, "ACT-15")


def shot_cost(hero: Hero, shot: Shot) -> int:
    gear = firearm(shot.card)
    assert gear is not None
    return gear.cost
