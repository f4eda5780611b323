"""Every error a caller of noisecheck can cause.

All of them are `NoisecheckError`s; nothing else escapes the public API. Each message says what was wrong, where,
and what would be right.
"""

from __future__ import annotations


class NoisecheckError(Exception):
    """The root of all errors raised on purpose."""


class SceneError(NoisecheckError):
    """A text is not a scene: names the line, the column, what was found and what was expected."""

    def __init__(self, line: int, column: int, found: str, expected: str) -> None:
        super().__init__(f"line {line}, column {column}: found {found}, expected {expected}")
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected


class IllegalOption(NoisecheckError):
    """The option is not among those of the present decision; the rule id and the reason say why."""

    def __init__(self, text: str, rule: str, reason: str) -> None:
        super().__init__(f"{text!r} is not possible now ({rule}): {reason}")
        self.text = text
        self.rule = rule
        self.reason = reason


class GameIsOver(NoisecheckError):
    """There is nothing to choose any more: the game has an outcome."""


class TakeBackRefused(NoisecheckError):
    """Nothing to take back, or something hidden was revealed since: that needs the table's consent (`rewind`)."""


class Diverged(NoisecheckError):
    """A record does not lead where it led when it was made: the question, or the position, is another one."""


class BadSave(NoisecheckError):
    """A text is not a saved game of this format."""


class UnknownName(NoisecheckError):
    """No stage, hero, rule or space has this name; the message lists those that exist."""

    def __init__(self, what: str, name: object, known: object) -> None:
        super().__init__(f"there is no {what} {name!r}; known: {known}")


class StageError(NoisecheckError):
    """A stage cannot be loaded; `faults` lists all that is wrong with it, each with file and line."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults
