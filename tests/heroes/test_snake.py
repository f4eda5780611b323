"""HER-1 to HER-3: Snake."""

from tests.play import objection, options, play, told
from tests.table import picture, rule, scene

CORRIDOR = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +---+---+---+---+---+
2 | .   .   .   .   . |
  +---+---+---+---+---+
"""


@rule("HER-1")
def test_a_silent_takedown_from_behind_kills_for_two_actions_without_dice_or_noise() -> None:
    game = scene(CORRIDOR + "snake a1\nguard b1 E\nturn snake")

    game.choose("takedown b1")

    assert "dead b1" in picture(game)
    assert (game.hero("snake").spent, game.hero("snake").noisy) == (2, 0)
    assert told(game, "Rolled") == []
    assert game.attention("snake") is None


@rule("HER-1")
def test_a_takedown_needs_the_back_of_an_adjacent_guard() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+   +---+
    2 | .   .   . |
      +---+---+---+
    snake b1
    guard a1 S
    guard c1 W
    guard b2 N
    turn snake
    """)

    assert options(game, "takedown") == []
    assert objection(game, "takedown a1") == ("HER-1", "not-from-behind")
    far = scene(CORRIDOR + "snake a1\nguard c1 E\nturn snake")
    assert objection(far, "takedown c1") == ("ADJ-1", "not-adjacent")


@rule("HER-1")
def test_only_snake_knows_the_silent_takedown() -> None:
    game = scene(CORRIDOR + "meryl a1\nguard b1 E\nturn meryl")

    assert objection(game, "takedown b1") == ("ACT-3", "not-on-dashboard")


@rule("HER-1")
def test_snake_has_four_focus_tokens() -> None:
    game = scene(CORRIDOR + "snake a1 inactive minus-white-or-move,plus-2,minus-2,reroll\nturn snake")

    assert options(game, "refresh") == [
        "refresh minus-white-or-move",
        "refresh plus-2",
        "refresh minus-2",
        "refresh reroll",
    ]


@rule("HER-2")
def test_a_blow_from_behind_may_become_a_knock_out_once_a_round() -> None:
    game = scene(CORRIDOR + "snake a1\nguard b1 E\nturn snake\ndice 4")

    game.choose("hand-to-hand b1")
    play(game, "pass")
    assert options(game) == ["yes", "no"]
    game.choose("yes")

    assert "ko b1 2" in picture(game)
    assert game.hero("snake").used == ("sneak-attack",)


@rule("HER-2")
def test_a_sneak_attack_deals_the_type_of_damage_that_was_dealt_and_may_be_declined() -> None:
    shot = scene(CORRIDOR + "snake a1\nguard d1 E\ngear snake pistol-45\nturn snake\ndice 4")
    play(shot, "use pistol-45 d1", "yes")
    assert "dead d1" in picture(shot)

    declined = scene(CORRIDOR + "snake a1\nguard d1 E\ngear snake pistol-45\nturn snake\ndice 4")
    play(declined, "use pistol-45 d1", "no")
    assert declined.state.guards[0].damage == 1
    assert declined.hero("snake").used == ()


@rule("HER-2")
def test_a_sneak_attack_is_not_offered_from_the_side_nor_twice_nor_on_the_fallen() -> None:
    for position, choice in [
        ("snake a1\nguard b1 S", "hand-to-hand b1"),
        ("snake a1 used sneak-attack\nguard b1 E", "hand-to-hand b1"),
        ("snake a1\nguard b1 E ko 1", "hand-to-hand b1"),
    ]:
        game = scene(CORRIDOR + position + "\nturn snake\ndice 4")
        play(game, choice)
        assert game.decision is not None
        assert game.decision.kind == "action"


@rule("HER-2")
def test_a_shot_across_the_rows_is_not_from_behind() -> None:
    game = scene(
        CORRIDOR.replace("+---+---+---+---+---+\n2", "+   +   +   +   +   +\n2")
        + "snake a1\nguard d2 E\ngear snake pistol-45\nturn snake\ndice 4"
    )

    play(game, "use pistol-45 d2")

    assert game.decision is not None
    assert game.decision.kind == "action"


@rule("HER-3")
def test_alone_with_a_weapon_snake_may_change_one_die_by_one_once_a_round() -> None:
    tired = "inactive minus-white-or-move,plus-2,minus-2,reroll"
    game = scene(CORRIDOR + f"snake a1 {tired}\nguard e1 S\ngear snake pistol-45\nturn snake\ndice 2 2")

    game.choose("use pistol-45 e1")
    assert options(game) == ["i-work-alone die 1 up", "i-work-alone die 1 down", "pass"]
    game.choose("i-work-alone die 1 up")
    assert game.state.guards[0].damage == 1
    game.choose("use pistol-45 e1")

    assert game.decision is not None
    assert game.decision.kind == "action"
    assert game.hero("snake").used == ("i-work-alone",)


@rule("HER-3")
def test_with_a_friend_within_two_spaces_or_with_bare_hands_snake_does_not_work_alone() -> None:
    tired = "inactive minus-white-or-move,plus-2,minus-2,reroll"
    near = scene(CORRIDOR + f"snake a1 {tired}\ngray-fox c1\nguard e1 S\ngear snake pistol-45\nturn snake\ndice 2")
    near.choose("use pistol-45 e1")
    assert near.decision is not None
    assert near.decision.kind == "action"

    behind_a_wall = scene(
        CORRIDOR + f"snake a1 {tired}\nmeryl a2\nguard e1 S\ngear snake pistol-45\nturn snake\ndice 2"
    )
    behind_a_wall.choose("use pistol-45 e1")
    assert "i-work-alone die 1 up" in options(behind_a_wall)

    fists = scene(CORRIDOR + f"snake a1 {tired}\nguard b1 S\nturn snake\ndice 2")
    fists.choose("hand-to-hand b1")
    assert fists.decision is not None
    assert fists.decision.kind == "action"
