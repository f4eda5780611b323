"""Where in a TOML text each value stands.

`tomllib` drops positions, and no well-kept Python library keeps them: in tomlkit, the best known of those that could,
the wish is open since 2019. So the text is read a second time, here, for line numbers only. `tomllib` has accepted it
before, which makes this short: it may trust every bracket and quote.
"""

from __future__ import annotations

import re
import tomllib
from typing import TypeAlias

Path: TypeAlias = tuple[str | int, ...]  # keys, and numbers of list elements: ("doors", 0, "edge")

TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\])*"'
    r"|'[^']*'"
    r"|#[^\n]*"
    r"|[\n\[\]{},=.]"
    r"|[^\s\[\]{},=.\"'#]+",
    re.DOTALL,
)
END = "\n"


def line_numbers(text: str) -> dict[Path, int]:
    """The line of every key, table and list element of a valid TOML text."""
    return _Scanner(text).lines


def line_of(lines: dict[Path, int], path: Path) -> int:
    """The line of a value, or of the nearest table around one that is missing."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


class _Scanner:
    def __init__(self, text: str) -> None:
        self.lines: dict[Path, int] = {}
        self.tables: dict[Path, int] = {}  # how many [[tables]] of a name there were
        self.tokens: list[tuple[str, int]] = []
        line, counted = 1, 0
        for match in TOKEN.finditer(text):
            line += text.count("\n", counted, match.start())
            counted = match.start()
            if not match.group().startswith("#"):
                self.tokens.append((match.group(), line))
        self.tokens.append((END, line))
        self.at = 0
        table: Path = ()
        while self.skip_breaks():
            table = self.header() if self.peek() == "[" else self.entry(table)

    def peek(self) -> str:
        return self.tokens[self.at][0] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1][0]

    def skip_breaks(self) -> bool:
        while self.peek() == END:
            self.at += 1
        return bool(self.peek())

    def note(self, path: Path) -> None:
        self.lines.setdefault(path, self.tokens[min(self.at, len(self.tokens) - 1)][1])

    def header(self) -> Path:
        """[table] or [[table]]; a name that was a [[table]] means the last of them."""
        brackets = 0
        while self.peek() == "[":
            brackets += 1
            self.take()
        *around, last = self.keys()
        path: Path = ()
        for key in around:
            path = self.last_of((*path, key))
        path = (*path, last)
        self.note(path)
        if brackets == 2:
            self.tables[path] = self.tables.get(path, 0) + 1
            path = self.last_of(path)
            self.note(path)
        else:
            path = self.last_of(path)
        while self.peek() == "]":
            self.take()
        return path

    def last_of(self, path: Path) -> Path:
        self.note(path)
        return (*path, self.tables[path] - 1) if path in self.tables else path

    def entry(self, table: Path) -> Path:
        """key = value, the key perhaps dotted."""
        path = table
        start = self.at
        keys = self.keys()
        self.at, after = start, self.at
        for key in keys:
            path = (*path, key)
            self.note(path)
        self.at = after
        self.take()  # the =
        self.value(path)
        return table

    def keys(self) -> list[str]:
        keys = [self.key()]
        while self.peek() == ".":
            self.take()
            keys.append(self.key())
        return keys

    def key(self) -> str:
        text = self.take()
        return str(tomllib.loads(f"key = {text}")["key"]) if text[0] in "\"'" else text

    def value(self, path: Path) -> None:
        self.note(path)
        opening = self.peek()
        if opening == "[":
            self.take()
            number = 0
            while self.skip_breaks() and self.peek() != "]":
                self.value((*path, number))
                number += 1
                self.skip_breaks()
                if self.peek() == ",":
                    self.take()
            self.take()
        elif opening == "{":
            self.take()
            while self.skip_breaks() and self.peek() != "}":
                self.entry(path)
                self.skip_breaks()
                if self.peek() == ",":
                    self.take()
            self.take()
        else:
            while self.peek() not in (",", "]", "}", END):
                self.take()
