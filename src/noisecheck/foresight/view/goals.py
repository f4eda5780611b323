"""What is left to do on a stage (SET-4, SET-7)."""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.board import bits
from noisecheck.engine.rules.outcome import are_spread, has_goal, objectives_needed, taken_by_zone
from noisecheck.engine.state import State


class Goals(NamedTuple):
    """Of the objectives so many are `needed`, and so many `taken`; `hostages`: they are freed, not taken.

    `zones` has what was taken in each zone that has something to take, as long as it is not spread as the stage wants.
    `events` are the letters that must still happen; `leave`: then heroes have to leave by an exit.
    """

    needed: int
    taken: int
    hostages: bool
    zones: dict[str, int]
    events: list[str]
    leave: bool


def goals(state: State) -> Goals:
    stage = state.stage
    return Goals(
        objectives_needed(state),
        (state.taken & stage.goals).bit_count(),
        all(stage.objectives[number].hostage for number in bits(stage.goals)),
        {} if are_spread(state) else counts(state),
        [stage.events[number].letter for number in bits(stage.required & ~state.resolved)],
        bool(stage.exits) and has_goal(state),
    )


def counts(state: State) -> dict[str, int]:
    zones, taken = state.stage.zones, taken_by_zone(state)
    there = {state.zone(objective.space) for objective in state.stage.objectives if not objective.optional}
    return {zones[number].name: taken[number] for number in sorted(there)}
