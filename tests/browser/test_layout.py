"""Where things are: the map keeps its place and is never covered, the bar is never empty (UX 4.3)."""

import random
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, ViewportSize, expect

from noisecheck.content import stage_ids
from tests.browser.boxes import box_of, overlap
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Sit
from tests.browser.lines import forge, make_reachable
from tests.browser.players import Mouse
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


# Notes every place where the map has been seen, from its first picture on.
NOTE_PLACES = """
window.places = [];
const look = () => {
  const cell = document.querySelector('[role=gridcell]');
  if (cell) {
    const { x, y, width } = cell.getBoundingClientRect();
    const here = [x, y, width].map(Math.round).join(' ');
    if (here !== window.places.at(-1)) window.places.push(here);
  }
  requestAnimationFrame(() => setTimeout(look));  // when it has been painted
};
look();
"""


def test_the_map_stays_where_it_first_was_while_a_table_loads(sit: Sit) -> None:
    """Whatever comes late, letters, drawings, lists and forecasts, finds its room."""
    player = sit(scene=HELPED)
    page = player.page
    page.add_init_script(NOTE_PLACES)
    for size in (DESKTOP, LAPTOP, PHONE):
        page.set_viewport_size(size)
        page.reload()
        expect(page.locator("[data-risk]").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        assert len(page.evaluate("() => window.places")) == 1, size


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
