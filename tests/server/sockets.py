"""People with real sockets, at real servers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from noisecheck.server import wire
from tests.server.house import PATIENCE, new_id
from tests.server.processes import Server


class Socket:
    """Somebody with a real socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.state: dict[str, Any] = {}

    async def send(self, message: dict[str, Any]) -> None:
        await self.connection.send(json.dumps(message))

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of this kind."""
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
            self.state = message.get("state", self.state)
            if message["type"] == kind:
                return message

    async def choose(self, text: str) -> None:
        await self.send({"type": "choose", "id": new_id(), "seq": self.state["seq"], "text": text})


Seat = dict[str, Any]


@asynccontextmanager
async def sitting(server: Server, seat: Seat) -> AsyncIterator[Socket]:
    async with connect(f"ws://127.0.0.1:{server.port}/ws/{seat['table']}", proxy=None) as connection:
        person = Socket(connection)
        await person.send({"type": "hello", "protocol": wire.PROTOCOL, "tab": new_id(), "token": seat["token"]})
        await person.until("welcome")
        yield person
