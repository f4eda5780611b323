"""The report on a run: one HTML file that needs nothing from elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median
from typing import NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined

from noisecheck.content import load_stage
from noisecheck.lab import charts
from noisecheck.lab.charts import Axis, Bar
from noisecheck.lab.figures import Difference, Effect, Share, differences, effects, grouped, setting_of, wins
from noisecheck.lab.folder import Folder
from noisecheck.lab.heat import heat_map, is_wide
from noisecheck.lab.playing import TIME, Row
from noisecheck.lab.runs import LabError, Run
from noisecheck.texts import name, say


class Map(NamedTuple):
    svg: str
    caption: str
    is_wide: bool


class Table(NamedTuple):
    """`words` says how many columns come before those that hold numbers."""

    words: int
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


class Section(NamedTuple):
    id: str
    title: str
    lead: str
    plot: str = ""
    table: Table | None = None
    maps: Sequence[Map] = ()


class Found(NamedTuple):
    """What a report is about: the rows, and in which order stages with numbers of heroes, and bots, are shown."""

    rows: Sequence[Row]
    places: Sequence[tuple[str, int]]
    bots: Sequence[str]

    def lines(self) -> list[str]:
        return [place_name(*place) for place in self.places]

    def each(self) -> Iterable[tuple[int, int, Sequence[Row]]]:
        """The line and the series of every setting, with its games."""
        for (stage, players, bot), rows in grouped(self.rows, setting_of).items():
            yield self.places.index((stage, players)), self.bots.index(bot), rows


def report_on(folder: Folder) -> str:
    run = folder.run()
    rows = folder.rows(run)
    if not rows:
        raise LabError(say("lab-no-games", {"folder": str(folder.path)}))
    for stage in {setting.stage for setting in run.settings}:
        load_stage(stage)  # one of the player's own is known by its id from now on
    places = list(dict.fromkeys((row.stage, row.players) for row in rows))
    found = Found(rows, places, list(dict.fromkeys(row.bot for row in rows)))
    sections = (win_rates, bots_compared, rounds, losses, sightings, gear_carried, gear_used)
    template = Environment(
        loader=PackageLoader("noisecheck.lab", "."), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    ).get_template("report.html")
    return template.render(
        title=say("lab-title", {}),
        facts=facts_of(run, rows),
        contents=say("lab-contents", {}),
        sections=[section(found) for section in sections],
    )


def facts_of(run: Run, rows: Sequence[Row]) -> list[tuple[str, str]]:
    """How to play these games again."""
    last = run.first_seed + run.games - 1
    return [
        (say("lab-fact-games", {}), say("lab-games-of", {"played": len(rows), "all": run.total})),
        (say("lab-fact-seeds", {}), f"{run.first_seed} – {last}"),
        (say("lab-fact-command", {}), command_of(run)),
        (say("lab-fact-version", {}), f"{run.version} ({run.code})"),
    ]


def command_of(run: Run) -> str:
    """The command that plays the run."""
    numbers: dict[str, list[int]] = {}
    for setting in run.settings:
        numbers.setdefault(setting.stage, []).append(setting.players)
    given = list(numbers.values())
    words = ["noisecheck lab run FOLDER", "--stages", ",".join(numbers)]
    if all(each == given[0] for each in given):  # else each stage is played with all that it takes
        words += ["--players", ",".join(map(str, dict.fromkeys(given[0])))]
    words += ["--bots", ",".join(dict.fromkeys(setting.bot for setting in run.settings))]
    words += ["--games", f"{run.games}", "--first-seed", f"{run.first_seed}", "--gear", f"{run.gear}"]
    words += ["--nodes", f"{run.nodes}"] if run.nodes else ["--milliseconds", f"{run.milliseconds:g}"]
    return " ".join(words)


def win_rates(found: Found) -> Section:
    bars, table = [], []
    for line, series, rows in found.each():
        share = wins(rows)
        bars.append(Bar(line, series, share.mean, share.low, share.high))
        table.append([*setting_names(rows), str(share.games), str(share.won), percent(share.mean), interval(share)])
    axis = Axis(say("lab-axis-won", {}), 0, 1, is_percent=True)
    return Section(
        "wins",
        say("lab-wins", {}),
        say("lab-wins.lead", {}),
        charts.intervals("wins", found.lines(), found.bots, bars, axis),
        Table(
            3,
            [
                *setting_headings(),
                say("lab-column-games", {}),
                say("lab-column-wins", {}),
                say("lab-column-won", {}),
                say("lab-column-interval", {}),
            ],
            table,
        ),
    )


def bots_compared(found: Found) -> Section:
    """Each bot against the one before it: over everything, and for each stage with each number of heroes."""
    by_place = grouped(found.rows, lambda row: (row.stage, row.players))
    compared = [(say("lab-all-games", {}), each) for each in differences(found.rows, found.bots)]
    for place in found.places:
        compared += [(place_name(*place), each) for each in differences(by_place[place], found.bots)]
    if not compared:
        return Section("bots", say("lab-bots-compared", {}), say("lab-bots-one", {}))
    lines = [f"{place}: {versus(each)}" for place, each in compared]
    bars = [Bar(line, 0, each.mean, each.low, each.high) for line, (_, each) in enumerate(compared)]
    axis = Axis(say("lab-axis-difference", {}), is_percent=True, neutral=0)
    headings = [
        say("lab-column-place", {}),
        say("lab-column-bots", {}),
        say("lab-column-pairs", {}),
        say("lab-column-only", {}),
        say("lab-column-difference", {}),
        say("lab-column-interval", {}),
        say("lab-column-p", {}),
    ]
    table = [[place, versus(each), *numbers_of(each)] for place, each in compared]
    return Section(
        "bots",
        say("lab-bots-compared", {}),
        say("lab-bots-compared.lead", {}),
        charts.intervals("bots", lines, [""], bars, axis),
        Table(2, headings, table),
    )


def versus(each: Difference) -> str:
    return say("lab-versus", {"better": each.better, "worse": each.worse})


def numbers_of(each: Difference) -> list[str]:
    apart = f"{each.only_better} : {each.only_worse}"
    between = f"{points(each.low)} … {points(each.high)}"
    return [str(each.pairs), apart, points(each.mean), between, f"{each.p:.2g}"]


def rounds(found: Found) -> Section:
    values, table = {}, []
    for line, series, rows in found.each():
        values[line, series] = [row.rounds for row in rows]
        won, lost = ([row.rounds for row in rows if row.won is wanted] for wanted in (True, False))
        table.append([*setting_names(rows), middle(values[line, series]), middle(won), middle(lost)])
    axis = Axis(say("lab-axis-rounds", {}), low=0)
    return Section(
        "rounds",
        say("lab-rounds", {}),
        say("lab-rounds.lead", {}),
        charts.boxes("rounds", found.lines(), found.bots, values, axis),
        Table(
            3,
            [
                *setting_headings(),
                say("lab-column-median", {}),
                say("lab-column-median-won", {}),
                say("lab-column-median-lost", {}),
            ],
            table,
        ),
    )


def losses(found: Found) -> Section:
    """How games ended: won, by time, or by the death of a hero."""
    victims = sorted({row.victim for row in found.rows} - {""})
    ends = ["", TIME, *victims]
    series = [say("lab-ended-won", {}), say("lab-ended-time", {})]
    series += [say("lab-ended-killed", {"hero": hero}) for hero in victims]
    lines, parts, table = [], [], []
    for line, _, rows in found.each():
        counts = Counter(row.victim or row.cause for row in rows)
        lines.append(f"{found.lines()[line]} · {rows[0].bot}")
        parts.append([counts[end] / len(rows) for end in ends])
        mean = [
            f"{sum(getattr(row, each) for row in rows) / len(rows):.1f}" for each in ("damage", "alarms", "spawned")
        ]
        table.append([*setting_names(rows), *(percent(part) for part in parts[-1]), *mean])
    headings = [
        *setting_headings(),
        *series,
        say("lab-column-damage", {}),
        say("lab-column-alarms", {}),
        say("lab-column-spawned", {}),
    ]
    axis = Axis(say("lab-axis-games", {}), 0, 1, is_percent=True)
    return Section(
        "losses",
        say("lab-losses", {}),
        say("lab-losses.lead", {}),
        charts.shares("losses", lines, series, parts, axis),
        Table(3, headings, table),
    )


def sightings(found: Found) -> Section:
    by_stage = grouped(found.rows, lambda row: (row.stage, row.bot))
    maps = []
    for (stage, bot), rows in by_stage.items():
        caption = say("lab-heat", {"stage": name(stage), "bot": bot, "games": len(rows)})
        maps.append(Map(heat_map(stage, rows), caption, is_wide(stage)))
    return Section("seen", say("lab-seen", {}), say("lab-seen.lead", {}), maps=maps)


def gear_carried(found: Found) -> Section:
    """Cards that heroes have, against games without."""
    compared = effects(found.rows, lambda row: row.carried, lambda row, card: True)
    return gear_section("carried", say("lab-carried", {}), say("lab-carried.lead", {}), compared)


def gear_used(found: Found) -> Section:
    """Cards that were used, against games in which they were only carried."""
    compared = effects(found.rows, lambda row: row.used, lambda row, card: card in row.carried)
    return gear_section("used", say("lab-used", {}), say("lab-used.lead", {}), compared)


def gear_section(id: str, title: str, lead: str, compared: Sequence[Effect]) -> Section:
    if not compared:
        return Section(id, title, say("lab-no-gear", {}))
    bars = [Bar(line, 0, each.odds, each.low, each.high) for line, each in enumerate(compared)]
    axis = Axis(say("lab-axis-odds", {}), is_logarithmic=True, neutral=1)
    headings = [
        say("lab-column-card", {}),
        say("lab-column-with", {}),
        say("lab-column-interval", {}),
        say("lab-column-without", {}),
        say("lab-column-interval", {}),
        say("lab-column-odds", {}),
        say("lab-column-interval", {}),
        say("lab-column-matters", {}),
    ]
    table = [
        [
            name(each.card),
            *(text for share in (each.having, each.lacking) for text in (of(share), interval(share))),
            f"{each.odds:.2f}",
            f"{each.low:.2f} … {each.high:.2f}",
            say("lab-matters", {}) if each.matters else "",
        ]
        for each in compared
    ]
    lines = [name(each.card) for each in compared]
    return Section(id, title, lead, charts.intervals(id, lines, [""], bars, axis), Table(1, headings, table))


# how things are written


def place_name(stage: str, players: int) -> str:
    return say("lab-place", {"stage": name(stage), "players": players})


def setting_names(rows: Sequence[Row]) -> list[str]:
    return [name(rows[0].stage), str(rows[0].players), rows[0].bot]


def setting_headings() -> list[str]:
    return [say("lab-column-stage", {}), say("lab-column-players", {}), say("lab-column-bot", {})]


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
