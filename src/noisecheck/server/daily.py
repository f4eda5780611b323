"""The mission of the day in a room: which one it is, and how it went."""

from __future__ import annotations

from datetime import UTC, date, datetime

from msgspec.structs import asdict

from noisecheck.campaign import daily
from noisecheck.server import wire
from noisecheck.server.entries import OfDay, StageOrigin
from noisecheck.server.room import RoomLog

TERMS = wire.Options(assist=3)  # the same for everybody; who takes a hint says so in the line to share


def utc_today() -> date:
    return datetime.now(UTC).date()


def origin_of(day: date) -> StageOrigin:
    mission = daily.daily(day)
    return StageOrigin(mission.stage, list(mission.heroes), mission.seed)


def day_of(log: RoomLog) -> str:
    """The day whose mission a room plays; empty if it plays another game."""
    return log.occasion.day if isinstance(log.occasion, OfDay) else ""


def score_of(log: RoomLog) -> wire.DailyScore | None:
    """When it is over. Bots and hints of all the room's time count, whatever was taken back."""
    if not day_of(log) or not log.play.game.outcome:
        return None
    day = date.fromisoformat(day_of(log))
    made = daily.score(log.play.game, assisted=log.bots_answered or bool(log.hints))
    return wire.DailyScore(day=day_of(log), share=daily.share(day, made), **asdict(made))
