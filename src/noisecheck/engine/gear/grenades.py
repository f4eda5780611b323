"""Grenades: thrown once, then gone (SET-15). Chaff blinds a zone, stun knocks guards out, the plain one kills."""

from __future__ import annotations

from noisecheck.engine.board import Bitset, Board, Space, bits
from noisecheck.engine.events import ChaffSettled
from noisecheck.engine.gear.attachments import make_noise
from noisecheck.engine.gear.blasts import explode, reach
from noisecheck.engine.gear.using import Use, Using, discard, on_oneself, tell_use
from noisecheck.engine.keeping import keep
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.acting import Way
from noisecheck.engine.rules.attention import draw_attention
from noisecheck.engine.rules.damage import knock_out
from noisecheck.engine.rules.enemies import figures_on
from noisecheck.engine.rules.sight import alert_the_seen
from noisecheck.engine.state import Card, Guard, Hero, State
from noisecheck.engine.table import Option, Table

THROW = 5
STUN = 2
TARGET = phrase("use {gear} {space:enemy}")


# throwing


def in_range(state: State, hero: Hero) -> Bitset:
    """Where a hero can throw to: a space in sight, within 5."""
    return reach(state, hero.space, THROW)


def throw_objection(state: State, hero: Hero, card: Card, space: Space) -> Objection | None:
    facts: dict[str, str | int] = {"gear": card.id, "space": state.stage.board.names[space], "most": THROW}
    if not card.tokens:
        return Objection("SET-14", "out-of-tokens", facts)
    if in_range(state, hero) >> space & 1:
        return None
    if not state.geometry.sight[hero.space] >> space & 1:
        return Objection("LOS-1", "out-of-sight", facts)
    return Objection("ACT-16", "beyond-throwing", facts)


def throw_options(state: State, hero: Hero, card: Card) -> list[Option]:
    options = throws(state.stage.board, card.id)
    return [options[space] for space in bits(in_range(state, hero))] if card.tokens else []


def make_throws(board: Board, card: str) -> tuple[Option, ...]:
    return tuple(TARGET.option(card, name, value=Using(card, target=space)) for space, name in enumerate(board.names))


throws = keep(64)(make_throws)  # the same few, asked for at every decision


def throw_stun(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """Each guard within 2 of the space and in its line of sight is knocked out; LOUD."""
    with table.because(tell_use(table, hero, card, state.stage.board.names[using.target])):
        for figure in figures_on(state, reach(state, using.target, STUN)):
            if isinstance(figure, Guard):
                knock_out(state, table, figure)
    discard(table, hero, card)
    make_noise(state, table, hero, card)


def throw_grenade(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """2 damage to each figure within 2 of the space and in its line of sight; LOUD."""
    with table.because(tell_use(table, hero, card, state.stage.board.names[using.target])):
        explode(state, table, card.id, using.target)
    discard(table, hero, card)
    make_noise(state, table, hero, card)


# chaff


def chaff_objection(state: State, hero: Hero, card: Card) -> Objection | None:
    return None if card.tokens else Objection("SET-14", "out-of-tokens", {"gear": card.id})


def scatter_chaff(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """To the end of the round heroes ignore cameras and sensors of this zone; guards in it come and look (ATT-2)."""
    number = state.zone(hero.space)
    zone = state.stage.zones[number]
    state.chaff |= 1 << number
    with table.because(tell_use(table, hero, card, zone.name)):
        if state.guard_spaces() & zone.area:
            draw_attention(state, table, hero)
    discard(table, hero, card)


def settle_chaff(state: State, table: Table) -> None:
    """At the end of the round chaff is gone, and whoever the cameras now see is alerted (LOS-6)."""
    if state.chaff:
        state.chaff = 0
        with table.because(table.report(ChaffSettled, rule="ACT-16")):
            alert_the_seen(state, table)


GRENADES = {
    "chaff-grenade": on_oneself(chaff_objection, scatter_chaff),
    "stun-grenade": Use((Way(TARGET, throw_objection),), throw_stun, options=throw_options),
    "grenade": Use((Way(TARGET, throw_objection),), throw_grenade, options=throw_options),
}
