"""Every screen: nothing that axe finds, nothing to scroll where a page must not, and a picture in three sizes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Sit
from tests.browser.screens import SCREENS, Desk

# Pages to read from top to bottom, as long as what is on them; everything else has its place on one screen.
READING = {"rules", "rule", "codec", "settings", "credits"}

# What is larger than the window, by pixels: down and across.
EXCESS = """() => {
  const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.scrollingElement;
  return [scrollHeight - clientHeight, scrollWidth - clientWidth];
}"""


@pytest.fixture
def desk(sit: Sit, server: str, new_context: Callable[..., BrowserContext]) -> Desk:
    return Desk(sit, server, new_context)


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_accessible_and_fits(
    name: str, desk: Desk, axe: Callable[[Page], None], shot: Callable[[Page, str], None], errors: list[str]
) -> None:
    page = SCREENS[name](desk)

    for size in (DESKTOP, LAPTOP):
        page.set_viewport_size(size)
        down, across = page.evaluate(EXCESS)
        assert across == 0, f"{name} scrolls sideways at {size}"
        assert down == 0 or name in READING, f"{name} scrolls at {size}"
    page.set_viewport_size(PHONE)
    assert page.evaluate(EXCESS)[1] == 0, f"{name} scrolls sideways on a phone"
    page.set_viewport_size(DESKTOP)
    shot(page, name)
    axe(page)
    if name == "offline":
        page.context.close()
        errors.clear()  # a browser without a net says so, again and again
