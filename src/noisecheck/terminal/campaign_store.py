"""Campaigns of this terminal: each a file in the folder of saved games, written whole after every change."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from noisecheck import campaign as campaigns
from noisecheck.campaign import Campaign, CampaignError
from noisecheck.terminal import saves

FOLDER = "campaigns"
ID_BYTES = 8


class Desk:
    """A campaign and its file. A file that somebody else has written in the meantime is not overwritten."""

    def __init__(self, campaign: Campaign, text: str) -> None:
        self.campaign = campaign
        self.text = text  # as it is in the file

    def put(self, campaign: Campaign) -> None:
        """The campaign as it is now, in memory and then in its file, which is the old one or the new one at any moment.

        If it cannot be written the player goes on with the one in memory.
        """
        self.campaign = campaign
        path, text = path_of(campaign), campaigns.export(campaign)
        if text == self.text:
            return
        if self.text and (not path.exists() or text_in(path) != self.text):
            raise CampaignError("changed")
        path.parent.mkdir(parents=True, exist_ok=True)
        saves.write_atomically(path, text)
        self.text = text

    def hidden(self) -> frozenset[str]:
        return campaigns.veiled(self.campaign)

    def turn_veil(self) -> bool:
        """RP-07: names of what lies ahead are shown, or hidden again."""
        campaign = self.campaign
        self.put(campaigns.draw_veil(campaign) if campaign.unveiled else campaigns.lift_veil(campaign))
        return self.campaign.unveiled


class UnreadableCampaign(NamedTuple):
    """A file among the campaigns that is none; it stays where it is."""

    path: Path
    reason: str


def path_of(campaign: Campaign) -> Path:
    return saves.home() / FOLDER / f"{campaign.id}.json"


def now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)


def new_id() -> str:
    return secrets.token_hex(ID_BYTES)


def desks() -> tuple[list[Desk], list[UnreadableCampaign]]:
    """All campaigns, those played last first, and what cannot be read."""
    found, unreadable = [], []
    files = sorted((saves.home() / FOLDER).glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files:
        try:
            text = text_in(path)
            found.append(Desk(campaigns.read(text), text))
        except (CampaignError, OSError) as error:
            unreadable.append(UnreadableCampaign(path, str(error)))
    return found, unreadable


def text_in(path: Path) -> str:
    """Whatever is in the file; what is not text is not a campaign, and its reader says so."""
    return path.read_text("utf-8", errors="replace")


def begin(name: str) -> Desk:
    return added(campaigns.begin(new_id(), name, now()))


def added(campaign: Campaign) -> Desk:
    desk = Desk(campaign, "")
    desk.put(campaign)
    return desk


class Imported(NamedTuple):
    desk: Desk
    is_new: bool  # else it was here already, just as it is


def bring_in(file: Path) -> Imported:
    """A campaign from a file. One that is here already, but stands elsewhere, is left alone: both are kept."""
    campaign = campaigns.read(text_in(file))
    path = path_of(campaign)
    if not path.exists():
        return Imported(added(campaign), is_new=True)
    if text_in(path) == campaigns.export(campaign):
        return Imported(Desk(campaign, text_in(path)), is_new=False)
    return Imported(added(replace(campaign, id=new_id())), is_new=True)


def take_out(campaign: Campaign, file: Path) -> None:
    """Writes the campaign to a new file; `FileExistsError` if there is one."""
    if file.exists():
        raise FileExistsError(file)
    saves.write_atomically(file, campaigns.export(campaign))
