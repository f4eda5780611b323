"""A turn that is planned while others act: as it would be if it began now."""

from noisecheck import scene
from noisecheck.foresight.next_turn import next_turn, planned_turn
from noisecheck.foresight.view.position import position

CAMERA_IN_CHAFF = """
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   . |
  +---+---+   +   +
2 | .   .   .   . |
  +---+---+---+---+
zone west a1:d2
camera d2 orange W green W
chaff west
meryl d1
turn meryl
"""


def test_chaff_holds_in_a_turn_of_this_round_and_not_in_one_of_the_next() -> None:
    now, later = (
        next_turn(scene(CAMERA_IN_CHAFF + snake), "snake") for snake in ("snake a1", "snake a1 acted spent 4")
    )

    assert position(now).chaff == ["west"]
    assert position(later).chaff == []
    assert (now.state.round, later.state.round) == (1, 2)
    assert later.decision is not None
    assert later.decision.facts["left"] == 4


def test_who_is_seen_when_the_chaff_has_settled_is_alerted_before_the_planned_turn() -> None:
    game = scene(CAMERA_IN_CHAFF + "snake a2 acted")

    assert next_turn(game, "snake").attention("snake") == ("!", "a2")
    assert game.attention("snake") is None


def test_a_plan_goes_where_chaff_would_no_longer_hide_the_hero() -> None:
    """In the next round the camera sees C2."""
    game = scene(CAMERA_IN_CHAFF + "snake c1 acted")

    turn = planned_turn(game, "snake", ["sneak c2"])

    assert turn.ways == [["c2"]]
    assert turn.game.attention("snake") == ("!", "c2")
