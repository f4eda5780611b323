"""Every screen, visited once: it fits into three sizes of window, all that can be used is within reach, one button at
most is the one to press, axe finds nothing, and it has its picture taken.

Pictures are taken by `make pictures` only.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, TimeoutError, ViewportSize

from tests.browser import screens_of_pages, screens_of_the_table
from tests.browser.clipping import out_of_reach
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Sit
from tests.browser.screens import Desk

SCREENS = screens_of_pages.screen | screens_of_the_table.screen

# Pages to read from top to bottom, as long as what is on them; everything else has its place on one screen.
READING = {"rules", "rule", "codec", "statistics", "settings", "credits"}

# Whether the window holds all that is on the page: across, and down too unless it is there to be scrolled.
FITS = """scrolls => {
  const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.scrollingElement;
  return scrollWidth <= clientWidth && (scrolls || scrollHeight <= clientHeight);
}"""
# The buttons that ask to be pressed: in the dialog or list that is open, if there is one.
PRIMARY = """() => {
  const open = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1) ?? document;
  return [...open.querySelectorAll('.btn.primary:not([aria-disabled=true])')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true })).map((each) => each.innerText.trim());
}"""


@pytest.fixture
def desk(sit: Sit, server: str, new_context: Callable[..., BrowserContext]) -> Desk:
    return Desk(sit, server, new_context)


def expect_to_fit(page: Page, size: ViewportSize, scrolls: bool) -> None:
    """In a window of this size, once the page has come to terms with it."""
    page.set_viewport_size(size)
    try:
        page.wait_for_function(FITS, arg=scrolls)
    except TimeoutError:
        pytest.fail(f"the page is larger than {size}")


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_accessible_and_fits_and_cuts_nothing_off_and_has_one_thing_to_press(
    name: str, desk: Desk, axe: Callable[[Page], None], shot: Callable[[Page, str], None], errors: list[str]
) -> None:
    page = SCREENS[name](desk)

    for size in (PHONE, LAPTOP, DESKTOP):
        expect_to_fit(page, size, scrolls=name in READING or size is PHONE)
        shot(page, name)
        if lost := out_of_reach(page):
            pytest.fail(f"at {size}:\n" + "\n".join(lost))
        assert len(page.evaluate(PRIMARY)) <= 1, page.evaluate(PRIMARY)
    axe(page)
    if name == "offline":
        page.context.close()
        errors.clear()  # a browser without a net says so, again and again
