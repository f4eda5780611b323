"""From where a hero can hurt a boss, and how much an action there will do on average."""

from __future__ import annotations

from collections.abc import Callable

from noisecheck.engine.board import Bitset, Space, bits
from noisecheck.engine.bosses.kit import boss_of, rules_of
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.equipment import can_handle, printed
from noisecheck.engine.gear.attachments import has_ammo
from noisecheck.engine.rules.enemies import MELEE, attack_objection
from noisecheck.engine.state import Hero, State

Rates = dict[Space, float]
FACES = 6
SHOOTING = ("pistol", "rifle")


def white_hits(defense: int) -> float:
    """The chance of a white die, which has a ! for a 1."""
    return max(0, FACES + 1 - max(2, defense)) / FACES


def black_hits(defense: int) -> float:
    return max(0, FACES + 1 - defense) / FACES


def fists(state: State, hero: Hero) -> tuple[Bitset, float, str]:
    """ACT-6, ACT-7: beside the boss; a Combo is the better half of the time."""
    boss, near = boss_of(state), 0
    for space in bits(boss.body):
        near |= state.geometry.near[space]
    defense = rules_of(boss).defense(state)
    combo = (2 * white_hits(defense) + black_hits(defense)) / 2
    fights = "combo" in DASHBOARDS[hero.id].actions
    return (near & ~boss.body if fights else 0), combo, MELEE


def shots(state: State, hero: Hero) -> list[tuple[Bitset, float, str]]:
    """ACT-14: in sight of the boss, with each weapon that is loaded."""
    boss, seen = boss_of(state), 0
    for space in bits(boss.body):
        seen |= state.geometry.sight[space]
    hits = white_hits(rules_of(boss).defense(state))
    found = []
    for card in hero.gear:
        gear = printed(card)
        if gear.family in SHOOTING and can_handle(hero, card) and has_ammo(state, hero, card):
            found.append((seen & ~boss.body, gear.white * hits / gear.cost, gear.family))
    return found


def arms_reach(state: State, hero: Hero) -> Rates:
    """All places for what the hero has in hand, by the rules of attacks on this boss."""
    boss = boss_of(state)
    if not boss.body:
        return {}
    free = state.geometry.area & ~state.occupied() | 1 << hero.space
    rates: Rates = {}
    for spaces, rate, means in (fists(state, hero), *shots(state, hero)):
        if rate and not rules_of(boss).withstands(state, means):
            for space in bits(spaces & free):
                if rate > rates.get(space, 0.0) and may_attack(state, hero, space, means):
                    rates[space] = rate
    return rates


def may_attack(state: State, hero: Hero, space: Space, means: str) -> bool:
    """Whether the hero might attack the boss from there."""
    at, hero.space = hero.space, space
    found = attack_objection(state, hero, boss_of(state).space, means)
    hero.space = at
    return found is None


Reach = Callable[[State, Hero], Rates]


def only(means: Reach, allowed: Callable[[State, Hero, Space], bool]) -> Reach:
    """The same places, but not all of them."""

    def reach(state: State, hero: Hero) -> Rates:
        return {space: rate for space, rate in means(state, hero).items() if allowed(state, hero, space)}

    return reach
