"""Refresh, lost lines, second tabs and dead servers: the table goes on where it was (UX 4.13, 4.19)."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Sit
from tests.browser.lines import Line
from tests.browser.moments import position
from tests.browser.players import Mouse
from tests.browser.screens import DOCK
from tests.browser.serving import Serving
from tests.browser.tables import kept, open_table

MOST_ATTEMPTS = 30


def test_a_refresh_in_mid_decision_comes_back_to_the_same_decision(sit: Sit) -> None:
    """T26: the second step of a Dash."""
    player = sit(**DOCK)
    player.choose("dash b8")
    asked, words = player.question, player.bar.inner_text()
    assert asked["kind"] == "step"

    player.page.reload()
    player.expect_seated(player.seat)

    expect(player.bar).to_have_text(words)
    assert player.question == asked
    player.choose("step c8")


def test_a_refresh_in_the_middle_of_a_roll_shows_the_same_dice(sit: Sit) -> None:
    player = sit(scene=position("change-roll"))
    dice = player.question["dice"]

    player.page.reload()
    player.expect_seated(player.seat)

    expect(player.page.get_by_test_id("tray")).to_be_visible()
    assert player.question["dice"] == dice


def test_a_lost_network_is_said_and_the_game_goes_on_by_itself(
    server: str, new_context: Callable[..., BrowserContext], errors: list[str]
) -> None:
    """T27: nothing has to be pressed."""
    seat = open_table(server, **DOCK)
    player = Mouse(new_context(storage_state=kept(server, [seat])).new_page())
    line = Line(player)
    player.see(seat)
    trouble = player.page.get_by_test_id("trouble")

    player.page.context.set_offline(True)
    line.cut()
    expect(trouble).to_have_attribute("data-trouble", "offline")
    expect(player.bar).not_to_be_empty()
    line.mend()
    player.page.context.set_offline(False)

    expect(trouble).to_have_attribute("data-trouble", "")
    player.choose("sneak b8")
    errors.clear()  # a page without a net says so


def try_again_until(page: Page, trouble: str) -> None:
    """Lets the page's time pass, attempt by attempt: between two to come back there are at most ten seconds.

    How long an attempt itself takes is up to the machine.
    """
    for _ in range(MOST_ATTEMPTS):
        page.clock.run_for(10_000)
        with suppress(AssertionError):
            return expect(page.get_by_test_id("trouble")).to_have_attribute("data-trouble", trouble, timeout=1_000)
    pytest.fail(f"it never comes to {trouble!r}")


def test_a_line_that_breaks_is_tried_again_until_it_holds(
    server: str, new_context: Callable[..., BrowserContext], errors: list[str]
) -> None:
    seat = open_table(server, **DOCK)
    player = Mouse(new_context(storage_state=kept(server, [seat])).new_page())
    line = Line(player)
    player.page.clock.install()
    player.see(seat)
    trouble = player.page.get_by_test_id("trouble")

    line.cut()
    expect(trouble).to_have_attribute("data-trouble", "reconnecting")
    try_again_until(player.page, "lost")
    line.mend()
    try_again_until(player.page, "")

    player.page.clock.resume()
    player.choose("sneak b8")
    errors.clear()


def test_a_second_tab_takes_the_seat_and_the_first_can_have_it_back(sit: Sit) -> None:
    """T28."""
    first = sit(**DOCK)
    second = Mouse(first.page.context.new_page())

    second.see(first.seat)
    expect(first.page.get_by_test_id("trouble")).to_have_attribute("data-trouble", "fenced")
    second.choose("sneak b8")
    first.press("use-here")
    expect(first.page.get_by_test_id("trouble")).to_have_attribute("data-trouble", "")
    expect(second.page.get_by_test_id("trouble")).to_have_attribute("data-trouble", "fenced")

    first.choose("sneak a8")
    assert first.state["answers"] == 2


def test_after_the_server_was_killed_every_table_goes_on_at_the_same_decision(
    tmp_path: Path, new_context: Callable[..., BrowserContext], errors: list[str]
) -> None:
    """T31: kill -9, start again on the same database; two tables, one of them in the middle of a Dash."""
    serving = Serving(tmp_path)
    serving.start()
    try:
        seats = [open_table(serving.address, **DOCK), open_table(serving.address, scene=position("change-roll"))]
        players = []
        for seat in seats:
            player = Mouse(new_context(storage_state=kept(serving.address, [seat])).new_page())
            player.page.clock.install()
            player.see(seat, serving.address)
            players.append(player)
        players[0].choose("dash b8")
        asked = [player.question for player in players]

        serving.kill()
        for player in players:
            expect(player.page.get_by_test_id("trouble")).not_to_have_attribute("data-trouble", "")
            expect(player.bar).not_to_be_empty()
        serving.start()

        for player in players:
            try_again_until(player.page, "")
        assert [player.question for player in players] == asked
        players[0].choose("step c8")
        players[1].choose("pass")
        for player in players:
            player.page.context.close()  # a page that is still open would look for the server
    finally:
        serving.stop()
    errors.clear()


def test_a_server_that_takes_its_time_is_called_slow_and_can_be_asked_again(
    server: str, new_context: Callable[..., BrowserContext]
) -> None:
    seat = open_table(server, **DOCK)
    player = Mouse(new_context(storage_state=kept(server, [seat])).new_page())
    line = Line(player)
    player.page.clock.install()
    player.see(seat)
    trouble = player.page.get_by_test_id("trouble")
    player.press("dock-action-sneak")

    line.hold("update", "done")
    seq = player.seq
    player.point_at("b8")
    player.page.clock.run_for(2_100)
    expect(trouble).to_have_attribute("data-trouble", "slow")
    player.page.clock.run_for(3_100)
    expect(trouble).to_have_attribute("data-trouble", "stuck")
    player.press("say-again")
    line.release()

    player.await_entry(seq)
    expect(trouble).to_have_attribute("data-trouble", "")
    assert player.state["answers"] == 1  # said twice, done once


def test_a_table_without_a_decision_is_said_to_be_restored(
    server: str, new_context: Callable[..., BrowserContext]
) -> None:
    """T33, as the page sees it: the server found the table stuck."""
    seat = open_table(server, **DOCK)
    player = Mouse(new_context(storage_state=kept(server, [seat])).new_page())
    line = Line(player)
    player.see(seat)

    line.say(json.dumps({"type": "recovering", "bug": "stuck"}))

    expect(player.page.get_by_test_id("trouble")).to_have_attribute("data-trouble", "recovering")
    expect(player.page.get_by_test_id("reload")).to_be_visible()
    expect(player.bar).not_to_be_empty()


def test_a_link_to_no_table_says_so(new_context: Callable[..., BrowserContext], errors: list[str]) -> None:
    page = new_context().new_page()

    page.goto("/t/zzzzzzzzzzzz")

    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("link").first).to_be_visible()
    errors.clear()  # the browser notes every 404
