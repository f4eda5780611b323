"""Browsers that serve one test after another.

Each begins as if nothing had been before, but need not fetch and compile the client again: that is half of what it
costs to open a page.
"""

import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, StorageState, WebError

NOTHING: StorageState = {"cookies": [], "origins": []}
HAS_OTHER_CLOCK = "() => '__pwClock' in globalThis"  # Playwright cannot give a context its own clock back


class Contexts:
    """Lends contexts, those with the same options again. What their pages complain about goes to `errors`."""

    def __init__(self, browser: Browser, home: str, patience: int) -> None:
        self.browser = browser
        self.home = home  # a light page of the server that most tests talk to
        self.patience = patience
        self.errors: list[str] = []
        self.idle: dict[str, list[Page]] = {}  # the page each keeps open, so that its process stays
        self.lent: list[tuple[str, Page]] = []

    def lend(self, storage_state: StorageState | None = None, **options: Any) -> BrowserContext:
        alike = json.dumps(options, sort_keys=True)
        idle = self.idle.setdefault(alike, [])
        keeper = idle.pop() if idle else self.new(options)
        self.lent.append((alike, keeper))
        keeper.context.set_storage_state(storage_state or NOTHING)
        return keeper.context

    def new(self, options: dict[str, Any]) -> Page:
        context = self.browser.new_context(**options)
        context.set_default_timeout(self.patience)
        context.on("weberror", self.note_fault)
        context.on("console", self.note_message)
        return context.new_page()

    def take_back(self) -> None:
        """Closes what a test left open. A context that it closed, or whose clock it changed, is not lent again."""
        lent, self.lent = self.lent, []
        for alike, keeper in lent:
            if keeper.is_closed():
                continue
            for page in keeper.context.pages:
                if page is not keeper:
                    page.close()
            keeper.context.set_offline(False)
            keeper.goto(self.home)
            if keeper.evaluate(HAS_OTHER_CLOCK):
                keeper.context.close()
            else:
                self.idle[alike].append(keeper)

    def note_fault(self, fault: WebError) -> None:
        self.errors.append(str(fault.error))

    def note_message(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location['url']})")
