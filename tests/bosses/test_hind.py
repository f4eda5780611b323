"""The Hind D at the edge of its roof: how it shifts, where it fires, how its threat grows (BOS-5, BOS-25, BOS-27)."""

import pytest

from noisecheck import new_game
from noisecheck.engine.board import bits
from noisecheck.engine.bosses.hind import TARGET_AREA, Hind, line_of_fire
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.engine.bosses.kit.edge import posts
from noisecheck.terminal.map import draw_map
from tests.bosses.roof import ALL_HIT, NORTH, after, noses, roof, shot_at
from tests.play import objection, options, play, told
from tests.table import picture, rule

FAR = "snake c7"  # where no line reaches in these scenes


def under_fire(hind: str) -> list[str]:
    game = roof(f"boss hind {hind}\n{FAR}")
    return [game.state.stage.board.names[space] for space in bits(Hind().fire(game.state))]


# along the edge


@rule("BOS-5", "BOS-25")
def test_it_shifts_along_the_edge_with_its_nose_to_the_roof() -> None:
    game = after("side-slip", FAR)

    assert noses(game) == ["e2 S", "d2 S", "c2 S"]
    assert "boss hind a1:e2 S" in picture(game)


@rule("BOS-5", "BOS-25")
@pytest.mark.parametrize(
    ("card", "hind", "way"),
    [
        ("nose-down", "g1:k2 S", ["j3 W", "j4 W", "j5 W"]),  # around the north-east corner
        ("nose-down", "j5:k9 W", ["i8 N", "h8 N", "g8 N"]),  # the south-east
        ("nose-down", "a8:e9 N", ["b7 E", "b6 E", "b5 E"]),  # the south-west
        ("nose-down", "a1:b5 E", ["c2 S", "d2 S", "e2 S"]),  # the north-west
        ("side-slip", "a1:e2 S", ["b3 E", "b4 E", "b5 E"]),  # and that one the other way round
    ],
)
def test_a_corner_turns_it_90_degrees(card: str, hind: str, way: list[str]) -> None:
    assert noses(after(card, "snake e5", hind)) == way


@rule("BOS-25")
def test_nobody_goes_into_the_air() -> None:
    game = roof("boss hind a1:e2 S\nsnake f3\nturn snake")

    assert options(game, "sneak") == ["sneak e3", "sneak g3", "sneak f4"]
    assert objection(game, "sneak f2") == ("ADJ-2", "wall-between")


# the line of fire


@rule("BOS-5")
def test_it_fires_along_its_column_or_row() -> None:
    assert under_fire(NORTH) == ["f3", "f4", "f5", "f6", "f7"]
    assert under_fire("j2:k6 W") == ["c4", "d4", "e4", "f4", "g4", "h4", "i4"]


@rule("BOS-5", "BOS-25")
def test_over_the_parapet_and_up_to_a_wall() -> None:
    """Under e4 is a wall, so is one beside f6; i6 is an obstacle."""
    assert under_fire("c1:g2 S") == ["e3", "e4"]
    assert under_fire("c8:g9 N") == ["e5", "e6", "e7"]
    assert under_fire("a4:b8 E") == ["c6", "d6", "e6", "f6"]
    assert under_fire("j4:k8 W") == []


@rule("BOS-5")
def test_the_terminal_shows_the_line_of_fire() -> None:
    lines = draw_map(roof(f"boss hind {NORTH}\n{FAR}"), tints=False).plain.splitlines()

    assert [line.count("░░░") for line in lines[2::2]] == [0, 0, 1, 1, 1, 1, 1, 0, 0]


@rule("BOS-5")
def test_a_hero_that_enters_the_line_is_attacked() -> None:
    game = play(roof(f"boss hind {NORTH}\nsnake e5\nturn snake\n{ALL_HIT}"), "sneak f5")

    assert shot_at(game) == [("snake", 2)]
    assert [event.rule for event in game.events if type(event).__name__ == "Rolled"] == ["BOS-5"]


@rule("BOS-5")
def test_a_hero_that_crosses_the_line_is_attacked_on_the_way() -> None:
    """In a Dash from e5 to g5 the attack comes on f5, before the second step."""
    game = play(roof(f"boss hind {NORTH}\nsnake e5\nturn snake\n{ALL_HIT}"), "dash f5")

    assert shot_at(game) == [("snake", 2)]
    play(game, "step g5")
    assert shot_at(game) == [("snake", 2)]


@rule("BOS-5", "MOV-2")
def test_over_somebody_who_stands_in_it_a_hero_crosses_it_too() -> None:
    game = play(roof(f"boss hind {NORTH}\nsnake e5\nmeryl f5\nturn snake\n{ALL_HIT}"), "sneak g5")

    assert shot_at(game) == [("snake", 2)]


@rule("BOS-5", "FOC-3")
def test_a_focus_move_into_the_line_is_no_better() -> None:
    game = play(roof(f"boss hind {NORTH}\nsnake e5\nturn snake\n{ALL_HIT}"), "focus minus-white-or-move f5")

    assert shot_at(game) == [("snake", 2)]
    assert "shot-at" not in picture(game)


@rule("BOS-5")
def test_a_hero_that_ends_an_action_in_the_line_is_attacked_each_time() -> None:
    game = roof(f"boss hind {NORTH}\nsnake f5 inactive plus-2,minus-2\nturn snake\ndice 6 1 6 1")

    play(game, "refresh plus-2")
    assert shot_at(game) == [("snake", 1)]
    play(game, "refresh minus-2")
    assert shot_at(game) == [("snake", 1), ("snake", 1)]


@rule("BOS-5")
def test_whom_it_shot_at_in_its_own_turn_it_shoots_at_again_for_the_first_action_in_the_line() -> None:
    """Its searchlight has found Snake on g5, and column g is still before its nose when he moves."""
    game = after("searchlight", "snake g5")

    assert shot_at(game) == [("snake", 2)]
    play(game, "sneak g4")
    assert shot_at(game) == [("snake", 2), ("snake", 2)]


@rule("BOS-5", "FOC-1")
def test_a_focus_token_that_moves_nobody_is_no_action() -> None:
    game = play(roof(f"boss hind {NORTH}\nmeryl f5\nturn meryl\n{ALL_HIT}"), "focus extra-action")

    assert shot_at(game) == []


@rule("BOS-5")
def test_once_an_action_however_many_of_its_spaces_it_is_in() -> None:
    """Snake dashes from e5 into the line and along it, and ends there."""
    game = play(roof(f"boss hind {NORTH}\nsnake e5\nturn snake\ndice 6 1 6 1"), "dash f5", "step f4")

    assert shot_at(game) == [("snake", 1)]
    play(game, "sneak f3")
    assert shot_at(game) == [("snake", 1), ("snake", 1)]


@rule("BOS-25")
def test_leaving_the_line_is_free() -> None:
    assert shot_at(play(roof(f"boss hind {NORTH}\nsnake f5\nturn snake\n{ALL_HIT}"), "sneak e5")) == []


@rule("BOS-5")
def test_after_each_shifted_space_it_attacks_every_hero_in_line() -> None:
    """On its way to c2 nobody is in column e, then Snake and Gray Fox in column d, then Meryl in column c."""
    game = after("side-slip", "snake d4\nmeryl c5\ngray-fox d7")

    assert shot_at(game) == [("snake", 2), ("gray-fox", 2), ("meryl", 2)]


@rule("BOS-5")
def test_where_it_begins_it_does_not_fire_again() -> None:
    assert shot_at(after("side-slip", "snake f4")) == []


@rule("BOS-5", "BOS-25")
def test_a_wall_covers_from_one_side_only() -> None:
    assert shot_at(after("side-slip", "snake e5")) == []
    assert shot_at(after("side-slip", "snake e4")) == [("snake", 2)]


@rule("BOS-25")
def test_nobody_in_a_closed_booth_is_ever_in_line() -> None:
    """In the stage, all around the roof: the booth is g6."""
    state = new_game("hind-d", heroes=["snake", "meryl", "otacon", "gray-fox"], seed=1).state
    booth = state.hero("otacon").space

    assert not any(
        line_of_fire(state, place) >> booth & 1 for place in range(len(posts(state.stage.board, TARGET_AREA)))
    )


# threat


@rule("BOS-5", "BOS-27")
@pytest.mark.parametrize(("track", "spaces"), [(0, 3), (1, 4), (2, 5), (3, 6), (4, 6)])
def test_it_shifts_as_many_spaces_as_its_threat(track: int, spaces: int) -> None:
    assert len(noses(after("nose-down", FAR, f"{NORTH} track {track}"))) == spaces


@rule("BOS-5", "BOS-27")
def test_a_card_may_raise_its_threat_which_ends_at_6_plus() -> None:
    steps = [told(after("wide-bank", FAR, f"{NORTH} track {track}"), "TrackMoved") for track in range(5)]

    assert [[fact["ability"] for fact in each] for each in steps] == [
        ["threat-4"],
        ["threat-5"],
        ["threat-6"],
        ["threat-6-plus"],
        [],
    ]


@rule("BOS-5", "COM-4")
def test_from_6_plus_it_attacks_with_3_dice() -> None:
    assert shot_at(after("side-slip", "snake d7", f"{NORTH} track 3")) == [("snake", 2)]
    assert shot_at(after("tail-swing", "snake d7", f"{NORTH} track 3")) == [("snake", 3)]


@rule("BOS-2")
@pytest.mark.parametrize(
    ("heroes", "health"),
    [(["snake"], 12), (["snake", "meryl"], 24), (["snake", "meryl", "gray-fox"], 30)],
)
def test_its_health_depends_on_the_number_of_heroes(heroes: list[str], health: int) -> None:
    spaces = dict(zip(heroes, ("c7", "d7", "e7"), strict=False))
    text = "\n".join(f"{hero} {space}" for hero, space in spaces.items())

    assert boss_of(roof(f"boss hind {NORTH}\n{text}").state).health == health


@rule("BOS-5", "SET-17")
def test_off_its_place_it_neither_shifts_nor_fires() -> None:
    """A scene may put it anywhere on a map; on one without a roof there is no edge."""
    game = after("nose-down", "snake g4", "f4 S")

    assert (noses(game), shot_at(game)) == ([], [])
