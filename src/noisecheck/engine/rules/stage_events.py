"""Event tokens: what a stage lets happen when a hero moves onto one (SET-8), in a closed vocabulary."""

from __future__ import annotations

from collections.abc import Callable

from noisecheck.engine.board import COMPASS, Bitset
from noisecheck.engine.equipment import found, has_card
from noisecheck.engine.events import (
    Decided,
    EventReached,
    FocusRefreshed,
    GearFound,
    GuardPlaced,
    Healed,
)
from noisecheck.engine.phrases import KINDS, PartKind, phrase
from noisecheck.engine.rules.attention import alert, draw_attention, remove_attention
from noisecheck.engine.rules.damage import GUARD_FIGURES
from noisecheck.engine.rules.doors import open_door
from noisecheck.engine.stage import Consequence, Section
from noisecheck.engine.state import NOBODY, Guard, Hero, State
from noisecheck.engine.table import Decision, Table

DECIDE = phrase("decide {choice}")
KINDS["choice"] = PartKind(
    lambda world, words: [name for section in world.stage.mission.events.values() for name in section.choices],
    lambda stage, word: bool(word),
)


def is_on_event(state: State, hero: Hero) -> bool:
    """Whether an event token waits in the hero's space, and for this hero."""
    number = state.stage.event_at.get(hero.space)
    if number is None or state.resolved >> number & 1:
        return False
    return happens_to(state, hero, state.stage.section(state.stage.events[number].letter))


def happens_to(state: State, hero: Hero, section: Section) -> bool:
    """SET-7: whether an event happens when this hero moves there now."""
    return not section.by_blast and is_due(state, section) and (not section.needs or has_card(hero, section.needs))


def is_due(state: State, section: Section) -> bool:
    """SET-7: some events have to wait for others."""
    happened = {event.letter for number, event in enumerate(state.stage.events) if state.resolved >> number & 1}
    return happened.issuperset(section.after)


def resolve_event(state: State, table: Table, hero: Hero) -> list[Hero]:
    """SET-8: the section of the event token here is resolved at once, once.

    Returns the heroes in a laser it uncovered: they are alerted where the move ends (LOS-7).
    """
    return resolve(state, table, hero, state.stage.event_at[hero.space])


def resolve(state: State, table: Table, hero: Hero, number: int) -> list[Hero]:
    """SET-8: what always happens, then what players decide."""
    state.resolved |= 1 << number
    letter = state.stage.events[number].letter
    section = state.stage.section(letter)
    with table.because(table.report(EventReached, letter, hero.id, rule="SET-8")):
        tripped = take_effect(state, table, hero, section.always)
        if section.choices:
            tripped += decide(state, table, hero, letter, section)
    return tripped


def decide(state: State, table: Table, hero: Hero, letter: str, section: Section) -> list[Hero]:
    """SET-8: an event may leave players a choice; what comes of it they are told before."""
    options = [DECIDE.option(name, value=name) for name in section.choices]
    facts = {"letter": letter, "stage": state.stage.mission.id}
    chosen = table.ask(Decision("event", hero.id, options, "SET-8", facts)).value
    state.decided = tuple(sorted((*state.decided, f"{letter} {chosen}")))
    table.report(Decided, letter, hero.id, chosen, rule="SET-8")
    return take_effect(state, table, hero, section.choices[chosen])


def take_effect(state: State, table: Table, hero: Hero, consequence: Consequence) -> list[Hero]:
    tripped: list[Hero] = []
    for verb, *words in consequence.effects:
        tripped += EFFECTS[verb](state, table, hero, *words)
    return tripped


def set_off_by_blast(state: State, table: Table, hit: Bitset) -> None:
    """SET-7: an event that waits for an explosion in its space; it is told to whoever's turn it is."""
    for number, event in enumerate(state.stage.events):
        section = state.stage.section(event.letter)
        if section.by_blast and hit >> event.space & 1 and not state.resolved >> number & 1 and is_due(state, section):
            hero = state.heroes[0 if state.turn == NOBODY else state.turn]
            for tripped in resolve(state, table, hero, number):
                alert(state, table, tripped, "LOS-11")


# effects


def place_guard(state: State, table: Table, hero: Hero, space: str, facing: str) -> list[Hero]:
    """A guard steps in, unless a figure stands there or none is left (COM-12)."""
    at = state.stage.board.numbers[space]
    if not state.occupied() >> at & 1 and len(state.guards) < GUARD_FIGURES:
        guard = Guard(at, COMPASS.index(facing))
        state.bring_in(guard)
        state.guards.sort(key=lambda each: each.space)
        table.report(GuardPlaced, space, facing, rule="SET-8", guard=guard.number)
    return []


def unlock_door(state: State, table: Table, hero: Hero, door: str) -> list[Hero]:
    """A door opens; one that is open stays so."""
    number = state.stage.door_numbers[door]
    return open_door(state, table, hero, number, "SET-8") if state.locked >> number & 1 else []


def draw_attention_here(state: State, table: Table, hero: Hero) -> list[Hero]:
    draw_attention(state, table, hero, "SET-8")
    return []


def alert_here(state: State, table: Table, hero: Hero) -> list[Hero]:
    alert(state, table, hero, "SET-8")
    return []


def hush(state: State, table: Table, hero: Hero) -> list[Hero]:
    remove_attention(state, table, hero, "SET-8")
    return []


def give_card(state: State, table: Table, hero: Hero, card: str) -> list[Hero]:
    """Equipment for the rest of the stage, beyond what a hero may carry, unless they already have this card."""
    if not has_card(hero, card):
        hero.gear.append(found(card))
        table.report(GearFound, hero.id, card, rule="SET-8")
    return []


def heal(state: State, table: Table, hero: Hero, amount: str) -> list[Hero]:
    healed = min(int(amount), hero.damage)
    if healed:
        hero.damage -= healed
        table.report(Healed, hero.id, healed, rule="SET-8")
    return []


def refresh(state: State, table: Table, hero: Hero) -> list[Hero]:
    """All Focus tokens of the hero are ready again."""
    for token in hero.inactive:
        table.report(FocusRefreshed, hero.id, token, rule="SET-8")
    hero.inactive = ()
    return []


EFFECTS: dict[str, Callable[..., list[Hero]]] = {
    "guard": place_guard,
    "unlock": unlock_door,
    "draw-attention": draw_attention_here,
    "alert": alert_here,
    "hush": hush,
    "give": give_card,
    "heal": heal,
    "refresh": refresh,
}
