"""The plots of a report: SVG that stands in the page itself and takes its colours, dark or light.

Matplotlib wants colours that it knows, so each colour is a stand-in here and a variable of the page's style afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

INK, DIM, GRID, NO_FILL = "#010101", "#010102", "#010103", "none"
SERIES = ("#010111", "#010112", "#010113", "#010114", "#010115", "#010116")
MARKERS = "osD^vP"
HATCHES = ("", "////", "....", "\\\\\\\\", "xxxx", "++++")
VARIABLES = {INK: "ink", DIM: "dim", GRID: "grid"} | {each: f"series-{at}" for at, each in enumerate(SERIES, 1)}
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",  # letters stay letters; the page says in which font
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": DIM,
    "axes.labelcolor": INK,
    "axes.facecolor": NO_FILL,
    "figure.facecolor": NO_FILL,
    "savefig.facecolor": NO_FILL,
    "xtick.color": DIM,
    "ytick.color": DIM,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "grid.color": GRID,
    "legend.frameon": False,
    "legend.labelcolor": INK,
    "hatch.linewidth": 0.8,
}
WIDE = 9.2  # inches
ROW = 0.3
AROUND = 1.3  # inches for the axis and the legend


class Bar(NamedTuple):
    """A value with its interval, in a line of the plot."""

    line: int
    series: int
    mean: float
    low: float
    high: float


class Plot:
    """Lines with names on the left, values to the right; for each series a colour and a mark of its own."""

    def __init__(self, lines: Sequence[str], series: Sequence[str], rows_a_line: int = 1) -> None:
        self.lines = lines
        self.series = series
        self.figure = Figure(figsize=(WIDE, AROUND + ROW * max(1, rows_a_line) * len(lines)), layout="constrained")
        self.axes: Axes = self.figure.add_subplot()
        self.axes.set_yticks(range(len(lines)), list(lines))
        self.axes.set_ylim(len(lines) - 0.5, -0.5)
        self.axes.tick_params(axis="y", length=0)
        self.axes.grid(axis="x")
        self.axes.set_axisbelow(True)
        self.axes.spines[["top", "right", "left"]].set_visible(False)

    def place(self, line: int, series: int) -> float:
        """Series of a line stand below each other."""
        count = len(self.series)
        return line + (series - (count - 1) / 2) * 0.8 / count

    def finish(self, salt: str) -> str:
        if len(self.series) > 1:
            count = min(6, len(self.series))
            self.figure.legend(loc="outside upper left", ncols=count)
        return inline(self.figure, salt)


def intervals(name: str, lines: Sequence[str], series: Sequence[str], bars: Sequence[Bar], axis: Axis) -> str:
    """Points with their intervals."""
    with mpl.rc_context(STYLE):
        plot = Plot(lines, series, len(series))
        for number, label in enumerate(series):
            mine = [bar for bar in bars if bar.series == number]
            plot.axes.errorbar(
                [bar.mean for bar in mine],
                [plot.place(bar.line, number) for bar in mine],
                xerr=[[bar.mean - bar.low for bar in mine], [bar.high - bar.mean for bar in mine]],
                fmt=MARKERS[number % len(MARKERS)],
                color=SERIES[number % len(SERIES)],
                capsize=3,
                clip_on=False,
                label=label,
            )
        axis.apply(plot.axes)
        return plot.finish(name)


def boxes(
    name: str,
    lines: Sequence[str],
    series: Sequence[str],
    values: Mapping[tuple[int, int], Sequence[float]],
    axis: Axis,
) -> str:
    """Boxes from the first to the third quarter, the median in them; whiskers to the 5th and 95th of a hundred."""
    with mpl.rc_context(STYLE):
        plot = Plot(lines, series, len(series))
        for number, label in enumerate(series):
            colour = SERIES[number % len(SERIES)]
            mine = {line: found for (line, which), found in values.items() if which == number}
            drawn = plot.axes.boxplot(
                list(mine.values()),
                positions=[plot.place(line, number) for line in mine],
                widths=0.55 / len(series),
                orientation="horizontal",
                whis=(5, 95),
                showfliers=False,
                manage_ticks=False,
                patch_artist=True,
                boxprops={"facecolor": NO_FILL, "edgecolor": colour, "linewidth": 1.4},
                medianprops={"color": colour, "linewidth": 3},
                whiskerprops={"color": colour},
                capprops={"color": colour},
            )
            drawn["boxes"][0].set_label(label)
        axis.apply(plot.axes)
        return plot.finish(name)


def shares(name: str, lines: Sequence[str], series: Sequence[str], parts: Sequence[Sequence[float]], axis: Axis) -> str:
    """Bars that are divided; `parts` are the shares of each line, series by series."""
    with mpl.rc_context(STYLE):
        plot = Plot(lines, series)
        left = [0.0] * len(lines)
        for number, label in enumerate(series):
            width = [parts[line][number] for line in range(len(lines))]
            plot.axes.barh(
                range(len(lines)),
                width,
                left=left,
                height=0.7,
                label=label,
                color=SERIES[number % len(SERIES)],
                edgecolor=INK,
                linewidth=0.6,
                hatch=HATCHES[number % len(HATCHES)],
            )
            left = [start + more for start, more in zip(left, width, strict=True)]
        axis.apply(plot.axes)
        return plot.finish(name)


class Axis(NamedTuple):
    """What stands below a plot."""

    label: str
    low: float | None = None
    high: float | None = None
    is_percent: bool = False
    logarithm: int = 0  # its base, if the axis is to have one
    is_whole: bool = False
    neutral: float | None = None  # where a line says: no difference

    def apply(self, axes: Axes) -> None:
        axes.set_xlabel(self.label)
        if self.logarithm:
            axes.set_xscale("log", base=self.logarithm)
            axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
        if self.is_whole:
            axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        if self.is_percent:
            axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:.0%}"))
        if self.low is not None or self.high is not None:
            axes.set_xlim(self.low, self.high)
        if self.neutral is not None:
            axes.axvline(self.neutral, color=INK, linewidth=1, linestyle=(0, (4, 3)), zorder=0)


def told_apart(picture: str, salt: str) -> str:
    """With names of its own, so that it can stand on a page with others."""
    picture = re.sub(r'\bid="', f'id="{salt}-', picture)
    return re.sub(r'(url\(|href=")#', rf"\1#{salt}-", picture)


def inline(figure: Figure, salt: str) -> str:
    """The figure as a part of a page: no header, names of its own, the page's colours."""
    out = StringIO()
    nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    with mpl.rc_context({"svg.hashsalt": salt}):
        figure.savefig(out, format="svg", metadata=nothing)
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = told_apart(text, salt)
    for colour, name in VARIABLES.items():
        text = text.replace(colour, f"var(--{name})")
    return re.sub(r'(<svg [^>]*?) width="[^"]*"| height="[^"]*pt"', r"\1", text, count=2)
