"""Winning and losing a stage (SET-4 to SET-6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NoReturn

from noisecheck.engine import moments
from noisecheck.engine.board import Space, bits
from noisecheck.engine.events import CardsUnlocked, Lost, Won
from noisecheck.engine.outcome import WON, Outcome, Reason
from noisecheck.engine.stage import Consequence, Stage
from noisecheck.engine.state import State
from noisecheck.engine.table import Table


class StageOver(BaseException):
    """The stage ended in the middle of a rule: whoever runs the step stops here."""


def fail_stage(
    state: State, table: Table, rule: str, reason: Reason, figure: str = "", guard: int | None = None
) -> NoReturn:
    """SET-5: the players lose at once, whatever was going on."""
    state.outcome = Outcome("lost", reason, figure)
    table.report(Lost, reason, figure, rule=rule, guard=guard)
    raise StageOver


def has_goal(state: State) -> bool:
    mission = state.stage.mission
    return bool(mission.required or state.stage.goals or state.boss or mission.leaving_wins)


def is_fought_out(state: State) -> bool:
    """A boss has to be defeated, unless its own rules know another way."""
    return state.boss is None or state.boss.is_beaten or any(is_over(state) for is_over in moments.fight_over)


def objectives_done(state: State) -> bool:
    """SET-4: required events have happened; all objectives but optional ones, or as many as needed, are taken."""
    if state.stage.required & ~state.resolved or not is_fought_out(state):
        return False
    return (state.taken & state.stage.goals).bit_count() >= objectives_needed(state) and are_spread(state)


def objectives_needed(state: State) -> int:
    """SET-4: how many this number of heroes has to take."""
    needed = state.stage.mission.needed
    return needed[len(state.heroes) - 1] if needed else state.stage.goals.bit_count()


def are_spread(state: State) -> bool:
    """SET-7: a stage may ask for objectives from several zones, a number from each."""
    spread = state.stage.mission.spread
    if not spread:
        return True
    zones, each = spread[len(state.heroes) - 1]
    return sum(count >= each for count in taken_by_zone(state)) >= zones


def taken_by_zone(state: State) -> list[int]:
    """How many objectives have been taken in each zone, optional ones not counted."""
    counts = [0] * len(state.stage.zones)
    for number in bits(state.taken & state.stage.goals):
        counts[state.zone(state.stage.objectives[number].space)] += 1
    return counts


def has_left(state: State) -> bool:
    """ACT-19: the heroes the stage names stand on exit spaces."""
    return are_out(state.stage, [(hero.id, hero.space) for hero in state.heroes])


def are_out(stage: Stage, heroes: list[tuple[str, Space]]) -> bool:
    """ACT-19: all of them, or one, are on an exit; a stage without exits asks for nothing more.

    SET-7: where each hero has their own exit, on that one.
    """
    if not stage.exits:
        return True
    standing = [stage.exits >> space & 1 and stage.own_exits.get(hero, space) == space for hero, space in heroes]
    return any(standing) if stage.mission.leaving == "one" else all(standing)


def is_won(state: State) -> bool:
    """SET-4: everything is done, and everybody who has to be is out."""
    return objectives_done(state) and has_goal(state) and has_left(state)


def look_up_winning(state: State, table: Table) -> None:
    """SET-6: asked when an action and all it set off is over."""
    if is_won(state):
        state.outcome = WON
        with table.because(table.report(Won, rule="SET-4")):
            unlocked = rewards(state)
            if unlocked:
                table.report(CardsUnlocked, unlocked, rule="SET-9")
        raise StageOver


def rewards(state: State) -> tuple[str, ...]:
    """SET-9: the equipment that goes to the Memory Box: the stage's own, with what came of each event that happened.

    For sparing a boss there may be something else than for beating it.
    """
    mission, boss = state.stage.mission, state.boss
    own = mission.rewards if boss is None or boss.is_beaten else mission.rewards_for_sparing
    happened = list(consequences(state))
    lost = {card for each in happened for card in each.forfeits}
    return tuple(card for card in (*own, *(card for each in happened for card in each.rewards)) if card not in lost)


def consequences(state: State) -> Iterator[Consequence]:
    """SET-8: of the events that happened, and of what was decided there."""
    decided = dict(words.split() for words in state.decided)
    for number, event in enumerate(state.stage.events):
        if state.resolved >> number & 1:
            section = state.stage.section(event.letter)
            yield section.always
            if event.letter in decided:
                yield section.choices[decided[event.letter]]
