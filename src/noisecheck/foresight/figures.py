"""Guards have no names in the rules. Here each has a number, and every event about a guard tells whose it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from noisecheck.engine import events
from noisecheck.engine.events import Event
from noisecheck.engine.state import Guard, State

GUARD = "guard"
GUARD_ATTACK = "guard-attack"


class Figures:
    """The numbers of the guards while one step runs. A figure stays the same object that long."""

    def __init__(self, state: State, numbers: Sequence[int], next_number: int) -> None:
        self.state = state
        self.next_number = next_number
        self.known = {id(guard): (guard, number) for guard, number in zip(state.guards, numbers, strict=True)}
        self.stood = self.standing()  # by space, when something was last told
        self.active: int | None = None
        self.jumped: list[int] = []  # guards a hero has leapt over, who will attack it (MOV-3)

    def number(self, guard: Guard) -> int:
        """A guard that comes into play gets the next number."""
        if id(guard) not in self.known:
            self.known[id(guard)] = (guard, self.next_number)  # the guard too, so that its id is nobody else's
            self.next_number += 1
        return self.known[id(guard)][1]

    def numbers(self) -> list[int]:
        return [self.number(guard) for guard in self.state.guards]

    def standing(self) -> dict[str, int]:
        names = self.state.stage.board.names
        return {names[guard.space]: self.number(guard) for guard in self.state.guards}

    def told(self, event: Event) -> int | None:
        """The guard that an event speaks of, which has just been told."""
        stands = self.standing()
        tell = SPEAKS_OF.get(type(event))
        found = tell(self, event, stands) if tell else None
        self.stood = stands
        return found


Standing = dict[str, int]


def in_space(figures: Figures, event: Any, stands: Standing) -> int | None:
    return stands.get(event.space)


def moved(figures: Figures, event: events.GuardMoved | events.GuardLeapt, stands: Standing) -> int | None:
    """A step is told when it is done or about to be done."""
    return stands.get(event.end, stands.get(event.start))


def activated(figures: Figures, event: events.GuardActivated, stands: Standing) -> int | None:
    figures.active = stands.get(event.space)
    return figures.active


def fallen(figures: Figures, event: events.KnockedOut, stands: Standing) -> int | None:
    """Its figure is off the map already."""
    return figures.stood.get(event.space)


def killed(figures: Figures, event: events.Killed, stands: Standing) -> int | None:
    return figures.stood.get(event.space) if event.figure == GUARD else None


def hurt(figures: Figures, event: events.Hurt, stands: Standing) -> int | None:
    return stands.get(event.space) if event.figure == GUARD else None


def seen(figures: Figures, event: events.Seen, stands: Standing) -> int | None:
    """In the middle of a leapfrog the watcher's space is another's (GRD-9)."""
    if event.watcher != GUARD:
        return None
    return figures.active if event.rule == "GRD-9" else stands.get(event.watcher_space)


def leapt(figures: Figures, event: events.Leapt, stands: Standing) -> int | None:
    figures.jumped += [stands[space] for space in event.over if space in stands]
    return None


def rolled(figures: Figures, event: events.Rolled, stands: Standing) -> int | None:
    return attacker(figures) if event.purpose == GUARD_ATTACK else None


def attacked(figures: Figures, event: events.Attacked, stands: Standing) -> int | None:
    """The guard that is attacked, or the one that attacks: the active one, or who was leapt over first."""
    if event.target == GUARD:
        return stands.get(event.space)
    if event.attacker != GUARD:
        return None
    found = attacker(figures)
    if figures.active is None:
        figures.jumped = figures.jumped[1:]
    return found


def attacker(figures: Figures) -> int | None:
    return figures.active if figures.active is not None else next(iter(figures.jumped), None)


SPEAKS_OF: dict[type[Event], Callable[[Figures, Any, Standing], int | None]] = {
    events.GuardPlaced: in_space,
    events.GuardSpawned: in_space,
    events.GuardActivated: activated,
    events.ModeChosen: in_space,
    events.PathChosen: in_space,
    events.PathBlocked: in_space,
    events.NoNewPath: in_space,
    events.GuardTurned: in_space,
    events.GuardMoved: moved,
    events.GuardLeapt: moved,
    events.ReactionDrawn: in_space,
    events.TokenRemoved: in_space,
    events.GuardDone: in_space,
    events.RopeCut: in_space,
    events.KnockedOut: fallen,
    events.Killed: killed,
    events.Hurt: hurt,
    events.Seen: seen,
    events.Leapt: leapt,
    events.Rolled: rolled,
    events.Attacked: attacked,
}
