"""Where a new guard stands and which way it looks (ORD-6, ORD-7, GRD-12)."""

from noisecheck import scene
from tests.guards.watch import guards
from tests.play import options, play, told
from tests.table import rule


@rule("ORD-6")
def test_a_taken_space_offers_its_free_neighbours_in_the_same_zone() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +   +   +---+   +
    2 | .   .   .   . |
      +   +   +   +   +
    3 | .   .   .   . |
      +---+---+---+---+
    zone left a1:c3
    zone right d1:d3
    snake c2
    guard b2 S activated
    ko c2 1
    orders waken 1/0 left; lost-contact 5/4 left
    phase enemy
    """)

    assert options(game) == ["face N", "face W"]  # c3 alone is left, so where to spawn is not asked
    play(game, "face W")
    assert guards(game) == ["b2 S", "c3 W"]


@rule("ORD-6")
def test_players_choose_among_several_free_neighbours() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +   +   +
    2 | .   .   . |
      +---+---+---+
    snake b1
    ko b1 1
    orders waken 1/0 left; lost-contact 5/4 left
    phase enemy
    """)

    assert game.decision is not None
    assert (game.decision.kind, game.decision.rule) == ("spawn", "ORD-6")
    assert options(game) == ["spawn c1", "spawn b2", "spawn a1"]
    game.choose("spawn a1")
    assert options(game) == ["face E", "face S"]


@rule("ORD-6")
def test_several_guards_spawn_one_at_a_time_and_take_each_others_room() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake a2
    barracks b1 zone main count 4 faces E
    orders radio-in 1/0 left; lost-contact 5/4 left; waken 5/4 left
    phase enemy
    """)

    assert options(game) == ["spawn c1", "spawn a1"]
    game.choose("spawn a1")  # its only facing is E, c1's only one W
    assert guards(game) == ["a1 E", "b1 E", "c1 W"]
    assert told(game, "CardBurned") == [{"card": "lost-contact 5/4 left"}]  # for the fourth


@rule("ORD-6")
def test_without_a_free_space_a_card_is_burned_instead() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    snake a1
    meryl b1
    ko a1 1
    orders waken 1/0 left; lost-contact 5/4 left; radio-in 5/4 left
    phase enemy
    """)

    assert guards(game) == []
    assert told(game, "CardBurned") == [{"card": "lost-contact 5/4 left"}]


@rule("ORD-7", "GRD-22")
def test_the_facing_is_chosen_away_from_walls_locked_doors_and_the_zones_border() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +===+   +
    2 | .   . | . |
      +   +   +   +
    3 | .   .   . |
      +---+---+---+
    zone upper a1:c2
    zone lower a3:c3
    snake a1
    meryl b1
    ko b2 1
    orders waken 1/0 left; lost-contact 5/4 left
    phase enemy
    dice 1 1
    """)
    play(game)

    assert guards(game) == ["b2 W"]  # N a locked door, E a wall, S the border: one facing is left


@rule("ORD-7")
def test_a_guard_placed_on_a_facing_icon_takes_its_facing() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +   +   +
    2 | .   <   . |
      +   +   +   +
    3 | .   .   . |
      +---+---+---+
    snake c3
    ko b2 1
    orders waken 1/0 left; lost-contact 5/4 left
    phase enemy
    """)

    assert guards(game) == ["b2 W"]


@rule("GRD-12", "ORD-7")
def test_an_icon_towards_a_wall_makes_the_new_guard_turn_to_the_nearest_open_side() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   ^ | . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake c2
    ko b1 1
    orders waken 0/0 right; lost-contact 5/4 left
    phase enemy
    """)

    assert told(game, "GuardTurned")[0] == {"space": "b1", "facing": "W"}


@rule("GRD-12")
def test_with_both_sides_open_the_arrow_of_the_card_decides_where_a_placed_guard_turns() -> None:
    def turned(arrow: str) -> object:
        game = scene(f"""
            a   b   c
          +---+---+---+
        1 | .   ^   . |
          +---+   +---+
        2 | .   .   . |
          +---+---+---+
        snake c2
        ko b1 1
        guard c1 W activated
        guard a1 E activated
        orders waken 0/0 {arrow}; lost-contact 5/4 left
        phase enemy
        """)
        return told(game, "GuardTurned")[0]

    assert turned("left") == {"space": "b1", "facing": "W"}  # figures do not matter here, obstacles only
    assert turned("right") == {"space": "b1", "facing": "E"}


@rule("GRD-12")
def test_a_guard_in_a_dead_end_turns_all_the_way_round() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   . | . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake c2
    barracks a1 zone main count 1 faces W
    orders radio-in 0/0 left; lost-contact 5/4 left
    phase enemy
    """)

    assert guards(game) == ["a1 E"]
    assert [event.rule for event in game.events if type(event).__name__ == "GuardTurned"] == ["GRD-12"]


@rule("GRD-12")
def test_a_guard_placed_in_a_closet_keeps_the_facing_of_its_icon() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | ^ | . |
      +---+---+
    snake b1
    ko a1 1
    orders waken 0/0 left; lost-contact 5/4 left
    phase enemy
    """)

    assert guards(game) == ["a1 N"]


@rule("ORD-7")
def test_in_a_closet_any_facing_may_be_chosen() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | . | . |
      +---+---+
    snake b1
    ko a1 1
    orders waken 0/0 left; lost-contact 5/4 left
    phase enemy
    """)

    assert options(game) == ["face N", "face E", "face S", "face W"]


@rule("GRD-12", "ORD-7")
def test_the_first_space_of_the_map_is_as_open_as_any_other() -> None:
    def facing(icon: str) -> list[str]:
        game = scene(f"""
            a   b   c
          +---+---+---+
        1 | .   {icon} | . |
          +---+---+---+
        2 | .   .   . |
          +---+---+---+
        snake c2
        ko b1 1
        orders waken 0/0 left; lost-contact 5/4 left
        phase enemy
        """)
        assert guards(game) == ["b1 W"]
        return [each["facing"] for each in told(game, "GuardSpawned") + told(game, "GuardTurned")]

    assert facing("<") == ["W"]  # and it is not turned
    assert facing(">")[:2] == ["E", "W"]


@rule("ORD-7", "GRD-12")
def test_a_guard_whose_icon_looks_at_open_floor_keeps_its_facing() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   <   . |
      +   +   +   +
    2 | .   .   . |
      +---+---+---+
    3 | .   .   . |
      +---+---+---+
    snake c3
    ko b1 1
    orders waken 0/0 left; lost-contact 5/4 left
    phase enemy
    """)

    assert told(game, "GuardTurned") == []
    assert guards(game) == ["b1 W"]
