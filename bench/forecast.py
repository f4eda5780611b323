"""`python -m bench.forecast`: how long a forecast takes, and with `--phases 5000` whether it comes true.

Times are of one hovered space on Recon with four heroes, as the server is asked for it: positions of a steady bot with
whims, at a hero's action, each with a space the hero can reach. For the truth of it see `bench/phases.py`; the tables
show how often what was forecast with a probability really happened. A bin has at least 50 phases; p is that of a
chi-square over the bins, with the variance the forecasts themselves imply. Ranges have no probability, so for them it
is only seen whether what happened lies between what was least and most to be expected.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from itertools import count, pairwise
from math import sqrt
from statistics import median, quantiles
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from scipy.stats import chi2

from bench.phases import MOST_ANSWERS, RESTS, TEAM, Fate, Phase, phases, wander
from noisecheck import Game, new_game
from noisecheck.bots import bot
from noisecheck.foresight.forecast import forecast
from noisecheck.foresight.forecast.walks import ways
from noisecheck.foresight.shapes import Range

LEAST_IN_A_BIN = 50
LOOKS = 0.2  # of the actions before which somebody hovers over a space, and then does something else
EXACT = 1e-6  # a range no wider than this is one figure
FIGURES = ("spotted", "attacked")


# times


def hovered(positions: int, seed: int) -> Iterator[tuple[Game, str]]:
    """Games at a hero's action, each with a space in reach."""
    for number in count(seed):
        game, chooser = new_game("recon", heroes=list(TEAM), seed=number), random.Random(number)
        player = bot("steady", number)
        for _ in range(MOST_ANSWERS):
            if game.decision is None:
                break
            if game.decision.kind == "action" and chooser.random() < LOOKS:
                yield game, chooser.choice([*ways(game), game.where(game.decision.hero)])
                positions -= 1
                if not positions:
                    return
                game.choose(wander(game, chooser, RESTS[0]))
            else:
                game.choose(player.choose(game))


def times(positions: int, seed: int, console: Console) -> None:
    taken, cut = [], 0
    for game, space in hovered(positions, seed):
        begin = time.process_time()
        found = forecast(game, space=space)
        taken.append(1000 * (time.process_time() - begin))
        cut += found is not None and found.cut
    steps = quantiles(taken, n=100, method="inclusive")
    console.print(
        f"a hovered space, Recon, {len(TEAM)} heroes, {positions} positions from seed {seed}, processor time:"
    )
    console.print(
        f"middle {median(taken):.0f} ms, p95 {steps[94]:.0f} ms, p99 {steps[98]:.0f} ms; {cut} were cut short"
    )


# truth


class Case(NamedTuple):
    chance: float
    happened: bool


class Bin(NamedTuple):
    cases: list[Case]

    @property
    def expected(self) -> float:
        return sum(case.chance for case in self.cases)

    @property
    def happened(self) -> int:
        return sum(case.happened for case in self.cases)

    @property
    def variance(self) -> float:
        return sum(case.chance * (1 - case.chance) for case in self.cases)


def bins_of(cases: Sequence[Case]) -> list[Bin]:
    """In the order of their chances, as many as there can be; the last takes what is left over."""
    ordered = sorted(cases, key=lambda case: case.chance)
    most = max(1, len(ordered) // LEAST_IN_A_BIN)
    edges = [number * LEAST_IN_A_BIN for number in range(most)] + [len(ordered)]
    return [Bin(ordered[first:last]) for first, last in pairwise(edges)]


def p_of(bins: Sequence[Bin]) -> float:
    """How likely bins as far off as these or farther are if the chances are right."""
    total = sum((each.happened - each.expected) ** 2 / each.variance for each in bins)
    return float(chi2.sf(total, len(bins)))


def is_exact(figure: Range) -> bool:
    return figure.high - figure.low < EXACT


def is_sure(figure: Range) -> bool:
    return is_exact(figure) and not EXACT < figure.low < 1 - EXACT


def truth(sampled: Sequence[Phase], console: Console) -> None:
    missed = [phase for phase in sampled if phase.missed]
    cut = sum(phase.is_cut for phase in sampled)
    console.print(f"{len(sampled)} phases: {len(missed)} not among their branches, {cut / len(sampled):.1%} cut short")
    for phase in missed[:5]:
        console.print(f"  {phase.where}: {'; '.join(phase.missed)}")
    for name in FIGURES:
        tell_figure(name, sampled, console)
    damage(sampled, console)
    losses(sampled, console)


def tell_figure(name: str, sampled: Sequence[Phase], console: Console) -> None:
    """Bins have only the hero whose turn ended last: what happens to heroes of one phase is not independent."""
    everybody = [(getattr(fate.risk, name), getattr(fate, name)) for phase in sampled for fate in phase.fates]
    sure = [(figure, happened) for figure, happened in everybody if is_sure(figure)]
    wrong = sum(round(figure.low) != happened for figure, happened in sure)
    console.print(f"{name}: of all heroes {len(sure)} times sure, {wrong} times wrong")
    first = [phase.fates[0] for phase in sampled]
    cases = [Case(figure.low, getattr(fate, name)) for fate in first if is_open(figure := getattr(fate.risk, name))]
    if len(cases) >= LEAST_IN_A_BIN:
        bins = bins_of(cases)
        table = Table("forecast", "expected", "happened", "of", title=f"{name}, p = {p_of(bins):.3f}")
        for each in bins:
            chances = [case.chance for case in each.cases]
            size = len(each.cases)
            table.add_row(
                f"{min(chances):.1%} to {max(chances):.1%}",
                f"{each.expected / size:.1%}",
                f"{each.happened / size:.1%}",
                str(size),
            )
        console.print(table)
    ranges(name, first, console)


def is_open(figure: Range) -> bool:
    return is_exact(figure) and not is_sure(figure)


def ranges(name: str, fates: Sequence[Fate], console: Console) -> None:
    wide = [(figure, fate) for fate in fates if not is_exact(figure := getattr(fate.risk, name))]
    least, most = sum(figure.low for figure, _ in wide), sum(figure.high for figure, _ in wide)
    happened = sum(getattr(fate, name) for _, fate in wide)
    console.print(f"{name}, {len(wide)} ranges: {happened} happened, between {least:.1f} and {most:.1f} expected")


def damage(sampled: Sequence[Phase], console: Console) -> None:
    """Of all heroes, where the expectation is one figure."""
    fates = [fate for phase in sampled for fate in phase.fates if is_exact(fate.risk.damage)]
    expected, taken = sum(fate.risk.damage.low for fate in fates), sum(fate.damage for fate in fates)
    spread = sqrt(sum((fate.damage - fate.risk.damage.low) ** 2 for fate in fates))
    console.print(f"damage: {expected:.1f} expected, {taken} taken, standard error {spread:.1f}, {len(fates)} heroes")


def losses(sampled: Sequence[Phase], console: Console) -> None:
    """By the Order deck, where that is open."""
    bins = Bin([Case(phase.lost.low, phase.is_lost) for phase in sampled if is_open(phase.lost)])
    console.print(
        f"lost by the deck: {bins.expected:.1f} expected, {bins.happened} happened, "
        f"standard error {sqrt(bins.variance):.1f}, {len(bins.cases)} phases"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.forecast", description="How fast and how true forecasts are."
    )
    parser.add_argument("--phases", type=int, default=0, help="Enemy phases to sample; none without it")
    parser.add_argument("--positions", type=int, default=400, help="forecasts to time")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    console = Console()
    if asked.phases:
        truth(list(phases(asked.phases, asked.seed)), console)
    else:
        times(asked.positions, asked.seed, console)


if __name__ == "__main__":
    main()
