"""The grammar of hands: reasons, second steps, ways back, and no silent choice (UX 4.4)."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.moments import LANE, position
from tests.browser.players import Keyboard, Mouse, Typist
from tests.browser.screens import DOCK


def test_whatever_is_not_possible_says_why_and_on_which_page(sit: Sit) -> None:
    """T12: by focus, by pointer and by pressing it."""
    player = sit(scene=position("action", "hand-to-hand"))
    inspector = player.page.get_by_test_id("inspector")
    closed = player.page.locator(
        ":is([data-testid^=dock-action-], [data-testid^=gear-], [data-testid^=focus-])[aria-disabled=true]"
    )
    expect(closed.nth(1)).to_be_visible()
    closed.first.focus()
    expect(inspector.get_by_role("link", name=re.compile("on the Codec"))).to_be_visible()  # its numbers come last

    for control in closed.all():
        player.page.mouse.move(2, 2)
        player.page.evaluate("() => document.activeElement.blur()")
        player.page.keyboard.press("Escape")
        expect(inspector.get_by_role("link")).to_have_count(0)
        control.focus()
        expect(inspector.get_by_role("link").first).to_contain_text(re.compile(r"p\. ?\d+"))
        reason = inspector.inner_text()
        assert len(reason.split()) > 5
        player.page.evaluate("() => document.activeElement.blur()")
        control.hover()
        expect(inspector).to_have_text(reason, use_inner_text=True)
        player.page.mouse.move(2, 2)
        control.click(force=True)
        expect(inspector).to_have_text(reason, use_inner_text=True)
    assert player.state["answers"] == player.welcome["state"]["answers"]


def test_a_space_where_nothing_can_be_done_says_why(sit: Sit) -> None:
    player = sit(scene=f"{LANE}snake a1 spent 3\nguard g1 E\nturn snake")

    player.press("dock-action-sneak")
    player.point_at("e1")

    expect(player.page.get_by_test_id("inspector").get_by_role("link").first).to_contain_text("p.")
    assert player.state["answers"] == player.welcome["state"]["answers"]


def test_what_is_safe_takes_one_click_and_what_is_risky_two(sit: Sit) -> None:
    """T13."""
    player = sit(scene=f"{LANE}snake e2\nguard a1 E\nturn snake")
    inspector = player.page.get_by_test_id("inspector")

    seq = player.seq
    player.press("dock-action-sneak")
    player.point_at("f2")
    player.await_entry(seq)
    assert player.hero("snake")["space"] == "f2"

    player.play("sneak g2")
    seq = player.seq
    player.press("dock-action-sneak")
    player.point_at("g1")
    expect(inspector.get_by_test_id("confirm")).to_be_visible()
    expect(inspector).to_contain_text("seen", ignore_case=True)
    assert player.seq == seq
    player.point_at("g1")
    player.await_entry(seq)
    assert player.hero("snake")["space"] == "g1"


def test_escape_never_commits(sit: Sit) -> None:
    """T14: armed, aimed, in a list, in every dialog; again and again."""
    player = sit(scene=position("action", "combo"))
    combo = next(each for each in player.question["options"] if each["verb"] == "combo")

    def aim() -> None:
        player.press("dock-action-combo")
        if not player.is_aimed:
            player.point_at(combo["spaces"][-1])

    gestures: list[Callable[[], object]] = [
        lambda: player.press("dock-action-sneak"),
        aim,
        lambda: player.point_at(combo["spaces"][-1]),
        lambda: player.press("end-turn"),
        lambda: player.press("menu"),
        lambda: player.page.keyboard.press("Alt+Z"),
        lambda: player.page.keyboard.press(":"),
        lambda: player.page.keyboard.press("?"),
        lambda: player.page.keyboard.press("x"),
    ]
    for reach in gestures:
        seq = player.seq
        reach()
        for _ in range(4):
            player.page.keyboard.press("Escape")
        expect(player.page.locator("dialog:modal")).to_have_count(0)
        expect(player.page.get_by_test_id("confirm")).to_have_count(0)
        assert player.seq == seq
    assert player.state["answers"] == player.welcome["state"]["answers"]


def test_a_question_with_one_answer_is_not_asked_but_told(sit: Sit) -> None:
    """T15: a hero alone is not asked who acts next; the log says whose turn began."""
    player = sit(scene=f"{LANE}snake a1 spent 3\nguard g2 W\nturn snake")

    player.choose("end")

    assert (player.question["kind"], player.question["hero"]) == ("action", "snake")
    expect(player.page.get_by_test_id("log")).to_contain_text("Snake’s turn")


def test_with_single_keys_off_no_letter_does_anything(sit: Sit) -> None:
    """T42."""
    player = sit(Keyboard, settings={"singleKeys": False}, **DOCK)
    player.cell("a7").focus()

    player.key("1", "2", "8", "e", "z", ":", "?", "h", "t")
    expect(player.page.locator("dialog:modal")).to_have_count(0)
    expect(player.page.get_by_test_id("cancel")).to_have_count(0)
    player.key("Alt+z")
    expect(player.page.get_by_test_id("rewind")).to_be_visible()

    assert player.state["answers"] == 0


def test_typed_commands_answer_with_the_reasons_buttons_give(sit: Sit) -> None:
    """IM-09."""
    player = sit(Typist, **DOCK)

    player.say("takedown b8")
    expect(player.page.get_by_test_id("typed-answer")).not_to_be_empty()
    player.page.get_by_test_id("typed").fill("who b8")
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_test_id("typed-answer")).to_contain_text("B8")
    player.page.get_by_test_id("typed").fill("summary")
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_test_id("typed-answer")).to_contain_text("Snake")
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_test_id("typed")).to_be_hidden()
    player.choose("sneak b8")

    assert player.hero("snake")["space"] == "b8"


def test_the_view_follows_who_decides_and_comes_back(sit: Sit) -> None:
    """IM-04: with several heroes in one hand."""
    player = sit(Mouse, stage="recon", heroes=["snake", "meryl"], seed=0)

    player.choose("turn meryl")
    expect(player.page.get_by_role("heading", name="Meryl", exact=True)).to_be_visible()
    player.page.get_by_test_id("squad-snake").get_by_role("button").first.click()
    expect(player.page.get_by_role("heading", name="Snake", exact=True)).to_be_visible()
    player.press("to-decision")
    expect(player.page.get_by_role("heading", name="Meryl", exact=True)).to_be_visible()


def test_the_focus_goes_on_with_the_question(sit: Sit) -> None:
    """Whoever answers by keyboard is at the next question at once; whoever is elsewhere stays there."""
    player = sit(Keyboard, stage="recon", heroes=["snake", "meryl"], seed=0)
    player.thing("option-turn snake").focus()

    seq = player.seq
    player.key("Enter")
    player.await_entry(seq)
    expect(player.thing("dock-action-sneak")).to_be_focused()

    player.cell("a1").focus()
    player.key("e")
    player.thing("confirm").click()
    player.await_entry(seq + 1)
    expect(player.cell("a1")).to_be_focused()


def test_a_pressed_button_can_still_be_read(sit: Sit) -> None:
    player = sit(Mouse, stage="recon", heroes=["snake", "meryl"], seed=0, settings={"twoSteps": "always"})
    option = player.thing("option-turn snake")

    option.click()

    expect(option).to_have_attribute("aria-pressed", "true")
    colours = option.evaluate("e => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor]")
    assert colours[0] != colours[1]


def test_who_listens_hears_what_to_decide_what_happened_and_what_lies_along_a_row(sit: Sit) -> None:
    """AC-03, AC-04."""
    player = sit(Keyboard, **DOCK)
    expect(player.page.locator("[aria-live=assertive]").first).to_have_text("Snake: choose an action (4 left)")

    player.choose("sneak b8")
    expect(player.page.get_by_test_id("announcer")).to_contain_text("B 8")
    player.move_to("b8")
    player.key("Alt+ArrowUp")

    expect(player.page.locator("table + [aria-live=polite]")).not_to_be_empty()
