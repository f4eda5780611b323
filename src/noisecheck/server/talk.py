"""One connection's side of the talk: every message is read, weighed and answered, whatever it is.

Knows nothing of sockets, so that a test can talk to a table without one.
"""

from __future__ import annotations

import logging

import msgspec

from noisecheck.server import bus, limits, wire
from noisecheck.server.aids import answer
from noisecheck.server.commands import Refusal
from noisecheck.server.limits import Bucket, Buckets
from noisecheck.server.live import Client, LiveTable, encode
from noisecheck.server.presence import Clock

logger = logging.getLogger(__name__)

LINES = (wire.Say, wire.Rename, wire.Bookmark)

decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class Named(msgspec.Struct):
    """As much of a message as its refusal needs."""

    id: str = ""


find_id = msgspec.json.Decoder(Named).decode


class Talk:
    """`receive` takes one message after the other; answers go to the client."""

    def __init__(self, table: LiveTable, client: Client, messages: Buckets, address: str, clock: Clock) -> None:
        self.table = table
        self.client = client
        self.everybody = messages
        self.address = address
        self.is_in = False
        self.is_over = False
        self.messages = Bucket(limits.MESSAGES, clock)
        self.lines = Bucket(limits.LINES, clock)
        self.deeds = Bucket(limits.DEEDS, clock)
        self.pings = Bucket(limits.PINGS, clock)
        self.questions = Bucket(limits.QUESTIONS, clock)
        self.refusals = Bucket(limits.REFUSALS, clock)
        table.talks.add(self)

    def send(self, message: wire.FromServer) -> None:
        self.client.send(encode(message))

    async def receive(self, raw: bytes) -> None:
        try:
            self.check_rate()
            await self.handle(self.read(raw))
        except Refusal as refusal:
            self.refuse(raw, refusal)
        except Exception:
            await self.table.recover()
            self.refuse(raw, Refusal("recovering"))

    def check_rate(self) -> None:
        if not self.messages.take() or not self.everybody.take(self.address):
            raise Refusal("too-fast")

    def read(self, raw: bytes) -> wire.FromClient:
        if len(raw) > limits.MESSAGE_BYTES:
            raise Refusal("too-large")
        try:
            return decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise Refusal("malformed") from None

    def refuse(self, raw: bytes, refusal: Refusal) -> None:
        """One who does not stop when told so is not answered any more."""
        if not self.refusals.take():
            self.send(wire.Gone("too-fast"))
            self.end()
            return
        self.send(wire.Refused(id_in(raw), refusal.code, refusal.facts, refusal.objection))

    def end(self) -> None:
        self.is_over = True
        self.client.close()

    async def handle(self, message: wire.FromClient) -> None:
        if not self.is_in and not isinstance(message, wire.Hello):
            raise Refusal("hello-first")
        match message:
            case wire.Hello():
                await self.hello(message)
            case wire.Beat(nonce):
                self.send(wire.Beaten(nonce))
            case wire.Ping(space):
                self.point(space)
            case wire.AskOutlook() | wire.AskOdds() | wire.AskWhy() | wire.AskSight():
                self.ask(message)
            case _:
                self.check_deed(message)
                await self.table.command(self.client, message)

    def check_deed(self, command: wire.Command) -> None:
        """Every command becomes an entry that is kept for ever; but a game is as fast as its players are."""
        if isinstance(command, wire.Choose):
            return
        if not (self.lines if isinstance(command, LINES) else self.deeds).take():
            raise Refusal("too-fast")

    def ask(self, query: wire.Query) -> None:
        """An aid that fails harms nobody: the table itself is as it was."""
        if not self.questions.take():
            raise Refusal("too-fast")
        self.table.check_alive()
        try:
            self.send(answer(self.table.log, query))
        except Refusal:
            raise
        except Exception:
            logger.exception("no answer to %s", query)
            raise Refusal("recovering") from None

    async def hello(self, hello: wire.Hello) -> None:
        if hello.protocol != wire.PROTOCOL:
            raise Refusal("protocol", {"protocol": wire.PROTOCOL})
        if self.is_in:
            raise Refusal("malformed")
        self.is_in = await self.table.enter(self.client, hello)
        self.is_over = not self.is_in

    def point(self, space: str) -> None:
        player = self.client.player
        if player is None:
            raise Refusal("spectators-only-watch")
        if space not in self.table.log.play.game.state.stage.board.numbers:
            raise Refusal("no-such-space")
        if not self.pings.take():
            raise Refusal("too-fast")
        self.table.point(player, space)
        self.table.bus.tell(bus.PingNote(self.table.bus.process, self.table.id, player, space))

    async def leave(self) -> None:
        self.is_over = True
        self.table.talks.discard(self)
        await self.table.leave(self.client)


def id_in(raw: bytes) -> str:
    """The id of a message that may be anything."""
    try:
        return find_id(raw[: limits.MESSAGE_BYTES]).id[:40]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
