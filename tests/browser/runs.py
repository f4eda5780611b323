"""Campaigns in the browser: brought in as files by HTTP, their keys kept as if the browser had begun them itself."""

from __future__ import annotations

from typing import Any

from noisecheck import campaign
from noisecheck.campaign import Campaign
from tests.browser.tables import Json, post, record, until
from tests.campaign.runs import cleared_to


def bring_in(server: str, run: Campaign) -> Json:
    """The key of a campaign that the server has from now on, as a browser keeps it."""
    key = post(f"{server}/api/campaigns/import", campaign.export(run))
    return {**key, "name": run.name, "opened": 0, "reached": 1}


def near_the_end(name: str, short_of: int = 1) -> Campaign:
    """In the middle of a stage: the game of this record, so many answers before it is won."""
    saved = record(name)
    stage = saved["origin"]["stage"]
    count = sum(len(step) - 1 for step in saved["steps"])
    run, _ = campaign.begin_stage(cleared_to(stage), stage, saved["origin"]["heroes"], saved["origin"]["seed"])
    assert run.playing
    game: dict[str, Any] = until(saved, count - short_of)
    return campaign.keep(run, run.playing.number, game)
