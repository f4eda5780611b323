"""The Memory Box between sessions (SET-10): the equipment unlocked so far, in one file."""

from __future__ import annotations

import json
from collections.abc import Iterable

from noisecheck.engine.equipment import gear_named
from noisecheck.terminal import saves


def unlocked() -> list[str]:
    """The cards in the box. A file that cannot be read is set aside, and the box begins again."""
    path = saves.home() / "memory-box.json"
    try:
        cards = json.loads(path.read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return []
    except (OSError, ValueError, RecursionError):
        saves.set_aside(path, "broken")
        return []
    known = cards if isinstance(cards, list) else []
    return [card for card in known if isinstance(card, str) and gear_named(card)]


def keep(cards: Iterable[str]) -> None:
    """SET-9, SET-10: unlocked equipment goes into the box and stays there, each card once."""
    box = unlocked()
    new = [card for card in cards if card not in box]
    if new:
        saves.write_atomically(saves.home() / "memory-box.json", json.dumps(sorted([*box, *new])))
