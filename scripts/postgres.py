"""Prints the folder of PostgreSQL's programs, for the tests that need a server of it, and starts such servers.

    python -m scripts.postgres

In CI a missing one is installed, or it is an error. Elsewhere nothing is printed: those tests are then skipped.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts.bootstrap import apt_install

DEBIAN = Path("/usr/lib/postgresql")  # one folder per version; Debian puts the server's programs on no path


def find() -> Path | None:
    """The folder named by POSTGRES_BIN, or the one of the pg_ctl on the path, or Debian's newest."""
    if named := os.environ.get("POSTGRES_BIN"):
        return Path(named)
    if on_path := shutil.which("pg_ctl"):
        return Path(on_path).resolve().parent
    return max((path.parent for path in DEBIAN.glob("*/bin/pg_ctl")), key=version, default=None)


def version(folder: Path) -> float:
    return float(folder.parent.name)


@contextmanager
def running(*, fsync: bool = False) -> Iterator[str]:
    """A server for this alone, gone afterwards; gives its address. It has a socket and no port, so that none can clash.

    Without fsync it is faster, and a power cut would spoil what nobody keeps.
    """
    programs = find()
    if programs is None:
        raise FileNotFoundError("PostgreSQL's initdb and pg_ctl. Debian or Ubuntu: sudo apt-get install postgresql")
    owner = "postgres" if os.geteuid() == 0 else None  # PostgreSQL refuses to be run by root
    folder = Path(tempfile.mkdtemp(prefix="pg-"))  # not deeper: a socket's path has to be short
    if owner:
        shutil.chown(folder, owner)

    def run(program: str, *arguments: str) -> None:
        with (folder / "log").open("ab") as log:
            subprocess.run(
                [programs / program, "-D", folder / "data", *arguments],
                user=owner, cwd=folder, stdout=log, stderr=log, check=True,
            )  # fmt: skip

    try:
        run("initdb", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", *([] if fsync else ["-N"]))
        settings = f"-c listen_addresses= -c fsync={'on' if fsync else 'off'} -k {folder}"
        run("pg_ctl", "-w", "-o", settings, "start")
        try:
            yield f"postgresql://postgres@/postgres?host={folder}"
        finally:
            run("pg_ctl", "-w", "-m", "immediate", "stop")
    except subprocess.CalledProcessError as error:
        raise RuntimeError((folder / "log").read_text("utf-8", "replace")) from error
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    if not find() and os.environ.get("CI"):
        apt_install("postgresql")
        if not find():
            sys.exit("CI runs every test, and those of the database need PostgreSQL: install it")
    print(find() or "")
