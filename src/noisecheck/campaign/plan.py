"""The campaign as data: which stages in which order, which heroes from where on, which VR missions."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from noisecheck.content.loader import find_stage, stage_ids, variant_ids
from noisecheck.content.orders import CORE
from noisecheck.content.variants import variants_of
from noisecheck.engine.keeping import keep

FILE = "campaign.toml"


class StageRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A stage and its number in the campaign."""

    stage: int
    id: str
    bonus: bool = False  # after the end of the story


class MissionRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A VR mission, its number, and how many heroes play it as the mission of a day."""

    mission: int
    id: str
    daily: int = 1


class Scar(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero begins a stage with damage."""

    hero: str
    damage: int
    stage: str


class InterrogationPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Between which stages it is, how long it lasts, and what comes of each of its ends."""

    after: str
    before: str
    questions: int
    strength: int
    scars: dict[str, tuple[Scar, ...]]


NOBODY_ASKS = InterrogationPlan("", "", 0, 1, {})


class CampaignPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What `campaign.toml` says; `heroes` has the stage from which on each of them plays."""

    for_every_mission: str  # a card for those who have all that VR missions give

    stages: tuple[StageRow, ...]
    heroes: dict[str, int]
    missions: tuple[MissionRow, ...] = ()
    interrogation: InterrogationPlan = NOBODY_ASKS

    def row(self, stage: str) -> StageRow | None:
        return next((row for row in self.stages if row.id == stage), None)

    def has(self, stage: str) -> bool:
        """Whether a campaign can hold a result of this stage, mission or fight."""
        return stage in self.everything()

    def everything(self) -> list[str]:
        return [*(row.id for row in self.stages), *self.simulations()]

    def simulations(self) -> list[str]:
        """The VR missions, and the fights they can also be played as."""
        missions = [row.id for row in self.missions]
        return [*missions, *(fight for mission in missions for fight in fights_of(mission))]


def fights_of(mission: str) -> list[str]:
    """BOS-45: the fights a VR mission can also be played as."""
    return list(variants_of(find_stage(mission).file))


def everything_in_order() -> list[str]:
    """All that comes with the game, as it is meant to be played: stages of the campaign, VR missions, fights."""
    return list(dict.fromkeys([*core().everything(), *stage_ids(), *variant_ids()]))


def read_plan() -> CampaignPlan:
    return msgspec.toml.decode((CORE / FILE).read_bytes(), type=CampaignPlan)


core = keep(1)(read_plan)
