"""Those at the other end of a connection, as a room sees them."""

from __future__ import annotations

from typing import Protocol

import msgspec

encode = msgspec.json.Encoder().encode


class Client(Protocol):
    """A connection, as a room sees it. `send` never waits; `close` lets what was sent go out first.

    `watching`: it came by the spectators' link, which must not tell that of the players.
    """

    player: int | None
    tab: str
    watching: bool

    def send(self, message: bytes) -> None: ...

    def close(self) -> None: ...


class Asker(Protocol):
    """Somebody who may wait for an answer about the position. `end` closes the connection."""

    def position_changed(self) -> None: ...

    def end(self) -> None: ...
