"""Locked objects: dice that must contain a combination (ACT-11, ACT-12)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from noisecheck.engine.cards import ATTENTION_FACE, Die
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.events import LockHeld, LockLost, TerminalHacked
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase
from noisecheck.engine.rules.acting import Action, Way, by_asking
from noisecheck.engine.rules.attention import alert
from noisecheck.engine.rules.dice import Purpose, Roll, roll_again, roll_dice
from noisecheck.engine.rules.doors import open_door
from noisecheck.engine.rules.terminals import terminals_in_reach
from noisecheck.engine.stage import Needs
from noisecheck.engine.state import Hero, Lock, State
from noisecheck.engine.table import Option, Table

LOCK = Purpose("lock", "ACT-11")
HACK = Purpose("hack", "HER-10")


def contain(dice: Iterable[Die], needs: Needs) -> bool:
    """ACT-11: every slot of the combination has a separate die. A ! is not a number (ATT-6)."""
    left = sorted(die.face for die in dice if die.face != ATTENTION_FACE)
    for slot in needs:
        if not slot.at_least:
            if slot.face not in left:
                return False
            left.remove(slot.face)
    for slot in sorted((slot for slot in needs if slot.at_least), key=lambda slot: slot.face):
        fitting = [face for face in left if face >= slot.face]
        if not fitting:
            return False
        left.remove(fitting[0])
    return True


def locked_door_objection(state: State, hero: Hero, name: str) -> Objection | None:
    """ACT-10, ADJ-3: a locked door on an edge of the hero's space, from either side; a sealed one has no lock."""
    number = state.stage.door_numbers.get(name)
    if number is None:
        return Objection("ACT-10", "no-such-door", {"door": name})
    if hero.space not in (state.stage.doors[number].first, state.stage.doors[number].second):
        return Objection("ACT-10", "door-out-of-reach", {"door": name})
    if not state.locked >> number & 1:
        return Objection("ACT-10", "door-open", {"door": name})
    if state.stage.doors[number].is_sealed:
        return Objection("SET-7", "door-sealed", {"door": name})
    return None


def has_dice_at(state: State, hero: Hero, name: str) -> bool:
    """ACT-11: whether dice of this hero lie at a locked object this turn."""
    return state.lock is not None and state.lock.name == name and state.lock.hero == hero.id


def door_objection(state: State, hero: Hero, name: str) -> Objection | None:
    """ACT-11: a locked door in reach at which no dice lie yet."""
    found = locked_door_objection(state, hero, name)
    if not found and has_dice_at(state, hero, state.stage.doors[state.stage.door_numbers[name]].name):
        return Objection("ACT-11", "reroll-instead", {"lock": name})
    return found


def doors_beside(state: State, hero: Hero) -> list[str]:
    """The doors on the edges of the hero's space."""
    return [state.stage.doors[number].name for number in state.stage.doors_at.get(hero.space, ())]


def reroll_objection(state: State, hero: Hero, dice: tuple[int, ...]) -> Objection | None:
    """ACT-11: only dice that lie at a lock this turn can be rolled again."""
    if state.lock is None or state.lock.hero != hero.id:
        return Objection("ACT-11", "no-dice-lying")
    if not dice or not all(1 <= die <= len(state.lock.dice) for die in dice) or list(dice) != sorted(set(dice)):
        return Objection("ACT-11", "no-such-dice", {"count": len(state.lock.dice)})
    return None


def sets_of_dice(state: State, hero: Hero) -> Iterable[tuple[tuple[int, ...]]]:
    """ACT-11: repeating Interact rerolls any number of the dice."""
    numbers = range(1, len(state.lock.dice) + 1) if state.lock else ()
    return ((chosen,) for size in numbers for chosen in combinations(numbers, size))


def try_lock(state: State, table: Table, hero: Hero, name: str, extra_white: int = 0) -> None:
    """ACT-11, HER-10: the dice of the dashboard, and extras, are rolled at the lock of a door or terminal."""
    dashboard = DASHBOARDS[hero.id]
    state.lock = None  # starting another lock drops the dice (ACT-12)
    white = dashboard.lock_white + extra_white
    judge(state, table, hero, name, roll_dice(state, table, hero, purpose(state, name), white, dashboard.lock_black))


def purpose(state: State, name: str) -> Purpose:
    return HACK if name in state.stage.terminal_numbers else LOCK


def reroll(state: State, table: Table, hero: Hero, chosen: tuple[int, ...]) -> None:
    """ACT-11: the chosen dice are rolled again; the others lie as they are."""
    assert state.lock is not None
    name, _, dice = state.lock
    again = [number - 1 for number in chosen]
    judge(state, table, hero, name, roll_again(state, table, hero, purpose(state, name), dice, again))


AGAIN = phrase("reroll {dice}")
REROLL_WAYS = (Way(AGAIN, reroll_objection, sets_of_dice),)


def reroll_options(state: State, hero: Hero) -> list[Option]:
    return by_asking(REROLL_WAYS, state, hero) if state.lock else []


REROLL = Action("ACT-11", REROLL_WAYS, reroll_options, reroll, 1)


def judge(state: State, table: Table, hero: Hero, name: str, roll: Roll) -> None:
    """ACT-11: the lock opens when the dice contain its combination; else they stay there."""
    needs = state.stage.locked_object(name).needs
    if contain(roll.dice, needs):
        state.lock = None
        unlock(state, table, hero, name)
    elif roll.dice:
        state.lock = Lock(name, hero.id, tuple(roll.dice))
        needed = tuple(map(str, needs))
        table.report(LockHeld, hero.id, name, tuple(roll.dice), needed, rule=roll.purpose.rule)


def unlock(state: State, table: Table, hero: Hero, name: str) -> None:
    """ACT-11: a door opens. HER-10: a terminal is hacked, for good."""
    if name in state.stage.terminal_numbers:
        state.hacked |= 1 << state.stage.terminal_numbers[name]
        table.report(TerminalHacked, hero.id, name, rule="HER-10")
    else:
        for tripped in open_door(state, table, hero, state.stage.door_numbers[name], "ACT-11"):
            alert(state, table, tripped, "LOS-11")


def leave(state: State, table: Table, hero: Hero) -> None:
    """ACT-12: a hero who has moved away loses the dice. HER-10: on or next to a terminal is not away."""
    if state.lock is None or state.lock.hero != hero.id:
        return
    if state.stage.terminal_numbers.get(state.lock.name) not in terminals_in_reach(state, hero):
        table.report(LockLost, hero.id, state.lock.name, rule="ACT-12")
        state.lock = None
