"""Psycho Mantis: busts, Defense and the secret (BOS-23)."""

import pytest

from noisecheck import Game, UnknownName, load_game, new_game, texts
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.mantis import Mantis
from noisecheck.engine.errors import IllegalOption, StageError
from noisecheck.foresight.view.position import position
from noisecheck.foresight.view.questions import question
from tests.bosses.study import COLUMN_ONLY, ROW_ONLY, STUDY, TIRED, at_step, marker
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene


def defense(game: Game) -> int:
    return Mantis().defense(game.state)


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


# what is found out in the middle of the fight


@rule("BOS-23", "CDX-1")
def test_the_secret_heard_in_the_middle_of_the_fight_counts_at_once_and_costs_nothing() -> None:
    game = at_step(COLUMN_ONLY, "token bust a1\nsnake c4\nturn snake")

    events = game.choose("learn other-hand")

    assert [type(event).__name__ for event in events] == ["SecretLearned", "MindClosed"]
    assert (defense(game), game.hero("snake").spent) == (4, 0)
    assert [note.name for note in Mantis().notes(game.state)] == ["other-hand"]
    with pytest.raises(IllegalOption):
        game.choose("learn other-hand")


@rule("CDX-1")
def test_nobody_is_shown_that_it_could_be_said() -> None:
    game = at_step(COLUMN_ONLY, "token bust a1\nsnake c4\nturn snake")

    assert options(game, "learn") == []
    assert "learn" not in str((question(game), position(game)))
    assert at_step(COLUMN_ONLY, "snake c4\nturn snake").why_not("learn the-trick") is not None


@rule("CDX-1")
def test_what_was_found_out_is_saved_replayed_and_taken_back_like_any_answer() -> None:
    game = play(at_step(COLUMN_ONLY, "token bust a1\nsnake c4\nturn snake"), "sneak b4", "learn other-hand", "sneak a4")

    again = load_game(game.save())
    assert (defense(again), again.where("snake")) == (4, "a4")

    again.take_back()
    again.take_back()
    assert (defense(again), again.where("snake")) == (12, "b4")


@rule("BOS-23")
def test_three_vain_attacks_bring_the_clue_to_light_once() -> None:
    game = at_step(COLUMN_ONLY, f"token bust e1\nsnake c4 {TIRED}\nturn snake\ndice 6 6 6 6", "c3 E marks vain")

    play(game, "hand-to-hand c3")
    assert told(game, "ClueFound") == []

    found = at_step(COLUMN_ONLY, f"token bust e1\nsnake c4 {TIRED}\nturn snake\ndice 6", "c3 E marks vain,vain")
    play(found, "hand-to-hand c3")
    assert told(found, "ClueFound") == [{"figure": "mantis", "secret": "other-hand"}]


@rule("BOS-23")
@pytest.mark.parametrize(
    ("position", "clues"),
    [("token bust e1\n", 1), ("", 0)],
)
def test_so_do_his_turns_as_long_as_he_reads_minds(position: str, clues: int) -> None:
    game = scene(f"{STUDY}boss mantis c3 E marks vain,vain\nboss-deck cold-draft\n{position}snake a1\nphase enemy")

    assert len(told(play(game), "ClueFound")) == clues


@rule("BOS-23")
@pytest.mark.parametrize("damage", ["", " marks other-hand", " marks vain,vain,vain"])
def test_an_attack_that_hurts_or_a_secret_that_is_out_brings_no_clue(damage: str) -> None:
    game = at_step(COLUMN_ONLY, f"snake c4 {TIRED}\nturn snake\ndice 6", f"c3 E{damage}")

    play(game, "hand-to-hand c3")

    assert told(game, "ClueFound") == []


# what he says first


@rule("BOS-23")
def test_he_begins_with_what_he_finds_of_the_games_before() -> None:
    past = {"games": 9, "alarms": 4, "deaths": 2, "rewinds": 1}
    game = new_game("psycho-mantis", past=past)

    assert told(game, "PastRead") == [{"figure": "mantis", **past}]
    assert told(load_game(game.save()), "PastRead") == [{"figure": "mantis", **past}]
    assert boss_of(game.state).marks == ()  # and that is all that comes of it

    play(game, "end")
    assert len(told(game, "PastRead")) == 1


@rule("BOS-23")
def test_to_those_without_a_past_he_says_so() -> None:
    game = new_game("psycho-mantis")

    assert told(game, "PastRead") == [{"figure": "mantis", "games": 0, "alarms": 0, "deaths": 0, "rewinds": 0}]
    assert "No yesterday" in texts.say("boss-opening-mantis", told(game, "PastRead")[0])


@pytest.mark.parametrize("past", [{"games": -1}, {"alarms": "many"}, {"deaths": True}, [3]])
def test_a_past_that_is_none_is_refused(past: object) -> None:
    with pytest.raises(StageError, match="past"):
        new_game("psycho-mantis", past=past)  # type: ignore[arg-type]


def test_other_bosses_know_nothing_of_it() -> None:
    game = new_game("revolver-ocelot", past={"games": 9})

    assert "past" not in game.origin
    assert told(game, "PastRead") == []
