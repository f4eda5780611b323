"""Fails when a file says where a package came from, or names a folder of somebody's machine.

    python scripts/no_hosts.py [FILE …]    without names: every file of the repository

A lock must mean the same everywhere: hashes say what a package is, the reader's own settings say where to get it.
"""

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SKIPPED = {".git", ".venv", "mutants", "dist", "node_modules", "static", "screenshots", "test-results", "__pycache__"}
SKIPPED_ENDS = ("_cache", ".egg-info", ".hypothesis")
HOMES = "|".join(("root", "home", "work", "opt", "Users"))  # joined here, so that this file does not match itself

ANYWHERE = re.compile(
    rf"https?://[^\s/\"']*(?:pypi|npm|registry|pythonhosted|artifactory|nexus|mirror)[^\s/\"']*"
    rf"|\bfile:/{{2}}\S*|(?<![\w.~/-])/(?:{HOMES})/[\w.]\S*"
)
IN_PYTHON_LOCKS = re.compile(r"https?://\S+|^\s*--(?:extra-)?(?:index-url|find-links).*", re.MULTILINE)
IN_NPM_LOCKS = re.compile(r"\"resolved\".*|\"version\": *\"[^\"]*:/{2}.*")  # authors' pages for gifts may stay


def files(folder: Path) -> Iterator[Path]:
    for path, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in SKIPPED and not name.endswith(SKIPPED_ENDS)]
        yield from (Path(path) / name for name in names if name not in SKIPPED)  # a worktree's .git is a file


def faults(path: Path) -> Iterator[str]:
    try:
        text = path.read_text("utf-8")
    except (UnicodeDecodeError, FileNotFoundError):  # a picture, or gone meanwhile
        return
    patterns = [ANYWHERE]
    if path.parent.name == "requirements":
        patterns.append(IN_PYTHON_LOCKS)
    elif path.name == "package-lock.json":
        patterns.append(IN_NPM_LOCKS)
    for pattern in patterns:
        for hit in pattern.finditer(text):
            yield f"{path}:{text.count(chr(10), 0, hit.start()) + 1}: {hit.group().strip()}"


if __name__ == "__main__":
    chosen = [Path(name) for name in sys.argv[1:]] or files(ROOT)
    found = [fault for path in chosen for fault in faults(path)]
    if found:
        sys.exit("\n".join([*found, "addresses and paths like these mean nothing on another machine: take them out"]))
