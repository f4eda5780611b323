"""How far a campaign has come: all of it told from its results (SET-3, SET-9, SET-10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from noisecheck import codec
from noisecheck.campaign import interrogation
from noisecheck.campaign import plan as plans
from noisecheck.campaign.plan import StageRow
from noisecheck.campaign.shapes import Campaign, CampaignError, Result
from noisecheck.campaign.veil import beyond, place_of
from noisecheck.content import loader
from noisecheck.content.loader import find_stage, secrets_of
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.speech import say

StageState: TypeAlias = Literal["open", "cleared", "ahead", "blocked"]

OPEN: Final = "open"
CLEARED: Final = "cleared"  # and open for another game
AHEAD: Final = "ahead"  # not reached
BLOCKED: Final = "blocked"  # reached, but something is missing


class Reason(Struct, frozen=True):
    """Why a stage cannot be played now: a key and facts, which the texts have words for."""

    key: str
    facts: dict[str, str | int]

    def __str__(self) -> str:
        return say(f"campaign-why-{self.key}", self.facts)


class Standing(Struct, frozen=True):
    """A stage or VR mission as it stands in a campaign. Veiled: its name and briefing are not to be shown."""

    id: str
    number: int
    state: StageState
    is_veiled: bool
    is_bonus: bool
    reason: Reason | None
    parties: tuple[tuple[str, ...], ...]  # SET-3: that can be sent there now
    games: int  # played to their end
    best: Result | None

    @property
    def can_be_played(self) -> bool:
        return self.state in (OPEN, CLEARED)


# what was won


def won(campaign: Campaign) -> Iterator[Result]:
    return (result for result in campaign.results if result.is_won)


def cleared(campaign: Campaign) -> set[str]:
    """The stages, missions and fights that were won."""
    return {result.stage for result in won(campaign)}


def best_result(campaign: Campaign, stage: str) -> Result | None:
    """The shortest game that was won; of equal ones that with the fewest alarms."""
    wins = [result for result in won(campaign) if result.stage == stage]
    return min(wins, key=lambda result: (result.rounds, result.alarms), default=None)


def memory_box(campaign: Campaign) -> list[str]:
    """SET-9, SET-10: rewards in the order they came, and those of the Codec's secrets."""
    rewards = [card for result in won(campaign) for card in result.rewards]
    return gathered([*rewards, *codec.secrets_found(campaign.codec).cards])


def gathered(cards: Iterable[str]) -> list[str]:
    """SET-10: a box of what was won: each card once, and one more for all that VR missions give."""
    box, plan = list(dict.fromkeys(cards)), plans.core()
    virtual = [card for simulation in plan.simulations() for card in prizes(simulation)]
    has_all = virtual and all(card in box for card in virtual)
    return [*box, plan.for_every_mission] if has_all else box


def known_secrets(campaign: Campaign, stage: str) -> list[str]:
    return secrets_against(stage, campaign.codec)


def secrets_against(stage: str, numbers: Iterable[str]) -> list[str]:
    """CDX-1: what players who called these numbers have heard that is of use against the boss of this stage."""
    return [secret for secret in codec.secrets_found(numbers).secrets if secret in secrets_of(stage)]


def past(campaign: Campaign) -> dict[str, int]:
    """BOS-23, what somebody may say who looks into the players' heads: games that are over, ! placed, heroes killed,
    and how often something was taken back that was revealed."""
    results = campaign.results
    return {
        "games": len(results),
        "alarms": sum(result.alarms for result in results),
        "deaths": sum(result.outcome.reason == "killed" for result in results),
        "rewinds": sum(result.rewinds for result in results),
    }


# how far it goes


def next_stage(campaign: Campaign) -> StageRow | None:
    """The first stage that is not cleared; none when all are."""
    done = cleared(campaign)
    return next((row for row in plans.core().stages if row.id not in done), None)


def is_complete(campaign: Campaign) -> bool:
    """Whether the story has been told to its end."""
    done = cleared(campaign)
    return all(row.bonus or row.id in done for row in plans.core().stages)


def reached(campaign: Campaign) -> int:
    """The number of the farthest stage that may be played; what was cleared was reached, whatever came in between."""
    coming, done = next_stage(campaign), cleared(campaign)
    return max(row.stage for row in plans.core().stages if row == coming or row.id in done)


def unlocked_heroes(campaign: Campaign) -> list[str]:
    """Heroes join as the story comes to them."""
    starts, far = plans.core().heroes, reached(campaign)
    return [hero for hero in HERO_IDS if hero in starts and starts[hero] <= far]


def parties(campaign: Campaign, stage: str) -> list[tuple[str, ...]]:
    """SET-3: those the stage takes, of heroes that are there; any number of players, whatever it was last time."""
    file, heroes = find_stage(stage).file, unlocked_heroes(campaign)
    takes = [party for number in sorted(file.players) for party in loader.parties(file, number)]
    return [party for party in takes if all(hero in heroes for hero in party)]


# each stage


def is_veiled(campaign: Campaign, stage: str) -> bool:
    """RP-07: names and briefings of what nobody has reached yet are for later, unless players asked for them."""
    return place_of(stage) > reached(campaign) and not campaign.unveiled


def veiled(campaign: Campaign) -> frozenset[str]:
    """RP-07: all that is veiled now."""
    return frozenset() if campaign.unveiled else beyond(reached(campaign))


def fights(campaign: Campaign, mission: str) -> list[str]:
    """BOS-45: the fights that a VR mission can also be played as, against bosses that players know of."""
    return [fight for fight in plans.fights_of(mission) if not is_veiled(campaign, fight)]


def objection(campaign: Campaign, stage: str) -> tuple[StageState, Reason] | None:
    """What is against playing this stage now, and the state that puts it in."""
    row, coming = plans.core().row(stage), next_stage(campaign)
    if row and coming and row.stage > coming.stage and stage not in cleared(campaign):
        return AHEAD, Reason("ahead", {"number": coming.stage})
    if stage == plans.core().interrogation.before and interrogation.is_due(campaign):
        return BLOCKED, Reason("interrogation", {})
    box = memory_box(campaign)
    for card in find_stage(stage).file.equipped:
        if card not in box:
            return BLOCKED, Reason("needs-card", {"gear": card})
    if not parties(campaign, stage):
        return BLOCKED, Reason("no-heroes", {})
    return None


def standing(campaign: Campaign, stage: str) -> Standing:
    plan = plans.core()
    if not plan.has(stage):
        raise CampaignError("unknown-stage", {"stage": stage})
    row, against = plan.row(stage), objection(campaign, stage)
    number = row.stage if row else next((each.mission for each in plan.missions if each.id == stage), 0)
    state: StageState = against[0] if against else CLEARED if stage in cleared(campaign) else OPEN
    return Standing(
        id=stage,
        number=number,
        state=state,
        is_veiled=is_veiled(campaign, stage),
        is_bonus=bool(row and row.bonus),
        reason=against[1] if against else None,
        parties=tuple(parties(campaign, stage)),
        games=sum(result.stage == stage for result in campaign.results),
        best=best_result(campaign, stage),
    )


def stages(campaign: Campaign) -> list[Standing]:
    """The stages in order."""
    return [standing(campaign, row.id) for row in plans.core().stages]


def missions(campaign: Campaign) -> list[Standing]:
    """SET-10: the VR missions, which may be played at any time."""
    return [standing(campaign, row.id) for row in plans.core().missions]


def still_to_win(campaign: Campaign) -> dict[str, list[str]]:
    """S9: cards that are not in the Memory Box, each by the first stage that gives it and is not veiled."""
    known, found = set(memory_box(campaign)), {}
    for stage in plans.core().everything():
        cards = [card for card in prizes(stage) if card not in known]
        if cards and not is_veiled(campaign, stage):
            found[stage] = cards
            known.update(cards)
    return found


def prizes(stage: str) -> list[str]:
    """Every card that a stage may give, whatever has to be done for it."""
    file = find_stage(stage).file
    happens = [each for event in file.events for each in (event, *event.choices)]
    cards = [*file.rewards, *file.rewards_for_sparing, *(card for each in happens for card in each.rewards)]
    return list(dict.fromkeys(cards))
