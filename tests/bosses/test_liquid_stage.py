"""Liquid's stage: for whom it is, where Otacon is in it, and that it can be saved (BOS-12)."""

import pytest

from noisecheck import load_game, new_game
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.liquid import Liquid
from tests.bosses.wreck import TIRED, his_turn
from tests.play import objection, options
from tests.table import rule


@rule("BOS-12", "BOS-2")
@pytest.mark.parametrize("heroes", [["snake"], ["snake", "meryl"], ["snake", "meryl", "gray-fox"]])
def test_the_bonus_stage_is_for_all_heroes(heroes: list[str]) -> None:
    game = new_game("liquid", heroes=heroes, seed=1)
    party = new_game("liquid", heroes=["snake", "meryl", "gray-fox", "otacon"], seed=1)

    assert boss_of(game.state).health == Liquid.health[len(heroes) - 1]
    assert boss_of(party.state).health == Liquid.health[3]


@rule("BOS-12", "SET-18")
def test_otacon_is_on_the_roof_himself() -> None:
    """There is no terminal up there: he walks, pulls others up and lends his Focus."""
    game = new_game("liquid", heroes=["snake", "meryl", "gray-fox", "otacon"], seed=1)
    game.choose("turn otacon")

    assert options(game, "sneak")
    assert options(game, "dash")
    assert objection(game, "knock") == ("SET-18", "covered")


def test_skulls_and_hanging_heroes_survive_saving() -> None:
    game = his_turn("straight-right", f"boss liquid c3 S marks skull\nsnake b3 {TIRED}\ndice 6")

    assert load_game(game.save()).state == game.state
