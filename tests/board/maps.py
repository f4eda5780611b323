"""Small words for the examples: a map from text, spaces by name."""

from __future__ import annotations

from textwrap import dedent

from noisecheck.engine.board import Board, Geometry, bits, parse_board


def board(text: str) -> Board:
    return parse_board(dedent(text).strip("\n").split("\n"))


def locked(text: str) -> Geometry:
    """The map with every drawn door locked."""
    drawn = board(text)
    return drawn.geometry((1 << len(drawn.doors)) - 1)


def unlocked(text: str) -> Geometry:
    return board(text).geometry(0)


def names(geometry: Geometry | Board, bitset: int) -> str:
    """The spaces of a set as one line, in reading order."""
    drawn = geometry.board if isinstance(geometry, Geometry) else geometry
    return " ".join(drawn.names[space] for space in bits(bitset))


def diamonds(number: int) -> str:
    """A way in a row of rings, 21 at most: one can go round each by the north or by the south, and it is the same."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    headings = [*letters, *(f"{one}{two}" for one in letters for two in letters)][: 3 * number]
    wall = "  +" + "---+" * (3 * number)
    sides = "  +" + "   +---+   +" * number
    return "\n".join(
        [
            "    " + "".join(f"{heading:4}" for heading in headings),
            wall,
            "1 |" + " .   .   . |" * number,
            sides,
            "2 |" + " . | # | .  " * (number - 1) + " . | # | . |",
            sides,
            "3 |" + " .   .   . |" * number,
            wall,
            "",
        ]
    )


def open_board(width: int, height: int) -> Board:
    """A hall without anything in it."""
    margin = " " * (len(str(height)) + 1)
    letters = "abcdefghijklmnopqrstuvwxyz"
    headings = [*letters, *(f"{one}{two}" for one in letters for two in letters)][:width]
    lines = [margin + "  " + "".join(f"{heading:4}" for heading in headings)]
    for row in range(height):
        lines.append(margin + "+" + ("   +" if row else "---+") * width)
        lines.append(f"{row + 1:{len(margin) - 1}} |" + "   ".join([" .", *["."] * (width - 1)]) + " |")
    lines.append(margin + "+" + "---+" * width)
    return parse_board(lines)
