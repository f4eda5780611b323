"""The six Reaction cards, line by line (GRD-21 and our own five)."""

import pytest

from noisecheck import scene
from noisecheck.engine.guards.reactions import EFFECTS, LINES, REACTIONS
from tests.guards.watch import attacked, guards, tokens
from tests.play import kinds, options, play, told
from tests.table import rule


def test_there_are_six_reaction_cards_with_a_line_for_each_token_and_known_effects() -> None:
    assert len(REACTIONS) == 6
    for card, lines in REACTIONS.items():
        assert tuple(lines) == LINES, card
        assert [effect for line in lines.values() for effect in line if effect not in EFFECTS] == [], card


@rule("GRD-21", "ORD-6")
def test_a_ko_token_becomes_a_guard_in_an_adjacent_space() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +   +   +
    2 | .   .   . |
      +---+---+---+
    3 | .   .   . |
      +---+---+---+
    snake a3
    guard b1 E
    ko b1 2
    order lost-contact 3/2 left
    reactions known
    phase enemy
    """)

    assert options(game) == ["spawn c1", "spawn b2", "spawn a1"]
    play(game, "spawn b2", "face W")
    assert guards(game) == ["b1 E", "b2 W"]
    assert tokens(game) == []


@rule("GRD-21", "LOS-6")
def test_a_guard_that_spawns_by_a_reaction_alerts_but_does_not_attack() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   . | # |
      +---+   +---+
    2 | # | .   . |
      +---+---+---+
    snake c2
    guard a1 E
    guard b1 W activated
    ko a1 2
    order lost-contact 3/2 left
    orders radio-in 5/4 left
    reactions known
    phase enemy
    """)

    assert told(game, "CardBurned") == [{"card": "radio-in 5/4 left"}]  # no room next to a1
    assert attacked(game) == []

    game = scene("""
        a   b   c
      +---+---+---+
    1 | #   .   # |
      +---+   +---+
    2 | # | .   . |
      +---+---+---+
    snake c2
    guard b1 S
    ko b1 2
    order lost-contact 3/2 left
    reactions known
    phase enemy
    """)
    play(game, "face E")

    assert game.attention("snake") == ("!", "c2")
    assert attacked(game) == []


@rule("GRD-21", "ORD-1")
def test_a_dead_token_burns_a_card_and_that_may_be_game_over() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake a2
    guard a1 E
    dead c1
    order lost-contact 3/2 left
    orders game-over; lost-contact 3/2 left
    phase enemy
    """)

    assert str(game.outcome) == "lost: game over"
    assert kinds(game.events)[-3:] == ["TokenRemoved", "CardBurned", "Lost"]


@rule("GRD-21")
def test_an_alarm_is_removed_and_nothing_more() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake a2
    guard a1 E
    ! snake c1
    order lost-contact 3/2 left
    reactions known
    phase enemy
    """)

    assert game.attention("snake") is None
    assert guards(game) == ["c1 E"]


@rule("GRD-21")
def test_a_noise_that_was_the_last_token_of_the_zone_makes_the_guard_turn_back() -> None:
    def after(line: str) -> list[str]:
        game = scene(f"""
            a   b   c   d   e
          +---+---+---+---+---+
        1 | .   .   .   .   . |
          +---+---+---+---+---+
        2 | .   .   .   .   . |
          +---+---+---+---+---+
        zone left a1:c2
        zone right d1:e2
        snake a2
        meryl c2
        guard a1 E
        ? snake b1
        {line}
        order lost-contact 3/2 left
        reactions known
        phase enemy
        """)
        return guards(game)

    assert after("supply c1") == ["b1 W"]
    assert after("? meryl c2") == ["b1 E"]  # another Attention token in this zone
    assert after("? meryl e1") == ["b1 W"]  # one in another zone


@rule("GRD-21", "GRD-22")
def test_a_guard_does_not_turn_back_to_a_figure_a_wall_or_the_zones_border() -> None:
    def facing(behind: str, zones: str = "", figure: str = "") -> list[str]:
        game = scene(f"""
            a   b   c
          +---+---+---+
        1 | . {behind} .   . |
          +---+---+---+
        2 | .   .   . |
          +---+---+---+
        {zones}
        snake b2
        guard b1 E
        {figure}
        ? snake b1
        order lost-contact 3/2 left
        reactions known
        phase enemy
        """)
        return guards(game)

    assert facing(" ") == ["b1 W"]
    assert facing("|") == ["b1 E"]
    assert facing(" ", figure="guard a1 W activated") == ["a1 W", "b1 E"]
    assert facing(" ", zones="zone right b1:c2\n        zone left a1:a2") == ["b1 E"]


@rule("GRD-20", "GRD-12")
@pytest.mark.parametrize(("arrow", "facing"), [("left", "W"), ("right", "S")])
def test_sweep_turns_the_guard_by_the_arrow_and_never_to_a_wall(arrow: str, facing: str) -> None:
    game = scene(f"""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +   +   +
    2 | .   .   . |
      +---+---+---+
    3 | .   .   . |
      +---+---+---+
    snake a3
    guard b1 E
    ? snake b1
    order lost-contact 3/2 {arrow}
    reactions sweep
    phase enemy
    """)

    assert guards(game) == [f"b1 {facing}"]


@rule("GRD-20", "ORD-3")
def test_radio_calls_the_missing_guards_of_this_zone_who_wait() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +---+---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake a2
    guard a1 E
    dead a1
    barracks d1 zone main count 2 faces W
    order lost-contact 3/2 left
    reactions radio
    phase enemy
    """)

    assert guards(game) == ["a1 E", "d1 W"]
    assert [each["space"] for each in told(game, "GuardActivated")] == ["a1"]


@rule("GRD-20", "ORD-5")
def test_hunch_puts_the_noise_under_heroes_within_two_spaces_of_this_guard() -> None:
    game = scene("""
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   . |
      +   +---+---+---+
    2 | .   .   .   . |
      +---+---+---+---+
    snake b2
    meryl d2
    guard a1 E
    ! snake a1
    ? meryl a1
    order lost-contact 3/2 left
    reactions hunch
    phase enemy
    """)

    assert game.attention("snake") == ("?", "b2")
    assert game.attention("meryl") is None


@rule("GRD-20")
def test_shrug_removes_and_does_nothing_else() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake a2
    guard b1 E
    ko b1 2
    dead b1
    ? snake b1
    order lost-contact 3/2 left
    reactions shrug
    phase enemy
    """)

    assert tokens(game) == []
    assert guards(game) == ["b1 E"]
    assert told(game, "CardBurned") == []


@rule("GRD-20")
def test_rush_burns_two_cards_for_a_dead_token() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake a2
    guard b1 E
    dead b1
    order lost-contact 3/2 left
    orders waken 5/4 left; radio-in 5/4 left; stay-alert 5/4 left
    reactions rush
    phase enemy
    """)

    assert [each["card"] for each in told(game, "CardBurned")] == ["waken 5/4 left", "radio-in 5/4 left"]
