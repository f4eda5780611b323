"""WebSockets: each has a queue for what it is sent, so that a slow one holds up nobody else."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from types import NoneType
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from noisecheck.server import limits, wire
from noisecheck.server.clients import encode
from noisecheck.server.doorkeeper import Doorkeeper
from noisecheck.server.limits import Budgets
from noisecheck.server.origins import is_called_right, is_ours
from noisecheck.server.rooms import Rooms, UnreadableRoom
from noisecheck.server.talk import Talk

logger = logging.getLogger(__name__)

LOST = (WebSocketDisconnect, OSError, RuntimeError)
MOST_WAITING = 400  # messages a connection may be behind before it is cut; it comes back and is shown the whole room
SILENCE = 120.0  # seconds without a word after which a connection counts as lost


class SocketClient:
    """A client at the other end of a WebSocket."""

    def __init__(self, socket: WebSocket) -> None:
        self.player: int | None = None
        self.tab = ""
        self.watching = False
        self.socket = socket
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.cut = asyncio.Event()

    def send(self, message: bytes) -> None:
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.cut.set()

    def close(self) -> None:
        try:
            self.waiting.put_nowait(None)
        except asyncio.QueueFull:
            self.cut.set()

    def abort(self) -> None:
        self.cut.set()

    def is_closing(self) -> bool:
        return self.cut.is_set()

    async def write(self) -> None:
        """Sends until nothing more will come."""
        while (message := await self.waiting.get()) is not None:
            await self.socket.send_text(message.decode())


async def serve_socket(socket: WebSocket) -> None:
    rooms: Rooms = socket.app.state.rooms
    budgets: Budgets = socket.app.state.budgets
    sockets: Doorkeeper = socket.app.state.sockets  # by whom a proxy speaks for: the door itself sees the proxy only
    address = socket.client.host if socket.client else ""
    line = SocketClient(socket)
    is_welcome = is_called_right(socket, socket.app.state.names) and is_ours(socket)
    if not is_welcome or not budgets.take(limits.REQUESTS, address) or not sockets.let_in(address, line):
        await socket.close()  # before it is accepted: the browser hears 403
        return
    try:
        await socket.accept()
        await attend(socket, line, rooms, budgets, address)
    finally:
        line.abort()


async def attend(socket: WebSocket, line: SocketClient, rooms: Rooms, budgets: Budgets, address: str) -> None:
    name = socket.path_params["table"]
    try:
        room = await rooms.find(name)
    except UnreadableRoom:
        await farewell(socket, wire.Refused("", "recovering", {}))
        return
    if room is None:
        await farewell(socket, wire.Gone("no-such-table"))
        return
    line.watching = name == room.watch
    talk = Talk(room, line, budgets, address)
    parts = [asyncio.create_task(part) for part in (line.write(), listen(socket, talk), line.cut.wait())]
    try:
        await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for part in parts:
            part.cancel()
            part.add_done_callback(hear_out)
        await asyncio.wait(parts)
        await talk.leave()
        await close(socket)


def hear_out(part: asyncio.Task[Any]) -> None:
    """A connection is lost in many ways, all alike to us; anything else is a fault of ours."""
    if part.cancelled() or isinstance(part.exception(), (NoneType, *LOST)):
        return
    logger.error("a connection broke", exc_info=part.exception())


async def listen(socket: WebSocket, talk: Talk) -> None:
    with suppress(WebSocketDisconnect, TimeoutError):
        while not talk.is_over:
            async with asyncio.timeout(SILENCE if talk.is_in else limits.HELLO_SECONDS):
                message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            raw = text.encode("utf-8", "replace") if text is not None else message.get("bytes") or b""
            await asyncio.shield(talk.receive(raw))  # what was begun is finished, also when the connection is lost
        await asyncio.sleep(1)  # for the last words to go out


async def farewell(socket: WebSocket, word: wire.FromServer) -> None:
    with suppress(*LOST):
        await socket.send_text(encode(word).decode())
    await close(socket)


async def close(socket: WebSocket) -> None:
    if socket.application_state is not WebSocketState.DISCONNECTED:
        with suppress(*LOST):
            await socket.close()
