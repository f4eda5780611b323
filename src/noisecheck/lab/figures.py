"""Numbers of a report, each with its interval of 95 %. The statistics are statsmodels'."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeVar

import numpy as np
from statsmodels.stats.contingency_tables import StratifiedTable, mcnemar
from statsmodels.stats.multitest import multipletests
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


class CardEffect(NamedTuple):
    """Games with a card in the Memory Box against games without it, within the same stage, heroes and bot only."""

    card: str
    having: Share
    lacking: Share
    carried: int  # games of those with it in which a hero took it
    used: int
    odds: float  # the ratio, after Mantel and Haenszel
    low: float
    high: float
    p: float  # Cochran, Mantel and Haenszel
    matters: bool = False  # after Holm: of many cards that do nothing some seem to


def grouped(rows: Iterable[Row], key: Callable[[Row], K]) -> dict[K, list[Row]]:
    """By key, in order of appearance."""
    found: dict[K, list[Row]] = {}
    for row in rows:
        found.setdefault(key(row), []).append(row)
    return found


class Place(NamedTuple):
    """Where and with what bots compete."""

    stage: str
    players: int
    rewards: str


def place_of(row: Row) -> Place:
    return Place(row.stage, row.players, row.rewards)


def company_of(row: Row) -> tuple[str, tuple[str, ...], str, str]:
    """Where all this is the same only the lot decides what is in the Memory Box."""
    return row.stage, tuple(row.heroes), row.bot, row.rewards


def game_of(row: Row) -> tuple[Place, int]:
    """The same for all bots that played it."""
    return place_of(row), row.seed


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
    low, high = max(low, -1.0), min(high, 1.0)  # Student's interval of few pairs knows no bounds
    return Difference(
        better, worse, count, table[0][1], table[1][0], float(gains.mean), float(low), float(high), float(p)
    )


def effects(rows: Sequence[Row]) -> list[CardEffect]:
    """What it does that a card was drawn into the Memory Box, whatever the bots make of it."""
    cards = sorted({card for row in rows for card in row.box})
    found = [each for card in cards if (each := effect(rows, card))]
    if not found:
        return []
    matter = multipletests([each.p for each in found], method="holm")[0]
    told = [each._replace(matters=bool(stands)) for each, stands in zip(found, matter, strict=True)]
    return sorted(told, key=lambda each: each.odds, reverse=True)


def effect(rows: Sequence[Row], card: str) -> CardEffect | None:
    """None where there is nothing to compare, or where with the card all such games were won, or all lost."""
    with_it = grouped((row for row in rows if card in row.box), company_of)
    without = grouped((row for row in rows if card not in row.box), company_of)
    both = [company for company in with_it if company in without]
    tables = [np.array([ends(with_it[company]), ends(without[company])], dtype=float) for company in both]
    if not any(table[0, 0] * table[1, 1] for table in tables) or not any(table[0, 1] * table[1, 0] for table in tables):
        return None
    pooled = StratifiedTable(tables)
    low, high = pooled.oddsratio_pooled_confint()
    having = [row for company in both for row in with_it[company]]
    return CardEffect(
        card,
        wins(having),
        wins([row for company in both for row in without[company]]),
        sum(card in row.carried for row in having),
        sum(card in row.used for row in having),
        float(pooled.oddsratio_pooled),
        float(low),
        float(high),
        float(pooled.test_null_odds().pvalue),
    )


def ends(rows: Sequence[Row]) -> tuple[int, int]:
    """Games won and lost."""
    won = sum(row.won for row in rows)
    return won, len(rows) - won


class Times(NamedTuple):
    """Milliseconds of processor time a turn takes."""

    median: float
    most: float  # 95 of 100 take less


def turn_times(rows: Sequence[Row]) -> Times | None:
    """None if no turn was ended."""
    turns = [time for row in rows for time in row.turn_ms]
    return Times(*map(float, np.percentile(turns, (50, 95)))) if turns else None
