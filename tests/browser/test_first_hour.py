"""What somebody who plays for the first time must not stumble over: words that are true, and a way on everywhere."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from noisecheck import texts
from tests.browser.conftest import BY_TOUCH, LANDSCAPE, PHONE, Sit
from tests.browser.moments import LANE
from tests.browser.players import Mouse, Touch
from tests.browser.tables import Json, kept, open_table, record, until

HELIPORT: Json = {"stage": "heliport", "heroes": ["snake"], "seed": 5}
TWO: Json = {"stage": "recon", "heroes": ["snake", "meryl"], "seed": 0}
NO_RISK = texts.say("play-inspect-safe", {})

# Of the words on a button: how far their colour is from the ground, by the formula of WCAG 2.
CONTRAST = """node => {
  const parse = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const light = (colour) => {
    const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = parse(colour).map((v) => linear(v / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [one, other] = [getComputedStyle(node).color, getComputedStyle(node).backgroundColor].map(light);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}"""


def test_no_risk_is_not_said_of_a_door_that_may_draw_attention(sit: Sit) -> None:
    player = sit(**HELIPORT)
    player.play("sneak c7", "sneak c6")
    inspector = player.page.get_by_test_id("inspector")

    player.cell("b6").hover(force=True)

    expect(inspector.get_by_test_id("odds")).to_contain_text("%")
    expect(inspector).not_to_contain_text(NO_RISK)


def test_a_reason_makes_way_for_the_preview_of_what_is_pointed_at_next(sit: Sit) -> None:
    player = sit(scene=f"{LANE}snake a1\nguard g1 E\nturn snake")
    inspector = player.page.get_by_test_id("inspector")
    player.page.get_by_test_id("dock-action-combo").click(force=True)
    expect(inspector.get_by_role("link").first).to_contain_text("p.")

    player.cell("b1").hover(force=True)

    expect(inspector).to_contain_text("Sneak to B1")
    player.page.mouse.move(2, 2)
    expect(inspector.get_by_role("link").first).to_contain_text("p.")


def test_a_seat_goes_along_to_another_browser_and_leaves_no_trace_in_its_address(
    sit: Sit, new_context: Callable[..., BrowserContext]
) -> None:
    """LB-01: the address bar keeps only the table."""
    first = sit(**HELIPORT)
    first.page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    first.press("menu")
    first.press("menu-invite")
    expect(first.page.get_by_test_id("only-here")).to_contain_text("HOST=0.0.0.0")
    first.press("copy-seat")
    link = first.page.evaluate("() => window.copied")
    assert re.search(rf"/t/{first.seat.table}#seat=", link)

    second = Mouse(new_context().new_page())
    second.page.goto(link)

    second.expect_seated(first.seat)
    expect(second.page).to_have_url(re.compile(f"/t/{first.seat.table}$"))
    assert second.welcome["you"] == first.welcome["you"]
    second.page.reload()
    second.expect_seated(first.seat)
    expect(first.page.get_by_text(texts.say("connection-fenced", {}))).to_be_visible()


@pytest.mark.parametrize("token", ["cut-off", "of-no-seat-at-all-at-this-table"])
@pytest.mark.parametrize("page_before", ["", "/"])
def test_a_link_with_a_wrong_seat_does_not_cost_the_seat_one_has(sit: Sit, page_before: str, token: str) -> None:
    player = sit(**HELIPORT)
    seats = "() => JSON.parse(localStorage.getItem('noisecheck.profile')).tables.map((each) => each.token)"
    before = player.page.evaluate(seats)
    if page_before:
        player.page.goto(page_before)

    player.page.goto(f"/t/{player.seat.table}#seat=1.{token}")

    player.expect_seated(player.seat)
    player.page.reload()
    player.expect_seated(player.seat)
    assert player.page.evaluate(seats) == before


def test_the_code_that_is_read_out_has_its_field_on_the_first_visit(page: Page, server: str) -> None:
    table = open_table(server, alone=False, **TWO).table
    page.goto("/")

    page.get_by_test_id("join-code").fill(f"{table[:4]} {table[4:8]} {table[8:]}".upper())
    page.get_by_test_id("join-code").press("Enter")

    expect(page.get_by_test_id("take-meryl")).to_be_visible()


def test_after_a_defeat_undo_says_why_not_and_the_debriefing_has_a_way_on(sit: Sit) -> None:
    player = sit(scene=f"{LANE}snake a1 damage 3\nguard b1 W\n! snake a1\nturn snake")
    for _ in range(40):
        if player.outcome:
            break
        player.choose("end" if "end" in player.options else player.options[-1])
    assert player.outcome
    way_on = str(player.page.get_by_test_id("play-on").get_attribute("href"))
    player.page.keyboard.press("Escape")
    undo = player.page.get_by_test_id("undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", texts.say("play-undo-over", {}))

    player.page.goto(way_on)
    player.press("branch")

    expect(player.page.get_by_test_id("decision")).to_contain_text("Snake")


@pytest.mark.parametrize("theme", ["radar", "contrast", "daylight"])
def test_what_is_aimed_at_can_be_read(sit: Sit, theme: str) -> None:
    player = sit(Touch, settings={"theme": theme, "twoSteps": "always"}, **TWO)
    player.page.get_by_test_id("option-turn meryl").first.tap()
    button = player.page.get_by_test_id("option-turn meryl").first
    expect(button).to_have_attribute("aria-pressed", "true")

    assert button.evaluate(CONTRAST) >= 4.5


def test_on_a_phone_the_log_opens_at_its_end(sit: Sit) -> None:
    game = record("heliport-1-0")
    player = sit(Touch, record=until(game, 30))
    player.page.get_by_test_id("tab-log").tap()

    last = player.page.locator('[data-testid^="log-entry-"]').last
    expect(last).to_be_in_viewport()


def test_on_a_small_screen_on_its_side_a_lesson_lies_beside_the_map(
    server: str, new_context: Callable[..., BrowserContext]
) -> None:
    context: Json = {**BY_TOUCH, "viewport": LANDSCAPE}
    page = new_context(storage_state=kept(server, []), **context).new_page()
    page.goto("/")
    page.get_by_test_id("start-training").tap()
    card = page.get_by_test_id("tutorial-card")
    expect(card).to_be_visible()

    lesson, board = card.bounding_box(), page.locator(".board").bounding_box()

    assert lesson
    assert board
    assert lesson["x"] >= board["x"] + board["width"] - 1
    assert lesson["y"] + lesson["height"] <= LANDSCAPE["height"]


def test_on_a_phone_the_hero_one_aims_for_is_in_view_as_a_whole(sit: Sit) -> None:
    player = sit(Touch, settings={"twoSteps": "always"}, **TWO)
    player.page.get_by_test_id("option-turn meryl").first.tap()
    expect(player.page.get_by_test_id("confirm")).to_be_visible()
    space = player.hero("meryl")["space"]

    cell, window = player.cell(space).bounding_box(), player.page.locator(".board .window").bounding_box()

    assert cell
    assert window
    assert cell["x"] >= window["x"] - 1
    assert cell["y"] >= window["y"] - 1
    assert cell["x"] + cell["width"] <= window["x"] + window["width"] + 1
    assert cell["y"] + cell["height"] <= window["y"] + window["height"] + 1
    assert PHONE["width"] >= cell["width"] >= 40


def test_a_double_click_that_rolls_the_dice_does_not_accept_what_they_show(sit: Sit) -> None:
    player = sit(**HELIPORT)
    player.play("sneak c7", "sneak c6", "interact b6-c6")
    roll = player.page.get_by_test_id("option-pass")
    expect(roll).to_have_text(texts.say("play-roll-now", {}))
    assert player.question["kind"] == "before-roll"
    place = roll.bounding_box()

    roll.dblclick()

    expect(player.page.get_by_test_id("option-pass")).to_have_text(texts.say("play-accept", {}))
    assert player.question["kind"] == "change-roll"
    assert player.page.get_by_test_id("option-pass").bounding_box()["y"] == place["y"]  # type: ignore[index]


def test_what_is_saved_says_where_it_went(sit: Sit) -> None:
    player = sit(**HELIPORT)
    player.press("menu")
    with player.page.expect_download() as saved:
        player.press("menu-bug")

    expect(player.page.get_by_text(saved.value.suggested_filename)).to_be_visible()
    expect(player.page.get_by_test_id("menu-bug")).to_be_hidden()


def test_all_keys_are_listed_without_scrolling_on_a_desktop(sit: Sit) -> None:
    player = sit(**HELIPORT)
    player.page.keyboard.press("?")
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_be_visible()

    assert dialog.evaluate("node => node.scrollHeight - node.clientHeight") <= 1
