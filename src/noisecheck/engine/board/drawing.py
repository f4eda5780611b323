"""The map as text, read and written: what is drawn where, before anybody asks what it means.

    a   b   c        Every sign has its place: after the row number a corner or an upright edge stands in every fourth
  +---+---+---+      column, a space in the middle between two of them. So each fault can be named by line and column.
1 | .   # | o |
  +===+---+   +
2 | >   . : . |
  +---+---+---+
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, NoReturn

from noisecheck.engine.errors import SceneError

FLOOR, OBSTACLE, HOLE, TURN_ICON = ".", "#", " ", "o"
FACING_ICONS = "^>v<"  # in the order of the compass
OPEN, WALL, DOOR = " ", "|", ":"
LARGEST = 64

_SPACE_SIGNS = FLOOR + OBSTACLE + HOLE + TURN_ICON + FACING_ICONS
_LYING = {"   ": OPEN, "---": WALL, "===": DOOR}
_LYING_TEXT = {edge: text for text, edge in _LYING.items()}
_STRIDE = 4


class Drawing(NamedTuple):
    """Signs row by row. `right` and `below` hold, for each space, the edge on that side; the border is always wall."""

    width: int
    height: int
    signs: str
    right: str
    below: str


def column_name(column: int) -> str:
    """a … z, then aa, ab …"""
    first, last = divmod(column, 26)
    return (column_name(first - 1) if first else "") + chr(ord("a") + last)


def read_drawing(lines: Sequence[str], first_line: int = 1) -> Drawing:
    """The drawing in these lines, of which the first has this number in errors."""
    return _Reader(lines, first_line).drawing()


def draw(drawing: Drawing) -> str:
    """The one canonical text of a drawing."""
    width, height, signs, right, below = drawing
    margin = _label_width(height) + 1
    lines = [" " * (margin + 2) + "".join(f"{column_name(column):{_STRIDE}}" for column in range(width)).rstrip()]
    lines.append(" " * margin + "+---" * width + "+")
    for row in range(height):
        spaces = range(row * width, (row + 1) * width)
        lines.append(f"{row + 1:{margin - 1}} {WALL}" + "".join(f" {signs[space]} {right[space]}" for space in spaces))
        lines.append(" " * margin + "".join("+" + _LYING_TEXT[below[space]] for space in spaces) + "+")
    return "\n".join(lines)


def _label_width(height: int) -> int:
    return len(str(height))


class _Reader:
    """Reads from top to bottom and stops at the first fault."""

    def __init__(self, lines: Sequence[str], first_line: int) -> None:
        self.lines = lines
        self.first_line = first_line
        self.height = max(1, (len(lines) - 1) // 2)
        # Told by the labels, not by counting lines: one line too many then does not make all the others look wrong.
        two_digits = any(lines[2 * row].startswith(str(row)) for row in range(10, self.height + 1))
        self.margin = 3 if two_digits else 2

    def drawing(self) -> Drawing:
        for line, text in enumerate(self.lines):
            if "\t" in text:
                self.fail(line, text.index("\t"), "blanks instead of a tab")
        if self.height > LARGEST:
            self.fail(2 * LARGEST + 2, 0, f"the end of the map: a map has {LARGEST} rows at most")
        self.width = self.read_header()
        self.read_edges(1)
        signs, right, below = "", "", ""
        for line in range(2, 2 * self.height + 2, 2):
            row_signs, row_right = self.read_spaces(line)
            signs, right = signs + row_signs, right + row_right
            below += self.read_edges(line + 1)
        drawing = Drawing(self.width, self.height, signs, right, below)
        self.check_doors(drawing)
        return drawing

    def read_header(self) -> int:
        letters = f"a map: its first line has the column letters, from column {self.margin + 3} on"
        is_map = any("+" in line for line in self.lines)
        self.need_blanks(0, 0, self.margin + 2, "a blank" if is_map else letters)
        text = self.text(0)
        width = 0
        while width == 0 or self.margin + 2 + _STRIDE * width < len(text):
            at, name = self.margin + 2 + _STRIDE * width, column_name(width)
            if width == LARGEST:
                self.fail(0, at, f"the end of the line: a map has {LARGEST} columns at most")
            found = text[at : at + _STRIDE].ljust(_STRIDE)
            for index, letter in enumerate(name.ljust(_STRIDE)):
                if found[index] != letter:
                    expected = f"the column letter {name!r}" if letter != " " else "a blank between columns"
                    self.fail(0, at + index, expected)
            width += 1
        return width

    def read_spaces(self, line: int) -> tuple[str, str]:
        """A row: its signs, and the edge to the right of each."""
        text = self.padded(line)
        label = f"{line // 2:{self.margin - 1}} "
        for index, sign in enumerate(label):
            if text[index] != sign:
                self.fail(line, index, f"the row number {label[:-1]!r} and a blank")
        self.read_upright(line, 0)
        signs, right = "", ""
        for column in range(self.width):
            at = self.margin + _STRIDE * column
            self.need_blanks(line, at + 1, at + 2)
            if text[at + 2] not in _SPACE_SIGNS:
                self.fail(line, at + 2, "a space: one of . # o ^ > v < or a blank")
            self.need_blanks(line, at + 3, at + 4)
            signs += text[at + 2]
            right += self.read_upright(line, column + 1)
        return signs, right

    def read_upright(self, line: int, column: int) -> str:
        at = self.margin + _STRIDE * column
        edge = self.padded(line)[at]
        if column in (0, self.width):
            if edge not in (WALL, OPEN):
                self.fail(line, at, "| as the border of the map")
            return WALL
        if edge not in (WALL, DOOR, OPEN):
            self.fail(line, at, "an edge: | or : or a blank")
        return edge

    def read_edges(self, line: int) -> str:
        """A line between rows: the edge below each space of the row above."""
        text = self.padded(line)
        border = line in (1, 2 * self.height + 1)
        self.need_blanks(line, 0, self.margin)
        below = ""
        for column in range(self.width):
            at = self.margin + _STRIDE * column
            self.need_corner(line, at)
            edge = text[at + 1 : at + _STRIDE]
            if edge not in _LYING:
                odd = at + 1 if edge[0] not in "-= " else at + 2 if edge[1] != edge[0] else at + 3
                self.fail(line, odd, "an edge: --- or === or three blanks")
            if border and _LYING[edge] == DOOR:
                self.fail(line, at + 1, "--- as the border of the map")
            below += WALL if border else _LYING[edge]
        self.need_corner(line, self.margin + _STRIDE * self.width)
        return below

    def check_doors(self, drawing: Drawing) -> None:
        """A door leads from one space to another; only now both are known."""
        closed = OBSTACLE + HOLE
        for space, sign in enumerate(drawing.signs):
            row, column = divmod(space, self.width)
            at = self.margin + _STRIDE * column
            if drawing.right[space] == DOOR and (sign in closed or drawing.signs[space + 1] in closed):
                self.fail(2 * row + 2, at + _STRIDE, "a door only between two spaces a figure can stand on")
            if drawing.below[space] == DOOR and (sign in closed or drawing.signs[space + self.width] in closed):
                self.fail(2 * row + 3, at + 1, "a door only between two spaces a figure can stand on")

    def text(self, line: int) -> str:
        return self.lines[line].rstrip(" ") if line < len(self.lines) else ""

    def padded(self, line: int) -> str:
        """The line, filled up with the blanks that an editor may have cut off."""
        length = self.margin + _STRIDE * self.width + 1
        text = self.text(line)
        if line >= len(self.lines):
            side = "above" if line == 1 else "below"
            self.fail(line, 0, f"the edges {side} row {max(1, line // 2)}" if line % 2 else f"row {line // 2}")
        if len(text) > length:
            self.fail(line, length, "the end of the line")
        return text.ljust(length)

    def need_corner(self, line: int, at: int) -> None:
        if self.padded(line)[at] != "+":
            self.fail(line, at, "the corner +")

    def need_blanks(self, line: int, start: int, end: int, expected: str = "a blank") -> None:
        for index, sign in enumerate(self.text(line)[start:end], start):
            if sign != " ":
                self.fail(line, index, expected)

    def fail(self, line: int, index: int, expected: str) -> NoReturn:
        if line >= len(self.lines):
            found = "the end of the map"
        elif index >= len(self.text(line)):
            found = "the end of the line"
        else:
            found = repr(self.lines[line][index])
        raise SceneError(self.first_line + line, index + 1, found, expected)
