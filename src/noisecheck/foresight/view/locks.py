"""What a lock asks for, and what the dice at it still lack."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from noisecheck.engine.cards import Die
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.game import Game
from noisecheck.engine.phrases import read
from noisecheck.engine.rules.locks import contain
from noisecheck.engine.rules.terminals import terminals_in_reach
from noisecheck.engine.stage import Door, Needs, Terminal
from noisecheck.engine.state import Hero, State


def locked(state: State, name: str) -> Door | Terminal | None:
    """The door or terminal of this name, while it is locked."""
    stage = state.stage
    if name in stage.terminal_numbers:
        number = stage.terminal_numbers[name]
        return None if state.hacked >> number & 1 else stage.terminals[number]
    if name in stage.door_numbers:
        number = stage.door_numbers[name]
        return stage.doors[number] if state.locked >> number & 1 else None
    return None


def locks_at(state: State, hero: Hero) -> list[str]:
    """The locked doors on the edges of a hero's space; for who hacks, the terminals in reach too."""
    stage = state.stage
    names = [stage.doors[number].name for number in stage.doors_at.get(hero.space, ())]
    if "hack" in DASHBOARDS[hero.id].actions:
        names += [stage.board.names[stage.terminals[number].space] for number in terminals_in_reach(state, hero)]
    return [name for name in names if locked(state, name)]


def lock_in_question(game: Game) -> str:
    """The lock at which dice are being rolled: that where dice lie, else the one that was named last."""
    if game.state.lock:
        return game.state.lock.name
    words = [word for answer in game.answers for word in read(game.state.stage, answer).parts.values()]
    return next((word for word in reversed(words) if locked(game.state, word)), "")


def in_words(needs: Needs) -> str:
    return " ".join(map(str, needs))


def missing(dice: Sequence[Die], needs: Needs) -> Needs:
    """ACT-11: the slots that no die is left for, when as many as possible have one."""
    for size in range(len(needs), 0, -1):
        for filled in combinations(range(len(needs)), size):
            if contain(dice, tuple(needs[each] for each in filled)):
                return tuple(slot for number, slot in enumerate(needs) if number not in filled)
    return needs
