"""What a campaign is: its results, the game that is open, the secrets found. All else is derived from these.

So nothing can contradict the results: who is unlocked, what is in the Memory Box and what is still veiled are
questions to them (`progress.py`). Values never change; a change makes another campaign (`play.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Any

from msgspec import Meta, Struct

from noisecheck.campaign.migrations import FORMAT
from noisecheck.engine.errors import NoisecheckError
from noisecheck.engine.outcome import WON, Outcome
from noisecheck.engine.speech import say

ID = r"^[0-9a-z]{8,32}\Z"
LONGEST_NAME = 60

When = Annotated[datetime, Meta(tz=True)]
Number = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]


class CampaignError(NoisecheckError):
    """Something a campaign cannot do or be: a reason and its facts, which the texts have words for."""

    def __init__(self, reason: str, facts: Mapping[str, str | int] | None = None) -> None:
        self.reason = reason
        self.facts = dict(facts or {})
        super().__init__(reason)

    def __str__(self) -> str:
        return say(f"campaign-fault-{self.reason}", self.facts)


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played to its end."""

    number: Number  # of the game in its campaign
    stage: str
    heroes: tuple[str, ...]
    seed: int
    outcome: Outcome
    rounds: Number
    alarms: Count  # how often a ! was placed
    when: When
    rewards: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()  # known before the game
    rewinds: Count = 0  # past something that was revealed

    @property
    def is_won(self) -> bool:
        return self.outcome == WON


class Playing(Struct, frozen=True, forbid_unknown_fields=True):
    """The game that is open: its number, and the game as it is saved."""

    number: Number
    game: dict[str, Any]
    rewinds: Count = 0  # so far

    @property
    def stage(self) -> str:
        return str(self.game["origin"]["stage"])

    @property
    def heroes(self) -> tuple[str, ...]:
        return tuple(self.game["origin"]["heroes"])


class Interrogation(Struct, frozen=True, forbid_unknown_fields=True):
    """How Snake has answered so far: the strength each question cost him, and whether he gave in at last."""

    lost: tuple[Annotated[int, Meta(ge=1, le=2)], ...] = ()
    gave_in: bool = False


class Campaign(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="noisecheck", tag="campaign"):
    """One run through the campaign, by whoever plays it."""

    format: int = FORMAT
    id: Annotated[str, Meta(pattern=ID)]
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    created: When
    games: Count = 0  # begun so far
    unveiled: bool = False  # whether players want to see names before they get there
    codec: tuple[str, ...] = ()  # numbers of secrets that were called (CDX-1)
    interrogation: Interrogation | None = None
    results: tuple[Result, ...] = ()
    playing: Playing | None = None

    def result(self, number: int) -> Result | None:
        return next((result for result in self.results if result.number == number), None)
