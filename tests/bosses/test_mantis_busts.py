"""Psycho Mantis: busts, Defense and the secret (BOS-23)."""

import pytest

from noisecheck import Game, UnknownName, load_game, new_game
from noisecheck.engine.bosses.mantis import MANTIS
from noisecheck.engine.errors import StageError
from tests.bosses.study import COLUMN_ONLY, ROW_ONLY, TIRED, at_step, marker
from tests.play import objection, options, play, told
from tests.table import picture, rule


def defense(game: Game) -> int:
    return MANTIS.defense(game.state)


@rule("BOS-23")
def test_while_a_bust_stands_his_defense_is_12_and_no_die_hits_him() -> None:
    game = at_step(COLUMN_ONLY, f"token bust e1\nsnake c4 {TIRED}\nturn snake\ndice 6 6 6")

    play(game, "combo c3")

    assert defense(game) == 12
    assert game.state.boss is not None
    assert game.state.boss.damage == 0
    assert marker(game) == ROW_ONLY  # an attack it was


@rule("BOS-23")
def test_without_any_bust_his_defense_is_4() -> None:
    game = at_step(COLUMN_ONLY, f"snake c4 {TIRED}\nturn snake\ndice 4 3 4")

    play(game, "combo c3")

    assert game.state.boss is not None
    assert game.state.boss.damage == 2


@rule("BOS-23", "SET-18")
def test_in_the_space_of_a_bust_a_hero_topples_it_for_2_actions() -> None:
    game = at_step(COLUMN_ONLY, "token bust a1\ntoken bust e1\nsnake a1\nturn snake")

    play(game, "topple")

    assert game.hero("snake").spent == 2
    assert "token bust a1" not in picture(game)
    assert told(game, "BustToppled") == [{"hero": "snake", "space": "a1"}]
    assert told(game, "MindClosed") == []
    assert defense(game) == 12


@rule("BOS-23")
def test_with_the_last_bust_he_no_longer_reads_minds() -> None:
    game = at_step(COLUMN_ONLY, "token bust a1\nsnake a1\nturn snake")

    play(game, "topple")

    assert told(game, "MindClosed") == [{"figure": "mantis", "defense": 4}]
    assert defense(game) == 4


@rule("BOS-23")
def test_elsewhere_there_is_nothing_to_topple() -> None:
    game = at_step(COLUMN_ONLY, "token bust a1\nsnake a2\nturn snake")

    assert "topple" not in options(game)
    assert objection(game, "topple") == ("BOS-23", "no-bust")
    assert objection(game, "topple it") == ("BOS-23", "not-a-thing")


@rule("BOS-23")
def test_a_blast_asks_for_no_defense_and_no_column() -> None:
    game = at_step(COLUMN_ONLY, "token bust a1\nsnake a1\ngear snake grenade\nturn snake", "e1 S")

    play(game, "use grenade e1")

    assert game.state.boss is not None
    assert game.state.boss.damage == 2


@rule("BOS-23")
def test_who_knows_the_secret_begins_against_defense_4() -> None:
    told_before = new_game("psycho-mantis", ["snake"], seed=3, secrets=["other-hand"])

    assert defense(new_game("psycho-mantis", ["snake"], seed=3)) == 12
    assert defense(told_before) == 4
    assert "token bust a4" in picture(told_before)


@rule("BOS-23")
def test_a_secret_is_kept_by_saved_games_and_by_his_turns() -> None:
    game = new_game("psycho-mantis", ["snake"], seed=3, secrets=["other-hand"])
    play(game, "end")

    again = load_game(game.save())

    assert game.state.round == 2
    assert defense(again) == 4
    assert again.state.digest() == game.state.digest()


def test_only_secrets_of_the_boss_of_the_stage_can_be_known() -> None:
    with pytest.raises(UnknownName, match="there is no secret 'left-foot'; known: other-hand"):
        new_game("psycho-mantis", secrets=["left-foot"])
    with pytest.raises(UnknownName, match="there is no secret 'other-hand'"):
        new_game("heliport", secrets=["other-hand"])
    with pytest.raises(StageError, match="secrets are given as a list"):
        new_game("psycho-mantis", secrets="other-hand")
