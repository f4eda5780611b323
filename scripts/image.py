"""Runs the steps of the Containerfile in a clean folder, where no images can be built, and asks the server it makes.

    python -m scripts.image

What belongs to another machine is left out: packages of Debian, and users. Its Python is the one that runs this.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
KNOWN = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT"}
NOT_HERE = ("apt-get", "useradd")
PATIENCE = 60.0  # seconds


class Step(NamedTuple):
    word: str
    rest: str

    def listed(self) -> list[str]:
        """What is written as a list, such as the command of a HEALTHCHECK."""
        found: list[str] = json.loads(self.rest[self.rest.index("[") :])
        return found


def steps(text: str) -> list[Step]:
    """Raises `ValueError` for what is no step."""
    lines = [line for line in re.sub(r"\\\n", " ", text).splitlines() if line.strip() and not line.startswith("#")]
    found = [Step(*line.split(maxsplit=1)) for line in lines]
    for step in found:
        if step.word not in KNOWN:
            raise ValueError(f"{step.word} is not a step that we know")
    return found


def tracked() -> list[str]:
    listed = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"]
    return subprocess.run(listed, check=True, capture_output=True, text=True).stdout.splitlines()


class Rehearsal:
    """Every folder of the image is one below `folder`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.at = folder
        self.environment = {**os.environ, "PATH": f"{folder / 'python' / 'bin'}{os.pathsep}{os.environ['PATH']}"}

    def here(self, words: str) -> str:
        """Paths of the image, as they are called here."""
        return re.sub(r"(?<![\w.])/(src|app|data)\b", lambda found: f"{self.folder}/{found[1]}", words)

    def take(self, step: Step) -> None:
        match step.word:
            case "FROM":
                shutil.rmtree(self.folder / "python", ignore_errors=True)
                subprocess.run([sys.executable, "-m", "venv", self.folder / "python"], check=True)
            case "WORKDIR":
                self.at = Path(self.here(step.rest))
                self.at.mkdir(parents=True)
            case "COPY":
                self.copy(step.rest)
            case "RUN" if not step.rest.startswith(NOT_HERE):
                print("$", step.rest, flush=True)
                subprocess.run(["sh", "-c", self.here(step.rest)], cwd=self.at, env=self.environment, check=True)

    def copy(self, words: str) -> None:
        *options, source, to = words.split()
        target = self.at / self.here(to)
        if options:  # from an earlier image
            shutil.copytree(self.here(source), target, dirs_exist_ok=True)
            return
        for name in tracked() if source == "." else [source]:
            place = target / (name if source == "." else Path(name).name)
            place.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).exists():
                shutil.copy(ROOT / name, place)

    def serve(self, entry: Step) -> None:
        """Starts the server, on a free port of this machine alone, and asks whether it is ready and has a page."""
        (self.folder / "data").mkdir(exist_ok=True)
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = str(found.getsockname()[1])
        instead = {"0.0.0.0": "127.0.0.1", "8000": port}
        words = [instead.get(word, self.here(word)) for word in entry.listed()]
        server = subprocess.Popen(words, env=self.environment, cwd=self.at)
        try:
            for path in ("/ready", "/"):
                print(path, ask(f"http://127.0.0.1:{port}{path}"))
        finally:
            server.terminate()
            server.wait()


def ask(address: str) -> int:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with suppress(OSError), urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            return int(answer.status)
        time.sleep(0.1)
    sys.exit(f"{address} does not answer")


def main() -> None:
    found = steps((ROOT / "Containerfile").read_text("utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        rehearsal = Rehearsal(Path(folder))
        for step in found:
            rehearsal.take(step)
        rehearsal.serve(found[-1])
    print("The image would serve.")


if __name__ == "__main__":
    main()
