"""Otacon's System cards against Metal Gear REX (BOS-10): whose designer he is. Its orders, its lock, its armour."""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.bosses.kit import boss_of, deck
from noisecheck.engine.bosses.kit.exposure import expose
from noisecheck.engine.bosses.kit.fighting import hurt_boss
from noisecheck.engine.bosses.kit.gaze import spaces_all_round, spaces_in_sight
from noisecheck.engine.bosses.lock import is_reeling, lock_on
from noisecheck.engine.bosses.rex import CARDS as ORDERS
from noisecheck.engine.bosses.rex import locked_hero
from noisecheck.engine.events import FocusRefreshed, TrackMoved
from noisecheck.engine.heroes.otacon import OTACON
from noisecheck.engine.kinds import TARGET_HERO
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.damage import HIT
from noisecheck.engine.state import Hero, State
from noisecheck.engine.systems.boss_effects import HAND_OUT, JAM, always, pick_card
from noisecheck.engine.systems.cards import BOSS_ATTACKS, LEVELS, ONE, SystemCard, slots
from noisecheck.engine.systems.effects import SystemEffect
from noisecheck.engine.table import Option, Table

TARGET_TOKEN = phrase("target {hero} {token}")

CARDS = {
    "override-order": SystemCard(slots("3+ 4+ 5"), ONE),  # another card is announced
    "false-echo": SystemCard(slots("2+ 5+"), ONE),  # it locks on to another hero
    "missile-rack": SystemCard(slots("3+ 5")),  # heroes have all missiles again
    "feedback-loop": SystemCard(slots("4+ 5+ 6"), ONE),  # it takes damage
    "ecm-burst": SystemCard(slots("3 4+"), ONE, BOSS_ATTACKS),  # an attack of it has fewer dice
    "hatch-release": SystemCard(slots("2+ 4+ 6"), ONE),  # its Defense is lower for this round
    "open-channel": SystemCard(slots("1 3+")),  # Focus tokens are ready again
}


def override(state: State, table: Table, otacon: Hero, count: int) -> None:
    """Override Order: players look at cards on top of its deck; one of them may be what it does next, and go under."""
    cards = deck.read(state, table, count, "HER-13")
    if card := pick_card(table, otacon, cards, "announce"):
        deck.bury(state, table, card, "HER-13")
        boss = boss_of(state)
        boss.track = 1 + list(ORDERS).index(card)
        table.report(TrackMoved, boss.id, card, rule="HER-13")


def heroes_to_lock_on(state: State, level: int) -> list[Option]:
    """Level 2: heroes it sees; level 3: those it would see if it turned; level 4: any, Otacon in his booth included."""
    reaches = (spaces_in_sight(state), spaces_all_round(state), state.geometry.area)
    reach = reaches[LEVELS.index(level)] & ~boss_of(state).body
    if is_reeling(state):
        return []
    others = [hero for hero in state.heroes if hero is not locked_hero(state)]
    return [TARGET_HERO.option(hero.id, value=hero.id) for hero in others if reach >> hero.space & 1]


def echo(state: State, table: Table, otacon: Hero, name: str) -> None:
    """False Echo: it locks on to this hero (BOS-34)."""
    lock_on(state, table, state.hero(name))


def feed_back(state: State, table: Table, otacon: Hero, damage: int) -> None:
    """Feedback Loop: it takes damage, which is not an attack (COM-5)."""
    hurt_boss(state, table, boss_of(state), damage, HIT, "HER-13")


def release(state: State, table: Table, otacon: Hero, points: int) -> None:
    """Hatch Release: its Defense is so much lower to the end of the round."""
    expose(state, table, points, "HER-13")


class SpentToken(NamedTuple):
    hero: str
    token: str


def spent_tokens(state: State, level: int) -> list[Option]:
    """The Focus tokens that other heroes have turned over."""
    return [
        TARGET_TOKEN.option(hero.id, token, value=SpentToken(hero.id, token))
        for hero in state.heroes
        if hero.id != OTACON
        for token in hero.inactive
    ]


def encourage(state: State, table: Table, otacon: Hero, chosen: SpentToken) -> None:
    """Open Channel: a Focus token of another hero is ready again, at no cost."""
    hero = state.hero(chosen.hero)
    hero.inactive = tuple(token for token in hero.inactive if token != chosen.token)
    table.report(FocusRefreshed, hero.id, chosen.token, rule="HER-13")


EFFECTS = {
    "override-order": SystemEffect(always("boss-deck"), override),
    "false-echo": SystemEffect(heroes_to_lock_on, echo),
    "missile-rack": HAND_OUT,
    "feedback-loop": SystemEffect(always("damage"), feed_back),
    "ecm-burst": JAM,
    "hatch-release": SystemEffect(always("defense"), release),
    "open-channel": SystemEffect(spent_tokens, encourage),
}
