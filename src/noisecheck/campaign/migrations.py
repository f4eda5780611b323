"""Formats of saved campaigns, each with the day it began; `engine/formats.py` does the same for saved games.

Saves of every released format load, and `tests/campaign/corpus` holds one of each. A new format is one more entry,
with a function that makes a campaign of the format before into one of its own; the entries before it stay.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from noisecheck.engine.formats import Format, Saved, as_it_is, newest
from noisecheck.engine.notation import OUTCOMES


def with_outcomes(saved: Saved) -> Saved:
    """How a game ended was a text before, such as "lost: snake killed in action"; now it has fields."""
    match saved:
        case {"results": [*results]}:
            return saved | {"results": [with_outcome(each) for each in results]}
    return saved


def with_outcome(result: Any) -> Any:
    """What has none that there has ever been is found out when the campaign is read."""
    match result:
        case {"outcome": str(text)} if text in OUTCOMES:
            return result | {"outcome": asdict(OUTCOMES[text])}
    return result


CAMPAIGNS = (
    Format(1, "2026-11-15", as_it_is),
    Format(2, "2026-11-16", as_it_is),  # with rewinds and the interrogation: 0 and none before, as `shapes.py` has it
    Format(3, "2026-11-17", with_outcomes),
)
FORMAT = newest(CAMPAIGNS)
