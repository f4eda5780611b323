"""The Order deck: drawn from the top, burned to the bottom, used up in the end (ORD-1, ORD-11)."""

from __future__ import annotations

from noisecheck.engine.cards import ENDLESS_ORDER, GAME_OVER, OrderCard
from noisecheck.engine.events import CardBurned, NothingBurned, OrderDrawn
from noisecheck.engine.rules.outcome import fail_stage
from noisecheck.engine.state import State
from noisecheck.engine.table import Table


def draw_order_card(state: State, table: Table) -> tuple[OrderCard, int]:
    """ORD-1: the top card comes into force; returns it and its event's index. ORD-11: without one the stage is lost."""
    if state.orders is None:
        card = ENDLESS_ORDER
    elif state.orders:
        card = state.take_order_card()
    else:
        fail_stage(state, table, "ORD-11", "time")
    state.order = card
    told = table.report(OrderDrawn, str(card), rule="ORD-1")
    look_for_game_over(state, table, card)
    return card, told


def burn_order_card(state: State, table: Table, rule: str) -> None:
    """ORD-4, ORD-6: the top card is shown and goes under the deck unresolved. ORD-11: from an empty deck, nothing."""
    if state.orders is None:
        card = ENDLESS_ORDER
    elif state.orders:
        card = state.take_order_card()
        state.orders.append(card)
    else:
        table.report(NothingBurned, rule="ORD-11")
        return
    with table.because(table.report(CardBurned, str(card), rule=rule)):
        look_for_game_over(state, table, card)


def look_for_game_over(state: State, table: Table, card: OrderCard) -> None:
    """ORD-1: whenever Game Over is revealed, drawn or burned, the stage is failed at once."""
    if card.action == GAME_OVER:
        fail_stage(state, table, "ORD-1", "time")


def put_away(state: State) -> None:
    """ORD-11: the resolved card goes face up to the public discard; it stays in sight until the next one (ORD-1)."""
    if state.order is not None:
        state.discard = [state.order] if state.orders is None else [state.order, *state.discard]
    state.order = None
