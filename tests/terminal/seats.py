"""A player made of lines: types one after the other, then the input ends. What the terminal shows is kept as text."""

from collections.abc import Iterator
from io import StringIO

from rich.console import Console

from noisecheck import Game
from noisecheck.terminal.session import Read, Session


def typist(*lines: str) -> Read:
    """Answers every prompt with the next line; after the last the input ends."""
    left: Iterator[str] = iter(lines)

    def read(prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    return read


def plain_console(width: int = 80) -> Console:
    return Console(file=StringIO(), width=width, force_terminal=False, color_system=None, highlight=False)


def shown(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def in_one_line(said: str) -> str:
    """As if the window were endlessly wide."""
    return " ".join(said.split())


def sit_down(game: Game, *lines: str, width: int = 80) -> str:
    """Plays these lines; returns all that was shown."""
    console = plain_console(width)
    Session(game, console, typist(*lines)).play()
    return shown(console)
