"""The table in many states: how to get there."""

from playwright.sync_api import Page, expect

from tests.browser.moments import position
from tests.browser.players import Mouse
from tests.browser.screens import DOCK, FOUR, Desk, Screens, paused, ready
from tests.browser.tables import import_game, record, until

screen = Screens()


@screen
def table_with_forecast(desk: Desk) -> Page:
    player = desk.at_table(**{**FOUR, "seed": 1})
    player.choose("turn snake")
    sign = player.page.locator("[data-risk]:has(*)").first
    expect(sign).to_be_visible()
    space = sign.get_attribute("data-risk") or ""
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
def table_forecast_film(desk: Desk) -> Page:
    player = desk.at_table(**{**FOUR, "seed": 1}, settings={"speed": 0.5})
    player.choose("turn snake")
    with paused(player):
        player.press("forecast-film")
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
    player.press("side-chat")
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
