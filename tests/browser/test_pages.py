"""Any position as a table, the rules with their examples, saves, and whose work is in here (S1, S6, T58)."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import Sit
from tests.browser.moments import LANE
from tests.browser.players import Mouse
from tests.browser.screens import DOCK
from tests.browser.tables import ROOT, get, kept, record


def test_a_pasted_scene_is_drawn_and_opens_as_a_table(server: str, new_context: Callable[..., BrowserContext]) -> None:
    player = Mouse(new_context(storage_state=kept(server, [])).new_page())
    player.page.goto("/scene")

    player.page.get_by_test_id("scene-text").fill(f"{LANE}meryl c1\nguard g1 W\nturn meryl")
    expect(player.page.get_by_test_id("scene-open")).to_have_attribute("aria-disabled", "false")
    player.press("scene-open")

    expect(player.bar).to_contain_text("Meryl")
    assert player.hero("meryl")["space"] == "c1"


def test_a_style_that_gets_into_a_page_is_not_obeyed_and_every_test_would_notice(
    server: str, new_context: Callable[..., BrowserContext], errors: list[str]
) -> None:
    """So the visit of every screen (`test_screens.py`) shows that none has any."""
    page = new_context(storage_state=kept(server, [])).new_page()
    page.goto("/credits")

    page.evaluate("""() => document.body.insertAdjacentHTML('beforeend', '<p id="red" style="color: red">red</p>')""")

    expect(page.locator("#red")).not_to_have_css("color", "rgb(255, 0, 0)")
    assert any("Content Security Policy" in each for each in errors)
    errors.clear()


def test_a_scene_that_cannot_be_read_says_in_which_line(
    server: str, new_context: Callable[..., BrowserContext], errors: list[str]
) -> None:
    page = new_context(storage_state=kept(server, [])).new_page()
    page.goto("/scene")
    text = f"{LANE.strip(chr(10))}\nsnake a1\nguard z9 W"

    page.get_by_test_id("scene-text").fill(text)
    problem = page.get_by_test_id("scene-problem")
    expect(problem).to_contain_text(f"line {len(text.splitlines())}")
    expect(page.get_by_test_id("scene-open")).to_have_attribute("aria-disabled", "true")
    problem.get_by_role("button").click()

    assert page.evaluate("() => document.getSelection().toString()") == "guard z9 W"
    errors.clear()  # the browser notes every 400


def test_an_example_of_a_rule_opens_as_a_table(server: str, new_context: Callable[..., BrowserContext]) -> None:
    book = get(f"{server}/api/rules")
    rule = next(each for each in book["rules"] if each["examples"])
    player = Mouse(new_context(storage_state=kept(server, [])).new_page())
    player.page.goto("/rules")
    player.page.get_by_test_id("rules-search").fill(rule["id"])
    player.page.get_by_role("link", name=rule["id"]).first.click()

    example = player.page.get_by_test_id(f"example-{rule['examples'][0]}")
    expect(example.locator("[data-figure]").first).to_be_visible()
    example.get_by_role("button").click()

    expect(player.page).to_have_url(re.compile("/t/"))
    expect(player.page.locator("[data-seq]")).to_be_visible()


def test_a_page_number_at_the_table_opens_the_rule_beside_the_map(sit: Sit) -> None:
    """S6: not in front of it; Esc closes it."""
    player = sit(**DOCK)
    player.thing("dock-action-takedown").click(force=True)

    player.page.get_by_test_id("inspector").get_by_role("link").first.click()
    drawer = player.page.get_by_test_id("look-up")
    expect(drawer.get_by_test_id("rule")).to_be_visible()
    player.choose("sneak b8")
    drawer.get_by_role("button").last.focus()
    player.page.keyboard.press("Escape")

    expect(drawer).to_be_hidden()


def test_home_continues_where_one_left(sit: Sit) -> None:
    player = sit(**DOCK)
    player.choose("dash b8")
    asked = player.bar.inner_text()

    player.page.goto("/")
    player.press("my-tables")
    expect(player.page.get_by_role("dialog")).to_contain_text("Cargo Dock")
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_test_id("continue")).to_contain_text("Continue Cargo Dock")
    expect(player.page.get_by_test_id("continue-about")).to_contain_text("Snake · round 1")
    player.press("continue")

    expect(player.bar).to_have_text(asked)


def test_a_running_game_is_saved_sealed_and_goes_on_elsewhere(
    sit: Sit, server: str, new_context: Callable[..., BrowserContext], tmp_path: Path
) -> None:
    player = sit(**DOCK)
    player.play("sneak b8", "sneak c8")
    player.press("menu")
    with player.page.expect_download() as download:
        player.press("menu-export")
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert '"seed"' not in file.read_text("utf-8")

    other = Mouse(new_context(storage_state=kept(server, [])).new_page())
    other.page.goto("/")
    other.page.get_by_test_id("import").set_input_files(file)

    expect(other.bar).to_contain_text("Snake")
    assert other.state["position"] == player.state["position"]
    assert other.welcome["table"] != player.welcome["table"]


def test_the_bug_button_gives_one_file_without_what_is_hidden(sit: Sit) -> None:
    player = sit(**DOCK)
    player.choose("sneak b8")

    player.press("menu")
    with player.page.expect_download() as download:
        player.press("menu-bug")
    report = json.loads(download.value.path().read_text("utf-8"))

    assert "noisecheck" in json.dumps(report)
    assert str(record("cargo-dock-1-0")["origin"]["seed"]) != json.dumps(report.get("seed"))


def test_a_mission_is_briefed_and_begun_before_the_map_is_scanned_and_all_is_said(
    server: str, new_context: Callable[..., BrowserContext]
) -> None:
    known = kept(server, [], settings={"reducedMotion": "off"})
    player = Mouse(new_context(storage_state=known).new_page())
    player.page.goto("/missions")
    player.press("tab-custom")

    player.press("mission-cargo-dock")
    expect(player.page.get_by_role("heading", level=1)).to_contain_text("Cargo Dock")
    expect(player.page.get_by_text("Reach A in F2.")).to_be_visible()
    expect(player.page.get_by_test_id("scan")).to_be_attached()
    player.page.evaluate("() => document.getAnimations().forEach((each) => each.pause())")  # it never comes to its end
    player.press("play-here")

    expect(player.bar).to_contain_text("Snake")


def test_a_party_that_is_not_allowed_says_why(server: str, new_context: Callable[..., BrowserContext]) -> None:
    page = new_context(storage_state=kept(server, [])).new_page()
    page.goto("/brief/recon")
    start = page.get_by_test_id("play-here")
    expect(start).to_have_attribute("aria-disabled", "false")

    for hero in page.locator("[data-testid^=hero-][aria-pressed=true]").all():
        hero.click()

    expect(start).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#brief-reason")).not_to_be_empty()


def test_credits_name_every_font_icon_and_library_with_its_licence(
    server: str, new_context: Callable[..., BrowserContext]
) -> None:
    """T58: whatever the client is built of stands there."""
    package = json.loads((ROOT / "client" / "package.json").read_text("utf-8"))
    page = new_context(storage_state=kept(server, [])).new_page()
    page.goto("/credits")
    body = page.get_by_role("main")

    for name in package["dependencies"]:
        expect(body).to_contain_text(name)
    for licence in ("MIT", "ISC", "OFL", "CC"):
        expect(body).to_contain_text(licence)
    expect(body).to_contain_text("unofficial", ignore_case=True)


def test_nothing_is_fetched_from_anywhere_else(sit: Sit, server: str) -> None:
    """T58: no art, fonts or sounds of third parties."""
    player = sit(**DOCK)
    fetched: list[str] = []
    player.page.on("request", lambda request: fetched.append(request.url))

    player.page.reload()
    player.expect_seated(player.seat)
    for path in ("/", "/missions", "/rules", "/credits"):
        player.page.goto(path)
        expect(player.page.get_by_role("heading", level=1)).to_be_visible()

    assert [url for url in fetched if not url.startswith((server, "data:"))] == []
