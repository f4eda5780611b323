"""The Order deck (ORD-1, ORD-4, ORD-11)."""

import pytest

from noisecheck import GameIsOver, scene
from tests.guards.watch import activated, guards
from tests.play import play, told
from tests.table import rule


@rule("ORD-1", "ORD-11")
def test_the_top_card_is_drawn_resolved_and_put_on_the_discard() -> None:
    game = scene("""
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +---+---+---+
    2 | .   .   . |
      +---+---+---+
    snake a2
    guard a1 E
    orders lost-contact 3/2 left; radio-in 5/4 right
    discard stay-alert 4/3 left
    phase enemy
    """)

    assert guards(game) == ["c1 W"]
    assert [str(card) for card in game.state.orders or ()] == ["radio-in 5/4 right"]
    assert [str(card) for card in game.state.discard] == ["lost-contact 3/2 left", "stay-alert 4/3 left"]
    assert game.state.order is None
    assert game.state.round == 2


@rule("ORD-1", "SET-5")
def test_game_over_fails_the_stage_the_moment_it_is_drawn() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    2 | .   . |
      +---+---+
    snake a2
    guard a1 E
    orders game-over; lost-contact 5/4 left
    phase enemy
    """)

    assert str(game.outcome) == "lost: game over"
    assert activated(game) == []


@rule("ORD-1", "ORD-4")
def test_game_over_fails_the_stage_also_when_it_is_burned() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    2 | .   . |
      +---+---+
    snake a2
    guard a1 E
    dead a1
    dead b1
    dead b2
    orders lost-contact 5/4 left; game-over; radio-in 5/4 left
    phase enemy
    """)

    assert str(game.outcome) == "lost: game over"
    assert activated(game) == []
    assert [str(card) for card in game.state.orders or ()] == ["radio-in 5/4 left", "game-over"]


@rule("ORD-11")
def test_a_phase_that_begins_without_an_order_card_is_lost_like_game_over() -> None:
    game = scene("""
        a
      +---+
    1 | . |
      +---+
    snake a1
    orders none
    phase enemy
    """)

    assert str(game.outcome) == "lost: game over"
    assert game.decision is None
    with pytest.raises(GameIsOver):
        game.choose("end")


@rule("ORD-11")
def test_from_an_empty_deck_nothing_is_burned() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    snake a1
    dead b1
    dead b1
    dead b1
    orders lost-contact 5/4 left
    phase enemy
    """)

    assert told(game, "CardBurned") == []
    assert len(told(game, "NothingBurned")) == 1
    assert game.outcome is None
    play(game, "end")
    assert str(game.outcome) == "lost: game over"


@rule("ORD-11")
def test_the_endless_card_comes_again_and_again_and_is_all_there_is_to_burn() -> None:
    game = scene("""
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    snake a1
    dead b1
    dead b1
    dead b1
    phase enemy
    """)
    play(game, "end")

    assert told(game, "CardBurned") == [{"card": "lost-contact 5/4 left"}] * 2
    assert game.state.orders is None
    assert [str(card) for card in game.state.discard] == ["lost-contact 5/4 left"]


@rule("ORD-4", "ORD-11")
def test_lost_contact_burns_a_card_for_every_three_dead_in_all_zones() -> None:
    game = scene("""
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+---+---+---+---+
    zone near a1:c1
    zone far d1:e1
    snake a1
    dead b1
    dead b1
    dead d1
    dead d1
    dead d1
    dead e1
    dead e1
    ko e1 2
    orders lost-contact 5/4 left; stay-alert 5/4 left; radio-in 5/4 left; waken 5/4 left
    phase enemy
    """)

    burned = [each["card"] for each in told(game, "CardBurned")]
    assert burned == ["stay-alert 5/4 left", "radio-in 5/4 left"]
    assert [card.action for card in game.state.orders or ()] == ["waken", "stay-alert", "radio-in"]
