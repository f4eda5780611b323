"""Taking back: free up to the last reveal, by consent beyond it, and never with other dice (UX 4.9)."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Sit
from tests.browser.lines import forge, make_reachable
from tests.browser.moments import LANE
from tests.browser.players import Mouse
from tests.browser.screens import DOCK
from tests.browser.tables import Json, kept, open_table
from tests.browser.test_online import Couple, couple

__all__ = ["couple"]  # a fixture

# A blow that is rolled at once, and may be changed afterwards.
BLOW = f"{LANE}snake a1 inactive minus-white-or-move used i-work-alone\nguard b1 E\nturn snake\ndice 2"
WALK = ["sneak b8", "dash c8", "step c7", "sneak c8"]


def press_and_wait(player: Mouse, key: str) -> None:
    seq = player.seq
    player.page.keyboard.press(key)
    player.await_entry(seq)


def test_undoing_and_redoing_leads_through_the_very_same_positions(sit: Sit) -> None:
    """T16: there and back, several times over."""
    player = sit(**DOCK)
    passed: list[tuple[Json, Json]] = [(player.state["position"], player.question)]
    for text in WALK:
        player.choose(text)
        passed.append((player.state["position"], player.question))

    for _ in range(3):
        for before in reversed(passed[:-1]):
            press_and_wait(player, "z")
            assert (player.state["position"], player.question) == before
        for after in passed[1:]:
            press_and_wait(player, "Shift+Z")
            assert (player.state["position"], player.question) == after


def test_the_undo_menu_names_what_is_taken_back(sit: Sit) -> None:
    player = sit(**DOCK)
    player.play("dash b8", "step c8", "sneak c9")

    player.page.keyboard.press("Alt+Z")
    expect(player.page.get_by_test_id("undo-step")).to_contain_text("C9")
    expect(player.page.get_by_test_id("undo-turn")).to_contain_text("Dash to B8")
    player.press("undo-turn")
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Dash to B8")
    expect(dialog).to_contain_text("C9")
    seq = player.seq
    player.press("confirm")
    player.await_entry(seq)

    assert player.state["answers"] == 0


def test_nothing_is_undone_past_a_reveal(sit: Sit, new_context: Callable[..., BrowserContext], server: str) -> None:
    """T18: the button asks for a rewind instead, and a message that no button sends is refused."""
    seat = open_table(server, scene=BLOW)
    player = Mouse(new_context(storage_state=kept(server, [seat])).new_page())
    make_reachable(player.page)
    player.see(seat)
    player.choose("hand-to-hand b1")
    answers = player.state["answers"]
    assert player.state["back"]["free"] == []

    player.press("undo")
    expect(player.page.get_by_role("dialog")).to_contain_text("Rewind")
    player.page.keyboard.press("Escape")
    forge(player.page, type="undo", seq=player.seq, answers=0)

    expect(player.page.get_by_test_id("inspector")).to_contain_text("others have to agree")
    assert player.state["answers"] == answers


def rewind(page: Page) -> None:
    """Asks to go back to the latest moment there is."""
    page.get_by_test_id("undo").click()
    page.get_by_role("dialog").get_by_role("radio").first.check()
    page.get_by_test_id("confirm").click()


def test_alone_one_rewinds_at_once_and_the_dice_fall_the_same(sit: Sit) -> None:
    """T19."""
    player = sit(scene=BLOW)
    player.choose("hand-to-hand b1")
    rolled = player.state["question"]
    answers, seq = player.state["answers"], player.seq

    rewind(player.page)
    player.await_entry(seq)
    assert player.state["answers"] < answers
    assert player.state["back"]["rewinds_used"] == 1
    player.choose("hand-to-hand b1")

    assert player.state["question"] == rolled


def test_two_rewind_only_if_the_other_agrees(couple: Couple) -> None:
    ana, ben = couple
    ana.play("turn snake", "dash a7", "stop", "end", "pass")
    ben.await_entry(ana.seq - 1)
    answers = ana.state["answers"]

    rewind(ana.page)
    expect(ben.page.get_by_role("dialog")).to_contain_text("Ana")
    ben.press("decline")
    expect(ana.page.get_by_role("status").filter(has_text="Ben")).to_be_visible()
    assert ana.state["answers"] == answers

    rewind(ana.page)
    expect(ben.page.get_by_role("dialog")).to_contain_text("Ana")
    seq = ben.seq
    ben.press("agree")
    for each in couple:
        each.await_entry(seq + 1)  # first the answer, then what follows from it
    assert ana.state["answers"] < answers
    assert ana.state["position"] == ben.state["position"]
