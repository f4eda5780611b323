"""Settings take effect at once, are kept, and can be taken along or deleted (UX 4.22)."""

import json
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Sit
from tests.browser.screens import DOCK
from tests.browser.tables import kept


def settings(server: str, new_context: Callable[..., BrowserContext]) -> Page:
    page = new_context(storage_state=kept(server, [])).new_page()
    page.goto("/settings")
    expect(page.get_by_test_id("delete-data")).to_be_visible()
    return page


def test_a_theme_and_a_size_show_at_once_and_hold_after_a_refresh(
    server: str, new_context: Callable[..., BrowserContext]
) -> None:
    page = settings(server, new_context)
    figures = page.locator("aside [data-figure] use")
    expect(figures.first).to_be_attached()  # in the preview
    page.get_by_role("switch", name="Plain map").check(force=True)
    expect(figures).to_have_count(0)

    page.get_by_role("radio", name="Daylight").check(force=True)
    page.get_by_role("slider").first.fill("120")
    page.reload()

    expect(page.locator("html")).to_have_attribute("data-theme", "daylight")
    assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "16.8px"


def test_a_key_can_be_another_one(sit: Sit) -> None:
    player = sit(**DOCK)
    player.page.goto("/settings")
    row = player.page.locator("li").filter(has_text="End the turn")

    row.get_by_role("button").click()
    player.page.keyboard.press("y")
    expect(row.get_by_role("button")).to_have_text("Y")
    player.see(player.seat)
    player.page.keyboard.press("e")
    expect(player.page.locator("dialog:modal")).to_have_count(0)
    player.page.keyboard.press("y")

    expect(player.page.get_by_test_id("confirm")).to_be_visible()


def test_with_two_steps_for_all_even_the_safe_takes_two(sit: Sit) -> None:
    player = sit(settings={"twoSteps": "always"}, **DOCK)
    seq = player.seq

    player.press("dock-action-sneak")
    player.point_at("b8")
    assert player.standing(seq) == "aimed"
    player.point_at("b8")

    player.await_entry(seq)


def test_settings_are_reached_from_everywhere_by_a_key(sit: Sit) -> None:
    player = sit(**DOCK)

    player.page.keyboard.press("Control+,")

    expect(player.page.get_by_test_id("delete-data")).to_be_visible()


def test_everything_that_is_kept_can_be_taken_along_and_deleted(
    server: str, new_context: Callable[..., BrowserContext]
) -> None:
    page = settings(server, new_context)

    with page.expect_download() as download:
        page.get_by_role("button", name="Save").or_(page.get_by_role("button", name="Export")).first.click()
    taken = json.loads(download.value.path().read_text("utf-8"))
    assert taken["noisecheck.profile"]["name"] == "Ana"
    page.get_by_test_id("delete-data").click()
    page.get_by_test_id("delete-data-yes").click()

    expect(page.get_by_test_id("start-training")).to_be_visible()
    expect(page.get_by_test_id("nickname")).to_have_value("")
