"""One line of a scene, read word by word, with errors that point at the place."""

from __future__ import annotations

import re
from collections.abc import Iterable

from noisecheck.engine.board import COMPASS, Bitset, Board
from noisecheck.engine.errors import SceneError
from noisecheck.engine.stage import Needs, Slot

COMMENT = re.compile(r"(^|\s\s)\s*#.*$")
WORD = re.compile(r"[^\s;,|]+|[;,|]")
NAME = re.compile(r"[a-z][a-z0-9-]*$")


class SceneLine:
    """The words of one line and a place among them."""

    def __init__(self, text: str, number: int, indent: int = 0) -> None:
        self.number = number
        self.indent = indent
        self.text = COMMENT.sub("", text).rstrip()
        self.words = [(match.group(), match.start() + 1 + indent) for match in WORD.finditer(self.text)]
        self.at = 0

    def fault(self, found: str, expected: str, column: int | None = None) -> SceneError:
        return SceneError(self.number, self.column() if column is None else column, found, expected)

    def column(self) -> int:
        return self.words[self.at][1] if self.at < len(self.words) else len(self.text) + 1 + self.indent

    def peek(self) -> str:
        """The next word; empty at the end of the line."""
        return self.words[self.at][0] if self.at < len(self.words) else ""

    def here(self) -> str:
        """The next word as an error names it."""
        return repr(self.peek()) if self.peek() else "the end of the line"

    def take(self, expected: str) -> str:
        if not self.peek():
            raise self.fault("the end of the line", expected)
        self.at += 1
        return self.words[self.at - 1][0]

    def skip(self, word: str) -> bool:
        """Takes the word if it is the next one."""
        if self.peek() == word:
            self.at += 1
            return True
        return False

    def must(self, word: str) -> None:
        if not self.skip(word):
            raise self.fault(self.here(), repr(word))

    def end(self) -> None:
        if self.peek():
            raise self.fault(self.here(), "the end of the line")

    def one_of(self, known: Iterable[str], what: str) -> str:
        known = list(known)
        if self.peek() not in known:
            raise self.fault(self.here(), f"{what}: {', '.join(known)}")
        return self.take(what)

    def name(self, what: str) -> str:
        if not NAME.match(self.peek()):
            raise self.fault(self.here(), f"{what} in lower case letters")
        return self.take(what)

    def integer(self, what: str, least: int = 0, most: int = 10**20) -> int:
        word = self.peek()
        if not re.fullmatch(r"-?[0-9]{1,20}", word) or not least <= int(word) <= most:
            limit = f"from {least} up" if most == 10**20 else f"from {least} to {most}"
            raise self.fault(self.here(), f"{what}, a number {limit}")
        return int(self.take(what))

    def direction(self) -> int:
        return COMPASS.index(self.one_of(COMPASS, "a direction"))

    def space(self, board: Board) -> int:
        """A space a figure or token can be on."""
        column, word = self.column(), self.peek()
        number = self.any_space(board)
        if not board.floor >> number & 1:
            raise self.fault(f"{word}, where there is no floor", "a space of the map", column)
        return number

    def any_space(self, board: Board) -> int:
        """A space, floor or not."""
        column, word = self.column(), self.take("a space such as b2")
        number = board.numbers.get(word)
        if number is None:
            raise self.fault(repr(word), f"a space from {board.names[0]} to {board.names[-1]}", column)
        return number

    def rectangle(self, board: Board) -> Bitset:
        """The spaces of a rectangle such as a1:c3, or of one space, floor or not."""
        column = self.column()
        corners = self.take("a rectangle").split(":")
        if len(corners) > 2 or any(corner not in board.numbers for corner in corners):
            raise self.fault(repr(":".join(corners)), "a rectangle of the map such as a1:c3", column)
        area = board.rectangle(board.numbers[corners[0]], board.numbers[corners[-1]])
        if not area:
            raise self.fault(repr(":".join(corners)), "the top left corner first", column)
        return area

    def listed(self, separator: str) -> Iterable[None]:
        """Runs once for each part of a list until the line ends."""
        yield None
        while self.skip(separator):
            yield None

    def needs(self) -> Needs:
        """The slots of a combination (ACT-11): exact faces and n+."""
        slots = []
        while re.fullmatch(r"[1-6]\+?", self.peek()):
            word = self.take("a slot")
            slots.append(Slot(int(word[0]), word.endswith("+")))
        if not 1 <= len(slots) <= 4:
            raise self.fault(f"{len(slots)} slots before {self.here()}", "1 to 4 slots such as 5 or 3+")
        return tuple(slots)
