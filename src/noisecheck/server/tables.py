"""All tables of this process: read from the store when somebody asks for them, let go when nobody does any more."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress

from msgspec.structs import replace

from noisecheck.engine.errors import UnknownName
from noisecheck.server import bus, wire
from noisecheck.server.entries import Entry, GaveToBot, Joined, Later, Occasion, Opened, Origin, Started, TookHero
from noisecheck.server.live import LiveTable
from noisecheck.server.minder import Pause
from noisecheck.server.play import Play, Stuck
from noisecheck.server.presence import Clock
from noisecheck.server.seats import hash_of, is_id, new_id, new_token
from noisecheck.server.store import Kept, KeptCampaign, Store
from noisecheck.server.table import OPENER, TableLog, bare, fold

logger = logging.getLogger(__name__)

TICK = 1.0
ANNOUNCE = 15.0  # seconds between two words of a process that it is still there
IDLE = 600.0  # seconds after which a table without anybody is let go
MOST_LIVE = 1_000  # tables in memory; beyond it those go that nobody looks at


class Unreadable(Exception):
    """The entries of a table do not add up: another version of the game wrote them, or there is a fault."""


class Tables:
    def __init__(
        self, store: Store, notes: bus.Bus, clock: Clock = time.monotonic, pause: Pause = asyncio.sleep
    ) -> None:
        self.store = store
        self.bus = notes
        self.clock = clock
        self.pause = pause
        self.live: dict[str, LiveTable] = {}
        self.names: dict[str, str] = {}  # of spectators' links
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
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
        for table in [*self.live.values()]:
            await table.minder.stop()
        await self.bus.stop()

    # finding

    async def find(self, name: str) -> LiveTable | None:
        """The table with this name: that of the players' link or that of the spectators'."""
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

    async def load(self, name: str) -> LiveTable | None:
        kept = await self.store.find(name)
        if kept is None:
            return None
        try:
            log = await asyncio.to_thread(fold, await self.store.read(kept.id))
        except Exception as error:
            logger.exception("table %s cannot be read", kept.id)
            raise Unreadable(str(error)) from error
        table = self.show(self.made(kept, log))
        await self.mend(table)  # of what was written since it was read nobody told us
        return table

    def made(self, kept: Kept, log: TableLog) -> LiveTable:
        return LiveTable(kept, log, self.store, self.bus, self.clock, self.pause)

    def show(self, table: LiveTable) -> LiveTable:
        if table.id in self.live:  # asked for by its other name at the same time
            return self.live[table.id]
        self.make_room()
        self.live[table.id] = table
        self.names[table.watch] = table.id
        self.bus.tell(bus.WhoNote(self.bus.process, table.id))
        return table

    def make_room(self) -> None:
        """Lets go of the table that was not used for longest, of those without anybody."""
        if len(self.live) >= MOST_LIVE:
            idle = [each for each in self.live.values() if not each.talks and not each.lock.locked()]
            if idle:
                self.let_go(min(idle, key=lambda each: each.used))

    def let_go(self, table: LiveTable) -> None:
        del self.live[table.id]
        self.names.pop(table.watch, None)

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
        """A new table for a game that began so; its opener leads it and, if alone, plays all heroes but those of bots.

        `campaign` is the one that goes on there; raises `Conflict` if it was written in the meantime.
        """
        kept, token = Kept(new_id(), new_id()), new_token()
        opening = Opened(origin, options, nonce, occasion)
        first, log = await asyncio.to_thread(begun, opening, play, Joined(OPENER, name, hash_of(token)))
        bots = bots or {}
        check_names(bots, log)
        later: list[Later] = [GaveToBot(OPENER, "", hero, bot) for hero, bot in bots.items()]
        if alone:
            later += [TookHero(OPENER, "", hero) for hero in log.heroes if hero not in bots]
            later.append(Started(OPENER, ""))
        for entry in later:
            log.apply(entry)
        await self.store.create(kept, [*first, *later], campaign and campaign._replace(table=kept.id))
        self.show(self.made(kept, log))
        return wire.Seat(kept.id, kept.watch, token, OPENER)

    # other processes

    async def hear(self, note: bus.Note) -> None:
        if isinstance(note, bus.MissedNote):
            for table in [*self.live.values()]:
                await self.mend(table)
            return
        found = self.live.get(note.table)
        if found is None or (not isinstance(note, bus.EntryNote) and note.process == self.bus.process):
            return
        match note:
            case bus.EntryNote(_, seq):
                if seq > found.log.seq:
                    await self.mend(found)
            case bus.PresenceNote(process, _, players, spectators, quiet):
                if found.presence.hear(process, frozenset(players), spectators, quiet):
                    await found.others_changed()
            case bus.WhoNote():
                found.announce()
            case bus.FenceNote(_, _, player, tab):
                found.fence_others(player, tab)
                await found.others_changed()
            case bus.ShowingNote(_, _, player, busy):
                found.presence.show(player, busy)
            case bus.PingNote(_, _, player, space):
                found.point(player, space)
            case bus.IntentNote(_, _, intention):
                found.minder.hear(intention)

    async def mend(self, table: LiveTable) -> None:
        """Reads what other processes wrote to it."""
        try:
            async with table.lock:
                await table.catch_up()
        except Exception:
            await table.recover()

    # time

    async def keep_ticking(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            await self.tick()

    async def tick(self) -> None:
        """What comes with time alone: a courtesy runs out, a process falls silent, a table is stuck or forgotten."""
        now = self.clock()
        announce = now - self.announced >= ANNOUNCE
        if announce:
            self.announced = now
        for table in [*self.live.values()]:
            try:
                if table.clients:
                    await self.look_after(table, announce)
                elif not table.talks and not table.lock.locked() and now - table.used > IDLE:
                    self.let_go(table)
            except Exception:
                logger.exception("table %s could not be looked after", table.id)

    async def look_after(self, table: LiveTable, announce: bool) -> None:
        if announce:
            table.announce()
        try:
            if not table.is_broken:
                table.check_alive()
            silent = table.presence.forget_the_silent()
            if silent or not table.is_shown_right():
                await table.others_changed()
            table.nudge()
        except Stuck:
            await table.recover()


def check_names(bots: Iterable[str], log: TableLog) -> None:
    for hero in bots:
        if hero not in log.heroes:
            raise UnknownName("hero", hero, ", ".join(log.heroes))


def begun(opened: Opened, play: Play, opener: Joined) -> tuple[list[Entry], TableLog]:
    """The first entries of a table, and what they add up to."""
    log = TableLog(opened, play)
    log.apply(opener)
    return [replace(opened, origin=bare(opened.origin, play)), opener], log
