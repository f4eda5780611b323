"""Campaigns and missions of the day, read and changed over HTTP. Whoever has the token of a campaign leads it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from noisecheck.campaign import interrogation
from noisecheck.campaign.progress import StageState
from noisecheck.campaign.shapes import LONGEST_NAME
from noisecheck.engine.outcome import Outcome
from noisecheck.foresight.shapes import Facts
from noisecheck.server.wire.base import BotName, CodecNumber, HeroId, Nickname, Seed, TokenText
from noisecheck.server.wire.seats import Options


class NewCampaign(Struct, forbid_unknown_fields=True):
    """POST /api/campaigns; answers a `CampaignKey`, as does the import of a file at /api/campaigns/import.

    The same at /api/campaigns/{id}/rename gives a campaign another name; DELETE /api/campaigns/{id} removes one.
    """

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class CampaignKey(Struct):
    """What a browser keeps of a campaign. All that is asked of it goes with the token, as at a table."""

    id: str
    token: TokenText


class Obstacle(Struct):
    """Why a stage cannot be played now. Words: `campaign-why-<key>` with the facts."""

    key: str
    facts: Facts


class CampaignResult(Struct):
    """A game of a campaign that is over."""

    number: int
    stage: str
    heroes: list[str]
    seed: int
    outcome: Outcome
    rounds: int
    alarms: int
    when: str
    rewards: list[str]


class CampaignStage(Struct):
    """A stage, VR mission or fight as it stands in a campaign. A veiled one has no id and nothing that gives it away.

    `parties` are those that can be sent there now; `cards` are still to be won there.
    """

    id: str
    number: int
    state: StageState
    veiled: bool
    bonus: bool
    reason: Obstacle | None
    parties: list[list[str]]
    games: int
    best: CampaignResult | None
    cards: list[str]


class OpenGame(Struct):
    """The game of a campaign that is open. One that came with a file lies on no table yet: `table` "", `round` 0."""

    number: int
    stage: str
    heroes: list[str]
    round: int
    table: str


class Questioned(Struct):
    """The interrogation, from when it is due on. `number` is that of the question, 0 when it is over, with an outcome.

    Words: `interrogation-outcome`. `lost` is the strength each question has cost.
    """

    number: int
    questions: int
    left: int
    strength: int
    lost: list[int]
    outcome: interrogation.Outcome
    before: str


class CampaignPage(Struct):
    """GET /api/campaigns/{id}: everything to show of a campaign; every change answers with it too.

    `fights` are those that VR missions can also be played as, by mission. `next` is empty when all is cleared. `joins`
    has the number of the stage from which on each hero plays; `for_every_mission` is the card of those who have all
    that VR missions give.
    """

    id: str
    name: str
    created: str
    unveiled: bool
    complete: bool
    next: str
    heroes: list[str]
    joins: dict[str, int]
    stages: list[CampaignStage]
    missions: list[CampaignStage]
    fights: dict[str, list[CampaignStage]]
    memory_box: list[str]
    for_every_mission: str
    secrets: list[str]
    interrogation: Questioned | None
    results: list[CampaignResult]
    playing: OpenGame | None


class NewCampaignGame(Struct, forbid_unknown_fields=True):
    """POST /api/campaigns/{id}/games: a table for a stage, with what is in the Memory Box; answers a `Seat`."""

    name: Nickname
    stage: Annotated[str, Meta(max_length=60)]
    heroes: Annotated[list[HeroId], Meta(max_length=4)]
    seed: Seed | None = None
    options: Options | None = None
    alone: bool = True
    bots: Annotated[dict[HeroId, BotName], Meta(max_length=4)] = {}


class ResumeGame(Struct, forbid_unknown_fields=True):
    """POST /api/campaigns/{id}/resume: a new table for the open game as it stands; answers a `Seat`."""

    name: Nickname


class CallNumber(Struct, forbid_unknown_fields=True):
    """POST /api/campaigns/{id}/call: a number was called on the Codec; a secret stays found (CDX-1)."""

    number: CodecNumber


class AnswerQuestion(Struct, forbid_unknown_fields=True):
    """POST /api/campaigns/{id}/interrogation: what Snake does about the question he is asked."""

    answer: Literal["hold-out", "give-in"]


class SetVeil(Struct, forbid_unknown_fields=True):
    """POST /api/campaigns/{id}/veil"""

    lifted: bool


class DailyMission(Struct):
    """GET /api/daily, or /api/daily?day=2026-11-15: what is played on a day (UTC). `today` tells which day that is.

    `minutes`: about how long it takes.
    """

    day: str
    today: str
    stage: str
    heroes: list[str]
    minutes: int


class NewDaily(Struct, forbid_unknown_fields=True):
    """POST /api/daily: a table for the mission of a day; answers a `Seat`."""

    name: Nickname
    day: Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class DailyScore(Struct):
    """How the mission of a day went, and the line to share. Assisted: bots played along, or gave hints."""

    day: str
    cleared: bool
    rounds: int
    alarms: int
    damage: int
    assisted: bool
    share: str
