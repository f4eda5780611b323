"""What is worn: Gas Mask, goggles, Handkerchief (CON-2). Armor and what is ignored stand in the catalogue."""

from __future__ import annotations

from functools import partial

from noisecheck.engine.board import Space
from noisecheck.engine.bosses.kit.decoys import decoys, flip_at
from noisecheck.engine.cards import BLACK
from noisecheck.engine.equipment import has_card
from noisecheck.engine.events import ObjectiveFlipped, TopCardSeen
from noisecheck.engine.gear.using import Use, Using, on_oneself, tell_use, to_use
from noisecheck.engine.kinds import words_of
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import KINDS, phrase
from noisecheck.engine.rules.abilities import mark_used
from noisecheck.engine.rules.acting import Way, one_by_one
from noisecheck.engine.rules.attention import alert
from noisecheck.engine.rules.changes import Change, InARoll, adjustments
from noisecheck.engine.rules.dice import Roll
from noisecheck.engine.rules.sight import uncover_traps
from noisecheck.engine.state import ORDER_DECK, REACTION_DECK, Card, Hero, State
from noisecheck.engine.table import Option, Table

HANDKERCHIEF = "handkerchief"
NIGHT_VISION_REACHES = 5
DECKS = {"order": ORDER_DECK, "reaction": REACTION_DECK}


# Gas Mask


KINDS["deck"] = words_of(*DECKS)


def peek_objection(state: State, hero: Hero, card: Card, deck: str) -> Objection | None:
    """The top card of the Order or Reaction deck, if it is not known already."""
    if deck not in DECKS:
        return Objection("CON-2", "no-such-deck", {"words": deck, "known": ", ".join(DECKS)})
    if not getattr(state, DECKS[deck]):
        return Objection("CON-2", "deck-empty", {"deck": deck})
    return Objection("CON-2", "card-known", {"deck": deck}) if DECKS[deck] in state.looked_at else None


def peek(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """The players look at the top card; it stays where it is."""
    deck = DECKS[using.target]
    state.looked_at = tuple(sorted({*state.looked_at, deck}))
    with table.because(tell_use(table, hero, card)):
        table.report(TopCardSeen, hero.id, using.target, str(getattr(state, deck)[0]), rule="CON-2")


# goggles


def face_down_objectives(state: State, area: int) -> list[int]:
    """The objectives in these spaces, by number, that lie face down."""
    objectives = enumerate(state.stage.objectives)
    return [number for number, each in objectives if state.face_down >> number & 1 and area >> each.space & 1]


def face_down_traps(state: State, area: int) -> list[int]:
    return [number for number, trap in enumerate(state.traps) if trap.down and area >> trap.space & 1]


def flip_objective(state: State, table: Table, number: int) -> None:
    state.face_down &= ~(1 << number)
    space = state.stage.objectives[number].space
    table.report(ObjectiveFlipped, state.stage.board.names[space], rule="CON-2")


def scan_objection(state: State, hero: Hero, card: Card) -> Objection | None:
    area = state.geometry.within(hero.space, NIGHT_VISION_REACHES)
    if face_down_objectives(state, area) or face_down_traps(state, area):
        return None
    return Objection("CON-2", "nothing-face-down", {"gear": card.id})


def scan(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """Night Vision Goggles: objectives and traps within 5 spaces are turned up; LOS-11 holds for other heroes."""
    area = state.geometry.within(hero.space, NIGHT_VISION_REACHES)
    with table.because(tell_use(table, hero, card)):
        for number in face_down_objectives(state, area):
            flip_objective(state, table, number)
        for tripped in uncover_traps(state, table, face_down_traps(state, area), hero, hero.space):
            alert(state, table, tripped, "LOS-11")


def in_zone(state: State, hero: Hero, card: Card) -> list[Space]:
    """Where in the hero's zone an objective lies face down, or a token that may be the boss."""
    area = state.stage.zones[state.zone(hero.space)].area
    found = [state.stage.objectives[number].space for number in face_down_objectives(state, area)]
    return list(dict.fromkeys([*found, *(decoy.space for decoy in decoys(state) if area >> decoy.space & 1)]))


def warmth_objection(state: State, hero: Hero, card: Card, space: Space) -> Objection | None:
    is_there = space in in_zone(state, hero, card)
    return None if is_there else Objection("CON-2", "nothing-face-down", {"gear": card.id})


def flip_one(state: State, table: Table, hero: Hero, card: Card, using: Using) -> None:
    """Thermal Goggles: what lies face down in one space of the hero's zone is turned up."""
    with table.because(tell_use(table, hero, card, state.stage.board.names[using.target])):
        for number in face_down_objectives(state, 1 << using.target):
            flip_objective(state, table, number)
        flip_at(state, table, using.target)


# Handkerchief


DAB = phrase("use {gear} die {dice:die} {turned}")


def handkerchief(state: State, hero: Hero, roll: Roll) -> list[Option]:
    """Once a round, one black die up or down by 1 while hacking."""
    if roll.purpose.name != "hack" or not has_card(hero, HANDKERCHIEF) or HANDKERCHIEF in hero.used:
        return []
    return adjustments(partial(DAB.option, HANDKERCHIEF), roll.dice, Change(HANDKERCHIEF, "add"), (1, -1), BLACK)


def use_handkerchief(table: Table, hero: Hero) -> int:
    mark_used(hero, HANDKERCHIEF)
    return tell_use(table, hero, Card(HANDKERCHIEF))


WORN = {
    "gas-mask": Use(
        (Way(phrase("use {gear} {deck}"), peek_objection, one_by_one(lambda state, hero, card: DECKS), to_use()),),
        peek,
        is_noisy=True,
    ),
    "night-vision-goggles": on_oneself(scan_objection, scan),
    "thermal-goggles": Use(
        (Way(phrase("use {gear} {space:hidden}"), warmth_objection, one_by_one(in_zone), to_use()),), flip_one
    ),
}


DABBED = InARoll(DAB, use_handkerchief)
