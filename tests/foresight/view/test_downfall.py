"""How a loss came about is told step by step, each where it happened; and everybody's way is known to its end."""

from __future__ import annotations

import pytest

from noisecheck import Game, load_game, scene
from noisecheck.foresight.view.downfall import downfall
from noisecheck.foresight.view.footprints import footprints
from tests.endings import RECORDS
from tests.foresight.view.test_ending import CORRIDORS
from tests.play import play


def played(record: str) -> Game:
    return load_game((RECORDS / f"{record}.json").read_text("utf-8"))


def told(game: Game) -> list[tuple[str, str]]:
    return [(type(game.events[each.event]).__name__, each.space) for each in downfall(game)]


def test_who_was_seen_and_shot_hears_of_the_glance_of_the_guard_and_of_the_blow() -> None:
    game = play(scene(CORRIDORS), "dash a1", "step b1", "end")

    assert told(game) == [("Seen", "b1"), ("GuardActivated", "e1"), ("Attacked", "b1"), ("Hurt", "b1"), ("Lost", "b1")]


def test_who_was_not_seen_hears_what_gave_them_away_before_the_attack() -> None:
    assert told(played("cargo-dock-1-killed-in-action"))[0] == ("AttentionPlaced", "e9")


def test_a_boss_has_a_card_which_lies_nowhere_on_the_map() -> None:
    assert told(played("sniper-wolf-2-killed-in-action"))[:2] == [("BossCardRevealed", ""), ("Attacked", "i7")]


def test_what_led_to_a_loss_is_told_in_the_order_it_happened_and_ends_with_the_loss() -> None:
    for record in ("heliport-1-killed-in-action", "metal-gear-rex-4-killed-in-action", "cargo-dock-1-game-over"):
        numbers = [each.event for each in downfall(played(record))]
        assert numbers == sorted(set(numbers))
        assert told(played(record))[-1][0] == "Lost"


def test_a_win_has_no_downfall() -> None:
    assert downfall(played("cargo-dock-1-0")) == []


@pytest.mark.parametrize("record", ["cargo-dock-1-0", "recon-2-0", "sniper-wolf-2-killed-in-action"])
def test_everybodys_way_goes_from_where_they_began_to_where_they_are(record: str) -> None:
    game = played(record)
    names = game.state.stage.board.names
    opening = next(iter(game.steps())).checkpoint

    for hero, way in zip(game.state.heroes, footprints(game), strict=True):
        assert way.hero == hero.id
        assert way.spaces[0] == names[opening.hero(hero.id).space]
        assert way.spaces[-1] == names[hero.space]
