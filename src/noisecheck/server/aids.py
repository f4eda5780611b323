"""Answers to those who only ask: nothing is changed, and nobody else hears them."""

from __future__ import annotations

from noisecheck.engine.errors import UnknownName
from noisecheck.foresight.odds import odds
from noisecheck.foresight.outlook import outlook
from noisecheck.foresight.previews import previews
from noisecheck.foresight.questions import objection
from noisecheck.foresight.sight import sight_reason
from noisecheck.server import wire
from noisecheck.server.commands import Refusal, check_fresh, check_option
from noisecheck.server.table import TableLog


def answer(log: TableLog, query: wire.Query) -> wire.Answer:
    """A few milliseconds each, so they need no thread of their own."""
    check_fresh(log, query.seq)
    game, film, seq = log.play.game, log.play.film, log.seq
    match query:
        case wire.AskOutlook(id):
            return wire.OutlookIs(id, seq, outlook(game, film), previews(game, film))
        case wire.AskOdds(id, _, text):
            check_option(log, text)
            return wire.OddsAre(id, seq, text, odds(game, text))
        case wire.AskWhy(id, _, text):
            return wire.Because(id, seq, objection(game, text))
        case wire.AskSight(id, _, watcher, target):
            try:
                return wire.SightIs(id, seq, sight_reason(game, watcher, target))
            except UnknownName:
                raise Refusal("no-such-space") from None
