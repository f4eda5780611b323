"""Key cards for locked doors (ACT-11, CON-2)."""

from __future__ import annotations

from noisecheck.engine.equipment import has_card
from noisecheck.engine.gear.using import Use, Using, discard, tell_use, to_use
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.acting import Way, one_by_one
from noisecheck.engine.rules.attention import alert
from noisecheck.engine.rules.changes import Change, InARoll
from noisecheck.engine.rules.dice import Roll
from noisecheck.engine.rules.doors import open_door
from noisecheck.engine.rules.locks import doors_beside, locked_door_objection
from noisecheck.engine.state import Card, Hero, State
from noisecheck.engine.table import Option, Table

PAL = "pal-key-card"
LEVELS = {"key-card-3": 3, "key-card-4": 4}


def key_objection(state: State, hero: Hero, card: Card, name: str) -> Objection | None:
    """A locked door on an edge of the hero's space, of a level up to that of the card."""
    found = locked_door_objection(state, hero, name)
    if found:
        return found
    level = state.stage.doors[state.stage.door_numbers[name]].level
    if level > LEVELS[card.id]:
        return Objection("CON-2", "level-too-high", {"door": name, "level": level, "gear": card.id})
    return None


def unlock(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """The door opens without dice; those that lay at it are taken up, and the card is used up (SET-15)."""
    if state.lock and state.lock.name == using.target:
        state.lock = None
    with table.because(tell_use(table, hero, card, using.target)):
        for tripped in open_door(state, table, hero, state.stage.door_numbers[using.target], "CON-2"):
            alert(state, table, tripped, "LOS-11")
        discard(table, hero, card)


AGAIN = phrase("use {gear} die {dice:die}")


def pal_reroll(state: State, hero: Hero, roll: Roll) -> list[Option]:
    """PAL Key Card: one die of each roll at a door may be rolled again."""
    if roll.purpose.name != "lock" or not has_card(hero, PAL) or PAL in (each.source for each in roll.made):
        return []
    return [AGAIN.option(PAL, die + 1, value=Change(PAL, "reroll", die)) for die in range(len(roll.dice))]


def tell_pal(table: Table, hero: Hero) -> int:
    return tell_use(table, hero, Card(PAL))


UNLOCK = Way(
    phrase("use {gear} {door}"),
    key_objection,
    one_by_one(lambda state, hero, card: doors_beside(state, hero)),
    to_use(),
)
KEYS = {card: Use((UNLOCK,), unlock) for card in LEVELS}


PAL_REROLL = InARoll(AGAIN, tell_pal)
