"""Where entries are kept, whatever keeps them: what a store promises, and its words for what goes wrong.

An entry is written under the number that follows the last one its writer knew. Two writers with the same number: the
first wins, whatever process it is in, and the other hears `Conflict`. What was not committed nobody is told of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from noisecheck.engine.errors import NoisecheckError
from noisecheck.server.bus import Bus
from noisecheck.server.entries import Entry


class Conflict(Exception):
    """Somebody else wrote the entry of this number first."""


class BadDatabase(NoisecheckError):
    """The database cannot be used; the message says why."""


class Unready(Exception):
    """What is decided now could not be kept."""


class KeptRoom(NamedTuple):
    """The names of a room: the one in the players' link and the one in the spectators'."""

    id: str
    watch: str


class KeptCampaign(NamedTuple):
    """A campaign as a text, the room of its last game, if any, and how often it was written."""

    id: str
    token_hash: str
    text: str
    room: str = ""
    version: int = 1

    def next(self) -> KeptCampaign:
        return self._replace(version=self.version + 1)


class Store(Protocol):
    """`tests/server/test_store.py` holds every store to this."""

    def bus(self) -> Bus:
        """How those who use this store at the same time hear of each other."""
        ...

    async def probe(self) -> None:
        """Reads and writes; raises `Unready` if either cannot be done."""
        ...

    async def close(self) -> None: ...

    # rooms

    async def create(self, kept: KeptRoom, first: Sequence[Entry], campaign: KeptCampaign | None = None) -> None:
        """A new room with its first entries, and the campaign that goes on in it, all or nothing.

        Raises `Conflict` if somebody else wrote the campaign first, or has a room of that name.
        """
        ...

    async def find(self, name: str) -> KeptRoom | None:
        """The room with this id, or with this name for spectators."""
        ...

    # entries

    async def append(self, room: str, seq: int, entry: Entry) -> None:
        """Committed when this returns. Raises `Conflict` if the number is taken."""
        ...

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        """The entries after this number, in order."""
        ...

    async def time_of(self, room: str, seq: int) -> float:
        """When an entry was written, in seconds since 1970."""
        ...

    # chat

    async def say(self, room: str, number: int, body: str, forgotten: int) -> None:
        """One more line; those up to the number `forgotten` go. Raises `Conflict` if its number is taken."""
        ...

    async def lines(self, room: str, after: int = 0) -> list[str]:
        """The lines after this number, in order."""
        ...

    # campaigns

    async def add_campaign(self, kept: KeptCampaign) -> None: ...

    async def find_campaign(self, id: str) -> KeptCampaign | None: ...

    async def write_campaign(self, kept: KeptCampaign) -> None:
        """What the writer read, changed. Raises `Conflict` if somebody else wrote it since."""
        ...

    async def drop_campaign(self, id: str) -> None: ...
