"""Hints, tier 1: what a hero had better notice, dangers first. What to make of it is left to the player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import fsum

from noisecheck.bots.shapes import Pointer, Why
from noisecheck.bots.steady.danger import TYPICAL, active_zones, probable_cards, sights, situation, tokens_of
from noisecheck.bots.steady.plan import UNSEEN, Plan
from noisecheck.bots.steady.planner import Planner
from noisecheck.bots.steady.reasons import percent
from noisecheck.bots.steady.stakes import Stakes
from noisecheck.bots.steady.thumbs import finish_the_stage
from noisecheck.engine.board import Bitset, Space, bits
from noisecheck.engine.phrases import split_verb
from noisecheck.engine.rules.sight import watchers_of
from noisecheck.engine.state import GUARD, NOWHERE, Hero, State
from noisecheck.foresight.odds.dice import noise_of
from noisecheck.foresight.shapes import Forecast, Range

PROBABLE = 0.5
NOTEWORTHY = 0.2


def pointers(state: State, hero: Hero, forecast: Forecast | None) -> Iterator[Pointer]:
    """Everything to point out to a hero, the most important first. `forecast` is that for where they stand."""
    glance = Pointing(state, hero, forecast)
    yield from glance.to_finish()
    yield from glance.eyes_now()
    yield from glance.eyes_to_come()
    yield from glance.cameras()
    yield from glance.noise()
    yield from glance.to_take()
    yield from glance.to_fell()
    yield from glance.the_way()


class Pointing:
    """One hero's situation, and what in it is worth a word."""

    def __init__(self, state: State, hero: Hero, forecast: Forecast | None) -> None:
        self.state, self.hero, self.forecast = state, hero, forecast
        self.ids = {guard.space: guard.number for guard in state.guards}
        self.stakes = Stakes(Planner(state, hero), TYPICAL)
        self.plans = self.stakes.planner.all()
        self.names = state.stage.board.names

    def names_of(self, spaces: Bitset) -> list[str]:
        return [self.names[space] for space in bits(spaces)]

    def danger(self, why: Why, spaces: Bitset, guards: Sequence[Space] = ()) -> Pointer:
        ids = [self.ids[space] for space in guards]
        return Pointer("danger", self.hero.id, why, self.names_of(spaces), ids)

    def opportunity(self, why: Why, spaces: Bitset, guards: Sequence[Space] = ()) -> Pointer:
        ids = [self.ids[space] for space in guards]
        return Pointer("opportunity", self.hero.id, why, self.names_of(spaces), ids)

    def facts(self, **more: str | int) -> dict[str, str | int]:
        return {"hero": self.hero.id, **more}

    # dangers

    def eyes_now(self) -> Iterator[Pointer]:
        """LOS-6: whoever acts in sight is seen."""
        here = self.hero.space
        if self.stakes.planner.hides or not self.stakes.planner.seen_now(0) >> here & 1:
            return
        watchers = watchers_of(self.state, here)
        guards = [watcher.space for watcher in watchers if watcher.kind == GUARD]
        facts = self.facts(at=", ".join(dict.fromkeys(self.names[watcher.space] for watcher in watchers)))
        yield self.danger(Why("bot-hint-in-sight", facts, "LOS-6"), 1 << here, guards)

    def eyes_to_come(self) -> Iterator[Pointer]:
        """The guard that comes for the hero in most of what is forecast; or else one that looks where they can get."""
        likely = self.likely_sights()
        here = self.hero.space
        if self.stakes.planner.hides or not likely:
            return
        spotted, hunter = self.spotted_here(), self.hunter()
        if spotted and spotted.high >= NOTEWORTHY and hunter >= 0:
            facts = self.facts(at=self.names[hunter], chance=between(spotted))
            spaces = probable(likely.get(hunter, {})) | 1 << here
            yield self.danger(Why("bot-hint-looks-here", facts, "GRD-19"), spaces, [hunter])
            return
        reach = 0
        for plan in self.plans:
            reach |= 1 << plan.space
        start, chances = max(likely.items(), key=lambda each: (probable(each[1]) & reach).bit_count())
        spaces = probable(chances) & reach
        if spaces:
            facts = self.facts(at=self.names[start], count=spaces.bit_count())
            yield self.danger(Why("bot-hint-looks-there", facts, "GRD-19"), spaces, [start])

    def spotted_here(self) -> Range | None:
        """The chance to be spotted before the next turn, by the forecast."""
        heroes = self.forecast.heroes if self.forecast else []
        return next((each.spotted for each in heroes if each.hero == self.hero.id), None)

    def hunter(self) -> Space:
        """The space of the guard that most probably attacks in the coming phase; nowhere if none does."""
        ways = {each.guard: each.ways for each in (self.forecast.guards if self.forecast else ())}
        chances = {
            guard.space: fsum(way.weight.high for way in ways.get(guard.number, ()) if way.ends == "attack")
            for guard in self.state.guards
        }
        space = max(chances, key=lambda each: chances[each], default=NOWHERE)
        return space if chances.get(space) else NOWHERE

    def likely_sights(self) -> dict[Space, dict[Space, float]]:
        """For each guard, by where it stands, the chance of every space to be seen by it in the coming phase."""
        state, tokens = self.state, tokens_of(self.state)
        zones = active_zones(state, [hero.space for hero in state.heroes], tokens)
        now = situation(state, tokens, zones, 0, 0, TYPICAL)
        found: dict[Space, dict[Space, float]] = {}
        for card, weight in probable_cards(state, TYPICAL):
            for start, sight in sights(state, now, card):
                chances = found.setdefault(start, {})
                for space in bits(sight):
                    chances[space] = chances.get(space, 0.0) + weight
        return found

    def cameras(self) -> Iterator[Pointer]:
        """ORD-8: the next Order card may turn them."""
        here = self.hero.space
        if self.stakes.cameras >> here & 1 and not self.stakes.planner.hides:
            yield self.danger(Why("bot-hint-camera", self.facts(space=self.names[here]), "ORD-8"), 1 << here)

    def noise(self) -> Iterator[Pointer]:
        """ATT-5: what has been loud already."""
        dice, chance = noise_of(self.state, self.hero)
        if chance:
            facts = self.facts(count=dice, chance=percent(chance))
            yield self.danger(Why("bot-hint-noise", facts, "ATT-5"), 1 << self.hero.space)

    # opportunities

    def to_finish(self) -> Iterator[Pointer]:
        """SET-4: the stage can be won in this turn."""
        winning = [plan for plan in self.plans if finish_the_stage(self.stakes, plan)]
        if winning:
            best = max(winning, key=lambda plan: finish_the_stage(self.stakes, plan))
            yield self.opportunity(Why("bot-hint-finish", self.facts(), "SET-4"), 1 << best.space)

    def to_take(self) -> Iterator[Pointer]:
        """ACT-18: an objective within reach, unseen."""
        spaces = 0
        for plan in self.plans:
            if plan.taken and plan.seen == UNSEEN and split_verb(plan.verb)[0] == "interact":
                spaces |= 1 << plan.space
        if spaces:
            yield self.opportunity(Why("bot-hint-take", self.facts(count=spaces.bit_count()), "ACT-18"), spaces)

    def to_fell(self) -> Iterator[Pointer]:
        """HER-1: a guard that is sure to fall, without a sound and unseen."""
        spaces = 0
        for plan in self.plans:
            if plan.felled and plan.sure == 1 and plan.seen == UNSEEN:
                spaces |= plan.felled
        if spaces:
            facts = self.facts(at=", ".join(self.names_of(spaces)), count=spaces.bit_count())
            yield self.opportunity(Why("bot-hint-fell", facts, "COM-7"), spaces, list(bits(spaces)))

    def the_way(self) -> Iterator[Pointer]:
        """Where the hero has something to do next."""
        goal, here = self.stakes.goal(Plan(self.hero.space, 0)), self.hero.space
        if goal.route.starts:
            space = goal.route.first(self.state, here)
            facts = self.facts(space=self.names[space], count=round(goal.away(here)))
            yield self.opportunity(Why("bot-hint-goal", facts, "SET-4"), 1 << space)


def between(figure: Range) -> str:
    """A chance in percent, or from the lowest to the highest."""
    low, high = percent(figure.low), percent(figure.high)
    return f"{low}" if low == high else f"{low}–{high}"


def probable(chances: dict[Space, float]) -> Bitset:
    spaces = 0
    for space, chance in chances.items():
        if chance >= PROBABLE:
            spaces |= 1 << space
    return spaces
