"""Campaigns that the server keeps. What came of a game is read off its room whenever its campaign is asked for.

So a room knows nothing of campaigns but which one it belongs to, and there is no moment at which a result could be
lost or counted twice: it stands in the entries of the room, and the campaign takes it from there.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeVar, get_args

from msgspec.structs import replace

from noisecheck import campaign as campaigns
from noisecheck.campaign import Campaign, CampaignError, Playing
from noisecheck.engine.errors import NoisecheckError
from noisecheck.engine.game import Game
from noisecheck.server import limits, sealed, wire
from noisecheck.server.commands import may_copy
from noisecheck.server.entries import OfCampaign, RecordOrigin, StageOrigin
from noisecheck.server.play import Play
from noisecheck.server.room import OPENER, RoomLog, begin_from_record
from noisecheck.server.rooms import NewerRoom, Rooms, UnreadableRoom
from noisecheck.server.seats import hash_of, is_id, new_id, new_token
from noisecheck.server.store import Conflict, KeptCampaign, Store
from noisecheck.server.web import Trouble

TRIES = 20  # to write a campaign before others do

Done = TypeVar("Done")


class Led(NamedTuple):
    """A campaign as it stands, as it is kept, and the room of its last game if there is one."""

    campaign: Campaign
    kept: KeptCampaign
    log: RoomLog | None

    def playing(self) -> wire.OpenGame | None:
        """The open game, with how far it is where that is known."""
        playing = self.campaign.playing
        if playing is None:
            return None
        log = self.log if self.log and number_of(self.log) == playing.number else None
        return wire.OpenGame(
            number=playing.number,
            stage=playing.stage,
            heroes=list(playing.heroes),
            round=log.play.game.state.round if log else 0,
            table=self.kept.room if log else "",
        )


class Campaigns:
    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms

    # new ones

    async def begin(self, name: str) -> wire.CampaignKey:
        return await self.add(campaigns.begin(new_id(), name, datetime.now(UTC).replace(microsecond=0)))

    async def bring_in(self, text: str) -> wire.CampaignKey:
        """A campaign from a file. It is one of its own from now on, whatever became of it elsewhere."""
        found = await asyncio.to_thread(sealed.read_campaign, text)
        if len(found.results) > limits.IMPORT_GAMES:
            raise Trouble("too-large", f"{len(found.results)} games; at most {limits.IMPORT_GAMES}")
        return await self.add(replace(found, id=new_id()))

    async def add(self, campaign: Campaign) -> wire.CampaignKey:
        token = new_token()
        await self.store.add_campaign(KeptCampaign(campaign.id, hash_of(token), campaigns.export(campaign)))
        return wire.CampaignKey(campaign.id, token)

    # those that are there

    async def lead(self, id: str, token: str, act: Callable[[Led], Awaitable[Done]]) -> Done:
        """What somebody who has its key does with a campaign; once more if others wrote it meanwhile."""
        for _ in range(TRIES):
            with suppress(Conflict):
                return await act(await self.find(id, token))
        raise Conflict(id)

    async def find(self, id: str, token: str) -> Led:
        """The campaign, brought up to date with the room of its last game."""
        kept = await self.kept(id)
        if not secrets.compare_digest(kept.token_hash, hash_of(token)):
            raise Trouble("campaign-key-needed")
        led = await self.read(kept)
        return await self.write(led, await self.followed(led))

    async def seen_from(self, log: RoomLog) -> Campaign:
        """That of the game in a room, up to date, for those who sit there: they look at it and change nothing."""
        kept = await self.kept(log.occasion.id if isinstance(log.occasion, OfCampaign) else "")
        return await self.followed(await self.read(kept))

    async def kept(self, id: str) -> KeptCampaign:
        found = await self.store.find_campaign(id) if is_id(id) else None
        if found is None:
            raise Trouble("no-such-campaign")
        return found

    async def read(self, kept: KeptCampaign) -> Led:
        try:
            campaign = await asyncio.to_thread(campaigns.read, kept.text)
        except CampaignError as error:  # another version wrote it
            raise Trouble("bad-campaign", error) from None
        return Led(campaign, kept, await self.log_of(kept.room))

    async def log_of(self, room: str) -> RoomLog | None:
        """With what other processes wrote to it just now. One that cannot be read any more is as good as none."""
        try:
            found = await self.rooms.find(room)
            if found:
                await self.rooms.mend(found)
        except NewerRoom:
            raise
        except UnreadableRoom:
            return None
        return found.log if found else None

    async def followed(self, led: Led) -> Campaign:
        """The campaign with its last game as that stands now; one that was given up is not followed."""
        if led.log is None:
            return led.campaign
        game, number = led.log.play.game, number_of(led.log)
        with suppress(CampaignError):
            rewinds = rewinds_before(led.log) + led.log.rewinds_used
            open_still = campaigns.keep(led.campaign, number, saved(game, led.log.bots), rewinds)
            if not game.outcome:
                return open_still
            when = await self.store.time_of(led.kept.room, led.log.moved)
            return campaigns.record(open_still, number, game, datetime.fromtimestamp(int(when), UTC))
        return led.campaign

    async def write(self, led: Led, campaign: Campaign) -> Led:
        """Raises `Conflict` if somebody else has written it since it was read."""
        if campaign == led.campaign:
            return led
        kept = led.kept._replace(text=campaigns.export(campaign))
        await self.store.write_campaign(kept)
        return Led(campaign, kept.next(), led.log)

    async def export(self, led: Led) -> str:
        """The campaign as a file."""
        await self.note_copy(led)
        return sealed.export_campaign(led.campaign)

    async def note_copy(self, led: Led) -> None:
        """The open game is about to be somewhere else too: those who play it hear of it, and Legend refuses."""
        playing = led.playing()
        room = await self.rooms.find(playing.table) if playing and playing.table else None
        if room is None:
            return
        if not may_copy(room.log):
            raise Trouble("still-running")
        await room.note_copy(OPENER if OPENER in room.log.players else room.log.lead)

    async def remove(self, led: Led) -> None:
        await self.store.drop_campaign(led.kept.id)

    # its games

    async def play(self, led: Led, name: str, wanted: wire.NewCampaignGame) -> wire.Seat:
        """A room for a stage, with what is in the Memory Box and what is known (SET-10, CDX-1)."""
        if led.campaign.playing:
            raise Trouble("game-open")
        seed = sealed.new_seed() if wanted.seed is None else wanted.seed
        try:
            begun = await asyncio.to_thread(campaigns.begin_stage, led.campaign, wanted.stage, wanted.heroes, seed)
            return await self.rooms.open(
                name,
                StageOrigin(**begun.game.origin, chosen=wanted.seed is not None),
                await asyncio.to_thread(Play, begun.game),
                wanted.options or wire.Options(),
                sealed.new_nonce(),
                wanted.alone,
                wanted.bots,
                OfCampaign(led.kept.id, begun.campaign.games),
                led.kept._replace(text=campaigns.export(begun.campaign)),
            )
        except NoisecheckError as error:
            raise Trouble("bad-stage", error) from None

    async def resume(self, led: Led, name: str) -> wire.Seat:
        """A new room for the open game as it stands. The campaign follows this one from now on."""
        playing = open_game(led)
        await self.note_copy(led)
        try:
            play, bots = await asyncio.to_thread(begin_from_record, json.dumps(playing.game)), bots_in(playing)
            kept = campaigns.keep(led.campaign, playing.number, saved(play.game, bots), playing.rewinds)
            return await self.rooms.open(
                name,
                RecordOrigin(play.game.save()),
                play,
                led.log.options if led.log else wire.Options(),
                sealed.new_nonce(),
                alone=True,
                bots=bots,
                occasion=OfCampaign(led.kept.id, playing.number, playing.rewinds),
                campaign=led.kept._replace(text=campaigns.export(kept)),
            )
        except NoisecheckError as error:
            raise Trouble("bad-save", error) from None


def number_of(log: RoomLog) -> int:
    """The number of a room's game in its campaign."""
    assert isinstance(log.occasion, OfCampaign)
    return log.occasion.number


def rewinds_before(log: RoomLog) -> int:
    """How often its game was rewound before it came to this room."""
    assert isinstance(log.occasion, OfCampaign)
    return log.occasion.rewinds


def open_game(led: Led) -> Playing:
    if led.campaign.playing is None:
        raise Trouble("no-game-open")
    return led.campaign.playing


def saved(game: Game, bots: dict[str, wire.BotName]) -> dict[str, Any]:
    """As the terminal saves it too."""
    found: dict[str, Any] = json.loads(game.save())
    return found | {"bots": dict(bots)} if bots else found


def bots_in(playing: Playing) -> dict[str, wire.BotName]:
    """The bots of a saved game; those that cannot play in it are left out."""
    named: dict[str, Any] = playing.game.get("bots", {})
    return {hero: bot for hero, bot in named.items() if hero in playing.heroes and bot in get_args(wire.BotName)}
