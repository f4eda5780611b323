"""The training: by doing, to the end; skippable, resumable; and cards for first times (UX 4.12)."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import Sit
from tests.browser.players import Keyboard, Mouse, Player
from tests.browser.tables import QUICK, ROOT, Json

SCRIPT: Json = json.loads((ROOT / "client" / "src" / "tutorial" / "script.json").read_text("utf-8"))


def begin(new_context: Callable[..., BrowserContext], kind: type[Player] = Mouse) -> Player:
    """A first visit: one button, and one is in the first lesson."""
    context = new_context()
    context.add_init_script(f"localStorage['noisecheck.settings'] ??= '{json.dumps(QUICK)}'")
    player = kind(context.new_page())
    player.page.goto("/")
    player.page.get_by_test_id("start-training").click()
    expect(player.page.get_by_test_id("tutorial-card")).to_be_visible()
    return player


@pytest.mark.parametrize("kind", [Mouse, Keyboard])
def test_the_training_is_done_from_the_first_lesson_to_the_last(
    new_context: Callable[..., BrowserContext], kind: type[Player]
) -> None:
    """ON-01, AC-11: every lesson by doing what it says, with a mouse and with keys."""
    player = begin(new_context, kind)
    card = player.page.get_by_test_id("tutorial-card")

    for number, beat in enumerate(SCRIPT["beats"], 1):
        expect(card).to_contain_text(f"{number}")
        if "looks" in beat:
            player.press("tutorial-show")
            player.press("tutorial-next")
        for text in beat.get("does", beat.get("route", [])):
            while text not in player.options and "pass" in player.options:
                player.choose("pass")
            player.choose(text)

    assert player.outcome == "won"
    player.page.keyboard.press("Escape")  # the debriefing
    expect(player.page.get_by_test_id("tutorial-complete")).to_be_visible()


def test_in_a_lesson_only_what_it_teaches_is_done(new_context: Callable[..., BrowserContext]) -> None:
    """ON-02: a friendly word instead."""
    player = begin(new_context)
    first = SCRIPT["beats"][0]["does"][0]
    other = next(each for each in player.question["options"] if each["verb"] == "sneak" and each["text"] != first)

    player.press("dock-action-sneak")
    player.page.mouse.click(*player.middle(other["spaces"][-1]))

    expect(player.page.get_by_test_id("tutorial-card").locator(".nudge")).to_be_visible()
    assert player.state["answers"] == 0


def test_the_training_goes_on_after_a_refresh_and_from_home(new_context: Callable[..., BrowserContext]) -> None:
    """T50."""
    player = begin(new_context)
    card = player.page.get_by_test_id("tutorial-card")
    player.choose(SCRIPT["beats"][0]["does"][0])
    expect(card).to_contain_text("2")
    words = card.inner_text()

    player.page.reload()
    expect(card).to_have_text(words, use_inner_text=True)
    player.page.goto("/")
    player.press("start-training")
    expect(card).to_have_text(words, use_inner_text=True)


def test_the_training_can_be_skipped_at_any_time(new_context: Callable[..., BrowserContext]) -> None:
    """T50."""
    player = begin(new_context)

    player.press("tutorial-skip")
    expect(player.page.get_by_test_id("tutorial-card")).to_be_hidden()
    player.choose(next(text for text in player.options if text.startswith("dash ")))
    player.page.reload()
    player.page.wait_for_selector("[data-seq]")

    expect(player.page.get_by_test_id("tutorial-card")).to_be_hidden()


def test_what_appears_for_the_first_time_is_explained_once(sit: Sit) -> None:
    """ON-04."""
    player = sit(profile={"seen": []}, stage="recon", heroes=["snake", "meryl"], seed=0)
    card = player.page.get_by_test_id("first-card")
    expect(card).to_be_visible()
    title = card.get_by_role("heading").inner_text()

    player.press("got-it")
    expect(card).to_be_hidden()
    player.page.reload()
    expect(card).to_be_visible()

    expect(card.get_by_role("heading")).not_to_have_text(title)
