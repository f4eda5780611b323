"""Guard Reactions: one card, all tokens, the end of movement (GRD-2, GRD-20)."""

from noisecheck import scene
from tests.guards.watch import guards, tokens
from tests.play import play, told
from tests.table import rule


@rule("GRD-20")
def test_the_card_goes_to_the_bottom_of_its_deck() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake a2
    guard a1 E
    dead a1
    order lost-contact 3/2 left
    reactions shrug; known; radio
    phase enemy
    """)

    assert game.state.reactions == ["known", "radio", "shrug"]
    assert told(game, "ReactionDrawn") == [{"space": "a1", "card": "shrug"}]


@rule("GRD-20", "GRD-21")
def test_one_card_resolves_all_tokens_singly_from_top_to_bottom() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake a2
    meryl b2
    otacon c2
    guard b1 E
    ? meryl b1
    ? otacon b1
    ! snake b1
    dead b1
    ko b1 2
    ko b1 1
    orders lost-contact 5/4 left; radio-in 5/4 left
    order lost-contact 3/2 left
    phase enemy
    """)
    play(game, "spawn c1", "face E")  # the second one has a1 alone, and one facing there

    assert [(each["token"], each["owner"]) for each in told(game, "TokenRemoved")] == [
        ("ko", ""),
        ("ko", ""),
        ("dead", ""),
        ("!", "snake"),
        ("?", "meryl"),
        ("?", "otacon"),
    ]
    assert len(told(game, "ReactionDrawn")) == 1
    assert guards(game) == ["a1 E", "b1 E", "c1 E"]


@rule("GRD-20", "GRD-10")
def test_a_guard_turned_by_its_reaction_turns_to_its_path_again() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +   +   +   +   +
    2 | .   .   .   . |
      +---+---+---+---+
    3 | .   .   .   . |
      +---+---+---+---+
    snake a3
    meryl b3
    guard a1 E
    ! snake d1
    ? meryl b1
    order lost-contact 5/4 right
    reactions sweep
    phase enemy
    """)

    assert [(each["space"], each["facing"]) for each in told(game, "GuardTurned")] == [("b1", "S"), ("b1", "E")]
    assert guards(game) == ["b1 E"]


@rule("GRD-20")
def test_the_reaction_stops_when_the_guard_moves_away_and_leaves_the_rest() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake a2
    meryl b2
    guard b1 E
    ? snake b1
    ? meryl b1
    dead c1
    order lost-contact 5/4 left
    reactions rush
    phase enemy
    """)

    assert game.attention("snake") is None
    assert game.attention("meryl") == ("?", "b1")
    assert guards(game) == ["c1 E"]
    assert tokens(game) == ["c1 dead"]  # one Reaction card is all it draws


@rule("GRD-20", "GRD-10")
def test_a_guard_that_spawned_by_the_reaction_counts_when_a_new_path_is_sought() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | #   # | . |
      +---+---+   +
    2 | .   .   . |
      +---+---+   +
    3 | #   # | . |
      +---+---+---+
    4 | .   .   . |
      +---+---+---+
    snake a4
    guard c2 E
    ko c2 2
    order lost-contact 5/4 left
    reactions known
    phase enemy
    """)
    play(game, "spawn c1")

    assert guards(game) == ["c1 S", "c2 S"]  # north, where the arrow points, is a dead end with a guard in it now


@rule("GRD-20", "GRD-10")
def test_a_reaction_that_moves_the_guard_takes_it_off_its_path() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+   +---+
    2 | #   # | . | # |
      +---+---+---+---+
    3 | .   .   .   . |
      +---+---+---+---+
    snake a3
    meryl b3
    guard a1 E
    ! snake c2
    ? meryl b1
    order lost-contact 5/4 left
    reactions rush
    phase enemy
    """)

    assert [each["end"] for each in told(game, "GuardMoved")] == ["b1", "c1"]
    assert guards(game) == ["c1 E"]


@rule("GRD-21")
def test_rush_does_not_go_into_a_wall_or_another_figure() -> None:
    def moved(start: str, line: str) -> list[str]:
        game = scene(f"""
            a   b   c
          +---+---+---+
        1 | .   .   . |
          +---+---+---+
        2 | .   .   . |
          +---+---+---+
        snake a2
        guard {start}
        {line}
        ? snake {start[:2]}
        order lost-contact 5/4 left
        reactions rush
        phase enemy
        """)
        return guards(game)

    assert moved("b1 E", "supply a1") == ["c1 W"]  # and turned from the wall
    assert moved("b1 W", "supply a1") == ["a1 E"]
    assert moved("b1 E", "guard c1 E activated") == ["b1 E", "c1 E"]
    assert moved("a1 W", "supply a1") == ["a1 E"]
