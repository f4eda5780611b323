"""Vulcan Raven hunts: his threat, his walk, his nodes, what ends his turn (BOS-8, BOS-31)."""

import pytest

from noisecheck import new_game, picture, stage_ids
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.raven import THREATS, Raven
from noisecheck.engine.outcome import WON
from noisecheck.texts import name
from tests.bosses.store import LANE, STORE, hunt, revealed, shots, track, turned, way, where
from tests.play import play, told
from tests.table import rule, scene

# his threat


@rule("BOS-8")
def test_no_card_is_drawn_at_the_start_of_his_turn() -> None:
    game = hunt("snake a2\nboss raven b1 E", board=LANE)

    assert revealed(game) == []
    assert len(way(game)) == 5


@rule("BOS-8")
def test_his_threat_rises_by_one_before_he_walks() -> None:
    game = hunt("snake a2\nboss raven b1 E", threat=6, board=LANE)

    assert told(game, "TrackMoved") == [{"figure": "raven", "ability": "hunt-6"}]
    assert [type(event).__name__ for event in game.events][:2] == ["TrackMoved", "BossMoved"]


@rule("BOS-8")
@pytest.mark.parametrize("threat", [5, 8, 12])
def test_he_moves_as_many_spaces_as_his_threat_the_way_he_faces(threat: int) -> None:
    game = hunt("snake a2\nboss raven b1 E", threat=threat, board=LANE)

    assert way(game) == [f"{column}1" for column in "cdefghijklmn"[:threat]]


@rule("BOS-8")
def test_on_the_last_space_of_the_track_his_threat_stays_and_he_walks_as_far_again() -> None:
    game = play(scene(f"{LANE}snake a2\nboss raven b1 E track {track(12)}\nphase enemy"))

    assert told(game, "TrackMoved") == []
    assert len(way(game)) == 12


@rule("BOS-31", "MOV-1")
def test_guards_bar_his_way_as_walls_do() -> None:
    game = hunt("snake a2\nguard e1 W\nboss raven b1 E", board=LANE)

    assert way(game) == ["c1", "d1", "c1", "b1", "a1"]


@rule("BOS-31")
def test_shut_in_by_guards_he_stays_where_he_is() -> None:
    game = hunt("snake a2\nguard d1 W\nguard b1 E\nboss raven c1 E", board=LANE)

    assert way(game) == []
    assert where(game) == ("c1", "E")


@rule("BOS-31")
def test_on_the_last_space_a_walk_on_which_he_saw_nobody_ends_with_an_attack_on_the_nearest_hero() -> None:
    """He goes round by g1 and g5 to e5. Crates are between him and both of them; Meryl is 4 spaces away, Snake 5."""
    hidden = "snake b3\nmeryl e3\nboss raven a1 E"

    assert shots(hunt(hidden, threat=12)) == [("meryl", 3)]
    assert shots(hunt(hidden, threat=11)) == []


@rule("BOS-31", "BOS-8")
def test_on_the_last_space_too_one_attack_on_whom_he_sees_is_all() -> None:
    assert shots(hunt("snake d1\nmeryl a4\nboss raven d5 N", threat=12)) == [("snake", 3)]


@rule("BOS-31", "COM-6")
def test_beaten_by_a_claymore_he_fires_at_nobody() -> None:
    game = hunt("snake b3\nclaymore c1 by snake\nboss raven a1 E damage 13", threat=12)

    assert (game.outcome, shots(game)) == (WON, [])


@rule("BOS-8")
def test_the_track_ends_9_plus_10_11_12() -> None:
    assert [name(step) for step in Raven.steps][-4:] == ["Threat 9+", "Threat 10", "Threat 11", "Threat 12"]
    assert THREATS[-4:] == (9, 10, 11, 12)


# his walk


@rule("BOS-8")
def test_before_a_wall_he_turns_to_the_nearest_open_way_and_goes_on() -> None:
    """In the corner g1 only the way south is open to a side."""
    game = hunt("snake c5\nboss raven f1 E", threat=5)

    assert way(game) == ["g1", "g2", "g3", "g4", "g5"]
    assert turned(game) == [{"figure": "raven", "space": "g1", "facing": "S"}]


@rule("BOS-8", "BOS-31")
def test_with_both_sides_open_he_turns_right() -> None:
    """Walking north he comes to the wall in d1."""
    assert where(hunt("snake a3\nboss raven d2 N", threat=5)) == ("g2", "S")


@rule("BOS-31")
def test_with_only_the_left_side_open_he_turns_left() -> None:
    assert where(hunt("snake c5\nboss raven b1 W", threat=5)) == ("a5", "S")


@rule("BOS-31")
def test_in_a_dead_end_he_turns_back() -> None:
    game = hunt("snake a2\nboss raven o1 E", threat=5, board=LANE)

    assert way(game) == ["p1", "o1", "n1", "m1", "l1"]
    assert turned(game) == [{"figure": "raven", "space": "p1", "facing": "W"}]


@rule("BOS-31")
def test_walled_in_he_stays_where_he_is() -> None:
    cell = "\n    a   b\n  +---+---+\n1 | . | . |\n  +---+---+\nstage boss raven\n"

    assert way(hunt("snake a1\nboss raven b1 W", board=cell)) == []


# nodes


@rule("BOS-8", "SET-17")
def test_on_a_node_he_reveals_the_top_card_turns_by_its_arrow_and_walks_on() -> None:
    game = hunt("snake a1\nboss raven b3 E", "right-wing", threat=5)

    assert way(game) == ["c3", "d3", "d4", "d5", "c5"]
    assert revealed(game) == [("right-wing", "turn")]
    assert "boss-deck | left-wing | right-wing" in picture(game)


@rule("BOS-8")
def test_each_arrow_turns_him_90_degrees() -> None:
    game = hunt("snake a1\nboss raven f3 W", "wheel-about", threat=5)

    assert [fact["facing"] for fact in turned(game)][:2] == ["N", "E"]
    assert way(game)[:3] == ["e3", "d3", "e3"]


@rule("BOS-8")
def test_he_reveals_a_card_on_every_node_he_comes_to_but_not_on_the_one_he_starts_from() -> None:
    game = hunt("node b1 W\nnode d1 W\nnode f1 W\nsnake a2\nboss raven b1 E", threat=5, board=LANE)

    assert way(game) == ["c1", "d1", "e1", "f1", "g1"]
    assert revealed(game) == [("hot-barrels", "turn"), ("left-wing", "turn")]


# what ends his turn


@rule("BOS-8")
def test_a_hero_he_sees_at_the_start_is_attacked_and_he_does_not_walk() -> None:
    game = hunt("snake d1\nboss raven d5 N")

    assert shots(game) == [("snake", 1)]
    assert way(game) == []
    assert told(game, "TrackMoved") != []
    assert game.state.round == 2


@rule("BOS-8")
def test_a_step_that_brings_a_hero_into_his_sight_ends_his_turn() -> None:
    """Without the crates of the second row: from a3 on nothing is between them."""
    board = STORE.replace("2 | .   #   #   .   #   #   . |", "2 | .   .   .   .   .   .   . |")
    game = hunt("snake c1\nboss raven a5 N", threat=8, board=board)

    assert way(game) == ["a4", "a3"]
    assert turned(game) == []
    assert shots(game) == [("snake", 1)]


@rule("BOS-8")
def test_a_turn_before_a_wall_may_bring_a_hero_into_his_sight() -> None:
    game = hunt("snake f1\nboss raven a3 N", threat=8)

    assert turned(game) == [{"figure": "raven", "space": "a1", "facing": "E"}]
    assert where(game) == ("a1", "E")
    assert shots(game) == [("snake", 1)]


@rule("BOS-8")
def test_he_looks_after_each_arrow_of_a_card() -> None:
    """Wheel About would turn him back east; on the way he looks north, where Snake is."""
    game = hunt("snake d1\nboss raven f3 W", "wheel-about")

    assert where(game) == ("d3", "N")
    assert shots(game) == [("snake", 1)]


@rule("BOS-8")
def test_he_attacks_all_heroes_he_sees_at_once_and_nobody_else() -> None:
    game = hunt("snake d1\nmeryl d2\ngray-fox a5\nboss raven d5 N")

    assert shots(game) == [("snake", 1), ("meryl", 1)]


@rule("BOS-8")
def test_the_last_step_may_be_the_one_that_finds_somebody() -> None:
    game = hunt("snake g5\nboss raven d1 E", threat=5)

    assert way(game) == ["e1", "f1", "g1"]
    assert shots(game) == [("snake", 1)]


@rule("BOS-8", "COM-4")
@pytest.mark.parametrize(("threat", "dice"), [(5, 1), (8, 1), (9, 3), (12, 3)])
def test_from_threat_9_plus_he_attacks_with_three_dice(threat: int, dice: int) -> None:
    assert shots(hunt("snake d1\nboss raven d5 N", threat=threat)) == [("snake", dice)]


def test_his_sight_is_what_is_drawn_as_under_fire() -> None:
    game = scene(STORE + "snake a1\nboss raven d5 N\nturn snake")
    names = game.state.stage.board.names
    under_fire = [names[space] for space in range(len(names)) if Raven().fire(game.state) >> space & 1]

    assert under_fire == ["d1", "d2", "d3", "d4"]


# his stage


@rule("BOS-2")
@pytest.mark.parametrize(("heroes", "health"), [(1, 14), (2, 28), (3, 38), (4, 44)])
def test_his_health_depends_on_the_number_of_heroes(heroes: int, health: int) -> None:
    party = "\n".join(["snake a1", "meryl b1", "gray-fox c1", "otacon e1"][:heroes])

    assert boss_of(scene(f"{STORE}{party}\nboss raven d5 N\nturn snake").state).health == health


@rule("BOS-31")
@pytest.mark.parametrize(("heroes", "threat"), [(1, 4), (2, 2), (3, 1), (4, 4)])
def test_the_number_of_heroes_says_with_how_much_threat_he_begins(heroes: int, threat: int) -> None:
    party = ["snake", "meryl", "gray-fox", "otacon"][:heroes]

    assert boss_of(new_game("vulcan-raven", party).state).track == track(threat)


def test_he_has_six_of_the_52_boss_cards_and_a_stage() -> None:
    assert len(Raven.cards) == 6
    assert "vulcan-raven" in stage_ids()
