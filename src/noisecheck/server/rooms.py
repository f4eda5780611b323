"""All rooms of this process: read from the store when somebody asks for them, let go when nobody does any more."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress

from msgspec.structs import replace

from noisecheck.engine.errors import UnknownName
from noisecheck.server import bus, metrics, wire
from noisecheck.server.chat import Chat
from noisecheck.server.editions import NewerRules, installed
from noisecheck.server.entries import Entry, GaveToBot, Joined, Later, Occasion, Opened, Origin, Started, TookHero
from noisecheck.server.live import LiveRoom
from noisecheck.server.minder import Pause
from noisecheck.server.play import Play, Stuck
from noisecheck.server.presence import Clock
from noisecheck.server.room import OPENER, RoomLog, bare, fold
from noisecheck.server.seats import hash_of, is_id, new_id, new_token
from noisecheck.server.store import KeptCampaign, KeptRoom, Store

logger = logging.getLogger(__name__)

TICK = 1.0
ANNOUNCE = 15.0  # seconds between two words of a process that it is still there
IDLE = 600.0  # seconds after which a room without anybody is let go
MOST_LIVE = 1_000  # rooms in memory; beyond it those go that nobody looks at


class UnreadableRoom(Exception):
    """The entries of a room do not add up: another version of the game wrote them, or there is a fault."""


class NewerRoom(UnreadableRoom):
    """A newer version goes on with it: it is shown there, and here when this one is upgraded too."""


class Rooms:
    def __init__(
        self, store: Store, notes: bus.Bus, clock: Clock = time.monotonic, pause: Pause = asyncio.sleep
    ) -> None:
        self.store = store
        self.bus = notes
        self.clock = clock
        self.pause = pause
        self.live: dict[str, LiveRoom] = {}
        self.names: dict[str, str] = {}  # of spectators' links
        self.loading: dict[str, asyncio.Task[LiveRoom | None]] = {}
        self.announced = clock()
        self.ticking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.bus.start(self.hear)
        self.ticking = asyncio.create_task(self.keep_ticking())

    async def stop(self) -> None:
        if self.ticking:
            self.ticking.cancel()
            with suppress(asyncio.CancelledError):
                await self.ticking
        for room in [*self.live.values()]:
            await room.minder.stop()
        await self.bus.stop()

    # finding

    async def find(self, name: str) -> LiveRoom | None:
        """The room with this name: that of the players' link or that of the spectators'."""
        found = self.live.get(self.names.get(name, name))
        if found:
            found.used = self.clock()
            return found
        if not is_id(name):
            return None
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self.load(name))
        try:
            return await asyncio.shield(self.loading[name])
        finally:
            self.loading.pop(name, None)

    async def load(self, name: str) -> LiveRoom | None:
        kept = await self.store.find(name)
        if kept is None:
            return None
        try:
            log = await asyncio.to_thread(fold, await self.store.read(kept.id))
        except NewerRules as error:
            logger.warning("room %s is left alone: %s", kept.id, error)
            raise NewerRoom(str(error)) from None
        except Exception as error:
            logger.exception("room %s cannot be read", kept.id)
            raise UnreadableRoom(str(error)) from error
        room = self.show(self.made(kept, log, await Chat.read(self.store, kept.id)))
        await self.mend(room)  # of what was written since it was read nobody told us
        await room.hear_lines()
        return room

    def made(self, kept: KeptRoom, log: RoomLog, chat: Chat) -> LiveRoom:
        return LiveRoom(kept, log, chat, self.bus, self.clock, self.pause)

    def show(self, room: LiveRoom) -> LiveRoom:
        if room.id in self.live:  # asked for by its other name at the same time
            return self.live[room.id]
        self.let_one_go()
        self.live[room.id] = room
        self.names[room.watch] = room.id
        self.bus.tell(bus.WhoNote(self.bus.process, room.id))
        return room

    def let_one_go(self) -> None:
        """Lets go of the room that was not used for longest, of those without anybody."""
        if len(self.live) >= MOST_LIVE:
            idle = [each for each in self.live.values() if not each.talks and not each.lock.locked()]
            if idle:
                self.let_go(min(idle, key=lambda each: each.used))

    def let_go(self, room: LiveRoom) -> None:
        self.live.pop(room.id, None)
        self.names.pop(room.watch, None)

    async def open(
        self,
        name: str,
        origin: Origin,
        play: Play,
        options: wire.Options,
        nonce: str,
        alone: bool,
        bots: dict[str, wire.BotName] | None = None,
        occasion: Occasion | None = None,
        campaign: KeptCampaign | None = None,
    ) -> wire.Seat:
        """A new room for a game that began so; its opener leads it and, if alone, plays all heroes but those of bots.

        `campaign` is the one that goes on there; raises `Conflict` if it was written in the meantime.
        """
        kept, token = KeptRoom(new_id(), new_id()), new_token()
        opening = Opened(origin, options, nonce, occasion, installed())
        first, log = await asyncio.to_thread(begun, opening, play, Joined(OPENER, name, hash_of(token)))
        bots = bots or {}
        check_names(bots, log)
        later: list[Later] = [GaveToBot(OPENER, "", hero, bot) for hero, bot in bots.items()]
        if alone:
            later += [TookHero(OPENER, "", hero) for hero in log.heroes if hero not in bots]
            later.append(Started(OPENER, ""))
        for entry in later:
            log.apply(entry)
        await self.store.create(kept, [*first, *later], campaign and campaign._replace(room=kept.id))
        self.show(self.made(kept, log, Chat(self.store, kept.id)))
        return wire.Seat(kept.id, kept.watch, token, OPENER)

    # other processes

    async def hear(self, note: bus.Note) -> None:
        if isinstance(note, bus.MissedNote):
            for room in [*self.live.values()]:
                with suppress(NewerRoom):
                    await self.mend(room)
                    await room.hear_lines()
            return
        found = self.live.get(note.table)
        if found is None or (not isinstance(note, bus.EntryNote) and note.process == self.bus.process):
            return
        match note:
            case bus.EntryNote(_, seq):
                if seq > found.log.seq:
                    with suppress(NewerRoom):
                        await self.mend(found)
            case bus.PresenceNote(process, _, players, spectators, quiet):
                if found.presence.hear(process, frozenset(players), spectators, quiet):
                    await found.others_changed()
            case bus.WhoNote():
                found.announce()
                found.announce_plans()
            case bus.FenceNote(_, _, player, tab):
                found.fence_others(player, tab)
                await found.others_changed()
            case bus.ShowingNote(_, _, player, busy):
                found.presence.show(player, busy)
            case bus.LineNote():
                await found.hear_lines()
            case bus.PingNote(_, _, player, space):
                found.point(player, space)
            case bus.PlanNote(_, _, hero, planned):
                found.hear_plan(hero, planned)
            case bus.IntentNote(_, _, intention):
                found.minder.hear(intention)

    async def mend(self, room: LiveRoom) -> None:
        """Reads what other processes wrote to it. Raises `NewerRoom` for one that is not ours any more."""
        try:
            async with room.lock:
                await room.catch_up()
        except NewerRules as error:
            logger.warning("room %s is let go: %s", room.id, error)
            await self.hand_over(room)
            raise NewerRoom(str(error)) from None
        except Exception:
            await room.recover()

    async def hand_over(self, room: LiveRoom) -> None:
        """Those who are here come again by themselves, and sooner or later to a process that may show it."""
        self.let_go(room)
        for client in [*room.clients]:
            room.drop(client)
        for talk in room.talks:  # also those that have not said hello yet
            talk.end()
        await room.minder.stop()

    # time

    async def keep_ticking(self) -> None:
        while True:
            due = time.monotonic() + TICK
            await asyncio.sleep(TICK)
            metrics.lag.observe(max(0.0, time.monotonic() - due))
            await self.tick()

    async def tick(self) -> None:
        """What comes with time alone: a courtesy runs out, a process falls silent, a room is stuck or forgotten."""
        now = self.clock()
        announce = now - self.announced >= ANNOUNCE
        if announce:
            self.announced = now
        for room in [*self.live.values()]:
            try:
                if room.clients:
                    await self.look_after(room, announce)
                elif not room.talks and not room.lock.locked() and now - room.used > IDLE:
                    self.let_go(room)
            except Exception:
                logger.exception("room %s could not be looked after", room.id)

    async def look_after(self, room: LiveRoom, announce: bool) -> None:
        if announce:
            room.announce()
        try:
            room.check_alive()
            silent = room.presence.forget_the_silent()
            if silent or not room.is_shown_right():
                await room.others_changed()
            room.nudge()
        except Stuck:
            await room.recover()


def check_names(bots: Iterable[str], log: RoomLog) -> None:
    for hero in bots:
        if hero not in log.heroes:
            raise UnknownName("hero", hero, ", ".join(log.heroes))


def begun(opened: Opened, play: Play, opener: Joined) -> tuple[list[Entry], RoomLog]:
    """The first entries of a room, and what they add up to."""
    log = RoomLog(opened, play)
    log.apply(opener)
    return [replace(opened, origin=bare(opened.origin, play)), opener], log
