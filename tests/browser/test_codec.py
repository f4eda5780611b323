"""The Codec beside the map and on a page of its own: numbers, words, secrets (S6, LOG-05, CDX-1)."""

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from noisecheck import codec
from noisecheck.campaign.veil import beyond
from tests.browser.conftest import BY_TOUCH, Sit
from tests.browser.players import Mouse
from tests.browser.screens import DOCK
from tests.browser.tables import Json, Seat, get, kept, post

GUARD = codec.calls()["05.07"]
PAL = codec.calls()["07.31"]
MANTIS = codec.calls()["10.26"]

Visit = Callable[..., Page]


@pytest.fixture
def visit(server: str, new_context: Callable[..., BrowserContext]) -> Visit:
    """A page of a browser that has not heard anything yet."""

    def go(path: str, **options: Any) -> Page:
        page = new_context(storage_state=kept(server, []), **options).new_page()
        page.goto(path)
        return page

    return go


def call_of(page: Page) -> Locator:
    return page.get_by_test_id("call")


def heard_in(page: Page) -> list[str]:
    profile = page.evaluate("() => localStorage.getItem('noisecheck.profile')")
    return list(json.loads(profile)["calls"])


# at the table


def test_a_number_is_called_beside_the_map_and_the_map_stays_at_hand(sit: Sit) -> None:
    """S6: not in front of anything."""
    player = sit(**DOCK)
    page = player.page

    player.press("tab-codec")
    field = page.get_by_test_id("look-field")
    expect(field).to_be_focused()
    field.fill("5.7")
    field.press("Enter")
    expect(call_of(page)).to_contain_text(GUARD.text)
    expect(call_of(page)).to_contain_text(f"{GUARD.speaker_name}, {GUARD.speaker_role}")
    expect(call_of(page).locator("use")).to_have_attribute("href", f"#p-{GUARD.speaker}")  # a face, and still
    expect(call_of(page).get_by_role("link", name=re.compile("COM-3"))).to_be_visible()

    player.choose("sneak b8")
    expect(call_of(page)).to_be_visible()
    assert heard_in(page) == ["05.07"]


def test_a_word_finds_calls_and_rules_in_one_list(sit: Sit) -> None:
    page = sit(**DOCK).page
    page.get_by_test_id("tab-codec").click()

    page.get_by_test_id("look-field").fill("cardboard")
    drawer = page.get_by_test_id("look-up")
    expect(drawer.get_by_role("region", name="Codec").get_by_role("link")).to_have_count(2)
    drawer.get_by_role("link", name=re.compile("06.19")).click()

    expect(call_of(page)).to_contain_text(codec.calls()["06.19"].title)


def test_back_leads_from_a_rule_over_the_call_to_what_was_found(sit: Sit) -> None:
    page = sit(**DOCK).page
    page.get_by_test_id("tab-codec").click()
    page.get_by_test_id("look-field").fill("cardboard")
    drawer = page.get_by_test_id("look-up")
    drawer.get_by_role("link", name=re.compile("06.19")).click()
    rule = codec.calls()["06.19"].rules[0]
    call_of(page).get_by_role("link", name=re.compile(rf"^{rule}\b")).click()
    expect(drawer.get_by_test_id("rule")).to_contain_text(rule)

    drawer.get_by_role("button", name="Back").click()
    expect(call_of(page)).to_be_visible()
    drawer.get_by_role("button", name="Back").click()

    expect(drawer.get_by_role("link", name=re.compile("08.02"))).to_be_visible()


def test_a_pinned_call_stays_at_hand(sit: Sit) -> None:
    page = sit(**DOCK).page
    page.get_by_test_id("tab-codec").click()
    page.get_by_test_id("look-field").fill("05.07")
    page.get_by_test_id("look-field").press("Enter")
    drawer = page.get_by_test_id("look-up")
    drawer.get_by_role("button", name="Pin this").click()
    drawer.get_by_role("button", name="Close").click()
    expect(drawer).to_be_hidden()

    page.get_by_test_id("tab-rules").click()
    drawer.get_by_role("navigation", name="Pinned").get_by_role("button", name="05.07").click()

    expect(call_of(page)).to_contain_text(GUARD.title)


def test_c_calls_about_what_is_under_the_cursor_and_a_command_calls_a_number(sit: Sit) -> None:
    """IM-08, IM-09"""
    player = sit(**DOCK)
    page = player.page
    guard = player.state["position"]["guards"][0]["space"]
    page.locator(f"#cell-{guard}").focus()

    page.keyboard.press("c")
    expect(call_of(page)).to_contain_text(codec.numbers_for("guard")[0])
    page.get_by_test_id("look-up").get_by_role("button", name="Close").click()
    page.locator(f"#cell-{guard}").focus()
    page.keyboard.press(":")
    page.get_by_test_id("typed").fill("codec 05.07")
    page.get_by_test_id("typed").press("Enter")

    expect(call_of(page)).to_contain_text(GUARD.title)


def test_rules_and_figures_show_their_numbers(sit: Sit) -> None:
    page = sit(**DOCK).page
    page.get_by_test_id("tab-rules").click()
    page.get_by_test_id("look-field").fill("COM-3")
    page.get_by_test_id("look-field").press("Enter")

    page.get_by_test_id("rule").get_by_test_id("call-05.07").click()

    expect(call_of(page)).to_contain_text(GUARD.title)


# the page


def test_home_leads_to_the_list_of_calls_which_has_no_secret(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Codec").click()

    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(len(codec.shown_calls(beyond(1))))
    assert PAL.number not in page.get_by_role("main").inner_text()
    page.get_by_role("link", name=re.compile("05.07")).click()

    expect(page).to_have_url(re.compile("/codec/05.07$"))
    expect(call_of(page)).to_contain_text(GUARD.text)
    page.get_by_role("slider", name="Dial of voices").press("ArrowRight")
    further = min(call.number for call in codec.shown_calls(beyond(1)) if call.number > GUARD.number)
    expect(page).to_have_url(re.compile(f"/codec/{further}$"))
    expect(call_of(page)).to_contain_text(codec.calls()[further].text)
    page.get_by_role("link", name="All calls").click()
    expect(page.get_by_role("link", name=re.compile("05.07.*heard"))).to_be_visible()


def test_a_call_is_spoken_and_can_be_read_at_once(visit: Visit) -> None:
    """Words light up as they are said, all of them for who will not wait."""
    page = visit("/codec/05.07", reduced_motion="no-preference")
    mouth = call_of(page).locator(f'use[href="#p-{GUARD.speaker}-talks"]')

    expect(call_of(page)).to_contain_text(GUARD.text)
    mouth.wait_for(state="attached")
    call_of(page).get_by_text("I patch up").click()
    expect(call_of(page).locator(".ahead")).to_have_count(0)
    expect(mouth).to_have_count(0)


def test_where_nobody_answers_the_neighbours_are_named(visit: Visit) -> None:
    page = visit("/codec/05.99")

    expect(call_of(page)).to_contain_text("Nobody answers at 05.99")
    near = codec.near_numbers("05.99")[0]
    call_of(page).get_by_role("link", name=re.compile(near)).click()

    expect(call_of(page)).to_contain_text(codec.calls()[near].title)


def test_a_word_that_no_call_has_is_answered_with_what_was_meant(visit: Visit) -> None:
    page = visit("/codec")
    page.get_by_test_id("codec-field").fill("cardbord")

    expect(page.get_by_role("main")).to_contain_text("No call mentions")
    page.get_by_role("button", name="cardboard").click()

    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(2)


def test_a_secret_is_heard_at_its_number_and_counts_in_the_next_game(visit: Visit, server: str) -> None:
    """Psycho Mantis: what he hides is known in a single game that is opened after the call."""
    page = visit("/codec")
    expect(listed(page).first).to_be_visible()
    assert MANTIS.text not in page.content()

    page.get_by_test_id("codec-field").fill(MANTIS.number)
    page.get_by_test_id("codec-field").press("Enter")
    expect(call_of(page)).to_contain_text(MANTIS.text)
    expect(page.get_by_test_id("worth")).to_contain_text("in every single game you open against Mantis")
    expect(page.get_by_test_id("dial")).to_contain_text("This number is on no dial.")
    page.goto("/brief/psycho-mantis")
    expect(page.get_by_test_id("radioed")).to_contain_text("You know something about Mantis")
    page.get_by_test_id("play-here").click()

    player = Mouse(page)
    expect(player.bar).to_be_visible()
    table = page.url.rsplit("/", 1)[-1]
    opening = get(f"{server}/api/tables/{table}/film")["opening"]
    usual = next(each for each in get(f"{server}/api/stages") if each["id"] == "psycho-mantis")["opening"]
    assert opening["boss"]["defense"] < usual["boss"]["defense"]


def test_a_secret_heard_in_the_middle_of_the_fight_counts_at_once_and_is_taken_back_like_any_answer(sit: Sit) -> None:
    player = sit(stage="psycho-mantis")
    page = player.page
    expect(page.get_by_test_id("story")).to_contain_text("No yesterday")
    expect(page.get_by_test_id("boss-panel")).to_contain_text("Defense 12")

    player.press("tab-codec")
    page.get_by_test_id("look-field").fill(MANTIS.number)
    page.get_by_test_id("look-field").press("Enter")
    expect(page.get_by_test_id("worth")).to_contain_text("You act on it against Mantis")
    expect(page.get_by_test_id("boss-panel")).to_contain_text("Defense 4")
    expect(page.get_by_test_id("boss-panel")).to_contain_text("You strike with the other hand")

    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("boss-panel")).to_contain_text("Defense 12")


def test_a_card_that_a_secret_is_worth_lies_in_the_box_of_the_next_game(visit: Visit) -> None:
    page = visit(f"/codec/{PAL.number}")
    expect(page.get_by_test_id("worth")).to_contain_text("PAL Key Card is in the Memory Box of every single game")

    page.goto("/brief/pal-override")

    expect(page.get_by_test_id("radioed")).to_contain_text("PAL Key Card")


# the veil (RP-07, T53)


def listed(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("listitem")


def test_words_find_what_was_reached_and_the_settings_lift_the_veil(visit: Visit) -> None:
    page = visit("/codec")
    page.get_by_test_id("codec-field").fill("snow")
    expect(listed(page)).to_have_count(2)
    expect(page.get_by_test_id("veiled-calls")).to_contain_text("6 calls are about stages you haven’t reached")

    page.get_by_role("button", name="Show what lies ahead").click()

    expect(listed(page)).to_have_count(8)
    expect(page.get_by_test_id("veiled-calls")).to_be_hidden()
    page.goto("/missions/custom")
    expect(page.get_by_test_id("mission-tank")).to_contain_text("Tank")


def test_a_rule_names_no_number_of_a_call_that_is_veiled(visit: Visit) -> None:
    """LOS-9 is about cameras, and so is 01.02 of the Heliport, the second stage."""
    assert (codec.calls()["01.02"].stage, "LOS-9" in codec.calls()["01.02"].rules) == ("heliport", True)
    numbers = codec.numbers_for("LOS-9", beyond(1))
    assert numbers
    assert "01.02" not in numbers
    page = visit("/rules/LOS-9")

    expect(page.get_by_role("link", name=numbers[0])).to_be_visible()
    expect(page.get_by_role("link", name="01.02")).to_be_hidden()


def test_a_number_answers_through_the_veil(visit: Visit) -> None:
    page = visit("/codec")
    page.get_by_test_id("codec-field").fill("03.18")
    page.get_by_test_id("codec-field").press("Enter")

    expect(call_of(page)).to_contain_text(codec.calls()["03.18"].text)


def test_at_a_table_calls_of_its_stage_are_found(sit: Sit) -> None:
    page = sit(stage="tank", heroes=["snake"]).page
    page.get_by_test_id("tab-codec").click()
    page.get_by_test_id("look-field").fill("plates")
    drawer = page.get_by_test_id("look-up")

    expect(drawer.get_by_role("link", name=re.compile("03.18"))).to_be_visible()
    page.get_by_test_id("look-field").fill("heliport")
    expect(drawer.get_by_role("link", name=re.compile("01.02"))).to_be_visible()
    page.get_by_test_id("look-field").fill("crosshair")
    expect(page.get_by_test_id("veiled-calls")).to_be_visible()


def test_the_veil_of_a_campaign_is_lifted_in_it_and_nowhere_else(
    server: str, new_context: Callable[..., BrowserContext], campaign: Json
) -> None:
    page = new_context(storage_state=kept(server, [], profile={"campaigns": [campaign]})).new_page()
    page.goto("/codec")
    expect(listed(page)).to_have_count(len(codec.shown_calls(beyond(1))))

    page.get_by_role("button", name="Show names ahead").click()

    expect(listed(page)).to_have_count(len(codec.open_calls()))
    page.goto("/missions")
    expect(page.get_by_role("switch", name="Show names ahead")).to_be_checked()
    page.goto("/missions/custom")
    expect(page.get_by_test_id("mission-tank")).not_to_contain_text("Tank")


@pytest.fixture
def campaign(server: str) -> Json:
    """A campaign as a browser that leads it remembers it."""
    return {**post(f"{server}/api/campaigns", {"name": "Winter"}), "name": "Winter", "opened": 1, "reached": 1}


def box_of(server: str, campaign: Json) -> list[str]:
    headers = {"authorization": f"Bearer {campaign['token']}"}
    asked = urllib.request.Request(f"{server}/api/campaigns/{campaign['id']}", headers=headers)
    with urllib.request.urlopen(asked, timeout=30) as answer:
        return list(json.load(answer)["memory_box"])


def test_a_secret_called_while_a_campaign_is_played_is_kept_in_it(
    server: str, new_context: Callable[..., BrowserContext], campaign: Json
) -> None:
    page = new_context(storage_state=kept(server, [], profile={"campaigns": [campaign]})).new_page()
    page.goto(f"/codec/{PAL.number}")

    expect(page.get_by_test_id("worth")).to_contain_text("saved to your campaign “Winter”")
    assert box_of(server, campaign) == ["pal-key-card"]


def test_a_secret_called_at_the_table_of_a_campaign_is_kept_in_it(sit: Sit, server: str, campaign: Json) -> None:
    wanted = {"name": "Ana", "stage": "cargo-dock", "heroes": ["snake"]}
    headers = {"authorization": f"Bearer {campaign['token']}", "content-type": "application/json"}
    address = f"{server}/api/campaigns/{campaign['id']}/games"
    with urllib.request.urlopen(urllib.request.Request(address, json.dumps(wanted).encode(), headers)) as answer:
        seat = Seat(**json.load(answer))
    page = sit(seats=[seat], profile={"campaigns": [campaign]}).page
    page.get_by_test_id("tab-codec").click()
    page.get_by_test_id("look-field").fill(PAL.number)
    page.get_by_test_id("look-field").press("Enter")

    expect(page.get_by_test_id("worth")).to_contain_text("PAL Key Card is now in its Memory Box")
    assert box_of(server, campaign) == ["pal-key-card"]


def test_a_campaign_that_cannot_be_told_says_so(
    server: str, new_context: Callable[..., BrowserContext], campaign: Json, errors: list[str]
) -> None:
    gone = {**campaign, "token": "x" * 32}
    page = new_context(storage_state=kept(server, [], profile={"campaigns": [gone]})).new_page()
    page.goto(f"/codec/{PAL.number}")

    expect(page.get_by_test_id("worth")).to_contain_text("could not be saved to “Winter”")
    assert box_of(server, campaign) == []
    errors.clear()  # the browser notes every refusal


def test_the_page_is_read_on_a_phone_and_called_by_its_keys(visit: Visit, axe: Callable[[Page], None]) -> None:
    page = visit("/codec", **BY_TOUCH)
    page.get_by_text("Keypad").tap()
    for key in "05.07":
        page.get_by_test_id(f"key-{key}").tap()
    page.get_by_test_id("key-call").tap()

    expect(call_of(page)).to_contain_text(GUARD.text)
    assert page.evaluate("() => document.scrollingElement.scrollWidth") <= 390
    axe(page)


def test_nothing_of_a_secret_is_in_what_a_browser_loads(visit: Visit) -> None:
    """T59: the words of calls come with their answer, never before."""
    page = visit("/codec")
    expect(page.get_by_role("link", name=re.compile("05.07"))).to_be_visible()
    addresses = page.evaluate("() => performance.getEntriesByType('resource').map((each) => each.name)")
    loaded = "".join(page.request.get(each).text() for each in addresses if re.search(r"\.js|/api/", each))

    assert GUARD.title in loaded
    assert [call.number for call in codec.calls().values() if call.kind == "secret" and call.title in loaded] == []
