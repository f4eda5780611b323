"""Otacon: hacking, System cards and the dice on them, Hacker, Codec Call (HER-9 to HER-15)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from noisecheck.engine.cards import BLACK, Die
from noisecheck.engine.events import Disconnected, SystemDiePlaced, SystemDieRecalled, SystemDrawn, SystemReturned
from noisecheck.engine.rules import changes, locks
from noisecheck.engine.rules.dice import Purpose, roll_dice
from noisecheck.engine.rules.focus import TOKENS, active_tokens
from noisecheck.engine.rules.objections import Objection
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


def hack_options(state: State, hero: Hero) -> list[Option]:
    spaces = [state.stage.terminals[number].space for number in terminals_in_reach(state, hero)]
    names = state.stage.board.names
    return [Option("hack", names[space], space) for space in spaces if not hack_objection(state, hero, space)]


def hack(state: State, table: Table, hero: Hero, space: int) -> None:
    """HER-10: 4 black dice at the terminal, and the extras of a Hacker."""
    white = hacker(state, table, hero)
    locks.try_lock(state, table, hero, state.stage.board.names[space], white)


def hacker(state: State, table: Table, hero: Hero) -> int:
    """HER-15, Hacker: up to 2 white dice more when hacking or accessing."""
    options = [Option("hacker", str(count), count) for count in range(HACKER_DICE + 1)]
    count: int = table.ask(Decision("hacker", hero.id, options, "HER-15")).value
    return count


# System Search


def search_objection(state: State, hero: Hero, words: str) -> Objection | None:
    """HER-11: on or next to a hacked terminal, while the deck has a card."""
    if words:
        return Objection("HER-11", "not-a-thing", {"words": words})
    if not connection(state, hero):
        return Objection("HER-11", "not-connected")
    if not state.system:
        return Objection("HER-11", "no-system-card")
    return None


def search_options(state: State, hero: Hero) -> list[Option]:
    return [] if search_objection(state, hero, "") else [Option("search")]


def search(state: State, table: Table, hero: Hero, value: None) -> None:
    """HER-11: the top card comes to lie beside his dashboard; of four one goes back."""
    assert state.system is not None
    name = state.system.pop(0)
    insort(state.beside, Beside(name, (EMPTY,) * len(SYSTEM_CARDS[name].slots)))
    with table.because(table.report(SystemDrawn, hero.id, name, rule="HER-11")):
        if len(state.beside) > MOST_BESIDE:
            return_card(state, table, hero, "HER-11")


class Return(NamedTuple):
    card: str
    place: str  # top or bottom


def return_card(state: State, table: Table, hero: Hero, rule: str) -> None:
    """HER-11, HER-14: one card, its dice off, goes to the top or the bottom of the deck."""
    options = [
        Option("return", f"{card.card} {place}", Return(card.card, place))
        for card in state.beside
        for place in ("top", "bottom")
    ]
    name, place = table.ask(Decision("return-card", hero.id, options, rule)).value
    state.beside = [card for card in state.beside if card.card != name]
    assert state.system is not None
    state.system.insert(0 if place == "top" else len(state.system), name)
    table.report(SystemReturned, hero.id, name, place, rule=rule)


# Access Systems


def dice_on_cards(state: State) -> int:
    return sum(die != EMPTY for card in state.beside for die in card.dice)


def access_objection(state: State, hero: Hero, words: str) -> Objection | None:
    """HER-12: on or next to a hacked terminal with a System card; dice on cards and dice rolled are at most 4."""
    most = MOST_DICE - dice_on_cards(state)
    if not words.isdecimal() or str(int(words[:2])) != words:
        return Objection("HER-12", "not-a-thing", {"words": words})
    if not connection(state, hero):
        return Objection("HER-12", "not-connected")
    if not state.beside:
        return Objection("HER-12", "none-beside")
    if not 1 <= int(words) <= most:
        return Objection("HER-12", "too-many-dice", {"most": max(0, most)})
    return None


def access_options(state: State, hero: Hero) -> list[Option]:
    if not state.beside:
        return []
    counts = range(1, MOST_DICE + 1)
    return [Option("access", str(count), count) for count in counts if not access_objection(state, hero, str(count))]


def access(state: State, table: Table, hero: Hero, black: int) -> None:
    """HER-12: each die rolled may be put on an empty slot that it fits."""
    white = hacker(state, table, hero)
    rolled = roll_dice(state, table, hero, ACCESS, white, black).dice
    loose = dict(enumerate(rolled, 1))
    while True:
        facts: dict[str, str | int] = {"dice": " ".join(map(str, rolled))}
        choice = table.ask(Decision("place-die", hero.id, [*placings(state, loose), DONE], "HER-12", facts))
        if choice is DONE:
            return
        put(state, table, hero, loose.pop(choice.value.die), choice.value)


class Placing(NamedTuple):
    """A die by its number, and the slot of a card, counted from 0."""

    die: int
    card: str
    slot: int


def placings(state: State, loose: dict[int, Die]) -> list[Option]:
    """HER-12: every loose die on every empty slot it fits; a ! fits none (ATT-6)."""
    return [
        Option("put", f"die {number} on {card.card} {slot + 1}", Placing(number, card.card, slot))
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


def recall_objection(state: State, hero: Hero, words: str) -> Objection | None:
    """HER-12: a die on a System card may be taken back any time."""
    name, _, slot = words.partition(" ")
    card = beside(state, name)
    if card is None:
        return Objection("HER-12", "not-beside", {"card": name})
    if slot not in [str(number) for number, die in enumerate(card.dice, 1) if die != EMPTY]:
        return Objection("HER-12", "no-die-there", {"card": name, "slot": slot})
    return None


def recall_options(state: State, hero: Hero) -> list[Option]:
    return [
        Option("recall", f"{card.card} {slot + 1}", Placing(0, card.card, slot))
        for card in state.beside
        for slot, die in enumerate(card.dice)
        if die != EMPTY
    ]


def recall(state: State, table: Table, hero: Hero, placing: Placing) -> None:
    card = beside(state, placing.card)
    assert card is not None
    set_die(state, placing.card, placing.slot, EMPTY)
    table.report(SystemDieRecalled, hero.id, placing.card, placing.slot + 1, card.dice[placing.slot], rule="HER-12")


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
