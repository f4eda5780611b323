"""One connection's side of the talk: every message is read, weighed and answered, whatever it is.

Knows nothing of sockets, so that a test can talk to a room without one.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec

from noisecheck.engine.nesting import TooDeep, shallow
from noisecheck.server import bus, limits, metrics, wire
from noisecheck.server.aids import NEEDED
from noisecheck.server.clients import Client, encode
from noisecheck.server.commands import check_assist, check_fresh
from noisecheck.server.editions import NewerRules
from noisecheck.server.forecasts import AskedPosition, check_names
from noisecheck.server.limits import Allowance, Budgets, network_of
from noisecheck.server.live import LiveRoom
from noisecheck.server.refusals import Refusal
from noisecheck.server.thinking import is_too_much

logger = logging.getLogger(__name__)

LINES = (wire.Rename, wire.Bookmark)
BY_ITSELF = (  # without anybody
    wire.Hello,
    wire.Heartbeat,
    wire.Showing,
    wire.AskOdds,
    wire.AskForecast,
    wire.AskRisks,
    wire.AskTurn,
)
MOST_SLOW = 8  # answers that one connection may wait for

decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class Named(msgspec.Struct):
    """As much of a message as its refusal needs."""

    id: str = ""


find_id = msgspec.json.Decoder(Named).decode


class Talk:
    """`receive` takes one message after the other; answers go to the client."""

    def __init__(self, room: LiveRoom, client: Client, budgets: Budgets, address: str) -> None:
        self.room = room
        self.client = client
        self.budgets = budgets
        self.address = address
        self.is_in = False
        self.is_over = False
        self.slow: dict[str, asyncio.Task[None]] = {}  # questions that take long, by id
        self.hovered = ""  # the latest of them about a forecast
        room.talks.add(self)

    def send(self, message: wire.FromServer) -> None:
        self.client.send(encode(message))

    async def receive(self, raw: bytes) -> None:
        try:
            self.check_may(limits.MESSAGES)
            await self.handle(self.read(raw))
        except Refusal as refusal:
            self.refuse(raw, refusal)
        except NewerRules:  # `Rooms.mend` hands the room over
            self.refuse(raw, Refusal("recovering"))
        except Exception:
            await self.room.recover()
            self.refuse(raw, Refusal("recovering"))

    @property
    def seat(self) -> str:
        """Who has used up how much. Those who watch from one address, or have not said who they are, count as one."""
        return f"{self.room.id}/{self.client.player or self.address}"

    @property
    def asker(self) -> str:
        """Whose questions wait for each other."""
        return network_of(self.address)

    def may(self, allowed: Allowance) -> bool:
        return self.budgets.take(allowed, self.address, self.seat)

    def check_may(self, allowed: Allowance) -> None:
        if not self.may(allowed):
            raise Refusal("too-fast")

    def read(self, raw: bytes) -> wire.FromClient:
        if len(raw) > limits.MESSAGE_BYTES:
            raise Refusal("too-large")
        try:
            return decoder.decode(shallow(raw))
        except (msgspec.MsgspecError, UnicodeDecodeError, TooDeep):
            raise Refusal("malformed") from None

    def refuse(self, raw: bytes, refusal: Refusal) -> None:
        """A client that does not stop when told to is no longer answered."""
        metrics.count_refusal(refusal.code)
        if not self.may(limits.REFUSALS):
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
        if not isinstance(message, BY_ITSELF) and self.client.player is not None:
            await self.room.stir(self.client.player)
        match message:
            case wire.Hello():
                await self.hello(message)
            case wire.Heartbeat(nonce):
                self.send(wire.Beaten(nonce))
            case wire.Stir():
                pass
            case wire.Showing(busy):
                self.room.note_showing(self.client, busy)
            case wire.Ping(space):
                self.point(space)
            case wire.Say():
                self.check_may(limits.LINES)
                await self.room.say(self.client, message)
            case wire.PlanTurn():
                await self.plan(message)
            case wire.AskWhy() | wire.AskSight() | wire.AskLoadout() | wire.AskTurn():
                self.check_question(message)
                self.ask(message)
            case wire.AskOdds() | wire.AskForecast() | wire.AskRisks() | wire.AskForecastFilm() | wire.AskHint():
                self.check_question(message)
                self.begin(message)
            case _:
                self.check_deed(message)
                with metrics.timed(metrics.commands):
                    await self.room.command(self.client, message)

    def check_deed(self, command: wire.KeptCommand) -> None:
        """Every command becomes an entry that is kept for ever; but a game is as fast as its players are."""
        if not isinstance(command, wire.Choose):
            self.check_may(limits.LINES if isinstance(command, LINES) else limits.DEEDS)

    def check_question(self, query: wire.Query) -> None:
        self.check_may(limits.QUESTIONS)
        self.room.check_alive()
        check_assist(self.room.log, NEEDED[type(query)])

    def ask(self, query: wire.Quick) -> None:
        """An aid that fails harms nobody: the room itself is as it was."""
        if isinstance(query, wire.AskTurn) and self.client.player is None:
            raise Refusal("spectators-only-watch")
        try:
            self.send(self.room.forecasts.at_once(self.room.log, query))
        except Refusal:
            raise
        except Exception:
            logger.exception("no answer to %s", query)
            raise Refusal("recovering") from None

    # what takes long

    def begin(self, query: wire.Slow) -> None:
        """The answer comes later, unless the position changes first, or a newer question takes this one's place."""
        check_fresh(self.room.log, query.seq)
        check_names(self.room.log, query)
        if isinstance(query, wire.AskHint) and self.client.player is None:
            raise Refusal("spectators-only-watch")
        if isinstance(query, wire.AskForecast):
            self.drop(self.hovered, "superseded")
            self.hovered = query.id
        if query.id in self.slow:
            raise Refusal("malformed")
        if len(self.slow) >= MOST_SLOW or is_too_much(self.asker):
            raise Refusal("too-fast")
        self.slow[query.id] = asyncio.create_task(self.answer_slowly(query))

    async def answer_slowly(self, query: wire.Slow) -> None:
        room = self.room
        try:
            with metrics.timed(metrics.questions):
                async for found in room.forecasts.answers(AskedPosition.of(room.log, self.asker), query):
                    if isinstance(query, wire.AskHint) and self.client.player is not None:
                        await room.count_hint(self.client.player, query)
                    self.send(found)
        except Refusal as refusal:
            self.send(wire.Refused(query.id, refusal.code, refusal.facts, refusal.objection))
        except NewerRules:
            self.send(wire.Refused(query.id, "recovering", {}))
        except Exception:
            logger.exception("no answer to %s", query)
            self.send(wire.Refused(query.id, "recovering", {}))
        finally:
            self.slow.pop(query.id, None)

    def drop(self, id: str, code: wire.RefusalCode) -> None:
        if task := self.slow.pop(id, None):
            task.cancel()
            self.send(wire.Refused(id, code, {}))

    def position_changed(self) -> None:
        for id in [*self.slow]:
            self.drop(id, "stale")

    async def hello(self, hello: wire.Hello) -> None:
        if hello.protocol != wire.PROTOCOL:
            raise Refusal("protocol", {"protocol": wire.PROTOCOL})
        if self.is_in:
            raise Refusal("malformed")
        self.is_in = await self.room.enter(self.client, hello)
        self.is_over = not self.is_in

    def point(self, space: str) -> None:
        player = self.client.player
        if player is None:
            raise Refusal("spectators-only-watch")
        if space not in self.room.log.play.game.state.stage.board.numbers:
            raise Refusal("no-such-space")
        if not self.may(limits.PINGS):
            raise Refusal("too-many-pings")
        self.room.point(player, space)
        self.room.bus.tell(bus.PingNote(self.room.bus.process, self.room.id, player, space))

    async def plan(self, plan: wire.PlanTurn) -> None:
        self.check_may(limits.PLANS)
        await self.room.plan(self.client, plan)

    async def leave(self) -> None:
        self.is_over = True
        for task in self.slow.values():
            task.cancel()
        self.room.talks.discard(self)
        await self.room.leave(self.client)


def id_in(raw: bytes) -> str:
    """The id of a message that may be anything."""
    try:
        return find_id(shallow(raw[: limits.MESSAGE_BYTES])).id[:40]
    except (msgspec.MsgspecError, UnicodeDecodeError, TooDeep):
        return ""
