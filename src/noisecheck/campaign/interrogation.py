"""What happens between two stages: Snake is questioned, and what he says or does not say is felt later (ours).

Three times he is asked. Holding out costs strength; who has none left faints; who gives in is asked no more. Dice are
the caller's: each answer brings a seed of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from noisecheck.campaign import plan as plans
from noisecheck.campaign.shapes import Campaign, CampaignError, Interrogation, Result
from noisecheck.engine import chance

Outcome: TypeAlias = Literal["", "endured", "fainted", "gave-in"]

GOES_ON: Final = ""
ENDURED: Final = "endured"
FAINTED: Final = "fainted"
GAVE_IN: Final = "gave-in"
SIDES = 6
HARD = 5  # from this face on it costs more
A_LITTLE, MUCH = 1, 2  # strength


def asked_so_far(campaign: Campaign) -> Interrogation:
    return campaign.interrogation or Interrogation()


def strength_left(campaign: Campaign) -> int:
    return left_after(asked_so_far(campaign))


def left_after(asked: Interrogation) -> int:
    return max(0, plans.core().interrogation.strength - sum(asked.lost))


def number_of_question(campaign: Campaign) -> int:
    return len(asked_so_far(campaign).lost) + 1


def outcome(campaign: Campaign) -> Outcome:
    """How it ended; empty while it goes on, or has not begun."""
    return outcome_of(asked_so_far(campaign))


def outcome_of(asked: Interrogation) -> Outcome:
    if asked.gave_in:
        return GAVE_IN
    if not left_after(asked):
        return FAINTED
    is_over = len(asked.lost) == plans.core().interrogation.questions
    return ENDURED if is_over else GOES_ON


def has_come(results: Iterable[Result]) -> bool:
    """Whether the stage before it is won."""
    return plans.core().interrogation.after in won(results)


def won(results: Iterable[Result]) -> set[str]:
    return {result.stage for result in results if result.is_won}


def is_due(campaign: Campaign) -> bool:
    """After the one stage and before the other. A campaign that is past it already is spared."""
    is_past = plans.core().interrogation.before in won(campaign.results)
    return has_come(campaign.results) and not is_past and outcome(campaign) == GOES_ON


def hold_out(campaign: Campaign, seed: int) -> Campaign:
    check_due(campaign)
    return replace(campaign, interrogation=held_out(asked_so_far(campaign), seed))


def held_out(asked: Interrogation, seed: int) -> Interrogation:
    """A question is not answered: that costs 1 strength, and 2 on a die of 5 or 6."""
    face = 1 + chance.below(chance.advance(seed), SIDES)
    return replace(asked, lost=(*asked.lost, MUCH if face >= HARD else A_LITTLE))


def give_in(campaign: Campaign) -> Campaign:
    check_due(campaign)
    return replace(campaign, interrogation=replace(asked_so_far(campaign), gave_in=True))


def check_due(campaign: Campaign) -> None:
    if not is_due(campaign):
        raise CampaignError("not-asked")


def wounds(campaign: Campaign, stage: str) -> dict[str, int]:
    """Whom it has left with damage when this stage begins."""
    return scars(asked_so_far(campaign), stage)


def scars(asked: Interrogation, stage: str) -> dict[str, int]:
    left = plans.core().interrogation.scars.get(outcome_of(asked), ())
    return {scar.hero: scar.damage for scar in left if scar.stage == stage}
