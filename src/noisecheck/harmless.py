"""Texts of strangers where a terminal reads along: nothing in them is obeyed."""

from __future__ import annotations

import re

# Control characters but for the tab and the end of a line; other ends of lines; what turns the direction of writing.
OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def harmless(text: str) -> str:
    """What a terminal would obey, spelled out: a stage, a player or a file may have put it there."""
    return OBEYED.sub(lambda found: found[0].encode("unicode_escape").decode(), text)
