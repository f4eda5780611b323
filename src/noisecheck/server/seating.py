"""What commands about seats would write: who plays whom, who leads, when it begins."""

from __future__ import annotations

from noisecheck.server import entries, wire
from noisecheck.server.entries import AnyDeed
from noisecheck.server.presence import Presence
from noisecheck.server.refusals import Refusal
from noisecheck.server.room import RoomLog
from noisecheck.server.seats import leaders, voters

Seating = wire.TakeHero | wire.GiveToBot | wire.LeaveHero | wire.HandHero | wire.HandLead | wire.Ready | wire.Start


def seating_deed(log: RoomLog, presence: Presence, by: int, command: Seating) -> AnyDeed:
    match command:
        case wire.TakeHero(id, hero):
            check_free(log, presence, by, hero)
            return entries.TookHero(by, id, hero)
        case wire.GiveToBot(id, hero, bot):
            if log.heroes.get(hero) != by:
                check_free(log, presence, by, hero)
            return entries.GaveToBot(by, id, hero, bot)
        case wire.LeaveHero(id, hero):
            if log.started or hero not in log.bots:
                check_own(log, by, hero)
            return entries.LeftHero(by, id, hero)
        case wire.HandHero(id, hero, to):
            check_own(log, by, hero)
            check_player(log, to)
            return entries.Handed(by, id, hero, to)
        case wire.HandLead(id, to):
            check_player(log, to)
            if by != log.lead and not (presence.is_missed(log.lead) and by in log.seated()):
                raise Refusal("not-the-lead")
            return entries.LedBy(by, id, to)
        case wire.Ready(id, ready):
            check_lobby(log)
            return entries.Readied(by, id, ready)
        case wire.Start(id):
            check_lobby(log)
            if by not in leaders(log, presence):
                raise Refusal("not-the-lead")
            if any(player != by and not log.players[player].ready for player in voters(log, presence)):
                raise Refusal("not-ready")
            return entries.Started(by, id)


def check_lobby(log: RoomLog) -> None:
    if log.started:
        raise Refusal("already-started")


def check_known(log: RoomLog, hero: str) -> None:
    if hero not in log.heroes:
        raise Refusal("no-such-hero")


def check_free(log: RoomLog, presence: Presence, by: int, hero: str) -> None:
    """NET-08: a hero whom nobody or a bot plays, or whose player is missed; and a player's own that is lent."""
    check_known(log, hero)
    owner = log.heroes[hero]
    if owner == by or (owner and not presence.is_missed(owner) and log.lent.get(hero) != by):
        raise Refusal("hero-taken")


def check_own(log: RoomLog, by: int, hero: str) -> None:
    check_known(log, hero)
    if log.heroes[hero] != by:
        raise Refusal("not-your-hero")


def check_player(log: RoomLog, player: int) -> None:
    if player not in log.players:
        raise Refusal("no-such-player")
