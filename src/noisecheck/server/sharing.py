"""What a link says of itself where it is shared: a title, a line and a picture, as sites and messengers read them.

It tells no more than a stranger with the link is shown: of a running game what spectators see, and where there may be
none its opening.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from hashlib import sha256
from html import escape
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from noisecheck.content import begin_record
from noisecheck.engine.game import Game
from noisecheck.engine.outcome import WON
from noisecheck.foresight.shapes import POSTCARD
from noisecheck.server import daily
from noisecheck.server.http import seen_from_outside
from noisecheck.server.http_campaigns import today_of
from noisecheck.server.live import LiveRoom
from noisecheck.server.pictures import NotDrawn, Pictures, TooBusy, can_draw
from noisecheck.server.room import RoomLog, begin
from noisecheck.server.web import Trouble, room_named, room_of
from noisecheck.texts import name, say, stage_name

logger = logging.getLogger(__name__)

GENERAL = "link.png"  # of the built client: for every link that has no picture of its own
DAILY = ("missions/vr", "daily")  # the pages that are about it
POST = "postcard"  # what `render/__main__.py` draws of a game that goes on, or was lost
A_WHILE = "public, max-age=300"
NOT_KEPT = "no-store"


class Shared(NamedTuple):
    """`picture` is a path of this server, `shows` what is on it."""

    title: str
    about: str
    picture: str
    shows: str


async def shared(request: Request, path: str) -> Shared:
    """What the page of this path says of itself."""
    screen, _, wanted = path.strip("/").partition("/")
    try:
        if path.strip("/") in DAILY:
            return await of_day(request)
        if screen in ("t", "w", "replay"):
            return of_room(screen, wanted, await room_named(request, wanted))
    except Trouble:
        pass  # whatever is wrong with the link, the page itself says
    except Exception:  # a database that is locked or lost, too: the page is there without it
        logger.exception("nothing is known of %s", path)
    title = say("link-general", {})
    return Shared(title, say("link-general.about", {}), f"/{GENERAL}", title)


def of_room(screen: str, wanted: str, room: LiveRoom) -> Shared:
    if screen == "t" and wanted != room.id:
        raise Trouble("no-such-table")
    log = room.log
    stage = stage_name(log.play.game.state.stage.mission.id)
    key = {"t": "link-join", "w": "link-watch", "replay": "link-replay"}[screen]
    picture = f"/api/tables/{wanted}/picture.png"
    return Shared(say(key, {"stage": stage}), standing(screen, log), picture, say("link-picture", {"stage": stage}))


def standing(screen: str, log: RoomLog) -> str:
    game = log.play.game
    outcome = game.outcome
    over = "won" if outcome == WON else "lost"
    free = [hero for hero in log.heroes_of(0) if hero not in log.bots] if screen == "t" and not outcome else []
    facts: dict[str, str | int] = {
        "heroes": heroes(log.heroes),
        "state": over if outcome else "on" if log.started else "lobby",
        "round": game.state.round,
        "free": len(free),
    }
    return say("link-standing", facts)


async def of_day(request: Request) -> Shared:
    mission = await asyncio.to_thread(daily.origin_of, today_of(request))
    facts = {"stage": name(mission.stage), "heroes": heroes(mission.heroes)}
    shows = say("link-picture", facts)
    return Shared(say("link-daily", facts), say("link-daily.about", facts), "/api/daily/picture.png", shows)


def heroes(ids: Iterable[str]) -> str:
    return ", ".join(name(hero) for hero in ids)


def tags(request: Request, path: str, found: Shared) -> str:
    """For the head of the page, in the words of Open Graph and of X."""
    here = seen_from_outside(request)
    told = {
        "og:site_name": "noisecheck",
        "og:type": "website",
        "og:url": f"{here}/{path.strip('/')}",
        "og:title": found.title,
        "og:description": found.about,
        "og:image": here + found.picture,
        "og:image:type": "image/png",
        "og:image:width": str(POSTCARD.width),
        "og:image:height": str(POSTCARD.height),
        "og:image:alt": found.shows,
    }
    named = {"description": found.about, "twitter:card": "summary_large_image"}
    lines = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in told.items()]
    lines += [f'<meta name="{key}" content="{escape(value)}" />' for key, value in named.items()]
    return "\n".join(lines)


# pictures


async def picture_of_room(request: Request) -> Response:
    room = await room_of(request)
    game = await shown_to_strangers(room.log)
    return await picture(request, game, f"card {room.log.rewinds_used}" if game.outcome == WON else POST)


async def picture_of_day(request: Request) -> Response:
    origin = await asyncio.to_thread(daily.origin_of, today_of(request))
    return await picture(request, (await asyncio.to_thread(begin, origin)).game, POST)


async def shown_to_strangers(log: RoomLog) -> Game:
    play = log.play
    if play.game.outcome or log.options.spectators:
        return play.game
    return await asyncio.to_thread(begin_record, play.origin)


async def picture(request: Request, game: Game, wanted: str) -> Response:
    """The position on a postcard, or the card of a win; the general picture where it cannot be drawn."""
    postcards: Pictures = request.app.state.postcards
    try:
        if not await asyncio.to_thread(can_draw):
            return general(request, A_WHILE)
        record = game.save()
        found = await postcards.draw(sha256(f"{wanted} {record}".encode()).hexdigest(), lambda: record, wanted)
    except (TooBusy, NotDrawn):
        return general(request, NOT_KEPT)
    return Response(found, media_type="image/png", headers={"cache-control": A_WHILE})


def general(request: Request, keeping: str) -> Response:
    file = request.app.state.pages.folder / GENERAL
    if not file.is_file():
        raise Trouble("no-such-page")
    return FileResponse(file, headers={"cache-control": keeping})
