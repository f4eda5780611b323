"""Vulcan Raven's six cards, on a node and as a reaction (BOS-33)."""

from tests.bosses.store import STORE, hunt, revealed, shots, track, turned, where
from tests.play import play, told
from tests.table import rule, scene


def on_node(card: str) -> tuple[list[str], tuple[str, str]]:
    """How he turns on the node d3, coming from the west, and where that takes him. Snake is in a1."""
    game = hunt("snake a1\nboss raven c3 E", card, threat=5)
    assert revealed(game) == [(card, "turn")]
    return [fact["facing"] for fact in turned(game) if fact["space"] == "d3"], where(game)


def reaction(card: str, threat: int = 4) -> tuple[list[tuple[str, int]], str]:
    """Whom he attacks with how many dice when Snake beside him has hurt him badly, and where he looks then."""
    game = scene(
        f"{STORE}snake c3 inactive plus-2,minus-2,reroll\nboss raven d3 S track {track(threat)}\nboss-deck {card}\n"
        "turn snake\ndice 5 5 1 1 1 1 1"
    )
    play(game, "combo d3")
    assert revealed(game) == [(card, "reaction")]
    return shots(game), where(game)[1]


ANSWER = ("snake", 1)  # that he completed an action in Raven's sight


@rule("BOS-33")
def test_left_wing() -> None:
    """Hurt, he turns to Snake and then to the side: nobody is in his sight when the action is over."""
    assert on_node("left-wing") == (["N"], ("f1", "E"))
    assert reaction("left-wing") == ([], "N")


@rule("BOS-33")
def test_right_wing() -> None:
    assert on_node("right-wing") == (["S"], ("b5", "W"))
    assert reaction("right-wing") == ([], "S")


@rule("BOS-33")
def test_wheel_about() -> None:
    assert on_node("wheel-about") == (["S", "W"], ("a3", "N"))
    assert reaction("wheel-about") == ([], "E")


@rule("BOS-33")
def test_old_trail_follows_the_arrow_of_the_node() -> None:
    assert on_node("old-trail") == (["W"], ("a3", "N"))
    assert reaction("old-trail") == ([ANSWER], "W")


@rule("BOS-33")
def test_old_trail_makes_the_answer_harder_if_his_threat_comes_to_9_plus() -> None:
    assert reaction("old-trail", threat=8) == ([("snake", 3)], "W")


@rule("BOS-33")
def test_long_belt() -> None:
    assert on_node("long-belt") == (["N"], ("f1", "E"))
    assert reaction("long-belt") == ([("snake", 2), ANSWER], "W")


@rule("BOS-33", "BOS-8")
def test_long_belt_gives_a_die_more_to_the_end_of_his_turn_and_not_longer() -> None:
    """He turns north on d3 and sees Snake only from d1, when he has turned east."""
    game = hunt("snake f1\nboss raven c3 E", "long-belt", threat=6)

    assert where(game) == ("d1", "E")
    assert shots(game) == [("snake", 2)]
    game = play(game, "sneak e1")
    assert shots(game) == [("snake", 2), ANSWER]


@rule("BOS-33", "BOS-8")
def test_long_belt_adds_to_the_three_dice_of_9_plus() -> None:
    assert shots(hunt("snake f1\nboss raven c3 E", "long-belt", threat=9)) == [("snake", 4)]


@rule("BOS-33")
def test_hot_barrels() -> None:
    """The free blow: he turns to Snake, about, and has his back to him again."""
    assert on_node("hot-barrels") == ([], ("g4", "S"))
    assert reaction("hot-barrels") == ([], "E")


@rule("BOS-33")
def test_a_reaction_does_not_reach_a_hero_he_does_not_see() -> None:
    """Snake's missile comes round the corner of the crate."""
    game = scene(
        f"{STORE}snake a1\ngear snake nikita\nboss raven c3 E\nboss-deck long-belt\nturn snake\ndice 1 3 6 6 1"
    )

    play(game, "use nikita a2", "fly S 1", "fly E 3")

    assert revealed(game) == [("long-belt", "reaction")]
    assert shots(game) == []


@rule("BOS-33")
def test_threat_that_rises_by_a_reaction_stops_at_the_end_of_the_track_too() -> None:
    game = scene(
        f"{STORE}snake c3\nboss raven d3 S track {track(12)}\nboss-deck old-trail\nturn snake\ndice 5 5 1 1 1 1"
    )

    play(game, "combo d3")

    assert told(game, "TrackMoved") == []
