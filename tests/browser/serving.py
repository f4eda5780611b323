"""A server of our own, as a process: it can be stopped kindly, killed, and started again on the same database."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

from noisecheck.server.serve import address_of

PATIENCE = 60.0  # seconds for a server to answer
KINDNESS = 10.0  # seconds for it to stop when asked


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Serving:
    """`noisecheck serve` on a port that stays the same, with its database and its log in a folder."""

    def __init__(self, folder: Path, host: str = "127.0.0.1") -> None:
        self.folder = folder
        self.host = host
        self.port = free_port()
        self.address = address_of(host, self.port)
        self.log = folder / "log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Raises what the server had to say, if it does not come up."""
        found = shutil.which("noisecheck", path=str(Path(sys.executable).parent)) or "noisecheck"
        database = f"sqlite:///{self.folder / 'games.sqlite3'}"
        options = ["--host", self.host, "--port", str(self.port), "--database", database]
        with self.log.open("ab") as sink:
            self.process = subprocess.Popen(
                [found, "serve", "--no-open", *options],
                cwd=self.folder,
                stdout=sink,
                stderr=sink,
                env={**os.environ, "PYTHONFAULTHANDLER": "1"},
            )
        if not self.answers():
            self.stop()
            raise RuntimeError(f"the server does not answer:\n{self.said()}")

    def answers(self) -> bool:
        """Waits until the server is well, or is gone, or has had time enough."""
        end = time.monotonic() + PATIENCE
        while self.is_up and time.monotonic() < end:
            with suppress(OSError), urllib.request.urlopen(f"{self.address}/health", timeout=1):
                return True
            time.sleep(0.05)
        return False

    @property
    def is_up(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def said(self) -> str:
        return self.log.read_text("utf-8", errors="replace") if self.log.exists() else ""

    def kill(self) -> None:
        """As the power cut does it."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(KINDNESS)
        except subprocess.TimeoutExpired:
            self.kill()
