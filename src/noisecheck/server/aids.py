"""Answers to those who only ask: nothing is changed, and nobody else hears them."""

from __future__ import annotations

from noisecheck.bots.hints import recommend
from noisecheck.engine.errors import UnknownName
from noisecheck.foresight.outlook import outlook
from noisecheck.foresight.previews import previews
from noisecheck.foresight.questions import objection, sight_reason
from noisecheck.server import wire
from noisecheck.server.commands import check_fresh
from noisecheck.server.refusals import Refusal
from noisecheck.server.table import TableLog

NEEDED: dict[type[wire.Query], wire.Assist] = {
    wire.AskWhy: 0,
    wire.AskOutlook: 1,
    wire.AskOdds: 1,
    wire.AskSight: 1,
    wire.AskLoadout: 1,
    wire.AskForecast: 2,
    wire.AskRisks: 2,
    wire.AskForesee: 2,
    wire.AskHint: 3,
}


def answer(log: TableLog, query: wire.Quick) -> wire.Answer:
    """A few milliseconds each, so they need no thread of their own."""
    check_fresh(log, query.seq)
    game, seq = log.play.game, log.seq
    match query:
        case wire.AskOutlook(id):
            return wire.OutlookIs(id, seq, outlook(game), previews(game))
        case wire.AskWhy(id, _, text):
            return wire.Because(id, seq, objection(game, text))
        case wire.AskSight(id, _, watcher, target):
            try:
                return wire.SightIs(id, seq, sight_reason(game, watcher, target))
            except UnknownName:
                raise Refusal("no-such-space") from None
        case wire.AskLoadout(id):
            return wire.LoadoutIs(id, seq, recommend(game))
