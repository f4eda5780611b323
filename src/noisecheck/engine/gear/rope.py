"""Rope: a guard that is tied does not wake up (CON-2, ORD-2)."""

from __future__ import annotations

from noisecheck.engine.events import GuardTied, RopeCut
from noisecheck.engine.gear.using import Use, Using, spend, tell_use
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.acting import Way
from noisecheck.engine.rules.dragging import body_text
from noisecheck.engine.state import Body, Card, Hero, State
from noisecheck.engine.table import Option, Table

TIE, TIE_ONE_OF_SEVERAL = phrase("use {gear} {space:untied}"), phrase("use {gear} {space:untied} {body=ko} {stars}")


def untied(state: State, hero: Hero) -> dict[tuple[str, str], Body]:
    """The KO tokens beside the hero that can be tied, by the space's name and, where several lie, by text."""
    names, found = state.stage.board.names, {}
    for body in state.bodies:
        if body.stars and not body.tied and state.geometry.near[hero.space] >> body.space & 1:
            several = len(state.bodies_at(body.space)) > 1
            found[names[body.space], body_text(body) if several else ""] = body
    return found


def tie_objection(state: State, hero: Hero, card: Card, space: str, text: str = "") -> Objection | None:
    """A piece of rope, and a guard that lies knocked out beside the hero."""
    if not card.tokens:
        return Objection("SET-14", "out-of-tokens", {"gear": card.id})
    if (space, text) in untied(state, hero):
        return None
    return Objection("CON-2", "nobody-to-tie", {"words": f"{space} {text}".rstrip()})


def one_of_several_objection(state: State, hero: Hero, card: Card, space: str, stars: int) -> Objection | None:
    return tie_objection(state, hero, card, space, f"ko {stars}")


def tie_options(state: State, hero: Hero, card: Card) -> list[Option]:
    return [
        (TIE_ONE_OF_SEVERAL if text else TIE).option(card.id, space, body.stars, value=Using(card.id, "tie", body))
        for (space, text), body in (untied(state, hero) if card.tokens else {}).items()
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


ROPES = {
    "rope": Use((Way(TIE, tie_objection), Way(TIE_ONE_OF_SEVERAL, one_of_several_objection)), tie, options=tie_options)
}
