"""A hundred whole games, watched."""

import pytest

from tests.laws.whole_games import play_watched


@pytest.mark.parametrize("tens", range(10))
def test_games_end_and_keep_the_laws_on_the_way(tens: int) -> None:
    for number in range(tens * 10, tens * 10 + 10):
        assert play_watched(number)
