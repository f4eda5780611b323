"""What it takes to reach a screen: whose ways these are is in `screens_of_pages.py` and `screens_of_the_table.py`."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Sit
from tests.browser.players import Mouse
from tests.browser.tables import Json, kept

FOUR: Json = {"stage": "recon", "heroes": ["snake", "meryl", "otacon", "gray-fox"], "seed": 3}
DOCK: Json = {"stage": "cargo-dock", "heroes": ["snake"], "seed": 0}
LOSING = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +---+---+---+
snake a1 damage 3 inactive minus-white-or-move,plus-2,minus-2,reroll
guard c1 W
! snake a1
order lost-contact 5/4 left
phase enemy
dice 6 6 6 6 6 6
"""


def unfold(page: Page, testid: str) -> None:
    """Opens what the debriefing has folded."""
    page.get_by_test_id(testid).locator("summary").first.click()


@dataclass
class Desk:
    """What a screen may need to be reached."""

    sit: Sit
    server: str
    new_context: Callable[..., BrowserContext]

    def open(self, path: str, **known: Any) -> Page:
        page = self.new_context(storage_state=kept(self.server, [], **known)).new_page()
        page.goto(path)
        return page

    def at_table(self, **wanted: Any) -> Mouse:
        return self.sit(Mouse, **wanted)


Reach = Callable[[Desk], Page]


class Screens(dict[str, Reach]):
    """Ways to screens, by name; a decorator that adds one."""

    def __call__(self, reach: Reach) -> Reach:
        self[reach.__name__.replace("_", "-")] = reach
        return reach


def ready(page: Page, testid: str) -> Page:
    expect(page.locator(f'[data-testid="{testid}"]:visible').first).to_be_visible()
    return page


@contextmanager
def paused(player: Mouse) -> Iterator[None]:
    """Whatever begins to play meanwhile is paused at its first step, however slow the machine is."""
    player.stop_time()
    yield
    player.press("theatre-pause")
    player.page.clock.resume()
