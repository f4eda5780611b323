"""What an enemy phase tells, whole: every fact with its rule, under what it follows from."""

from noisecheck import scene
from tests.play import story
from tests.table import rule


@rule("GRD-21", "GRD-4")
def test_the_story_of_two_guards_after_a_noise_and_a_friend() -> None:
    """The second guard is nearer to the ?, so the first goes for the sleeper it sees, comes upon the ? on the way, and
    does not turn back: a friend stands behind it. The second leaps over it and wakes the sleeper."""
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+---+---+---+---+
    2 | .   .   .   .   . |
      +---+---+---+---+---+
    snake e2
    guard a1 E
    guard b1 E
    ko d1 2
    ? snake c1
    turn snake
    orders waken 3/2 left; lost-contact 5/4 left
    reactions known
    """)

    game.choose("end")

    assert story(game) == [
        "TurnEnded('snake', rule='ACT-2')",
        "OrderDrawn('waken 3/2 left', rule='ORD-1')",
        "  StarLost('d1', rule='ORD-2')",
        "GuardActivated('a1', 'E', rule='ORD-9')",
        "  ModeChosen('a1', 'investigate', 'ko', '', 'd1', 3, 'guard', 'a1', rule='GRD-4')",
        "    PathChosen('a1', ('b1', 'c1', 'd1'), rule='GRD-6')",
        "  GuardLeapt('a1', ('b1',), 'c1', 'E', rule='GRD-8')",
        "  ReactionDrawn('c1', 'known', rule='GRD-20')",
        "    TokenRemoved('c1', '?', 'snake', rule='GRD-21')",
        "  GuardDone('c1', 'E', rule='GRD-0')",
        "GuardActivated('b1', 'E', rule='ORD-9')",
        "  ModeChosen('b1', 'investigate', 'ko', '', 'd1', 2, 'guard', 'b1', rule='GRD-4')",
        "    PathChosen('b1', ('c1', 'd1'), rule='GRD-6')",
        "  GuardLeapt('b1', ('c1',), 'd1', 'E', rule='GRD-8')",
        "  ReactionDrawn('d1', 'known', rule='GRD-20')",
        "    TokenRemoved('d1', 'ko', '', rule='GRD-21')",
        "      GuardSpawned('e1', 'W', rule='GRD-21')",
        "  GuardDone('d1', 'E', rule='GRD-0')",
        "EnemyPhaseEnded(rule='ORD-10')",
        "RoundBegan(2, rule='ACT-1')",
        "TurnBegan('snake', rule='ACT-2')",
    ]


@rule("GRD-21")
def test_the_story_of_a_guard_that_finds_nothing_and_turns_back() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake a2
    guard a1 E
    ? snake b1
    order lost-contact 3/2 left
    reactions known
    phase enemy
    """)

    assert story(game)[:8] == [
        "GuardActivated('a1', 'E', rule='ORD-9')",
        "  ModeChosen('a1', 'investigate', '?', 'snake', 'b1', 1, '', '', rule='GRD-4')",
        "    PathChosen('a1', ('b1',), rule='GRD-6')",
        "  GuardMoved('a1', 'b1', 'E', rule='GRD-7')",
        "  ReactionDrawn('b1', 'known', rule='GRD-20')",
        "    TokenRemoved('b1', '?', 'snake', rule='GRD-21')",
        "      GuardTurned('b1', 'W', rule='GRD-21')",
        "  GuardDone('b1', 'W', rule='GRD-0')",
    ]
