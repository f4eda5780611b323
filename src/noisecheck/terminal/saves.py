"""Saved games: each a file, written whole or not at all. Nothing that cannot be read is thrown away."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

import noisecheck
from noisecheck.bots import BOTS
from noisecheck.content import load_stage
from noisecheck.content.loader import find_stage, folder_of
from noisecheck.engine.errors import NoisecheckError, UnknownName
from noisecheck.engine.game import Game
from noisecheck.engine.journal import parse
from noisecheck.texts import say

HOME = "NOISECHECK_HOME"
AUTOSAVE = "autosave.json"
STAGES = "stages.json"  # the folders of stages that were played, by id
EARLIER = "earlier"
BOTS_KEY = "bots"  # of a saved game, beside what a game needs


def home() -> Path:
    """The folder of saved games: that of the environment variable NOISECHECK_HOME, else the user's own."""
    given = os.environ.get(HOME)
    return Path(given) if given else user_data_path("noisecheck", appauthor=False)


def autosave_path() -> Path:
    return home() / AUTOSAVE


def keep(text: str) -> None:
    """Writes the autosave."""
    home().mkdir(parents=True, exist_ok=True)
    write_atomically(autosave_path(), text)


def write_atomically(path: Path, text: str) -> None:
    """After a crash in the middle the file is the old one or the new one. Its folder is there already. What is no file
    but a device, say, is written to: to put a file in its place would be the end of it."""
    if path.exists() and not path.is_file():
        path.write_text(text, "utf-8")
        return
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


class Saved(NamedTuple):
    """A game, and the kind of bot by hero where bots play along."""

    game: Game
    bots: dict[str, str]


def record(game: Game, bots: Mapping[str, str]) -> str:
    """What is written: a saved game like any other, with its bots."""
    return json.dumps(json.loads(game.save()) | {BOTS_KEY: dict(bots)}) if bots else game.save()


def read_saved(path: Path) -> Saved:
    """The saved game in a file, with its bots."""
    return saved_in(read_record(path))


def saved_in(text: str) -> Saved:
    """A saved game with its bots; those that cannot play in it are left out."""
    game = noisecheck.load_game(text)
    bots = json.loads(text).get(BOTS_KEY)
    heroes = [hero.id for hero in game.state.heroes]
    named = bots.items() if isinstance(bots, dict) else ()
    return Saved(game, {hero: kind for hero, kind in named if hero in heroes and kind in [*BOTS]})


def read_game(path: Path) -> Game:
    """The game in a file, or a `NoisecheckError` that says what is wrong with it."""
    return noisecheck.load_game(read_record(path))


def read_record(path: Path) -> str:
    """The text of a saved game, or a `BadSave`. If it is on a stage of the player's own, that is known from now on.

    Raises `StageError` if that stage has faults by now.
    """
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise noisecheck.BadSave(f"a saved game is text; this is not: {error}") from None
    except OSError as error:
        raise noisecheck.BadSave(f"{path}: {error.strerror}") from None
    try:
        origin = parse(text)[0]
    except NoisecheckError:
        return text  # what is wrong with it is told by whoever plays it
    if isinstance(stage := origin.get("stage"), str):
        recall_stage(stage)
    return text


def set_aside(path: Path, word: str) -> Path:
    """Renames a file so that nothing will write over it: autosave.broken-1.json."""
    number = 1
    while (kept := path.with_name(f"{path.stem}.{word}-{number}{path.suffix}")).exists():
        number += 1
    return path.replace(kept)


# earlier games


class SetAside(NamedTuple):
    """A game that was set aside unfinished."""

    path: Path
    stage: str
    heroes: tuple[str, ...]
    answers: int


def kept_games() -> list[SetAside]:
    """The games set aside, the latest first. What cannot be read is passed over."""
    found = []
    for path in sorted(home().glob(f"*.{EARLIER}-*.json"), key=lambda each: each.stat().st_mtime, reverse=True):
        with suppress(NoisecheckError, OSError, ValueError):
            origin, steps = parse(path.read_text("utf-8"))
            answers = sum(len(given) for _, given in steps)
            found.append(
                SetAside(path, str(origin.get("stage", "")), tuple(map(str, origin.get("heroes", []))), answers)
            )
    return found


def is_untouched(path: Path) -> bool:
    """Whether not a single answer was given in the game of this file."""
    try:
        return not parse(path.read_text("utf-8"))[1]
    except (NoisecheckError, ValueError):
        return False


# stages of the player's own


def remember_stage(stage: str, folder: Path) -> None:
    """So that a game on it can go on without its folder being named again."""
    home().mkdir(parents=True, exist_ok=True)
    write_atomically(home() / STAGES, json.dumps(folders() | {stage: str(folder.absolute())}))


def recall_stage(stage: str) -> None:
    """A stage that neither comes with the game nor was named is loaded from the folder it was played from."""
    with suppress(UnknownName):
        find_stage(stage)
        return
    folder = folders().get(stage)
    if folder is None:
        raise noisecheck.BadSave(say("save-of-unknown-stage", {"stage": stage}))
    if folder_of(folder) is None:
        raise noisecheck.BadSave(say("save-of-moved-stage", {"stage": stage, "folder": folder}))
    load_stage(folder)


def folders() -> dict[str, str]:
    try:
        known = json.loads((home() / STAGES).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(stage): str(folder) for stage, folder in known.items()} if isinstance(known, dict) else {}
