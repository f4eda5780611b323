"""Whose the seats are, and who may answer what is asked."""

from __future__ import annotations

import secrets
from collections import Counter
from hashlib import sha256
from itertools import chain, count

from noisecheck.engine.table import Decision
from noisecheck.server.presence import Presence
from noisecheck.server.room import RoomLog
from noisecheck.server.wire import LONGEST_NICKNAME

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another when it is read out
ID_LENGTH = 12
TOKEN_BYTES = 24


def new_id() -> str:
    """The name of a room in its link: who does not know it does not find the room."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_id(name: str) -> bool:
    """Whether a room could have this name; no other is asked for in the store."""
    return len(name) == ID_LENGTH and all(letter in LETTERS for letter in name)


def new_token() -> str:
    """Proves a seat. The server forgets it at once and keeps its hash."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def name_for(log: RoomLog, player: int, wanted: str) -> str:
    """The name as wanted, with a number after it if somebody else in the room has it."""
    taken = {sitter.name.casefold() for other, sitter in log.players.items() if other != player}
    numbered = (f"{wanted[: LONGEST_NICKNAME - len(end)].rstrip()}{end}" for end in (f" {each}" for each in count(2)))
    return next(each for each in chain([wanted], numbered) if each.casefold() not in taken)


def player_with(log: RoomLog, token: str) -> int | None:
    wanted = hash_of(token)
    for player, sitter in log.players.items():
        if secrets.compare_digest(sitter.token_hash, wanted):
            return player
    return None


def leaders(log: RoomLog, presence: Presence) -> list[int]:
    """Who decides for all: the lead, or while it is missed whoever plays a hero and is here; a lead that is here and
    does nothing stays among them."""
    if presence.is_missed(log.lead):
        here = {*voters(log, presence)} | ({log.lead} if presence.is_here(log.lead) else set())
        return sorted(here) or [log.lead]
    return [log.lead]


def people(log: RoomLog, presence: Presence) -> list[int]:
    """Who answers for a bot that is held: everybody who plays, and who decides for all."""
    return sorted({*log.seated(), *leaders(log, presence)})


def voters(log: RoomLog, presence: Presence) -> list[int]:
    return [player for player in log.seated() if presence.is_here(player)]


def deciders(log: RoomLog, presence: Presence) -> list[int]:
    """The players who may answer the question now. There is always one while the game goes on, or else a bot."""
    decision = log.play.game.decision
    if decision is None or not log.started:
        return []
    if log.bot_to_act():
        return people(log, presence) if log.is_held() else []
    leading = leaders(log, presence)
    if decision.kind == "turn":
        owners = [log.heroes[log.play.hero_of(option)] for option in decision.options]
        found = [owner for owner in owners if owner] + leading
    elif decision.hero:
        owner = log.heroes[decision.hero]
        found = [owner] if owner else leading
    elif log.options.decides == "anyone":
        found = log.seated() or leading
    elif log.options.decides == "vote":
        found = voters(log, presence) or leading
    else:
        found = leading
    return sorted(set(found))


def may_answer(log: RoomLog, presence: Presence, player: int, text: str) -> bool:
    """Of those who decide who acts next each may name own heroes only, the lead any."""
    if player not in deciders(log, presence):
        return False
    decision = log.play.game.decision
    if decision is None or decision.kind != "turn" or log.bot_to_act() or player in leaders(log, presence):
        return True
    option = decision.find(text)
    return option is None or log.heroes[log.play.hero_of(option)] == player


def is_voted_on(log: RoomLog, decision: Decision | None) -> bool:
    if decision is None or log.options.decides != "vote" or log.bot_to_act():
        return False
    return not decision.hero and decision.kind != "turn"


def winner(log: RoomLog, presence: Presence) -> str | None:
    """The option more than half of the voters want; if all have voted and there is none, the one wanted by most.

    Where several are wanted alike the lead's counts.
    """
    present = voters(log, presence)
    votes = {player: text for player, text in log.preferences.items() if player in present}
    counts = Counter(votes.values())
    if not counts:
        return None
    most = max(counts.values())
    leading = [text for text, count in counts.items() if count == most]
    if most * 2 > len(present):
        return leading[0]
    if len(votes) < len(present):
        return None
    if len(leading) == 1:
        return leading[0]
    return votes.get(log.lead) or votes[min(votes)]


def dispensable(log: RoomLog, presence: Presence) -> int | None:
    """Who is away longest of those who neither lead nor play, nor have lent their hero."""
    needed = {log.lead, *log.seated(), *log.lent.values()}
    free = [each for each in log.players if each not in needed and presence.is_missed(each)]
    return max(free, key=presence.away, default=None)
