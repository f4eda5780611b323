"""The Attention tokens, ? and ! (ATT-1 to ATT-3)."""

from __future__ import annotations

from noisecheck.engine import moments
from noisecheck.engine.events import AttentionPlaced, AttentionRemoved
from noisecheck.engine.state import ALERT, INVESTIGATE, NOWHERE, UNAWARE, Hero, State
from noisecheck.engine.table import Table


def place_attention(state: State, table: Table, hero: Hero, side: str, space: int, rule: str) -> None:
    """Puts a hero's Attention token on a space; nothing is told if it is already there."""
    if hero.attention == side and hero.attention_space == space:
        return
    if lies_elsewhere(state, hero):
        return
    hero.attention = side
    hero.attention_space = space
    table.report(AttentionPlaced, hero.id, side, state.stage.board.names[space], rule=rule)


def lies_elsewhere(state: State, hero: Hero) -> bool:
    """HER-16: whether the hero's token has its place on a card, and never comes onto the map."""
    return any(take_part(state, hero) for take_part in moments.attention_elsewhere)


def remove_attention(state: State, table: Table, hero: Hero, rule: str) -> None:
    """The token leaves the map: nobody looks for the hero any more."""
    if hero.attention:
        space = state.stage.board.names[hero.attention_space]
        table.report(AttentionRemoved, hero.id, hero.attention, space, rule=rule)
        hero.attention, hero.attention_space = UNAWARE, NOWHERE


def draw_attention(state: State, table: Table, hero: Hero, rule: str = "ATT-2") -> None:
    """ATT-2: a token off the map comes in with ? up; one on the map moves here and keeps its side."""
    place_attention(state, table, hero, hero.attention or INVESTIGATE, hero.space, rule)
    for take_part in moments.attention_placed:
        take_part(state, table, hero)


def alert(state: State, table: Table, hero: Hero, rule: str = "ATT-3") -> None:
    """ATT-3: the token lies under the hero, ! up."""
    place_attention(state, table, hero, ALERT, hero.space, rule)
    for take_part in moments.attention_placed:
        take_part(state, table, hero)
