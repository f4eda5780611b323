"""Plays the bots of a room: thinks, announces, waits a moment, and answers by the same door as everybody (AI-03).

It speaks once a turn, of the whole turn; what comes up on the way is answered without a word. The pauses between the
answers shrink, so that a turn takes about three seconds however much is done in it.

Of several processes that show a room the first by name plays its bots; another steps in where that one stays silent.
Should two play at once, the entry that is written first counts, and whoever comes second finds the question gone. A bot
plays only while somebody looks into the room, and nothing of this is kept: after a crash it thinks again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from noisecheck.bots import Bot, bot
from noisecheck.bots.hints.doing import Doing
from noisecheck.bots.shapes import Why
from noisecheck.engine.game import Game
from noisecheck.server import bus, wire
from noisecheck.server.commands import chosen, goes_without_saying
from noisecheck.server.editions import NewerRules
from noisecheck.server.entries import ByBot, Chose, HeldBot
from noisecheck.server.play import NOBODY
from noisecheck.server.thinking import think

if TYPE_CHECKING:
    from noisecheck.server.live import LiveRoom

logger = logging.getLogger(__name__)

Pause: TypeAlias = Callable[[float], Awaitable[None]]

NOTICE = 1.0  # seconds between what a bot announces and what it does
TURN = 3.0  # seconds that a turn should take with that
PACE = (0.15, 0.4)  # the shortest and the longest pause between its answers: pages need a moment to show them
PATIENCE = 10.0  # seconds for which another process may think
LOOK = 0.1  # seconds between two looks whether those who watch have seen everything
TRIES = 20  # to write an entry before others do


class Thought(NamedTuple):
    """An answer, what will come after it, and why."""

    text: str
    next: list[str]
    why: Why


class Turn(NamedTuple):
    """Whose turn it is, in which round."""

    hero: str
    round: int


class Minder:
    def __init__(self, room: LiveRoom, pause: Pause) -> None:
        self.room = room
        self.pause = pause
        self.task: asyncio.Task[None] | None = None
        self.intention: wire.Intention | None = None
        self.spoke = 0.0  # when it announced that
        self.turn: Turn | None = None  # of which turn it spoke
        self.bot: Bot | Doing | None = None
        self.hero = ""
        self.continues_at = 0  # the entry of its own last answer, and of what followed by itself: its plan counts on

    # when

    def is_due(self) -> bool:
        """Whether a bot has to answer, and somebody looks."""
        log, room = self.room.log, self.room
        if not room.clients or room.is_broken or log.is_full(Chose):
            return False
        return bool(log.bot_to_act()) and not log.is_held() and not log.rewind and not goes_without_saying(log)

    def is_first(self) -> bool:
        others = self.room.presence.elsewhere.items()
        return all(self.room.bus.process < name for name, each in others if each.players or each.spectators)

    def wake(self) -> None:
        """Something changed. If it is already at work, it looks again by itself."""
        if self.is_due() and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self.play())

    async def stop(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def current(self) -> wire.Intention | None:
        """What was announced, as long as it counts: to the end of the turn."""
        told = self.intention
        return told if told and self.is_due() and self.turn == self.turn_of(told.hero) else None

    # how

    async def play(self) -> None:
        """Answers until the question is for somebody else. Each round writes an entry, or finds another one."""
        with suppress(NewerRules):  # a newer version goes on with the room, and plays its bots
            while self.is_due():
                await self.play_next(self.room.log.moved)

    async def play_next(self, moved: int) -> None:
        try:
            if not self.is_first():
                await self.pause(PATIENCE)
                if moved != self.room.log.moved or not self.is_due():
                    return
            await self.play_one(moved)
        except NewerRules:
            raise
        except Exception:
            logger.exception("a bot in room %s does not know what to do", self.room.id)
            await self.give_up(moved)
            await self.pause(NOTICE)

    async def play_one(self, moved: int) -> None:
        log = self.room.log
        hero = log.bot_to_act()
        kind = log.kind_of_bot(hero)
        goes_on = self.is_at_it(hero, moved)
        player = self.bot if self.bot and goes_on else self.new_player(hero)
        self.bot = None
        thought = await think(self.room.id, decide, player, log.play.game.clone())
        if not self.still(moved, hero):
            return
        if thought is None:
            await self.give_up(moved)
            return
        if self.is_news(hero, goes_on):
            texts = [thought.text, *thought.next]
            await self.give_notice(moved, wire.Intention(log.play.answers, hero, kind, texts, thought.why, NOTICE))
        else:
            await self.pause(self.pace(len(thought.next)))
            await self.catch_up(moved, hero)
        if await self.answer(moved, hero, thought):
            self.bot, self.hero = player, hero

    def is_news(self, hero: str, goes_on: bool) -> bool:
        """Whether a turn begins with this answer, or goes on after somebody else had a say."""
        decision = self.room.log.play.game.decision
        assert decision is not None
        return decision.kind == "action" and not (goes_on and self.turn == self.turn_of(hero))

    def turn_of(self, hero: str) -> Turn:
        return Turn(hero, self.room.log.play.game.state.round)

    def pace(self, left: int) -> float:
        """The next pause of a turn in which so many answers are left after this one."""
        shortest, longest = PACE
        seconds = self.spoke + TURN - self.room.presence.clock()
        return max(shortest, min(longest, seconds / (1 + left)))

    async def give_notice(self, moved: int, intention: wire.Intention) -> None:
        """Announces what it will do, when players have seen what happened before, and gives them time to object."""
        await self.catch_up(moved, intention.hero)
        while self.still(moved, intention.hero):
            self.announce(intention)
            await self.pause(intention.seconds)
            if not self.room.presence.is_behind():
                return
            await self.catch_up(moved, intention.hero)

    async def catch_up(self, moved: int, hero: str) -> None:
        """Nobody is run away from: what happened is shown first, on the page of every player."""
        while self.room.presence.is_behind() and self.still(moved, hero):
            await self.pause(LOOK)

    def is_at_it(self, hero: str, moved: int) -> bool:
        """Whether the bot that answered last goes on."""
        log = self.room.log
        name = Doing.name if log.carried_out() else log.bots[hero]
        return self.bot is not None and (self.bot.name, self.hero, self.continues_at) == (name, hero, moved)

    def new_player(self, hero: str) -> Bot | Doing:
        log = self.room.log
        if plan := log.carried_out():
            return Doing(hero, plan.options)
        return bot(log.bots[hero], seed_of(self.room.id, log.play.answers))

    def still(self, moved: int, hero: str) -> bool:
        """Whether the question stands, and is this bot's."""
        log = self.room.log
        return log.moved == moved and self.is_due() and log.bot_to_act() == hero

    def announce(self, intention: wire.Intention) -> None:
        self.hear(intention)
        self.room.bus.tell(bus.IntentNote(self.room.bus.process, self.room.id, intention))

    def hear(self, intention: wire.Intention) -> None:
        """Announced here or by another process."""
        self.intention, self.spoke, self.turn = intention, self.room.presence.clock(), self.turn_of(intention.hero)
        self.room.broadcast(wire.Intends(intention))

    async def answer(self, moved: int, hero: str, thought: Thought) -> bool:
        """Whether the answer was written. If somebody else wrote in the meantime, it depends on what."""
        room = self.room
        try:
            async with room.lock:
                for _ in range(TRIES):
                    if not self.still(moved, hero):
                        return False
                    log = room.log
                    entry = chosen(log, log.answers_for(), "", thought.text)
                    entry.bot = ByBot(hero, log.kind_of_bot(hero), thought.why)
                    if await room.write(entry):
                        await room.settle()
                        self.continues_at = room.log.moved
                        return True
        except NewerRules:
            raise
        except Exception:
            if room.log.moved == moved:
                raise
            await room.recover()  # it was written and applied, but not everybody was told
        return False

    async def give_up(self, moved: int) -> None:
        """People answer what a bot cannot."""
        room = self.room
        try:
            async with room.lock:
                for _ in range(TRIES):
                    if room.log.moved != moved or not self.is_due() or await room.write(HeldBot(NOBODY, "", True)):
                        return
        except NewerRules:
            raise
        except Exception:
            await room.recover()


def decide(player: Bot | Doing, game: Game) -> Thought | None:
    """In a thread: the reason, too, takes some thought. None for a plan that cannot go on."""
    option = player.choose(game)
    return option and Thought(str(option), list(player.intent()), player.explain())


def seed_of(room: str, answers: int) -> int:
    """The same for everybody who plays this bot at this question."""
    return int.from_bytes(sha256(f"{room} {answers}".encode()).digest()[:6])
