"""Cardboard Box: while nobody looks, become one (CON-2). What guards take it for stands in `rules/cover.py`."""

from __future__ import annotations

from noisecheck.engine.events import BoxLost
from noisecheck.engine.gear.using import Using, on_oneself, tell_use
from noisecheck.engine.objections import Objection
from noisecheck.engine.rules.sight import alert_in_sight, is_watched
from noisecheck.engine.state import Card, Guard, Hero, State
from noisecheck.engine.table import Option, Table

UNDER_A_BOX = ("sneak", "dash", "refresh")  # actions a box allows


def hide_objection(state: State, hero: Hero, card: Card) -> Objection | None:
    if hero.boxed:
        return Objection("CON-2", "boxed-already")
    return Objection("CON-2", "in-sight", {"gear": card.id}) if is_watched(state, hero) else None


def hide(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """Not in sight, the hero becomes a box."""
    hero.boxed = True
    tell_use(table, hero, card)


def lose_box(state: State, table: Table, hero: Hero) -> None:
    """A box that moves in a line of sight or over a guard is one no more."""
    if hero.boxed:
        hero.boxed = False
        table.report(BoxLost, hero.id, state.stage.board.names[hero.space], rule="CON-2")


def lose_box_by_action(state: State, table: Table, hero: Hero, action: Option) -> None:
    """Only Sneak, Dash and Focus can be done under a box."""
    if hero.boxed and action.verb not in UNDER_A_BOX:
        lose_box(state, table, hero)
        if is_watched(state, hero):
            alert_in_sight(state, table, hero)


def find_box(state: State, table: Table, guard: Guard) -> None:
    """A guard that ends its movement right before a box looks under it; then it sees the hero (GRD-1)."""
    for hero in state.heroes:
        if state.geometry.steps[guard.space][guard.facing] == hero.space:
            lose_box(state, table, hero)


BOXES = {"cardboard-box": on_oneself(hide_objection, hide)}
