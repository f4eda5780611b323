"""The forecast for one hero of a game: every noise and every Order card that may come, weighed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import fsum
from typing import NamedTuple

from noisecheck.engine.dealing import deal_anew
from noisecheck.engine.errors import IllegalOption, UnknownName
from noisecheck.engine.game import Game
from noisecheck.engine.state import PLAYER_PHASE
from noisecheck.foresight.forecast.branches import Branch, Branches, weighed
from noisecheck.foresight.forecast.harm import FIGURES, Harm, Rates
from noisecheck.foresight.forecast.hypothesis import Hypothesis, dice_of, reveals
from noisecheck.foresight.forecast.junctures import Juncture, Track
from noisecheck.foresight.forecast.unseen import Unseen, is_next_known, lay_on_top, unseen_orders
from noisecheck.foresight.forecast.walks import Walks
from noisecheck.foresight.honest import SEED
from noisecheck.foresight.odds.dice import QUIET
from noisecheck.foresight.shapes import Forecast, GuardWay, GuardWays, HeroRisk, OrderChance, Range

FIRST_RUNS = 15  # of a step, to try each card with; more for those that need it comes later
MOST_RUNS = 1000  # in all; where that is not enough courses are cut short, and ranges are wider
MOST_WAYS = 12  # of one guard that are told


def forecaster_for(game: Game, hero: str = "") -> Forecaster | None:
    """For this hero, else the acting one. None outside the players' turns of a Sneaking stage."""
    state = game.state
    if game.decision is None or state.phase != PLAYER_PHASE or not state.stage.is_sneaking:
        return None
    name = hero or game.active_hero
    if not name:
        return None
    game.hero(name)
    return Forecaster(game, name)


class NoiseCase(NamedTuple):
    """What the noise check may come to, how likely that is, and what follows from it with each Order card."""

    chance: float
    by_card: list[Branch]


class Forecaster:
    """A game as it stands, for all spaces the hero may end the turn in."""

    def __init__(self, game: Game, hero: str) -> None:
        self.hero = hero
        self.orders = unseen_orders(game)
        self.chances = [float(order.chance) for order in self.orders]
        self.state = game.state.copy()
        deal_anew(self.state, SEED)
        self.seat = next(seat for seat, each in enumerate(self.state.heroes) if each.id == hero)
        self.harm = Harm(self.state)
        self.begins = [self.begin(order) for order in self.orders]

    def begin(self, order: Unseen) -> Juncture:
        """The position with this card on top."""
        state = self.state.copy()
        lay_on_top(state, order.card)
        return Juncture(state, ())

    # what is asked

    def forecast(self, hypothesis: Hypothesis) -> Forecast:
        dice, cases = self.cases(hypothesis)
        names, state = self.state.stage.board.names, self.state
        lows, highs = self.total(cases)
        return Forecast(
            hero=self.hero,
            space=names[hypothesis.space],
            noise=dice,
            heard=1 - QUIET**dice,
            quiet=self.risk_in(cases[:1]),
            noisy=self.risk_in(cases[1:]) if dice else None,
            heroes=[risk_of(lows, highs, seat, each.id) for seat, each in enumerate(state.heroes)],
            guards=guards_ways(self.weighed_branches(cases)),
            orders=[self.order_chance(number, cases) for number in range(len(self.orders))],
            known=is_next_known(state),
            waiting=[each.id for each in state.heroes if not each.acted and each.id != self.hero],
            lost=plain(lows[-1], highs[-1]),
            cut=any(branch.is_cut for case in cases for branch in case.by_card),
            reveals=reveals(state, hypothesis),
        )

    def risk(self, space: str) -> HeroRisk:
        """The hero's own total."""
        return self.risk_in(self.cases(self.hypothesis(space))[1])

    # the hypothesis

    @cached_property
    def walks(self) -> Walks:
        return Walks(self.state, self.state.heroes[self.seat])

    def hypothesis(self, space: str) -> Hypothesis:
        state, hero = self.state, self.state.heroes[self.seat]
        board = state.stage.board
        if space and space not in board.numbers:
            raise UnknownName("space", space, f"{board.names[0]} to {board.names[-1]}")
        number = board.numbers[space] if space else hero.space
        if number != hero.space:
            text = f"end {space}"
            if hero.acted:
                raise IllegalOption(text, "ACT-2", f"{hero.id} has had its turn")
            if not board.floor >> number & 1 or state.occupied() >> number & 1:
                raise IllegalOption(text, "MOV-1", "nobody can stand there")
        return Hypothesis(self.seat, number, self.walks.to(number))

    def cases(self, hypothesis: Hypothesis) -> tuple[int, list[NoiseCase]]:
        """The dice of the noise check, and the cases: first that in which they show no !."""
        dice = dice_of(self.state, hypothesis)
        quiet = QUIET**dice
        branches = Branches(self.harm, MOST_RUNS)
        steps = [hypothesis.play] + [hypothesis._replace(is_heard=True).play] * bool(dice)
        by_card = [[branches.begin(juncture, step, FIRST_RUNS) for juncture in self.begins] for step in steps]
        branches.forget_cuts()
        for step, found in zip(steps, by_card, strict=True):
            for number, branch in enumerate(found):
                if branch.is_cut and branches.runs < MOST_RUNS:
                    found[number] = branches.begin(self.begins[number], step, MOST_RUNS)
        cases = [NoiseCase(quiet, by_card[0])] + [NoiseCase(1 - quiet, each) for each in by_card[1:]]
        return dice, cases

    # what comes of it

    def weighed_branches(self, cases: Sequence[NoiseCase]) -> Iterator[tuple[float, Branch]]:
        whole = fsum(case.chance for case in cases)
        for case in cases:
            for chance, branch in zip(self.chances, case.by_card, strict=True):
                yield case.chance / whole * chance, branch

    def total(self, cases: Sequence[NoiseCase]) -> tuple[Rates, Rates]:
        chances, branches = zip(*self.weighed_branches(cases), strict=True)
        return weighed(branches, chances)

    def risk_in(self, cases: Sequence[NoiseCase]) -> HeroRisk:
        return risk_of(*self.total(cases), self.seat, self.hero)

    def order_chance(self, number: int, cases: Sequence[NoiseCase]) -> OrderChance:
        order, branches = self.orders[number], [case.by_card[number] for case in cases]
        risk = risk_of(*weighed(branches, [case.chance for case in cases]), self.seat, self.hero)
        return OrderChance(str(order.card), order.copies, float(order.chance), risk.spotted, risk.attacked)


def risk_of(lows: Rates, highs: Rates, seat: int, hero: str) -> HeroRisk:
    first = len(FIGURES) * seat
    figures = range(first, first + len(FIGURES))
    return HeroRisk(hero, *(plain(lows[each], highs[each]) for each in figures))


def plain(low: float, high: float) -> Range:
    """Without the dust that sums of fractions leave."""
    return Range(round(low, 9), round(high, 9))


def guards_ways(branches: Iterator[tuple[float, Branch]]) -> list[GuardWays]:
    """A way is sure with a card if the guard has no other with it."""
    found: dict[int, dict[Track, Range]] = {}
    for weight, branch in branches:
        is_cut = branch.is_cut
        for guard, ways in branch.ways.items():
            for way in ways:
                total = found.setdefault(guard, {}).setdefault(way, Range(0.0, 0.0))
                total.high += weight
                if len(ways) == 1 and not is_cut:
                    total.low += weight
    return [GuardWays(guard, list(likeliest(found[guard]))) for guard in sorted(found)]


def likeliest(ways: dict[Track, Range]) -> Iterator[GuardWay]:
    ordered = sorted(ways, key=lambda way: (-ways[way].high, -ways[way].low, way))
    for way in ordered[:MOST_WAYS]:
        yield GuardWay(list(way.path), way.stop, plain(ways[way].low, ways[way].high), way.ends)
