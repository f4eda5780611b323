"""A campaign as one file: readable JSON that says its format. Reading checks it all before anything is made of it."""

from __future__ import annotations

import json

import msgspec

from noisecheck.campaign.checks import check
from noisecheck.campaign.migrations import CAMPAIGNS, FORMAT
from noisecheck.campaign.shapes import Campaign, CampaignError
from noisecheck.engine.formats import NewerFormat, NoFormat, brought_up
from noisecheck.engine.nesting import shallow_text


def export(campaign: Campaign) -> str:
    """The whole campaign, the open game too."""
    return msgspec.json.format(msgspec.json.encode(campaign), indent=2).decode() + "\n"


def read(text: str) -> Campaign:
    """The campaign that was exported, of whatever format. Raises a `CampaignError` that says what is wrong."""
    try:
        saved = json.loads(shallow_text(text))
    except ValueError:
        raise CampaignError("not-json") from None
    if isinstance(saved, dict) and isinstance(saved.get("noisecheck"), int):
        raise CampaignError("a-game")
    if not isinstance(saved, dict) or saved.get("noisecheck") != "campaign":
        raise CampaignError("other-file")
    try:
        campaign = msgspec.convert(brought_up(saved, "format", CAMPAIGNS), Campaign)
    except NewerFormat as newer:
        raise CampaignError("newer-format", {"format": str(newer), "newest": FORMAT}) from None
    except NoFormat:
        raise CampaignError("no-format", {"newest": FORMAT}) from None
    except msgspec.ValidationError as error:
        raise CampaignError("bad-type", {"reason": str(error)}) from None
    check(campaign)
    try:
        export(campaign)
    except ValueError:  # what cannot be written again is not kept
        raise CampaignError("not-text") from None
    return campaign
