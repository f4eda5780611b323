"""One guard's activation: sight, attack, tokens (GRD-0 to GRD-3, GRD-19)."""

from noisecheck import scene
from tests.guards.watch import attacked, guards, modes, tokens
from tests.play import kinds, options, play, told
from tests.table import rule


@rule("GRD-1", "GRD-0")
def test_a_guard_that_sees_a_hero_at_the_start_alerts_attacks_and_stays() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    snake d1
    guard a1 E
    order lost-contact 3/2 left
    dice 3 2
    phase enemy
    """)
    play(game)

    assert game.attention("snake") == ("!", "d1")
    assert game.hero("snake").damage == 1
    assert guards(game) == ["a1 E"]
    assert modes(game) == []


@rule("GRD-1", "GRD-0")
def test_a_guard_looks_after_each_turn_before_it_steps() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake c1
    meryl a2
    guard b1 W
    ? meryl c1
    order lost-contact 3/2 left
    dice 1 1
    phase enemy
    """)
    play(game)

    assert attacked(game) == ["snake"]
    assert guards(game) == ["b1 E"]


@rule("GRD-1", "GRD-15")
def test_a_hero_seen_after_a_step_ends_the_movement() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+---+   +   +---+
    2 | #   # | .   . | # |
      +---+---+---+---+---+
    snake d2
    guard a1 E
    order lost-contact 5/4 left
    dice 1 1
    phase enemy
    """)
    play(game)

    assert guards(game) == ["c1 E"]
    assert attacked(game) == ["snake"]


@rule("GRD-19", "GRD-22")
def test_the_nearest_hero_in_sight_is_attacked_and_all_seen_are_alerted() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +   +   +   +   +   +
    2 | .   .   .   .   . |
      +---+---+---+---+---+
    zone left a1:b2
    zone right c1:e2
    snake e1
    meryl d1
    otacon a2
    guard a1 E
    order lost-contact 3/2 left
    dice 1 1
    phase enemy
    """)
    play(game)

    assert attacked(game) == ["meryl"]
    assert game.attention("snake") == ("!", "e1")
    assert game.attention("meryl") == ("!", "d1")


@rule("GRD-19")
def test_players_choose_between_heroes_equally_near() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +   +   +
    2 | .   .   . |
      +---+---+---+
    snake c1
    meryl b2
    guard a1 E
    order lost-contact 3/2 left
    dice 1 1
    phase enemy
    """)

    assert game.decision is not None
    assert (game.decision.kind, game.decision.rule) == ("target", "GRD-19")
    assert options(game) == ["target snake", "target meryl"]
    play(game, "target meryl")
    assert attacked(game) == ["meryl"]


@rule("GRD-19", "SET-5")
def test_a_hero_killed_by_the_attack_ends_the_stage_in_the_middle_of_the_phase() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake c1 damage 3
    guard a1 E
    guard a2 E
    order lost-contact 3/2 left
    dice 6 6
    phase enemy
    """)
    play(game)

    assert str(game.outcome) == "lost: snake killed in action"
    assert guards(game) == ["a1 E", "a2 E"]


@rule("GRD-2")
def test_a_guard_that_starts_on_a_token_reacts_and_does_not_move() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake a2
    guard b1 E
    dead b1
    ? snake d1
    orders lost-contact 3/2 left; radio-in 5/4 left
    order lost-contact 3/2 left
    phase enemy
    """)

    assert tokens(game) == []
    assert guards(game) == ["b1 E"]
    assert game.attention("snake") == ("?", "d1")


@rule("GRD-2")
def test_tokens_under_other_guards_wait_for_their_own_activation() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake a2
    guard b1 E activated
    guard d1 W activated
    dead b1
    order lost-contact 3/2 left
    phase enemy
    """)

    assert tokens(game) == ["b1 dead"]


@rule("GRD-3")
def test_attack_first_then_the_reaction_to_what_still_lies_there() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    snake c1
    guard a1 E
    dead a1
    order lost-contact 3/2 left
    dice 1 1
    phase enemy
    """)
    play(game)

    order = [kind for kind in kinds(game.events) if kind in ("Attacked", "ReactionDrawn")]
    assert order == ["Attacked", "ReactionDrawn"]
    assert tokens(game) == []


@rule("GRD-3")
def test_the_alert_pulls_the_token_from_under_the_guard_and_there_is_no_reaction() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    snake c1
    guard a1 E
    ? snake a1
    order lost-contact 3/2 left
    dice 1 1
    phase enemy
    """)
    play(game)

    assert told(game, "ReactionDrawn") == []
    assert game.attention("snake") == ("!", "c1")


@rule("GRD-0")
def test_after_its_attack_a_guard_alerts_whom_it_sees_but_attacks_no_more() -> None:
    """It attacks Snake to the east, reacts by turning west, and sees Meryl there."""
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+   +---+
    2 | .   .   . |
      +---+---+---+
    snake c1
    meryl b2
    otacon a2
    guard b1 E
    ? otacon b1
    order lost-contact 3/2 right
    reactions sweep
    dice 1 1
    phase enemy
    """)
    play(game)

    assert attacked(game) == ["snake"]
    assert guards(game) == ["b1 S"]
    assert game.attention("meryl") == ("!", "b2")


@rule("GRD-0", "GRD-20")
def test_a_guard_turned_by_its_reaction_attacks_whom_it_sees_then() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+   +---+
    2 | .   .   . |
      +---+---+---+
    snake a1
    guard b1 E
    ? snake b1
    order lost-contact 3/2 left
    reactions sweep
    dice 1 1
    phase enemy
    """)
    play(game)

    # left of E is N, a wall; its sides E and W are as near, and left of N is W
    assert guards(game) == ["b1 W"]
    assert attacked(game) == ["snake"]


@rule("GRD-0")
def test_an_activation_is_told_from_beginning_to_end_and_everything_in_it_has_its_cause() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake a2
    guard a1 E
    order lost-contact 3/1 left
    phase enemy
    """)

    events = game.events[:5]
    assert kinds(events) == ["GuardActivated", "ModeChosen", "GuardMoved", "GuardDone", "EnemyPhaseEnded"]
    assert [event.cause for event in events] == [None, 0, 0, 0, None]
    assert events[3].facts() == {"space": "b1", "facing": "E"}
