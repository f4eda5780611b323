"""The Enemy phase can be stepped, stopped and skipped, and every step says who, why and by which rule (UX 4.10)."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Sit
from tests.browser.players import Mouse
from tests.browser.tables import answers, record, until

MOST_STOPS = 5
PLAYING = {"speed": 1, "autoPause": False}


def before_the_guards(sit: Sit, **settings: object) -> Mouse:
    """Cargo Dock, at the end of a turn; time stands still."""
    player = sit(settings={**PLAYING, **settings}, record=until(record("cargo-dock-1-0"), 11))
    assert player.options[-1] == "end"
    player.stop_time()
    return player


def let_the_guards_act(player: Mouse) -> None:
    player.choose("end")
    expect(player.page.get_by_test_id("theatre")).to_be_visible()


def count(page: Page) -> Locator:
    return page.get_by_test_id("theatre").locator(".count")


def test_the_theatre_steps_pauses_and_skips_at_any_moment(sit: Sit) -> None:
    """T22."""
    player = before_the_guards(sit)
    let_the_guards_act(player)
    page = player.page

    player.press("theatre-pause")
    at = count(page).inner_text()
    page.clock.run_for(5_000)
    expect(count(page)).to_have_text(at)
    page.keyboard.press(".")
    expect(count(page)).not_to_have_text(at)
    page.keyboard.press(",")
    expect(count(page)).to_have_text(at)
    expect(player.bar).not_to_be_empty()
    player.press("theatre-pause")
    page.clock.run_for(2_000)  # an Order card takes its time
    expect(count(page)).not_to_have_text(at)
    page.clock.run_for(8_000)
    expect(page.get_by_test_id("theatre")).to_be_hidden()
    expect(page.get_by_test_id("recap")).to_be_visible()

    page.keyboard.press("Shift+.")
    expect(page.get_by_test_id("theatre")).to_be_visible()
    player.press("theatre-finish")
    expect(page.get_by_test_id("theatre")).to_be_hidden()
    expect(page.get_by_test_id("end-turn")).to_be_visible()


def test_every_step_says_who_in_which_mode_why_and_by_which_rule(sit: Sit) -> None:
    """T23."""
    player = before_the_guards(sit)
    let_the_guards_act(player)
    page = player.page
    player.press("theatre-pause")
    steps = int(count(page).inner_text().split("/")[1])
    caption = page.get_by_test_id("caption")
    assert steps > 5

    for at in range(1, steps + 1):
        expect(count(page)).to_have_text(f"{at}/{steps}")
        who, why = caption.locator("p").first.inner_text().split("—", 1)
        mode, reason = why.split(":", 1)
        assert who.strip()
        assert mode.strip()
        assert len(reason.strip()) > 8
        for link in caption.get_by_role("link").all():
            expect(link).to_have_text(re.compile(r"[A-Z]{3}-\d+.* p\. ?\d+"))
        page.keyboard.press(".")
    expect(page.get_by_test_id("theatre")).to_be_hidden()


def test_a_click_on_the_map_skips_and_does_nothing_else(sit: Sit) -> None:
    """AN-04: to the next thing that concerns a hero, and to the end where there is none."""
    player = before_the_guards(sit)
    let_the_guards_act(player)
    answers = player.state["answers"]

    for _ in range(MOST_STOPS):
        at = count(player.page).inner_text()
        player.point_at("b5")
        expect(count(player.page).get_by_text(at, exact=True)).to_have_count(0)
        if player.page.get_by_test_id("theatre").is_hidden():
            break

    expect(player.page.get_by_test_id("theatre")).to_be_hidden()
    assert player.state["answers"] == answers


def test_the_theatre_stops_by_itself_when_a_hero_is_seen(sit: Sit) -> None:
    """EP-02: with automatic pauses."""
    player = sit(
        settings={"speed": 1, "autoPause": True},
        scene="""
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   . |
  +   +---+---+---+
2 | .   .   .   . |
  +---+---+---+---+
snake d2 spent 4
guard a1 S
? snake a2
orders lost-contact 5/4 left; lost-contact 5/4 left
turn snake
""",
    )
    player.stop_time()
    player.choose("end")
    player.page.clock.run_for(6_000)

    expect(player.page.get_by_test_id("theatre")).to_be_visible()
    expect(player.page.get_by_test_id("caption")).to_contain_text("Snake")
    player.press("theatre-pause")
    player.page.clock.run_for(8_000)
    expect(player.page.get_by_test_id("theatre")).to_be_hidden()


def test_an_event_tells_its_story_over_the_map_and_is_in_nobodys_way(sit: Sit) -> None:
    played = record("cargo-dock-1-0")
    at = answers(played).index("sneak f2")
    player = sit(record=until(played, at))
    story = player.page.get_by_test_id("story")
    expect(story).to_have_count(0)

    player.choose("sneak f2")
    expect(story).to_contain_text("The panel lights up.")
    player.press("side-log")
    expect(player.page.locator('[data-testid^="log-entry"]').filter(has_text="The panel lights up.")).to_be_visible()
    player.choose(answers(played)[at + 1])
    expect(story).to_be_visible()
