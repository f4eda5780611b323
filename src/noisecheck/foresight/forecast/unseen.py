"""Which Order card may come next, as far as players can know.

A stage says how many cards of each colour are in its deck (SET-16), not which: they are dealt from the box at random.
So every card of the colour on top that has not been shown yet may be the next; how the real deck lies is never asked.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import NamedTuple

from noisecheck.content.orders import core_orders
from noisecheck.engine.cards import ENDLESS_ORDER, THE_GAME_OVER_CARD, OrderCard
from noisecheck.engine.dealing import layers_of
from noisecheck.engine.events import CardBurned, OrderDrawn
from noisecheck.engine.game import Game
from noisecheck.engine.state import ORDER_DECK, State

FACE_DOWN = OrderCard("")  # lies in honest copies where nobody knows which card it is


class Unseen(NamedTuple):
    """An Order card that may be the next: how many copies of it have not been shown, and its probability."""

    card: OrderCard
    copies: int
    chance: Fraction


def unseen_orders(game: Game) -> list[Unseen]:
    """The Order cards that may be the next, the likeliest first; one alone if players know it."""
    state = game.state
    if state.orders is None:
        return [Unseen(ENDLESS_ORDER, 1, Fraction(1))]
    if not state.orders:
        return [Unseen(THE_GAME_OVER_CARD, 0, Fraction(1))]  # ORD-11
    if is_next_known(state):
        return [Unseen(state.orders[0], 1, Fraction(1))]
    return sorted(likely(game), key=lambda each: (-each.chance, each.card))


def is_next_known(state: State) -> bool:
    """Whether players know the next card: they looked at it, or none but burned ones are left, which all have seen."""
    if not state.orders:
        return False
    return ORDER_DECK in state.looked_at or (bool(state.layers) and not any(state.layers))


def likely(game: Game) -> list[Unseen]:
    """The cards of the layer on top. Those of a scene are as the scene says, and anybody may read that."""
    orders, layers = game.state.orders or [], game.state.layers
    top = next((number for number, size in enumerate(layers) if size), 0)
    if "stage" not in game.origin or not layers:
        cards = next((layer for layer in layers_of(ORDER_DECK, orders, game.state, 0) if layer), [])
        return [Unseen(card, copies, Fraction(copies, len(cards))) for card, copies in Counter(cards).items()]
    left = Counter(core_orders()[top]) - shown(game, top)
    is_ending = THE_GAME_OVER_CARD in left  # it is always among the cards dealt, the others may be in the box
    ending = Fraction(1, layers[top]) if is_ending else Fraction(0)
    others = left.total() - is_ending
    return [
        Unseen(card, copies, ending if card == THE_GAME_OVER_CARD else (1 - ending) * Fraction(copies, others))
        for card, copies in left.items()
        if card == THE_GAME_OVER_CARD or ending < 1
    ]


def shown(game: Game, layer: int) -> Counter[OrderCard]:
    """The cards of a colour that were drawn or burned: blue cards come first, as many as there are."""
    steps = game.steps()
    blue = (steps[0].checkpoint if steps else game.checkpoint).layers[0]
    texts = [event.card for event in game.events if isinstance(event, OrderDrawn | CardBurned)]
    by_text = {str(card): card for card in core_orders()[layer]}
    return Counter(by_text[text] for text in (texts[blue:] if layer else texts[:blue]))


def lay_on_top(state: State, card: OrderCard) -> None:
    """Makes a copy honest: this card is the next; below it nothing is known but burned cards and the end."""
    if not state.orders:
        return
    layers = layers_of(ORDER_DECK, state.orders, state, 0)
    hidden = layers[: len(state.layers)] if state.layers else layers
    is_known = is_next_known(state)
    deck: list[OrderCard] = []
    for layer in hidden:
        has_end = THE_GAME_OVER_CARD in layer
        deck += [FACE_DOWN] * (len(layer) - has_end) + [THE_GAME_OVER_CARD] * has_end
    deck += state.orders[len(deck) :]
    if not is_known and card == THE_GAME_OVER_CARD:
        deck.remove(card)
        deck.insert(0, card)
    deck[0] = card
    state.orders = deck
