"""Half of a boss's Health is gone: the story says so, and nothing else happens (BOS-46)."""

import pytest

from noisecheck import Game
from tests.bosses.rooms import ROOM
from tests.bosses.wreck import TIRED, struck
from tests.play import play, told
from tests.table import rule, scene


def struck_once(damage: int) -> Game:
    """Ocelot, of whose 12 Health so much is gone, is hurt by 1 more."""
    return play(
        scene(f"{ROOM}boss-deck reload\nboss ocelot a1 S damage {damage}\nsnake b1\nturn snake\ndice 5"),
        "hand-to-hand a1",
    )


@rule("BOS-46")
@pytest.mark.parametrize(("damage", "is_told"), [(0, False), (4, False), (5, True), (6, False), (11, False)])
def test_it_is_told_when_the_damage_comes_to_half_of_its_health_and_at_no_other_time(
    damage: int, is_told: bool
) -> None:
    game = struck_once(damage)

    assert len(told(game, "Hurt")) == 1
    assert told(game, "BossWounded") == [{"figure": "ocelot"}] * is_told


@rule("BOS-46")
def test_nothing_is_asked_and_the_fight_goes_on_as_before() -> None:
    with_story, without = (
        [kind for event in struck_once(damage).events if (kind := type(event).__name__) != "BossWounded"]
        for damage in (5, 4)
    )

    assert with_story == without
    assert str(struck_once(5).decision) == str(struck_once(4).decision)


@rule("BOS-46", "BOS-38")
def test_one_who_goes_down_at_once_has_no_half() -> None:
    game = struck(f"boss liquid d3 S health 5 damage 2 track 1\nsnake c3 {TIRED}\ndice 6 6 6 4", "combo d3")

    assert told(game, "SkullTaken") != []
    assert told(game, "BossWounded") == []
