"""Every screen there is, and the table in many states: how to get there."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from noisecheck.campaign import Campaign
from tests.browser.conftest import Sit
from tests.browser.moments import position
from tests.browser.players import Mouse
from tests.browser.runs import bring_in, near_the_end
from tests.browser.tables import Json, import_game, kept, open_table, record, until
from tests.campaign.runs import cleared_to

FOUR: Json = {"stage": "recon", "heroes": ["snake", "meryl", "otacon", "gray-fox"], "seed": 3}
DOCK: Json = {"stage": "cargo-dock", "heroes": ["snake"], "seed": 0}
LOSING = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +---+---+---+
snake a1 damage 3 inactive minus-white-or-move,plus-2,minus-2,reroll
guard c1 W
! snake a1
order lost-contact 5/4 left
phase enemy
dice 6 6 6 6 6 6
"""


@dataclass
class Desk:
    """What a screen may need to be reached."""

    sit: Sit
    server: str
    new_context: Callable[..., BrowserContext]

    def open(self, path: str, **known: Any) -> Page:
        page = self.new_context(storage_state=kept(self.server, [], **known)).new_page()
        page.goto(path)
        return page

    def at_table(self, **wanted: Any) -> Mouse:
        return self.sit(Mouse, **wanted)


Reach = Callable[[Desk], Page]
SCREENS: dict[str, Reach] = {}


def screen(reach: Reach) -> Reach:
    SCREENS[reach.__name__.replace("_", "-")] = reach
    return reach


@contextmanager
def paused(player: Mouse) -> Iterator[None]:
    """Whatever begins to play meanwhile is paused at its first step, however slow the machine is."""
    player.stop_time()
    yield
    player.press("theatre-pause")
    player.page.clock.resume()


def ready(page: Page, testid: str) -> Page:
    expect(page.locator(f'[data-testid="{testid}"]:visible').first).to_be_visible()
    return page


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
    return ready(with_campaign(desk, "/missions", near_the_end("heliport")), "go-on")


@screen
def campaign_waiting(desk: Desk) -> Page:
    return ready(with_campaign(desk, "/missions", cleared_to("pal-override")), "next-waits")


@screen
def missions_vr(desk: Desk) -> Page:
    page = with_campaign(desk, "/missions/vr", cleared_to("tank"))
    ready(page, "daily")
    return ready(page, "mission-recon")


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
    page = with_campaign(desk, "/missions", near_the_end("heliport"))
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
def table_with_forecast(desk: Desk) -> Page:
    player = desk.at_table(**{**FOUR, "seed": 1})
    player.choose("turn snake")
    expect(player.page.locator("[data-risk]").first).to_be_visible()
    space = player.page.locator("[data-risk]").first.get_attribute("data-risk") or ""
    player.cell(space).focus()
    expect(player.page.locator(f'[data-testid="forecast"][data-space="{space}"]')).to_be_visible()
    return player.page


def coached(desk: Desk) -> Mouse:
    player = desk.at_table(**{**FOUR, "seed": 1}, options={"assist": 3})
    player.choose("turn snake")
    player.press("hint")
    ready(player.page, "hint-card")
    return player


@screen
def table_hint(desk: Desk) -> Page:
    return ready(coached(desk).page, "pointer")


@screen
def table_hint_plans(desk: Desk) -> Page:
    player = coached(desk)
    player.press("hint-suggest")
    return ready(player.page, "suggestion")


@screen
def table_foreseen(desk: Desk) -> Page:
    player = desk.at_table(**{**FOUR, "seed": 1}, settings={"speed": 0.5})
    player.choose("turn snake")
    with paused(player):
        player.press("foresee")
    return ready(player.page, "hypothetical")


@screen
def table_bot_held(desk: Desk) -> Page:
    player = desk.at_table(stage="recon", heroes=["snake", "meryl"], seed=1, bots={"meryl": "steady"})
    player.play("turn snake", "end")
    player.press("hold-bot")
    expect(player.page.get_by_test_id("hold-bot")).to_contain_text("Let it go on")
    return player.page


@screen
def table(desk: Desk) -> Page:
    return desk.at_table(**DOCK).page


@screen
def table_of_four(desk: Desk) -> Page:
    return desk.at_table(record=until(record("recon-4-4"), 25)).page


@screen
def table_armed(desk: Desk) -> Page:
    player = desk.at_table(**DOCK)
    player.press("dock-action-dash")
    return ready(player.page, "cancel")


@screen
def table_aimed(desk: Desk) -> Page:
    player = desk.at_table(scene=position("action", "combo"))
    player.press("dock-action-combo")
    return ready(player.page, "cancel")


@screen
def table_refused(desk: Desk) -> Page:
    player = desk.at_table(**DOCK)
    player.thing("dock-action-takedown").click(force=True)  # it stays a button, though nothing comes of it
    expect(player.page.get_by_test_id("inspector").get_by_role("link").first).to_be_visible()
    return player.page


@screen
def table_story(desk: Desk) -> Page:
    player = desk.at_table(record=until(record("cargo-dock-1-0"), 14))
    player.choose("sneak f2")
    return ready(player.page, "story")


@screen
def table_story_choice(desk: Desk) -> Page:
    return ready(desk.at_table(scene=position("event")).page, "story-choice")


@screen
def table_roll(desk: Desk) -> Page:
    return ready(desk.at_table(scene=position("change-roll")).page, "tray")


@screen
def table_tie(desk: Desk) -> Page:
    return desk.at_table(scene=position("path")).page


@screen
def table_facing(desk: Desk) -> Page:
    return desk.at_table(scene=position("face")).page


@screen
def table_camera(desk: Desk) -> Page:
    return ready(desk.at_table(scene=position("face-camera")).page, "cones")


@screen
def table_systems(desk: Desk) -> Page:
    return desk.at_table(scene=position("place-die")).page


@screen
def table_loadout(desk: Desk) -> Page:
    box = ["medicine", "bandana", "gas-mask", "rope", "claymore", "nikita"]
    return ready(desk.at_table(**{**FOUR, "memory_box": box}).page, "option-done")


@screen
def table_end_of_turn(desk: Desk) -> Page:
    player = desk.at_table(**DOCK)
    player.press("end-turn")
    return ready(player.page, "confirm")


@screen
def table_menu(desk: Desk) -> Page:
    player = desk.at_table(**DOCK)
    player.press("menu")
    return ready(player.page, "menu-keys")


@screen
def table_undo_menu(desk: Desk) -> Page:
    player = desk.at_table(**DOCK)
    player.choose("dash b8")
    player.press("undo-menu")
    return ready(player.page, "undo-step")


@screen
def table_rewind(desk: Desk) -> Page:
    player = desk.at_table(record=until(record("cargo-dock-1-0"), 8))
    player.press("undo-menu")
    player.press("rewind")
    return ready(player.page, "confirm")


@screen
def table_keys(desk: Desk) -> Page:
    player = desk.at_table(**DOCK)
    player.page.keyboard.press("?")
    expect(player.page.get_by_role("dialog")).to_be_visible()
    return player.page


@screen
def table_typed(desk: Desk) -> Page:
    player = desk.at_table(**DOCK)
    player.page.keyboard.press(":")
    return ready(player.page, "typed")


@screen
def table_invite(desk: Desk) -> Page:
    player = desk.at_table(**DOCK)
    player.press("menu")
    player.press("menu-invite")
    return ready(player.page, "invite-link")


@screen
def table_chat(desk: Desk) -> Page:
    player = desk.at_table(**DOCK)
    player.press("tab-chat")
    expect(player.page.locator("#chat-input")).to_be_visible()
    return player.page


@screen
def table_rules_drawer(desk: Desk) -> Page:
    player = desk.at_table(**DOCK)
    player.press("tab-rules")
    return ready(player.page, "look-up")


@screen
def table_codec_call(desk: Desk) -> Page:
    player = desk.at_table(**DOCK)
    player.press("tab-codec")
    player.page.get_by_test_id("look-field").fill("05.07")
    player.page.get_by_test_id("look-field").press("Enter")
    expect(player.page.get_by_test_id("call").get_by_role("heading", level=2)).to_be_visible()
    return player.page


@screen
def table_first_card(desk: Desk) -> Page:
    return ready(desk.sit(Mouse, profile={"seen": []}, **FOUR).page, "first-card")


@screen
def table_theatre(desk: Desk) -> Page:
    player = desk.sit(Mouse, settings={"speed": 0.5}, record=until(record("cargo-dock-1-0"), 11))
    with paused(player):
        player.choose("end")
    return ready(player.page, "caption")


@screen
def table_watched(desk: Desk) -> Page:
    seat = import_game(desk.server, until(record("recon-4-4"), 25))
    page = desk.open(f"/w/{seat.watch}")
    return ready(page, "decision")


@screen
def table_in_daylight(desk: Desk) -> Page:
    return desk.sit(Mouse, settings={"theme": "daylight"}, record=until(record("recon-4-4"), 25)).page


@screen
def table_in_high_contrast(desk: Desk) -> Page:
    return desk.sit(Mouse, settings={"theme": "contrast"}, record=until(record("recon-4-4"), 25)).page


@screen
def table_boss(desk: Desk) -> Page:
    return ready(desk.at_table(record=until(record("revolver-ocelot-2-0"), 30)).page, "boss-panel")


@screen
def table_boss_of_many_spaces(desk: Desk) -> Page:
    return desk.at_table(record=until(record("tank-2-0"), 20)).page


@screen
def table_boss_track(desk: Desk) -> Page:
    return desk.at_table(record=until(record("psycho-mantis-2-0"), 30)).page


@screen
def table_boss_shadows(desk: Desk) -> Page:
    return desk.at_table(record=until(record("cyborg-ninja-2-0"), 26)).page


@screen
def table_boss_theatre(desk: Desk) -> Page:
    player = desk.sit(Mouse, settings={"speed": 0.5}, stage="revolver-ocelot", seed=1)
    with paused(player):
        player.choose("end")
    return ready(player.page, "caption")


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


@screen
def seat_used_elsewhere(desk: Desk) -> Page:
    player = desk.at_table(**DOCK)
    other = player.page.context.new_page()
    other.goto(f"/t/{player.seat.table}")
    return ready(player.page, "use-here")


@screen
def offline(desk: Desk) -> Page:
    page = desk.at_table(**DOCK).page
    page.context.set_offline(True)
    expect(page.get_by_test_id("trouble")).not_to_have_attribute("data-trouble", "")
    return page
