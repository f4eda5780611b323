"""Mines: laid beside a hero, they go off at a word, under a foot, or in time (COM-5). What they give away: ATT-3."""

from __future__ import annotations

from bisect import insort

from noisecheck.engine import moments
from noisecheck.engine.board import Space
from noisecheck.engine.equipment import printed
from noisecheck.engine.gear.blasts import explode
from noisecheck.engine.gear.using import Use, Using, discard, spend, tell_use, to_use
from noisecheck.engine.kinds import TARGET
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.acting import Way, beside
from noisecheck.engine.rules.attention import alert, place_attention
from noisecheck.engine.state import ALERT, Card, Charge, Hero, State
from noisecheck.engine.table import Decision, Table

DETONATE = "detonate"


# laying


def lay_objection(state: State, hero: Hero, card: Card, space: Space) -> Objection | None:
    """A mine goes into an adjacent space, whatever stands or lies there."""
    if not card.tokens:
        return Objection("SET-14", "out-of-tokens", {"gear": card.id})
    if not state.geometry.near[hero.space] >> space & 1:
        return Objection("ADJ-1", "not-adjacent", {"space": state.stage.board.names[space]})
    return None


def lay(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    spend(card)
    with table.because(tell_use(table, hero, card, state.stage.board.names[using.target])):
        for take_part in moments.token_enters:
            take_part(state, table, using.target)
    insort(state.charges, Charge(using.target, card.id, hero.id))
    if printed(card).tokens == 1:
        discard(table, hero, card)


# going off


def mines_of(state: State, hero: Hero, kind: str) -> list[Charge]:
    """The mines of this kind that the hero has on the map, in reading order."""
    return [charge for charge in state.charges if charge.kind == kind and charge.owner == hero.id]


def set_off(state: State, table: Table, owner: Hero, mines: list[Charge]) -> None:
    """One after the other; then guards who heard it may look for the owner (ATT-3)."""
    for mine in mines:
        state.charges.remove(mine)
        explode(state, table, mine.kind, mine.space)
    give_away(state, table, owner, [mine.space for mine in mines])


def give_away(state: State, table: Table, owner: Hero, blasts: list[Space]) -> None:
    """ATT-3: with guards left in the zone of the blast and the owner's ! off the map it goes on the nearest of them."""
    guards, stage = state.guard_spaces(), state.stage
    heard = [space for space in dict.fromkeys(blasts) if guards & stage.zones[state.zone(space)].area]
    if owner.attention == ALERT or not heard:
        return
    distances = state.geometry.distances(owner.space)
    far = stage.board.size  # farther than any path: where none leads
    away = {space: distances[space] if distances[space] >= 0 else far for space in heard}
    nearest = min(away.values())
    options = [TARGET.option(stage.board.names[space], value=space) for space in heard if away[space] == nearest]
    space = table.ask(Decision("give-away", owner.id, options, "ATT-3")).value
    if space == owner.space:
        alert(state, table, owner)
    else:
        place_attention(state, table, owner, ALERT, space, "ATT-3")


# C-4: at a word


def detonate_objection(state: State, hero: Hero, card: Card) -> Objection | None:
    return None if mines_of(state, hero, card.id) else Objection("ACT-16", "nothing-to-detonate", {"gear": card.id})


def use_c4(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """C-4: an action lays one, another sets off all of them."""
    if using.what == DETONATE:
        mines = mines_of(state, hero, card.id)
        spaces = " ".join(state.stage.board.names[mine.space] for mine in mines)
        with table.because(tell_use(table, hero, card, spaces)):
            set_off(state, table, hero, mines)
    else:
        lay(state, table, hero, card, using)


# claymore: under a foot


def step_on_claymore(state: State, table: Table, space: Space) -> None:
    """Claymore: a figure, friend or enemy, has moved onto it."""
    if state.charges:
        for mine in [each for each in state.charges if each.kind == "claymore" and each.space == space]:
            set_off(state, table, state.hero(mine.owner), [mine])


# time bomb: in time


def time_is_up(state: State, table: Table, hero: Hero) -> None:
    """Time Bomb: it goes off at the start of its owner's turn."""
    if bombs := mines_of(state, hero, "time-bomb"):
        set_off(state, table, hero, bombs)


LAY = Way(phrase("use {gear} {space:beside}"), lay_objection, beside, to_use())
SET_OFF = Way(phrase("use {gear} {how=detonate}"), detonate_objection, value=to_use(DETONATE))
MINES = {"c-4": Use((LAY, SET_OFF), use_c4), "claymore": Use((LAY,), lay), "time-bomb": Use((LAY,), lay)}
