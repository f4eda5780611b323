"""The unit of our measurements, and the helper that takes them.

The yardstick is work of the engine's own kind, but none of its code: floods over integer bitsets, small objects, dict
look-ups. It must never change, or older ratios lose their meaning.
"""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median, quantiles

from rich.console import Console
from rich.table import Table

SIDE = 16
BOARD = (1 << SIDE * SIDE) - 1
LEFT_COLUMN = sum(1 << SIDE * row for row in range(SIDE))
NOT_LEFT, NOT_RIGHT = BOARD & ~LEFT_COLUMN, BOARD & ~(LEFT_COLUMN << SIDE - 1)
PILLARS = sum(1 << cell for cell in range(SIDE * SIDE) if cell * 7 % 11 == 3)
ROUNDS = 1500  # about 0.2 s on a fast machine of 2025


@dataclass(frozen=True, slots=True)
class Token:
    """A small object such as an engine makes by the thousand."""

    cell: int
    distance: int


def one_round(start: int) -> int:
    """Flood a board of 16 × 16 from one cell, note every cell's distance, look all of them up again."""
    free = BOARD & ~PILLARS
    seen = front = 1 << start
    tokens: dict[int, Token] = {}
    distance = 0
    while front:
        rest = front
        while rest:
            lowest = rest & -rest
            cell = lowest.bit_length() - 1
            tokens[cell] = Token(cell, distance)
            rest ^= lowest
        spread = front << SIDE | front >> SIDE | (front & NOT_RIGHT) << 1 | (front & NOT_LEFT) >> 1
        front = spread & free & ~seen
        seen |= front
        distance += 1
    return sum(tokens[cell].distance for cell in range(SIDE * SIDE) if cell in tokens)


def yardstick() -> int:
    """Do the fixed work once; the number of operations (rounds) done."""
    for number in range(ROUNDS):
        one_round(number * 37 % (SIDE * SIDE))
    return ROUNDS


@dataclass(frozen=True)
class Measured:
    """Operations a second: the best tenth of the runs (least disturbed by the machine), and the middle one."""

    name: str
    best: float
    middle: float
    runs: int


def measure(name: str, work: Callable[[], int], seconds: float = 2.0) -> Measured:
    """Run `work`, which returns how many operations it did, again and again for about so many seconds."""
    work()  # caches fill, lazy imports happen
    rates: list[float] = []
    end = time.perf_counter() + seconds
    while len(rates) < 3 or time.perf_counter() < end:
        begin = time.perf_counter()
        done = work()
        rates.append(done / (time.perf_counter() - begin))
    return Measured(name, quantiles(rates, n=10, method="inclusive")[-1], median(rates), len(rates))


def report(unit: Measured, measurements: Iterable[Measured] = (), console: Console | None = None) -> None:
    """A table of operations a second, with the ratio of middles to the yardstick's."""
    table = Table("measured", title="operations a second")
    for heading in ("best tenth", "middle", "÷ yardstick", "runs"):
        table.add_column(heading, justify="right")
    for row in (unit, *measurements):
        ratio = row.middle / unit.middle
        table.add_row(row.name, f"{row.best:,.0f}", f"{row.middle:,.0f}", f"{ratio:.4g}", str(row.runs))
    (console or Console()).print(table)
