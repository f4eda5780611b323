"""Pistols and rifles: attack a target in sight, and everyone hears it (ACT-14, ACT-15, CON-2)."""

from __future__ import annotations

from noisecheck.engine.board import Space
from noisecheck.engine.equipment import GEAR, printed
from noisecheck.engine.events import GearUsed
from noisecheck.engine.gear.attachments import has_ammo, make_noise, spend_ammo
from noisecheck.engine.gear.using import Use, Using, to_use
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.acting import Way, one_by_one
from noisecheck.engine.rules.attacks import attack
from noisecheck.engine.rules.damage import HIT
from noisecheck.engine.rules.dice import Purpose
from noisecheck.engine.rules.enemies import attack_objection, targets
from noisecheck.engine.state import Card, Hero, State
from noisecheck.engine.table import Table

SHOOT = phrase("use {gear} {space:enemy}")


def shot_objection(state: State, hero: Hero, card: Card, space: Space) -> Objection | None:
    """A loaded weapon, and something to shoot at."""
    if not has_ammo(state, hero, card):
        return Objection("SET-14", "out-of-tokens", {"gear": card.id})
    return target_objection(state, hero, card, space)


def target_objection(state: State, hero: Hero, card: Card, space: Space) -> Objection | None:
    """ACT-14: an enemy in the hero's line of sight."""
    found = attack_objection(state, hero, space, printed(card).family)
    if not found and not state.geometry.sight[hero.space] >> space & 1:
        return Objection("LOS-1", "out-of-sight", {"space": state.stage.board.names[space]})
    return found


def targets_in_sight(state: State, hero: Hero, card: Card) -> list[int]:
    """ACT-14: where enemies stand in the hero's line of sight."""
    return targets(state, hero, state.geometry.sight[hero.space], printed(card).family)


def shoot(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """CON-2: spend ammo if the card has any, attack; ACT-15: a LOUD action ends with the hero's ! under them."""
    gear = printed(card)
    spend_ammo(state, hero, card)
    table.report(GearUsed, hero.id, card.id, state.stage.board.names[using.target], rule="ACT-16")
    purpose = Purpose("shot", "CON-2", weapon=card.id)
    attack(state, table, hero, using.target, purpose, HIT, white=gear.white)
    make_noise(state, table, hero, card)


FIREARM = Use((Way(SHOOT, shot_objection, one_by_one(targets_in_sight), to_use()),), shoot)
FIREARMS = {card: FIREARM for card, gear in GEAR.items() if gear.family in ("pistol", "rifle")}
