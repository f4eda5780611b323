"""Otacon's System cards against Vulcan Raven (BOS-10): where he looks, how far he goes, and what he treads on."""

from __future__ import annotations

from bisect import insort
from typing import NamedTuple

from noisecheck.engine.board import COMPASS, Direction, Space, bits, left_of, opposite, right_of
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.kit.claymores import CLAYMORE
from noisecheck.engine.bosses.kit.gaze import look
from noisecheck.engine.bosses.kit.handed_out import is_short
from noisecheck.engine.bosses.kit.supplies import fill_all, to_fill
from noisecheck.engine.bosses.raven import STEPS
from noisecheck.engine.events import MineLaid
from noisecheck.engine.kinds import TARGET, TARGET_HERO
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.moving import move_once
from noisecheck.engine.state import Charge, Hero, State
from noisecheck.engine.systems.boss_effects import READ_AND_RAISE, VEIL, lower_threat, risen_threat
from noisecheck.engine.systems.cards import LEVELS, ONE, SystemCard, slots
from noisecheck.engine.systems.effects import SystemEffect
from noisecheck.engine.table import Option, Table

TARGET_WAY, CARRY = phrase("target {facing}"), phrase("target {hero} to {space}")

CARDS = {
    "track-reading": SystemCard(slots("3 5+"), ONE),  # look at cards on top of his deck, raise one
    "cold-shower": SystemCard(slots("5 6 6"), ONE),  # his threat falls
    "loudspeaker": SystemCard(slots("3+ 4 5"), ONE),  # he turns
    "mined-lane": SystemCard(slots("4 5 6"), (1, 1, 2)),  # claymores on nodes
    "frost-haze": SystemCard(slots("3 5 6 6")),  # his next attack on a hero is lost
    "freight-belt": SystemCard(slots("1 3+ 5")),  # heroes are carried a space
    "supply-cage": SystemCard(slots("3 5 6")),  # heroes fill up all they have
}


def ways_to_turn(state: State, level: int) -> list[Option]:
    """Level 2: to his right; level 3: to his left too; level 4: any way."""
    facing = boss_of(state).facing
    ways = (right_of(facing), left_of(facing), opposite(facing))
    return [TARGET_WAY.option(COMPASS[way], value=way) for way in ways[: 1 + LEVELS.index(level)]]


def call(state: State, table: Table, otacon: Hero, way: Direction) -> None:
    """Loudspeaker: he turns where he stands."""
    look(state, table, way, "HER-13")


def free_nodes(state: State, level: int) -> list[Option]:
    """Nodes without a figure or a claymore on them."""
    closed = state.occupied() | sum(1 << space for space in {charge.space for charge in state.charges})
    names, nodes = state.stage.board.names, [node.space for node in state.stage.nodes]
    return [TARGET.option(names[space], value=space) for space in nodes if not closed >> space & 1]


def mine(state: State, table: Table, otacon: Hero, space: Space) -> None:
    """Mined Lane: a claymore lies on a node (BOS-32)."""
    insort(state.charges, Charge(space, CLAYMORE, otacon.id))
    table.report(MineLaid, otacon.id, state.stage.board.names[space], rule="HER-13")


class Carried(NamedTuple):
    hero: str
    to: Space


def carried(state: State, level: int) -> list[Option]:
    """Every free space beside every hero."""
    names, occupied = state.stage.board.names, state.occupied()
    return [
        CARRY.option(hero.id, names[space], value=Carried(hero.id, space))
        for hero in state.heroes
        for space in bits(state.geometry.near[hero.space] & ~occupied)
    ]


def carry(state: State, table: Table, otacon: Hero, chosen: Carried) -> None:
    """Freight Belt: a hero moves one space, without spending an action."""
    move_once(state, table, state.hero(chosen.hero), chosen.to, "HER-13")


def heroes_to_fill(state: State, level: int) -> list[Option]:
    return [
        TARGET_HERO.option(hero.id, value=hero.id) for hero in state.heroes if to_fill(hero) or is_short(state, hero)
    ]


def fill(state: State, table: Table, otacon: Hero, name: str) -> None:
    """Supply Cage: a hero resupplies where they stand (BOS-14)."""
    fill_all(state, table, state.hero(name), "HER-13")


EFFECTS = {
    "track-reading": READ_AND_RAISE,
    "cold-shower": SystemEffect(risen_threat, lower_threat(STEPS)),
    "loudspeaker": SystemEffect(ways_to_turn, call),
    "mined-lane": SystemEffect(free_nodes, mine),
    "frost-haze": VEIL,
    "freight-belt": SystemEffect(carried, carry),
    "supply-cage": SystemEffect(heroes_to_fill, fill),
}
