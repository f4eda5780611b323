"""Campaigns, their Memory Box, and the mission of the day in the browser (S1, S2, S3, S7, S9, RP-06, RP-07)."""

import json
import re
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from noisecheck import Game, campaign, texts
from noisecheck.campaign.daily import daily
from noisecheck.foresight.matters import foregone
from tests.browser.players import Mouse
from tests.browser.runs import bring_in, near_the_end
from tests.browser.screens import unfold
from tests.browser.serving import Serving
from tests.browser.tables import Json, kept
from tests.campaign.runs import PAL_CARD, cleared_to, fresh, questioned_at

QUICK_DAY = "2025-05-06"  # who only ends its turns loses soon
NOT_REACHED = texts.say("campaigns-veiled", {})


@pytest.fixture
def leader(server: str, new_context: Callable[..., BrowserContext]) -> Callable[..., Mouse]:
    """Somebody whose browser has the keys of these campaigns, on a page."""

    def sit(path: str, *runs: Json, **profile: Any) -> Mouse:
        known = kept(server, [], profile={"campaigns": list(runs), **profile})
        player = Mouse(new_context(storage_state=known).new_page())
        player.page.goto(path)
        return player

    return sit


def stage(page: Page, number: int) -> Any:
    return page.get_by_test_id(f"stage-{number}")


def test_a_campaign_is_begun_and_goes_on_after_the_server_was_killed(
    tmp_path: Path, new_context: Callable[..., BrowserContext], errors: list[str]
) -> None:
    serving = Serving(tmp_path)
    serving.start()
    try:
        player = Mouse(new_context(storage_state=kept(serving.address, [])).new_page())
        page = player.page
        page.goto(f"{serving.address}/missions")
        page.get_by_test_id("campaign-name").fill("Shadow run")
        player.press("begin-campaign")
        player.press("next-stage")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Cargo Dock")
        player.press("play-here")
        expect(player.bar).to_contain_text("Snake")
        player.choose("sneak b8")
        asked = player.question

        serving.kill()
        serving.start()
        page.goto(f"{serving.address}/missions")
        expect(page.get_by_test_id("campaign-pick")).to_contain_text("Shadow run")
        player.press("go-on")

        expect(player.bar).to_contain_text("Snake")
        assert player.question == asked
        assert player.state["campaign"]
        page.context.close()  # a page that is still open would look for the server
    finally:
        serving.stop()
    errors.clear()


def test_a_win_opens_the_next_stage_fills_the_memory_box_and_tells_who_joins(
    server: str, leader: Callable[..., Mouse]
) -> None:
    player = leader("/missions", bring_in(server, near_the_end("heliport-1-0")))
    page = player.page
    player.press("go-on")
    expect(player.bar).to_be_visible()
    player.choose("stop")

    news = page.get_by_test_id("campaign-news")
    expect(news).to_contain_text(texts.say("campaign-joins", {"hero": "meryl"}))
    expect(page.get_by_test_id("ending")).to_have_text(texts.say("stage-heliport.won", {}))
    expect(page.get_by_test_id("debrief")).to_contain_text(texts.name("pistol-45"))
    expect(page.get_by_test_id("next-mission")).to_contain_text(texts.name("holding-cells"))
    unfold(page, "debrief-more")
    player.press("to-campaign")
    expect(stage(page, 2)).to_have_attribute("data-state", "cleared")
    expect(stage(page, 3)).to_have_attribute("data-state", "open")
    expect(stage(page, 4)).to_contain_text(NOT_REACHED)
    player.press("to-box")
    expect(page.get_by_test_id("card-pistol-45")).to_have_attribute("data-state", "box")
    expect(page.get_by_test_id("card-light-assault-rifle")).to_have_attribute("data-state", "own")
    expect(page.get_by_test_id("card-stun-grenade")).to_contain_text(texts.name("holding-cells"))
    expect(page.get_by_test_id("card-bandana")).to_be_hidden()

    page.get_by_role("radio", name=texts.say("box-kind-healing", {})).check(force=True)
    expect(page.get_by_test_id("card-pistol-45")).to_be_hidden()
    player.press("tab-games")
    expect(page.get_by_test_id("games").get_by_role("row")).to_have_count(3)


def test_a_loss_is_played_again_in_the_campaign(server: str, leader: Callable[..., Mouse]) -> None:
    run, game = campaign.begin_stage(fresh(), "cargo-dock", ["snake"], seed=5)
    assert run.playing
    saved = json.loads(until_lost(game).save())
    lost = campaign.keep(run, run.playing.number, {**saved, "steps": saved["steps"][:-1]})
    player = leader("/missions", bring_in(server, lost))
    player.press("go-on")
    expect(player.bar).not_to_be_empty()
    play_to_the_end(player)

    expect(player.page.get_by_test_id("ending")).to_have_text(texts.say("stage-cargo-dock.lost", {}))
    expect(player.page.get_by_test_id("campaign-news")).to_contain_text(texts.say("debrief-kept", {"won": "no"}))
    unfold(player.page, "debrief-more")
    player.press("retry-same")

    expect(player.page.get_by_test_id("debrief")).to_be_hidden()
    expect(player.bar).to_contain_text("Snake")
    assert player.state["campaign"]
    assert player.state["answers"] == 0


def test_names_ahead_are_veiled_until_players_ask_for_them(server: str, leader: Callable[..., Mouse]) -> None:
    """RP-07: lifting the veil opens nothing."""
    key = bring_in(server, fresh())
    page = leader("/missions", key).page
    expect(stage(page, 7)).to_contain_text(NOT_REACHED)
    expect(stage(page, 7)).to_contain_text(texts.say("campaign-why-ahead", {"number": 1})[1:])
    expect(page.get_by_role("main")).not_to_contain_text("Ninja")

    page.get_by_role("switch").click()

    expect(stage(page, 7)).to_contain_text("Cyborg Ninja")
    expect(stage(page, 7).get_by_role("link")).to_have_count(0)
    page.goto(f"/brief/cyborg-ninja/{key['id']}")
    expect(page.get_by_test_id("play-here")).to_have_attribute("aria-disabled", "true")


def test_the_next_room_of_the_island_is_named_and_opened_by_keyboard_and_the_list_says_the_same(
    server: str, leader: Callable[..., Mouse]
) -> None:
    page = leader("/missions", bring_in(server, cleared_to("holding-cells"))).page
    expect(stage(page, 3)).to_contain_text(texts.name("holding-cells"))
    expect(stage(page, 4)).not_to_contain_text(texts.name("revolver-ocelot"))
    page.get_by_test_id("view-list").click()
    expect(stage(page, 3)).to_contain_text(texts.name("holding-cells"))
    expect(stage(page, 4)).to_contain_text(NOT_REACHED)
    page.reload()
    expect(page.get_by_test_id("view-list")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("view-map").press("Enter")

    stage(page, 1).get_by_role("link").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(stage(page, 3).get_by_role("link")).to_be_focused()
    expect(stage(page, 4).get_by_role("link")).to_have_count(0)
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", level=1)).to_have_text(texts.name("holding-cells"))


def test_a_veiled_stage_has_no_briefing(server: str, leader: Callable[..., Mouse]) -> None:
    key = bring_in(server, fresh())
    page = leader(f"/brief/liquid/{key['id']}", key).page

    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("main")).not_to_contain_text("Liquid")


def test_only_heroes_who_have_joined_go(server: str, leader: Callable[..., Mouse]) -> None:
    key = bring_in(server, fresh())
    page = leader(f"/brief/recon/{key['id']}", key).page
    meryl = page.get_by_test_id("hero-meryl")
    expect(meryl).to_have_attribute("aria-disabled", "true")
    expect(meryl).to_contain_text(texts.say("brief-joins", {"number": 3}))

    meryl.click(force=True)

    expect(meryl).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_test_id("play-here")).to_have_attribute("aria-disabled", "false")


def test_an_open_game_bars_another_until_it_is_given_up(server: str, leader: Callable[..., Mouse]) -> None:
    key = bring_in(server, near_the_end("cargo-dock-1-0", 5))
    player = leader(f"/brief/recon/{key['id']}", key)
    ready = player.page.get_by_test_id("play-here")
    expect(ready).to_have_attribute("aria-disabled", "true")
    expect(player.page.locator("#brief-reason")).to_contain_text("Cargo Dock")

    player.press("give-up")
    player.press("give-up-yes")

    expect(ready).to_have_attribute("aria-disabled", "false")


def test_a_stage_that_needs_a_card_says_so_and_leads_to_the_codec(server: str, leader: Callable[..., Mouse]) -> None:
    page = leader("/missions", bring_in(server, cleared_to("pal-override"))).page
    waits = page.get_by_test_id("next-waits")
    expect(waits).to_contain_text(texts.name("pal-key-card"))

    waits.get_by_role("link").click()

    expect(page).to_have_url(re.compile("/codec"))


def test_a_card_found_on_the_codec_is_in_the_box(server: str, leader: Callable[..., Mouse]) -> None:
    key = bring_in(server, campaign.call(cleared_to("pal-override"), PAL_CARD))
    page = leader(f"/box/{key['id']}", key).page

    expect(page.get_by_test_id("card-pal-key-card")).to_have_attribute("data-state", "box")


def test_a_campaign_goes_to_another_browser_as_a_file(
    server: str, leader: Callable[..., Mouse], tmp_path: Path
) -> None:
    first = leader("/missions", bring_in(server, near_the_end("heliport-1-0", 4)))
    with first.page.expect_download() as download:
        first.press("export-campaign")
    file = tmp_path / "campaign.json"
    download.value.save_as(file)

    second = leader("/missions")
    second.page.get_by_test_id("import-campaign").set_input_files(file)

    expect(stage(second.page, 1)).to_have_attribute("data-state", "cleared")
    expect(second.page.get_by_test_id("go-on")).to_contain_text("Heliport")
    second.press("go-on")
    expect(second.bar).to_contain_text("Snake")


def test_a_campaign_is_taken_where_games_are_and_told_from_one_of_the_same_name(
    leader: Callable[..., Mouse], tmp_path: Path
) -> None:
    file = tmp_path / "run.json"
    file.write_text(campaign.export(fresh("My run")))
    player = leader("/")
    page, came_in = player.page, player.page.get_by_test_id("came-in")
    page.get_by_test_id("import").set_input_files(file)
    expect(came_in).to_contain_text("“My run”")
    player.press("another-campaign")
    page.get_by_test_id("import-campaign").set_input_files(file)

    expect(came_in).to_contain_text("“My run 2”")
    expect(page.get_by_test_id("campaign-pick").locator("option")).to_have_text(["My run", "My run 2"])
    with page.expect_download() as download:
        player.press("export-campaign")
    assert download.value.suggested_filename == "noisecheck-my-run-2.json"


def test_a_file_that_is_no_campaign_is_refused_with_the_servers_sentence(
    leader: Callable[..., Mouse], tmp_path: Path, errors: list[str]
) -> None:
    page = leader("/missions").page
    file = tmp_path / "wrong.json"
    file.write_text('{"noisecheck": "campaign", "format": 99}')
    page.get_by_test_id("import-campaign").set_input_files(file)

    expect(page.get_by_role("alert")).to_contain_text("99")
    expect(page.get_by_test_id("begin-campaign")).to_be_visible()
    errors.clear()  # the browser notes every 400


def test_campaigns_stand_side_by_side(server: str, leader: Callable[..., Mouse]) -> None:
    one, other = bring_in(server, cleared_to("tank")), bring_in(server, fresh("Second run"))
    player = leader("/missions", one, other)
    page, pick = player.page, player.page.get_by_test_id("campaign-pick")
    expect(stage(page, 4)).to_have_attribute("data-state", "cleared")

    pick.select_option("Second run")
    expect(stage(page, 2)).to_have_attribute("data-state", "ahead")
    player.press("rename-campaign")
    page.get_by_test_id("new-name").fill("The quiet one")
    page.get_by_test_id("new-name").press("Enter")
    expect(pick.locator("option:checked")).to_have_text("The quiet one")
    player.press("forget-campaign")
    player.press("forget-campaign-yes")

    expect(pick.locator("option")).to_have_count(1)
    expect(stage(page, 4)).to_have_attribute("data-state", "cleared")
    page.reload()
    expect(stage(page, 4)).to_have_attribute("data-state", "cleared")


@pytest.mark.parametrize("path", ["/box/nosuchkeyhere", "/brief/heliport/nosuchkeyhere"])
def test_a_campaign_whose_key_is_not_here_says_what_to_do(leader: Callable[..., Mouse], path: str) -> None:
    page = leader(path).page

    expect(page.get_by_role("alert")).to_have_text(texts.say("campaigns-unknown", {}))
    expect(page.get_by_role("link", name=texts.say("missions-title", {}))).to_be_visible()


def test_a_campaign_the_server_does_not_know_says_so_and_can_be_removed(
    leader: Callable[..., Mouse], errors: list[str]
) -> None:
    gone = {"id": "abcdefgh2345", "token": "x" * 32, "name": "Gone", "opened": 0, "reached": 1}
    player = leader("/missions", gone)
    expect(player.page.get_by_role("alert")).to_have_text(texts.say("problem-no-such-campaign", {}))

    player.press("forget-campaign")
    player.press("forget-campaign-yes")

    expect(player.page.get_by_test_id("begin-campaign")).to_be_visible()
    errors.clear()  # the browser notes every 404


def test_without_the_server_a_campaign_says_so_and_is_tried_again(
    server: str, leader: Callable[..., Mouse], errors: list[str]
) -> None:
    player = leader("/", bring_in(server, fresh()))
    page = player.page
    page.route("**/api/campaigns/**", lambda route: route.abort())
    player.press("new-mission")
    expect(page.get_by_role("alert")).to_have_text(texts.say("problem-offline", {}))

    page.unroute("**/api/campaigns/**")
    player.press("try-again")

    expect(page.get_by_test_id("next-stage")).to_contain_text("Cargo Dock")
    expect(page.get_by_role("alert")).to_be_hidden()
    errors.clear()  # the browser notes what it could not fetch


def test_home_leads_to_the_next_stage_in_one_click(server: str, leader: Callable[..., Mouse]) -> None:
    player = leader("/", bring_in(server, cleared_to("tank")))
    expect(player.page.get_by_test_id("home-campaign")).to_contain_text("Tank")
    expect(player.page.get_by_test_id("outside")).to_have_attribute("data-weather", "night")

    player.press("home-campaign")

    expect(player.page.get_by_test_id("play-here")).to_be_visible()
    expect(player.page.get_by_test_id("memory-box")).to_contain_text(texts.name("pistol-45"))


def test_a_single_game_counts_in_no_campaign(server: str, leader: Callable[..., Mouse]) -> None:
    key = bring_in(server, cleared_to("tank"))
    player = leader("/missions/custom", key)
    player.press("mission-heliport")

    expect(player.page.get_by_test_id("play-here")).to_be_visible()
    expect(player.page.get_by_test_id("memory-box")).to_be_hidden()
    player.press("play-here")
    expect(player.bar).to_contain_text("Snake")
    assert player.state["campaign"] == ""


def test_a_vr_mission_is_played_against_a_boss_one_has_met(server: str, leader: Callable[..., Mouse]) -> None:
    key = bring_in(server, cleared_to("tank"))
    player = leader("/missions/vr", key)
    player.press("mission-recon")
    expect(player.page.get_by_test_id("as-recon-wolf")).to_be_hidden()

    player.press("as-recon-ocelot")

    expect(player.page).to_have_url(re.compile(f"/brief/recon-ocelot/{key['id']}"))
    expect(player.page.get_by_test_id("play-here")).to_have_attribute("aria-disabled", "false")


def until_lost(game: Game) -> Game:
    """Whoever only ends its turns loses, sooner or later."""
    for _ in range(300):
        if not game.decision:
            break
        options = [str(option) for option in game.decision.options]
        game.choose(foregone(game) or ("end" if "end" in options else options[0]))
    assert game.outcome
    assert str(game.outcome) != "won"
    return game


def play_to_the_end(player: Mouse) -> None:
    for _ in range(60):
        if player.outcome:
            return
        player.choose("end" if "end" in player.options else player.options[0])
    pytest.fail("the game goes on")


def test_the_mission_of_the_day_counts_once_and_is_shared_in_a_line(leader: Callable[..., Mouse]) -> None:
    """RP-06: the first attempt is scored, others are for practice."""
    mission = daily(date.fromisoformat(QUICK_DAY))
    player = leader("/")
    page = player.page
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    told = {"day": QUICK_DAY, "today": QUICK_DAY, "stage": mission.stage, "heroes": mission.heroes, "minutes": 10}

    def today(route: Route) -> None:
        route.fulfill(json=told) if route.request.method == "GET" else route.continue_()

    page.route("**/api/daily", today)
    page.get_by_role("link", name=texts.say("home-daily", {})).click()
    expect(page.get_by_test_id("daily")).to_contain_text(texts.name(mission.stage))
    player.press("daily-brief")
    expect(page.get_by_role("main")).to_contain_text(texts.look_up(f"stage-{mission.stage}.briefing", {}) or "")
    player.press("daily-play")
    expect(player.bar).not_to_be_empty()
    play_to_the_end(player)

    score = page.get_by_test_id("debrief").get_by_test_id("score")
    expect(score).to_contain_text(texts.say("daily-bar-cleared", {"state": "missed"}))
    score.get_by_test_id("copy-share").click()
    expect(score.get_by_role("status")).not_to_be_empty()
    line = page.evaluate("() => window.copied")
    assert re.fullmatch(rf"VR {QUICK_DAY} · lost r\d+ · \d+ alerts? ▯▯▯▮", line)

    unfold(page, "debrief-more")
    page.get_by_test_id("debrief").get_by_role("link", name=texts.say("missions-vr", {})).click()
    card = page.get_by_test_id("daily")
    expect(card.get_by_test_id("share-line")).to_have_text(line)
    expect(card.get_by_test_id("daily-brief")).to_have_text(texts.say("daily-again", {}))
    card.get_by_test_id("daily-brief").click()
    player.press("daily-play")
    expect(player.bar).not_to_be_empty()
    page.goto("/missions/vr")
    expect(page.get_by_test_id("share-line")).to_have_text(line)


def test_snake_is_questioned_before_stage_9_and_giving_in_is_asked_once_more(
    server: str, leader: Callable[..., Mouse]
) -> None:
    player = leader("/missions", bring_in(server, questioned_at()))
    page = player.page
    asked = page.get_by_test_id("interrogation")
    expect(asked).to_contain_text("Strength 5 of 5")

    player.press("hold-out")
    expect(page.get_by_test_id("held")).to_contain_text("Snake says nothing")
    player.press("give-in")
    expect(asked).to_contain_text("Where is she waiting?")
    player.press("give-in-yes")

    expect(page.get_by_test_id("interrogated")).to_contain_text("Those who come for Snake are expected")
    expect(page.get_by_test_id("next-stage")).to_contain_text("Prison Break")
