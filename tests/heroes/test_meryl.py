"""HER-7, HER-8: Meryl without her disguise."""

import pytest

from noisecheck import Game
from noisecheck.engine.rules.changes import Change
from noisecheck.engine.rules.dice import Purpose, Roll
from tests.play import objection, options, play
from tests.table import picture, rule, scene

TIRED = "inactive plus-white,plus-2,plus-minus-1,extra-action"
CORRIDOR = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +---+---+---+---+---+
2 | .   .   .   .   . |
  +---+---+---+---+---+
"""


def meryl_at(space: str, rest: str, state: str = "") -> Game:
    """Meryl's turn in the corridor, without Focus tokens to ask about."""
    return scene(CORRIDOR + f"meryl {space} {state} {TIRED}\n{rest}\nturn meryl")


# Not a Rookie


@rule("HER-7")
def test_an_unmodified_six_may_deal_one_more_damage_once_a_round() -> None:
    game = meryl_at("a1", "guard e1 E\nguard e2 E\ngear meryl handgun-50\ndice 6 6")

    game.choose("use handgun-50 e1")
    assert options(game) == ["yes", "no"]
    game.choose("yes")
    assert "dead e1" in picture(game)
    assert game.hero("meryl").used == ("not-a-rookie",)


@rule("HER-7")
def test_the_additional_damage_is_of_the_same_type_and_may_be_declined() -> None:
    blow = play(meryl_at("a1", "guard b1 E\ndice 6"), "hand-to-hand b1", "yes")
    assert "ko b1 2" in picture(blow)

    declined = play(meryl_at("a1", "guard b1 E\ndice 6"), "hand-to-hand b1", "no")
    assert declined.state.guards[0].ko == 1
    assert declined.hero("meryl").used == ()


@rule("HER-7")
@pytest.mark.parametrize(
    ("state", "guard", "dice"),
    [("", "guard b1 E", "5"), ("used not-a-rookie", "guard b1 E", "6"), ("", "guard b1 E ko 1", "6")],
)
def test_no_offer_for_less_than_six_nor_twice_a_round_nor_on_the_fallen(state: str, guard: str, dice: str) -> None:
    game = play(meryl_at("a1", f"{guard}\ndice {dice}", state), "hand-to-hand b1")

    assert game.decision is not None
    assert game.decision.kind == "action"


@rule("HER-7")
def test_a_six_that_was_changed_is_none() -> None:
    made = scene(CORRIDOR + "meryl a1\nguard b1 E\nturn meryl\ndice 4")
    play(made, "hand-to-hand b1", "focus plus-2 die 1")
    assert made.decision is not None
    assert made.decision.kind == "action"

    useless = scene(CORRIDOR + "meryl a1\nguard b1 E\nturn meryl\ndice 6")
    play(useless, "hand-to-hand b1", "focus plus-2 die 1")
    assert useless.decision is not None
    assert useless.decision.kind == "action"

    other = scene(CORRIDOR + "meryl a1\nguard b1 E\nturn meryl\ndice 6 2 2")
    play(other, "combo b1", "focus plus-minus-1 die 2 down", "yes")
    assert "ko b1 2" in picture(other)


@rule("HER-7")
def test_a_die_rolled_again_is_unmodified_again() -> None:
    meryl = scene(CORRIDOR + "meryl a1").hero("meryl")
    roll = Roll(meryl, Purpose("combo", "ACT-7", 3), 2, 1, [], set())

    roll.made = [Change("plus-2", "add", 0), Change("reroll", "reroll", 0), Change("plus-2", "add", 1)]

    assert roll.is_as_rolled(0)
    assert not roll.is_as_rolled(1)
    assert roll.is_as_rolled(2)


# I Can Help


@rule("HER-8")
def test_within_two_spaces_of_meryl_her_focus_tokens_may_be_used_around_the_corner_too() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +---+---+
    2 | .   .   . |
      +---+---+---+
    snake a1 inactive minus-white-or-move,plus-2,minus-2,reroll
    meryl b2
    guard b1 E
    turn snake
    dice 2
    """)

    game.choose("hand-to-hand b1")
    assert options(game) == ["focus meryl plus-white", "pass"]
    game.choose("pass")
    assert options(game) == [
        "focus meryl plus-white",
        "focus meryl plus-2 die 1",
        "focus meryl plus-minus-1 die 1 up",
        "focus meryl plus-minus-1 die 1 down",
        "pass",
    ]
    game.choose("focus meryl plus-2 die 1")
    assert game.hero("meryl").inactive == ("plus-2",)
    assert "plus-2" in game.hero("snake").inactive


@rule("HER-8")
def test_meryl_does_not_help_from_farther_away_nor_through_a_wall_nor_herself_twice() -> None:
    tired = "inactive minus-white-or-move,plus-2,minus-2,reroll"
    for meryl in ("meryl d1", "meryl a2"):
        game = scene(CORRIDOR + f"snake a1 {tired}\n{meryl}\nguard b1 S\nturn snake\ndice 2")
        game.choose("hand-to-hand b1")
        assert game.decision is not None
        assert game.decision.kind == "action"

    own = scene(CORRIDOR + "meryl a1\nguard b1 E\nturn meryl\ndice 2")
    own.choose("hand-to-hand b1")
    assert options(own) == ["focus plus-white", "pass"]


@rule("HER-8")
def test_her_additional_action_may_be_taken_by_a_friend_beside_her() -> None:
    game = scene(CORRIDOR + "snake a1 spent 4\nmeryl c1\nturn snake")
    assert "focus meryl extra-action" in options(game)

    game.choose("focus meryl extra-action")

    assert options(game, "knock") == ["knock"]
    assert game.hero("meryl").inactive == ("extra-action",)
    assert game.hero("snake").inactive == ()


@rule("HER-8", "FOC-1")
def test_what_is_not_lent_says_why() -> None:
    near = scene(CORRIDOR + "snake a1\nmeryl c1 inactive extra-action\nturn snake")
    assert objection(near, "focus meryl extra-action") == ("FOC-1", "token-inactive")
    assert objection(near, "focus meryl reroll") == ("FOC-1", "no-such-token")
    assert objection(near, "focus meryl plus-2 die 1") == ("FOC-2", "only-in-a-roll")

    far = scene(CORRIDOR + "snake a1\nmeryl d1\nturn snake")
    assert objection(far, "focus meryl extra-action") == ("HER-8", "not-lent")
    assert objection(far, "focus snake plus-2") == ("HER-8", "not-lent")
