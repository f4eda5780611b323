"""What a hero can still make of a turn: the damage they will do from where they can get, less the harm to expect where
it ends.

Reckoned on the board, not played: one Dash takes a hero two spaces, and in a fight the noise of it is nobody's concern.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import fsum

from noisecheck.bots.fights.imagining import imagine, is_top_known, rehearse
from noisecheck.bots.fights.judge import Judge
from noisecheck.bots.fights.reach import black_hits
from noisecheck.bots.fights.tactics import ENDLESS
from noisecheck.engine.board import Space, bits
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.rules.attacks import defense_of
from noisecheck.engine.state import Hero, State

A_DASH = 2
LATER = 0.5  # what damage is worth that can be done from there in the next turn, if the boss is still where it is
A_STEP = 0.01  # what it is worth to be one space nearer, if nothing else is
FAR = 24
MOST_CARDS = 2  # that are rehearsed of those that may come
MOST_SPOTS = 16
NEVER = -1e9


class TurnWorth:
    """One hero's, with the boss and everybody else as they are. `ends` are spaces where the turn may end."""

    def __init__(self, judge: Judge, state: State, hero: Hero, ends: Callable[[TurnWorth], Iterable[Space]]) -> None:
        state = imagine(state, 0)  # nothing hidden goes into it; and the one it was made from may go on
        hero = state.hero(hero.id)
        self.judge, self.state, self.hero = judge, state, hero
        self.elsewhere = judge.tactics.elsewhere(state, hero)
        self.geometry = state.geometry
        self.actions = DASHBOARDS[hero.id].actions_a_turn
        rates = judge.tactics.reach(state, hero)
        near = self.geometry.distances(hero.space)
        spots = sorted(rates, key=lambda space: (-rates[space], near[space]))
        self.rates = {space: rates[space] for space in spots[:MOST_SPOTS]}
        self.free = self.geometry.area & ~state.occupied() | 1 << hero.space
        self.charges = judge.tactics.charges(state, hero)
        self.bright: dict[Space, float] = {}
        self.harm: dict[Space, float] = {}
        self.promised: dict[tuple[Space, int], float] = {}
        self.ends = sorted(dict.fromkeys(ends(self)), key=lambda space: -self.bright_side(space))
        # what is used up now is not there in the next turn
        spent = None if self.charges >= ENDLESS else {space: self.rest(space) for space in self.ends}
        self.after = {space: self.best_ends(space, spent or self.bright) for space in self.rates}

    def actions_between(self, start: Space, goal: Space) -> int:
        distance = self.geometry.distances(start)[goal]
        return (distance + 1) // A_DASH if distance >= 0 else len(self.geometry.steps)

    def best_ends(self, space: Space, bright: Mapping[Space, float]) -> list[float]:
        """The best end that can be reached from a space with 0, 1, 2 … actions."""
        found = [NEVER] * (self.actions + 2)
        for end in self.ends:
            cost = self.actions_between(space, end)
            if cost < len(found) and bright[end] > max(found[: cost + 1]):
                found[cost] = max(found[cost], bright[end] - self.harm_at(end))
        for actions in range(self.actions + 1):
            found[actions + 1] = max(found[actions + 1], found[actions])
        return found

    def promise(self, space: Space, left: int) -> float:
        """The best that can be made of that many actions from a space."""
        known = self.promised.get((space, left))
        if known is None:
            known = self.promised[space, left] = self.compute(space, max(0, left))
        return known

    def compute(self, space: Space, left: int) -> float:
        best = max(self.end(space), self.best_ends(space, self.bright)[min(left, self.actions + 1)])
        for spot, rate in self.rates.items():
            there = left - self.actions_between(space, spot)
            after = self.after[spot]
            for away in range(min(there, len(after) - 1)):
                best = max(best, rate * min(self.charges, there - away) + after[away])
        return best

    def end(self, space: Space) -> float:
        """What it is worth to end the turn in a space."""
        return self.bright_side(space) - self.harm_at(space)

    def bright_side(self, space: Space) -> float:
        """The same without the harm."""
        known = self.bright.get(space)
        if known is None:
            known = self.bright[space] = self.rest(space) + self.next_turn(space)
        return known

    def rest(self, space: Space) -> float:
        return self.judge.tactics.rest(self.state, self.hero, space)

    def next_turn(self, space: Space) -> float:
        away = self.geometry.distances(space)
        best = 0.0
        for spot, rate in self.rates.items():
            if away[spot] >= 0:
                left = max(0, self.actions - (away[spot] + 1) // A_DASH)
                best = max(best, LATER * rate * min(self.charges, left) + A_STEP * (FAR - away[spot]))
        return best

    def harm_at(self, space: Space) -> float:
        """What the boss's turn will cost if the hero ends theirs there."""
        known = self.harm.get(space)
        if known is None:
            known = self.harm[space] = self.rehearsed(space)
        return known

    def rehearsed(self, space: Space) -> float:
        """The same over the cards that may come.

        Friends who have had their turn count too; whose turn is still to come will not stay where it is.
        """
        state, judge = self.state, self.judge
        before, harm = judge.gained(state), 0.0
        lucks = self.turns_from(space)
        for then, dealt in lucks:
            harm += before - judge.gained(then)
            for each, hits in zip(state.heroes, dealt, strict=True):
                if hits and (each is self.hero or each.acted):
                    harm += hits * black_hits(defense_of(each)) * judge.price(state, each)
        return harm / len(lucks)

    def turns_from(self, space: Space) -> list[tuple[State, list[int]]]:
        """The boss's turns that may come if the hero ends theirs in a space."""
        state = self.state if space == self.hero.space else self.elsewhere
        hero, boss = state.hero(self.hero.id), boss_of(state)
        at, hero.space = hero.space, space
        lucks = 1 if is_top_known(state) else min(MOST_CARDS, boss.unseen)
        found = [rehearse(state, luck) for luck in range(lucks)]
        hero.space = at
        return found

    def hits_at(self, space: Space) -> float:
        """How many hits the hero has to expect there."""
        seat, turns = self.state.heroes.index(self.hero), self.turns_from(space)
        return black_hits(defense_of(self.hero)) * fsum(dealt[seat] for _, dealt in turns) / len(turns)


def everywhere(turn: TurnWorth) -> Iterable[Space]:
    """All spaces a hero can get to with the actions of a turn."""
    reach = A_DASH * turn.actions
    return bits(turn.geometry.within(turn.hero.space, reach) & turn.free)
