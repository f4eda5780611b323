"""Event tokens: what a stage lets happen when a hero moves onto one (SET-8), in a closed vocabulary."""

from __future__ import annotations

from collections.abc import Callable

from noisecheck.engine.board import COMPASS
from noisecheck.engine.events import EventReached, GuardPlaced
from noisecheck.engine.rules.attention import alert, draw_attention
from noisecheck.engine.rules.doors import open_door
from noisecheck.engine.state import Guard, Hero, State
from noisecheck.engine.table import Table


def reach_event(state: State, table: Table, hero: Hero) -> bool:
    """SET-8: the section of an event token is resolved at once, once. Tells whether there was one."""
    number = state.stage.event_at.get(hero.space)
    if number is None or state.resolved >> number & 1:
        return False
    state.resolved |= 1 << number
    letter = state.stage.events[number].letter
    with table.because(table.tell(EventReached(letter, hero.id, rule="SET-8"))):
        for verb, *words in state.stage.mission.events.get(letter, ()):
            EFFECTS[verb](state, table, hero, *words)
    return True


def place_guard(state: State, table: Table, hero: Hero, space: str, facing: str) -> None:
    """A guard steps in, unless a figure stands there."""
    at = state.stage.board.numbers[space]
    if not state.occupied() >> at & 1:
        state.guards.append(Guard(at, COMPASS.index(facing)))
        state.guards.sort(key=lambda guard: guard.space)
        table.tell(GuardPlaced(space, facing, rule="SET-8"))


def unlock_door(state: State, table: Table, hero: Hero, door: str) -> None:
    open_door(state, table, hero, state.stage.door_numbers[door], "SET-8")


def draw_attention_here(state: State, table: Table, hero: Hero) -> None:
    draw_attention(state, table, hero, "SET-8")


def alert_here(state: State, table: Table, hero: Hero) -> None:
    alert(state, table, hero, "SET-8")


EFFECTS: dict[str, Callable[..., None]] = {
    "guard": place_guard,
    "unlock": unlock_door,
    "draw-attention": draw_attention_here,
    "alert": alert_here,
}
