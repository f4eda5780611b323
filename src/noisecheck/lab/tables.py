"""The tables of a report, which the terminal shows too: what was found, in words and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median
from typing import NamedTuple

from noisecheck.content import load_stage
from noisecheck.engine.outcome import WON
from noisecheck.lab.figures import Difference, Place, Share, differences, effects, grouped, place_of, turn_times, wins
from noisecheck.lab.folder import Folder
from noisecheck.lab.playing import FAILED, OPEN, TIME, Row
from noisecheck.lab.runs import LabError
from noisecheck.lab.words import words
from noisecheck.texts import name, say


class ReportTable(NamedTuple):
    """`named` says how many columns come before those that hold numbers."""

    named: int
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


class Findings(NamedTuple):
    """What a report is about: the rows, and in which order stages with numbers of heroes, and bots, are shown."""

    rows: Sequence[Row]
    places: Sequence[Place]
    bots: Sequence[str]

    def lines(self) -> list[str]:
        return [place_name(place) for place in self.places]

    def each(self) -> Iterable[tuple[int, int, Sequence[Row]]]:
        """The line and the series of every setting, with its games."""
        by_setting = grouped(self.rows, lambda row: (place_of(row), row.bot))
        for line, place in enumerate(self.places):
            for series, bot in enumerate(self.bots):
                if rows := by_setting.get((place, bot)):
                    yield line, series, rows

    def compared(self) -> list[tuple[str, Difference]]:
        """Each bot with the one before it: over everything, and for each stage with each number of heroes."""
        by_place = grouped(self.rows, place_of)
        found = [(words("all-games"), each) for each in differences(self.rows, self.bots)]
        for place in self.places:
            found += [(place_name(place), each) for each in differences(by_place.get(place, []), self.bots)]
        return found

    @property
    def ends(self) -> list[str]:
        """How games ended other than by a death: won and by time, and what else there was."""
        ended = {row.cause or row.outcome for row in self.rows}
        return [WON.kind, TIME, *(end for end in (FAILED, OPEN) if end in ended)]

    @property
    def victims(self) -> list[str]:
        return sorted({row.victim for row in self.rows} - {""})


def found_in(folder: Folder) -> Findings:
    """The games there are, in the order in which the run names stages and bots. Raises `LabError` if there is none."""
    run = folder.run()
    rows = folder.rows(run)
    if not rows:
        raise LabError(say("lab-no-games", {"folder": str(folder.path)}))
    named = {setting.stage: load_stage(setting.stage).file.id for setting in run.settings}
    places = dict.fromkeys(Place(named[setting.stage], setting.players, setting.rewards) for setting in run.settings)
    bots = dict.fromkeys(setting.bot for setting in run.settings)
    at, by = {place_of(row) for row in rows}, {row.bot for row in rows}
    return Findings(rows, [each for each in places if each in at], [each for each in bots if each in by])


def summary(found: Findings) -> list[tuple[str, ReportTable]]:
    """What is worth a look at once, with titles: who wins how often, who plays better, how long that takes."""
    tables = [(words("wins"), win_table(found)), (words("bots-compared"), difference_table(found))]
    return [each for each in [*tables, (words("times"), time_table(found))] if each[1].rows]


def win_table(found: Findings) -> ReportTable:
    headings = [words("column-games"), words("column-wins"), words("column-won"), words("column-interval")]
    table = []
    for _, _, rows in found.each():
        share = wins(rows)
        table.append([*setting_names(rows), str(share.games), str(share.won), percent(share.mean), interval(share)])
    return ReportTable(4, [*setting_headings(), *headings], table)


def campaign_table(found: Findings) -> ReportTable:
    """A line for each stage with each box, as they come in the campaign; a column for each number of heroes."""
    shares = {(line, series): wins(rows) for line, series, rows in found.each()}
    cells: dict[tuple[str, str, str], dict[int, str]] = {}
    for (line, series), share in shares.items():
        place = found.places[line]
        row = cells.setdefault((place.stage, place.rewards, found.bots[series]), {})
        row[place.players] = f"{percent(share.mean)} ({interval(share)})"
    numbers = sorted({place.players for place in found.places})
    headings = [words("column-stage"), words("column-rewards"), words("column-bot")]
    table = [
        [name(stage), rewards_name(rewards), bot, *(row.get(number, "") for number in numbers)]
        for (stage, rewards, bot), row in cells.items()
    ]
    return ReportTable(3, [*headings, *(say("lab-heroes", {"players": number}) for number in numbers)], table)


def difference_table(found: Findings) -> ReportTable:
    headings = [
        words("column-place"),
        words("column-bots"),
        words("column-pairs"),
        words("column-only"),
        words("column-difference"),
        words("column-interval"),
        words("column-p"),
    ]
    table = [
        [
            place,
            versus(each),
            str(each.pairs),
            f"{each.only_better} : {each.only_worse}",
            points(each.mean),
            f"{points(each.low)} … {points(each.high)}",
            f"{each.p:.2g}",
        ]
        for place, each in found.compared()
    ]
    return ReportTable(2, headings, table)


def time_table(found: Findings) -> ReportTable:
    headings = [words("column-turns"), words("column-time"), words("column-most-time")]
    table = []
    for _, _, rows in found.each():
        if times := turn_times(rows):
            turns = sum(len(row.turn_ms) for row in rows)
            table.append([*setting_names(rows), str(turns), f"{times.median:.3g}", f"{times.most:.3g}"])
    return ReportTable(4, [*setting_headings(), *headings], table)


def round_table(found: Findings) -> ReportTable:
    headings = [words("column-median"), words("column-median-won"), words("column-median-lost")]
    table = []
    for _, _, rows in found.each():
        won, lost = ([row.rounds for row in rows if row.won is wanted] for wanted in (True, False))
        table.append([*setting_names(rows), middle([*won, *lost]), middle(won), middle(lost)])
    return ReportTable(4, [*setting_headings(), *headings], table)


def end_table(found: Findings) -> ReportTable:
    """How games ended; damage to heroes, alarms and guards that come are means of a game."""
    means = {
        "damage": words("column-damage"),
        "alarms": words("column-alarms"),
        "spawned": words("column-spawned"),
    }
    table = []
    for _, _, rows in found.each():
        mean = [f"{sum(getattr(row, each) for row in rows) / len(rows):.1f}" for each in means]
        table.append([*setting_names(rows), *map(percent, end_shares(found, rows)), *mean])
    return ReportTable(4, [*setting_headings(), *end_names(found), *means.values()], table)


def effect_table(found: Findings) -> ReportTable:
    headings = [
        words("column-card"),
        words("column-with"),
        words("column-interval"),
        words("column-without"),
        words("column-interval"),
        words("column-odds"),
        words("column-interval"),
        words("column-matters"),
        words("column-carried"),
        words("column-used"),
    ]
    table = [
        [
            name(each.card),
            *(text for share in (each.having, each.lacking) for text in (of(share), interval(share))),
            f"{each.odds:.2f}",
            f"{each.low:.2f} … {each.high:.2f}",
            words("matters") if each.matters else "",
            percent(each.carried / each.having.games),
            percent(each.used / each.having.games),
        ]
        for each in effects(found.rows)
    ]
    return ReportTable(1, headings, table)


# how things are written


def place_name(place: Place) -> str:
    return say("lab-place", {"stage": name(place.stage), "players": place.players, "rewards": place.rewards})


def rewards_name(rewards: str) -> str:
    return say("lab-rewards", {"rewards": rewards})


def setting_names(rows: Sequence[Row]) -> list[str]:
    return [name(rows[0].stage), str(rows[0].players), rewards_name(rows[0].rewards), rows[0].bot]


def setting_headings() -> list[str]:
    return [words("column-stage"), words("column-players"), words("column-rewards"), words("column-bot")]


def versus(each: Difference) -> str:
    return say("lab-versus", {"better": each.better, "worse": each.worse})


def end_names(found: Findings) -> list[str]:
    died = [say("lab-ended-killed", {"hero": hero}) for hero in found.victims]
    ended = {
        WON.kind: words("ended-won"),
        TIME: words("ended-time"),
        FAILED: words("ended-failed"),
        OPEN: words("ended-open"),
    }
    return [*(ended[end] for end in found.ends), *died]


def end_shares(found: Findings, rows: Sequence[Row]) -> list[float]:
    """Of the games won, lost by time or otherwise, open, lost by the death of each hero."""
    counts = Counter(row.victim or row.cause or row.outcome for row in rows)
    return [counts[end] / len(rows) for end in (*found.ends, *found.victims)]


def percent(share: float) -> str:
    return f"{share:.0%}"


def points(share: float) -> str:
    return f"{100 * share:+.1f}".replace("-", "−")


def interval(share: Share) -> str:
    return f"{percent(share.low)} … {percent(share.high)}"


def of(share: Share) -> str:
    return f"{percent(share.mean)} ({share.games})"


def middle(values: Sequence[int]) -> str:
    return f"{median(values):g}" if values else "–"
