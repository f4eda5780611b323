"""The Order cards, and the decks that a stage deals from them (SET-16)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from noisecheck.engine.cards import GAME_OVER, ORDER_ACTIONS, THE_GAME_OVER_CARD, OrderCard
from noisecheck.engine.chance import shuffled
from noisecheck.engine.errors import StageError
from noisecheck.engine.keeping import keep

CORE = Path(__file__).parent.parent / "packs" / "core"
STAGES = CORE / "stages"
BLUE_CARDS, RED_CARDS = 20, 7  # in the box


class OrderCards(NamedTuple):
    """All cards of the box, by colour. The Game Over card is one of the reds."""

    blue: tuple[OrderCard, ...]
    red: tuple[OrderCard, ...]


@keep(1)
def core_orders() -> OrderCards:
    file = CORE / "orders.toml"
    cards = tomllib.loads(file.read_text("utf-8"))
    blue, red = (tuple(order_card(text) for text in cards[colour]) for colour in ("blue", "red"))
    return OrderCards(blue, red)


def order_card(text: str) -> OrderCard:
    """A card in the words of the notation, such as `stay-alert 6/5 left flip`."""
    if text == GAME_OVER:
        return THE_GAME_OVER_CARD
    match text.replace("/", " ").split():
        case [action, red, blue, ("left" | "right") as arrow, *flip] if (
            action in ORDER_ACTIONS and f"{red}{blue}".isdecimal() and flip in ([], ["flip"])
        ):
            return OrderCard(action, int(red), int(blue), arrow, bool(flip))
    raise StageError([f"{text!r} is not an Order card such as: stay-alert 6/5 left flip"])


def deal_orders(seed: int, blue: int, red: int) -> tuple[list[OrderCard], int]:
    """SET-16: that many of each colour at random, shuffled separately, blue on top; and the advanced seed."""
    cards = core_orders()
    top = list(cards.blue)
    seed = shuffled(seed, top)
    others = [card for card in cards.red if card != THE_GAME_OVER_CARD]
    seed = shuffled(seed, others)
    bottom = [THE_GAME_OVER_CARD, *others[: red - 1]]
    seed = shuffled(seed, bottom)
    return [*top[:blue], *bottom], seed
