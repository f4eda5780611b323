"""Where things are: the map is never covered, the bar never empty, a small window loses nothing (UX 4.3, 4.20)."""

import random
from contextlib import suppress

import pytest
from playwright.sync_api import FloatRect, Locator, Page, TimeoutError, ViewportSize, expect

from noisecheck.content import stage_ids
from tests.browser.conftest import DESKTOP, LANDSCAPE, LAPTOP, PHONE, Sit
from tests.browser.lines import forge, make_reachable
from tests.browser.players import Mouse, Touch
from tests.browser.screens import DOCK, FOUR, paused
from tests.browser.tables import Json, open_table, record, until
from tests.laws.walks import STAGES
from tests.soak import times

STEPS = times(60, soaking=200)
FIGHT: Json = {"stage": "vulcan-raven", "heroes": ["snake", "meryl"], "seed": 3, "options": {"assist": 3}}

# Of every space of the map that lies in its window: what else lies over its middle.
COVERED = """() => {
  const { left, right, top, bottom } = document.querySelector('.board .window').getBoundingClientRect();
  const over = [];
  for (const cell of document.querySelectorAll('[role=gridcell]')) {
    const box = cell.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < left || x > right || y < top || y > bottom) continue;
    const met = document.elementFromPoint(x, y);
    if (!met?.closest('.board')) over.push(`${cell.dataset.space}: ${met?.outerHTML.slice(0, 80)}`);
  }
  return over;
}"""
CELLS_IN_SIGHT = """() => {
  const { left, right, top, bottom } = document.querySelector('.board .window').getBoundingClientRect();
  return [...document.querySelectorAll('[role=gridcell]')].filter((cell) => {
    const box = cell.getBoundingClientRect();
    return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
  }).length;
}"""
WHOLE = "() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"
# Remembers whether the bar was ever empty, between two looks as well.
WATCH_THE_BAR = """() => {
  const bar = document.querySelector('[data-testid=decision]');
  window.emptied = 0;
  new MutationObserver(() => { if (!bar.innerText.trim()) window.emptied += 1; })
    .observe(bar, { childList: true, subtree: true, characterData: true });
}"""
NEXT = """seq => {
  const at = Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1);
  return at > seq && { bar: document.querySelector('[data-testid=decision]').innerText, emptied: window.emptied };
}"""


def test_the_decision_bar_is_never_empty_over_many_random_answers(sit: Sit, server: str) -> None:
    """T02. The answers are given over the page's own socket, as fast as it goes."""
    chooser = random.Random(5)
    seats = [open_table(server, **{**FOUR, "seed": seed}) for seed in range(12)]
    player = sit(seats=seats)
    make_reachable(player.page)
    given = 0
    for seat in seats:
        player.see(seat)
        player.page.evaluate(WATCH_THE_BAR)
        while given < STEPS and player.state["question"]:
            seq = player.seq
            forge(player.page, type="choose", seq=seq, text=chooser.choice(player.options))
            found = player.page.wait_for_function(NEXT, arg=seq).json_value()
            assert found["bar"].strip()
            assert found["emptied"] == 0
            given += 1
        if given == STEPS:
            return
    pytest.fail(f"all games were over after {given} answers")


def expect_nothing_over_the_map(page: Page) -> None:
    expect(page.get_by_role("gridcell").first).to_be_attached()
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=lambda size: f"{size['width']}x{size['height']}")
def test_nothing_lies_over_the_map(sit: Sit, size: ViewportSize) -> None:
    """T03: at rest, with an action armed, with a risk in hand, with the first card, while the guards act."""
    player = sit(settings={"speed": 0.5}, context={"viewport": size}, **DOCK)
    expect_nothing_over_the_map(player.page)
    player.press("dock-action-dash")
    expect_nothing_over_the_map(player.page)
    player.press("cancel")
    with paused(player):
        player.choose("end")
    expect_nothing_over_the_map(player.page)


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=lambda size: f"{size['width']}x{size['height']}")
def test_the_whole_map_fits_on_load(sit: Sit, size: ViewportSize) -> None:
    """LY-05."""
    player = sit(record=until(record("cargo-dock-1-0"), 3), context={"viewport": size})
    stage = player.welcome["stage"]

    assert player.page.evaluate(CELLS_IN_SIGHT) == stage["width"] * stage["height"]
    box = player.cell("a1").bounding_box()
    assert box
    assert box["width"] >= 28


HELPED = """
    a   b   c   d   e   f
  +---+---+---+---+---+---+
1 | .   .   .   .   .   . |
  +   +---+---+---+---+   +
2 | .   .   .   .   .   . |
  +   +   +   +   +   +   +
3 | .   .   .   .   .   . |
  +   +   +   +   +   +   +
4 | .   .   .   .   .   . |
  +---+---+---+---+---+---+
snake a2
otacon a4
meryl a3
guard b2 S
turn snake
dice 2 3 3
"""


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=lambda size: f"{size['width']}x{size['height']}")
def test_the_map_keeps_its_place_and_scale_while_dice_are_open(sit: Sit, size: ViewportSize) -> None:
    """With Focus of three heroes to change them: all of it fits below the map, and so does what each die may become."""
    player = sit(scene=HELPED, context={"viewport": size})
    page = player.page
    before = box_of(player.cell("a1"))

    def expect_the_map_as_it_was() -> None:
        assert box_of(player.cell("a1")) == before
        for other in ("section.dock", "section.inspector > .line"):
            assert not overlap(box_of(page.locator("main")), box_of(page.locator(other)))

    player.choose("combo b2")
    expect(player.bar).to_contain_text("Change anything first?")
    expect_the_map_as_it_was()

    player.choose("pass")

    expect(page.locator("[data-testid^=source-], [data-testid^=option-focus]")).to_have_count(9)
    expect_the_map_as_it_was()
    player.press("source-focus meryl plus-minus-1")
    expect(player.thing("option-focus meryl plus-minus-1 die 3 down")).to_be_in_viewport(ratio=1)
    expect(player.thing("option-pass")).to_be_in_viewport(ratio=1)
    expect_the_map_as_it_was()


MAP_SHARE = """() => {
  const { width, height } = document.querySelector('main').getBoundingClientRect();
  return width * height / (innerWidth * innerHeight);
}"""


@pytest.mark.slow
def test_the_map_has_most_of_the_window_on_every_stage(sit: Sit, server: str) -> None:
    """At least 45 % of a large window and 55 % of a phone's."""
    parties = {stage: heroes for stage, heroes in reversed(STAGES) if stage in stage_ids()}  # the smallest comes last
    seats = {stage: open_table(server, stage=stage, heroes=heroes) for stage, heroes in parties.items()}
    assert seats.keys() == set(stage_ids())
    player = sit(seats=list(seats.values()))
    small = []
    for stage, seat in seats.items():
        player.go(seat)
        for size, least in ((DESKTOP, 0.45), (LAPTOP, 0.45), (PHONE, 0.55)):
            player.page.set_viewport_size(size)
            with suppress(TimeoutError):  # panels settle when what they show has come
                player.page.wait_for_function(f"least => ({MAP_SHARE})() >= least", arg=least)
            share = player.page.evaluate(MAP_SHARE)
            if share < least:
                small.append(f"{stage} at {size['width']}: {share:.1%}")

    assert small == []


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box
    return box


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


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


def test_where_there_is_room_enemy_log_and_chat_are_all_in_sight(sit: Sit) -> None:
    """LY-11."""
    player = sit(context={"viewport": {"width": 1920, "height": 1080}}, **DOCK)
    page = player.page
    parts = [page.locator("[data-guard]").first, page.get_by_test_id("log"), page.get_by_test_id("chat")]

    for part in parts:
        expect(part).to_be_visible()
    page.set_viewport_size(DESKTOP)
    for tab, seen in zip(("side-enemy", "side-log", "side-chat"), parts, strict=True):
        player.press(tab)
        for part in parts:
            expect(part).to_be_visible(visible=part is seen)


def test_the_panel_folds_to_a_strip_and_stays_so(sit: Sit) -> None:
    """The map gets its room; what is asked for in it unfolds it; the next visit finds it as it was left."""
    player = sit(**DOCK)
    page = player.page
    before = box_of(page.locator("main"))["width"]

    page.keyboard.press("l")
    expect(page.get_by_test_id("log")).to_be_hidden()
    assert box_of(page.locator("main"))["width"] > before + 180
    page.reload()
    expect(page.get_by_test_id("fold")).to_have_attribute("aria-expanded", "false")
    player.press("tab-rules")
    expect(page.get_by_test_id("look-up")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("fold")).to_have_attribute("aria-expanded", "false")
    player.press("side-log")

    expect(page.get_by_test_id("log")).to_be_visible()
    assert box_of(page.locator("main"))["width"] == before


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


def test_the_map_is_zoomed_and_moved_by_every_kind_of_input(sit: Sit) -> None:
    """LY-05, IM-08."""
    player = sit(Mouse, **DOCK)

    def corner() -> tuple[float, float, float]:
        box = player.cell("a1").bounding_box()
        assert box
        return box["x"], box["y"], box["width"]

    fitted = corner()
    player.page.keyboard.press("+")
    player.page.keyboard.press("+")
    near = corner()
    assert near[2] > fitted[2]
    player.cell("a1").focus()
    player.page.keyboard.press("Shift+ArrowRight")
    assert corner()[0] < near[0]
    x, y = player.middle("c4")
    moved = corner()
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(x + 40, y, steps=4)
    player.page.mouse.up()
    assert corner()[0] > moved[0]
    assert player.state["answers"] == 0
    player.page.mouse.wheel(0, 400)
    player.page.keyboard.press("0")
    assert corner() == pytest.approx(fitted)


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=lambda size: f"{size['width']}x{size['height']}")
def test_a_hint_with_all_its_plans_covers_neither_squad_nor_map_nor_dock(sit: Sit, size: ViewportSize) -> None:
    """AI-01: in a fight, where plans are long; what it speaks of stays in sight."""
    player = sit(context={"viewport": size}, **FIGHT)
    player.choose("turn snake")
    player.press("hint")
    player.press("hint-suggest")
    plans = player.page.get_by_test_id("suggestion")
    expect(plans.first).to_be_visible()

    for hero in FIGHT["heroes"]:
        expect(player.page.get_by_test_id(f"squad-{hero}")).to_be_in_viewport(ratio=0.8)
    card = box_of(player.page.get_by_test_id("hint-card"))
    for other in ("aside.left", "main", "section.dock", "header"):
        assert not overlap(card, box_of(player.page.locator(other).first)), other
    for plan in plans.all():
        plan.get_by_test_id("hint-do").click(trial=True)  # what does not fit is scrolled to
    player.press("hint-close")
    expect(player.page.get_by_test_id("boss-panel")).to_be_visible()


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
