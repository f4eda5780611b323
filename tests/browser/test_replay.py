"""Games as films, and how they ended (S7, S8)."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Sit
from tests.browser.players import Mouse
from tests.browser.screens import LOSING, unfold
from tests.browser.tables import answers, get, import_game, kept, record, until


def film(server: str, new_context: Callable[..., BrowserContext], name: str, anchor: str = "") -> Page:
    seat = import_game(server, record(name))
    page = new_context(storage_state=kept(server, [])).new_page()
    page.goto(f"/replay/{seat.table}{anchor}")
    expect(page.get_by_test_id("scrubber")).to_be_visible()
    return page


def test_a_replay_is_scrubbed_stepped_and_searched(server: str, new_context: Callable[..., BrowserContext]) -> None:
    page = film(server, new_context, "recon-2-0")
    scrubber, caption = page.get_by_test_id("scrubber"), page.get_by_test_id("caption")
    last = int(scrubber.get_attribute("max") or 0)
    opening = caption.inner_text()
    line = page.locator("li[data-n].shown")
    first = page.locator("li[data-n]").first
    expect(first).to_be_in_viewport()

    # the log goes along, and a click on a line of it leads there
    scrubber.fill(str(last // 2))
    expect(caption).not_to_have_text(opening)
    expect(line).to_be_in_viewport(ratio=1)
    there = line.get_attribute("data-n")
    page.locator("li[data-n] .words").last.click()
    expect(scrubber).to_have_value(str(last))
    page.locator(f'li[data-n="{there}"] .words').click()
    expect(line).to_have_attribute("data-n", str(there))
    scrubber.fill(str(last // 2))
    page.keyboard.press(".")
    expect(scrubber).to_have_value(str(last // 2 + 1))
    page.keyboard.press(",")
    page.keyboard.press(",")
    expect(scrubber).to_have_value(str(last // 2 - 1))
    scrubber.fill("0")
    page.get_by_test_id("jump-alert").click()
    expect(caption).to_contain_text(re.compile("sees|alert|!", re.IGNORECASE))
    page.get_by_test_id("jump-dice").click()
    expect(caption).to_contain_text(re.compile("rolls?", re.IGNORECASE))
    scrubber.fill(str(last))
    expect(page.locator("[data-figure=snake]")).to_have_attribute("data-at", re.compile(r"[a-z]+\d+"))


def test_a_link_leads_to_an_event_and_the_address_follows(
    server: str, new_context: Callable[..., BrowserContext]
) -> None:
    """RP-03."""
    page = film(server, new_context, "cargo-dock-1-0", "#event=20")

    expect(page.get_by_test_id("scrubber")).not_to_have_value("0")
    at = page.get_by_test_id("scrubber").input_value()
    expect(page).to_have_url(re.compile(r"#event=2\d$"))
    page.get_by_test_id("replay-step").click()
    expect(page).not_to_have_url(re.compile(r"#event=20$"))
    page.reload()
    expect(page.get_by_test_id("scrubber")).to_have_value(str(int(at) + 1))


def test_a_film_plays_and_stops(server: str, new_context: Callable[..., BrowserContext]) -> None:
    page = film(server, new_context, "cargo-dock-1-0")
    page.clock.install()

    page.get_by_test_id("replay-play").click()
    page.clock.run_for(3_000)
    expect(page.get_by_test_id("scrubber")).not_to_have_value("0")
    page.get_by_test_id("replay-play").click()
    at = page.get_by_test_id("scrubber").input_value()
    page.clock.run_for(3_000)

    expect(page.get_by_test_id("scrubber")).to_have_value(at)


def test_a_finished_game_can_be_played_on_from_any_moment(
    server: str, new_context: Callable[..., BrowserContext]
) -> None:
    page = film(server, new_context, "cargo-dock-1-0", "#event=12")
    player = Mouse(page)

    page.get_by_test_id("branch").click()

    expect(page).to_have_url(re.compile("/t/"))
    expect(player.bar).to_contain_text("Snake")
    assert player.options


def test_a_running_game_can_be_watched_as_a_film_but_not_branched(
    sit: Sit, server: str, new_context: Callable[..., BrowserContext]
) -> None:
    seat = import_game(server, until(record("cargo-dock-1-0"), 8))
    page = new_context(storage_state=kept(server, [])).new_page()

    page.goto(f"/replay/{seat.watch}")

    expect(page.get_by_test_id("branch")).to_have_attribute("aria-disabled", "true")


def test_after_a_win_there_is_a_debriefing_with_a_way_on(sit: Sit) -> None:
    game = record("cargo-dock-1-0")
    player = sit(record=until(game, len(answers(game)) - 1))
    left = answers(game)[player.state["answers"] :]

    player.play(*left)

    debrief = player.page.get_by_test_id("debrief")
    expect(debrief).to_contain_text("Stage cleared")
    expect(debrief.get_by_test_id("next-mission")).to_have_attribute("href", "/brief/heliport")
    expect(debrief.get_by_test_id("hero-stats")).to_contain_text("Snake")
    player.page.keyboard.press("Escape")
    player.press("reopen-debrief")
    unfold(player.page, "debrief-more")
    debrief.get_by_test_id("to-replay").click()
    expect(player.page.get_by_test_id("scrubber")).to_be_visible()


def test_the_seed_of_a_finished_game_proves_the_promise_of_its_start(sit: Sit) -> None:
    """DC-06."""
    game = record("cargo-dock-1-0")
    player = sit(**game["origin"])
    promised = player.state["commitment"]
    assert player.state["seed"] is None
    player.play(*answers(game))

    debrief = player.page.get_by_test_id("debrief")
    expect(debrief.get_by_test_id("seed")).to_have_text("0")
    expect(debrief).to_contain_text(promised)
    expect(debrief.get_by_test_id("commitment-check")).to_contain_text("the dice promised at the start")


def test_after_a_loss_the_debriefing_tells_how_it_came_about(sit: Sit) -> None:
    """S7: the chain of causes, each with its page."""
    player = sit(scene=LOSING)
    assert player.outcome
    assert str(player.outcome).startswith("lost")

    debrief = player.page.get_by_test_id("debrief")
    expect(debrief).to_contain_text("Stage failed")
    causes = debrief.get_by_test_id("debrief-why").locator("ol > li")
    expect(causes.nth(1)).to_be_visible()
    for cause in causes.all():
        expect(cause.get_by_role("link")).to_have_text(re.compile(r"p\. ?\d+"))
    expect(debrief).to_contain_text("Snake")


def test_the_same_seed_can_be_tried_again(sit: Sit, server: str) -> None:
    game = record("cargo-dock-1-0")
    opening = sit(**game["origin"]).state["position"]
    player = sit(record=until(game, len(answers(game)) - 1))
    player.play(answers(game)[-1])

    unfold(player.page, "debrief-more")
    player.press("retry-same")
    expect(player.page).not_to_have_url(re.compile(player.seat.table))
    expect(player.bar).to_contain_text("Snake")

    assert player.state["position"] == opening
    assert get(f"{server}/api/tables/{player.welcome['table']}")["round"] == 1
