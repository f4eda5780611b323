"""A table for the other devices at home: plain http, not on this machine's own name, where browsers give pages less."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.players import Mouse
from tests.browser.screens import DOCK
from tests.browser.serving import Serving
from tests.browser.tables import kept, open_table


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Serving]:
    serving = Serving(tmp_path, host="0.0.0.0")
    serving.start()
    yield serving
    serving.stop()


def test_a_device_in_the_same_network_can_play(open_house: Serving, new_context: Callable[..., BrowserContext]) -> None:
    seat = open_table(open_house.address, **DOCK)
    player = Mouse(new_context(storage_state=kept(open_house.address, [seat])).new_page())
    player.see(seat, open_house.address)

    player.choose("sneak b8")

    expect(player.bar.get_by_role("img", name="3 of 4 actions left")).to_be_visible()
