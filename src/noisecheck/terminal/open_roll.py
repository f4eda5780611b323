"""What hangs on a question about dice: what counts, and how it stands."""

from __future__ import annotations

from collections.abc import Sequence

from noisecheck.engine.cards import BLACK, WHITE, Die
from noisecheck.engine.game import Game
from noisecheck.engine.table import END, Decision
from noisecheck.foresight.view import locks
from noisecheck.texts import DIE_SIGNS, say

LOCKS = ("lock", "hack")
ONLY_ATTENTION = ("noise", "disguise-check")  # rolls in which nothing but a ! counts


def headline(decision: Decision) -> str:
    """The question; a turn in which nothing more can be done is not a choice."""
    if decision.kind == "action" and [option.verb for option in decision.options] == [END]:
        return say("question-only-end", {"hero": decision.hero})
    return decision.sentence


def open_roll(game: Game, decision: Decision) -> str:
    """A line for a roll that is open or coming up; empty for other questions."""
    if decision.kind not in ("before-roll", "change-roll"):
        return ""
    dice = decision.dice
    parts = [how_many(decision), what_counts(game, decision, dice), attention(decision)]
    return " ".join(part for part in parts if part)


def how_many(decision: Decision) -> str:
    """Before a roll: the dice to be rolled."""
    white, black = decision.facts.get("white", 0), decision.facts.get("black", 0)
    if decision.kind != "before-roll" or not (white or black):
        return ""
    return say("open-roll-dice", {"dice": " ".join([DIE_SIGNS[WHITE]] * int(white) + [DIE_SIGNS[BLACK]] * int(black))})


def what_counts(game: Game, decision: Decision, dice: Sequence[Die]) -> str:
    purpose, threshold = str(decision.facts["purpose"]), int(decision.facts["threshold"])
    lock = locks.locked(game.state, locks.lock_in_question(game)) if purpose in LOCKS else None
    if lock:
        lacking = locks.in_words(locks.missing(dice, lock.needs)) or "none"
        needs = locks.in_words(lock.needs)
        return say("open-roll-lock", {"level": lock.level, "needs": needs, "missing": lacking if dice else "all"})
    if threshold:
        hits = sum(die.face >= threshold for die in dice)
        target = decision.facts["target"]
        return say("open-roll-hits", {"target": target, "threshold": threshold, "hits": hits if dice else "none"})
    return ""


def attention(decision: Decision) -> str:
    """ATT-4: what a ! does, where it is the point of the roll or where one lies there."""
    if decision.facts.get("heard", 0):
        return say("open-roll-attention", {})
    return say("open-roll-noise", {}) if decision.facts["purpose"] in ONLY_ATTENTION else ""
