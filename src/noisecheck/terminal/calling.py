"""How this program was called, to name what a player can type to call it again."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

CALLED = "NOISECHECK_CALLED"  # set by whatever calls the program for the player, such as the Makefile
PROGRAM = "noisecheck"


def again() -> str:
    """The command that opens the terminal game."""
    return os.environ.get(CALLED) or f"{program()} terminal"


def program() -> str:
    """The program by its name where the shell finds it by that, else by its path, from here if it lies below."""
    called = Path(sys.argv[0])
    if called.stem != PROGRAM:
        return PROGRAM
    found = shutil.which(PROGRAM)
    if found and Path(found).resolve() == called.resolve():
        return PROGRAM
    try:
        return str(called.absolute().relative_to(Path.cwd()))
    except ValueError:
        return str(called)
