"""Positions inside a forecast, what happened to the heroes on the way there, and when two of them come to the same."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from noisecheck.engine.rules.cover import passes_for_a_guard
from noisecheck.engine.state import Guard, Hero, State

MOST_BURNED = 8  # cards in one phase

Ends: TypeAlias = Literal["", "attack", "reaction"]


class Incident(NamedTuple):
    """Something that matters to the heroes, in the order in which it happens.

    `seen`: the hero's ! is under them. `attack`: black dice against a Defense. `hurt`: damage, for sure.
    `burn`: the stage is lost with this chance. `lost`: it is.
    """

    kind: Literal["seen", "attack", "hurt", "burn", "lost"]
    hero: str = ""
    amount: int = 0
    threshold: int = 0
    chance: float = 0.0


class Track(NamedTuple):
    """Spaces a guard enters, where it stops, and what ends its way."""

    path: tuple[str, ...]
    stop: str
    ends: Ends


class Juncture(NamedTuple):
    """A position between two steps, and what has happened to the heroes so far."""

    state: State
    incidents: tuple[Incident, ...]

    def key(self) -> tuple[object, ...]:
        """Equal where a phase goes on alike: heroes do not move in it, and doors stay as they are."""
        state, order = self.state, self.state.order
        return (
            self.incidents,
            state.last_number,
            order[1:4] if order else tuple(state.orders or ())[:1],
            self.figures(),
            tuple([(each.attention, each.attention_space, each.used, *covers(each)) for each in state.heroes]),
            tuple(state.bodies),
            tuple(state.charges),
            tuple(state.beside),
            state.chaff,
            state.looked_at,
            state.cameras if state.bodies or state.beside or self.is_anybody_hiding() else "",
            end_of_deck(state),
        )

    def is_anybody_hiding(self) -> bool:
        return any(map(passes_for_a_guard, self.state.heroes))

    def figures(self) -> tuple[object, ...]:
        """The guards, as far as they matter to those that are still to be activated.

        One that has been activated is only in the way, and only in its own zone (GRD-22): it has seen whom it sees. But
        it may yet see through a disguise that is lost.
        """
        state = self.state
        if self.is_anybody_hiding():
            return tuple(map(values_of, state.guards))
        zone_of = state.stage.zone_of
        open_zones = {zone_of[guard.space] for guard in state.guards if not guard.activated}
        return tuple(
            [
                guard.space if guard.activated else values_of(guard)
                for guard in state.guards
                if zone_of[guard.space] in open_zones
            ]
        )


def end_of_deck(state: State) -> tuple[int, ...]:
    """Where Game Over may be, which does not matter while more blue cards lie on it than a phase can burn."""
    is_far = bool(state.layers) and state.layers[0] > MOST_BURNED
    return () if is_far else (*state.layers, len(state.orders or ()))


def values_of(guard: Guard) -> tuple[int, int, int, int, bool, bool]:
    return guard.number, guard.space, guard.facing, guard.damage, guard.checked, guard.activated


def covers(hero: Hero) -> tuple[bool, bool]:
    return hero.disguised, hero.boxed
