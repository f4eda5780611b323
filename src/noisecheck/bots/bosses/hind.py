"""The Hind D (BOS-5, BOS-25 to BOS-27): places to launch from, and which of them its nose comes over."""

from __future__ import annotations

from math import fsum

from noisecheck.bots.fights.imagining import next_cards
from noisecheck.bots.fights.reach import Rates
from noisecheck.bots.fights.steering import THROWS, Steering, landings
from noisecheck.bots.fights.tactics import Tactics, in_stock
from noisecheck.engine.board import Bitset, Direction, Geometry, Space, bits
from noisecheck.engine.bosses.hind import CARDS, MISSILE, damage_at, line_of_fire
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.kit.handed_out import in_hand
from noisecheck.engine.state import Hero, State

TO_FETCH = 1.5  # what the supplies are worth to one whose hands are empty
A_BURST = 0.2  # what an attack costs, as part of its Health
FARTHEST = max(abs(card.evasion) for card in CARDS.values())

Key = tuple[Geometry, Bitset, Direction, tuple[str, ...]]  # with the cards that may be next


def key_of(state: State) -> Key:
    boss = boss_of(state)
    return state.geometry, boss.body, boss.facing, next_cards(state)


def swept(state: State, card: str) -> Bitset:
    """The spaces that a manoeuvre brings into line."""
    spaces, way = CARDS[card].evasion, 1 if CARDS[card].evasion > 0 else -1
    found = 0
    for shift in range(1, abs(spaces) + 1):
        found |= line_of_fire(state, way * shift)
    return found


class Launched:
    """What missiles do that end in a space, or start beside one; kept for every place of it, and its next cards."""

    def __init__(self) -> None:
        self.ends: dict[Key, Rates] = {}
        self.known: dict[Key, Rates] = {}

    def dealt(self, state: State) -> Rates:
        """BOS-5: for each space of its target area the damage on average, after the manoeuvres that may come."""
        key = key_of(state)
        if key not in self.ends:
            cards = key[-1]
            self.ends[key] = {
                space: fsum(damage_at(state, space, CARDS[card].evasion) for card in cards) / len(cards)
                for space in bits(boss_of(state).body)
            }
        return self.ends[key]

    def rates(self, state: State) -> Rates:
        """For each space of the map the damage of a launch on average, from the best space beside it."""
        key = key_of(state)
        if key not in self.known:
            near, area = state.geometry.neighbours, state.geometry.area & ~boss_of(state).body
            means = {start: self.mean(state, start) for start in bits(area)}
            self.known[key] = {
                space: max((means.get(start, 0.0) for start in near[space]), default=0.0) for space in means
            }
        return self.known[key]

    def mean(self, state: State, start: Space) -> float:
        total, dealt, body = 0.0, self.dealt(state), boss_of(state).body
        for values, weight in THROWS:
            reached = landings(state, MISSILE, start, values) & body
            total += weight * max((dealt[end] for end in bits(reached)), default=0.0)
        return total / 36


LAUNCHED = Launched()


def landing(state: State, hero: Hero, space: Space) -> float:
    return LAUNCHED.dealt(state)[space] if boss_of(state).body >> space & 1 else 0.0


STEERING = Steering(MISSILE, "flight", landing)


def launching(state: State, hero: Hero) -> Rates:
    """With a missile in hand, where launches go well and its fire is not; without, the supplies."""
    if not in_hand(state, hero):
        return dict.fromkeys(state.stage.supplies, TO_FETCH)
    lines = [swept(state, card) for card in next_cards(state)]
    cost, rates = A_BURST * boss_of(state).health / 2 / len(lines), LAUNCHED.rates(state)
    found = Rates()
    for space in bits(state.geometry.within(hero.space, len(rates)) & ~line_of_fire(state)):
        rate = rates[space] - cost * sum(line >> space & 1 for line in lines)
        if rate > 0:
            found[space] = rate
    return found


def from_cover(state: State, hero: Hero) -> Rates:
    """Only where none of its manoeuvres could bring its fire."""
    danger = 0
    for shift in range(-FARTHEST, FARTHEST + 1):
        danger |= line_of_fire(state, shift)
    return {space: rate for space, rate in launching(state, hero).items() if not danger >> space & 1}


def out_of_its_way(state: State, hero: Hero, space: Space) -> float:
    """While others have their turn to come, it may be shifted by their missiles."""
    if all(each.acted for each in state.heroes if each is not hero):
        return 0.0
    shifts = range(-FARTHEST, FARTHEST + 1)
    risk = sum(line_of_fire(state, shift) >> space & 1 for shift in shifts) / len(shifts)
    return -A_BURST * boss_of(state).health * risk


PLANS = (
    Tactics("beside-the-line", reach=launching, charges=in_stock, rest=out_of_its_way, steering=STEERING, caution=1.0),
    Tactics("from-cover", reach=from_cover, charges=in_stock, rest=out_of_its_way, steering=STEERING, caution=1.2),
)
