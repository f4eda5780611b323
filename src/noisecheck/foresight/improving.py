"""Whether an open roll can be made better by anything that may change it.

What a die is worth follows from what the roll is for: nobody wants to be hit, to be heard, or to miss. A die that is as
good as it can be is not worth a token; one that nothing reaches stays what it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from noisecheck.engine.cards import ATTENTION_FACE, BLACK_SIDES, Die
from noisecheck.engine.game import Question, Recorded
from noisecheck.engine.heroes.meryl import A_WOMAN_GUARD
from noisecheck.engine.rules.abilities import has_ready
from noisecheck.engine.rules.changes import Change
from noisecheck.engine.rules.damage import hurt_hero
from noisecheck.engine.rules.dice import hits_of
from noisecheck.engine.rules.noise import NOISE
from noisecheck.engine.rules.outcome import StageOver
from noisecheck.engine.state import HOSTAGE, State
from noisecheck.engine.table import Decision
from noisecheck.foresight.view.questions import touched, turned

Worth: TypeAlias = Callable[[Die], int]  # more is better; a die that is worth as much as any can be is left alone

HEARD = -1  # ATT-4: worse than a miss
ONLY_HEARD = (NOISE.name, A_WOMAN_GUARD.name)  # rolls of which nothing counts but a !


def can_be_improved(state: State, decision: Decision) -> bool:
    """FOC-2: whether anything that may be done to the roll now can make it better, by itself or with others.

    Where every number may be of use, as at a lock, it can as long as anything changes a die.
    """
    dice = decision.dice
    changes = [option.value for option in decision.options if isinstance(option.value, Change)]
    worth = worth_in(state, decision)
    if worth is None:
        return any(change.kind != "add" or has_effect(change, dice) for change in changes)
    best = max(worth(die) for die in BLACK_SIDES.values())
    if best > 0 and any(change.kind == "give" for change in changes):
        return True
    return any(change.kind == "take" for change in changes) or any(
        can_be_lifted(die, worth, best, [change for change in changes if number in touched(change)])
        for number, die in enumerate(dice)
    )


def can_be_lifted(die: Die, worth: Worth, best: int, changes: Sequence[Change]) -> bool:
    """Whether these changes can make a die worth more: rolled again it may show anything, numbers add up."""
    value = worth(die)
    if any(change.kind == "reroll" for change in changes):
        return value < best
    down, up = (sum(pick(0, change.amount) for change in changes) for pick in (min, max))
    within = range(max(1, die.face + down), min(6, die.face + up) + 1)
    return bool(changes) and any(worth(die._replace(face=face)) > value for face in within)


def has_effect(change: Change, dice: Sequence[Die]) -> bool:
    return turned(change, list(dice)) != [dice[each] for each in touched(change)]


# what a die is worth


def worth_in(state: State, decision: Decision) -> Worth | None:
    """What players want of each die; None where more than hits and silence counts."""
    facts = decision.facts
    threshold, target = int(facts["threshold"]), facts["target"]
    if facts["purpose"] in ONLY_HEARD:
        return lambda die: HEARD if die.face == ATTENTION_FACE else 0
    if not threshold:
        return None
    if target == HOSTAGE or target == decision.hero:
        return None if target == decision.hero and gains_by_damage(state, decision.hero) else unharmed(threshold)
    return harmful(threshold, has_ready(state.hero(decision.hero), "not-a-rookie"))


def unharmed(threshold: int) -> Worth:
    """COM-1: a hero who is attacked hopes that no die hits."""
    return lambda die: HEARD if die.face == ATTENTION_FACE else -hits_of([die], threshold)


def harmful(threshold: int, sixes_count: bool) -> Worth:
    """COM-2: a hero who attacks hopes for hits; HER-7: some for a 6, too."""

    def worth(die: Die) -> int:
        return HEARD if die.face == ATTENTION_FACE else hits_of([die], threshold) + int(sixes_count and die.face == 6)

    return worth


def gains_by_damage(state: State, hero: str) -> bool:
    """HER-17: whether damage brings the hero a choice, which may be worth it."""
    state = state.copy()
    try:
        hurt_hero(state, Recorded(state, 0, ()), state.hero(hero), 1)
    except Question:
        return True
    except StageOver:
        pass
    return False
