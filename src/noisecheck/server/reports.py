"""Reports of faults: one file with all that somebody needs to look into it."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import noisecheck
from noisecheck.engine.dealing import known_to_players
from noisecheck.engine.game import Game
from noisecheck.engine.notation import picture
from noisecheck.server import sealed, showing, wire
from noisecheck.server.commands import may_copy
from noisecheck.server.room import RoomLog

LATEST = 40  # events


async def bug_report(log: RoomLog) -> dict[str, Any]:
    """What the room keeps up to date is read here, where nobody else changes it; the long work is done in a thread."""
    game = log.play.game
    read = {
        "noisecheck-bug": 1,
        "version": noisecheck.__version__,
        "protocol": wire.PROTOCOL,
        "began_by": log.began_by,
        "rules": log.rules,
        "seq": log.seq,
        "answers": log.play.answers,
        "question": log.play.question,
        "answers_since": list(game.answers),
        "events": log.play.film.log(max(0, len(log.play.film) - LATEST)),
    }
    found = await asyncio.to_thread(drawn, game.clone(), showing.facts(log))
    return read | found | ({} if may_copy(log) else {"record": ""})


def drawn(game: Game, facts: dict[str, Any]) -> dict[str, Any]:
    """In the scene of a running game everything hidden is dealt again, and the record is sealed."""
    honest = Game(known_to_players(game, secrets.randbits(63)), {})
    return {"scene": picture(game if game.outcome else honest), "record": sealed.export(game, facts)}
