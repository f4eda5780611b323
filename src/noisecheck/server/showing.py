"""The room as clients see it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from msgspec import UNSET

import noisecheck
from noisecheck.campaign.rank import rank
from noisecheck.foresight.shapes import Told
from noisecheck.foresight.view.map import stage_map
from noisecheck.server import daily, entries, wire
from noisecheck.server.aids import aids_of
from noisecheck.server.commands import undoers, waiting
from noisecheck.server.entries import Later
from noisecheck.server.play import Given
from noisecheck.server.presence import Presence
from noisecheck.server.room import KEPT_LINES, RoomLog
from noisecheck.server.seats import deciders


def players(log: RoomLog, presence: Presence) -> list[wire.Player]:
    return [
        wire.Player(
            id=player,
            name=sitter.name,
            heroes=log.heroes_of(player),
            here=presence.is_here(player),
            away=round(presence.away(player), 1),
            ready=sitter.ready,
            lead=player == log.lead,
            idle=round(presence.idle(player), 1),
            missed=presence.is_missed(player),
        )
        for player, sitter in log.players.items()
    ]


def back(log: RoomLog, presence: Presence) -> wire.Back:
    play, most = log.play, log.options.rewinds
    over = bool(play.game.outcome)
    return wire.Back(
        by=[] if over else undoers(log, presence),
        since=play.answers if over else play.free_to(),
        free=[] if over else play.free_marks(),
        marks=[] if over else play.consent_marks(),
        redo=play.redo[-1].text if play.redo else None,
        rewinds_left=None if most is None else max(0, most - log.rewinds_used),
        rewinds_used=log.rewinds_used,
    )


def rewind(log: RoomLog, presence: Presence) -> wire.RewindRequest | None:
    asked = log.rewind
    return wire.RewindRequest(asked.by, asked.mark, asked.agreed, waiting(log, presence)) if asked else None


def acting(log: RoomLog) -> wire.Acting | None:
    hero = log.bot_to_act()
    return wire.Acting(hero, log.kind_of_bot(hero), log.is_held(), log.answers_for()) if hero else None


def meant(log: RoomLog) -> list[wire.Meant]:
    return [
        meaning
        for number, given in enumerate(log.play.given, log.play.base + 1)
        if (meaning := meant_by(number, given))
    ]


def meant_by(number: int, given: Given) -> wire.Meant | None:
    bot = given.bot
    return wire.Meant(number, bot.hero, bot.bot, given.text, bot.why) if bot else None


def meant_last(log: RoomLog) -> wire.Meant | None:
    """Of the last answer of a bot's; the room may have answered since."""
    play = log.play
    since = next(at for at, given in enumerate(reversed(play.given)) if given.bot)
    return meant_by(play.answers - since, play.given[-1 - since])


def difficulty(options: wire.Options) -> wire.Difficulty | None:
    """AI-04: the preset that options come from; None if somebody mixed them."""
    chosen = wire.Preset(options.assist, options.rewinds)
    return next((name for name, preset in wire.DIFFICULTIES.items() if preset == chosen), None)


def house(log: RoomLog) -> list[wire.House]:
    """AI-04: what is not as the usual preset has it, for the lobby and the results. No end of rewinds is −1."""
    usual, options = wire.DIFFICULTIES["agent"], log.options
    found = []
    if options.assist != usual.assist:
        found.append(wire.House("house-assist", {"assist": options.assist}))
    if options.rewinds != usual.rewinds:
        found.append(wire.House("house-rewinds", {"rewinds": -1 if options.rewinds is None else options.rewinds}))
    if "scene" in log.play.origin:
        found.append(wire.House("house-scene", {}))
    if log.is_saved:
        found.append(wire.House("house-saved", {}))
    if log.seed_was_chosen:
        found.append(wire.House("house-seed", {}))
    if log.copied_at is not None:
        found.append(wire.House("house-copied", {}))
    return found


def state(log: RoomLog, presence: Presence) -> wire.RoomState:
    play = log.play
    over = bool(play.game.outcome)
    return wire.RoomState(
        seq=log.seq,
        started=log.started,
        house=house(log),
        players=players(log, presence),
        spectators=presence.spectators(),
        answers=play.answers,
        position=play.position,
        question=play.question,
        deciders=deciders(log, presence),
        preferences=log.preferences,
        back=back(log, presence),
        rewind=rewind(log, presence),
        bookmarks=log.bookmarks,
        commitment=log.commitment,
        seed=log.seed if over else None,
        nonce=log.nonce if over else None,
        lent=log.lent,
        bots=log.bots,
        acting=acting(log),
        hints=dict(log.hints),
        bot_answers=bot_answers(log),
        campaign=log.occasion.id if isinstance(log.occasion, entries.OfCampaign) else "",
        day=daily.day_of(log),
        score=daily.score_of(log),
        ending=play.ending if over else None,
        rank=rank(play.game, log.rewinds_used),
    )


def bot_answers(log: RoomLog) -> dict[str, int]:
    return dict(Counter(given.bot.hero for given in log.play.given if given.bot))


def welcome(
    log: RoomLog, presence: Presence, lines: list[wire.ChatLine], room: str, watch: str, you: int | None
) -> wire.Welcome:
    """`table` is the name the client came by: a spectator's link must not tell that of the players."""
    return wire.Welcome(
        protocol=wire.PROTOCOL,
        version=noisecheck.__version__,
        table=room,
        watch=watch,
        you=you,
        stage=stage_map(log.play.game.state),
        options=log.options,
        difficulty=difficulty(log.options),
        state=state(log, presence),
        events=log.play.film.log(0),
        meant=meant(log),
        answered=log.play.answered(you),
        chat=[*log.lines, *lines][-KEPT_LINES:],
        aids=aids_of(log),
    )


def news(log: RoomLog, presence: Presence, entry: Later, known: int) -> wire.Update | wire.ChatSaid:
    """What all are told of an entry, and of what the room answered since; `known` events had happened before it."""
    if isinstance(entry, entries.SaidLine):
        return wire.ChatSaid(log.lines[-1])
    by = entry.player if isinstance(entry, entries.Joined) else entry.by
    film = log.play.film
    first = min(known, len(film))
    by_bot = isinstance(entry, entries.Chose) and entry.bot is not None
    meaning = meant_last(log) if by_bot else None
    return wire.Update(
        by=by,
        what=kind_of(entry),
        first=first,
        events=film.told(first),
        meant=meaning,
        state=state(log, presence),
        aids=aids_of(log) if log.has_moved else UNSET,
    )


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
        case entries.Preferred() | entries.Bookmarked() | entries.SaidLine() | entries.HeldBot() | entries.Copied():
            return "other"
        case entries.Hinted() | entries.Entrusted() | entries.Upgraded():
            return "other"
        case _:
            return "players"


def summary(log: RoomLog, presence: Presence, room: str, watching: bool) -> wire.Summary:
    game = log.play.game
    return wire.Summary(
        table=room,
        stage=game.state.stage.mission.id,
        heroes=list(log.heroes),
        free=[hero for hero in log.heroes_of(0) if hero not in log.bots],
        bots=log.bots,
        players=players(log, presence),
        started=log.started,
        round=game.state.round,
        outcome=game.outcome,
        question=game.decision.kind if game.decision and log.started else None,
        waiting_for=[log.players[player].name for player in deciders(log, presence)],
        options=log.options,
        difficulty=difficulty(log.options),
        watching=watching,
    )


def film(log: RoomLog, room: str) -> wire.Film:
    """The whole game. Answers that a scene brought along are told as well."""
    play = log.play
    shown = play.film
    return wire.Film(
        table=room,
        stage=stage_map(play.game.state),
        opening=shown.opening,
        events=shown.told(0),
        moments=moments(log, shown.told(0)),
        outcome=play.game.outcome,
    )


def moments(log: RoomLog, told: list[Told]) -> list[wire.FilmAnswer]:
    """Each answer with the number of the first event that came after it."""
    play, found, at = log.play, [], 0
    for number, given in enumerate(play.given, play.base + 1):
        while at < len(told) and told[at].answers < number:
            at += 1
        found.append(wire.FilmAnswer(given.kind, given.hero, given.text, at, meant_by(number, given)))
    return found


def facts(log: RoomLog) -> dict[str, Any]:
    """What a finished game's file says of its room beside the record."""
    return {
        "players": [sitter.name for sitter in log.players.values()],
        "rewinds": log.rewinds_used,
        "options": msgspec.to_builtins(log.options),
        "hints": sum(log.hints.values()),
        "house": [each.key for each in house(log)],
        "bot_answers": bot_answers(log),
        "commitment": log.commitment,
        "nonce": log.nonce,
    }
