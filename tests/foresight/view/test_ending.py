"""A loss is told by the choice that led to it, and every end has a moment worth a picture."""

from __future__ import annotations

import pytest

from noisecheck import Game, load_game, scene
from noisecheck.foresight.shapes import FatalChoice
from noisecheck.foresight.view.ending import ending
from tests.endings import RECORDS
from tests.play import play

# A guard looks along the upper corridor; one wound is left before Snake falls, and every die hits.
CORRIDORS = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +   +---+---+---+---+
2 | .   .   .   .   . |
  +---+---+---+---+---+
snake a2 damage 3 inactive minus-white-or-move,plus-2,minus-2,reroll
guard e1 W
dice 6 6 6 6 6 6 6 6
turn snake
"""


def lost(game: Game) -> FatalChoice:
    assert str(game.outcome).startswith("lost"), game
    choice = ending(game).choice
    assert choice
    return choice


def played(record: str) -> Game:
    return load_game((RECORDS / f"{record}.json").read_text("utf-8"))


def picture(game: Game) -> str:
    return type(game.events[ending(game).moment]).__name__


def test_who_ran_into_view_and_stayed_there_hears_of_the_dash_and_of_the_actions_left() -> None:
    game = play(scene(CORRIDORS), "dash a1", "step b1", "end")

    choice = lost(game)

    assert (choice.hero, choice.text, choice.space) == ("snake", "dash a1", "b1")
    assert (choice.how, choice.watcher, choice.guard) == ("seen", "guard", 1)
    assert (choice.unspent, choice.answers) == (3, 0)
    assert picture(game) == "Seen"


def test_the_last_thing_that_gave_a_hero_away_counts_not_what_was_done_before() -> None:
    game = play(scene(CORRIDORS), "sneak b2", "sneak a2", "sneak a1", "end")

    choice = lost(game)

    assert (choice.text, choice.how, choice.unspent, choice.answers) == ("sneak a1", "seen", 1, 2)


def test_who_was_found_later_hears_where_the_turn_ended() -> None:
    game = played("cargo-dock-1-killed-in-action")

    choice = lost(game)

    assert (choice.text, choice.space, choice.how, choice.guard) == ("end", "e9", "found", 3)
    assert choice.unspent == 3
    assert picture(game) == "Lost"


def test_who_knocked_was_heard() -> None:
    choice = lost(played("heliport-1-killed-in-action"))

    assert (choice.text, choice.how, choice.unspent) == ("knock", "heard", 3)


def test_when_time_runs_out_it_was_the_last_turn() -> None:
    game = scene(CORRIDORS.replace("guard e1 W", "orders game-over"))

    choice = lost(play(game, "end"))

    assert (choice.text, choice.how, choice.unspent) == ("end", "time", 4)


def test_what_a_hero_did_and_lost_by_at_once_needs_no_enemy() -> None:
    choice = lost(played("stealth-2-a-guard-was-killed"))

    assert (choice.hero, choice.text) == ("meryl", "use light-assault-rifle a7")
    assert (choice.how, choice.watcher) == ("struck", "")


def test_a_boss_is_named() -> None:
    choice = lost(played("revolver-ocelot-1-killed-in-action"))

    assert (choice.text, choice.how, choice.watcher) == ("dash e7", "hit", "ocelot")


@pytest.mark.parametrize(
    "record",
    ["cargo-dock-1-killed-in-action", "coordination-2-killed-in-action", "hind-d-2-killed-in-action"],
)
def test_going_back_to_it_leads_to_the_question_it_answered(record: str) -> None:
    game = played(record)
    choice = lost(game)

    while sum(len(step.answers) for step in game.steps()) + len(game.given) > choice.answers:
        game.rewind()

    assert game.decision
    assert (game.decision.kind, game.decision.hero) == ("action", choice.hero)
    assert game.decision.find(choice.text)


def test_a_loss_without_a_choice_is_nobodys() -> None:
    in_view = CORRIDORS.replace("snake a2", "snake a1")
    game = scene(in_view.replace("turn snake", "! snake a1\norder lost-contact 5/4 left\nphase enemy"))

    assert game.outcome
    assert ending(game).choice is None


@pytest.mark.parametrize(("record", "shown"), [("cargo-dock-1-2", "Hurt"), ("recon-1-1", "ObjectiveTaken")])
def test_the_picture_of_a_win_is_its_closest_call(record: str, shown: str) -> None:
    assert picture(played(record)) == shown
    assert ending(played(record)).choice is None
