"""A position on a postcard: what a shared link shows."""

import xml.etree.ElementTree as ElementTree

import pytest

from noisecheck import new_game, stage_ids
from noisecheck.engine.game import Game
from noisecheck.render.postcard import HEIGHT, WIDTH, postcard, wrapped
from tests.foresight.looking import twin_of
from tests.foresight.test_hidden import YARD
from tests.table import scene


def text(game: Game) -> str:
    return postcard(game.checkpoint).as_str()


@pytest.mark.parametrize("stage", stage_ids())
def test_every_stage_has_room_on_it(stage: str) -> None:
    picture = ElementTree.fromstring(text(new_game(stage)))

    assert (picture.get("width"), picture.get("height")) == (str(WIDTH), str(HEIGHT))


def test_it_gives_nothing_away_that_lies_hidden() -> None:
    one = scene(YARD.format("camera", "blank", "waken 4/3 left; radio-in 5/4 right", "rush; known", 1))
    other = scene(YARD.format("laser", "camera", "stay-alert 6/5 left; waken 4/3 left", "known; shrug", 2))
    dealt = new_game("recon", seed=3)
    twin = twin_of(dealt, 4)

    assert text(one) == text(other)
    assert twin is not None
    assert text(dealt) == text(twin)


def test_a_long_name_goes_on_in_the_next_line_and_a_longer_word_is_cut() -> None:
    assert [*wrapped("Supply Route and Canyon", 32)] == ["Supply", "Route and", "Canyon"]
    [cut] = wrapped("w" * 40, 32)
    assert len(cut) < 40
