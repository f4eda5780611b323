"""The command `noisecheck`, also as `python -m noisecheck`. Whatever it reads from and writes to, it shows no trace.

Its help is read when the commands are, so what language it speaks is settled before.
"""

from __future__ import annotations

import errno
import os
import sys
from argparse import ArgumentParser
from contextlib import suppress
from typing import NoReturn

from noisecheck.commands import fail
from noisecheck.texts import say
from noisecheck.texts.language import languages, of_environment, speak

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # or a broken device


def main() -> None:
    if sys.stdin is None:  # whoever called us has closed it
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 (for as long as we run)
    try:
        run()
    except OSError as error:
        if not is_of_output(error):
            raise
        end_without_output(error)
    finally:
        flush_output()


def run() -> None:
    asked = ArgumentParser(add_help=False, allow_abbrev=False)
    asked.add_argument("--lang")  # before the command or after it
    given, others = asked.parse_known_args()
    speak(of_environment())
    if given.lang and given.lang not in languages():
        sys.exit(say("cli-no-language", {"wanted": given.lang, "known": ", ".join(languages())}))
    if given.lang:
        speak(given.lang)
    from noisecheck.cli import app

    app(others, prog_name="noisecheck")


def is_of_output(error: OSError) -> bool:
    """Whether it tells of what we print. Files have a name, and whoever writes one looks after it."""
    return isinstance(error, BrokenPipeError) or (error.filename is None and error.errno in NO_ROOM)


def flush_output() -> None:
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        end_without_output(error)


def end_without_output(error: OSError) -> NoReturn:
    forget_output()
    with suppress(OSError):
        if not isinstance(error, BrokenPipeError):  # who reads no further wants no more words
            fail(say("output-lost", {"reason": error.strerror or str(error)}))
    sys.exit(1)


def forget_output() -> None:
    """What could not be written is not tried again at the end."""
    if sys.stdout is not None:
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
