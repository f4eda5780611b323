"""Real server processes, to be stopped and killed. What they import is read once, so they are there in no time."""

from __future__ import annotations

import json
import multiprocessing
import socket
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.process import BaseProcess
from typing import Any

import noisecheck
from noisecheck.server.alone import alone_with
from noisecheck.server.serve import serve, take_port

PATIENCE = 60.0

context = multiprocessing.get_context("forkserver")
context.set_forkserver_preload(["noisecheck.server.serve"])


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def run_server(port: int, database: str, metrics_port: int, version: str) -> None:
    noisecheck.__version__ = version
    with suppress(KeyboardInterrupt), alone_with(database):
        serve(take_port("127.0.0.1", port), database, metrics_port=metrics_port)


class Server:
    """`kill` gives it no time to say goodbye; `stop` does."""

    def __init__(self, database: str, metrics_port: int = 0, version: str = noisecheck.__version__) -> None:
        self.port = free_port()
        self.database = database
        self.metrics_port = metrics_port
        self.version = version
        self.process: BaseProcess | None = None

    def start(self) -> None:
        """Returns when it answers."""
        told = (self.port, self.database, self.metrics_port, self.version)
        self.process = context.Process(target=run_server, args=told, daemon=True)
        self.process.start()
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.is_alive():
            with suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE).close()
                return
            time.sleep(0.01)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.join(PATIENCE)

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.join(PATIENCE)

    def post(self, path: str, body: Any, token: str = "") -> dict[str, Any]:
        return self.ask(path, json.dumps(body).encode(), token)

    def get(self, path: str, token: str = "") -> dict[str, Any]:
        return self.ask(path, None, token)

    def ask(self, path: str, body: bytes | None, token: str) -> dict[str, Any]:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", body, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            found: dict[str, Any] = json.load(answer)
            return found


@contextmanager
def serving(database: str, version: str = noisecheck.__version__) -> Iterator[Server]:
    server = Server(database, version=version)
    try:
        server.start()
        yield server
    finally:
        server.stop()
