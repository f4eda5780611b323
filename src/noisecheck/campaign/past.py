"""A campaign in numbers: what somebody who has looked into the players' heads may say about it (BOS-23)."""

from __future__ import annotations

from noisecheck.campaign.shapes import Campaign


def past(campaign: Campaign) -> dict[str, int]:
    """Games that are over, ! placed, heroes killed, and how often something was taken back that was revealed."""
    results = campaign.results
    return {
        "games": len(results),
        "alarms": sum(result.alarms for result in results),
        "deaths": sum(result.outcome.reason == "killed" for result in results),
        "rewinds": sum(result.rewinds for result in results),
    }
