"""Winning and losing a stage (SET-4 to SET-6)."""

from __future__ import annotations

from typing import NoReturn

from noisecheck.engine.bosses.kit import rules_of
from noisecheck.engine.events import CardsUnlocked, Lost, Won
from noisecheck.engine.state import Boss, State
from noisecheck.engine.table import Table

WON = "won"


class StageOver(BaseException):
    """The stage ended in the middle of a rule: whoever runs the step stops here."""


def fail_stage(state: State, table: Table, reason: str, rule: str) -> NoReturn:
    """SET-5: the players lose at once, whatever was going on."""
    state.outcome = f"lost: {reason}"
    table.report(Lost, reason, rule=rule)
    raise StageOver


def has_goal(state: State) -> bool:
    return bool(state.stage.mission.required or state.stage.goals or state.boss)


def is_beaten(boss: Boss) -> bool:
    """COM-6: damage equal to or above its Health."""
    return boss.damage >= boss.health


def is_fought_out(state: State) -> bool:
    """A boss has to be defeated, unless its own rules know another way."""
    return state.boss is None or is_beaten(state.boss) or rules_of(state.boss).gives_up(state)


def objectives_done(state: State) -> bool:
    """SET-4: required events have happened; all objectives but optional ones, or as many as needed, are taken."""
    goals, needed = state.stage.goals, state.stage.mission.needed
    if state.stage.required & ~state.resolved or not is_fought_out(state):
        return False
    return (state.taken & goals).bit_count() >= (needed[len(state.heroes) - 1] if needed else goals.bit_count())


def has_left(state: State) -> bool:
    """ACT-19: the heroes the stage names stand on exit spaces; a stage without exits asks for nothing more."""
    if not state.stage.exits:
        return True
    standing = [bool(state.stage.exits >> hero.space & 1) for hero in state.heroes]
    return any(standing) if state.stage.mission.leaving == "one" else all(standing)


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
    """SET-9: the equipment that goes to the Memory Box: the stage's own, and what each event that happened adds.

    For sparing a boss there may be something else than for beating it.
    """
    mission, boss = state.stage.mission, state.boss
    own = mission.rewards if boss is None or is_beaten(boss) else mission.rewards_for_sparing
    happened = [event.letter for number, event in enumerate(state.stage.events) if state.resolved >> number & 1]
    return (*own, *(card for letter in happened for card in mission.event_rewards.get(letter, ())))
