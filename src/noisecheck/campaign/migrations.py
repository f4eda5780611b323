"""Formats of saved campaigns, each with the day it began; `engine/formats.py` does the same for saved games.

Saves of every released format load, and `tests/campaign/corpus` holds one of each. A new format is one more entry,
with a function that makes a campaign of the format before into one of its own; the entries before it stay.
"""

from __future__ import annotations

from noisecheck.engine.formats import Format, as_it_is, newest

CAMPAIGNS = (
    Format(1, "2026-11-15", as_it_is),
    Format(2, "2026-11-16", as_it_is),  # with rewinds and the interrogation: 0 and none before, as `shapes.py` has it
)
FORMAT = newest(CAMPAIGNS)
