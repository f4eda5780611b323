"""Which language is spoken: one for the whole process, and another for as long as somebody is answered in theirs."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from importlib.resources import files

from babel.core import negotiate_locale

from noisecheck.engine.keeping import keep

DEFAULT = "en"
CHOSEN = "NOISECHECK_LANG"  # in the environment, before what the system is set to
OF_THE_SYSTEM = "LC_ALL", "LC_MESSAGES", "LANG"

_process = [DEFAULT]
_answering: ContextVar[str] = ContextVar("answering")


def spoken() -> str:
    return _answering.get(_process[0])


def speak(language: str) -> None:
    """From now on the process speaks this language, in all its threads."""
    _process[0] = language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Whatever is said meanwhile, and in tasks begun meanwhile, is said in this language."""
    before = _answering.set(language)
    try:
        yield
    finally:
        _answering.reset(before)


def read_languages() -> tuple[str, ...]:
    """Every language with all the files that English has."""
    folders = {each.name: each for each in files("noisecheck.texts").iterdir() if each.is_dir()}
    written = {
        language: {each.name for each in folder.iterdir() if each.name.endswith(".ftl")}
        for language, folder in folders.items()
    }
    return tuple(sorted(language for language, names in written.items() if names >= written[DEFAULT]))


languages = keep(1)(read_languages)


def nearest(wanted: Iterable[str]) -> str:
    """The first of these that can be spoken: pl for pl-PL. English if there is none."""
    tags = [each.replace("-", "_").partition(".")[0] for each in wanted]
    return negotiate_locale(tags, languages()) or DEFAULT


def of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """What whoever sits at the terminal reads."""
    return nearest([next(filter(None, (environment.get(key) for key in (CHOSEN, *OF_THE_SYSTEM))), "")])
