"""The training as a learner meets it (ON-01 to ON-05, T50): by mouse, keyboard and touch, left and taken up again."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from noisecheck import texts
from tests.browser.conftest import BY_TOUCH, Sit
from tests.browser.player import Player
from tests.browser.players import Keyboard, Mouse, Touch
from tests.browser.tables import kept, open_table
from tests.lessons import LESSONS, Beat, answers, asked
from tests.soak import few

BEATS = LESSONS[0].beats
PROFILE = "() => JSON.parse(localStorage.getItem('noisecheck.profile'))"
# Whether a lesson lies neither on the hero in a space nor on the middle of anything that can be pressed. What is
# scrolled out of its own panel is not there.
IS_CLEAR = """space => {
  const card = document.querySelector('[data-testid="tutorial-card"]');
  const middle = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const isScrolledAway = (node) => {
    const [x, y] = middle(node);
    for (let panel = node.parentElement; panel; panel = panel.parentElement) {
      const { left, right, top, bottom } = panel.getBoundingClientRect();
      const isInside = x >= left && x <= right && y >= top && y <= bottom;
      if (getComputedStyle(panel).overflowY !== 'visible' && !isInside) return true;
    }
    return false;
  };
  const others = [...document.querySelectorAll('button, a')].filter((each) => !card.contains(each));
  const shown = others.filter((each) => !isScrolledAway(each));
  const seen = [document.querySelector(`[data-space="${space}"]`), ...shown];
  return !seen.some((each) => card.contains(document.elementFromPoint(...middle(each))));
}"""
Begin = Callable[[type[Player]], Player]


@pytest.fixture
def begin(new_context: Callable[..., BrowserContext], server: str) -> Begin:
    """Whoever comes for the first time and presses what comes first: the one button that is filled."""

    def start(kind: type[Player]) -> Player:
        options = BY_TOUCH if kind is Touch else {}
        player = kind(new_context(storage_state=kept(server, [], profile={"seen": []}), **options).new_page())
        player.page.goto("/")
        first = player.page.locator(".btn.primary")
        expect(first).to_have_text(texts.say("home-start-training", {}))
        player.page.keyboard.press("Tab")
        expect(first).to_be_focused()
        player.page.keyboard.press("Enter")
        expect(card(player)).to_be_visible()
        return player

    return start


def card(player: Player) -> Locator:
    return player.page.get_by_test_id("tutorial-card")


def title(lesson: str) -> str:
    return texts.say(f"tutorial-{lesson}", {})


def take(player: Player, beat: Beat) -> None:
    """One beat: what it shows is looked at, what it asks for is done."""
    look(player, beat)
    player.play(*answers(beat))


def look(player: Player, beat: Beat) -> None:
    expect(card(player).get_by_role("heading")).to_have_text(title(beat["id"]))
    player.page.wait_for_function(IS_CLEAR, arg=player.hero("snake")["space"])
    if "looks" in beat:
        player.press("tutorial-show")
        player.press("tutorial-next")


def leave(player: Player) -> None:
    player.press("tutorial-skip")
    player.press("tutorial-skip-yes")


@pytest.mark.parametrize("kind", few(Touch, Mouse, Keyboard))
def test_the_training_is_won_by_doing_what_its_cards_say(kind: type[Player], begin: Begin) -> None:
    player = begin(kind)

    for beat in BEATS:
        take(player, beat)

    expect(player.page.get_by_test_id("debrief")).to_be_visible()
    assert str(player.outcome) == "won"
    player.page.wait_for_function(f"({PROFILE})().courses.training?.done")
    onward = player.page.get_by_test_id("next-mission")  # it was stage 1 of a campaign
    expect(onward).to_have_attribute("href", re.compile("/brief/heliport/.+"))


def test_the_short_lessons_lead_from_one_to_the_next(new_context: Callable[..., BrowserContext], server: str) -> None:
    """By touch, where a card has the least room beside what is pressed."""
    player = Touch(new_context(storage_state=kept(server, []), **BY_TOUCH).new_page())
    player.page.goto("/training")
    player.page.get_by_test_id("take-sight").press("Enter")

    for lesson, following in pairwise([*LESSONS[1:], None]):
        assert lesson
        for beat, given in zip(lesson.beats, asked(lesson), strict=True):
            look(player, beat)
            if beat["id"] == "hit":  # what can be done at a space is listed above the card
                player.point_at(beat["points"][0]["space"])
                expect(player.page.get_by_test_id(f"option-{given[0]}")).to_be_visible()
                player.page.wait_for_function(IS_CLEAR, arg=player.hero("snake")["space"])
                player.page.keyboard.press("Escape")
            player.play(*given)
        expect(player.page.get_by_test_id("tutorial-complete")).to_be_visible()
        if following:
            player.press("next-lesson")

    player.page.wait_for_function(f"Object.values(({PROFILE})().courses).every((each) => each.done)")


def test_a_guided_lesson_takes_nothing_else_and_says_so(begin: Begin) -> None:
    player = begin(Mouse)
    before = player.seq

    player.press("dock-action-knock")

    expect(card(player)).to_contain_text(texts.say("tutorial-nudge", {}))
    assert player.seq == before


def test_pointing_at_the_guard_is_looking_at_him(begin: Begin) -> None:
    player = begin(Mouse)
    take(player, BEATS[0])

    player.page.mouse.move(*player.middle("g6"))

    expect(card(player)).to_contain_text(texts.say("tutorial-sight.seen", {}))


def test_a_learner_who_leaves_goes_on_where_the_training_stopped(begin: Begin) -> None:
    player = begin(Mouse)
    for beat in BEATS[:3]:
        take(player, beat)

    player.page.goto("/")
    player.page.get_by_test_id("start-training").click()

    expect(card(player).get_by_role("heading")).to_have_text(title(BEATS[3]["id"]))


def test_a_training_that_is_skipped_leaves_a_game_without_limits(begin: Begin) -> None:
    player = begin(Mouse)

    leave(player)
    expect(card(player)).to_be_hidden()
    player.choose("knock")

    assert player.hero("snake")["attention"]["side"] == "?"


def test_a_training_can_be_taken_again(begin: Begin) -> None:
    player = begin(Mouse)
    first = player.page.url
    leave(player)

    player.page.goto("/rules")
    player.press("to-training")
    player.press("take-training")

    expect(card(player).get_by_role("heading")).to_have_text(title(BEATS[0]["id"]))
    assert player.page.url != first


def test_the_first_alert_is_explained_in_three_cards_and_can_be_taken_back(sit: Sit) -> None:
    player = sit(stage="cargo-dock", heroes=["snake"], seed=0, profile={"seen": []})

    player.play("dash a7", "step a6")
    for _ in range(2):
        player.press("alert-next")
    seq = player.seq
    player.press("alert-rewind")
    player.await_entry(seq)

    expect(player.page.get_by_test_id("alert-card")).to_be_hidden()
    assert player.hero("snake")["space"] == "a8"
    player.page.wait_for_function(f"({PROFILE})().seen.includes('alert')")


def test_the_first_alert_is_read_with_one_key(sit: Sit) -> None:
    """The last card has another button: the key goes on with the game there, and takes nothing back."""
    player = sit(stage="cargo-dock", heroes=["snake"], seed=0, profile={"seen": []})
    player.play("dash a7", "step a6")
    seq = player.seq
    player.thing("alert-next").focus()
    for _ in range(2):
        player.page.keyboard.press("Enter")

    expect(player.thing("got-it")).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_test_id("alert-card")).to_be_hidden()
    assert player.seq == seq


def test_what_is_new_is_explained_once(sit: Sit) -> None:
    player = sit(stage="heliport", heroes=["snake"], seed=0, profile={"seen": []})
    first = player.page.get_by_test_id("first-card")

    expect(first.get_by_role("heading")).to_have_text(texts.say("first-camera", {}))
    player.press("got-it")
    expect(first).to_be_hidden()

    player.page.wait_for_function(f"({PROFILE})().seen.join() === 'camera'")


@pytest.mark.parametrize("was_at", ["dock-action-sneak", None], ids=["a-control", "nowhere"])
def test_the_keyboard_is_where_it_was_when_a_card_was_read(sit: Sit, was_at: str | None) -> None:
    """Whoever was nowhere yet is on the map then."""
    player = sit(Keyboard, stage="heliport", heroes=["snake"], seed=0, profile={"seen": []})
    if was_at:
        player.thing(was_at).focus()
    player.thing("got-it").focus()
    player.key("Enter")

    expect(player.page.get_by_test_id("first-card")).to_be_hidden()
    expect(player.thing(was_at) if was_at else player.page.locator("[role=gridcell][tabindex='0']")).to_be_focused()


def test_who_comes_late_is_told_what_matters_now(new_context: Callable[..., BrowserContext], server: str) -> None:
    """Those who know the game: others are told what it is about."""
    table = open_table(server, stage="recon", heroes=["snake", "meryl"], seed=1)
    page = new_context(storage_state=kept(server, [])).new_page()
    page.goto(f"/t/{table.table}")

    page.get_by_test_id("nickname").fill("Cleo")
    page.get_by_test_id("sit-down").click()

    expect(page.get_by_test_id("late-card")).to_be_visible()
    page.get_by_test_id("got-it").click()
    expect(page.get_by_test_id("late-card")).to_be_hidden()


def test_a_refresh_in_the_middle_of_a_lesson_loses_nothing(begin: Begin) -> None:
    """T50."""
    player = begin(Mouse)
    take(player, BEATS[0])
    expect(card(player).get_by_role("heading")).to_have_text(title(BEATS[1]["id"]))

    player.page.reload()

    expect(card(player).get_by_role("heading")).to_have_text(title(BEATS[1]["id"]))
    assert player.state["answers"] == 1
