"""Rope: a guard that is tied does not wake up (CON-2, ORD-2)."""

from __future__ import annotations

from noisecheck.engine.events import GuardTied, RopeCut
from noisecheck.engine.gear.using import Use, Using, spend, tell_use
from noisecheck.engine.rules.dragging import body_text
from noisecheck.engine.rules.objections import Objection
from noisecheck.engine.state import Body, Card, Hero, State
from noisecheck.engine.table import Option, Table


def untied(state: State, hero: Hero) -> dict[str, Body]:
    """The KO tokens beside the hero that can be tied, by what an option calls them."""
    names, found = state.stage.board.names, {}
    for body in state.bodies:
        if body.stars and not body.tied and state.geometry.near[hero.space] >> body.space & 1:
            several = len(state.bodies_at(body.space)) > 1
            found[f"{names[body.space]} {body_text(body)}" if several else names[body.space]] = body
    return found


def tie_objection(state: State, hero: Hero, card: Card, words: str) -> Objection | None:
    """A piece of rope, and a guard that lies knocked out beside the hero."""
    if not card.tokens:
        return Objection("SET-14", "out-of-tokens", {"gear": card.id})
    return None if words in untied(state, hero) else Objection("CON-2", "nobody-to-tie", {"words": words})


def tie_options(state: State, hero: Hero, card: Card) -> list[Option]:
    return [
        Option("use", f"{card.id} {words}", Using(card.id, "tie", body))
        for words, body in untied(state, hero).items()
        if not tie_objection(state, hero, card, words)
    ]


def tie(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """The KO token keeps its stars through Waken Guard from now on."""
    body: Body = using.target
    name = state.stage.board.names[body.space]
    spend(card)
    state.bodies.remove(body)
    state.place_body(body._replace(tied=True))
    with table.because(tell_use(table, hero, card, name)):
        table.report(GuardTied, hero.id, name, rule="CON-2")


def cut_rope(state: State, table: Table, space: int) -> None:
    """A guard that comes onto a tied one cuts it loose; that rope is gone."""
    guard = state.guard_at(space) if state.bodies else None
    if guard is None:
        return
    for body in state.bodies_at(space):
        if body.tied:
            state.bodies.remove(body)
            state.place_body(body._replace(tied=False))
            table.report(RopeCut, state.stage.board.names[space], rule="CON-2", guard=guard.number)


ROPES = {"rope": Use(tie_options, tie_objection, tie)}
