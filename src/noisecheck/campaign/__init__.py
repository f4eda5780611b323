"""Campaigns: progress through the stages, the Memory Box, secrets, results (SET-9, SET-10, CDX-1).

Pure functions over a `Campaign`: no clock, no dice, no file, no printing, so that terminal and server use the same.
"""

from noisecheck.campaign.files import export, read
from noisecheck.campaign.interrogation import give_in, hold_out
from noisecheck.campaign.play import (
    Begun,
    begin,
    begin_stage,
    call,
    draw_veil,
    give_up,
    keep,
    lift_veil,
    record,
    rename,
    retry,
)
from noisecheck.campaign.progress import (
    Standing,
    fights,
    is_complete,
    is_veiled,
    memory_box,
    missions,
    next_stage,
    reached,
    stages,
    standing,
    still_to_win,
    unlocked_heroes,
    veiled,
)
from noisecheck.campaign.shapes import Campaign, CampaignError, Playing, Result

__all__ = [
    "Begun",
    "Campaign",
    "CampaignError",
    "Playing",
    "Result",
    "Standing",
    "begin",
    "begin_stage",
    "call",
    "draw_veil",
    "export",
    "fights",
    "give_in",
    "give_up",
    "hold_out",
    "is_complete",
    "is_veiled",
    "keep",
    "lift_veil",
    "memory_box",
    "missions",
    "next_stage",
    "reached",
    "read",
    "record",
    "rename",
    "retry",
    "stages",
    "standing",
    "still_to_win",
    "unlocked_heroes",
    "veiled",
]
