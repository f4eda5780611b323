"""HER-16: where the token on Otacon's terminal card is, in text, saved games, terminal and browser."""

import pytest

from noisecheck import SceneError, known_to_players, load_game, new_game
from noisecheck.engine.systems.cards import BOSS_DECKS, LENT_DECKS
from noisecheck.foresight import shapes
from noisecheck.foresight.view.position import position
from noisecheck.terminal.panel import draw_panel
from tests.heroes.booth import DECK, ROOM, booth, trace_of
from tests.play import options, play
from tests.table import picture, scene


@pytest.fixture(autouse=True)
def deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A boss with a System deck of its own."""
    monkeypatch.setitem(BOSS_DECKS, "ocelot", DECK)


def test_a_scene_says_where_the_token_is() -> None:
    assert "trace 2\n" in picture(booth("trace 2"))
    assert "trace" not in picture(booth(""))
    assert scene(picture(booth("trace 3"))).state == booth("trace 3").state


@pytest.mark.parametrize("text", ["trace 4", "trace", "trace 1\ntrace 1"])
def test_a_trace_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(SceneError):
        booth(text)


def test_a_trace_without_otacon_or_his_card_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = ROOM.format("").replace("turn otacon", "turn snake")
    with pytest.raises(SceneError, match="a hero of this scene"):
        scene(alone + "trace 1")
    monkeypatch.delitem(BOSS_DECKS, "ocelot")
    monkeypatch.delitem(LENT_DECKS, "ocelot")
    with pytest.raises(SceneError, match="HER-16"):
        booth("trace 1")


def test_the_track_survives_saving_and_the_eyes_of_a_bot() -> None:
    game = booth("trace 1\ndice ! 1")
    play(game, "access 1", "hacker 1")

    assert load_game(game.save()).state == game.state
    assert known_to_players(game, 5).trace == game.state.trace == 2


def test_a_disconnection_can_be_taken_back() -> None:
    game = booth("trace 3\ndice ! 6")
    play(game, "access 1", "hacker 1", "disconnect")

    game.take_back()

    assert (trace_of(game), options(game)) == ([3, "!"], ["disconnect", "hold"])


def test_the_browser_is_told_where_the_token_is() -> None:
    assert position(booth("trace 3")).trace == shapes.Trace(3, 3, "!")
    assert position(booth("")).trace == shapes.Trace(1, 3, "?")
    assert position(new_game("recon", ["otacon"])).trace is None


def test_the_panel_shows_the_track_with_the_token_on_it() -> None:
    for trace, shown in ((0, "?○○"), (1, "○?○"), (3, "○○!")):
        blocks = draw_panel(booth(f"trace {trace}"))
        assert [shown in block.plain for block in blocks if "Otacon" in block.plain] == [True]
