"""The autosave: one file, written whole or not at all. Nothing that cannot be read is thrown away."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

import noisecheck
from noisecheck.engine.game import Game

HOME = "NOISECHECK_HOME"
AUTOSAVE = "autosave.json"


def home() -> Path:
    """The folder of saved games: that of the environment variable NOISECHECK_HOME, else the user's own."""
    given = os.environ.get(HOME)
    return Path(given) if given else user_data_path("noisecheck", appauthor=False)


def autosave_path() -> Path:
    return home() / AUTOSAVE


def write_atomically(path: Path, text: str) -> None:
    """After a crash in the middle the file is the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def read_game(path: Path) -> Game:
    """The game in a file, or a `NoisecheckError` that says what is wrong with it."""
    return noisecheck.load_game(read_record(path))


def read_record(path: Path) -> str:
    """The text of a saved game, or a `BadSave`."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise noisecheck.BadSave(f"a saved game is text; this is not: {error}") from None
    except OSError as error:
        raise noisecheck.BadSave(f"{path}: {error.strerror}") from None


def set_aside(path: Path, word: str) -> Path:
    """Renames a file so that nothing will write over it: autosave.broken-1.json."""
    number = 1
    while (kept := path.with_name(f"{path.stem}.{word}-{number}{path.suffix}")).exists():
        number += 1
    return path.replace(kept)
