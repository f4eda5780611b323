"""Fails when a lock holds a version with a known hole.

    python scripts/audit.py

No registry is asked: the holes are those in requirements/advisories.toml, which says when it was renewed.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
LOCKED = re.compile(r"^([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])?==([^\s;\\]+)", re.MULTILINE)


class Package(NamedTuple):
    where: str
    kind: str
    name: str
    version: str


def locked_by_pip(file: Path) -> Iterator[Package]:
    for name, version in LOCKED.findall(file.read_text("utf-8")):
        yield Package(file.name, "python", canonicalize_name(name), version)


def locked_by_npm(file: Path) -> Iterator[Package]:
    for path, package in json.loads(file.read_text("utf-8"))["packages"].items():
        if path and "version" in package:
            yield Package(file.name, "npm", path.rpartition("node_modules/")[2], package["version"])


def locked(root: Path) -> Iterator[Package]:
    for file in sorted((root / "requirements").glob("*.txt")):
        yield from locked_by_pip(file)
    yield from locked_by_npm(root / "client" / "package-lock.json")


def holes(packages: Iterable[Package], known: dict[str, Any]) -> Iterator[str]:
    for where, kind, name, version in packages:
        for hole, versions in known[kind].get(name, {}).items():
            if SpecifierSet(versions).contains(version, prereleases=True):
                yield f"{where}: {name} {version} has {hole} ({versions})"


def main() -> None:
    known = tomllib.loads((ROOT / "requirements" / "advisories.toml").read_text("utf-8"))
    packages = [*locked(ROOT)]
    found = [*dict.fromkeys(holes(packages, known))]
    for hole in found:
        print(hole)
    if found:
        sys.exit("Choose other versions (make lock), or say in SECURITY.md why it does not matter.")
    print(f"{len(packages)} locked versions, none with a hole known on {known['renewed']}")


if __name__ == "__main__":
    main()
