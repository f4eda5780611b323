"""Missiles: the Nikita is steered by dice, the Missile Launcher shoots straight (COM-1, ACT-15).

A missile bursts at the first obstacle or figure it meets: an attack on all near by. One that flies over the border of
the map is gone, and so is one that ends its flight without having met anything.
"""

from __future__ import annotations

from noisecheck.engine import moments
from noisecheck.engine.board import COMPASS, DIRECTIONS, Direction, Space
from noisecheck.engine.equipment import printed
from noisecheck.engine.events import Exploded, MissileFlew, MissileLost
from noisecheck.engine.gear.attachments import has_ammo, make_noise, spend_ammo
from noisecheck.engine.gear.blasts import reach
from noisecheck.engine.gear.steering import BURSTING, FLYING, GONE, Steered, start_objection, steer_by_dice
from noisecheck.engine.gear.using import Use, Using, tell_use, to_use
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.acting import Way, beside, one_by_one
from noisecheck.engine.rules.attacks import attack_all
from noisecheck.engine.rules.dice import Purpose
from noisecheck.engine.state import Card, Hero, State
from noisecheck.engine.table import Table

BURST = 1
BESIDE, STRAIGHT = phrase("use {gear} {space:beside}"), phrase("use {gear} {facing}")


# in the air


def fly(state: State, table: Table, start: Space, direction: Direction, spaces: int) -> tuple[Space, str]:
    """So many spaces straight on: where the missile is then, and whether it met something or left the map."""
    space, fate, board = start, FLYING, state.stage.board
    while spaces and fate == FLYING:
        spaces -= 1
        ahead = state.geometry.steps[space][direction]
        if ahead >= 0:
            space = ahead
            for take_part in moments.token_enters:
                take_part(state, table, space)
            fate = BURSTING if state.occupied() >> space & 1 else FLYING
        else:
            fate = BURSTING if board.ahead[direction][space] else GONE
    table.report(MissileFlew, board.names[start], board.names[space], COMPASS[direction], rule="ACT-16")
    return space, fate


def land(state: State, table: Table, hero: Hero, card: Card, space: Space, fate: str) -> None:
    """COM-1: where it bursts it attacks all within 1 and in line of sight; LOUD either way (ACT-15)."""
    name = state.stage.board.names[space]
    if fate == BURSTING:
        with table.because(table.report(Exploded, card.id, name, rule="COM-1")):
            purpose, hit = Purpose("blast", "COM-1", weapon=card.id), reach(state, space, BURST)
            attack_all(state, table, hero, purpose, hit, printed(card).white)
            for take_part in moments.blast_reached:
                take_part(state, table, hit)
    else:
        table.report(MissileLost, name, rule="ACT-16")
    make_noise(state, table, hero, card)


NIKITA_MISSILE = Steered("missile", fly, obliged=1)


# Missile Launcher


def launcher_objection(state: State, hero: Hero, card: Card, way: Direction) -> Objection | None:
    return None if has_ammo(state, hero, card) else Objection("SET-14", "out-of-tokens", {"gear": card.id})


def launch_straight(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """Missile Launcher: straight from the hero to the first obstacle or figure."""
    spend_ammo(state, hero, card)
    with table.because(tell_use(table, hero, card, COMPASS[using.target])):
        space, fate = fly(state, table, hero.space, using.target, state.stage.board.size)
    land(state, table, hero, card, space, fate)


# Nikita


def nikita_objection(state: State, hero: Hero, card: Card, space: Space) -> Objection | None:
    """Its missile starts in an empty adjacent space."""
    if not has_ammo(state, hero, card):
        return Objection("SET-14", "out-of-tokens", {"gear": card.id})
    return start_objection(state, hero, space)


def launch_nikita(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """Nikita: one value of 2 black dice in one direction, then, if players like, the other in another direction."""
    spend_ammo(state, hero, card)
    tell_use(table, hero, card, state.stage.board.names[using.target])
    flight = Purpose("flight", "ACT-16", weapon=card.id)
    space, fate = steer_by_dice(state, table, hero, using.target, NIKITA_MISSILE, flight)
    land(state, table, hero, card, space, fate)


MISSILES = {
    "nikita": Use((Way(BESIDE, nikita_objection, beside, to_use()),), launch_nikita),
    "missile-launcher": Use(
        (Way(STRAIGHT, launcher_objection, one_by_one(lambda *asked: DIRECTIONS), to_use()),), launch_straight
    ),
}
