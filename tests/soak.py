"""What a merge tries once, `make soak` tries in full."""

import os

SOAK = "NOISECHECK_SOAK"  # `make soak` sets it; the processes of a run inherit it


def seeds(*every: int) -> tuple[int, ...]:
    """The first before a merge, all of them in a soak."""
    return every if SOAK in os.environ else every[:1]


def times(often: int, soaking: int) -> int:
    """How often something that costs time is done again."""
    return soaking if SOAK in os.environ else often
