"""Numbers of a report, each with its interval of 95 %. The statistics are statsmodels'."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeVar

import numpy as np
from statsmodels.stats.contingency_tables import StratifiedTable, mcnemar
from statsmodels.stats.proportion import proportion_confint
from statsmodels.stats.weightstats import DescrStatsW

from noisecheck.lab.playing import Row

K = TypeVar("K", bound=Hashable)


class Share(NamedTuple):
    """Games won, with Wilson's interval."""

    won: int
    games: int
    low: float
    high: float

    @property
    def mean(self) -> float:
        return self.won / self.games


class Difference(NamedTuple):
    """By how much one bot wins more often than another in the same games."""

    better: str
    worse: str
    pairs: int
    only_better: int
    only_worse: int
    mean: float
    low: float
    high: float
    p: float  # exact McNemar


class Effect(NamedTuple):
    """Games with a card against games without it, compared only within the same stage, number of heroes and bot."""

    card: str
    having: Share
    lacking: Share
    odds: float  # the ratio, after Mantel and Haenszel
    low: float
    high: float

    @property
    def matters(self) -> bool:
        return not self.low <= 1 <= self.high


def grouped(rows: Iterable[Row], key: Callable[[Row], K]) -> dict[K, list[Row]]:
    """By key, in order of appearance."""
    found: dict[K, list[Row]] = {}
    for row in rows:
        found.setdefault(key(row), []).append(row)
    return found


def setting_of(row: Row) -> tuple[str, int, str]:
    return row.stage, row.players, row.bot


def game_of(row: Row) -> tuple[str, int, int]:
    """The same for all bots that played it."""
    return row.stage, row.players, row.seed


def wins(rows: Sequence[Row]) -> Share:
    won = sum(row.won for row in rows)
    low, high = proportion_confint(won, len(rows), method="wilson")
    return Share(won, len(rows), float(low), float(high))


def differences(rows: Sequence[Row], bots: Sequence[str]) -> list[Difference]:
    """Each bot against the one named before it."""
    return [found for worse, better in pairwise(bots) if (found := difference(rows, worse, better))]


def difference(rows: Sequence[Row], worse: str, better: str) -> Difference | None:
    """Over the games both have played; None if there is none."""
    first = {game_of(row): row.won for row in rows if row.bot == worse}
    second = {game_of(row): row.won for row in rows if row.bot == better}
    pairs = Counter((second[game], first[game]) for game in first if game in second)
    count = pairs.total()
    if not count:
        return None
    table = [[pairs[True, True], pairs[True, False]], [pairs[False, True], pairs[False, False]]]
    gains = DescrStatsW(np.array([1.0, 0.0, -1.0]), weights=[table[0][1], table[0][0] + table[1][1], table[1][0]])
    low, high = gains.tconfint_mean() if gains.var else (-1.0, 1.0)  # pairs that are all alike say nothing of others
    p = mcnemar(table, exact=True).pvalue
    return Difference(
        better, worse, count, table[0][1], table[1][0], float(gains.mean), float(low), float(high), float(p)
    )


def effects(
    rows: Sequence[Row], cards: Callable[[Row], Iterable[str]], among: Callable[[Row, str], bool]
) -> list[Effect]:
    """What having a card goes with; `cards` are those a game has, `among` says whether it counts for a card at all."""
    every = sorted({card for row in rows for card in cards(row)})
    having = {card: [row for row in rows if card in cards(row)] for card in every}
    found = [
        effect(card, having[card], [row for row in rows if among(row, card) and card not in cards(row)])
        for card in every
    ]
    return sorted((each for each in found if each), key=lambda each: each.odds, reverse=True)


def effect(card: str, having: Sequence[Row], lacking: Sequence[Row]) -> Effect | None:
    """None where there are no games of the same setting to compare, or none of them tells anything."""
    with_it, without = grouped(having, setting_of), grouped(lacking, setting_of)
    settings = [setting for setting in with_it if setting in without]
    tables = [
        [[wins(side[setting]).won, len(side[setting]) - wins(side[setting]).won] for side in (with_it, without)]
        for setting in settings
    ]
    telling = [table for table in tables if 0 < table[0][0] + table[1][0] < sum(map(sum, table))]
    if not telling:
        return None
    pooled = StratifiedTable([np.array(table, dtype=float) for table in telling], shift_zeros=True)
    low, high = pooled.oddsratio_pooled_confint()
    return Effect(
        card,
        wins([row for setting in settings for row in with_it[setting]]),
        wins([row for setting in settings for row in without[setting]]),
        float(pooled.oddsratio_pooled),
        float(low),
        float(high),
    )
