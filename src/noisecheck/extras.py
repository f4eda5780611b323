"""What is not always installed: what needs more libraries than engine, texts and terminal has an extra.

How to get one is told for the Python that runs: there our package is installed, and pip only adds to it. In any other
the same words would bring somebody else's program, which has our name on PyPI.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from noisecheck.engine.errors import NoisecheckError
from noisecheck.texts import say


class MissingExtra(NoisecheckError, ModuleNotFoundError):
    """A library is not installed; says which extra brings it, and how to get it."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """For imports: raises `MissingExtra` where a library of this extra is not there. One inside another counts."""
    try:
        yield
    except MissingExtra:
        raise
    except ModuleNotFoundError as missing:
        if not missing.name or missing.name.split(".")[0] == "noisecheck":
            raise
        python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
        raise MissingExtra(say("no-extra", {"module": missing.name, "extra": extra, "python": python})) from None
