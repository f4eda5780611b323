"""The launcher against REX (BOS-36)."""

import pytest

from tests.bosses.hangar import damage_of, hangar
from tests.play import objection, options, play, told
from tests.table import rule


@rule("BOS-36")
@pytest.mark.parametrize(("words", "dice"), [("launch one", 2), ("launch two", 3), ("launch three", 4)])
def test_two_white_dice_and_one_more_for_each_missile_beyond_the_first(words: str, dice: int) -> None:
    game = play(hangar("boss rex f1:h3 N\nsnake g8\nturn snake\ndice 6 6 6 6"), words)

    assert damage_of(game) == dice
    assert told(game, "SalvoFired") == [{"hero": "snake", "space": "g8", "missiles": dice - 1}]
    assert told(game, "Rolled")[0]["dice"] == ("w6",) * dice
    assert game.hero("snake").spent == 1


@rule("BOS-36", "SET-18")
def test_each_hero_has_three_missiles() -> None:
    game = hangar("boss rex f1:h3 N\nsnake g8\nmeryl g9\nturn snake\ndice 2 2 2 2 2 2 2")

    assert options(game, "launch") == ["launch one", "launch two", "launch three"]
    play(game, "launch two")
    assert options(game, "launch") == ["launch one"]
    assert objection(game, "launch two") == ("BOS-36", "too-few-missiles")
    play(game, "launch one")
    assert options(game, "launch") == []
    play(game, "end")
    assert options(game, "launch") == ["launch one", "launch two", "launch three"]
    assert objection(game, "launch four") == ("BOS-36", "not-a-thing")


@rule("BOS-36", "BOS-14")
def test_resupply_gives_the_missiles_back() -> None:
    marks = "marks spent-snake,spent-snake,spent-snake"
    game = hangar(f"boss rex f1:h3 N {marks}\nsupply g8\nsnake g8\nturn snake")

    assert options(game, "launch") == []
    play(game, "resupply")
    assert options(game, "launch") == ["launch one", "launch two", "launch three"]


@rule("BOS-36", "LOS-1")
def test_rex_has_to_be_in_line_of_sight_with_any_of_its_spaces() -> None:
    """Beside the wall Snake sees its western column only; behind the wall nothing of it."""
    assert options(hangar("boss rex f1:h3 N\nsnake d7\nturn snake"), "launch") != []
    hidden = hangar("boss rex f1:h3 N\nsnake c7\nturn snake")
    assert options(hidden, "launch") == []
    assert objection(hidden, "launch one") == ("LOS-1", "boss-out-of-sight")


@rule("BOS-36", "ACT-15")
def test_the_launcher_is_loud() -> None:
    game = play(hangar("boss rex f1:h3 W\nsnake g8\nturn snake\ndice 6 6"), "launch one")

    assert told(game, "AttentionPlaced") == [{"hero": "snake", "side": "!", "space": "g8"}]


@rule("BOS-36", "HER-9")
def test_otacon_cannot_fire_it() -> None:
    game = hangar("boss rex f1:h3 N\notacon g8\nturn otacon")

    assert options(game, "launch") == []
    assert objection(game, "launch") == ("HER-9", "no-soldier")


@rule("BOS-36", "SET-14")
def test_the_bandana_spares_its_missiles() -> None:
    game = hangar("boss rex f1:h3 N\nsnake g8\ngear snake bandana\nturn snake\ndice 2 2 2 2 2 2 2 2")

    play(game, "launch three", "launch three")

    assert options(game, "launch") == ["launch one", "launch two", "launch three"]


@rule("BOS-36", "SET-14")
def test_with_the_bandana_an_empty_launcher_fires() -> None:
    spent = "marks spent-snake,spent-snake,spent-snake"
    game = hangar(f"boss rex f1:h3 N {spent}\nsnake g8\ngear snake bandana\nturn snake\ndice 2 2 2 2")

    play(game, "launch three")

    assert len(told(game, "Rolled")[0]["dice"]) == 4


@rule("BOS-36", "HER-3")
def test_it_is_a_weapon_for_those_who_work_alone() -> None:
    game = hangar("boss rex f1:h3 N\nsnake g8\nturn snake\ndice 5 2")

    play(game, "launch one", "i-work-alone die 1 up")

    assert damage_of(game) == 1


@rule("HER-2", "BOS-9")
@pytest.mark.parametrize("column", "fgh")
def test_its_back_is_as_broad_as_it_is(column: str) -> None:
    """It looks north; Snake is behind one of its three columns."""
    game = hangar(f"boss rex f1:h3 N\nsnake {column}8\nturn snake\ndice 6 2")

    play(game, "launch one", "yes")

    assert damage_of(game) == 2
