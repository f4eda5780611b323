"""Played by eye: clicks and taps on the map, and End turn. They are counted (issue: click where you want to go)."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Sit
from tests.browser.moments import LANE
from tests.browser.player import Player
from tests.browser.players import Mouse, Touch
from tests.browser.screens import DOCK

SIZES = [(Mouse, DESKTOP), (Mouse, LAPTOP), (Touch, PHONE)]
MOST = {Mouse: 4, Touch: 5}
PATHS = [
    "path f2 e2 d2 c2 c3 c4 c5 b5 a5 a6",
    "path g6 f6 e6 d6 c6 c5 b5 a5 a6",
    "path c4 c5 b5 a5 a6",
]
COUNT = "() => { window.presses = 0; addEventListener('pointerdown', () => { window.presses += 1; }, true); }"
AT = "([space, hero]) => document.querySelector(`[data-figure=${hero}]`)?.dataset.at === space"
AIMED = "() => !!document.querySelector('[data-testid=inspector] [data-testid=confirm]')"


class Counting:
    """A player whose presses are counted. What dialogs ask is answered there, and does not count."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.asked = 0
        player.page.evaluate(COUNT)

    @property
    def presses(self) -> int:
        return int(self.player.page.evaluate("() => window.presses")) - self.asked

    def walk(self, space: str, hero: str = "snake") -> None:
        """To a space with one click, and one more where somebody would see it."""
        self.player.point_at(space)
        self.player.page.wait_for_function(f"at => ({AT})(at) || ({AIMED})()", arg=[space, hero])
        if self.player.page.evaluate(AIMED):
            self.player.press("confirm")
        self.player.page.wait_for_function(AT, arg=[space, hero])

    def act(self, space: str, text: str) -> None:
        """With one click; with two where what can be done is listed first, as it always is for a finger."""
        seq = self.player.seq
        self.player.point_at(space)
        if self.player.standing(seq) == "menu":
            self.player.press(f"option-{text}")
        self.player.await_entry(seq)

    def answer(self, *texts: str) -> None:
        before = self.presses
        self.player.play(*texts)
        self.asked += self.presses - before

    def end_turn(self) -> None:
        """With one press, and one more where something may have been forgotten."""
        seq = self.player.seq
        self.player.press("end-turn")
        if self.player.standing(seq) == "asked":
            self.player.press("confirm")
        self.player.await_entry(seq)


@pytest.fixture(params=SIZES, ids=["1440x900", "1280x720", "390x844"])
def player(request: pytest.FixtureRequest, sit: Sit) -> Callable[..., Player]:
    kind, size = request.param
    return lambda **wanted: sit(kind, context={"viewport": size}, **wanted)


def most(player: Player) -> int:
    return MOST[Touch if isinstance(player, Touch) else Mouse]


@pytest.mark.slow
def test_cargo_dock_is_played_on_the_map(player: Callable[..., Player], shot: Callable[[Page, str], None]) -> None:
    """A turn of four spaces takes two presses; one with a takedown and a walk four."""
    snake = player(**DOCK)
    by_eye = Counting(snake)

    if isinstance(snake, Mouse):
        snake.page.mouse.move(*snake.middle("d7"))
        expect(snake.page.get_by_test_id("risk-label")).to_contain_text("spotted")
    expect(snake.page.locator("[data-risk=a9]")).to_have_attribute("data-danger", "safe")
    shot(snake.page, "by-eye-first-turn")
    by_eye.walk("c7")
    assert by_eye.presses == 1
    by_eye.end_turn()

    before = by_eye.presses
    by_eye.act("c6", "takedown c6")
    by_eye.walk("c4")
    by_eye.end_turn()
    assert by_eye.presses - before <= most(snake)

    before = by_eye.presses
    by_eye.walk("c2")
    by_eye.end_turn()
    assert by_eye.presses - before <= most(snake)
    assert snake.state["position"]["round"] == 4


@pytest.mark.slow
def test_holding_cells_is_played_on_the_map(player: Callable[..., Player]) -> None:
    """A turn with a walk, a locked door and a step through it."""
    snake = player(stage="holding-cells", heroes=["snake"], seed=1)
    by_eye = Counting(snake)
    by_eye.walk("b3")
    by_eye.end_turn()
    by_eye.answer("focus minus-white-or-move", *PATHS[:2])
    by_eye.end_turn()
    by_eye.answer(*PATHS[2:])

    before = by_eye.presses
    by_eye.walk("d2")
    by_eye.act("d1", "interact d2-d1")
    by_eye.answer("pass")
    by_eye.walk("d1")
    by_eye.end_turn()

    assert by_eye.presses - before <= most(snake)


@pytest.mark.slow
def test_ocelot_is_fought_on_the_map(player: Callable[..., Player]) -> None:
    """A turn with a walk of three actions and a blow."""
    snake = player(stage="revolver-ocelot", heroes=["snake"], seed=0)
    by_eye = Counting(snake)
    by_eye.walk("d1")
    by_eye.end_turn()
    by_eye.answer("pass")

    before = by_eye.presses
    by_eye.walk("a3")
    by_eye.act("a4", "hand-to-hand a4")
    by_eye.answer("pass", "yes", "focus minus-2 die 1")
    by_eye.end_turn()

    assert by_eye.presses - before <= most(snake)


def test_undo_takes_back_a_walk_as_a_whole(sit: Sit) -> None:
    snake = sit(**DOCK)
    Counting(snake).walk("d7")
    seq = snake.seq

    snake.page.keyboard.press("z")
    snake.await_entry(seq)

    assert snake.hero("snake")["space"] == "a8"
    assert snake.state["answers"] == 0


def test_a_walk_through_sight_is_told_of_and_confirmed_once(sit: Sit, shot: Callable[[Page, str], None]) -> None:
    snake = sit(**DOCK)
    by_eye = Counting(snake)
    inspector = snake.page.get_by_test_id("inspector")

    snake.point_at("c4")
    expect(inspector.get_by_test_id("confirm")).to_have_class(re.compile("primary danger"))
    expect(inspector).to_contain_text("C6")
    assert snake.state["answers"] == 0
    shot(snake.page, "by-eye-risk")
    seq = snake.seq
    snake.press("confirm")
    snake.await_entry(seq + 5)

    assert snake.hero("snake")["space"] == "c4"
    assert by_eye.presses == 2


def test_another_way_is_a_key_away(sit: Sit) -> None:
    snake = sit(**DOCK)
    snake.page.mouse.move(*snake.middle("c8"))
    inspector = snake.page.get_by_test_id("inspector")
    expect(inspector).to_contain_text("another way")

    snake.page.keyboard.press("]")
    snake.page.keyboard.press("]")

    expect(inspector.get_by_test_id("confirm")).to_be_visible()
    expect(inspector).to_contain_text("2 actions")


def test_a_right_click_lists_the_ways_and_the_quiet_one_makes_no_noise(sit: Sit) -> None:
    snake = sit(**DOCK)

    snake.page.mouse.click(*snake.middle("c9"), button="right")
    ways = snake.page.locator(".menu").get_by_role("button", name="quiet")
    seq = snake.seq
    ways.first.click()
    snake.await_entry(seq)

    expect(snake.page.locator(".menu")).to_have_count(0)
    snake.page.wait_for_function("() => !document.querySelector('[data-testid=confirm]')")
    assert snake.hero("snake")["noisy"] == 0


def test_a_double_click_does_not_confirm_what_nobody_has_read(sit: Sit) -> None:
    snake = sit(**DOCK)
    x, y = snake.middle("c6")

    snake.page.mouse.dblclick(x, y)

    expect(snake.page.get_by_test_id("inspector").get_by_test_id("confirm")).to_be_visible()
    assert snake.state["answers"] == 0


def test_a_turn_without_a_warning_ends_at_once(sit: Sit) -> None:
    snake = sit(scene=f"{LANE}snake a2 spent 4\nguard g2 E\nturn snake")
    seq = snake.seq

    snake.press("end-turn")

    assert snake.standing(seq) == "done"


def test_a_click_on_rex_shows_the_launcher_its_chances_and_that_the_armour_is_shut(
    sit: Sit, shot: Callable[[Page, str], None]
) -> None:
    player = sit(stage="metal-gear-rex", heroes=["snake", "meryl"], seed=3)
    player.choose("turn snake")
    player.point_at(player.state["position"]["boss"]["spaces"][4])
    menu = player.page.locator("fieldset.menu")

    expect(menu).to_contain_text("armour is shut")
    for missiles, chance in (("one", 31), ("two", 42), ("three", 52)):
        item = menu.get_by_test_id(f"option-launch {missiles}")
        expect(item).to_contain_text(f"needs 6+, hit {chance}%")
    shot(player.page, "by-eye-rex")
    player.page.keyboard.press("Escape")
    player.press("dock-action-launch")
    player.press("option-launch three")

    expect(player.page.get_by_test_id("inspector").get_by_test_id("confirm")).to_have_class(re.compile("danger"))
    assert player.question["kind"] == "action"
