"""Psycho Mantis: how he floats, turns, and comes down on what lies there (BOS-4, BOS-22)."""

import pytest

from tests.bosses.study import COLUMN_ONLY, STUDY, at_step, marker, other
from tests.play import play, told
from tests.table import picture, rule, scene


def floated(card: str, rest: str, room: str = STUDY) -> tuple[str, str]:
    """Where he is and where he looks after this card in his turn."""
    game = scene(room + f"boss-deck {card}; {other(card)}\n{rest}\nphase enemy\ndice 1 1 1 1")
    boss = play(game).state.boss
    assert boss is not None
    return game.state.stage.board.names[boss.space], "NESW"[boss.facing]


@rule("BOS-4", "BOS-22")
def test_he_floats_over_furniture_which_does_not_count() -> None:
    """Flying Books: 2 spaces east, from a2 over the shelves of b2 and d2."""
    assert floated("flying-books", "boss mantis a2 S\nsnake e4") == ("e2", "S")


@rule("BOS-4")
def test_he_leapfrogs_heroes() -> None:
    assert floated("flying-books", "boss mantis a4 N\nsnake b4\nmeryl a1")[0] == "d4"


@rule("BOS-4")
def test_barred_he_goes_one_less_the_opposite_way() -> None:
    """3 spaces south of c3 there is no room; 2 north there is."""
    assert floated("cold-draft", "boss mantis c3 N\nsnake a4")[0] == "c1"


@rule("BOS-22")
def test_barred_both_ways_he_goes_as_far_as_he_can() -> None:
    room = STUDY.replace("1 | .   .   .   .   . |\n  +   +   +   +", "1 | .   .   .   .   . |\n  +   +   +---+")

    assert floated("cold-draft", "boss mantis c3 N\nsnake a4", room)[0] == "c2"


@rule("BOS-22")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("3 | .   .   .   .", "3 | .   . | .   ."),
        ("3 | .   .   .   .", "3 | .   . : .   ."),
    ],
)
def test_walls_and_locked_doors_stop_him(old: str, new: str) -> None:
    """2 spaces east of a3 are behind it; so he goes 1 west, where he is already at the edge."""
    assert floated("flying-books", "boss mantis a3 S\nsnake a4", STUDY.replace(old, new))[0] == "a3"


@rule("BOS-22")
def test_a_wall_behind_furniture_stops_him_too_and_a_hole_is_no_furniture() -> None:
    walled = STUDY.replace("2 | .   #   .", "2 | .   # | .")
    holed = STUDY.replace("2 | .   #   .", "2 | .       .")

    assert floated("flying-books", "boss mantis a2 S\nsnake a4", walled)[0] == "a2"
    assert floated("flying-books", "boss mantis a2 S\nsnake a4", holed)[0] == "a2"


@rule("BOS-4", "BOS-22")
def test_he_keeps_his_facing_while_a_hero_is_in_sight() -> None:
    """He goes east and looks south all the time."""
    assert floated("flying-books", "boss mantis a1 S\nsnake c4") == ("c1", "S")


@rule("BOS-4")
def test_with_no_hero_in_sight_after_his_move_he_turns_clockwise_until_he_sees_one() -> None:
    """From c1 Snake in the west is not north, not east, not south."""
    game = scene(STUDY + "boss mantis a1 N\nboss-deck flying-books; cold-draft\nsnake b1\nphase enemy\ndice 1")

    play(game)

    assert told(game, "BossMoved")[0]["end"] == "d1"
    assert told(game, "BossTurned") == [{"figure": "mantis", "space": "d1", "facing": "W"}]


@rule("BOS-4")
def test_where_nobody_can_be_seen_at_all_he_does_not_turn() -> None:
    """From e1 the shelf of b2 is before Snake."""
    game = scene(STUDY + "boss mantis c1 N\nboss-deck flying-books; cold-draft\nsnake a2\nphase enemy\ndice 1")

    play(game)

    assert told(game, "BossTurned") == []
    assert told(game, "Attacked") == []


@rule("BOS-4", "COM-5")
def test_a_blast_is_no_attack_on_him() -> None:
    """It hurts him; his marker stays where it is, and his card unseen."""
    game = at_step(COLUMN_ONLY, "snake a1\ngear snake grenade\nturn snake", "e1 S")

    play(game, "use grenade e1")

    assert game.state.boss is not None
    assert game.state.boss.damage == 2
    assert marker(game) == COLUMN_ONLY
    assert told(game, "BossCardRevealed") == []


@rule("BOS-22")
def test_a_mine_goes_off_where_he_comes_down() -> None:
    """Over the one on b4 he floats; on c4 he comes down."""
    text = "boss mantis a4 S\nboss-deck flying-books; cold-draft\nsnake e1\nphase enemy\ndice 1 1\n"
    over = play(scene(STUDY + text + "claymore b4 by snake"))
    onto = play(scene(STUDY + text + "claymore c4 by snake"))

    assert told(over, "Exploded") == []
    assert onto.state.boss is not None
    assert onto.state.boss.damage == 2
    assert [fact["side"] for fact in told(onto, "BossCardRevealed")] == ["turn"]
    assert marker(onto) == COLUMN_ONLY


@rule("BOS-22")
def test_a_mine_may_be_the_end_of_him() -> None:
    text = "boss mantis a4 S damage 14\nboss-deck flying-books; cold-draft\nsnake e1\nphase enemy\n"

    game = play(scene(STUDY + text + "claymore c4 by snake"))

    assert str(game.outcome) == "won"
    assert told(game, "Attacked") == []


def test_beside_furniture_he_is_written_down_where_he_stands() -> None:
    """b1, with a shelf below it, is one space and not two."""
    game = at_step(COLUMN_ONLY, "snake e4\nturn snake", "b1 S")

    assert "boss mantis b1 S health 15" in picture(game)
    assert scene(picture(game)).state == game.state
