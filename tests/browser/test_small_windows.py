"""Small windows and phones: nothing is lost, fingers reach everything, cards never cover controls (UX 4.20)."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.boxes import box_of, overlap
from tests.browser.conftest import LANDSCAPE, LAPTOP, Sit
from tests.browser.players import Touch
from tests.browser.screens import DOCK, FOUR
from tests.browser.tables import Json, record, until

WHOLE = "() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"


def in_view(page: Page, testid: str) -> None:
    expect(page.locator(f'[data-testid="{testid}"]:visible').first).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize(
    ("name", "context"),
    [
        ("twice as large", {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}),
        ("320 pixels", {"viewport": {"width": 320, "height": 640}}),
    ],
)
def test_a_small_window_loses_nothing(sit: Sit, name: str, context: Json) -> None:
    """T40: what to do and the main button are in sight, nothing scrolls sideways, and one can play."""
    player = sit(context=context, **DOCK)
    page = player.page

    in_view(page, "decision")
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth"), name
    in_view(page, "end-turn")
    in_view(page, "inspector")
    player.choose("sneak b8")
    page.get_by_test_id("end-turn").click()
    in_view(page, "confirm")
    page.keyboard.press("Escape")

    assert player.hero("snake")["space"] == "b8"


@pytest.mark.parametrize("scale", [80, 150])
def test_the_table_holds_together_at_every_size_of_letters(sit: Sit, scale: int) -> None:
    """AC-07."""
    player = sit(settings={"scale": scale}, context={"viewport": LAPTOP}, **DOCK)

    in_view(player.page, "decision")
    in_view(player.page, "end-turn")
    assert player.page.evaluate(WHOLE) == [LAPTOP["width"], LAPTOP["height"]]
    player.choose("sneak b8")


# How far each sign of the map leans on the screen, but for those that show a direction of the map.
LEANING = "all => all.map((each) => each.getScreenCTM()).map(({ a, b }) => Math.round(Math.atan2(b, a) * 57.3))"


def test_a_phone_opens_a_large_map_at_the_hero_who_acts(sit: Sit) -> None:
    """On the widest map there is: spaces for fingers, and a small picture of the whole."""
    player = sit(Touch, record=until(record("recon-2-0"), 1))
    space = player.hero(player.question["hero"])["space"]

    expect(player.cell(space)).to_be_in_viewport(ratio=1)
    assert box_of(player.cell(space))["width"] >= 36
    assert len({box_of(player.cell(f"a{row}"))["y"] for row in range(1, 9)}) == 1  # it lies on its side
    signs = player.page.locator(".board [data-thing=terminal] rect, .board [data-thing=objective] polygon, .board .bow")
    assert set(signs.evaluate_all(LEANING)) == {0}  # and its signs do not
    player.cell(space).focus()
    player.page.keyboard.press("ArrowUp")
    assert box_of(player.page.locator(":focus"))["y"] < box_of(player.cell(space))["y"]
    minimap = player.page.get_by_test_id("minimap")
    minimap.tap(position={"x": 8, "y": 8})
    expect(player.cell(space)).not_to_be_in_viewport()
    player.page.keyboard.press("0")
    expect(minimap).to_be_hidden()


def test_an_armed_action_makes_spaces_as_large_as_a_finger(sit: Sit) -> None:
    """T44: at 390 × 844, and back again."""
    player = sit(Touch, **DOCK)
    space = player.hero(player.question["hero"])["space"]
    before = player.cell(space).bounding_box()
    assert before
    assert before["width"] < 44

    player.press("dock-action-sneak")
    player.page.wait_for_function(
        f"() => document.querySelector('#cell-{space}').getBoundingClientRect().width >= 43.9"
    )
    expect(player.cell(space)).to_be_in_viewport()
    player.press("cancel")

    player.page.wait_for_function(f"() => document.querySelector('#cell-{space}').getBoundingClientRect().width < 43")


def test_fingers_find_large_buttons(sit: Sit) -> None:
    """MB-03, AC-08: whatever can be tapped on the table is 44 pixels high, or on the map."""
    player = sit(Touch, **DOCK)

    small = player.page.locator("button:visible, a.btn:visible, select:visible").evaluate_all(
        "all => all.filter(e => e.getBoundingClientRect().height < 43.5 && !e.closest('.board'))"
        ".map(e => e.outerHTML.slice(0, 120))"
    )

    assert small == []


def test_on_a_phone_a_card_leaves_the_map_as_large_as_it_was(sit: Sit) -> None:
    """ON-04: it lies over the lower end of the map: on nobody who acts, and on nothing that can be pressed."""
    player = sit(Touch, profile={"seen": []}, **FOUR)
    page = player.page
    card = page.get_by_test_id("first-card")
    expect(card).to_be_in_viewport(ratio=1)
    with_card = box_of(page.locator("main"))

    space = player.state["position"]["heroes"][0]["space"]
    assert not overlap(box_of(card), box_of(player.cell(space)))
    expect(page.get_by_test_id("got-it")).to_be_in_viewport(ratio=1)
    player.thing("option-turn gray-fox").click(trial=True)  # nothing under it is out of reach
    player.press("tab-gear")
    expect(card).to_be_in_viewport(ratio=1)
    player.press("tab-squad")  # a sheet over the map: the card waits, and is not forgotten
    expect(card).to_be_hidden()
    expect(page.get_by_test_id("tab-tip")).to_be_visible()
    player.press("tab-actions")
    player.press("got-it")

    expect(card).to_be_hidden()
    assert box_of(page.locator("main")) == with_card


def pull(card: Locator, by: float) -> None:
    """With a finger, by where the grip is drawn: in the middle of its upper edge."""
    finger = card.page.context.new_cdp_session(card.page)
    whole = box_of(card)
    x, y = whole["x"] + whole["width"] / 2, whole["y"] + 6
    for kind, moved in (("touchStart", 0.0), ("touchMove", by / 2), ("touchMove", by)):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y + moved}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_on_a_phone_a_card_that_was_read_can_be_pulled_down(sit: Sit) -> None:
    player = sit(Touch, profile={"seen": []}, **FOUR)
    card = player.page.get_by_test_id("first-card")

    pull(card, 20)  # not far enough
    expect(card).to_be_visible()
    pull(card, 90)

    expect(card).to_be_hidden()
    assert player.state["answers"] == 0


def test_on_a_phone_held_sideways_a_card_is_no_sheet_to_pull(sit: Sit) -> None:
    """There it lies over the dock, at the upper end."""
    player = sit(Touch, context={"viewport": LANDSCAPE}, profile={"seen": []}, **FOUR)
    card = player.page.get_by_test_id("first-card")
    expect(card).to_be_in_viewport(ratio=1)

    pull(card, 90)
    expect(card).to_be_visible()
    player.press("got-it")
    expect(card).to_be_hidden()
