"""What a merge tries once, `make soak` tries in full."""

import os
from typing import TypeVar

Tried = TypeVar("Tried")

SOAK = "NOISECHECK_SOAK"  # `make soak` sets it; the processes of a run inherit it


def is_soak() -> bool:
    return SOAK in os.environ


def few(*every: Tried) -> tuple[Tried, ...]:
    """The first before a merge, all of them in a soak."""
    return every if is_soak() else every[:1]


def times(often: int, soaking: int) -> int:
    """How often something that costs time is done again."""
    return soaking if is_soak() else often
