"""Honest copies: what players cannot know is dealt anew, what they can know stays."""

from collections import Counter

from noisecheck import known_to_players, new_game, scene
from noisecheck.foresight.view.position import position

CORRIDOR = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +---+---+---+
snake a1
turn snake
"""


def test_an_honest_copy_deals_each_colour_of_the_order_deck_for_itself() -> None:
    game = new_game("heliport", seed=7)
    deals = [[str(card) for card in known_to_players(game, seed).orders or []] for seed in range(40)]
    real = [str(card) for card in game.checkpoint.orders or []]

    assert len({tuple(deal) for deal in deals}) > 30
    for deal in deals:
        assert Counter(deal[:13]) == Counter(real[:13])
        assert "game-over" in deal[13:]


def test_a_burned_card_is_known_and_keeps_its_place() -> None:
    game = scene(
        CORRIDOR + "orders waken 4/3 left; radio-in 5/4 right | stay-alert 6/5 left; game-over | waken 6/5 left"
    )
    deals = {tuple(str(card) for card in known_to_players(game, seed).orders or []) for seed in range(30)}

    assert len(deals) == 4
    assert {deal[4] for deal in deals} == {"waken 6/5 left"}


def test_reshuffling_what_is_hidden_hides_the_dice_and_the_traps_too() -> None:
    game = scene(CORRIDOR + "trap b1 laser down\ntrap c1 blank down\ndice 6 6 6\nseed 5")
    copies = [known_to_players(game, seed) for seed in range(20)]

    assert {tuple(trap.kind for trap in copy.traps) for copy in copies} == {("laser", "blank"), ("blank", "laser")}
    assert all(copy.dice == [] for copy in copies)
    assert len({copy.chance for copy in copies}) == 20


def test_a_position_tells_the_number_of_cards_and_not_their_order() -> None:
    one = scene(CORRIDOR + "orders waken 4/3 left; radio-in 5/4 right; game-over")
    other = scene(CORRIDOR + "orders game-over; waken 4/3 left; radio-in 5/4 right")

    assert position(one) == position(other)
