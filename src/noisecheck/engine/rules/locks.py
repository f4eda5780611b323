"""Locked objects: dice that must contain a combination (ACT-11, ACT-12)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from noisecheck.engine.cards import ATTENTION_FACE, Die
from noisecheck.engine.events import LockHeld
from noisecheck.engine.heroes.dashboards import DASHBOARDS
from noisecheck.engine.rules.dice import Purpose, Roll, roll_again, roll_dice
from noisecheck.engine.rules.doors import open_door
from noisecheck.engine.rules.objections import Objection
from noisecheck.engine.stage import Needs
from noisecheck.engine.state import Hero, Lock, State
from noisecheck.engine.table import Option, Table

LOCK = Purpose("lock", "ACT-11")


def contain(dice: Iterable[Die], needs: Needs) -> bool:
    """ACT-11: every slot of the combination has a die of its own. A ! is no number (ATT-6)."""
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
        left.remove(fitting[-1])
    return True


def door_objection(state: State, hero: Hero, name: str) -> Objection | None:
    """ACT-10, ADJ-3: a locked door on an edge of the hero's space, from either side."""
    number = state.stage.door_numbers.get(name)
    if number is None:
        return Objection("ACT-10", "no-such-door", {"door": name})
    if hero.space not in (state.stage.doors[number].first, state.stage.doors[number].second):
        return Objection("ACT-10", "door-out-of-reach", {"door": name})
    if not state.locked >> number & 1:
        return Objection("ACT-10", "door-open", {"door": name})
    if state.lock and state.lock.name == state.stage.doors[number].name:
        return Objection("ACT-11", "reroll-instead", {"door": name})
    return None


def door_options(state: State, hero: Hero) -> list[Option]:
    doors = state.stage.doors
    return [
        Option("interact", doors[number].name, doors[number].name)
        for number in state.stage.doors_at.get(hero.space, ())
        if not door_objection(state, hero, doors[number].name)
    ]


def reroll_objection(state: State, hero: Hero, dice: tuple[int, ...]) -> Objection | None:
    """ACT-11: only dice that lie at a lock this turn can be rolled again."""
    if state.lock is None or state.lock.hero != hero.id:
        return Objection("ACT-11", "no-dice-lying")
    if not dice or not all(1 <= die <= len(state.lock.dice) for die in dice) or list(dice) != sorted(set(dice)):
        return Objection("ACT-11", "no-such-dice", {"count": len(state.lock.dice)})
    return None


def reroll_options(state: State, hero: Hero) -> list[Option]:
    """ACT-11: repeating Interact rerolls any number of the dice."""
    if state.lock is None or state.lock.hero != hero.id:
        return []
    numbers = range(1, len(state.lock.dice) + 1)
    sets = [chosen for size in numbers for chosen in combinations(numbers, size)]
    return [Option("reroll", " ".join(map(str, chosen)), chosen) for chosen in sets]


def try_door(state: State, table: Table, hero: Hero, name: str) -> None:
    """ACT-11: Interact rolls the dice of the dashboard at the lock."""
    dashboard = DASHBOARDS[hero.id]
    state.lock = None  # starting another lock drops the dice (ACT-12)
    roll = roll_dice(state, table, hero, LOCK, dashboard.lock_white, dashboard.lock_black)
    judge(state, table, hero, name, roll)


def reroll(state: State, table: Table, hero: Hero, chosen: tuple[int, ...]) -> None:
    """ACT-11: the chosen dice are rolled again; the others lie as they are."""
    assert state.lock is not None
    lock = state.lock
    roll = roll_again(state, table, hero, LOCK, lock.dice, [number - 1 for number in chosen])
    judge(state, table, hero, lock.name, roll)


def judge(state: State, table: Table, hero: Hero, name: str, roll: Roll) -> None:
    """ACT-11: the door opens when the dice contain its combination; else they stay there."""
    number = state.stage.door_numbers[name]
    needs = state.stage.doors[number].needs
    if contain(roll.dice, needs):
        state.lock = None
        open_door(state, table, hero, number, "ACT-11")
    elif roll.dice:
        state.lock = Lock(name, hero.id, tuple(roll.dice))
        table.tell(LockHeld(hero.id, name, tuple(map(str, roll.dice)), tuple(map(str, needs)), rule="ACT-11"))
