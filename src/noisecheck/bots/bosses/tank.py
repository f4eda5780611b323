"""The Tank (BOS-6, BOS-19 to BOS-21): places to throw from."""

from __future__ import annotations

from noisecheck.bots.fights.imagining import next_cards
from noisecheck.bots.fights.reach import Rates
from noisecheck.bots.fights.steering import THROWS, Steering, landings
from noisecheck.bots.fights.tactics import Tactics, in_stock
from noisecheck.engine.board import Bitset, Geometry, Space, bits
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.kit.handed_out import in_hand
from noisecheck.engine.bosses.tank import CARDS, CLOSE, GRENADE, HANDED_OUT, plate_at
from noisecheck.engine.state import Hero, State

BLOWN_UP = -4.0  # a hero
TO_FETCH = 2.0  # what the supplies are worth to one whose hands are empty
SHELTERED = 1.0


def bonus(state: State) -> float:
    """BOS-6: of the top card, as far as it is known."""
    cards = next_cards(state)
    return sum(CARDS[card].bonus for card in cards) / len(cards)


def landing(state: State, hero: Hero, space: Space) -> float:
    """BOS-19, BOS-20: what a grenade does that ends here."""
    boss, near = boss_of(state), state.geometry.within(space, HANDED_OUT.within)
    burnt = BLOWN_UP * (near & state.hero_spaces()).bit_count()
    if boss.body >> space & 1:
        plate = plate_at(state, space)
        return plate.damage + bonus(state) * plate.is_starred + burnt
    return HANDED_OUT.damage * bool(near & boss.body) + burnt


STEERING = Steering(GRENADE, "throw", landing)


class ThrowRates:
    """For each space what a throw from it deals on average; kept for every place the tank may be in."""

    def __init__(self) -> None:
        self.known: dict[tuple[Geometry, Bitset], Rates] = {}

    def rates(self, state: State, hero: Hero) -> Rates:
        key = state.geometry, boss_of(state).body
        if key not in self.known:
            alone = state.copy()
            alone.heroes = []
            self.known[key] = {space: self.mean(alone, hero, space) for space in bits(state.geometry.area & ~key[1])}
        return self.known[key]

    def mean(self, state: State, hero: Hero, space: Space) -> float:
        ends = {end: landing(state, hero, end) for end in bits(boss_of(state).body)}
        total = 0.0
        for values, weight in THROWS:
            reached = landings(state, GRENADE, space, values)
            total += weight * max((ends.get(end, 0.0) for end in bits(reached)), default=0.0)
        return total / 36


THROWN = ThrowRates()


def throwing(state: State, hero: Hero) -> Rates:
    """With a grenade in hand, where throws go well; without, the supplies."""
    if in_hand(state, hero):
        return THROWN.rates(state, hero)
    return dict.fromkeys(state.stage.supplies, TO_FETCH)


def close_behind_walls(state: State, hero: Hero, space: Space) -> float:
    """BOS-21: within 3 spaces and out of its sight neither gun reaches."""
    body = boss_of(state).body
    near = any(state.geometry.within(each, CLOSE) >> space & 1 for each in bits(body))
    seen = any(state.geometry.sight[each] >> space & 1 for each in bits(body))
    return SHELTERED * (near and not seen)


def by_the_supplies(state: State, hero: Hero, space: Space) -> float:
    away = min(state.geometry.distances(space)[each] for each in state.stage.supplies)
    return SHELTERED * max(0.0, 1 - away / 4)


PLANS = (
    Tactics("by-the-supplies", reach=throwing, charges=in_stock, rest=by_the_supplies, steering=STEERING, caution=0.8),
    Tactics("keep-close", reach=throwing, charges=in_stock, rest=close_behind_walls, steering=STEERING, caution=0.8),
)
