"""Psycho Mantis: his cards, one by one, in his turn and as a reaction (BOS-24)."""

from typing import Any

import pytest

from noisecheck import Game
from noisecheck.engine.bosses.mantis import Mantis
from tests.bosses.study import STUDY, other
from tests.play import play, told
from tests.table import rule, scene


def turned_up(card: str, rest: str = "snake c4") -> dict[str, Any]:
    """What a card does in his turn: he begins on c2 and looks south."""
    game = scene(STUDY + f"boss mantis c2 S\nboss-deck {card}; {other(card)}\n{rest}\nphase enemy\ndice 6 6 6 6")
    return told_of(play(game))


def hurt_into(card: str, boss: str = "c3 S") -> dict[str, Any]:
    """What a card does when Snake has attacked him on c3."""
    game = scene(STUDY + f"boss mantis {boss}\nboss-deck {card}; {other(card)}\nsnake c4\nturn snake\ndice 6 6 6 6")
    return told_of(play(game, "hand-to-hand c3"))


def told_of(game: Game) -> dict[str, Any]:
    """Where he is then, whom he attacked with how many hits, and where his marker is."""
    boss = game.state.boss
    assert boss is not None
    return {
        "at": game.state.stage.board.names[boss.space],
        "hit": [(fact["target"], fact["hits"]) for fact in told(game, "Attacked") if fact["attacker"] == "mantis"],
        "step": boss.track,
    }


@rule("BOS-24")
def test_flying_books() -> None:
    """East of c2 there is only e2 to come down in, so he goes 1 west, over the other shelf."""
    assert turned_up("flying-books", "snake a4") == {"at": "a2", "hit": [("snake", 1)], "step": 0}
    assert turned_up("flying-books", "snake a4\nmeryl a3")["hit"] == [("meryl", 1)]
    assert hurt_into("flying-books") == {"at": "c2", "hit": [], "step": 1}


@rule("BOS-24")
def test_hurled_chair() -> None:
    """With two dice more; as a reaction his marker goes two steps in all."""
    assert turned_up("hurled-chair", "snake e4") == {"at": "e2", "hit": [("snake", 3)], "step": 0}
    assert hurt_into("hurled-chair") == {"at": "c3", "hit": [], "step": 2}


@rule("BOS-24")
def test_falling_plaster() -> None:
    """He comes down on c4 and attacks everybody with 2 dice; Meryl on e4, whom he does not see, is among them."""
    assert turned_up("falling-plaster", "snake b4\nmeryl e4") == {
        "at": "c4",
        "hit": [("snake", 2), ("meryl", 2)],
        "step": 0,
    }
    assert hurt_into("falling-plaster") == {"at": "c3", "hit": [], "step": 1}


@rule("BOS-24")
@pytest.mark.parametrize("card", ["falling-plaster", "broken-mirror"])
def test_a_hero_alone_gets_all_that_the_room_throws(card: str) -> None:
    assert turned_up(card, "snake b4")["hit"] == [("snake", 3)]


@rule("BOS-24")
def test_broken_mirror() -> None:
    """North of c2 there is 1 space, so he goes 1 south."""
    assert turned_up("broken-mirror", "snake c4\nmeryl b4") == {
        "at": "c3",
        "hit": [("snake", 2), ("meryl", 2)],
        "step": 0,
    }
    assert hurt_into("broken-mirror") == {"at": "c2", "hit": [], "step": 1}


@rule("BOS-24")
def test_cold_draft() -> None:
    """3 south of c2 is too far, 2 north as well: he goes 1. As a reaction he strikes whom he sees."""
    assert turned_up("cold-draft", "snake c4") == {"at": "c1", "hit": [], "step": 0}
    assert hurt_into("cold-draft") == {"at": "c3", "hit": [("snake", 1)], "step": 1}
    assert hurt_into("cold-draft", boss="c3 E") == {"at": "c3", "hit": [], "step": 1}


@rule("BOS-24")
def test_dark_room() -> None:
    assert turned_up("dark-room", "snake a4") == {"at": "c4", "hit": [], "step": 1}
    assert hurt_into("dark-room") == {"at": "a3", "hit": [("snake", 1)], "step": 1}


@rule("BOS-24")
def test_open_book() -> None:
    """Nobody is attacked in his turn; as a reaction, with one die more."""
    assert turned_up("open-book") == {"at": "a2", "hit": [], "step": 1}
    assert hurt_into("open-book") == {"at": "e3", "hit": [("snake", 2)], "step": 1}


@rule("BOS-24")
def test_as_a_reaction_he_attacks_the_hero_whose_turn_it_is_and_no_other() -> None:
    game = scene(
        STUDY + "boss mantis c3 S\nboss-deck cold-draft; dark-room\nsnake c4\nmeryl d4\nturn snake\ndice 2 6 6"
    )

    play(game, "hand-to-hand c3")

    assert told_of(game)["hit"] == [("snake", 1)]


def test_he_has_seven_of_the_52_boss_cards() -> None:
    assert len(Mantis.cards) == 7


@rule("BOS-24", "BOS-10")
@pytest.mark.parametrize("card", ["falling-plaster", "broken-mirror"])
def test_the_whole_room_does_not_reach_otacon_at_his_terminal(card: str) -> None:
    assert [hero for hero, _ in turned_up(card, "snake b4\notacon e4\nterminal e4 level 3 needs 3+")["hit"]] == [
        "snake"
    ]
