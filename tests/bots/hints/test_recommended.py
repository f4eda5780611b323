"""What is recommended to carry: just what steady would take along, whatever is in hand by now (SET-13)."""

import pytest

from noisecheck import Game, new_game
from noisecheck.bots.hints import recommend
from noisecheck.bots.steady.bot import Steady
from noisecheck.content.loader import stage_ids
from tests.laws.walks import STAGES, UNLOCKABLE
from tests.table import rule

FEW = ["body-armor", "gas-mask", "nikita", "rations-2"]


def carried(game: Game, hero: str) -> list[str]:
    return [card.id for card in game.hero(hero).gear]


def choosing(game: Game) -> str:
    """The hero who chooses from the Memory Box; nobody, once the game has begun."""
    return game.decision.hero if game.decision and game.decision.kind == "loadout" else ""


@rule("SET-13")
@pytest.mark.parametrize("box", [UNLOCKABLE, FEW], ids=["everything", "a few cards"])
@pytest.mark.parametrize(("stage", "heroes"), [each for each in STAGES if each[0] in stage_ids()])
def test_every_hero_is_recommended_what_steady_would_carry_in_its_place(
    stage: str, heroes: list[str], box: list[str]
) -> None:
    game, steady = new_game(stage, heroes, seed=1, memory_box=box), Steady()
    while hero := choosing(game):
        recommended = recommend(game)
        while choosing(game) == hero:
            game.choose(steady.choose(game))

        assert carried(game, hero) == recommended


@rule("SET-12", "SET-13")
def test_what_was_taken_by_mistake_makes_way_and_starting_equipment_comes_back() -> None:
    game = new_game("recon", ["meryl"], seed=1, memory_box=["body-armor", "gas-mask", "rope"])
    first = recommend(game)
    for text in ("put back meryl handgun-50", "equip meryl gas-mask", "put back meryl light-assault-rifle"):
        game.choose(text)
    before = game.state.digest()

    assert sorted(recommend(game)) == sorted(first) == ["body-armor", "handgun-50", "light-assault-rifle"]
    assert game.state.digest() == before  # only said, not done


def test_a_card_the_stage_asks_for_is_recommended_to_who_must_carry_it() -> None:
    game = new_game("pal-override", ["snake"], seed=1, memory_box=["body-armor", "rations-2", "cardboard-box"])
    needed = game.state.stage.mission.equipped
    assert needed

    assert set(needed) <= set(recommend(game))


@rule("SET-13", "HER-9", "BOS-11")
def test_to_a_fight_one_brings_a_weapon_that_hurts_and_that_one_can_use() -> None:
    box = ["assault-rifle", "cardboard-box", "medicine"]

    assert recommend(new_game("vulcan-raven", ["snake"], seed=1, memory_box=box)) == ["assault-rifle"]
    assert recommend(new_game("cyborg-ninja", ["snake"], seed=1, memory_box=box)) == ["medicine"]
    team = new_game("recon-ocelot", ["otacon", "snake", "meryl", "gray-fox"], seed=1, memory_box=box)
    assert choosing(team) == "otacon"
    assert "assault-rifle" not in recommend(team)
    assert "cardboard-box" in recommend(new_game("recon", ["snake"], seed=1, memory_box=box))


@rule("BOS-47")
def test_the_one_card_to_a_fight_is_rations_if_there_are_any() -> None:
    box = ["assault-rifle", "body-armor", "rations-2"]
    game = new_game("vulcan-raven", ["snake", "meryl"], seed=1, memory_box=box)

    assert recommend(game) == ["rations-2"]


def test_when_nobody_chooses_nothing_is_recommended() -> None:
    assert recommend(new_game("recon", ["snake"], seed=1)) == []
