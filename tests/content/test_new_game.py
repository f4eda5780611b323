"""A game on a stage: the same for a seed, refused with a reason when it cannot be."""

from pathlib import Path
from typing import Any

import pytest

from noisecheck import (
    BadSave,
    NoisecheckError,
    SceneError,
    StageError,
    UnknownName,
    load_game,
    new_game,
    scene,
    stage_ids,
)
from noisecheck.content import begin_game, load_stage
from noisecheck.engine.guards.reactions import REACTIONS
from tests.content.example import write
from tests.table import rule


def test_a_seed_means_the_same_game_again() -> None:
    assert new_game("heliport", seed=7).checkpoint == new_game("heliport", seed=7).checkpoint


def test_another_seed_deals_other_cards() -> None:
    assert new_game("heliport", seed=7).checkpoint.orders != new_game("heliport", seed=8).checkpoint.orders


@rule("SET-16")
def test_every_reaction_card_is_in_the_deck_once() -> None:
    reactions = new_game("heliport", seed=7).checkpoint.reactions

    assert reactions is not None
    assert sorted(reactions) == sorted(REACTIONS)


@rule("SET-11")
def test_heroes_begin_unhurt_and_unseen_with_all_focus() -> None:
    (hero,) = new_game("heliport").state.heroes

    assert (hero.damage, hero.spent, hero.inactive, hero.attention) == (0, 0, (), "")


def test_games_of_one_party_share_the_map() -> None:
    assert new_game("recon", seed=1).state.stage is new_game("recon", seed=2).state.stage


def test_what_the_traps_show_is_dealt_anew() -> None:
    kinds = {tuple(trap.kind for trap in new_game("recon", seed=seed).state.traps) for seed in range(10)}

    assert len(kinds) > 1
    assert {tuple(sorted(each)) for each in kinds} == {("blank", "blank", "camera", "laser", "laser")}


@rule("SET-3")
@pytest.mark.parametrize(
    ("stage", "heroes", "reason"),
    [
        ("heliport", [], "heliport: the number of heroes is 1, not 0"),
        ("heliport", ["snake", "meryl"], "heliport: the number of heroes is 1, not 2"),
        ("heliport", ["meryl"], "heliport needs snake in a party of 1"),
        ("recon", ["snake", "snake"], "each hero takes part once; named twice in snake, snake"),
        ("recon", "snake", r"a list of names such as \['snake'\], not as 'snake'"),
        ("recon", 3, r"a list of names such as \['snake'\], not as 3"),
    ],
)
def test_heroes_the_stage_does_not_take_are_refused(stage: str, heroes: Any, reason: str) -> None:
    with pytest.raises(StageError, match=reason):
        new_game(stage, heroes)


@rule("SET-3")
def test_a_hero_that_may_not_play_is_refused(tmp_path: Path) -> None:
    load_stage(write(tmp_path))

    with pytest.raises(StageError, match="boathouse needs meryl in a party of 2"):
        new_game("boathouse", ["snake", "otacon"])


@pytest.mark.parametrize("hero", ["sanke", "", None, 3, ["snake"]])
def test_an_unknown_hero_is_refused_with_those_there_are(hero: Any) -> None:
    with pytest.raises(UnknownName, match="known: snake, meryl, otacon, gray-fox"):
        new_game("recon", [hero])


@pytest.mark.parametrize("stage", ["helipad", "", "../core/stages/heliport", "heliport/", None, 3, ["heliport"]])
def test_an_unknown_stage_is_refused_with_those_there_are(stage: Any) -> None:
    with pytest.raises(UnknownName, match="known: " + ", ".join(stage_ids())):
        new_game(stage)


@pytest.mark.parametrize("seed", [-1, 1 << 64, 1.5, "7", None, True])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(StageError, match="a seed is a whole number from 0 to 18446744073709551615, not "):
        new_game("heliport", seed=seed)


def test_whoever_misspells_a_stage_reads_what_may_have_been_meant() -> None:
    for name, meant in (("heliprot", "heliport$"), ("ocelot", "revolver-ocelot, coordination-ocelot, escape-ocelot")):
        with pytest.raises(UnknownName, match=f"there is no stage '{name}'; known: .*; perhaps {meant}"):
            load_stage(name)


@pytest.mark.parametrize("place", ["nowhere", "a\0b", "x" * 5000, 3, None])
def test_a_place_without_a_stage_is_refused(place: Any) -> None:
    with pytest.raises(UnknownName, match="there is no stage"):
        load_stage(place)


@pytest.mark.parametrize(
    "origin", [{}, {"scene": 3}, {"stage": "heliport"}, {"stage": "heliport", "heroes": "snake", "seed": 1}]
)
def test_a_record_that_begins_with_nothing_known_is_refused(origin: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match='a "scene", or with a "stage", "heroes" and a "seed"'):
        begin_game(origin)


@pytest.mark.parametrize(
    "origin",
    [
        {"scene": ""},
        {"stage": "nowhere", "heroes": [], "seed": 0},
        {"stage": "heliport", "heroes": [3], "seed": 0},
        {"stage": "heliport", "heroes": ["snake"], "seed": -1},
    ],
)
def test_a_record_that_begins_wrongly_is_refused(origin: dict[str, Any]) -> None:
    with pytest.raises(NoisecheckError):
        begin_game(origin)


def test_a_saved_game_on_a_stage_comes_back() -> None:
    game = new_game("recon", ["meryl", "snake"], seed=3)
    game.choose("turn snake")
    game.choose("sneak g5")

    assert load_game(game.save()).checkpoint == game.checkpoint


def test_a_scene_can_name_a_stage_nobody_has_loaded() -> None:
    named = [scene(f"    a\n  +---+\n1 | . |\n  +---+\nstage {stage}\nsnake a1") for stage in stage_ids()]

    assert [game.state.stage.mission.id for game in named] == stage_ids()


def test_a_stage_from_a_folder_can_be_named_once_it_is_loaded(tmp_path: Path) -> None:
    folder = write(tmp_path)
    text = (folder / "stage.toml").read_text("utf-8").replace("boathouse", "my-stage")
    (folder / "stage.toml").write_text(text, "utf-8")
    folder = folder.rename(tmp_path / "my-stage")
    with pytest.raises(SceneError):
        scene("    a\n  +---+\n1 | . |\n  +---+\nstage my-stage\nsnake a1")

    load_stage(folder)

    assert scene("    a\n  +---+\n1 | . |\n  +---+\nstage my-stage\nsnake a1").state.stage.mission.id == "my-stage"
    assert new_game("my-stage").origin == {"stage": "my-stage", "heroes": ["snake"], "seed": 0}
