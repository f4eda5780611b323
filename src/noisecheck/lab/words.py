"""What the lab says."""

from __future__ import annotations

from noisecheck.texts import say


def words(key: str) -> str:
    """What needs no facts."""
    return say(f"lab-{key}", {})
