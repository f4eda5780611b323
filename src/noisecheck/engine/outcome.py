"""How a stage ended: won, or lost for a reason that may concern a figure (SET-4, SET-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Reason = Literal["", "killed", "hostage", "killing", "time"]

# Why a stage was lost, as the notation writes it; digests are made of this text, so it stays as it is.
LOSSES = {
    "killed": "{} killed in action",
    "hostage": "hostage killed",
    "killing": "a guard was killed",
    "time": "game over",
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """`reason` says why it was lost, `figure` who was killed: the hero, the hostage, or a guard where none may be.

    `str` is its text in the notation; the words for players are in `texts/`.
    """

    kind: Literal["won", "lost"]
    reason: Reason = ""
    figure: str = ""

    def __str__(self) -> str:
        return f"{self.kind}: {LOSSES[self.reason].format(self.figure)}" if self.reason else self.kind


WON = Outcome("won")
