"""The veil (RP-07): what players have not come to keeps its name to itself, and so do the calls that tell of it.

How far somebody has come is the number of a stage, whoever counts: a campaign, or the single games of a terminal or a
browser.
"""

from __future__ import annotations

from noisecheck.campaign import plan as plans
from noisecheck.content.loader import boss_in


def place_of(stage: str) -> int:
    """The number of the stage at which players come to this one; 0 for VR missions, which are open to everybody.

    To a fight in a VR mission they come when they meet its boss.
    """
    plan = plans.core()
    row = plan.row(stage) or plan.row(stage_of_boss(stage))
    return row.stage if row else 0


def stage_of_boss(fight: str) -> str:
    """The stage of the campaign in which one meets the boss of this fight; empty if it is none."""
    boss = boss_in(fight)
    return next((row.id for row in plans.core().stages if boss and boss_in(row.id) == boss), "")


def beyond(reached: int) -> frozenset[str]:
    """All that lies ahead of players who have come as far as this stage."""
    return frozenset(stage for stage in plans.core().everything() if place_of(stage) > reached)
