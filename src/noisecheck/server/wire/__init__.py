"""What server and client say to each other, typed. `make wire` writes the client's types from this.

Everything that changes a table names a command id of the sender's, so that a repeated message is done once, and the
number of the table's last entry that the sender knew, so that nobody acts on a position that is gone.
"""
# ruff: noqa: F403, F405  the chapters are one vocabulary

from __future__ import annotations

from typing import TypeAlias

from noisecheck.server.wire.aids import *
from noisecheck.server.wire.base import *
from noisecheck.server.wire.campaign import *
from noisecheck.server.wire.codec import *
from noisecheck.server.wire.library import *
from noisecheck.server.wire.play import *
from noisecheck.server.wire.seats import *
from noisecheck.server.wire.talk import *

KeptCommand: TypeAlias = (
    Choose
    | Undo
    | Redo
    | AskRewind
    | AnswerRewind
    | Prefer
    | HoldBot
    | CarryOut
    | TakeHero
    | GiveToBot
    | LeaveHero
    | HandHero
    | HandLead
    | Ready
    | Start
    | Rename
    | Bookmark
)
Command: TypeAlias = KeptCommand | Say
Quick: TypeAlias = AskWhy | AskSight | AskLoadout | AskTurn
Slow: TypeAlias = AskOdds | AskForecast | AskRisks | AskForecastFilm | AskHint
Query: TypeAlias = Quick | Slow
FromClient: TypeAlias = Hello | Heartbeat | Stir | Showing | Ping | PlanTurn | Command | Query

Answer: TypeAlias = (
    OddsAre | ObjectionIs | SightIs | ForecastIs | RisksAre | ForecastFilmIs | HintIs | LoadoutIs | TurnIs
)
FromServer: TypeAlias = (
    Welcome
    | Update
    | Presence
    | Intends
    | Nudged
    | ChatSaid
    | Pinged
    | GhostsShown
    | Done
    | Refused
    | Fenced
    | Gone
    | Beaten
    | Recovering
    | Answer
)
