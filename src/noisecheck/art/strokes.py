"""What a painter holds: brushes, the strokes drawn with each, and chance that is the same every time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

SPACE = 60  # units a space is wide

MASK = 0xFFFFFFFF


class Cell(NamedTuple):
    """A space by its row and column."""

    row: int
    column: int

    @property
    def x(self) -> int:
        return self.column * SPACE

    @property
    def y(self) -> int:
        return self.row * SPACE


def chance(cell: Cell, salt: int = 0) -> float:
    """A number from 0 up to 1 that belongs to a space: the same stage looks the same everywhere."""
    mixed = (cell.row * 374761393 + cell.column * 668265263 + salt * 974711) & MASK
    mixed = ((mixed ^ mixed >> 13) * 1274126177) & MASK
    return (mixed ^ mixed >> 16) / (MASK + 1)


def short(value: float) -> str:
    """One decimal, and none where there is none."""
    text = f"{value:.1f}"
    return text.removesuffix(".0").replace("-0.", "-.").removeprefix("0") if text not in ("0.0", "-0.0") else "0"


def path(*parts: str | float) -> str:
    """Commands and numbers as the text of a path."""
    text = ""
    for part in parts:
        told = part if isinstance(part, str) else short(part)
        text += f" {told}" if text[-1:].isdigit() and not isinstance(part, str) and told[0] != "-" else told
    return text


def fill(colour: str, opacity: float = 1) -> str:
    return f'fill="{colour}"' + (f' fill-opacity="{short_opacity(opacity)}"' if opacity < 1 else "")


def line(colour: str, width: float, opacity: float = 1, dash: str = "") -> str:
    """A brush that draws lines, with round ends."""
    found = (
        f'fill="none" stroke="{colour}" stroke-width="{short(width)}" stroke-linecap="round" stroke-linejoin="round"'
    )
    found += f' stroke-opacity="{short_opacity(opacity)}"' if opacity < 1 else ""
    return found + (f' stroke-dasharray="{dash}"' if dash else "")


def short_opacity(opacity: float) -> str:
    return f"{opacity:.3f}".strip("0").removesuffix(".") or "0"


class Strokes:
    """Strokes, one path for each brush, in the order in which brushes were first taken up."""

    def __init__(self) -> None:
        self.strokes: dict[str, list[str]] = {}

    def add(self, brush: str, *strokes: str) -> None:
        self.strokes.setdefault(brush, []).extend(strokes)

    def __str__(self) -> str:
        drawn = ((brush, "".join(strokes)) for brush, strokes in self.strokes.items())
        return "".join(f'<path {brush} d="{d}"/>' for brush, d in drawn if d)


def rectangle(x: float, y: float, width: float, height: float) -> str:
    return path("M", x, y, "h", width, "v", height, "h", -width, "z")


def rounded(x: float, y: float, width: float, height: float, bend: float) -> str:
    """A rectangle with round corners."""
    top = path("M", x + bend, y, "h", width - 2 * bend, "q", bend, 0, bend, bend, "v", height - 2 * bend)
    bottom = path("q", 0, bend, -bend, bend, "h", 2 * bend - width, "q", -bend, 0, -bend, -bend)
    return top + bottom + path("v", 2 * bend - height, "q", 0, -bend, bend, -bend, "z")


def disc(x: float, y: float, radius: float) -> str:
    half = path("a", radius, radius, 0, 1, 0)
    return path("M", x - radius, y) + half + path(" ", 2 * radius, 0) + half + path(" ", -2 * radius, 0, "z")


def squares(cells: Iterable[Cell]) -> str:
    """All of the spaces as one shape, row by row as wide as they hang together."""
    rows: dict[int, list[int]] = {}
    for row, column in cells:
        rows.setdefault(row, []).append(column)
    found = ""
    for row, columns in rows.items():
        for first, last in runs(columns):
            found += rectangle(first * SPACE, row * SPACE, (last - first) * SPACE, SPACE)
    return found


def runs(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """Where unbroken runs begin, and where they have ended."""
    found: list[tuple[int, int]] = []
    for number in sorted(numbers):
        if found and found[-1][1] == number:
            found[-1] = (found[-1][0], number + 1)
        else:
            found.append((number, number + 1))
    return found
