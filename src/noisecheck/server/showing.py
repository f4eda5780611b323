"""The table as clients see it."""

from __future__ import annotations

from typing import Any

import noisecheck
from noisecheck.foresight.position import stage_map
from noisecheck.foresight.shapes import Told
from noisecheck.server import entries, wire
from noisecheck.server.commands import waiting
from noisecheck.server.entries import Later
from noisecheck.server.presence import Presence
from noisecheck.server.seats import deciders
from noisecheck.server.table import TableLog


def players(log: TableLog, presence: Presence) -> list[wire.Player]:
    return [
        wire.Player(
            id=player,
            name=sitter.name,
            heroes=log.heroes_of(player),
            here=presence.is_here(player),
            away=round(presence.away(player), 1),
            ready=sitter.ready,
            lead=player == log.lead,
        )
        for player, sitter in log.players.items()
    ]


def back(log: TableLog) -> wire.Back:
    play, most = log.play, log.options.rewinds
    over = bool(play.game.outcome)
    return wire.Back(
        free=[] if over else play.free_marks(),
        marks=[] if over else play.consent_marks(),
        redo=play.redo[-1].text if play.redo else None,
        rewinds_left=None if most is None else max(0, most - log.rewinds_used),
        rewinds_used=log.rewinds_used,
    )


def rewind(log: TableLog, presence: Presence) -> wire.RewindRequest | None:
    asked = log.rewind
    return wire.RewindRequest(asked.by, asked.mark, asked.agreed, waiting(log, presence)) if asked else None


def state(log: TableLog, presence: Presence) -> wire.TableState:
    play = log.play
    over = bool(play.game.outcome)
    return wire.TableState(
        seq=log.seq,
        started=log.started,
        players=players(log, presence),
        spectators=presence.spectators(),
        answers=play.answers,
        position=play.film.position,
        question=play.question,
        deciders=deciders(log, presence),
        preferences=log.preferences,
        back=back(log),
        rewind=rewind(log, presence),
        bookmarks=log.bookmarks,
        commitment=log.commitment,
        seed=log.seed if over else None,
        nonce=log.nonce if over else None,
        lent=log.lent,
    )


def welcome(log: TableLog, presence: Presence, table: str, watch: str, you: int | None) -> wire.Welcome:
    """`table` is the name the client came by: a spectator's link must not tell that of the players."""
    return wire.Welcome(
        protocol=wire.PROTOCOL,
        version=noisecheck.__version__,
        table=table,
        watch=watch,
        you=you,
        stage=stage_map(log.play.game.state),
        options=log.options,
        state=state(log, presence),
        events=log.play.film.log(0),
        chat=log.lines,
    )


def news(log: TableLog, presence: Presence, entry: Later, known: int) -> wire.Update | wire.Said:
    """What all are told of an entry that was just applied; `known` events had happened before it."""
    if isinstance(entry, entries.SaidLine):
        return wire.Said(log.lines[-1])
    by = entry.player if isinstance(entry, entries.Joined) else entry.by
    film = log.play.film
    first = min(known, len(film))
    return wire.Update(by, kind_of(entry), first, film.told(first), state(log, presence))


def kind_of(entry: Later) -> wire.UpdateKind:
    match entry:
        case entries.Chose():
            return "chose"
        case entries.Undid():
            return "undid"
        case entries.Redid():
            return "redid"
        case entries.AskedRewind():
            return "asked-rewind"
        case entries.AnsweredRewind(_, _, agree):
            return "agreed-rewind" if agree else "declined-rewind"
        case entries.Rewound():
            return "rewound"
        case entries.Preferred() | entries.Bookmarked() | entries.SaidLine():
            return "other"
        case _:
            return "players"


def summary(log: TableLog, presence: Presence, table: str, watching: bool) -> wire.Summary:
    game = log.play.game
    return wire.Summary(
        table=table,
        stage=game.state.stage.mission.id,
        heroes=list(log.heroes),
        free=log.heroes_of(0),
        players=players(log, presence),
        started=log.started,
        round=game.state.round,
        outcome=game.outcome,
        question=game.decision.kind if game.decision and log.started else None,
        waiting_for=[log.players[player].name for player in deciders(log, presence)],
        options=log.options,
        watching=watching,
    )


def film(log: TableLog, table: str) -> wire.Film:
    """The whole game. Answers that a scene brought along are told as well."""
    play = log.play
    shown = play.film
    return wire.Film(
        table=table,
        stage=stage_map(play.game.state),
        opening=shown.opening,
        events=shown.told(0),
        moments=moments(log, shown.told(0)),
        outcome=play.game.outcome,
    )


def moments(log: TableLog, told: list[Told]) -> list[wire.Moment]:
    """Each answer with the number of the first event that came after it."""
    play, found, at = log.play, [], 0
    for number, given in enumerate(play.given, play.base + 1):
        while at < len(told) and told[at].answers < number:
            at += 1
        found.append(wire.Moment(given.kind, given.hero, given.text, at))
    return found


def facts(log: TableLog) -> dict[str, Any]:
    """What a finished game's file says of its table beside the record."""
    return {
        "players": [sitter.name for sitter in log.players.values()],
        "rewinds": log.rewinds_used,
        "commitment": log.commitment,
        "nonce": log.nonce,
    }
