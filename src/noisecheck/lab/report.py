"""The report on a run: one HTML file that needs nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined

from noisecheck.lab import charts
from noisecheck.lab.box import NONE
from noisecheck.lab.charts import Axis, Bar, told_apart
from noisecheck.lab.figures import effects, grouped, wins
from noisecheck.lab.heat import heat_map, is_wide
from noisecheck.lab.runs import Run
from noisecheck.lab.tables import (
    Findings,
    ReportTable,
    difference_table,
    effect_table,
    end_names,
    end_shares,
    end_table,
    round_table,
    time_table,
    versus,
    win_table,
)
from noisecheck.lab.words import words
from noisecheck.texts import name, say


class Map(NamedTuple):
    svg: str
    caption: str
    is_wide: bool


class ReportSection(NamedTuple):
    id: str
    title: str
    lead: str
    plot: str = ""
    table: ReportTable | None = None
    maps: Sequence[Map] = ()


def report_on(run: Run, found: Findings) -> str:
    sections = (win_rates, bots_compared, times, rounds, losses, sightings, gear)
    template = Environment(
        loader=PackageLoader("noisecheck.lab", "."), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    ).get_template("report.html")
    return template.render(
        title=words("title"),
        facts=facts_of(run, len(found.rows)),
        contents=words("contents"),
        sections=[section(found) for section in sections],
    )


def facts_of(run: Run, played: int) -> list[tuple[str, str]]:
    """How to play these games again."""
    return [
        (words("fact-games"), say("lab-games-of", {"played": played, "all": run.total})),
        (words("fact-seeds"), f"{run.first_seed} – {run.last_seed}"),
        (words("fact-command"), command_of(run)),
        (words("fact-version"), f"{run.version} ({run.code})"),
    ]


def command_of(run: Run) -> str:
    """The command that plays the run."""
    numbers: dict[str, list[int]] = {}
    for setting in run.settings:
        numbers.setdefault(setting.stage, []).append(setting.players)
    given = list(numbers.values())
    rewards = list(dict.fromkeys(setting.rewards for setting in run.settings))
    is_campaign = rewards != [NONE]
    command = [f"noisecheck lab {'campaign' if is_campaign else 'run'} FOLDER", "--stages", ",".join(numbers)]
    if all(each == given[0] for each in given):  # else each stage is played with all that it takes
        command += ["--players", ",".join(map(str, dict.fromkeys(given[0])))]
    command += ["--bots", ",".join(dict.fromkeys(setting.bot for setting in run.settings))]
    command += ["--games", f"{run.games}", "--first-seed", f"{run.first_seed}"]
    command += ["--rewards", ",".join(rewards)] if is_campaign else ["--gear", f"{run.gear}"]
    command += ["--nodes", f"{run.nodes}"] if run.nodes else ["--milliseconds", f"{run.milliseconds:g}"]
    return " ".join(command)


def win_rates(found: Findings) -> ReportSection:
    bars = []
    for line, series, rows in found.each():
        share = wins(rows)
        bars.append(Bar(line, series, share.mean, share.low, share.high))
    axis = Axis(words("axis-won"), 0, 1, is_percent=True)
    plot = charts.intervals("wins", found.lines(), found.bots, bars, axis)
    return ReportSection("wins", words("wins"), words("wins.lead"), plot, win_table(found))


def bots_compared(found: Findings) -> ReportSection:
    compared = found.compared()
    if not compared:
        return ReportSection("bots", words("bots-compared"), words("bots-one"))
    lines = [f"{place}: {versus(each)}" for place, each in compared]
    bars = [Bar(line, 0, each.mean, each.low, each.high) for line, (_, each) in enumerate(compared)]
    axis = Axis(words("axis-difference"), is_percent=True, neutral=0)
    plot = charts.intervals("bots", lines, [""], bars, axis)
    return ReportSection("bots", words("bots-compared"), words("bots-compared.lead"), plot, difference_table(found))


def times(found: Findings) -> ReportSection:
    """How long bots think."""
    values = {(line, series): [time for row in rows for time in row.turn_ms] for line, series, rows in found.each()}
    axis = Axis(words("axis-times"), logarithm=10)
    plot = charts.boxes("times", found.lines(), found.bots, values, axis)
    return ReportSection("times", words("times"), words("times.lead"), plot, time_table(found))


def rounds(found: Findings) -> ReportSection:
    values = {(line, series): [row.rounds for row in rows] for line, series, rows in found.each()}
    axis = Axis(words("axis-rounds"), low=0, is_whole=True)
    plot = charts.boxes("rounds", found.lines(), found.bots, values, axis)
    return ReportSection("rounds", words("rounds"), words("rounds.lead"), plot, round_table(found))


def losses(found: Findings) -> ReportSection:
    lines = [f"{found.lines()[line]} · {found.bots[series]}" for line, series, _ in found.each()]
    parts = [end_shares(found, rows) for _, _, rows in found.each()]
    axis = Axis(words("axis-games"), 0, 1, is_percent=True)
    plot = charts.shares("losses", lines, end_names(found), parts, axis)
    return ReportSection("losses", words("losses"), words("losses.lead"), plot, end_table(found))


def sightings(found: Findings) -> ReportSection:
    by_stage = grouped(found.rows, lambda row: (row.stage, row.bot))
    maps = []
    for (stage, bot), rows in by_stage.items():
        caption = say("lab-heat", {"stage": name(stage), "bot": bot, "games": len(rows)})
        maps.append(Map(told_apart(heat_map(stage, rows), f"{stage}-{bot}"), caption, is_wide(stage)))
    return ReportSection("seen", words("seen"), words("seen.lead"), maps=maps)


def gear(found: Findings) -> ReportSection:
    """Cards that were drawn into the Memory Box, against games without them."""
    compared = effects(found.rows)
    if not compared:
        return ReportSection("gear", words("gear-matters"), words("no-gear"))
    bars = [Bar(line, 0, each.odds, each.low, each.high) for line, each in enumerate(compared)]
    axis = Axis(words("axis-odds"), logarithm=2, neutral=1)
    plot = charts.intervals("gear", [name(each.card) for each in compared], [""], bars, axis)
    return ReportSection("gear", words("gear-matters"), words("gear-matters.lead"), plot, effect_table(found))
