"""Texts of strangers where a terminal reads along: nothing in them is obeyed."""

from __future__ import annotations

import re

# Control characters but for the tab and the end of a line; other ends of lines; what turns the direction of writing.
OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


ESCAPED = re.compile(r"\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{8}|[0-9a-fA-F]{6})")  # as TOML and Fluent write characters


def first_obeyed(text: str) -> int | None:
    """Where the first of them stands in a file, as it is or spelled out; None if there is none."""
    found = [each.start() for each in ESCAPED.finditer(text) if OBEYED.match(character(each[1] or each[2]))]
    plain = OBEYED.search(text)
    return min([*found, *([plain.start()] if plain else [])], default=None)


def character(digits: str) -> str:
    number = int(digits, 16)
    return chr(number) if number < 0x110000 else ""


def harmless(text: str) -> str:
    """What a terminal would obey, spelled out: a stage, a player or a file may have put it there."""
    return OBEYED.sub(lambda found: found[0].encode("unicode_escape").decode(), text)
