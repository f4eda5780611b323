"""Cargo Dock is won in the browser, by every kind of input and by nothing but it.

A merge tries those whom no other test lets play so long.
"""

import pytest

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.players import Keyboard, Mouse, Touch, Typist
from tests.browser.tables import answers, record
from tests.soak import few


@pytest.mark.parametrize("kind", [Typist, *few(Keyboard, Mouse, Touch)])
def test_cargo_dock_is_won_by_one_kind_of_input_alone(sit: Sit, kind: type[Player]) -> None:
    game = record("cargo-dock-1-0")
    player = sit(kind, **game["origin"])

    player.play(*answers(game))

    assert str(player.outcome) == "won"
