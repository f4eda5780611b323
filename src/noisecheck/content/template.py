"""A stage to begin with: the template that comes with the game, under a new name."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from noisecheck.content.faults import shown
from noisecheck.content.lint import why_not_named
from noisecheck.content.orders import CORE
from noisecheck.content.reading import MAP_FILE, STAGE_FILE, WORDS_FILE
from noisecheck.content.values import Name
from noisecheck.engine.errors import StageError

TEMPLATE = CORE.parent / "template"
ITS_NAME, ITS_TITLE = "my-stage", "My Stage"


def write_new_stage(name: str, place: Path) -> Path:
    """The folder of a new stage in this place. Raises `StageError` for a bad name, or if something is there already."""
    check_name(name)
    folder = place / name
    if folder.exists():
        raise StageError([f"{folder} is there already; nothing was written. Take another name, or another place"])
    folder.mkdir(parents=True)
    for file in (STAGE_FILE, MAP_FILE, WORDS_FILE):
        text = (TEMPLATE / file).read_text("utf-8").replace(ITS_NAME, name).replace(ITS_TITLE, title_of(name))
        (folder / file).write_text(text, "utf-8", newline="\n")
    return folder


def check_name(name: str) -> None:
    try:
        msgspec.convert(name, Name)
    except msgspec.ValidationError:
        better = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-0123456789")[:40] or ITS_NAME
        rule = "the name of a stage has lower case letters, digits and hyphens, at most 40, and begins with a letter"
        raise StageError([f"{rule}: not {shown(name)}, but {better!r}, say"]) from None
    if why := why_not_named(name):
        raise StageError([f"{name} is {why}; take another name"])


def title_of(name: str) -> str:
    """What players read until the author has found something better."""
    return " ".join(word.capitalize() for word in name.split("-") if word)
