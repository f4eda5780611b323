"""What all commands of `noisecheck` share: how they print, how they fail, how they read a list of names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import typer
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from noisecheck.content.harmless import harmless
from noisecheck.engine.errors import NoisecheckError


class HarmlessConsole(Console):
    """Colours and cursor are our own: of what is printed there, nothing is obeyed."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else harmless(text), style, control)


def console() -> Console:
    return HarmlessConsole(highlight=False)


def echo(text: object) -> None:
    """A line as it is, for programs too."""
    typer.echo(harmless(str(text)))


def fail(reason: object) -> typer.Exit:
    """To be raised. The reason goes to the error output, unbroken: it may hold a command to copy."""
    HarmlessConsole(stderr=True, highlight=False).print(Text(str(reason), "red"), soft_wrap=True)
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
