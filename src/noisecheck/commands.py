"""What all commands of `noisecheck` share: how they print, how they fail, how they read a list of names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.text import Text

from noisecheck.engine.errors import NoisecheckError


def console() -> Console:
    return Console(highlight=False)


def fail(reason: object) -> typer.Exit:
    """To be raised. The reason goes to the error output, unbroken: it may hold a command to copy."""
    Console(stderr=True, highlight=False).print(Text(str(reason), "red"), soft_wrap=True)
    return typer.Exit(1)


@contextmanager
def told_plainly() -> Iterator[None]:
    """What goes wrong in here is told without a trace of the program."""
    try:
        yield
    except (NoisecheckError, OSError, UnicodeDecodeError) as error:
        raise fail(error) from None


def listed(names: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in names.split(",") if name.strip()]
