"""`python -m bench.ui`: how fast the browser client is, in a real browser against a server of its own.

Times are taken inside the page, by its own clock, from the request of the page or the press of the button to the frame
that shows what came of it.
"""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from scripts import chromium
from tests.browser.conftest import FLAGS, LAPTOP
from tests.browser.players import Mouse
from tests.browser.screens import DOCK
from tests.browser.serving import Serving
from tests.browser.tables import Seat, import_game, kept, open_table, record, until

RUNS = 7
STEPS = 120  # of a drag
LARGE = ("recon-4-4", "pal-override-4-0")  # the largest maps with four heroes: in lines, and painted

# Notes when what is looked for is on the screen for the first time: the frame after it came into the page.
FIRST_SEEN = """selector => new Promise((resolve) => {
  const look = () => document.querySelector(selector) && requestAnimationFrame(() => resolve(performance.now()));
  if (!look()) new MutationObserver((_, watch) => look() && watch.disconnect())
    .observe(document, { childList: true, subtree: true });
})"""
# From the release of the button to the frame in which the hero stands elsewhere.
FROM_CLICK_TO_MOVE = """() => new Promise((resolve) => {
  const figure = document.querySelector('[data-figure=snake]');
  addEventListener('pointerup', () => {
    const start = performance.now();
    new MutationObserver((_, watch) => {
      watch.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    }).observe(figure, { attributes: true, attributeFilter: ['data-at'] });
  }, { capture: true, once: true });
})"""
# From Enter to the frame in which the call is heard.
FROM_ENTER_TO_CALL = """number => new Promise((resolve) => {
  document.querySelector('[data-testid=look-field]').addEventListener('keydown', () => {
    const begin = performance.now();
    const look = () => {
      const head = document.querySelector('[data-testid=call] header');
      if (head?.textContent.includes(number)) resolve(performance.now() - begin);
      else requestAnimationFrame(look);
    };
    look();
  }, { once: true });
})"""
COUNT_FRAMES = """() => {
  const times = [];
  window.stopCounting = () => {
    window.stopCounting = null;
    return times.slice(1).map((time, at) => time - times[at]);
  };
  const look = (now) => { times.push(now); window.stopCounting && requestAnimationFrame(look); };
  requestAnimationFrame(look);
}"""
STOP_COUNTING = "() => window.stopCounting()"


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        yield found
        found.close()


def fresh(window: Browser, server: str, *seats: Seat) -> BrowserContext:
    """A browser that has loaded nothing yet."""
    return window.new_context(storage_state=kept(server, list(seats)), viewport=LAPTOP, base_url=server)  # type: ignore[arg-type]


def time_to(page: Page, path: str, selector: str) -> float:
    page.goto(path, wait_until="commit")
    return float(page.evaluate(FIRST_SEEN, selector))


def usable_home(window: Browser, server: str) -> float:
    with fresh(window, server) as context:
        return time_to(context.new_page(), "/", "[data-testid=start-training]")


def usable_table(window: Browser, server: str) -> float:
    """Until a space that can be gone to is lit."""
    seat = open_table(server, **DOCK)
    with fresh(window, server, seat) as context:
        return time_to(context.new_page(), f"/t/{seat.table}", "[data-target]")


def own_action(window: Browser, server: str) -> list[float]:
    """Sneaking to and fro, and taking back, so that it never ends."""
    seat = open_table(server, **DOCK)
    with fresh(window, server, seat) as context:
        player = Mouse(context.new_page())
        player.see(seat)
        times = []
        for _ in range(RUNS):
            seq = player.seq
            player.page.evaluate(f"() => {{ window.measured = ({FROM_CLICK_TO_MOVE})(); }}")
            player.point_at("b8")
            times.append(float(player.page.evaluate("() => window.measured")))
            player.await_entry(seq)
            seq = player.seq
            player.page.keyboard.press("z")
            player.await_entry(seq)
        return times


def time_to_call(page: Page, number: str) -> float:
    """Milliseconds from Enter to the words of the call, by the page's own clock."""
    page.get_by_test_id("look-field").fill(number)
    page.evaluate(f"(number) => {{ window.took = ({FROM_ENTER_TO_CALL})(number); }}", number)
    page.get_by_test_id("look-field").press("Enter")
    return float(page.evaluate("() => window.took"))


def call_on_the_codec(window: Browser, server: str) -> list[float]:
    """Numbers typed in the drawer, each for the first time (S6)."""
    seat = open_table(server, **DOCK)
    with fresh(window, server, seat) as context:
        player = Mouse(context.new_page())
        player.see(seat)
        player.press("tab-codec")
        return [time_to_call(player.page, f"06.{number:02}") for number in range(1, RUNS + 1)]


def frames_while_panning(window: Browser, server: str, played: str) -> list[float]:
    """A game with four heroes, zoomed in, dragged about."""
    seat = import_game(server, until(record(played), 80))
    with fresh(window, server, seat) as context:
        player = Mouse(context.new_page())
        player.see(seat)
        for _ in range(3):
            player.page.keyboard.press("+")
        box = player.page.locator(".board .window").bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        player.page.mouse.move(x, y)
        player.page.mouse.down()
        player.page.evaluate(COUNT_FRAMES)
        for step in range(STEPS):
            far = 150 * (step % 20) / 20
            player.page.mouse.move(x - far, y - far / 2)
        player.page.mouse.up()
        return [float(each) for each in player.page.evaluate(STOP_COUNTING)]


def several(measure: Callable[[Browser, str], float], window: Browser, server: str) -> list[float]:
    return [measure(window, server) for _ in range(RUNS)]


def report(rows: list[tuple[str, list[float], str]]) -> None:
    table = Table(title="The client in the browser, milliseconds")
    table.add_column("")
    for column in ("best", "p50", "p95", "aim"):
        table.add_column(column, justify="right")
    for name, times, aim in rows:
        late = quantiles(times, n=20, method="inclusive")[-1]
        table.add_row(name, *(f"{each:.1f}" for each in (min(times), median(times), late)), aim)
    Console().print(table)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, browser() as window:
        serving = Serving(Path(folder))
        serving.start()
        try:
            report(
                [
                    ("home usable, nothing cached", several(usable_home, window, serving.address), "2500"),
                    ("table usable, nothing cached", several(usable_table, window, serving.address), "2500"),
                    ("own action to screen", own_action(window, serving.address), "30"),
                    ("a call on the Codec", call_on_the_codec(window, serving.address), "150"),
                    *(
                        (
                            f"a frame while panning {played}",
                            frames_while_panning(window, serving.address, played),
                            "16.7",
                        )
                        for played in LARGE
                    ),
                ]
            )
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
