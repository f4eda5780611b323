"""Motion: none where none is wanted, and never much of it (UX 4.17)."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.moments import LANE
from tests.browser.tables import record, until

# Everything that moves at this moment: whose it is, what it changes, how often, and how much of the window it fills.
MOVING = """() => document.getAnimations().filter((each) => each.playState === 'running').map(({ effect }) => {
  const { target } = effect;
  const box = target.getBoundingClientRect();
  const { iterations, duration } = effect.getTiming();
  const frames = effect.getKeyframes();
  return {
    what: target.className?.baseVal ?? target.className ?? target.tagName,
    changes: [...new Set(frames.flatMap((frame) => Object.keys(frame)))],
    iterations: String(iterations),
    duration: Number(duration),
    area: (box.width * box.height) / (innerWidth * innerHeight),
  };
})"""
# Collects what moves, frame by frame, from now on.
COLLECT = f"""() => {{
  window.moved = [];
  const look = () => {{ window.moved.push(...({MOVING})()); requestAnimationFrame(look); }};
  look();
}}"""
MOVES = {"transform", "translate", "left", "top", "offsetDistance", "scale", "rotate"}
ALERT = f"{LANE}snake g2\nguard a1 E\nturn snake"


def moved(page: Page) -> list[dict[str, object]]:
    return list(page.evaluate("() => window.moved"))


def test_with_reduced_motion_nothing_travels(sit: Sit) -> None:
    """T39: own moves, an alert, the Enemy phase at full length."""
    player = sit(settings={"speed": 1, "autoPause": False}, scene=ALERT)
    player.page.evaluate(COLLECT)

    player.choose("sneak g1")
    player.choose("end")
    expect(player.page.get_by_test_id("tray")).to_be_visible()  # the guard attacks

    travelling = [each for each in moved(player.page) if MOVES & set(each["changes"])]  # type: ignore[call-overload]
    assert travelling == []


def test_no_effect_flashes_or_fills_the_screen(sit: Sit) -> None:
    """T41, AN-08: with motion on, nothing is repeated for ever, and what is large is slow and once."""
    player = sit(settings={"speed": 1, "autoPause": False}, scene=ALERT, context={"reduced_motion": "no-preference"})
    player.page.evaluate(COLLECT)

    player.choose("sneak g1")
    player.page.wait_for_function("() => window.moved.length > 0")
    player.choose("end")
    expect(player.page.get_by_test_id("tray")).to_be_visible()  # the guard attacks

    seen = moved(player.page)
    assert seen
    assert [each for each in seen if each["iterations"] == "Infinity"] == []
    flashes = [each for each in seen if float(str(each["duration"])) / float(str(each["iterations"])) < 100]
    assert [each for each in flashes if float(str(each["area"])) > 0.2] == []


def test_figures_walk_where_motion_is_wanted(sit: Sit) -> None:
    player = sit(
        settings={"speed": 1},
        record=until(record("cargo-dock-1-0"), 0),
        context={"reduced_motion": "no-preference"},
    )
    player.page.evaluate(COLLECT)

    player.choose("sneak b8")

    player.page.wait_for_function(
        "() => window.moved.some(each => each.changes.includes('transform') && each.duration > 50)"
    )
