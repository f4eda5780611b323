"""What the map shows is what the engine says, and what is lit can be done (UX 4.6)."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Locator, Page, expect

from noisecheck import texts
from tests.browser.conftest import Sit
from tests.browser.lines import Line
from tests.browser.moments import LANE, TIE, position
from tests.browser.players import Mouse
from tests.browser.screens import DOCK
from tests.browser.tables import kept, open_table, record, until

# Every space whose middle the sight layer really paints.
PAINTED = """([paints, spaces]) => {
  const all = [...document.querySelectorAll(paints)];
  const svg = all[0].ownerSVGElement;
  const side = svg.viewBox.baseVal.width / Math.max(...spaces.map(([, column]) => column + 1));
  return spaces.filter(([, column, row]) => {
    const point = svg.createSVGPoint();
    point.x = (column + 0.5) * side;
    point.y = (row + 0.5) * side;
    return all.some((paint) => paint.isPointInFill(point));
  }).map(([name]) => name);
}"""


def lit(page: Page) -> set[str]:
    expect(page.locator("[data-target]").first).to_be_attached()
    found = page.locator("[data-target]").evaluate_all("all => all.map(each => each.dataset.target)")
    return set(found)


def test_the_painted_sight_is_the_engines(sit: Sit) -> None:
    """T05, on the screen: every space of a large map with guards, cameras and traps."""
    player = sit(record=until(record("recon-4-4"), 80))
    stage, watchers = player.welcome["stage"], player.state["position"]["watchers"]
    width = stage["width"]
    spaces = [[each["name"], at % width, at // width] for at, each in enumerate(stage["spaces"])]
    seen = {space for each in watchers if each["kind"] != "trap" for space in each["sees"]}
    assert seen

    expect(player.page.locator(".sight > .fill")).to_be_attached()
    assert set(player.page.evaluate(PAINTED, [".sight > .fill", spaces])) == seen
    awake = set(player.state["position"]["active_zones"])
    zone_of = {each["name"]: each["zone"] for each in stage["spaces"]}
    lamps = [each for each in watchers if each["kind"] in ("guard", "camera") and zone_of[each["space"]] in awake]
    lit_up = {space for each in lamps for space in each["sees"]}
    assert set(player.page.evaluate(PAINTED, [".torches path", spaces])) == lit_up
    named = player.page.get_by_role("gridcell").evaluate_all(
        "all => all.filter(each => / Seen by /.test(each.ariaLabel)).map(each => each.dataset.space)"
    )
    assert set(named) == seen


def test_every_lit_space_is_an_option_and_every_option_is_lit(sit: Sit) -> None:
    """T06: for each action that has targets."""
    player = sit(scene=position("action", "combo"))
    verbs = {each["verb"] for each in player.question["options"] if each.get("spaces")} - {"focus", "use"}

    for verb in sorted(verbs):
        player.press(f"dock-action-{verb}")
        spaces = {space for each in player.question["options"] if each["verb"] == verb for space in each["spaces"]}
        expect(player.page.locator("[data-target]")).to_have_count(len(spaces))
        assert lit(player.page) == spaces
        player.press("cancel")


def test_a_dash_in_hand_shows_where_it_may_end(sit: Sit) -> None:
    player = sit(**DOCK)
    player.press("dock-action-dash")
    expect(player.page.locator("[data-end]").first).to_be_attached()
    ends = set(player.page.locator("[data-end]").evaluate_all("all => all.map(each => each.dataset.end)"))

    assert ends == {"c8", "b9", "a6"}
    player.page.keyboard.press("Escape")
    expect(player.page.locator("[data-end]")).to_have_count(0)


def test_every_lit_space_is_accepted(sit: Sit) -> None:
    """T06, the other half: each is clicked, and taken back."""
    player = sit(**DOCK)

    for space in sorted(lit(player.page)):
        option = next(each for each in player.question["options"] if each.get("spaces", [""])[-1] == space)
        seq = player.seq
        player.point_at(space)
        if player.standing(seq) == "aimed":
            player.point_at(space)
        player.await_entry(seq)
        assert player.state["answers"] == 1, option
        seq = player.seq
        player.page.keyboard.press("z")
        player.await_entry(seq)


def test_the_noise_meter_tells_the_chance_of_the_dice(sit: Sit) -> None:
    """T07: one minus five sixths for each die, and nothing where no guard can hear it."""
    heard = sit(scene=f"{LANE}snake a1\nguard g1 E\nturn snake")
    meter = heard.page.get_by_test_id("noise-snake")
    for count, chance, end in ((1, 17, "c1"), (2, 31, "a1")):
        heard.play("dash b1", f"step {end}")
        expect(meter).to_contain_text(f"{count} di")
        expect(meter).to_contain_text(f"{chance}%")

    alone = sit(scene=f"{LANE}zone west a1:c1 a2:c2\nzone east d1:g1 d2:g2\nsnake a1\nguard g1 E\nturn snake")
    alone.play("dash b1", "step a1")
    expect(alone.page.get_by_test_id("noise-snake")).not_to_contain_text("%")


def test_who_would_be_seen_according_to_the_preview_is_seen(sit: Sit) -> None:
    """T08, on the screen: an eye on the target, and the alert comes."""
    player = sit(scene=f"{LANE}snake g2\nguard a1 E\nturn snake")
    player.press("dock-action-sneak")
    player.point_at("g1")
    expect(player.page.get_by_test_id("inspector")).to_contain_text("seen in G1 by a guard in A1")
    expect(player.page.locator("[data-target=g1]")).to_have_class(re.compile("risky"))

    seq = player.seq
    player.point_at("g1")
    player.await_entry(seq)

    assert player.hero("snake")["attention"] == {"side": "!", "space": "g1"}
    expect(player.page.get_by_test_id("alert-level")).to_contain_text("Alert")


def test_why_a_guard_sees_a_space_or_not_is_explained(sit: Sit) -> None:
    """OV-02: X, in words and with the rule."""
    player = sit(scene=f"{LANE}snake a2\nguard a1 E\nturn snake")

    player.page.mouse.move(*player.middle("e1"))
    player.page.keyboard.press("x")

    inspector = player.page.get_by_test_id("inspector")
    expect(inspector).to_contain_text("E1")
    expect(inspector.get_by_role("link")).to_contain_text("LOS-")


def test_while_alt_is_held_the_space_under_the_pointer_is_explained(sit: Sit) -> None:
    """OV-02: as X does, and only as long."""
    player = sit(scene=f"{LANE}snake a2\nguard a1 E\nturn snake")
    rule = player.page.get_by_test_id("inspector").get_by_role("link").filter(has_text="LOS-")

    player.page.mouse.move(*player.middle("e1"))
    expect(rule).to_have_count(0)
    player.page.keyboard.down("Alt")
    expect(rule).to_be_visible()
    player.page.mouse.move(*player.middle("c1"))
    expect(player.page.get_by_test_id("inspector")).to_contain_text("C1")
    player.page.keyboard.up("Alt")

    expect(rule).to_have_count(0)


def test_ties_are_offered_with_both_routes_and_where_they_end(sit: Sit) -> None:
    """T24."""
    player = sit(scene=TIE)
    routes = [player.page.get_by_test_id(f"option-{text}") for text in player.options]

    assert len(routes) == 2
    for letter, route in zip("AB", routes, strict=True):
        expect(route).to_contain_text(letter)
        expect(route).to_contain_text(re.compile(r"stops in [A-E]\d, looking (north|east|south|west)"))
        expect(player.page.locator("svg[viewBox] text").get_by_text(letter, exact=True).first).to_be_attached()
    player.choose(player.options[1])


def test_coordinates_in_the_log_lead_to_the_map(sit: Sit) -> None:
    """T04."""
    player = sit(**DOCK)
    player.choose("sneak b8")
    player.press("side-log")

    player.page.get_by_test_id("log").get_by_role("button", name="B8").first.click()

    expect(player.page.get_by_test_id("inspector")).to_contain_text("B8")


def test_a_line_of_the_log_shows_its_moment_and_says_why(sit: Sit) -> None:
    """LOG-01, LOG-03."""
    player = sit(record=until(record("cargo-dock-1-0"), 12))
    log = player.page.get_by_test_id("log")
    player.press("side-log")

    log.locator("[data-testid^=log-entry-] .look").last.click()
    expect(player.page.get_by_test_id("to-now")).to_be_visible()
    expect(player.bar).not_to_be_empty()
    player.press("to-now")
    expect(player.page.get_by_test_id("to-now")).to_be_hidden()
    log.locator("[data-testid^=log-entry-] .look").last.click()
    expect(player.page.get_by_test_id("to-now")).to_be_visible()
    player.page.evaluate("() => document.activeElement.blur()")
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_test_id("to-now")).to_be_hidden()
    expect(log.locator("[data-testid^=log-entry-] a")).to_have_count(0)  # no rule on the lines themselves
    log.locator("[data-testid^=log-entry-] .ask").last.click()

    expect(log.locator(".why").get_by_role("link").first).to_contain_text(re.compile(r"p\. ?\d+"))


def at_rest(told: Locator) -> str:
    """What is told when nothing more comes: until a forecast is there, the last one has a dot."""
    expect(told.get_by_role("img", name=texts.say("forecast-computing", {}))).to_have_count(0)
    return told.inner_text()


def test_nothing_is_told_to_hovering_hands_only(sit: Sit) -> None:
    """T45: what a pointer learns of a space, a figure or a button, the focus learns too."""
    player = sit(record=until(record("recon-4-4"), 25))
    inspector = player.page.get_by_test_id("inspector")
    guard, hero = player.state["position"]["guards"][0]["space"], player.state["position"]["heroes"][0]["space"]

    reached = next(each["spaces"][-1] for each in player.question["options"] if each["verb"] == "sneak")
    expect(player.page.locator("[data-guard] .words").first).not_to_be_empty()  # plans come by and by
    player.page.mouse.move(*player.middle(guard))
    expect(inspector.get_by_test_id("guard-ways")).to_be_visible()
    player.page.mouse.move(*player.middle(reached))
    expect(inspector.locator(f'[data-testid="forecast"][data-space="{reached}"]')).to_be_visible()

    for space in (guard, hero, reached, "a1", "d4"):
        player.page.mouse.move(*player.middle(space))
        expect(inspector).to_contain_text(space.upper())
        hovered = at_rest(inspector)
        player.page.mouse.move(2, 2)
        player.cell(space).focus()
        expect(inspector).to_have_text(hovered, use_inner_text=True)
        player.page.evaluate("() => document.activeElement.blur()")

    for button in player.page.locator("[data-testid^=dock-action-]").all():
        button.hover()
        expect(inspector).not_to_be_empty()
        hovered = inspector.inner_text()
        player.page.mouse.move(2, 2)
        button.focus()
        expect(inspector).to_have_text(hovered, use_inner_text=True)
        player.page.evaluate("() => document.activeElement.blur()")
    silent = player.page.locator("[title]").evaluate_all(
        "all => all.filter(e => !e.ariaLabel && !e.textContent.trim()).map(e => e.outerHTML)"
    )
    assert silent == []


def test_a_list_keeps_its_place_while_its_chances_come(server: str, new_context: Callable[..., BrowserContext]) -> None:
    """What is about to be pressed stays where it is."""
    seat = open_table(server, scene=f"{LANE}snake a1\nguard b1 E\nturn snake\n")
    player = Mouse(new_context(storage_state=kept(server, [seat])).new_page())
    line = Line(player)
    line.hold("odds")
    player.see(seat)
    menu = player.page.locator("fieldset.menu")

    player.point_at("b1")
    player.page.evaluate("() => document.fonts.ready.then(() => true)")
    last = menu.get_by_role("button").last
    before = last.bounding_box()
    assert before
    line.release()
    expect(menu).to_have_attribute("aria-busy", "false")
    expect(menu).to_contain_text("%")

    assert last.bounding_box() == before


def test_the_mouse_needs_no_action_armed_for_the_obvious(sit: Sit) -> None:
    """IM-01: a click on the floor beside a hero is a Sneak, one two spaces away a Dash."""
    player = sit(Mouse, **DOCK)

    seq = player.seq
    player.point_at("b8")
    player.await_entry(seq)
    assert player.hero("snake")["space"] == "b8"
