"""Every page there is: how to get there."""

from playwright.sync_api import Page, expect

from noisecheck.campaign import Campaign
from tests.browser.players import Mouse
from tests.browser.runs import bring_in, near_the_end
from tests.browser.screens import DOCK, FOUR, LOSING, Desk, Screens, ready
from tests.browser.tables import import_game, kept, open_table, record
from tests.campaign.runs import cleared_to

screen = Screens()


@screen
def home_first_visit(desk: Desk) -> Page:
    page = desk.new_context().new_page()
    page.goto("/")
    return ready(page, "start-training")


@screen
def home(desk: Desk) -> Page:
    player = desk.at_table(**DOCK)
    player.page.goto("/")
    return ready(player.page, "continue")


@screen
def missions(desk: Desk) -> Page:
    return ready(desk.open("/missions/custom"), "mission-cargo-dock")


@screen
def campaign_none_yet(desk: Desk) -> Page:
    return ready(desk.open("/missions"), "begin-campaign")


def with_campaign(desk: Desk, path: str, run: Campaign) -> Page:
    """A page of a browser that leads this campaign; `{}` in the path is the campaign."""
    key = bring_in(desk.server, run)
    return desk.open(path.format(key["id"]), profile={"campaigns": [key]})


@screen
def campaign_map(desk: Desk) -> Page:
    return ready(with_campaign(desk, "/missions", cleared_to("psycho-mantis")), "stage-15")


@screen
def campaign_game_open(desk: Desk) -> Page:
    return ready(with_campaign(desk, "/missions", near_the_end("heliport-1-0")), "go-on")


@screen
def campaign_waiting(desk: Desk) -> Page:
    return ready(with_campaign(desk, "/missions", cleared_to("pal-override")), "next-waits")


@screen
def missions_vr(desk: Desk) -> Page:
    page = with_campaign(desk, "/missions/vr", cleared_to("tank"))
    ready(page, "daily")
    return ready(page, "mission-recon")


@screen
def briefing_of_the_day(desk: Desk) -> Page:
    return ready(desk.open("/daily"), "daily-play")


@screen
def memory_box(desk: Desk) -> Page:
    return ready(with_campaign(desk, "/box/{}", cleared_to("psycho-mantis")), "card-pistol-45")


@screen
def campaign_games(desk: Desk) -> Page:
    return ready(with_campaign(desk, "/box/{}/games", cleared_to("psycho-mantis")), "games")


@screen
def briefing_in_campaign(desk: Desk) -> Page:
    return ready(with_campaign(desk, "/brief/recon/{}", cleared_to("tank")), "fights")


@screen
def debrief_in_campaign(desk: Desk) -> Page:
    page = with_campaign(desk, "/missions", near_the_end("heliport-1-0"))
    player = Mouse(page)
    player.press("go-on")
    expect(player.bar).to_be_visible()
    player.choose("stop")
    return ready(page, "next-mission")


@screen
def briefing(desk: Desk) -> Page:
    return ready(desk.open("/brief/recon"), "play-here")


@screen
def join(desk: Desk) -> Page:
    return ready(desk.open(f"/t/{open_table(desk.server, alone=False, **FOUR).table}"), "sit-down")


@screen
def lobby(desk: Desk) -> Page:
    seat = open_table(desk.server, alone=False, **FOUR)
    page = desk.new_context(storage_state=kept(desk.server, [seat])).new_page()
    page.goto(f"/t/{seat.table}")
    return ready(page, "start")


@screen
def briefing_own_mix(desk: Desk) -> Page:
    page = ready(desk.open("/brief/recon"), "hero-meryl")
    if page.get_by_test_id("hero-meryl").get_attribute("aria-pressed") == "false":
        page.get_by_test_id("hero-meryl").click()
    page.get_by_test_id("bot-meryl").select_option("steady")
    page.get_by_text("Advanced").click()
    page.get_by_role("radio", name="Coach").check()
    return page


@screen
def briefing_boss(desk: Desk) -> Page:
    return ready(desk.open("/brief/revolver-ocelot"), "play-here")


@screen
def training(desk: Desk) -> Page:
    page = desk.new_context().new_page()
    page.goto("/")
    page.get_by_test_id("start-training").click()
    return ready(page, "tutorial-card")


@screen
def lessons(desk: Desk) -> Page:
    return ready(desk.open("/training"), "take-sight")


@screen
def lesson_with_open_dice(desk: Desk) -> Page:
    page = desk.open("/training")
    page.get_by_test_id("take-dice").click()
    player = Mouse(page)
    ready(page, "tutorial-card")
    player.choose("use pistol-45 e1")
    return ready(page, "option-focus plus-2 die 1")


@screen
def debrief_won(desk: Desk) -> Page:
    game = record("cargo-dock-1-0")
    seat = import_game(desk.server, game)
    page = desk.new_context(storage_state=kept(desk.server, [seat])).new_page()
    page.goto(f"/t/{seat.table}")
    return ready(page, "debrief")


@screen
def debrief_lost(desk: Desk) -> Page:
    return ready(desk.at_table(scene=LOSING).page, "debrief")


@screen
def replay(desk: Desk) -> Page:
    seat = import_game(desk.server, record("recon-2-0"))
    return ready(desk.open(f"/replay/{seat.table}#event=40"), "scrubber")


@screen
def replay_as_picture(desk: Desk) -> Page:
    page = replay(desk)
    page.get_by_test_id("save-animation").click()
    return ready(page, "animation-make")


@screen
def rules(desk: Desk) -> Page:
    return ready(desk.open("/rules"), "rules-search")


@screen
def rule(desk: Desk) -> Page:
    return ready(desk.open("/rules/LOS-6"), "rule")


@screen
def codec(desk: Desk) -> Page:
    page = ready(desk.open("/codec"), "codec-field")
    expect(page.get_by_role("listitem").first).to_be_visible()
    return page


@screen
def codec_secret(desk: Desk) -> Page:
    return ready(desk.open("/codec/10.26"), "worth")


@screen
def scene(desk: Desk) -> Page:
    page = ready(desk.open("/scene"), "scene-open")
    expect(page.get_by_test_id("scene-preview").locator("[data-figure]").first).to_be_visible()  # the map is drawn
    return page


@screen
def statistics_none_yet(desk: Desk) -> Page:
    return ready(desk.open("/statistics"), "statistics")


@screen
def statistics(desk: Desk) -> Page:
    """Of a game whose end this browser saw."""
    page = debrief_won(desk)
    page.goto("/statistics")
    expect(page.get_by_test_id("statistics-stages").get_by_role("row", name="Cargo Dock 1 1")).to_be_visible()
    return page


@screen
def settings(desk: Desk) -> Page:
    return ready(desk.open("/settings"), "delete-data")


@screen
def credits(desk: Desk) -> Page:
    page = desk.open("/credits")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


@screen
def no_such_page(desk: Desk) -> Page:
    page = desk.open("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page
