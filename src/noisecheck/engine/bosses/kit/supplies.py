"""Resupply, a special action: what lies on supply icons fills up what heroes carry (BOS-14, SET-18)."""

from __future__ import annotations

from noisecheck.engine.bosses.kit.handed_out import fill_up, is_short
from noisecheck.engine.equipment import printed
from noisecheck.engine.events import Resupplied
from noisecheck.engine.objections import Objection
from noisecheck.engine.rules.acting import by_itself
from noisecheck.engine.state import Card, Hero, State
from noisecheck.engine.table import Table


def to_fill(hero: Hero) -> list[Card]:
    """SET-14: the cards with fewer tokens on them than are printed."""
    return [card for card in hero.gear if card.tokens < printed(card).tokens]


def resupply_objection(state: State, hero: Hero) -> Objection | None:
    """BOS-14: on a supply icon, with something to fill."""
    if hero.space not in state.stage.supplies:
        return Objection("BOS-14", "no-supplies", {"space": state.stage.board.names[hero.space]})
    return None if to_fill(hero) or is_short(state, hero) else Objection("BOS-14", "nothing-to-fill")


def resupply(state: State, table: Table, hero: Hero, value: None) -> None:
    fill_all(state, table, hero, "BOS-14")


RESUPPLY = by_itself("resupply", "BOS-14", resupply_objection, resupply)


def fill_all(state: State, table: Table, hero: Hero, rule: str) -> None:
    """BOS-14: the hero's cards have all their printed tokens again, and so has what the stage gave them."""
    for card in to_fill(hero):
        card.tokens = printed(card).tokens
    if is_short(state, hero):
        fill_up(state, hero)
    table.report(Resupplied, hero.id, state.stage.board.names[hero.space], rule=rule)
