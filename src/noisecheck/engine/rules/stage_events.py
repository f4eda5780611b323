"""Event tokens: what a stage lets happen when a hero moves onto one (SET-8), in a closed vocabulary."""

from __future__ import annotations

from collections.abc import Callable

from noisecheck.engine.board import COMPASS
from noisecheck.engine.events import EventReached, GuardPlaced
from noisecheck.engine.rules.attention import alert, draw_attention
from noisecheck.engine.rules.damage import GUARD_FIGURES
from noisecheck.engine.rules.doors import open_door
from noisecheck.engine.state import Guard, Hero, State
from noisecheck.engine.table import Table


def is_on_event(state: State, hero: Hero) -> bool:
    """Whether an event token waits in the hero's space."""
    number = state.stage.event_at.get(hero.space)
    return number is not None and not state.resolved >> number & 1


def resolve_event(state: State, table: Table, hero: Hero) -> list[Hero]:
    """SET-8: the section of the event token here is resolved at once, once.

    Returns the heroes in a laser it uncovered: they are alerted where the move ends (LOS-7).
    """
    number = state.stage.event_at[hero.space]
    state.resolved |= 1 << number
    letter = state.stage.events[number].letter
    tripped: list[Hero] = []
    with table.because(table.report(EventReached, letter, hero.id, rule="SET-8")):
        for verb, *words in state.stage.mission.events.get(letter, ()):
            tripped += EFFECTS[verb](state, table, hero, *words)
    return tripped


def place_guard(state: State, table: Table, hero: Hero, space: str, facing: str) -> list[Hero]:
    """A guard steps in, unless a figure stands there or none is left (COM-12)."""
    at = state.stage.board.numbers[space]
    if not state.occupied() >> at & 1 and len(state.guards) < GUARD_FIGURES:
        state.guards.append(Guard(at, COMPASS.index(facing)))
        state.guards.sort(key=lambda guard: guard.space)
        table.report(GuardPlaced, space, facing, rule="SET-8")
    return []


def unlock_door(state: State, table: Table, hero: Hero, door: str) -> list[Hero]:
    return open_door(state, table, hero, state.stage.door_numbers[door], "SET-8")


def draw_attention_here(state: State, table: Table, hero: Hero) -> list[Hero]:
    draw_attention(state, table, hero, "SET-8")
    return []


def alert_here(state: State, table: Table, hero: Hero) -> list[Hero]:
    alert(state, table, hero, "SET-8")
    return []


EFFECTS: dict[str, Callable[..., list[Hero]]] = {
    "guard": place_guard,
    "unlock": unlock_door,
    "draw-attention": draw_attention_here,
    "alert": alert_here,
}
