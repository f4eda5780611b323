"""Sound: none before the first gesture, words for every cue if wanted, and a key that silences it (UX 4.18)."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.moments import LANE

ALERT = f"{LANE}snake g2\nguard a1 E\nturn snake"
# Counts what is made for sounds, and what really begins to sound. Whoever drives a page from outside counts as a
# gesture to the browser; here only keys and pointers do.
LISTEN = """
  window.heard = { contexts: 0, tones: 0 };
  let touched = false;
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => { touched = true; }, { capture: true });
  const userActivation = { get hasBeenActive() { return touched; } };
  Object.defineProperty(navigator, 'userActivation', { value: userActivation });
  const Real = AudioContext;
  window.AudioContext = class extends Real {
    constructor(...rest) {
      super(...rest);
      window.heard.contexts += 1;
    }
  };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...rest) {
      window.heard.tones += 1;
      return start.apply(this, rest);
    };
  }
"""


def heard(page: Page, what: str) -> int:
    return int(page.evaluate(f"() => window.heard.{what}"))


def test_nothing_sounds_before_the_first_gesture_and_then_it_does(sit: Sit) -> None:
    """T48."""
    player = sit(settings={"muted": False}, scene=ALERT)
    player.page.add_init_script(LISTEN)
    player.page.reload()
    player.expect_seated(player.seat)
    assert heard(player.page, "contexts") == heard(player.page, "tones") == 0

    player.choose("sneak g1")

    player.page.wait_for_function("() => window.heard.tones > 0")


def test_m_mutes(sit: Sit) -> None:
    player = sit(settings={"muted": False}, scene=ALERT)
    player.page.add_init_script(LISTEN)
    player.page.reload()
    player.expect_seated(player.seat)

    player.page.keyboard.press("m")
    expect(player.page.get_by_role("status").filter(has_text="off")).to_be_visible()
    before = heard(player.page, "tones")
    player.choose("sneak g1")
    expect(player.page.get_by_test_id("alert-level")).to_contain_text("Alert")  # what would be heard has happened

    assert heard(player.page, "tones") == before


def test_an_alert_is_seen_and_read_as_well_as_heard(sit: Sit) -> None:
    """T46, T47: captions, the level in the bar, and the token on the map."""
    player = sit(settings={"captions": True}, scene=ALERT)
    expect(player.page.locator("[data-fresh]")).to_have_count(0)
    player.stop_time()  # a caption goes away after a while

    player.point_at("g1")
    player.page.clock.run_for(400)  # until then a second click does not count
    player.point_at("g1")

    expect(player.page.get_by_test_id("sound-caption")).to_contain_text("[alert]")
    expect(player.page.get_by_test_id("alert-level")).to_contain_text("Alert")
    expect(player.page.get_by_test_id("squad-snake")).to_contain_text("!")
