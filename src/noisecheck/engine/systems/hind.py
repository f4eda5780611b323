"""Otacon's System cards against the Hind D (BOS-10): its deck, its engine, its guns, and what lies on the roof."""

from __future__ import annotations

from noisecheck.engine.bosses.hind import STEPS, post_after, shift
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.events import EvasionCut, Healed
from noisecheck.engine.kinds import TARGET, TARGET_HERO
from noisecheck.engine.state import Hero, State
from noisecheck.engine.systems.boss_effects import (
    HAND_OUT,
    JAM,
    READ_AND_BURY,
    always,
    by_level,
    lower_threat,
    risen_threat,
)
from noisecheck.engine.systems.cards import BOSS_ATTACKS, BOSS_EVADES, ONE, SystemCard, slots
from noisecheck.engine.systems.effects import SystemEffect
from noisecheck.engine.table import Option, Table

CARDS = {
    "flight-recorder": SystemCard(slots("2+ 4+"), ONE),  # look at cards on top of its deck, bury some
    "cargo-hoist": SystemCard(slots("3+ 5")),  # heroes have all missiles again
    "feed-jam": SystemCard(slots("3 4+"), ONE, BOSS_ATTACKS),  # an attack of it has fewer dice
    "engine-trim": SystemCard(slots("5 6 6"), ONE),  # its threat falls
    "radio-decoy": SystemCard(slots("2+ 5+"), ONE),  # it shifts where players want it
    "laser-guide": SystemCard(slots("4+ 5+"), ONE, BOSS_EVADES),  # it evades a missile less far
    "medical-locker": SystemCard(slots("3+ 4+ 6")),  # heroes recover from 1 damage
}


def places_to_shift(state: State, level: int) -> list[Option]:
    """Either way along the edge, as far as the level goes; named by the space its nose comes to."""
    names = state.stage.board.names
    ways = [way * spaces for spaces in range(1, by_level(level) + 1) for way in (1, -1)]
    return [TARGET.option(names[post.nose], value=way) for way in ways if (post := post_after(state, way))]


def decoy(state: State, table: Table, otacon: Hero, spaces: int) -> None:
    """Radio Decoy: it shifts now, and fires at whoever comes in line, as ever (BOS-5)."""
    shift(state, table, spaces)


def guide(state: State, table: Table, otacon: Hero, spaces: int) -> None:
    """Laser Guide: its evasion is that many spaces shorter; `resolving.shorter_evasion` takes them away."""
    table.report(EvasionCut, boss_of(state).id, spaces, rule="HER-13")


def hurt_heroes(state: State, level: int) -> list[Option]:
    return [TARGET_HERO.option(hero.id, value=hero.id) for hero in state.heroes if hero.damage]


def heal(state: State, table: Table, otacon: Hero, name: str) -> None:
    """Medical Locker: a hero recovers from 1 damage."""
    state.hero(name).damage -= 1
    table.report(Healed, name, 1, rule="HER-13")


EFFECTS = {
    "flight-recorder": READ_AND_BURY,
    "cargo-hoist": HAND_OUT,
    "feed-jam": JAM,
    "engine-trim": SystemEffect(risen_threat, lower_threat(STEPS)),
    "radio-decoy": SystemEffect(places_to_shift, decoy),
    "laser-guide": SystemEffect(always("evasion"), guide),
    "medical-locker": SystemEffect(hurt_heroes, heal),
}
