"""Sound: none before somebody asked for it, words for all of it if wanted, and a key that silences it (UX 4.18)."""

import re
from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from scripts.sounds import RATE, Samples, bundle, decoded
from tests.browser.conftest import Sit
from tests.browser.moments import LANE

ALERT = f"{LANE}snake g2\nguard a1 E\nturn snake"
# Counts what is made for sounds and what begins to sound, and listens to what comes out. Whoever drives a page from
# outside counts as a gesture to the browser; here only keys and pointers do.
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
      window.meter = this.createAnalyser();
    }
  };
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...rest) {
    if (to instanceof AudioDestinationNode && window.meter) connect.call(this, window.meter);
    return connect.call(this, to, ...rest);
  };
  window.sounds = () => {
    if (!window.meter) return false;
    const samples = new Float32Array(window.meter.fftSize);
    window.meter.getFloatTimeDomainData(samples);
    return samples.some((each) => Math.abs(each) > 1e-4);
  };
  window.look = (away) => {
    Object.defineProperty(document, 'hidden', { value: away, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
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


def test_nothing_sounds_before_it_is_asked_for_and_then_it_does(sit: Sit, axe: Callable[[Page], None]) -> None:
    """T48: nor before a gesture, even where the answer is remembered. It stops where nobody looks, and by M."""
    player = sit(settings={"muted": None}, scene=ALERT)
    page, said = player.page, []
    page.on("console", lambda message: said.append(message.text))
    page.add_init_script(LISTEN)
    page.reload()
    player.expect_seated(player.seat)
    ask = page.get_by_test_id("ask-sound")
    expect(ask).to_be_visible()
    axe(page)
    player.choose("sneak g1")
    expect(page.get_by_test_id("alert-level")).to_contain_text("Alert")  # what would be heard has happened
    assert heard(page, "contexts") == heard(page, "tones") == 0

    page.get_by_test_id("sound-all").click()
    expect(ask).to_have_count(0)
    page.wait_for_function("() => window.sounds()")
    page.evaluate("look(true)")
    page.wait_for_function("() => !window.sounds()")
    page.evaluate("look(false)")
    page.wait_for_function("() => window.sounds()")

    page.reload()
    player.expect_seated(player.seat)
    expect(page.get_by_test_id("alert-level")).to_contain_text("Alert")
    expect(ask).to_have_count(0)
    assert heard(page, "contexts") == 0
    page.keyboard.press("x")
    page.wait_for_function("() => window.sounds()")

    page.keyboard.press("m")
    expect(page.get_by_role("status").filter(has_text="off")).to_be_visible()
    before = heard(page, "tones")
    player.choose("sneak f1")
    expect(player.cell("f1")).to_have_accessible_name(re.compile("Snake"))
    assert heard(page, "tones") == before
    page.wait_for_function("() => !window.sounds()")
    assert not [each for each in said if "AudioContext" in each]


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


Render = Callable[..., Any]


@pytest.fixture
def render(new_context: Callable[..., BrowserContext]) -> Render:
    """The client's own code, without speakers: `client/src/testing/sounds.ts`."""
    page = new_context().new_page()
    page.evaluate(bundle())
    return lambda what, *given: page.evaluate(f"async (given) => {what}", list(given))


def level(samples: Samples) -> float:
    """The loudest of them, in dB below full scale."""
    return float(20 * np.log10(max(np.abs(samples).max(), 1e-9)))


def loudness(samples: Samples) -> float:
    return float(np.sqrt(np.mean(np.square(samples, dtype=float))))


def shrill(samples: Samples) -> float:
    """Which share of it lies above 4 kHz."""
    power = np.abs(np.fft.rfft(samples)) ** 2
    return float(power[np.fft.rfftfreq(len(samples), 1 / RATE) > 4_000].sum() / power.sum())


OCTAVES = (0, 150, 300, 600, 1_200, 2_400, 4_800)


def colour(samples: Samples) -> Samples:
    """How much of it lies in each octave, in dB of the whole."""
    power = np.abs(np.fft.rfft(samples, RATE)) ** 2  # so every Hz has its own
    shares = np.array([power[low:high].sum() for low, high in pairwise(OCTAVES)]) / power.sum()
    return np.asarray(10 * np.log10(shares + 1e-4), dtype=np.float32)


@pytest.mark.slow
def test_every_cue_is_audible_ends_by_itself_and_hurts_nobody(render: Render) -> None:
    lengths = render("sounds.lengths()")
    each = "Promise.all(given[0].map(async (name) => [name, await sounds.cues([name])]))"
    cues = {name: decoded(text) for name, text in render(each, list(lengths))}

    assert len(cues) > 80
    wrong = {name: level(made) for name, made in cues.items() if not -30 <= level(made) <= -1}
    assert not wrong, "nobody hears it, or everybody"
    louder = {name for name, made in cues.items() if level(made) > level(cues["alert"])}
    assert not louder, "louder than the alarm"
    for name, made in cues.items():
        ends = np.flatnonzero(made)[-1] / RATE * 1000
        assert lengths[name] - 10 <= ends <= lengths[name] + 10, f"{name}: {ends} instead of {lengths[name]} ms"
        begin, end = np.abs(made[:24]).max(), np.abs(made[int((lengths[name] - 0.5) * RATE / 1000) :]).max()
        assert max(begin, end) < 0.02, f"{name} clicks"
        assert shrill(made) < 0.04, f"{name} is shrill"
    floors = {name: colour(made) for name, made in cues.items() if name.startswith("boots:")}
    alike = [pair for pair in combinations(floors, 2) if loudness(floors[pair[0]] - floors[pair[1]]) < 2]
    assert not alike, "steps on two floors that sound the same"


@pytest.mark.slow
def test_ten_sounds_at_once_are_not_cut_and_no_volume_is_silence(render: Render) -> None:
    ten = ["alert", "blast", "boss", "charge", "dice", "damage", "fallen", "rex-step", "strike", "laser"]
    together = decoded(render("sounds.cues(given[0])", ten))
    assert -12 < level(together) < -0.5
    cut = np.abs(together) > 0.999 * np.abs(together).max()
    assert cut.sum() < 20, "the top of a wave is flat"

    assert not np.any(decoded(render("sounds.cues(given[0], 0)", ten)))


@pytest.mark.slow
def test_a_bed_fades_when_it_is_left_and_the_score_follows_the_alert(render: Render) -> None:
    for name in render("sounds.beds()"):
        made = decoded(render("sounds.bed(given[0], 4.5, 2)", name))
        assert -45 < level(made) < -15, name
        assert not np.any(made[int(4.1 * RATE) :]), f"{name} goes on"
        assert level(made[:24]) < -50, f"{name} begins with a click"

    quiet = decoded(render("sounds.score(30, [])"))
    alarmed = decoded(render("sounds.score(30, [[9, 'alert'], [15, 'quiet']])"))
    differs = np.abs(alarmed - quiet)
    assert loudness(differs[: 9 * RATE]) < 1e-4  # until then nothing has happened
    assert loudness(differs[11 * RATE : 15 * RATE]) > 0.01
    assert loudness(differs[26 * RATE :]) < 0.002  # and it is over
    assert -30 < level(quiet) < -6
    assert level(alarmed) < -6
