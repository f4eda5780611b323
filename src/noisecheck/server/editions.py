"""By which rules a table goes, and what follows if these are not ours.

During an upgrade two versions may serve one database. The newer one plays every table again before it shows it, and
says so in the log with its first own entry. From then on the older one leaves that table alone: it could write an
answer there that the newer one does not allow, and the log is never changed.
"""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import noisecheck
from noisecheck.engine.keeping import keep
from noisecheck.server.entries import Entry, Opened, Rules, Upgraded

RULES = ("engine", "content", "packs")  # the folders that decide how a game goes


class NewerRules(Exception):
    """A table goes by rules that this version does not know yet."""

    def __init__(self, version: str) -> None:
        super().__init__(f"it goes on by noisecheck {version}; this is {noisecheck.__version__}")


def installed() -> Rules:
    return Rules(noisecheck.__version__, digest())


def digest_files() -> str:
    """The same wherever the same rules and stages are installed."""
    found, root = sha256(), Path(noisecheck.__file__).parent
    files = [file for folder in RULES for file in (root / folder).rglob("*") if file.is_file()]
    for file in sorted(file.relative_to(root).as_posix() for file in files if "__pycache__" not in file.parts):
        found.update(f"{file}\0".encode())
        found.update((root / file).read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()[:12]


digest = keep(1)(digest_files)


def order(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version))


def is_older(rules: Rules | None) -> bool:
    """Than ours; tables from before they knew their rules are."""
    return rules is None or order(rules.version) < order(noisecheck.__version__)


def check_not_newer(entry: Entry) -> None:
    """Raises `NewerRules`."""
    rules = entry.rules if isinstance(entry, Opened | Upgraded) else None
    if rules and order(rules.version) > order(noisecheck.__version__):
        raise NewerRules(rules.version)
