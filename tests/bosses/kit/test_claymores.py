"""Claymores, the special action of Raven's stage: handed out, laid, walked upon (BOS-32)."""

from noisecheck import Game
from noisecheck.engine.bosses.kit import boss_of
from tests.bosses.store import STORE, hunt, revealed, shots, turned, way, where
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene


def store(text: str) -> Game:
    return scene(f"{STORE}{text}\nturn snake")


@rule("BOS-32", "SET-18")
def test_a_claymore_is_laid_into_a_free_space_beside_the_hero_for_an_action() -> None:
    game = store("snake d1\nmeryl c1\nboss raven a5 S")

    assert options(game, "lay") == ["lay e1", "lay d2"]
    play(game, "lay d2")

    assert told(game, "MineLaid") == [{"hero": "snake", "space": "d2"}]
    assert "claymore d2 by snake" in picture(game)
    assert game.hero("snake").spent == 1


@rule("BOS-32")
def test_why_a_claymore_cannot_be_laid() -> None:
    game = play(store("snake d1\nmeryl c1\nboss raven a5 S"), "lay d2")

    assert objection(game, "lay c1") == ("BOS-32", "occupied")
    assert objection(game, "lay d2") == ("BOS-32", "mined-already")
    assert objection(game, "lay g5") == ("ADJ-1", "not-adjacent")
    assert objection(game, "lay down") == ("ADJ-1", "no-such-space")


@rule("BOS-32", "BOS-14")
def test_each_hero_has_two_and_a_resupply_gives_back_both() -> None:
    game = play(store("supply d3\nsnake d3\nboss raven a5 S"), "lay d2", "lay c3")
    assert objection(game, "lay d4") == ("BOS-32", "no-claymores")

    play(game, "resupply")

    assert boss_of(game.state).marks == ()


@rule("BOS-32", "COM-5")
def test_raven_who_walks_onto_one_takes_2_and_walks_on_without_turning() -> None:
    game = hunt("claymore c1 by snake\nsnake c5\nboss raven a1 E", threat=5)

    assert boss_of(game.state).damage == 2
    assert way(game) == ["b1", "c1", "d1", "e1", "f1"]
    assert (turned(game), revealed(game), shots(game)) == ([], [], [])


@rule("BOS-32")
def test_everybody_within_2_spaces_and_in_line_is_hurt_heroes_too() -> None:
    game = hunt("claymore d1 by meryl\nsnake d3\nmeryl g3\nboss raven b1 E", threat=5)

    assert game.hero("snake").damage == 2
    assert game.hero("meryl").damage == 0


@rule("BOS-32", "SET-6")
def test_he_may_be_defeated_in_the_middle_of_his_walk() -> None:
    game = hunt("claymore d1 by snake\nsnake c5\nboss raven a1 E damage 12", threat=5)

    assert str(game.outcome) == "won"
    assert way(game) == ["b1", "c1", "d1"]
    assert boss_of(game.state).body == 0


@rule("BOS-32", "BOS-8")
def test_on_a_mined_node_the_mine_comes_before_the_card() -> None:
    game = hunt("claymore d3 by snake\nsnake a1\nboss raven c3 E", "right-wing", threat=5)

    assert boss_of(game.state).damage == 2
    assert where(game) == ("b5", "W")


@rule("BOS-32")
def test_a_hero_that_moves_onto_one_sets_it_off() -> None:
    game = play(store("claymore d2 by snake\nsnake d1\nboss raven a5 S"), "sneak d2")

    assert game.hero("snake").damage == 2
