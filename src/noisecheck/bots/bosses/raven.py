"""Vulcan Raven (BOS-8, BOS-31 to BOS-33): blows from where he does not look, or mines where he is going to walk."""

from __future__ import annotations

from functools import reduce
from operator import or_

from noisecheck.bots.fights.imagining import is_top_known
from noisecheck.bots.fights.reach import Rates, arms_reach, only, white_hits
from noisecheck.bots.fights.tactics import Tactics, in_stock
from noisecheck.bots.steady.answers import first_option
from noisecheck.engine.board import Bitset, Space, bits
from noisecheck.engine.bosses.kit import boss_of, rules_of
from noisecheck.engine.bosses.kit.gaze import spaces_in_sight
from noisecheck.engine.bosses.kit.handed_out import in_hand
from noisecheck.engine.bosses.raven import raise_threat, walk
from noisecheck.engine.equipment import carried, printed
from noisecheck.engine.gear.cannon import CANNON
from noisecheck.engine.state import Hero, State
from noisecheck.engine.table import Unheard

A_MINE = 1.7  # what a claymore is worth that he is about to tread on
TO_FETCH = 2.0  # what the supplies are worth to one whose hands are empty


def way_ahead(state: State) -> Bitset:
    """BOS-8: the spaces of his next walk, if nobody is in his way; to the first node whose card nobody knows."""
    twin = state.copy()
    twin.charges = []
    table, nodes, path = Unheard(twin, first_option), {node.space for node in state.stage.nodes}, [0]

    def follow(more: int) -> bool:
        space = boss_of(twin).space
        path.append(1 << space)
        return space in nodes and space != boss_of(state).space and not is_top_known(twin)

    raise_threat(twin, table, "BOS-8")
    walk(twin, table, follow)
    return reduce(or_, path) & ~boss_of(state).body


def in_his_arms(state: State, hero: Hero) -> Rates:
    """Weapons, and the Arm Cannon, which has all its charges in one shot: half of them an action."""
    rates, boss, cannon = arms_reach(state, hero), boss_of(state), carried(hero, CANNON)
    if cannon and boss.body:
        shot = (printed(cannon).white + cannon.tokens / 2) * white_hits(rules_of(boss).defense(state))
        seen = state.geometry.sight[boss.space] & ~state.occupied() | 1 << hero.space & state.geometry.sight[boss.space]
        rates |= {space: shot for space in bits(seen) if shot > rates.get(space, 0.0)}
    return rates


def is_at_his_back(state: State, hero: Hero, space: Space) -> bool:
    return not spaces_in_sight(state) >> space & 1


def is_spent(state: State, hero: Hero) -> bool:
    """No claymore left, or no charge of the cannon."""
    cannon = carried(hero, CANNON)
    return not in_hand(state, hero) or (cannon is not None and not cannon.tokens)


def laying(state: State, hero: Hero) -> Rates:
    """Weapons; beside the way he is going to take; for those who have used up what they had, the supplies."""
    rates = in_his_arms(state, hero)
    if not boss_of(state).body:
        return rates
    mined = sum(1 << space for space in {charge.space for charge in state.charges})
    if is_spent(state, hero):
        return rates | {space: TO_FETCH for space in state.stage.supplies if not mined >> space & 1}
    spots = 0
    for space in bits(way_ahead(state) & ~mined):
        spots |= state.geometry.near[space]
    return rates | dict.fromkeys(bits(spots & ~state.occupied() | spots & 1 << hero.space), A_MINE)


PLANS = (
    Tactics("mine-the-lane", reach=laying, charges=in_stock, caution=0.4),
    Tactics("from-behind", reach=only(in_his_arms, is_at_his_back), caution=0.4),
)
