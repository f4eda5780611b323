"""A patrol that meets nobody is kept and walked again: it must be what the rules would have done."""

from __future__ import annotations

import pytest

from noisecheck.engine.events import Event
from noisecheck.engine.guards import activation
from noisecheck.engine.guards.beats import Beat, walk
from noisecheck.engine.rules import rounds
from noisecheck.engine.state import Guard, State
from noisecheck.engine.table import Offhand, Table
from tests.laws.walks import GUARDED, begin, random_policy
from tests.table import rule


class Watched(Offhand):
    """Notes the position whenever something is told."""

    def __init__(self, state: State, seed: int) -> None:
        super().__init__(state, random_policy(seed))
        self.seen: list[tuple[str, str]] = []

    def tell(self, event: Event) -> int:
        self.seen.append((repr(event), self.state.digest()))
        return super().tell(event)


def enemy_steps(stage: str, heroes: list[str], seed: int) -> list[list[tuple[str, str]]]:
    """All steps of the enemy in a random game, each with what was told and how the table looked then."""
    state = begin(stage, heroes, seed).checkpoint.copy()
    steps = []
    for number in range(200):
        if state.outcome:
            break
        table = Watched(state, seed + number)
        is_the_enemys = state.order is not None
        rounds.step(state, table)
        if is_the_enemys:
            steps.append(table.seen)
    return steps


@rule("GRD-0", "GRD-15")
@pytest.mark.parametrize(("stage", "heroes"), GUARDED)
def test_a_beat_is_what_the_guard_does_without_one(
    stage: str, heroes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    walked: list[Beat] = []

    def noted(table: Table, guard: Guard, beat: Beat) -> None:
        walked.append(beat)
        walk(table, guard, beat)

    monkeypatch.setattr(activation, "walk", noted)
    by_beats = [enemy_steps(stage, heroes, seed) for seed in range(4)]
    monkeypatch.setattr(activation, "is_undisturbed", lambda *those: False)
    by_the_rules = [enemy_steps(stage, heroes, seed) for seed in range(4)]

    assert by_beats == by_the_rules
    begins_in_alert = any(hero.attention for hero in begin(stage, heroes, 0).checkpoint.heroes)
    assert walked or len(heroes) > 1 or begins_in_alert
