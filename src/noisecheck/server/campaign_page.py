"""A campaign as clients see it. Of what lies behind the veil no more is sent than its number and why it has to wait."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from noisecheck import campaign as campaigns
from noisecheck.campaign import Campaign, Result, Standing, interrogation
from noisecheck.campaign import plan as plans
from noisecheck.server import wire


def page(campaign: Campaign, playing: wire.OpenGame | None) -> wire.CampaignPage:
    coming, cards = campaigns.next_stage(campaign), campaigns.still_to_win(campaign)

    def shown(standing: Standing) -> wire.CampaignStage:
        return stage(standing, cards.get(standing.id, []))

    missions = campaigns.missions(campaign)
    return wire.CampaignPage(
        id=campaign.id,
        name=campaign.name,
        created=campaign.created.isoformat(),
        unveiled=campaign.unveiled,
        complete=campaigns.is_complete(campaign),
        next=coming.id if coming else "",
        heroes=campaigns.unlocked_heroes(campaign),
        joins=plans.core().heroes,
        stages=[shown(each) for each in campaigns.stages(campaign)],
        missions=[shown(each) for each in missions],
        fights={
            mission.id: [shown(campaigns.standing(campaign, fight)) for fight in fights]
            for mission in missions
            if (fights := campaigns.fights(campaign, mission.id))
        },
        memory_box=campaigns.memory_box(campaign),
        for_every_mission=plans.core().for_every_mission,
        secrets=list(campaign.codec),
        interrogation=questioned(campaign),
        results=[result(each) for each in campaign.results],
        playing=playing,
    )


def questioned(campaign: Campaign) -> wire.Questioned | None:
    """Nothing of it before it is due; nor of one that nobody was put to."""
    is_due, plan = interrogation.is_due(campaign), plans.core().interrogation
    if not is_due and campaign.interrogation is None:
        return None
    return wire.Questioned(
        number=interrogation.number_of_question(campaign) if is_due else 0,
        questions=plan.questions,
        left=interrogation.strength_left(campaign),
        strength=plan.strength,
        lost=list(interrogation.asked_so_far(campaign).lost),
        outcome=interrogation.outcome(campaign),
        before=plan.before,
    )


def page_for_friends(campaign: Campaign) -> wire.CampaignPage:
    """The same without what only its leader needs: the room of the open game, secrets by their numbers, seeds (0)."""
    without_seeds = replace(campaign, results=tuple(replace(each, seed=0) for each in campaign.results))
    return replace(page(without_seeds, None), secrets=[])


def stage(standing: Standing, cards: Sequence[str]) -> wire.CampaignStage:
    reason = wire.Obstacle(standing.reason.key, dict(standing.reason.facts)) if standing.reason else None
    if standing.is_veiled:
        return wire.CampaignStage("", standing.number, standing.state, True, standing.is_bonus, reason, [], 0, None, [])
    return wire.CampaignStage(
        id=standing.id,
        number=standing.number,
        state=standing.state,
        veiled=False,
        bonus=standing.is_bonus,
        reason=reason,
        parties=[list(party) for party in standing.parties],
        games=standing.games,
        best=result(standing.best) if standing.best else None,
        cards=list(cards),
    )


def result(found: Result) -> wire.CampaignResult:
    return wire.CampaignResult(
        number=found.number,
        stage=found.stage,
        heroes=list(found.heroes),
        seed=found.seed,
        outcome=found.outcome,
        rounds=found.rounds,
        alarms=found.alarms,
        when=found.when.isoformat(),
        rewards=list(found.rewards),
    )
