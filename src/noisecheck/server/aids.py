"""Help for players: the aids that come with every position, and answers to those who only ask. Nothing is changed,
and nobody else hears an answer."""

from __future__ import annotations

import logging

from noisecheck.bots.hints import recommend
from noisecheck.engine.errors import UnknownName
from noisecheck.foresight.forecast.walks import ways
from noisecheck.foresight.shapes import PositionAids
from noisecheck.foresight.view.questions import objection, question, sight_reason
from noisecheck.server import wire
from noisecheck.server.commands import check_fresh
from noisecheck.server.ghosts import turn_of
from noisecheck.server.refusals import Refusal
from noisecheck.server.room import RoomLog

logger = logging.getLogger(__name__)

SIGHT: wire.Assist = 1  # the level from which on a position comes with its aids
NEEDED: dict[type[wire.Query], wire.Assist] = {
    wire.AskWhy: 0,
    wire.AskTurn: 0,
    wire.AskOdds: 1,
    wire.AskSight: 1,
    wire.AskLoadout: 1,
    wire.AskForecast: 2,
    wire.AskRisks: 2,
    wire.AskForecastFilm: 2,
    wire.AskHint: 3,
}


def aids_of(log: RoomLog) -> PositionAids | None:
    """FC-07: None in a room without aids. One that fails harms nobody: the room itself is as it was."""
    if log.options.assist < SIGHT:
        return None
    try:
        return log.play.aids
    except Exception:
        logger.exception("no aids")
        return None


def answer(log: RoomLog, query: wire.Quick) -> wire.Answer:
    """A few milliseconds each, so they need no thread of their own."""
    check_fresh(log, query.seq)
    game, seq = log.play.game, log.seq
    match query:
        case wire.AskWhy(id, _, text):
            return wire.ObjectionIs(id, seq, objection(game, text))
        case wire.AskSight(id, _, watcher, target):
            try:
                return wire.SightIs(id, seq, sight_reason(game, watcher, target))
            except UnknownName:
                raise Refusal("no-such-space") from None
        case wire.AskLoadout(id):
            return wire.LoadoutIs(id, seq, recommend(game))
        case wire.AskTurn(id, _, hero, answers):
            return next_turn(log, id, hero, answers)


def next_turn(log: RoomLog, id: str, hero: str, answers: list[str]) -> wire.TurnIs:
    """What can be planned; reach is an aid, which a room may have agreed to do without."""
    turn = turn_of(log, hero, answers)
    if not turn.is_open:
        return wire.TurnIs(id, log.seq, None, {})
    reach = ways(turn.game) if log.options.assist >= SIGHT else {}
    return wire.TurnIs(id, log.seq, question(turn.game), reach)
