"""What is said at a table: beside its log, because a game does not depend on it, and only the latest is kept.

A line is written under the number after the last one its writer knew, and only then told, like an entry.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from noisecheck.server import limits
from noisecheck.server.store import Conflict, Store
from noisecheck.server.wire import ChatLine

KEPT = 300
COPIED = ":copied"  # a phrase, which everybody reads in their own language
FIRST = limits.MOST_MOVES + limits.MOST_ASIDES + 1  # the number of a line is none that an entry could have
TRIES = 20  # to write a line before others do


class Spoken(Struct):
    """A line and the id of its command, to know it again if it is repeated."""

    line: ChatLine
    id: str


decode = msgspec.json.Decoder(Spoken).decode


class Chat:
    """What was said lately in one room."""

    def __init__(self, store: Store, room: str) -> None:
        self.store = store
        self.room = room
        self.spoken: list[Spoken] = []

    @classmethod
    async def read(cls, store: Store, room: str) -> Chat:
        found = cls(store, room)
        await found.catch_up()
        return found

    @property
    def lines(self) -> list[ChatLine]:
        return [each.line for each in self.spoken]

    @property
    def last(self) -> int:
        return self.spoken[-1].line.n if self.spoken else FIRST - 1

    async def say(self, by: int, id: str, name: str, text: str) -> list[ChatLine]:
        """What is new: the line, after those that others have written meanwhile. Nothing new if it was said before."""
        news: list[ChatLine] = []
        for _ in range(TRIES):
            if any((each.line.player, each.id) == (by, id) for each in self.spoken):
                return news
            spoken = Spoken(ChatLine(self.last + 1, by, name, text), id)
            try:
                body = msgspec.json.encode(spoken).decode()
                await self.store.say(self.room, spoken.line.n, body, spoken.line.n - KEPT)
            except Conflict:
                news += await self.catch_up()
                continue
            self.keep([spoken])
            return [*news, spoken.line]
        raise Conflict(self.room)

    async def catch_up(self) -> list[ChatLine]:
        """Reads what other processes wrote."""
        found = [decode(body) for body in await self.store.lines(self.room, self.last)]
        self.keep(found)
        return [each.line for each in found]

    def keep(self, spoken: list[Spoken]) -> None:
        self.spoken += spoken
        del self.spoken[:-KEPT]
