"""Players at a table in the browser: each turns the text of an option into the gestures of one kind of input.

`Mouse`, `Keyboard` and `Touch` do it as a person would; `Typist` types every command. A player hears what its page
hears over the socket, so that it knows what is asked; what it does, it does on the page and nowhere else.
"""

import json
import re
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.tables import Json, Seat

MOST_TABS = 60
MOST_REGIONS = 9

Standing = Literal["done", "aimed", "asked", "menu"]

# What came of a gesture: the table went on; or something has to be said twice, asked in a dialog, picked from a list.
STANDING = """seq => {
  const at = document.querySelector('[data-seq]');
  if (at && Number(at.dataset.seq) > seq) return 'done';
  if (document.querySelector('dialog:modal [data-testid=confirm]')) return 'asked';
  if (document.querySelector('[data-testid=inspector] [data-testid=confirm]')) return 'aimed';
  if (document.querySelector('fieldset.menu')) return 'menu';
  return null;
}"""
# A space is where it was a moment ago.
STILL = """space => {
  const { x, y } = document.getElementById(`cell-${space}`).getBoundingClientRect();
  const before = window.lastSeen;
  window.lastSeen = `${space} ${x} ${y}`;
  return before === window.lastSeen;
}"""
SEQ = "() => Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1)"
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


class Player:
    """Whoever sits in front of a page. The gestures are those of its kind."""

    seat: Seat
    socket: WebSocket

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.welcome: Json = {}
        self.state: Json = {}
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", lambda frame: self.hear(frame))

    def hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] == "welcome":
            self.welcome = message
        if message["type"] in ("welcome", "update"):
            self.state = message["state"]

    # what is going on

    @property
    def seq(self) -> int:
        """The last entry of the table that the page knows."""
        return int(self.page.evaluate(SEQ))

    @property
    def question(self) -> Json:
        assert self.state["question"], f"nothing is asked: {self.outcome}"
        return dict(self.state["question"])

    @property
    def options(self) -> list[str]:
        return [each["text"] for each in self.question["options"]]

    @property
    def outcome(self) -> str | None:
        found = self.state["position"]["outcome"]
        return str(found) if found else None

    def option(self, text: str) -> Json:
        found = next((each for each in self.question["options"] if each["text"] == text), None)
        assert found, f"{text} is not among {self.options}"
        return dict(found)

    def hero(self, name: str) -> Json:
        return next(dict(each) for each in self.state["position"]["heroes"] if each["id"] == name)

    @property
    def bar(self) -> Locator:
        return self.page.get_by_test_id("decision")

    def see(self, seat: Seat, server: str = "") -> None:
        """Sits down at a table and waits until it is there."""
        self.seat = seat
        self.page.goto(f"{server}/t/{seat.table}")
        self.expect_seated(seat)

    def go(self, seat: Seat) -> None:
        """To another table, as a link inside the page leads there."""
        if self.page.url.endswith(f"/t/{seat.table}"):
            return
        self.seat = seat
        self.page.evaluate(GO, f"/t/{seat.table}")
        self.expect_seated(seat)

    def expect_seated(self, seat: Seat) -> None:
        expect(self.page.locator(f'[data-table="{seat.table}"]')).to_be_visible()
        assert self.welcome["table"] == seat.table

    def stop_time(self) -> None:
        """From now on it passes on the page only as `page.clock` says."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1_000)

    def cell(self, space: str) -> Locator:
        return self.page.locator(f"#cell-{space}")

    def thing(self, testid: str) -> Locator:
        """What is in sight of several things of a name, for a small screen has some twice."""
        return self.page.locator(f'[data-testid="{testid}"]:visible').first

    # answering

    def play(self, *texts: str) -> None:
        for text in texts:
            self.choose(text)

    def choose(self, text: str) -> None:
        """Says it, and says it twice where it has to be said twice."""
        seq = self.seq
        choice = self.option(text)
        if not self.is_aimed_after_reaching(text, choice):
            standing = self.standing(seq)
            if standing == "menu":
                self.press(f"option-{text}")
                standing = self.standing(seq)
            if standing in ("aimed", "asked"):
                self.again(standing, choice)
        self.await_entry(seq)

    def is_aimed_after_reaching(self, text: str, choice: Json) -> bool:
        """Makes the first gestures. Whether they ended with the second step, because there was but one target."""
        if text == "end":
            self.end_turn()
        elif self.question["kind"] == "action":
            return self.act(text, choice)
        elif self.question["kind"] == "face-camera":
            self.face_camera(text)
        elif choice.get("spaces") and self.question["kind"] in ("step", "drop", "spawn"):
            self.point_at(choice["spaces"][-1])
        else:
            self.pick(text, choice)
        return False

    def act(self, text: str, choice: Json) -> bool:
        """An action of the dashboard, a card, a token, or dice at a lock."""
        verb = str(choice["verb"])
        if verb == "reroll":
            self.pick_dice(choice)
            self.press(f"option-{text}")
            return False
        if verb in ("resolve", "recall"):
            self.press(f"option-{text}")
            return False
        self.arm(verb, text)
        if self.is_aimed:
            self.again("aimed", choice)
            return True
        if choice.get("spaces"):
            self.point_at(choice["spaces"][-1])
        elif self.has(f"option-{text}"):
            self.press(f"option-{text}")
        return False

    def arm(self, verb: str, text: str) -> None:
        words = text.split(" ")
        if verb == "use":
            self.press(f"gear-{words[1]}")
        elif verb == "focus":
            token = next(word for word in words[1:] if "-" in word or word == "reroll")
            self.press(f"focus-{token}")
        else:
            self.press(f"dock-action-{verb}")

    def pick(self, text: str, choice: Json) -> None:
        """An option from its list; what changes dice may have to be armed first, dice be ticked."""
        if not self.has(f"option-{text}"):
            sources = self.page.locator('[data-testid^="source-"]').all()
            names = [(each.get_attribute("data-testid") or "").removeprefix("source-") for each in sources]
            source = next((name for name in names if text.startswith(f"{name} ")), None)
            if source:
                self.press(f"source-{source}")
            if not self.has(f"option-{text}"):
                self.pick_dice(choice)
        self.press(f"option-{text}")

    def pick_dice(self, choice: Json) -> None:
        for die in choice["dice"]:
            self.tick(f"die-{die}")

    def face_camera(self, text: str) -> None:
        found = re.fullmatch(r"face orange (\w) green (\w)", text)
        assert found
        self.press(f"cone-orange-{found[1]}")
        self.press(f"cone-green-{found[2]}")
        self.press(f"option-{text}")

    def end_turn(self) -> None:
        self.press("end-turn")

    def has(self, testid: str) -> bool:
        return bool(self.page.evaluate('id => !!document.querySelector(`[data-testid="${id}"]`)', testid))

    @property
    def is_aimed(self) -> bool:
        return bool(self.page.evaluate(STANDING, self.seq) == "aimed")

    def standing(self, seq: int) -> Standing:
        found: Standing = self.page.wait_for_function(STANDING, arg=seq).json_value()
        return found

    def listen_until(self, came: Callable[[], object]) -> None:
        """Until the server has said what is waited for."""
        while not came():
            self.socket.wait_for_event("framereceived")

    def await_entry(self, seq: int) -> None:
        """Until the page knows of something after `seq`."""
        self.page.wait_for_function(f"seq => ({SEQ})() > seq", arg=seq)

    # gestures, of one kind each

    def press(self, testid: str) -> None:
        raise NotImplementedError

    def tick(self, testid: str) -> None:
        self.press(testid)

    def point_at(self, space: str) -> None:
        raise NotImplementedError

    def again(self, standing: Standing, choice: Json) -> None:
        """The second step."""
        raise NotImplementedError

    def middle(self, space: str) -> tuple[float, float]:
        box = self.cell(space).bounding_box()
        assert box, f"there is no {space} on the map"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Mouse(Player):
    """Clicks on buttons and on the map, and on nothing twice but what has to be said twice."""

    def press(self, testid: str) -> None:
        self.thing(testid).click()

    def point_at(self, space: str) -> None:
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
        if testid.startswith("act-"):
            self.sheet("squad")
        elif self.is_under_gear(testid):
            self.sheet("gear")
        self.thing(testid).tap()

    def is_under_gear(self, testid: str) -> bool:
        """Cards, tokens, System cards and the dice at a lock lie beside the dashboard; there is no room for both."""
        return bool(self.page.evaluate('id => !!document.querySelector(`.things [data-testid="${id}"]`)', testid))

    def sheet(self, name: str) -> None:
        tab = self.page.locator("nav").get_by_test_id(f"tab-{name}")
        if tab.get_attribute("aria-pressed") != "true":
            tab.tap()

    def point_at(self, space: str) -> None:
        self.page.wait_for_function(STILL, arg=space)  # the map makes room for an action in hand
        self.page.touchscreen.tap(*self.middle(space))

    def again(self, standing: Standing, choice: Json) -> None:
        self.thing("confirm").tap()


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
