"""Otacon: hacking, System cards and the dice on them, Hacker, Codec Call (HER-9 to HER-15)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from noisecheck.engine.cards import BLACK, Die
from noisecheck.engine.events import Disconnected, SystemDiePlaced, SystemDieRecalled, SystemDrawn, SystemReturned
from noisecheck.engine.kinds import numbers, words_of
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import KINDS, phrase
from noisecheck.engine.rules import changes, locks
from noisecheck.engine.rules.acting import Way, by_itself, one_by_one, tried
from noisecheck.engine.rules.dice import Purpose, roll_dice
from noisecheck.engine.rules.focus import TOKENS, active_tokens
from noisecheck.engine.rules.terminals import connection, terminals_in_reach
from noisecheck.engine.state import Beside, Hero, State
from noisecheck.engine.systems.cards import MOST_BESIDE, MOST_DICE, SYSTEM_CARDS
from noisecheck.engine.systems.resolving import DONE, beside
from noisecheck.engine.table import Decision, Option, Table

if TYPE_CHECKING:
    from noisecheck.engine.rules.dice import Roll

OTACON = "otacon"
HACKER_DICE = 2
ACCESS = Purpose("access", "HER-12")
EMPTY = 0


# Hack Terminal


def hack_objection(state: State, hero: Hero, space: int) -> Objection | None:
    """HER-10: a terminal on or next to his space that is not hacked."""
    name = state.stage.board.names[space]
    number = state.stage.terminal_numbers.get(name)
    if number is None:
        return Objection("HER-10", "no-terminal", {"space": name})
    if number not in terminals_in_reach(state, hero):
        return Objection("HER-10", "terminal-out-of-reach", {"space": name})
    if state.hacked >> number & 1:
        return Objection("HER-10", "terminal-hacked", {"space": name})
    if locks.has_dice_at(state, hero, name):
        return Objection("ACT-11", "reroll-instead", {"lock": name})
    return None


def terminals(state: State, hero: Hero) -> list[int]:
    return [state.stage.terminals[number].space for number in terminals_in_reach(state, hero)]


def hack(state: State, table: Table, hero: Hero, space: int) -> None:
    """HER-10: 4 black dice at the terminal, and the extras of a Hacker."""
    white = hacker(state, table, hero)
    locks.try_lock(state, table, hero, state.stage.board.names[space], white)


HACK = tried("HER-10", Way(phrase("hack {space:terminal}"), hack_objection, one_by_one(terminals)), perform=hack)
HACKER = phrase("hacker {count:hackers}")
KINDS["hackers"] = numbers(lambda world, words: range(HACKER_DICE + 1))


def hacker(state: State, table: Table, hero: Hero) -> int:
    """HER-15, Hacker: up to 2 white dice more when hacking or accessing."""
    options = [HACKER.option(count, value=count) for count in range(HACKER_DICE + 1)]
    count: int = table.ask(Decision("hacker", hero.id, options, "HER-15")).value
    return count


# System Search


def search_objection(state: State, hero: Hero) -> Objection | None:
    """HER-11: on or next to a hacked terminal, while the deck has a card."""
    if not connection(state, hero):
        return Objection("HER-11", "not-connected")
    if not state.system:
        return Objection("HER-11", "no-system-card")
    return None


def search(state: State, table: Table, hero: Hero, value: None) -> None:
    """HER-11: the top card comes to lie beside his dashboard; of four one goes back."""
    assert state.system is not None
    name = state.system.pop(0)
    insort(state.beside, Beside(name, (EMPTY,) * len(SYSTEM_CARDS[name].slots)))
    with table.because(table.report(SystemDrawn, hero.id, name, rule="HER-11")):
        if len(state.beside) > MOST_BESIDE:
            return_card(state, table, hero, "HER-11")


SEARCH = by_itself("search", "HER-11", search_objection, search)


class Return(NamedTuple):
    card: str
    place: str  # top or bottom


PLACES = ("top", "bottom")
KINDS["place"] = words_of(*PLACES)
RETURN = phrase("return {card:system} {place}")


def return_card(state: State, table: Table, hero: Hero, rule: str) -> None:
    """HER-11, HER-14: one card, its dice off, goes to the top or the bottom of the deck."""
    options = [
        RETURN.option(card.card, place, value=Return(card.card, place)) for card in state.beside for place in PLACES
    ]
    name, place = table.ask(Decision("return-card", hero.id, options, rule)).value
    state.beside = [card for card in state.beside if card.card != name]
    assert state.system is not None
    state.system.insert(0 if place == "top" else len(state.system), name)
    table.report(SystemReturned, hero.id, name, place, rule=rule)


# Access Systems


def dice_on_cards(state: State) -> int:
    return sum(die != EMPTY for card in state.beside for die in card.dice)


def access_objection(state: State, hero: Hero, count: int) -> Objection | None:
    """HER-12: on or next to a hacked terminal with a System card; dice on cards and dice rolled are at most 4."""
    most = MOST_DICE - dice_on_cards(state)
    if not connection(state, hero):
        return Objection("HER-12", "not-connected")
    if not state.beside:
        return Objection("HER-12", "none-beside")
    if not 1 <= count <= most:
        return Objection("HER-12", "too-many-dice", {"most": max(0, most)})
    return None


def counts(state: State, hero: Hero) -> range:
    return range(1, MOST_DICE + 1) if state.beside else range(0)


def access(state: State, table: Table, hero: Hero, black: int) -> None:
    """HER-12: each die rolled may be put on an empty slot that it fits."""
    white = hacker(state, table, hero)
    rolled = roll_dice(state, table, hero, ACCESS, white, black).dice
    loose = dict(enumerate(rolled, 1))
    while True:
        options = [*placings(state, loose), DONE]
        choice = table.ask(Decision("place-die", hero.id, options, "HER-12", dice=tuple(rolled)))
        if choice is DONE:
            return
        put(state, table, hero, loose.pop(choice.value.die), choice.value)


KINDS["count"] = numbers(lambda world, words: range(1, MOST_DICE + 1))
ACCESSING = tried("HER-12", Way(phrase("access {count}"), access_objection, one_by_one(counts)), perform=access)


class Placing(NamedTuple):
    """A die by its number, and the slot of a card, counted from 0."""

    die: int
    card: str
    slot: int


PUT = phrase("put die {dice:die} on {card:system} {slot}")


def placings(state: State, loose: dict[int, Die]) -> list[Option]:
    """HER-12: every loose die on every empty slot it fits; a ! fits none (ATT-6)."""
    return [
        PUT.option(number, card.card, slot + 1, value=Placing(number, card.card, slot))
        for number, die in loose.items()
        for card in state.beside
        for slot, needed in enumerate(SYSTEM_CARDS[card.card].slots)
        if card.dice[slot] == EMPTY and needed.takes(die.face)
    ]


def put(state: State, table: Table, hero: Hero, die: Die, placing: Placing) -> None:
    set_die(state, placing.card, placing.slot, die.face)
    table.report(SystemDiePlaced, hero.id, placing.card, placing.slot + 1, die.face, rule="HER-12")


def set_die(state: State, name: str, slot: int, face: int) -> None:
    state.beside = [
        card._replace(dice=(*card.dice[:slot], face, *card.dice[slot + 1 :])) if card.card == name else card
        for card in state.beside
    ]


def recall_objection(state: State, hero: Hero, name: str, slot: int) -> Objection | None:
    """HER-12: a die on a System card may be taken back any time."""
    card = beside(state, name)
    if card is None:
        return Objection("HER-12", "not-beside", {"card": name})
    if not 1 <= slot <= len(card.dice) or card.dice[slot - 1] == EMPTY:
        return Objection("HER-12", "no-die-there", {"card": name, "slot": slot})
    return None


def slots(state: State, hero: Hero) -> list[tuple[str, int]]:
    return [(card.card, slot) for card in state.beside for slot in range(1, len(card.dice) + 1)]


def recall(state: State, table: Table, hero: Hero, placing: Placing) -> None:
    card = beside(state, placing.card)
    assert card is not None
    set_die(state, placing.card, placing.slot, EMPTY)
    table.report(SystemDieRecalled, hero.id, placing.card, placing.slot + 1, card.dice[placing.slot], rule="HER-12")


RECALL = tried(
    "HER-12",
    Way(phrase("recall {card:system} {slot}"), recall_objection, slots, lambda card, slot: Placing(0, card, slot - 1)),
    perform=recall,
    cost=0,
)


# Disconnecting, and helping others


def disconnect(state: State, table: Table, space: int) -> None:
    """HER-14: away from every hacked terminal, all cards return, to the top or bottom of the deck in any order."""
    if not state.beside or connection(state, state.hero(OTACON)):
        return
    lose_connection(state, table, state.hero(OTACON))


def lose_connection(state: State, table: Table, otacon: Hero) -> None:
    """HER-14: all dice come off and all cards return. HER-16: on his terminal card the token is where it began."""
    state.trace = 0
    with table.because(table.report(Disconnected, otacon.id, rule="HER-14")):
        while state.beside:
            return_card(state, table, otacon, "HER-14")


def codec_call(state: State, hero: Hero, roll: Roll) -> Sequence[Option]:
    """HER-15, Codec Call: his Focus tokens may change or reroll another hero's black dice, wherever that hero is."""
    for each in state.heroes:
        if each.id == OTACON and each is not hero:
            tokens = tuple(token for token in active_tokens(state, each) if not TOKENS[token].gives)
            return changes.by_tokens(roll, tokens, OTACON, BLACK)
    return ()
