"""How deeply a JSON text is nested, seen before it is decoded.

A decoder calls itself for every bracket. Where the stack is small, as in a browser, a text that is all brackets ends
the whole process, and there is nothing left to catch.
"""

from __future__ import annotations

import re

DEEPEST = 100  # several times what any save or message has

# A string as a whole, whatever is in it; an open one goes on to the end.
TOKEN = re.compile(rb'"(?:[^"\\]++|\\.)*+"?|[\[{]++|[\]}]++', re.DOTALL)


class TooDeep(ValueError):
    """Nothing of ours is nested so deeply."""


def shallow(text: bytes) -> bytes:
    """The text itself. Raises `TooDeep`."""
    if text.count(b"[") + text.count(b"{") <= DEEPEST:
        return text
    depth = 0
    for found in TOKEN.finditer(text):
        match text[found.start()]:
            case 0x5B | 0x7B:
                depth += found.end() - found.start()
                if depth > DEEPEST:
                    raise TooDeep(f"nested more than {DEEPEST} deep")
            case 0x5D | 0x7D:
                depth -= found.end() - found.start()
    return text


def shallow_text(text: str) -> str:
    shallow(text.encode("utf-8", "surrogatepass"))
    return text
