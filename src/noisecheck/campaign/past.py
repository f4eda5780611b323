"""A campaign in numbers: what somebody who has looked into the players' heads may say about it (BOS-23)."""

from __future__ import annotations

from noisecheck.campaign.shapes import Campaign, Result
from noisecheck.engine.rules.outcome import death_of, lost_by


def past(campaign: Campaign) -> dict[str, int]:
    """Games that are over, ! placed, heroes killed, and how often something was taken back that was revealed."""
    results = campaign.results
    return {
        "games": len(results),
        "alarms": sum(result.alarms for result in results),
        "deaths": sum(is_death(result) for result in results),
        "rewinds": sum(result.rewinds for result in results),
    }


def is_death(result: Result) -> bool:
    """Whether one of its heroes was Killed in Action, which ends a game (SET-5)."""
    return result.outcome in [lost_by(death_of(hero)) for hero in result.heroes]
