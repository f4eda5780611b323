"""All courses of an Enemy phase together: what is weighed by chance, and what is left open as a range.

Dice have chances. Which way players choose, and which Reaction card comes, has none: of these the lowest and the
highest figure count. Positions that come out alike are gone on from once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from operator import mul
from typing import NamedTuple

from noisecheck.engine.guards import phase
from noisecheck.foresight.forecast.courses import Fork, Script, Step, run
from noisecheck.foresight.forecast.harm import Harm, Rates
from noisecheck.foresight.forecast.junctures import Incident, Juncture, Track
from noisecheck.foresight.honest import Touched

Ways = dict[int, frozenset[Track]]


class Leaf(NamedTuple):
    """All that happens to the heroes in one course; in one that was cut short, at first."""

    incidents: tuple[Incident, ...]
    is_cut: bool


class Branch(NamedTuple):
    """What may come from a position on: the figures of the heroes at least and at most, and the ways of each guard."""

    lows: Rates
    highs: Rates
    ways: Ways
    leaves: frozenset[Leaf]

    @property
    def is_cut(self) -> bool:
        return any(leaf.is_cut for leaf in self.leaves)


class Branches:
    """After a number of runs of a step, `limit` in all, no fork is followed any more: there a course is cut short, and
    anything may happen."""

    def __init__(self, harm: Harm, limit: int) -> None:
        self.harm = harm
        self.limit = limit
        self.most = 0
        self.runs = 0
        self.known: dict[tuple[object, ...], Branch] = {}

    def begin(self, juncture: Juncture, step: Step, runs: int) -> Branch:
        """From a hypothesis on, which is a separate step, with about that many runs."""
        self.most = min(self.limit, self.runs + runs)
        return self.expand(juncture, (), step)

    def follow(self, juncture: Juncture) -> Branch:
        """From a position inside an Enemy phase on."""
        key = juncture.key()
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self.expand(juncture, (), phase.step)
        return known

    def forget_cuts(self) -> None:
        """What was cut short may be tried again."""
        self.known = {key: branch for key, branch in self.known.items() if not branch.is_cut}

    def expand(self, juncture: Juncture, script: Script, step: Step) -> Branch:
        self.runs += 1
        try:
            ran = run(juncture, script, step)
        except Fork as fork:
            if self.runs >= self.most:
                return self.cut(juncture)
            ways = [self.expand(juncture, (*script, (fork.kind, way)), step) for way in fork.ways]
            return mixed(ways, fork.chances) if fork.chances else together(ways)
        except Touched:
            return self.cut(juncture)
        branch = self.leaf(ran.juncture.incidents) if ran.is_over else self.follow(ran.juncture)
        if ran.guard is not None and ran.way is not None:
            branch = branch._replace(ways={**branch.ways, ran.guard: frozenset((ran.way,))})
        return branch

    def leaf(self, incidents: tuple[Incident, ...]) -> Branch:
        figures = self.harm.figures(incidents)
        return Branch(figures, figures, {}, frozenset((Leaf(incidents, is_cut=False),)))

    def cut(self, juncture: Juncture) -> Branch:
        figures = self.harm.figures(juncture.incidents)
        return Branch(figures, self.harm.at_worst(), {}, frozenset((Leaf(juncture.incidents, is_cut=True),)))


def mixed(branches: Sequence[Branch], chances: Sequence[float]) -> Branch:
    """Branches that chance decides among."""
    return Branch(*weighed(branches, chances), all_ways(branches), all_leaves(branches))


def weighed(branches: Sequence[Branch], chances: Sequence[float]) -> tuple[Rates, Rates]:
    """Their lowest and highest figures."""
    ends = [branch.lows for branch in branches], [branch.highs for branch in branches]
    lows, highs = (tuple([fsum(map(mul, chances, each)) for each in zip(*rates, strict=True)]) for rates in ends)
    return lows, highs


def together(branches: Sequence[Branch]) -> Branch:
    """Branches among which nobody can say how likely they are."""
    lows = tuple(map(min, zip(*(branch.lows for branch in branches), strict=True)))
    highs = tuple(map(max, zip(*(branch.highs for branch in branches), strict=True)))
    return Branch(lows, highs, all_ways(branches), all_leaves(branches))


def all_ways(branches: Sequence[Branch]) -> Ways:
    found: Ways = {}
    for branch in branches:
        for guard, ways in branch.ways.items():
            found[guard] = found.get(guard, frozenset()) | ways
    return found


def all_leaves(branches: Sequence[Branch]) -> frozenset[Leaf]:
    return frozenset().union(*(branch.leaves for branch in branches))
