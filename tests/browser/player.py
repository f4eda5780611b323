"""A player at a table in the browser, by whatever kind of input.

It hears what its page hears over the socket, so that it knows what is asked; what it does, it does on the page and
nowhere else.
"""

import json
import re
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket, expect

from noisecheck.engine.outcome import Outcome
from tests.browser.tables import Json, Seat

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
SEQ = "() => Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1)"
SHOWN = """() => [...document.querySelectorAll('dialog:modal, [data-testid=decision], [data-testid=inspector]')]
  .map(({ innerText }) => innerText).join('\\n')"""
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
    def outcome(self) -> Outcome | None:
        found = self.state["position"]["outcome"]
        return Outcome(**found) if found else None

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
                expect(self.page.locator("fieldset.menu")).to_have_attribute("aria-busy", "false")  # it has its chances
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
        """Until the page knows of something after `seq`. If it never does, what it shows and last heard tells why."""
        try:
            self.page.wait_for_function(f"seq => ({SEQ})() > seq", arg=seq)
        except TimeoutError:
            shown = self.page.evaluate(SHOWN)
            heard = "\n".join(frame[:300] for frame in self.frames[-5:])
            raise AssertionError(f"nothing came after {seq}; the page shows\n{shown}\nand heard\n{heard}") from None

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
