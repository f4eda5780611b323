"""Twenty minefields of each fight."""

import pytest

from tests.laws.minefields import FIELDS, play_minefield


@pytest.mark.parametrize("fight", range(len(FIELDS)), ids=[f"{stage}-{len(heroes)}" for stage, heroes in FIELDS])
def test_nobody_beaten_among_mines_goes_on(fight: int) -> None:
    for number in range(fight, 20 * len(FIELDS), len(FIELDS)):
        assert play_minefield(number)
