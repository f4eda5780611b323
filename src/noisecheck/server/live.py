"""A room that somebody looks at: its log in memory, those who are connected, and the order in which things happen.

A command is looked at, written, applied, told: in this order, one at a time. What cannot be written was not done.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

from noisecheck.server import bus, showing, wire
from noisecheck.server.chat import COPIED, Chat
from noisecheck.server.clients import Asker, Client, encode
from noisecheck.server.commands import (
    awaited,
    changes_nothing,
    check_fresh,
    consequence,
    deed,
    goes_without_saying,
    tidy,
)
from noisecheck.server.editions import installed, is_older
from noisecheck.server.entries import AnyDeed, Chose, Copied, Hinted, Joined, Later, Upgraded
from noisecheck.server.fences import Fences
from noisecheck.server.forecasts import Forecasts
from noisecheck.server.ghosts import Planned, RoomGhosts
from noisecheck.server.minder import Minder, Pause
from noisecheck.server.play import NOBODY, Stuck, check_alive
from noisecheck.server.presence import Clock, Presence
from noisecheck.server.refusals import Refusal
from noisecheck.server.room import RoomLog, as_later, fold
from noisecheck.server.seats import deciders, dispensable, hash_of, name_for, new_token, player_with
from noisecheck.server.store import Conflict, KeptRoom

logger = logging.getLogger(__name__)

MOST_PLAYERS = 12
MOST_SPECTATORS = 100
TRIES = 20  # to write an entry before others do
MOST_CONSEQUENCES = 20


class LiveRoom:
    def __init__(self, kept: KeptRoom, log: RoomLog, chat: Chat, notes: bus.Bus, clock: Clock, pause: Pause) -> None:
        self.id, self.watch = kept
        self.log = log
        self.chat = chat
        self.store = chat.store
        self.bus = notes
        self.presence = Presence(clock)
        self.lock = asyncio.Lock()
        self.clients: list[Client] = []
        self.talks: set[Asker] = set()  # connections, also those that have not said hello yet
        self.fences = Fences()
        self.is_broken = False
        self.bug = ""  # under which players and log hear of what is wrong, until it is mended
        self.untold: tuple[Later, int] | None = None  # what all are about to be told, and how many events they know
        self.shown: tuple[list[int], list[int]] = ([], [])  # who decides, who is missed
        self.forecasts = Forecasts()
        self.ghosts = RoomGhosts()
        self.minder = Minder(self, pause)
        self.note_deciders()
        self.used = clock()

    # who is here

    async def enter(self, client: Client, hello: wire.Hello) -> bool:
        """Whether the client is in now; a fenced tab is not. Raises `Refusal` for who may not come in at all."""
        async with self.lock:
            await self.settle()  # nobody is welcomed with a question that is not asked
            player = self.player_of(hello)
            takes_spectators = self.log.options.spectators and self.presence.watching < MOST_SPECTATORS
            if player is None and not takes_spectators:
                raise Refusal("no-spectators")
            if player is not None and self.is_fenced(player, hello):
                client.send(encode(wire.Fenced()))
                client.close()
                return False
            client.player, client.tab = player, hello.tab
            if player is not None:
                self.fence_others(player, hello.tab)
                self.bus.tell(bus.FenceNote(self.bus.process, self.id, player, hello.tab))
            self.clients.append(client)
            self.presence.come(player)
            client.send(self.welcome(client))
            self.tell_presence(but=client)
            if self.ghosts.shown:
                client.send(encode(wire.GhostsShown(self.ghosts.shown, [])))
            if intention := self.minder.current():
                client.send(encode(wire.Intends(intention)))
            await self.settle()
            self.minder.wake()
        return True

    def player_of(self, hello: wire.Hello) -> int | None:
        if hello.token is None:
            return None
        player = player_with(self.log, hello.token)
        if player is None:
            raise Refusal("unknown-token")
        return player

    def is_fenced(self, player: int, hello: wire.Hello) -> bool:
        """A tab that was fenced stays out, unless its user wants the seat here or nobody sits in it any more."""
        return self.fences.keep_out(player, hello.tab) and not hello.take_over and self.presence.is_here(player)

    def fence_others(self, player: int, tab: str) -> None:
        """A seat is used in one tab at a time, the latest; what it has to show it will say itself."""
        self.presence.show(player, False)
        self.fences.take_down(player, tab)
        for other in [each for each in self.clients if each.player == player]:
            if other.tab != tab:
                self.fences.put_up(player, other.tab)
                other.send(encode(wire.Fenced()))
            self.drop(other)
            other.player = None  # what it sent meanwhile is nobody's any more
            other.close()

    def drop(self, client: Client) -> None:
        self.clients.remove(client)
        self.presence.go(client.player)

    async def leave(self, client: Client) -> None:
        if client not in self.clients:
            return
        self.drop(client)
        await self.others_changed()

    async def others_changed(self) -> None:
        """Who is here changed elsewhere, or time alone did it."""
        async with self.lock:
            self.tell_presence()
            await self.settle()
            self.minder.wake()

    async def stir(self, player: int) -> None:
        """A sign of life from a player. Anybody taken for asleep is back."""
        if self.presence.stir(player):
            await self.others_changed()

    def note_showing(self, client: Client, busy: bool) -> None:
        """How far a page has got; those of spectators are not waited for."""
        if client.player is not None:
            self.presence.show(client.player, busy)
            self.bus.tell(bus.ShowingNote(self.bus.process, self.id, client.player, busy))

    def nudge(self) -> None:
        """NET-08: reminds those whom others wait for, each once."""
        for player in self.presence.to_nudge():
            if any(self.presence.is_here(other) for other in self.log.seated() if other != player):
                self.presence.nudged.add(player)
                message = encode(wire.Nudged(round(self.presence.idle(player), 1)))
                for client in [each for each in self.clients if each.player == player]:
                    client.send(message)

    def point(self, player: int, space: str) -> None:
        """A ping: told, not kept."""
        self.broadcast(wire.Pinged(player, self.log.players[player].name, space))

    # what is planned

    async def plan(self, client: Client, plan: wire.PlanTurn) -> None:
        """Shows all what a player means to do. Raises `Refusal`."""
        async with self.lock:
            if client.player is None:
                raise Refusal("spectators-only-watch")
            self.check_alive()
            self.ghosts.plan(self.log, client.player, plan.hero, plan.answers)
            self.tell_ghosts()
            self.announce_plan(plan.hero)
            client.send(encode(wire.Done(plan.id, self.log.seq)))

    def hear_plan(self, hero: str, planned: Planned | None) -> None:
        """Another process tells of a plan: it is the same one here, and judged by the same rules."""
        self.ghosts.take(hero, planned)
        self.tell_ghosts()

    def announce_plans(self) -> None:
        for hero in self.ghosts.planned:
            self.announce_plan(hero)

    def announce_plan(self, hero: str) -> None:
        self.bus.tell(bus.PlanNote(self.bus.process, self.id, hero, self.ghosts.planned.get(hero)))

    def tell_ghosts(self) -> None:
        if told := self.ghosts.renew(self.log):
            self.broadcast(told)

    # who is here, told

    def tell_presence(self, but: Client | None = None) -> None:
        self.used = self.presence.clock()
        self.note_deciders()
        players = showing.players(self.log, self.presence)
        self.broadcast(wire.Presence(players, self.presence.spectators(), self.shown[0]), but)
        self.announce()

    def note_deciders(self) -> None:
        self.presence.ask(self.log.moved, awaited(self.log, self.presence))
        self.shown = deciders(self.log, self.presence), self.missed()

    def missed(self) -> list[int]:
        return [player for player in self.log.players if self.presence.is_missed(player)]

    def is_shown_right(self) -> bool:
        """Whether time alone has not changed who decides, or whom others may stand in for."""
        return self.shown == (deciders(self.log, self.presence), self.missed())

    def announce(self) -> None:
        presence = self.presence
        here = sorted(presence.local)
        quiet = {player: round(presence.quiet(player), 1) for player in here}
        self.bus.tell(bus.PresenceNote(self.bus.process, self.id, here, presence.watching, quiet))

    def welcome(self, client: Client) -> bytes:
        name = self.watch if client.watching else self.id
        return encode(showing.welcome(self.log, self.presence, self.chat.lines, name, self.watch, client.player))

    def broadcast(self, message: wire.FromServer, but: Client | None = None) -> None:
        encoded = encode(message)
        for client in self.clients:
            if client is not but:
                client.send(encoded)

    # what is done

    async def join(self, name: str) -> wire.Seat | None:
        """A seat for one more, or None if the room is full."""
        token = new_token()
        async with self.lock:
            for _ in range(TRIES):
                leaving = dispensable(self.log, self.presence) if len(self.log.players) >= MOST_PLAYERS else 0
                if leaving is None or self.log.is_full(Joined):
                    return None
                player = max(self.log.players, default=0) + 1
                if await self.write(Joined(player, name_for(self.log, player, name), hash_of(token), leaving)):
                    return wire.Seat(self.id, self.watch, token, player)
        raise Conflict(self.id)

    async def command(self, client: Client, command: wire.KeptCommand) -> None:
        """Carries a command out once, however often it is sent. Raises `Refusal`."""
        async with self.lock:
            if client.player is None:  # also one that was fenced while it waited
                raise Refusal("spectators-only-watch")
            done = (client.player, command.id)
            for _ in range(TRIES):
                if done in self.log.done or await self.do(self.checked(client.player, command)):
                    seq = self.log.done.get(done, self.log.seq)
                    await self.settle()
                    client.send(encode(wire.Done(command.id, seq)))  # last: what followed is known by then
                    return
        raise Refusal("stale")

    async def say(self, client: Client, said: wire.Say) -> None:
        """A line of chat, once however often it is sent. Raises `Refusal`."""
        async with self.lock:
            if client.player not in self.log.players:
                raise Refusal("spectators-only-watch" if client.player is None else "unknown-token")
            await self.speak(client.player, said.id, tidy(said.text))
            client.send(encode(wire.Done(said.id, self.log.seq)))

    async def speak(self, player: int, id: str, text: str) -> None:
        for line in await self.chat.say(player, id, self.log.players[player].name, text):
            self.broadcast(wire.ChatSaid(line))
        self.bus.tell(bus.LineNote(self.bus.process, self.id))

    async def note_copy(self, player: int) -> None:
        """Before somebody is given a file of a game that is not over, everybody hears of it, once for a position."""
        async with self.lock:
            for _ in range(TRIES):
                if self.log.play.game.outcome or self.log.copied_at == self.log.moves:
                    return
                if await self.write(Copied(player, "")):
                    await self.speak(player, f"copy {self.log.seq}", COPIED)
                    return
        raise Conflict(self.id)

    async def hear_lines(self) -> None:
        """Somebody said something by way of another process."""
        async with self.lock:
            for line in await self.chat.catch_up():
                self.broadcast(wire.ChatSaid(line))

    def checked(self, player: int, command: wire.KeptCommand) -> AnyDeed:
        self.check_alive()
        if player not in self.log.players:
            raise Refusal("unknown-token")
        found = deed(self.log, self.presence, player, command)
        if self.log.is_full(type(found)):
            raise Refusal("too-long")
        return found

    async def do(self, entry: AnyDeed) -> bool:
        return changes_nothing(self.log, entry) or await self.write(entry)

    async def write(self, entry: Later) -> bool:
        """Commits an entry, then applies and tells it. If somebody else wrote first: reads that, and says no. What a
        newer version writes to, older ones leave alone."""
        if is_older(self.log.rules) and not await self.append(Upgraded(NOBODY, "", installed())):
            return False
        return await self.append(entry)

    async def append(self, entry: Later) -> bool:
        try:
            await self.store.append(self.id, self.log.seq + 1, entry)
        except Conflict:
            await self.catch_up()
            return False
        self.apply(entry)
        return True

    def apply(self, entry: Later) -> None:
        self.used = self.presence.clock()
        if not (isinstance(entry, Chose) and entry.foregone):
            self.tell_news()
        told, known = self.untold or (entry, len(self.log.play.film))
        self.log.apply(entry)
        self.untold = told, min(known, len(self.log.play.film))
        self.check_alive()
        if not isinstance(entry, Joined) and entry.id:
            self.presence.stir(entry.by)
        self.note_deciders()
        if not goes_without_saying(self.log):
            self.tell_news()
        if self.log.has_moved:
            for talk in self.talks:
                talk.position_changed()
        self.minder.wake()

    def tell_news(self) -> None:
        """Tells all what was done and what followed from it; not before the room has answered what cannot matter."""
        if self.untold:
            self.broadcast(showing.news(self.log, self.presence, *self.untold))
            self.untold = None
            self.tell_ghosts()

    async def count_hint(self, player: int, query: wire.AskHint) -> None:
        """AI-02: what a player was told is kept, before it is told."""
        async with self.lock:
            for _ in range(TRIES):
                check_fresh(self.log, query.seq)
                if self.log.hint_key(player, query.tier) in self.log.hinted:
                    return
                if self.log.is_full(Hinted):
                    raise Refusal("too-long")
                if await self.write(Hinted(player, query.id, query.tier)):
                    return
        raise Refusal("stale")

    async def catch_up(self) -> None:
        """Reads what other processes wrote."""
        for entry in await self.store.read(self.id, self.log.seq):
            self.apply(as_later(entry))

    async def settle(self) -> None:
        """What follows by itself from what was done, or from who came and went."""
        for _ in range(MOST_CONSEQUENCES):
            entry = consequence(self.log, self.presence)
            if entry is None:
                break
            await self.write(entry)
        self.tell_news()

    # when something is wrong

    def check_alive(self) -> None:
        if self.is_broken:
            raise Stuck(self.id)
        check_alive(self.log.play.game)

    async def recover(self) -> None:
        """Restores the room from its entries and shows it again. If that fails, nobody else is harmed, and it is tried
        again with time (`Rooms.look_after`). What lasts is told once."""
        if not self.bug:
            self.bug = secrets.token_hex(4)
            logger.exception("room %s is being restored, bug %s", self.id, self.bug)
            self.broadcast(wire.Recovering(self.bug))
        async with self.lock:
            try:
                found = await self.store.read(self.id)
                self.log = await asyncio.to_thread(fold, found)
                self.untold = None
                self.ghosts = RoomGhosts()
                check_alive(self.log.play.game)
                self.note_deciders()
                for client in self.clients:
                    client.send(self.welcome(client))
                self.is_broken, self.bug = False, ""
                self.minder.wake()
            except Exception:
                if not self.is_broken:
                    logger.exception("room %s cannot be restored, bug %s", self.id, self.bug)
                self.is_broken = True
