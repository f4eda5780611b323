"""Browsers that serve one test after another.

Each begins as if nothing had been before, but need not fetch and compile the client again: that is half of what it
costs to open a page. Hence Playwright's `set_storage_state` is not for them: it throws away what was fetched.
"""

import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, StorageState, WebError

ONCE = ""  # in the place of options, where nothing is like it
NOTHING: StorageState = {"cookies": [], "origins": []}
REMEMBER = "kept => { localStorage.clear(); for (const { name, value } of kept) localStorage.setItem(name, value); }"
HAS_OTHER_CLOCK = "() => '__pwClock' in globalThis"  # Playwright cannot give a context its own clock back


class Contexts:
    """Lends contexts, those with the same options again. What their pages complain about goes to `errors`."""

    def __init__(self, browser: Browser, server: str, patience: int) -> None:
        self.browser = browser
        self.server = server  # the one that most tests talk to
        self.home = f"{server}/health"  # a light page of it
        self.patience = patience
        self.errors: list[str] = []
        self.idle: dict[str, list[Page]] = {}  # the page each keeps open, so that its process stays
        self.lent: list[tuple[str, Page]] = []

    def lend(self, storage_state: StorageState | None = None, **options: Any) -> BrowserContext:
        """One that remembers this of the server that most tests talk to; for another server it is a new one."""
        remembered = {each["origin"]: each["localStorage"] for each in (storage_state or NOTHING)["origins"]}
        if remembered.keys() - {self.server}:
            keeper, alike = self.new({**options, "storage_state": storage_state}), ONCE
        else:
            alike = json.dumps(options, sort_keys=True)
            idle = self.idle.setdefault(alike, [])
            keeper = idle.pop() if idle else self.at_home(options)
            keeper.context.clear_cookies()
            keeper.evaluate(REMEMBER, remembered.get(self.server, []))
        self.lent.append((alike, keeper))
        return keeper.context

    def new(self, options: dict[str, Any]) -> Page:
        context = self.browser.new_context(**options)
        context.set_default_timeout(self.patience)
        context.on("weberror", self.note_fault)
        context.on("console", self.note_message)
        return context.new_page()

    def at_home(self, options: dict[str, Any]) -> Page:
        keeper = self.new(options)
        keeper.goto(self.home)
        return keeper

    def take_back(self) -> None:
        """Closes what a test left open. A context that it closed, or whose clock it changed, is not lent again, nor is
        one that was at another server."""
        lent, self.lent = self.lent, []
        for alike, keeper in lent:
            if keeper.is_closed():
                continue
            if alike == ONCE:
                keeper.context.close()
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
