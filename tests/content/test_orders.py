"""The Order cards: the box's numbers, and decks dealt as a stage asks."""

from collections import Counter

import pytest

from noisecheck import StageError
from noisecheck.content.orders import core_orders, deal_orders, order_card
from noisecheck.engine.cards import ORDER_ACTIONS, THE_GAME_OVER_CARD
from tests.table import rule

BLUE, RED = core_orders()
PLAYED = [card for card in (*BLUE, *RED) if card != THE_GAME_OVER_CARD]


def test_there_are_as_many_cards_as_in_the_box_and_one_is_game_over() -> None:
    assert (len(BLUE), len(RED)) == (20, 7)
    assert [*BLUE, *RED].count(THE_GAME_OVER_CARD) == RED.count(THE_GAME_OVER_CARD) == 1


@rule("CON-3")
def test_guards_who_are_alert_move_one_space_further_than_others() -> None:
    assert all(4 <= card.red <= 6 and card.blue == card.red - 1 for card in PLAYED)


def test_every_action_comes_in_both_colours_and_with_both_arrows() -> None:
    for action in ORDER_ACTIONS:
        assert {card.arrow for card in PLAYED if card.action == action} == {"left", "right"}
        assert any(card.action == action for card in RED)
    assert Counter(card.arrow for card in BLUE) == {"left": 10, "right": 10}


def test_red_cards_are_the_harder_ones() -> None:
    reds = [card for card in RED if card != THE_GAME_OVER_CARD]

    assert sum(card.red for card in reds) / len(reds) > sum(card.red for card in BLUE) / len(BLUE)
    assert sum(card.flips for card in reds) / len(reds) > sum(card.flips for card in BLUE) / len(BLUE)


@rule("SET-16")
@pytest.mark.parametrize("seed", range(20))
def test_blue_lies_on_red_and_game_over_is_among_the_reds(seed: int) -> None:
    deck, _ = deal_orders(seed, blue=13, red=3)

    assert not Counter(deck[:13]) - Counter(BLUE)
    assert not Counter(deck[13:]) - Counter(RED)
    assert THE_GAME_OVER_CARD in deck[13:]
    assert len(deck) == 16


@pytest.mark.parametrize(
    "text", ["", "waken", "waken 5/4", "sleep 5/4 left", "waken 5/x left", "waken 5/4 up", "game-over 5/4"]
)
def test_a_card_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(StageError, match="is not an Order card such as: stay-alert 6/5 left flip"):
        order_card(text)
