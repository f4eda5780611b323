"""Players of every kind: each turns the text of an option into the gestures of one kind of input.

`Mouse`, `Keyboard` and `Touch` do it as a person would; `Typist` types every command.
"""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.player import SEQ, Player, Standing
from tests.browser.tables import ROOT, Json

GESTURES = ROOT / "client" / "src" / "board" / "gestures.ts"


def long_press() -> int:
    """Milliseconds, as the client has it."""
    found = re.search(r"const LONG = (\d+);", GESTURES.read_text("utf-8"))
    assert found
    return int(found[1])


DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
MOST_TABS = 60
MOST_REGIONS = 9
MOST_TAPS = 20
# A space is where it was a moment ago.
STILL = """space => {
  const { x, y } = document.getElementById(`cell-${space}`).getBoundingClientRect();
  const before = window.lastSeen;
  window.lastSeen = `${space} ${x} ${y}`;
  return before === window.lastSeen;
}"""
# Notes whether the next tap meets this space, and is not taken for a long press on a machine that is busy.
NOTE_TAP = f"""space => {{
  const once = {{ capture: true, once: true }};
  addEventListener('pointerdown', ({{ clientX, clientY }}) => {{
    const box = document.getElementById(`cell-${{space}}`).getBoundingClientRect();
    const isInside = box.left < clientX && clientX < box.right && box.top < clientY && clientY < box.bottom;
    window.hasMet = isInside;
    const timer = setTimeout(() => {{ window.hasMet = false; }}, {long_press()});
    addEventListener('pointerup', () => clearTimeout(timer), once);
  }}, once);
}}"""


class Mouse(Player):
    """Clicks on buttons and on the map, and on nothing twice but what has to be said twice."""

    def press(self, testid: str) -> None:
        """A hand that comes to a control means it; where it rests, it has to wait for what appears under it."""
        self.page.mouse.move(1, 1)
        self.thing(testid).click()

    def point_at(self, space: str) -> None:
        expect(self.page.locator("[data-fresh]")).to_have_count(0)  # until then a second click does not count
        self.drag_into_view(space)
        self.page.mouse.click(*self.middle(space))

    def drag_into_view(self, space: str) -> None:
        """Moves the map, where its window is too small for all of it."""
        window = self.page.locator(".board .window").bounding_box()
        assert window
        x, y = self.middle(space)
        left, top = window["x"], window["y"]
        right, bottom = left + window["width"], top + window["height"]
        if left < x < right and top < y < bottom:
            return
        here = (left + right) / 2, (top + bottom) / 2
        self.page.mouse.move(*here)
        self.page.mouse.down()
        self.page.mouse.move(2 * here[0] - x, 2 * here[1] - y, steps=5)
        self.page.mouse.up()

    def again(self, standing: Standing, choice: Json) -> None:
        spaces = choice.get("spaces")
        if standing == "aimed" and spaces and self.question["kind"] in ("action", "step"):
            self.point_at(spaces[-1])
        else:
            self.press("confirm")


class Touch(Player):
    """Taps, on a small screen. Cards and tokens lie under a tab of their own."""

    def press(self, testid: str) -> None:
        if self.is_under_gear(testid):
            self.sheet("gear")
        self.tap(testid)

    def tap(self, testid: str) -> None:
        """What has just appeared where the finger was last is not pressed for a moment."""
        expect(self.thing(testid)).to_be_visible()
        self.page.evaluate(DRAWN)
        expect(self.page.locator("html")).not_to_have_attribute("data-settling", "")
        self.thing(testid).tap()

    def is_under_gear(self, testid: str) -> bool:
        """Cards, tokens, System cards and the dice at a lock lie beside the dashboard; there is no room for both."""
        return bool(self.page.evaluate('id => !!document.querySelector(`.things [data-testid="${id}"]`)', testid))

    def sheet(self, name: str) -> None:
        tab = self.page.locator("nav").get_by_test_id(f"tab-{name}")
        if tab.get_attribute("aria-pressed") != "true":
            tab.tap()

    def point_at(self, space: str) -> None:
        """The map makes room for an action in hand, and for what comes to be said of it: a tap may meet what lies
        elsewhere by then. Nothing is done by one tap, so that the next one sets it right."""
        for _ in range(MOST_TAPS):
            self.page.wait_for_function(STILL, arg=space)
            self.page.evaluate(NOTE_TAP, space)
            self.page.touchscreen.tap(*self.middle(space))
            if self.page.evaluate("() => window.hasMet"):
                return
        raise AssertionError(f"no finger meets {space}")

    def again(self, standing: Standing, choice: Json) -> None:
        self.tap("confirm")


class Keyboard(Player):
    """Keys only: numbers for actions, F6 and Tab to get about, arrows on the grid, Enter."""

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def press(self, testid: str) -> None:
        self.go_to(testid)
        self.key("Enter")

    def tick(self, testid: str) -> None:
        self.go_to(testid)
        self.key("Space" if self.focused("e => e.matches('input')") else "Enter")

    def focused(self, expression: str) -> Any:
        return self.page.evaluate(f"({expression})(document.activeElement)")

    def go_to(self, testid: str) -> None:
        """F6 to the part of the table that has it, then Tab."""
        is_there = f"e => e.matches('[data-testid=\"{testid}\"]')"
        has_it = f"e => e.closest('[data-region], dialog, fieldset.menu')?.querySelector('[data-testid=\"{testid}\"]')"
        for _ in range(MOST_REGIONS):
            if self.focused(f"e => Boolean(({has_it})(e))"):
                break
            self.key("F6")
        for _ in range(MOST_TABS):
            if self.focused(is_there):
                return
            self.key("Tab")
        raise AssertionError(f"Tab does not lead to {testid}")

    def arm(self, verb: str, text: str) -> None:
        number = self.page.locator(f'[data-testid="dock-action-{verb}"]')
        if number.count():
            self.key(number.get_attribute("aria-keyshortcuts") or "")
        else:
            super().arm(verb, text)

    def end_turn(self) -> None:
        self.key("e")

    def point_at(self, space: str) -> None:
        self.move_to(space)
        self.key("Enter")

    def move_to(self, space: str) -> None:
        """Puts the cursor of the grid on a space, arrow by arrow."""
        for _ in range(MOST_REGIONS):
            here = self.focused("e => e.dataset.space ?? ''")
            if here:
                break
            self.key("F6")
        else:
            raise AssertionError("F6 does not lead to the map")
        columns, rows = (there - at for there, at in zip(place(space), place(here), strict=True))
        self.key(*["ArrowRight" if columns > 0 else "ArrowLeft"] * abs(columns))
        self.key(*["ArrowDown" if rows > 0 else "ArrowUp"] * abs(rows))
        expect(self.cell(space)).to_be_focused()

    def again(self, standing: Standing, choice: Json) -> None:
        self.key("Enter")


class Typist(Player):
    """Types the texts of the options, whatever they are; risky ones twice, as everybody."""

    def choose(self, text: str) -> None:
        seq = self.seq
        self.option(text)
        self.say(text)
        if self.page.wait_for_function(SAID, arg=seq).json_value() == "asked again":
            self.page.keyboard.press("Enter")
        self.await_entry(seq)
        expect(self.page.get_by_test_id("typed")).to_be_hidden()

    def say(self, text: str) -> None:
        self.page.keyboard.press(":")
        line = self.page.get_by_test_id("typed")
        expect(line).to_be_focused()
        self.page.keyboard.insert_text(text)
        self.page.keyboard.press("Enter")


SAID = f"""seq => {{
  if (({SEQ})() > seq) return 'done';
  return document.querySelector('[data-testid=typed-answer]')?.textContent ? 'asked again' : null;
}}"""


def place(space: str) -> tuple[int, int]:
    """Column and row, from 0."""
    letters, digits = re.fullmatch(r"([a-z]+)(\d+)", space).groups()  # type: ignore[union-attr]
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord("a") + 1
    return column - 1, int(digits) - 1
